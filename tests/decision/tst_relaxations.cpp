// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/decision_fixture.h"

#include <functional>

using namespace xuanka;
using test::SmallCatalog;

using Change = std::function<void(RecommendationInputs &)>;
Q_DECLARE_METATYPE(Change)

namespace {

QStringList fieldsOf(const Recommendation &recommendation)
{
    QStringList fields;
    for (const Relaxation &relaxation : recommendation.relaxations)
        fields << relaxation.field;
    return fields;
}

} // namespace

/// What would have to give when nothing satisfies a profile.
class TestRelaxations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void whatStandsInTheWayIsNamed_data();
    void whatStandsInTheWayIsNamed();
    void whatIsPromisedComesTrue();
    void twoThatOnlyHelpTogetherAreNamedTogether();
    void aMissingQuoteIsWhatIsMissing();
    void asManyCardsAsNeededAreTold();
    void nothingIsPromisedWhereNothingHelps();
    void nothingHasToGiveWhereSomethingIsLeft();

private:
    ModelLibrary m_library;
};

void TestRelaxations::initTestCase()
{
    XUANKA_UNWRAP(library, ModelLibrary::loadBuiltIn());
    m_library = library;
}

void TestRelaxations::whatStandsInTheWayIsNamed_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("platform");
    QTest::addColumn<QString>("quote");
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *field, const char *card, const char *platform, const char *quote, Change change) {
        QTest::newRow(field) << QString::fromLatin1(card) << QString::fromLatin1(platform) << QString::fromLatin1(quote)
                             << std::move(change) << QString::fromLatin1(field);
    };
    row("monthly_budget", "rtx-4090-24", "{}", "{}", [](RecommendationInputs &i) { i.profile.monthlyBudget = Money::fromAmount(79.19, Currency::Cny); });
    row("must_be_compliant", "rtx-4090-24", "{}", "{}", [](RecommendationInputs &i) { i.profile.mustBeCompliant = true; });
    row("domestic_only", "rtx-4090-24", "{}", "{}", [](RecommendationInputs &i) { i.profile.domesticOnly = true; });
    row("cuda_only", "ascend-910b-64", "{}", "{}", [](RecommendationInputs &i) { i.profile.cudaOnly = true; });
    row("data_must_stay", "rtx-4090-24", R"({"data_stays_in_china":false})", "{}", [](RecommendationInputs &i) { i.profile.dataMustStay = true; });
    row("needs_invoice", "rtx-4090-24", R"({"invoice":false})", "{}", [](RecommendationInputs &i) { i.profile.needsInvoice = true; });
    row("needs_sla", "rtx-4090-24", R"({"sla":false})", "{}", [](RecommendationInputs &i) { i.profile.needsSla = true; });
    row("region", "rtx-4090-24", "{}", "{}", [](RecommendationInputs &i) { i.profile.region = QStringLiteral("overseas"); });
    row("interruptible", "rtx-4090-24", "{}", R"({"peer_to_peer":true})", [](RecommendationInputs &i) {
        i.profile.interruptible = false;
        i.includePromotional = true;
    });
    row("allow_unofficial_boards", "rtx-4090-48-modified", "{}", "{}", [](RecommendationInputs &) {});
    row("include_promotional", "rtx-4090-24", "{}", R"({"promotional":true})", [](RecommendationInputs &) {});
    row("weight_format", "t4-16", "{}", "{}", [](RecommendationInputs &i) {
        i.profile = test::profileFor(TaskKind::Inference, QStringLiteral("llama-3-8b"));
        i.profile.tasks[0].contextTokens = 2048;
        i.maxCards = 1;
        i.profile.cudaOnly = true;
    });
    row("concurrency", "h20-96", "{}", "{}", [](RecommendationInputs &i) {
        i.profile = test::profileFor(TaskKind::Inference, QStringLiteral("llama-3.1-70b"));
        i.profile.tasks[0].weightFormat = QStringLiteral("awq-int4");
        i.profile.tasks[0].contextTokens = 8192;
        i.profile.tasks[0].concurrency = 30;
        i.maxCards = 1;
    });
    row("max_cards", "a800-sxm-80", "{}", "{}", [](RecommendationInputs &i) {
        i.profile = test::profileFor(TaskKind::Lora, QStringLiteral("llama-3.1-70b"));
        i.maxCards = 2;
    });
}

void TestRelaxations::whatStandsInTheWayIsNamed()
{
    QFETCH(QString, card);
    QFETCH(QString, platform);
    QFETCH(QString, quote);
    QFETCH(Change, change);
    QFETCH(QString, field);
    XUANKA_UNWRAP(catalog, SmallCatalog({card})
                               .platform("p", Json::parse(platform.toStdString()))
                               .quote(card.toLatin1().constData(), "p", 1.98, Json::parse(quote.toStdString()))
                               .load());
    RecommendationInputs inputs = test::inputsFor(test::smallLora(), catalog);
    change(inputs);
    XUANKA_UNWRAP(result, recommend(inputs, catalog, m_library));
    QVERIFY(result.ranking.isEmpty());
    QVERIFY2(fieldsOf(result).contains(field), qPrintable(fieldsOf(result).join(QLatin1Char(' '))));
    for (const Relaxation &relaxation : result.relaxations) {
        QVERIFY(relaxation.candidatesThen > 0);
        if (relaxation.field != QLatin1String("price")) // a price to be asked for is not known yet
            QVERIFY(relaxation.cheapestThen && relaxation.cheapestThen->amount() > 0.0);
        QVERIFY(!relaxation.says.english.contains(QLatin1Char('{')) && !relaxation.says.chinese.contains(QLatin1Char('{')));
    }
}

