// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/card_filter_model.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace xuanka {

class FacetGroup;
class MoneyEdit;

/// What narrows the table of cards down: memory, ecosystem, compliance, path, supply and a price. Nothing chosen in a
/// group means that it does not matter.
class FacetPanel : public QWidget {
    Q_OBJECT

public:
    explicit FacetPanel(QWidget *parent = nullptr);

    CardFacets facets() const;
    void clear();
    Currency currency() const;
    /// The currency in which prices are shown and the ceiling is meant.
    void setCurrency(Currency currency);
    void retranslate();

Q_SIGNALS:
    void facetsChanged(const xuanka::CardFacets &facets);
    void currencyChanged(xuanka::Currency currency);

private:
    void announce();

    QLabel *m_memoryLabel = nullptr;
    QComboBox *m_memory = nullptr;
    FacetGroup *m_ecosystems = nullptr;
    FacetGroup *m_compliances = nullptr;
    FacetGroup *m_paths = nullptr;
    FacetGroup *m_supplies = nullptr;
    QLabel *m_currencyLabel = nullptr;
    QComboBox *m_currency = nullptr;
    QLabel *m_priceLabel = nullptr;
    MoneyEdit *m_price = nullptr;
    QPushButton *m_clear = nullptr;
};

} // namespace xuanka
