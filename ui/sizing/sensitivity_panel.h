// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/sensitivity.h"

#include <QWidget>

namespace xuanka {

class AppContext;
class DataTable;
class FigureTableModel;
class TextLabel;

/// How the verdict on the chosen cards changes when one input goes a step down or up.
class SensitivityPanel : public QWidget {
    Q_OBJECT

public:
    SensitivityPanel(AppContext &context, QWidget *parent);

    void setSensitivity(const Sensitivity &sensitivity, const QString &cards);
    void clear();
    void retranslate();

    const std::optional<Sensitivity> &sensitivity() const { return m_sensitivity; }
    DataTable &table() const { return *m_table; }

private:
    void fill();

    AppContext &m_context;
    std::optional<Sensitivity> m_sensitivity;
    QString m_cards;
    TextLabel *m_caption = nullptr;
    FigureTableModel *m_model = nullptr;
    DataTable *m_table = nullptr;
};

} // namespace xuanka