void TestRelaxations::whatIsPromisedComesTrue()
{
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    XUANKA_UNWRAP(profiles, exampleProfiles(Language::English));
    RecommendationInputs inputs = test::inputsFor(profiles.at(1), catalog);
    inputs.profile.domesticOnly = true;
    XUANKA_UNWRAP(strict, recommend(inputs, catalog, m_library));
    QVERIFY(fieldsOf(strict).startsWith(QStringLiteral("domestic_only")));
    inputs.profile.domesticOnly = false;
    XUANKA_UNWRAP(loose, recommend(inputs, catalog, m_library));
    QCOMPARE(strict.relaxations.constFirst().candidatesThen, loose.ranking.size());
    QCOMPARE(*strict.relaxations.constFirst().cheapestThen, loose.ranking.constFirst().monthlyCost.expected);
}

void TestRelaxations::twoThatOnlyHelpTogetherAreNamedTogether()
{
    XUANKA_UNWRAP(catalog, SmallCatalog({QStringLiteral("rtx-4090-24")})
                               .platform("p", {{"invoice", false}, {"sla", false}})
                               .quote("rtx-4090-24", "p", 2)
                               .load());
    RecommendationInputs inputs = test::inputsFor(test::smallLora(), catalog);
    inputs.profile.needsInvoice = true;
    inputs.profile.needsSla = true;
    XUANKA_UNWRAP(result, recommend(inputs, catalog, m_library));
    QCOMPARE(fieldsOf(result), QStringList{QStringLiteral("needs_invoice,needs_sla")});
    QCOMPARE(result.relaxations.constFirst().cheapestThen->amount(), 80.0);
    QCOMPARE(result.relaxations.constFirst().says.english, QStringLiteral("Do without an invoice. And: Do without an SLA."));
    QCOMPARE(test::failedGates(result, "rtx-4090-24"), (QStringList{QStringLiteral("invoice"), QStringLiteral("sla")}));
}

void TestRelaxations::aMissingQuoteIsWhatIsMissing()
{
    XUANKA_UNWRAP(catalog, SmallCatalog({QStringLiteral("ascend-910b-64"), QStringLiteral("ascend-910c-128")})
                               .platform("p")
                               .quote("ascend-910c-128", "p", 0.72, {{"usable", false}, {"note", {{"en", "basis"}, {"zh", "口径"}}}})
                               .load());
    RecommendationInputs inputs = test::inputsFor(test::smallLora(), catalog);
    inputs.profile.domesticOnly = true;
    XUANKA_UNWRAP(result, recommend(inputs, catalog, m_library));
    QCOMPARE(fieldsOf(result), QStringList{QStringLiteral("price")});
    QCOMPARE(result.relaxations.constFirst().candidatesThen, 2);
    QVERIFY(!result.relaxations.constFirst().cheapestThen);
    QVERIFY(result.relaxations.constFirst().says.chinese.contains(QStringLiteral("昇腾 910B")));
}

void TestRelaxations::asManyCardsAsNeededAreTold()
{
    XUANKA_UNWRAP(catalog, SmallCatalog({QStringLiteral("b300-288")}).platform("p").quote("b300-288", "p", 50).load());
    const DemandProfile profile = test::profileFor(TaskKind::FullFineTuning, QStringLiteral("llama-3.1-405b"));
    XUANKA_UNWRAP(result, recommend(test::inputsFor(profile, catalog), catalog, m_library));
    QCOMPARE(fieldsOf(result), QStringList{QStringLiteral("max_cards")});
    // About 6.5 TB of states and weights over cards of 268 GiB: more than 16, fewer than 32.
    QVERIFY2(result.relaxations.constFirst().says.english.contains(QLatin1String("up to 32 cards")),
             qPrintable(result.relaxations.constFirst().says.english));
    const double cards = result.relaxations.constFirst().cheapestThen->amount() / (50.0 * 40.0);
    QVERIFY(cards > 16 && cards <= 32);
}

void TestRelaxations::nothingIsPromisedWhereNothingHelps()
{
    XUANKA_UNWRAP(catalog, SmallCatalog({QStringLiteral("t4-16")}).platform("p").quote("t4-16", "p", 2).load());
    XUANKA_UNWRAP(result, recommend(test::inputsFor(test::profileFor(TaskKind::Pretraining, QStringLiteral("llama-3.1-405b")), catalog),
                                    catalog, m_library));
    QVERIFY(result.ranking.isEmpty());
    QCOMPARE(fieldsOf(result), QStringList());
}

void TestRelaxations::nothingHasToGiveWhereSomethingIsLeft()
{
    XUANKA_UNWRAP(catalog, SmallCatalog({QStringLiteral("rtx-4090-24")}).platform("p").quote("rtx-4090-24", "p", 2).load());
    XUANKA_UNWRAP(result, recommend(test::inputsFor(test::smallLora(), catalog), catalog, m_library));
    QCOMPARE(result.ranking.size(), 1);
    QCOMPARE(fieldsOf(result), QStringList());
}

QTEST_GUILESS_MAIN(TestRelaxations)
#include "tst_relaxations.moc"
