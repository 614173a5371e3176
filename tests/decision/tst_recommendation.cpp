// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/candidate_reasons.h"
#include "decision/decision_fixture.h"
#include "decision/sized_demand.h"

#include <QRegularExpression>

#include <functional>

using namespace xuanka;
using test::SmallCatalog;

using Change = std::function<void(RecommendationInputs &)>;
Q_DECLARE_METATYPE(Change)

namespace {

QString key(const Candidate &candidate)
{
    return candidate.cardId % QLatin1Char('@') % candidate.platformId;
}

QStringList keysOf(const QList<Candidate> &ranking)
{
    QStringList keys;
    for (const Candidate &candidate : ranking)
        keys << key(candidate);
    keys.sort();
    return keys;
}

bool isBilingual(const LocalizedText &text)
{
    static const QRegularExpression han(QStringLiteral("\\p{Han}"));
    return !text.english.isEmpty() && text.chinese.contains(han) && !text.english.contains(QLatin1Char('{'))
        && !text.chinese.contains(QLatin1Char('{'));
}

QStringList warningIds(const Recommendation &recommendation)
{
    QStringList ids;
    for (const Warning &warning : recommendation.warnings)
        ids << warning.id;
    return ids;
}

} // namespace

class TestRecommendation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void a4090For40HoursCostsWhatTheHandComputes();
    void theCheapestThatFitsIsFirst();
    void seventyBillionAreNotTrainedOn4090s_data();
    void seventyBillionAreNotTrainedOn4090s();
    void aDomesticProfileIsNotOfferedCuda();
    void theStartUpGetsA24GbCardByTheHour();
    void theEnterpriseGetsAnswersAndQuestions();
    void theStudioGetsOneCardForBothModels();
    void everyCardIsRankedOrExcludedWithAGate_data();
    void everyCardIsRankedOrExcludedWithAGate();
    void looseningAConditionNeverRemovesACandidate_data();
    void looseningAConditionNeverRemovesACandidate();
    void equalInputsGiveEqualBytes();
    void theHashFollowsEveryInput_data();
    void theHashFollowsEveryInput();
    void promotionalPricesCountOnlyIfAsked();
    void unknownIsNeverAPassButStays();
    void aMachineNobodyMayTakeBack();
    void warningsFollowTheOutcome();
    void aCandidateSaysWhyAndWhatToWatch();
    void theSpeedLimitIsBandwidthOverWeights();
    void aBadProfileNamesTheField_data();
    void aBadProfileNamesTheField();
    void anUnfinishedProfileCanBeSized();

private:
    Recommendation recommended(const RecommendationInputs &inputs) const
    {
        auto result = recommend(inputs, m_catalog, m_library);
        if (!result)
            qFatal("%s", qPrintable(errorMessage(result.error())));
        return *std::move(result);
    }

    Catalog m_catalog;
    ModelLibrary m_library;
    QList<DemandProfile> m_examples;
};

void TestRecommendation::initTestCase()
{
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    XUANKA_UNWRAP(library, ModelLibrary::loadBuiltIn());
    XUANKA_UNWRAP(examples, exampleProfiles(Language::English));
    m_catalog = catalog;
    m_library = library;
    m_examples = examples;
}

void TestRecommendation::a4090For40HoursCostsWhatTheHandComputes()
{
    const Recommendation result = recommended(test::inputsFor(m_examples.at(0), m_catalog));
    const auto found = std::find_if(result.ranking.begin(), result.ranking.end(), [](const Candidate &candidate) {
        return key(candidate) == QLatin1String("rtx-4090-24@ucloud-compshare");
    });
    QVERIFY(found != result.ranking.end());
    QCOMPARE(found->count, 1);
    QCOMPARE(found->billing, Billing::OnDemand);
    QCOMPARE(found->monthlyCost.expected, Money::fromAmount(79.20, Currency::Cny)); // 1.98 × 40
    QCOMPARE(found->perCardHour, Money::fromAmount(1.98, Currency::Cny));
    QStringList reasons;
    for (const LocalizedText &reason : found->reasons)
        reasons << reason.english;
    const QString all = reasons.join(QLatin1Char('\n'));
    QVERIFY2(all.contains(QStringLiteral("On demand: ¥79.20 a month for 1 × RTX 4090 24 GB at 40 hours (¥1.98 per card-hour).")), qPrintable(all));
    // Runs of 3 h: 14 days × 43.66.
    QVERIFY2(all.contains(QStringLiteral("Day plan on the same platform would cost ¥611.24 a month, ¥532.04 more.")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("Month plan on the same platform would cost ¥1,191.00 a month, ¥1,111.80 more.")), qPrintable(all));
    QCOMPARE(found->costTrace.formula, QStringLiteral("cost.monthly"));
}

