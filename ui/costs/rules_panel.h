// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cost/curve.h"

#include <QWidget>

class QLabel;

namespace xuanka {

class AppContext;
class DataTable;
class FigureTableModel;

/// Rules of thumb beside what the inputs give: what each says, what is computed, whether the two agree, and below the
/// table why, with what to know about the chosen rule and who says it.
class RulesPanel : public QWidget {
    Q_OBJECT

public:
    RulesPanel(AppContext &context, const QString &tableId, QWidget *parent);

    void setRules(const QList<RuleOfThumb> &rules);
    void retranslate();
    /// The sentences below the table.
    QString explanation() const;

private:
    void fill();
    void explain();
    int currentRule() const;

    AppContext &m_context;
    QList<RuleOfThumb> m_rules;
    FigureTableModel *m_model = nullptr;
    DataTable *m_table = nullptr;
    QLabel *m_explanation = nullptr;
};

} // namespace xuanka
