// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace xuanka {

class AppContext;
class DataTable;
class ExcludedFilterModel;
class ExcludedTableModel;

/// Every card that is out, with each condition that it fails and by how much; found by name and by condition.
class ExcludedPanel : public QWidget {
    Q_OBJECT

public:
    ExcludedPanel(AppContext &context, QWidget *parent);

    void setRecommendation(const Recommendation &recommendation);
    void retranslate();

    DataTable &table() const { return *m_table; }
    QString explanation() const;

private:
    void fillGates();
    void showCount();
    void explain();

    AppContext &m_context;
    Recommendation m_recommendation;
    ExcludedTableModel *m_model = nullptr;
    ExcludedFilterModel *m_filter = nullptr;
    QLineEdit *m_search = nullptr;
    QComboBox *m_gate = nullptr;
    QLabel *m_count = nullptr;
    DataTable *m_table = nullptr;
    QLabel *m_explanation = nullptr;
    bool m_unfitted = false;
};

} // namespace xuanka
