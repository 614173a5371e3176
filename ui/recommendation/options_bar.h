// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDateEdit;
class QLabel;
class QToolButton;

namespace xuanka {

class AppContext;
class IntegerEdit;
class NumberEdit;

/// What a recommendation depends on beside the profile: currency, exchange rate with its date, promotional prices, and
/// how many cards one may take at most. All but the rate are remembered.
class OptionsBar : public QWidget {
    Q_OBJECT

public:
    OptionsBar(AppContext &context, QWidget *parent);

    /// Puts the options into the inputs.
    void fill(RecommendationInputs &inputs) const;
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    void remember();
    void useCatalogRate();
    bool isCatalogRate() const;
    void showRate();

    AppContext &m_context;
    QLabel *m_currencyLabel = nullptr;
    QComboBox *m_currency = nullptr;
    QLabel *m_rateLabel = nullptr;
    NumberEdit *m_rate = nullptr;
    QLabel *m_dateLabel = nullptr;
    QDateEdit *m_date = nullptr;
    QToolButton *m_resetRate = nullptr;
    QLabel *m_cardsLabel = nullptr;
    IntegerEdit *m_cards = nullptr;
    QCheckBox *m_promotional = nullptr;
};

} // namespace xuanka