void TestRecommendation::theCheapestThatFitsIsFirst()
{
    XUANKA_UNWRAP(catalog, SmallCatalog({QStringLiteral("rtx-4090-24"), QStringLiteral("t4-16"), QStringLiteral("h20-96")})
                               .platform("a")
                               .platform("b")
                               .quote("h20-96", "a", 7.5)
                               .quote("rtx-4090-24", "a", 1.98)
                               .quote("rtx-4090-24", "b", 1.9)
                               .quote("t4-16", "b", 0.99)
                               .load());
    const DemandProfile profile = test::smallLora(QStringLiteral("qwen2.5-7b"));
    XUANKA_UNWRAP(result, recommend(test::inputsFor(profile, catalog), catalog, m_library));
    QStringList order;
    for (const Candidate &candidate : result.ranking)
        order << QStringLiteral("%1 %2×%3").arg(candidate.platformId).arg(candidate.count).arg(candidate.cardId);
    // One T4 is too small; two cost more than one 4090.
    QCOMPARE(order.value(0), QStringLiteral("b 1×rtx-4090-24"));
    QCOMPARE(result.ranking.constFirst().monthlyCost.expected.amount(), 76.0);
    for (qsizetype i = 1; i < result.ranking.size(); ++i)
        QVERIFY(result.ranking.at(i - 1).monthlyCost.expected <= result.ranking.at(i).monthlyCost.expected);
    QCOMPARE(order.last(), QStringLiteral("a 1×h20-96"));
    QCOMPARE(result.sizing.size(), 1);
    QCOMPARE(result.sizing.constFirst().cards, 1);
    QCOMPARE(result.catalogAsOf, catalog.asOf());
}

void TestRecommendation::seventyBillionAreNotTrainedOn4090s_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("memoryFails");
    QTest::newRow("pre-training") << static_cast<int>(TaskKind::Pretraining) << true;
    QTest::newRow("full") << static_cast<int>(TaskKind::FullFineTuning) << true;
    QTest::newRow("LoRA") << static_cast<int>(TaskKind::Lora) << true;
    QTest::newRow("QLoRA") << static_cast<int>(TaskKind::Qlora) << false;
}

void TestRecommendation::seventyBillionAreNotTrainedOn4090s()
{
    QFETCH(int, kind);
    QFETCH(bool, memoryFails);
    DemandProfile profile = test::profileFor(static_cast<TaskKind>(kind), QStringLiteral("llama-3.1-70b"));
    profile.allowUnofficialBoards = true;
    RecommendationInputs inputs = test::inputsFor(profile, m_catalog);
    inputs.includePromotional = true;
    const Recommendation result = recommended(inputs);
    QVERIFY(!result.ranking.isEmpty());
    const QStringList offered = test::cardsOf(result.ranking);
    for (const char *card : {"rtx-4090-24", "rtx-4090d-24", "rtx-4090-48-modified", "rtx-4090d-48-modified", "rtx-5090-32", "rtx-3090-24"})
        QVERIFY2(!offered.contains(QLatin1String(card)), card);
    const QStringList gates = test::failedGates(result, "rtx-4090-24");
    QVERIFY(gates.contains(QLatin1String("interconnect")));
    QCOMPARE(gates.contains(QLatin1String("memory")), memoryFails);
    QCOMPARE(warningIds(result).contains(QLatin1String("consumer_cards_for_large_training")), kind != static_cast<int>(TaskKind::Qlora));
}

