// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/memory_estimate.h"

#include <QWidget>

namespace xuanka {

class AppContext;
class DataTable;
class FigureTableModel;
class WhyPanel;

/// The parts of an estimate in numbers, per card and over all cards, and where the chosen one comes from.
class MemoryPanel : public QWidget {
    Q_OBJECT

public:
    MemoryPanel(AppContext &context, QWidget *parent);

    void setEstimate(const MemoryEstimate &estimate);
    /// Nothing is shown.
    void clear();
    /// Chooses a part by its memoryPartId and shows its reason.
    void explain(const QString &partId);
    void retranslate();

    DataTable &table() const { return *m_table; }
    WhyPanel &why() const { return *m_why; }

private:
    void fill();
    void showReason();

    AppContext &m_context;
    MemoryEstimate m_estimate;
    FigureTableModel *m_model = nullptr;
    DataTable *m_table = nullptr;
    WhyPanel *m_why = nullptr;
    bool m_unfitted = false; ///< columns have never had a width that suits their contents
};

} // namespace xuanka
