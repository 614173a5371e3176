// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/implications.h"

#include <QScrollArea>

class QGridLayout;

namespace xuanka {

class AppContext;
class ImplicationsView;
class QuickEdit;
class TextLabel;

/// One profile in words, with what is wrong or unwise beside each answer, the answers that are changed most, and what
/// all of it leads to, following every key.
class ProfileView : public QScrollArea {
    Q_OBJECT

public:
    explicit ProfileView(AppContext &context, QWidget *parent = nullptr);

    void setProfile(const DemandProfile &profile);
    void setReadOnly(bool readOnly);
    /// Ends what is being typed; see changeWanted().
    void finishEditing();
    const Condition *condition(const QString &id) const;
    void retranslate();

Q_SIGNALS:
    void changeWanted(const xuanka::DemandProfile &profile);
    void whyWanted(const QString &conditionId);

private:
    void present(const DemandProfile &profile);
    void fillWords(const DemandProfile &profile, const Result<Implications> &implications);

    AppContext &m_context;
    DemandProfile m_shown;
    TextLabel *m_name;
    TextLabel *m_note;
    QWidget *m_wordsPlace;
    QWidget *m_words = nullptr;
    TextLabel *m_quickHeading;
    QuickEdit *m_quick;
    TextLabel *m_followsHeading;
    ImplicationsView *m_implications;
};

} // namespace xuanka
