// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/catalog_words.h"

#include "catalog/catalog.h"
#include "catalog/catalog_ids.h"
#include "catalog/normalised_rate.h"
#include "support/test_support.h"

#include <QSet>

using namespace xuanka;

namespace {

template <typename T>
QList<T> valuesUpTo(T last)
{
    QList<T> values;
    for (int i = 0; i <= static_cast<int>(last); ++i)
        values << static_cast<T>(i);
    return values;
}

/// Every value has an id that leads back to it, and a word of its own.
template <typename T, typename IdOf, typename FromId, typename Word>
void check(T last, IdOf idOf, FromId fromId, Word word)
{
    QSet<QString> ids;
    QSet<QString> words;
    for (const T value : valuesUpTo(last)) {
        QVERIFY(!idOf(value).isEmpty());
        QVERIFY(!word(value).isEmpty());
        const std::optional<T> back = fromId(idOf(value));
        QVERIFY(back.has_value());
        QVERIFY(*back == value);
        ids << idOf(value);
        words << word(value);
    }
    QCOMPARE(ids.size(), static_cast<int>(last) + 1);
    QCOMPARE(words.size(), static_cast<int>(last) + 1);
    QVERIFY(!fromId(QStringLiteral("nonsense")).has_value());
    QVERIFY(!fromId(QString()).has_value());
}

} // namespace

class TestCatalogWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyValueHasIdAndWord()
    {
        check(Ecosystem::Cann, ecosystemId, ecosystemFromId, ecosystemWord);
        check(Compliance::Unknown, complianceId, complianceFromId, complianceWord);
        check(Supply::Unknown, supplyId, supplyFromId, supplyWord);
        check(Tier::Entry, tierId, tierFromId, tierWord);
        check(Certainty::Unverified, certaintyId, certaintyFromId, certaintyWord);
        check(Billing::Spot, billingId, billingFromId, billingWord);
        check(Path::PeerToPeer, pathId, pathFromId, pathWord);
        check(PriceUnit::PerEquivalentHour, priceUnitId, priceUnitFromId, priceUnitWord);
        check(QuoteKind::MarketBand, quoteKindId, quoteKindFromId, quoteKindWord);
    }

    void listsHoldEveryValue()
    {
        QCOMPARE(allEcosystems().size(), 2);
        QCOMPARE(allCompliances().size(), 7);
        QCOMPARE(allSupplies().size(), 6);
        QCOMPARE(allTiers().size(), 4);
        QCOMPARE(allPaths().size(), 5);
    }

    void everyRuleInUseHasWords()
    {
        XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
        for (const Quote &quote : catalog.quotes()) {
            if (const auto rate = normalise(quote))
                QVERIFY(!rateRuleWord(rate->rule).isEmpty());
        }
        QCOMPARE(rateRuleWord(QStringLiteral("another rule")), QStringLiteral("another rule"));
    }

    void regionsHaveWords()
    {
        QCOMPARE(regionWord(QStringLiteral("CN")), QStringLiteral("China"));
        QCOMPARE(regionWord(QStringLiteral("overseas")), QStringLiteral("outside China"));
        QCOMPARE(regionWord(QStringLiteral("EU")), QStringLiteral("EU"));
    }
};

QTEST_GUILESS_MAIN(TestCatalogWords)
#include "tst_catalog_words.moc"