void TestRecommendation::aDomesticProfileIsNotOfferedCuda()
{
    DemandProfile profile = m_examples.at(1);
    profile.domesticOnly = true;
    const Recommendation result = recommended(test::inputsFor(profile, m_catalog));
    QVERIFY(result.ranking.isEmpty()); // the documents give no usable price for Ascend
    for (const Card &card : m_catalog.cards()) {
        const QStringList gates = test::failedGates(result, card.id.toLatin1().constData());
        QCOMPARE(gates.contains(QLatin1String("ecosystem")), card.ecosystem == Ecosystem::Cuda);
    }
    QCOMPARE(test::failedGates(result, "ascend-910b-64"), QStringList{QStringLiteral("price")});
    // With a quote, only domestic cards are offered.
    XUANKA_UNWRAP(catalog, SmallCatalog({QStringLiteral("ascend-910b-64"), QStringLiteral("h20-96")})
                               .platform("cn", {{"path", "domestic"}, {"data_stays_in_china", true}, {"invoice", true}, {"sla", true}})
                               .quote("ascend-910b-64", "cn", 9)
                               .quote("h20-96", "cn", 5)
                               .load());
    XUANKA_UNWRAP(priced, recommend(test::inputsFor(profile, catalog), catalog, m_library));
    QCOMPARE(test::cardsOf(priced.ranking), QStringList{QStringLiteral("ascend-910b-64")});
    QCOMPARE(priced.ranking.constFirst().openQuestions(), 0);
    QCOMPARE(priced.implications.conditions.at(1).ruleId, QStringLiteral("path.domestic_in_china"));
}

void TestRecommendation::theStartUpGetsA24GbCardByTheHour()
{
    const Recommendation result = recommended(test::inputsFor(m_examples.at(0), m_catalog));
    // The guides' first choice is the 4090, second the 3090 for a small budget: both lead, by the hour.
    const QStringList leading = test::cardsOf(result.ranking.mid(0, 3));
    QVERIFY(leading.contains(QLatin1String("rtx-4090-24")) && leading.contains(QLatin1String("rtx-3090-24")));
    for (const Candidate &candidate : result.ranking) {
        QCOMPARE(candidate.billing, Billing::OnDemand);
        QCOMPARE(m_catalog.platform(candidate.platformId)->region, QStringLiteral("CN"));
    }
    QVERIFY(!test::cardsOf(result.ranking).contains(QLatin1String("ascend-910b-64")));
    QCOMPARE(result.implications.conditions.constFirst().ruleId, QStringLiteral("billing.on_demand_cap"));
}

void TestRecommendation::theEnterpriseGetsAnswersAndQuestions()
{
    const Recommendation result = recommended(test::inputsFor(m_examples.at(1), m_catalog));
    const QStringList cards = test::cardsOf(result.ranking);
    QVERIFY(cards.contains(QLatin1String("h20-96")));
    QVERIFY(!cards.contains(QLatin1String("h100-sxm-80")) && !cards.contains(QLatin1String("rtx-4090-24")));
    QVERIFY(test::failedGates(result, "h100-sxm-80").contains(QLatin1String("compliance")));
    QVERIFY(test::failedGates(result, "l40s-48").contains(QLatin1String("region")));
    for (const Candidate &candidate : result.ranking) {
        QVERIFY(m_catalog.platform(candidate.platformId)->dataStaysInChina.value_or(true));
        QVERIFY(candidate.cautions.size() >= candidate.openQuestions());
        for (const GateResult &gate : candidate.gates)
            QVERIFY(gate.state != GateState::Fail);
    }
    const auto h20 = std::find_if(result.ranking.begin(), result.ranking.end(), [](const Candidate &candidate) {
        return key(candidate) == QLatin1String("h20-96@ucloud-compshare");
    });
    QVERIFY(h20 != result.ranking.end());
    QCOMPARE(h20->count, 1);
    QCOMPARE(h20->billing, Billing::Month);
    QCOMPARE(h20->monthlyCost.expected.amount(), 4500.0);
    QCOMPARE(h20->openQuestions(), 4); // origin of the card, data, invoice, SLA
    // Aliyun sells the share of a machine: invoice, SLA and data are answered, single cards are not.
    const auto acu = std::find_if(result.ranking.begin(), result.ranking.end(), [](const Candidate &candidate) {
        return key(candidate) == QLatin1String("h20-96@aliyun-acu");
    });
    QVERIFY(acu != result.ranking.end());
    QCOMPARE(acu->monthlyCost.expected.amount(), 36733.6);  // 50.32 × 730
    QCOMPARE(acu->wholeMachineCost->amount(), 293868.8);    // × 8
    QCOMPARE(test::gateOf(acu->gates, GateId::Budget)->state, GateState::Unknown);
    QCOMPARE(test::gateOf(acu->gates, GateId::Invoice)->state, GateState::Pass);
}

