// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"

#include <QWidget>

class QLabel;

namespace xuanka {

class AppContext;
class DataTable;
class FigureTableModel;

/// When nothing is left: what would have to give, and what there would be then.
class RelaxationsView : public QWidget {
    Q_OBJECT

public:
    RelaxationsView(AppContext &context, QWidget *parent);

    void setRelaxations(const QList<Relaxation> &relaxations);
    void retranslate();
    DataTable &table() const { return *m_table; }

private:
    void fill();

    AppContext &m_context;
    QList<Relaxation> m_relaxations;
    FigureTableModel *m_model = nullptr;
    DataTable *m_table = nullptr;
    QLabel *m_heading = nullptr;
};

} // namespace xuanka
