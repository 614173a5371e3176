// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/money.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QSplitter;

namespace xuanka {

class AppContext;
class BarChart;
class CardComparisonModel;
class DataTable;
struct CatalogDisplay;

/// Two to six cards side by side: a table with the differences marked, and bars of one figure.
class CompareTray : public QWidget {
    Q_OBJECT

public:
    explicit CompareTray(AppContext &context, QWidget *parent = nullptr);

    QStringList cards() const { return m_cards; }
    /// In the order of adding, each once; what is over the limit is left out and said.
    void add(const QStringList &cardIds);
    void remove(const QString &cardId);
    void clear();
    void setDisplay(const CatalogDisplay &display);
    void retranslate();

Q_SIGNALS:
    void cardsChanged();

private:
    void fill();
    void fillChips();
    void fillFigures();
    void fillChart();

    AppContext &m_context;
    QStringList m_cards;
    Currency m_currency = Currency::Cny;
    QWidget *m_chips = nullptr;
    QHBoxLayout *m_chipLayout = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_clear = nullptr;
    QSplitter *m_splitter = nullptr;
    CardComparisonModel *m_model = nullptr;
    DataTable *m_table = nullptr;
    QLabel *m_figureLabel = nullptr;
    QComboBox *m_figure = nullptr;
    BarChart *m_chart = nullptr;
};

} // namespace xuanka
