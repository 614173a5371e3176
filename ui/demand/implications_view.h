// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/implications.h"

#include <QWidget>

class QVBoxLayout;

namespace xuanka {

class AppContext;

/// What a profile's answers lead to: each condition with the answer that triggered it and where the rule is from, the
/// ways to procure, and the steps from a trial to a commitment.
class ImplicationsView : public QWidget {
    Q_OBJECT

public:
    /// Warnings are listed first, unless the place that shows them is beside the answers.
    enum class Warnings { Listed, ShownElsewhere };

    ImplicationsView(AppContext &context, Warnings warnings, QWidget *parent = nullptr);

    void setImplications(const Result<Implications> &implications);
    /// Null if there is none of that id.
    const Condition *condition(const QString &id) const;
    void retranslate();

Q_SIGNALS:
    /// Somebody asks how that condition came about.
    void whyWanted(const QString &conditionId);

private:
    void fill();
    void addWarning(const Warning &warning);
    void addCondition(const Condition &condition);
    void addPath(const ProcurementPath &path);
    void addRung(const LadderRung &rung);
    void addHeading(const QString &text);
    QVBoxLayout *addBlock();
    QString in(const LocalizedText &text) const;

    AppContext &m_context;
    Warnings m_warnings;
    Result<Implications> m_implications;
    QVBoxLayout *m_column;
    QWidget *m_content = nullptr;
};

} // namespace xuanka