void TestRecommendation::theStudioGetsOneCardForBothModels()
{
    const Recommendation result = recommended(test::inputsFor(m_examples.at(2), m_catalog));
    QCOMPARE(result.sizing.size(), 2);
    const QStringList cards = test::cardsOf(result.ranking);
    // SDXL alone would fit a 24 GB card; FLUX.1 dev at 16 bits does not, and both share the cards.
    QVERIFY(cards.contains(QLatin1String("l40s-48")) && cards.contains(QLatin1String("rtx-6000-ada-48")));
    QVERIFY(!cards.contains(QLatin1String("rtx-4090-24")));
    const Excluded *excluded = test::excludedCard(result, "rtx-4090-24");
    QVERIFY(excluded);
    QVERIFY(excluded->failed.constFirst().reason.english.contains(QLatin1String("FLUX")));
    DemandProfile sdxl = m_examples.at(2);
    sdxl.tasks.removeLast();
    QVERIFY(test::cardsOf(recommended(test::inputsFor(sdxl, m_catalog)).ranking).contains(QLatin1String("rtx-4090-24")));
}

void TestRecommendation::everyCardIsRankedOrExcludedWithAGate_data()
{
    QTest::addColumn<Change>("change");
    const auto row = [](const char *name, Change change) { QTest::newRow(name) << std::move(change); };
    row("start-up", [this](RecommendationInputs &i) { i.profile = m_examples.at(0); });
    row("enterprise", [this](RecommendationInputs &i) { i.profile = m_examples.at(1); });
    row("studio", [this](RecommendationInputs &i) { i.profile = m_examples.at(2); });
    row("domestic", [this](RecommendationInputs &i) {
        i.profile = m_examples.at(1);
        i.profile.domesticOnly = true;
    });
    row("405B full", [](RecommendationInputs &i) { i.profile = test::profileFor(TaskKind::FullFineTuning, QStringLiteral("llama-3.1-405b")); });
    row("one card", [this](RecommendationInputs &i) {
        i.profile = m_examples.at(1);
        i.maxCards = 1;
    });
    row("promotional in dollars", [this](RecommendationInputs &i) {
        i.profile = m_examples.at(0);
        i.includePromotional = true;
        i.currency = Currency::Usd;
    });
    row("about 13 B", [](RecommendationInputs &i) {
        i.profile = test::profileFor(TaskKind::FullFineTuning, {});
        i.profile.tasks[0].parametersBillions = 13;
    });
}

