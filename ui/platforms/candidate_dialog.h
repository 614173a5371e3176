// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/evaluation.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace xuanka {

class AppContext;
class SearchBox;
class TextLabel;

/// A platform and a card to evaluate: both from the catalog by search, or a platform of the team's own by name.
class CandidateDialog : public QDialog {
    Q_OBJECT

public:
    /// A candidate without an id is new.
    CandidateDialog(AppContext &context, const RoundCandidate &candidate, QWidget *parent = nullptr);

    RoundCandidate candidate() const;
    /// Stays open, with the reason beside the field, while something is missing.
    void accept() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    AppContext &m_context;
    RoundCandidate m_candidate;
    TextLabel *m_hint;
    QLabel *m_platformLabel;
    SearchBox *m_platform;
    TextLabel *m_platformProblem;
    QLabel *m_cardLabel;
    SearchBox *m_card;
    TextLabel *m_cardProblem;
    QLabel *m_configurationLabel;
    QLineEdit *m_configuration;
    QDialogButtonBox *m_buttons;
};

} // namespace xuanka
