// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cost/package_cost.h"

#include <QHash>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;
class QPushButton;

namespace xuanka {

class AppContext;
class CostResultView;
class InputField;
class TextLabel;

/// On demand, by the day or by the month: a card's real quotes on one platform, how it is used, and where each plan
/// begins to pay. Prices can be changed and set back to the quote.
class PackageTab : public QWidget {
    Q_OBJECT

public:
    PackageTab(AppContext &context, QWidget *parent);

    void retranslate();
    /// After the catalog's offers may have changed.
    void readOffers();
    CostResultView &result() const { return *m_result; }

private:
    QWidget *makeInputs();
    void fillCards();
    void fillPlatforms();
    void takeOffer();
    void useQuotes();
    void showOrigins();
    void recompute();
    PackagePrices prices() const;
    QString sourceOf(const Quote &quote) const;
    QString sourcesOf(const QList<const Quote *> &quotes) const;
    const PackagePrices *offer() const;
    QString cardName(const QString &id) const;
    QString platformName(const QString &id) const;
    QString originOf(const InputField &field, const std::optional<Money> &quoted, const QString &quoteId) const;

    AppContext &m_context;
    QList<PackagePrices> m_offers;
    QComboBox *m_card = nullptr;
    QComboBox *m_platform = nullptr;
    QLabel *m_cardLabel = nullptr;
    QLabel *m_platformLabel = nullptr;
    QGroupBox *m_offerGroup = nullptr;
    QGroupBox *m_priceGroup = nullptr;
    QGroupBox *m_useGroup = nullptr;
    InputField *m_perHour = nullptr;
    InputField *m_perDay = nullptr;
    InputField *m_perMonth = nullptr;
    InputField *m_hoursPerDay = nullptr;
    InputField *m_daysPerMonth = nullptr;
    QCheckBox *m_hasDay = nullptr;
    QCheckBox *m_hasMonth = nullptr;
    QPushButton *m_reset = nullptr;
    TextLabel *m_source = nullptr;
    CostResultView *m_result = nullptr;
};

} // namespace xuanka