void TestRecommendation::everyCardIsRankedOrExcludedWithAGate()
{
    QFETCH(Change, change);
    RecommendationInputs inputs = test::inputsFor({}, m_catalog);
    change(inputs);
    const Recommendation result = recommended(inputs);
    const QStringList offered = test::cardsOf(result.ranking);
    for (const Card &card : m_catalog.cards()) {
        const Excluded *excluded = test::excludedCard(result, card.id.toLatin1().constData());
        QVERIFY2(offered.contains(card.id) != (excluded != nullptr), qPrintable(card.id));
        if (!excluded)
            continue;
        QVERIFY2(!excluded->failed.isEmpty(), qPrintable(card.id));
        for (const GateResult &gate : excluded->failed) {
            QCOMPARE(gate.state, GateState::Fail);
            QVERIFY2(isBilingual(gate.reason) && isBilingual(gate.remedy), qPrintable(gate.reason.english));
            if (gate.gate == GateId::Memory || gate.gate == GateId::Budget || gate.gate == GateId::Interconnect)
                QVERIFY2(gate.shortfall > 0.0 && !gate.unit.isEmpty(), qPrintable(card.id));
        }
    }
    for (const Candidate &candidate : result.ranking) {
        QCOMPARE(candidate.gates.size(), 11);
        QCOMPARE(candidate.monthlyCost.expected.currency(), inputs.currency);
        QVERIFY(candidate.count <= inputs.maxCards);
        QVERIFY(candidate.fit.verdict == FitVerdict::Fits || candidate.fit.verdict == FitVerdict::Likely);
        for (const LocalizedText &text : candidate.reasons + candidate.cautions)
            QVERIFY2(isBilingual(text), qPrintable(text.english));
    }
    QStringList keys = keysOf(result.ranking);
    QCOMPARE(keys.removeDuplicates(), 0);
    QVERIFY(result.ranking.isEmpty() != result.relaxations.isEmpty());
}

void TestRecommendation::looseningAConditionNeverRemovesACandidate_data()
{
    QTest::addColumn<Change>("loosen");
    const auto row = [](const char *name, Change change) { QTest::newRow(name) << std::move(change); };
    row("compliance", [](RecommendationInputs &i) { i.profile.mustBeCompliant = false; });
    row("CUDA", [](RecommendationInputs &i) { i.profile.cudaOnly = false; });
    row("data", [](RecommendationInputs &i) { i.profile.dataMustStay = false; });
    row("invoice", [](RecommendationInputs &i) { i.profile.needsInvoice = false; });
    row("SLA", [](RecommendationInputs &i) { i.profile.needsSla = false; });
    row("region", [](RecommendationInputs &i) { i.profile.region.clear(); });
    row("interruption", [](RecommendationInputs &i) { i.profile.interruptible = true; });
    row("no budget", [](RecommendationInputs &i) { i.profile.monthlyBudget.reset(); });
    row("twice the budget", [](RecommendationInputs &i) { i.profile.monthlyBudget = *i.profile.monthlyBudget * 2.0; });
    row("modified boards", [](RecommendationInputs &i) {
        i.profile.mustBeCompliant = false;
        i.profile.allowUnofficialBoards = true;
    });
    row("promotions", [](RecommendationInputs &i) { i.includePromotional = true; });
    row("more cards", [](RecommendationInputs &i) { i.maxCards = 16; });
}

void TestRecommendation::looseningAConditionNeverRemovesACandidate()
{
    QFETCH(Change, loosen);
    for (const DemandProfile &profile : std::as_const(m_examples)) {
        RecommendationInputs strict = test::inputsFor(profile, m_catalog);
        strict.profile.cudaOnly = true;
        RecommendationInputs loose = strict;
        loosen(loose);
        const QStringList before = keysOf(recommended(strict).ranking);
        const QStringList after = keysOf(recommended(loose).ranking);
        for (const QString &candidate : before)
            QVERIFY2(after.contains(candidate), qPrintable(candidate));
    }
}

void TestRecommendation::equalInputsGiveEqualBytes()
{
    for (const DemandProfile &profile : std::as_const(m_examples)) {
        const RecommendationInputs inputs = test::inputsFor(profile, m_catalog);
        XUANKA_UNWRAP(otherCatalog, Catalog::loadBuiltIn());
        const std::string first = recommendationToJson(recommended(inputs), m_catalog).dump();
        QLocale::setDefault(QLocale(QLocale::German));
        const std::string second = recommendationToJson(*recommend(inputs, otherCatalog, m_library), otherCatalog).dump();
        QLocale::setDefault(QLocale::c());
        QVERIFY(first == second);
    }
}

void TestRecommendation::theHashFollowsEveryInput_data()
{
    QTest::addColumn<Change>("change");
    const auto row = [](const char *name, Change change) { QTest::newRow(name) << std::move(change); };
    row("profile", [](RecommendationInputs &i) { i.profile.hoursPerMonth += 1; });
    row("rate", [](RecommendationInputs &i) { i.rate.cnyPerUsd += 0.01; });
    row("rate's day", [](RecommendationInputs &i) { i.rate.asOf = i.rate.asOf.addDays(1); });
    row("currency", [](RecommendationInputs &i) { i.currency = Currency::Usd; });
    row("promotions", [](RecommendationInputs &i) { i.includePromotional = true; });
    row("cards", [](RecommendationInputs &i) { i.maxCards = 4; });
}

void TestRecommendation::theHashFollowsEveryInput()
{
    QFETCH(Change, change);
    RecommendationInputs inputs = test::inputsFor(m_examples.at(0), m_catalog);
    const QString before = recommended(inputs).inputsHash;
    static const QRegularExpression sha256(QStringLiteral("^[0-9a-f]{64}$"));
    QVERIFY(sha256.match(before).hasMatch());
    QCOMPARE(recommended(inputs).inputsHash, before);
    change(inputs);
    QVERIFY(recommended(inputs).inputsHash != before);
}

void TestRecommendation::promotionalPricesCountOnlyIfAsked()
{
    RecommendationInputs inputs = test::inputsFor(m_examples.at(0), m_catalog);
    inputs.profile.region.clear();
    const auto promotional = [this](const Recommendation &result) {
        return std::count_if(result.ranking.begin(), result.ranking.end(), [this](const Candidate &candidate) {
            return !m_catalog.quote(candidate.quoteId)->baselineOk();
        });
    };
    const Recommendation baseline = recommended(inputs);
    QCOMPARE(promotional(baseline), 0);
    QVERIFY(!warningIds(baseline).contains(QLatin1String("promotional_baseline")));
    inputs.includePromotional = true;
    const Recommendation all = recommended(inputs);
    QVERIFY(promotional(all) > 5);
    QVERIFY(warningIds(all).contains(QLatin1String("promotional_baseline")));
    QVERIFY(all.ranking.constFirst().monthlyCost.expected <= baseline.ranking.constFirst().monthlyCost.expected);
}

void TestRecommendation::unknownIsNeverAPassButStays()
{
    XUANKA_UNWRAP(catalog, SmallCatalog({QStringLiteral("rtx-4090-24")})
                               .platform("silent")
                               .platform("yes", {{"invoice", true}})
                               .platform("no", {{"invoice", false}})
                               .quote("rtx-4090-24", "silent", 1)
                               .quote("rtx-4090-24", "yes", 2)
                               .quote("rtx-4090-24", "no", 0.5)
                               .load());
    RecommendationInputs inputs = test::inputsFor(test::smallLora(), catalog);
    inputs.profile.needsInvoice = true;
    XUANKA_UNWRAP(result, recommend(inputs, catalog, m_library));
    QCOMPARE(keysOf(result.ranking), (QStringList{QStringLiteral("rtx-4090-24@silent"), QStringLiteral("rtx-4090-24@yes")}));
    QCOMPARE(result.ranking.at(0).platformId, QStringLiteral("silent"));
    QCOMPARE(result.ranking.at(0).openQuestions(), 1);
    QVERIFY(result.ranking.at(0).cautions.constFirst().english.contains(QLatin1String("Ask for the kind of invoice")));
    QCOMPARE(result.ranking.at(1).openQuestions(), 0);
    const auto warning = std::find_if(result.warnings.begin(), result.warnings.end(),
                                      [](const Warning &candidate) { return candidate.id == QLatin1String("open_questions"); });
    QVERIFY(warning != result.warnings.end());
    QVERIFY2(warning->instead.english.contains(QStringLiteral("1 × RTX 4090 24 GB, yes, ¥80.00")), qPrintable(warning->instead.english));
}

void TestRecommendation::aMachineNobodyMayTakeBack()
{
    XUANKA_UNWRAP(catalog, SmallCatalog({QStringLiteral("rtx-4090-24")})
                               .platform("peer", {{"path", "peer_to_peer"}})
                               .platform("spot")
                               .quote("rtx-4090-24", "peer", 1, {{"peer_to_peer", true}})
                               .quote("rtx-4090-24", "spot", 1, {{"billing", "spot"}})
                               .load());
    RecommendationInputs inputs = test::inputsFor(test::smallLora(), catalog);
    inputs.includePromotional = true;
    XUANKA_UNWRAP(resumable, recommend(inputs, catalog, m_library));
    QCOMPARE(resumable.ranking.size(), 2);
    inputs.profile.interruptible = false;
    XUANKA_UNWRAP(fixed, recommend(inputs, catalog, m_library));
    QVERIFY(fixed.ranking.isEmpty());
    QCOMPARE(test::failedGates(fixed, "rtx-4090-24"), QStringList{QStringLiteral("sla")});
}

void TestRecommendation::warningsFollowTheOutcome()
{
    SmallCatalog two({QStringLiteral("rtx-4090-24"), QStringLiteral("h20-96")});
    two.platform("a").platform("b");
    two.quote("rtx-4090-24", "a", 2).quote("rtx-4090-24", "b", 2.05);
    two.quote("h20-96", "a", 50, {{"whole_machine", true}, {"cards_per_machine", 8}});
    XUANKA_UNWRAP(catalog, two.load());
    DemandProfile profile = test::smallLora();
    profile.monthlyBudget = Money::fromAmount(100000, Currency::Cny);
    XUANKA_UNWRAP(result, recommend(test::inputsFor(profile, catalog), catalog, m_library));
    QCOMPARE(warningIds(result), (QStringList{QStringLiteral("mixed_units"), QStringLiteral("tie")}));
    QCOMPARE(result.stability.marginPercent, 2.5);

    SmallCatalog one({QStringLiteral("rtx-4090-24")});
    one.platform("a").quote("rtx-4090-24", "a", 2, {{"conflict", {{"en", "another page says 3"}, {"zh", "另一页写的是 3"}}}});
    XUANKA_UNWRAP(single, one.load());
    XUANKA_UNWRAP(alone, recommend(test::inputsFor(profile, single), single, m_library));
    QCOMPARE(warningIds(alone), (QStringList{QStringLiteral("single_supplier"), QStringLiteral("disputed_price")}));
}

void TestRecommendation::aCandidateSaysWhyAndWhatToWatch()
{
    DemandProfile profile = test::profileFor(TaskKind::Inference, QStringLiteral("llama-3-8b"));
    profile.monthlyBudget = Money::fromAmount(420, Currency::Cny);
    SmallCatalog cards({QStringLiteral("ascend-910b-64")});
    cards.card("ascend-910b-64")["supply"]["state"] = "scarce";
    cards.platform("a").quote("ascend-910b-64", "a", 10, {{"high", 11}, {"variant_stated", false}, {"bundle", {{"en", "16 cores"}, {"zh", "16 核"}}}});
    XUANKA_UNWRAP(catalog, cards.load());
    XUANKA_UNWRAP(result, recommend(test::inputsFor(profile, catalog), catalog, m_library));
    const Candidate &candidate = result.ranking.constFirst();
    QCOMPARE(candidate.monthlyCost.low.amount(), 400.0);
    QCOMPARE(candidate.monthlyCost.expected.amount(), 420.0);
    QCOMPARE(candidate.monthlyCost.high.amount(), 440.0);
    QStringList reasons;
    for (const LocalizedText &text : candidate.reasons)
        reasons << text.english;
    QStringList cautions;
    for (const LocalizedText &text : candidate.cautions)
        cautions << text.english;
    QVERIFY(reasons.contains(QStringLiteral("The price includes: 16 cores.")));
    const QString watch = cautions.join(QLatin1Char('\n'));
    for (const char *part : {"does not say which board", "upper end of the quote it would cost ¥440.00", "moved to CANN", "Supply: "})
        QVERIFY2(watch.contains(QString::fromUtf8(part)), qPrintable(watch));
    QVERIFY(warningIds(result).contains(QLatin1String("scarce_supply")));
}

void TestRecommendation::theSpeedLimitIsBandwidthOverWeights()
{
    const DemandProfile profile = test::profileFor(TaskKind::Inference, QStringLiteral("llama-3-8b"));
    XUANKA_UNWRAP(tasks, prepareTasks(profile, m_library));
    const Card &card = *m_catalog.card(QStringLiteral("rtx-4090-24"));
    CardFit fit;
    fit.parallelism = Parallelism::Tensor;
    fit.count = 1;
    // 8,030,261,248 parameters of 2 bytes at 1,008 GB/s.
    const std::optional<double> one = fastestSingleRequest(card, fit, tasks.constFirst());
    QVERIFY(one && std::abs(*one - 62.76) < 0.5);
    fit.count = 2;
    QCOMPARE(*fastestSingleRequest(card, fit, tasks.constFirst()), *one * 2);
    fit.parallelism = Parallelism::Pipeline;
    QCOMPARE(*fastestSingleRequest(card, fit, tasks.constFirst()), *one);
    // A mixture of experts reads its active parameters: Mixtral 8x7B about 12.9 of 46.7 B.
    XUANKA_UNWRAP(moe, prepareTasks(test::profileFor(TaskKind::Inference, QStringLiteral("mixtral-8x7b")), m_library));
    fit.count = 1;
    QVERIFY(std::abs(*fastestSingleRequest(card, fit, moe.constFirst()) - 1008e9 / (12.88e9 * 2)) < 1.0);
    XUANKA_UNWRAP(training, prepareTasks(test::smallLora(), m_library));
    QVERIFY(!fastestSingleRequest(card, fit, training.constFirst()));
}

void TestRecommendation::aBadProfileNamesTheField_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *place, Change change) { QTest::newRow(place) << std::move(change) << QString::fromLatin1(place); };
    row("tasks", [](RecommendationInputs &i) { i.profile.tasks.clear(); });
    row("tasks[0].model_id", [](RecommendationInputs &i) { i.profile.tasks[0].modelId = QStringLiteral("llama-99"); });
    row("tasks[0].weight_format", [](RecommendationInputs &i) { i.profile.tasks[0].weightFormat = QStringLiteral("int3"); });
    row("hours_per_month", [](RecommendationInputs &i) { i.profile.hoursPerMonth = 0; });
    row("cuda_only", [](RecommendationInputs &i) { i.profile.cudaOnly = i.profile.domesticOnly = true; });
    row("max_cards", [](RecommendationInputs &i) { i.maxCards = 0; });
    row("exchangeRate", [](RecommendationInputs &i) { i.rate = {}; });
    // Known, but an image model cannot be fine-tuned as a language model: sizing refuses it.
    QTest::newRow("image model") << Change([](RecommendationInputs &i) { i.profile.tasks[0].modelId = QStringLiteral("sdxl"); })
                                 << QStringLiteral("tasks[0].model_id");
}

void TestRecommendation::aBadProfileNamesTheField()
{
    QFETCH(Change, change);
    QFETCH(QString, place);
    RecommendationInputs inputs = test::inputsFor(test::smallLora(), m_catalog);
    change(inputs);
    const auto result = recommend(inputs, m_catalog, m_library);
    QVERIFY(!result);
    QCOMPARE(result.error().place, place);
    QVERIFY(!errorSentence(result.error()).isEmpty());
}

void TestRecommendation::anUnfinishedProfileCanBeSized()
{
    DemandProfile profile = test::smallLora(QStringLiteral("qwen2.5-7b"));
    const SizedDemand whole = sizedDemand(profile, m_library);
    QVERIFY(whole.needGib && *whole.needGib > 15.0 && *whole.needGib < 24.0);
    QVERIFY(std::abs(*whole.trainingBillions - 7.615616512) < 1e-9);
    profile.tasks << TaskDemand(); // neither model nor size yet
    QCOMPARE(sizedDemand(profile, m_library).needGib, whole.needGib);
    QVERIFY(!sizedDemand(DemandProfile(), m_library).needGib);
}

QTEST_GUILESS_MAIN(TestRecommendation)
#include "tst_recommendation.moc"
