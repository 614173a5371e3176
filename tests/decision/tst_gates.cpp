// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/card_gates.h"
#include "decision/decision_fixture.h"
#include "decision/offer_gates.h"
#include "demand/rule_condition.h"

#include <functional>

using namespace xuanka;

using Change = std::function<void(DemandProfile &)>;
Q_DECLARE_METATYPE(Change)

namespace {

bool isBilingual(const LocalizedText &text)
{
    return !text.english.isEmpty() && !text.chinese.isEmpty() && text.english != text.chinese
        && !text.english.contains(QLatin1Char('{')) && !text.chinese.contains(QLatin1Char('{'));
}

} // namespace

class TestGates : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aCardPassesOrFailsForTheRightReason_data();
    void aCardPassesOrFailsForTheRightReason();
    void memoryTellsHowMuchIsMissing();
    void theLinkTellsHowMuchIsMissing();
    void anUnknownLinkIsNoPass();
    void aPlatformPassesFailsOrMustBeAsked_data();
    void aPlatformPassesFailsOrMustBeAsked();
    void theBudgetTellsHowMuchIsMissing();
    void aBudgetThatOnlyHoldsForAShareMustBeAsked();
    void aCardWithoutPriceSaysWhatIsKnown_data();
    void aCardWithoutPriceSaysWhatIsKnown();
    void statesAreTheSameWithoutWords();

private:
    QList<GateResult> judge(const DemandProfile &profile, const QString &cardId, int maxCards = 8,
                            Wording wording = Wording::Full) const
    {
        const Card &card = *m_catalog.card(cardId);
        const auto tasks = prepareTasks(profile, m_library);
        if (!tasks)
            qFatal("%s", qPrintable(errorMessage(tasks.error())));
        const QList<CardSizing> sizing = sizeCards(*tasks, {card}, maxCards);
        return cardGates(profile, card, sizing.constFirst(), *tasks, *decisionRules(), wording);
    }

    Catalog m_catalog;
    ModelLibrary m_library;
};

void TestGates::initTestCase()
{
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    XUANKA_UNWRAP(library, ModelLibrary::loadBuiltIn());
    QVERIFY(decisionRules().has_value());
    m_catalog = catalog;
    m_library = library;
}

void TestGates::aCardPassesOrFailsForTheRightReason_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("gate");
    QTest::addColumn<QString>("state");
    const auto row = [](const char *name, const char *card, const char *gate, const char *state, Change change) {
        QTest::newRow(name) << QString::fromLatin1(card) << std::move(change) << QString::fromLatin1(gate)
                            << QString::fromLatin1(state);
    };
    const auto nothing = [](DemandProfile &) {};
    const auto task = [](TaskKind kind, const char *model, const char *format = "") {
        return [=](DemandProfile &p) {
            p.tasks[0] = {};
            p.tasks[0].kind = kind;
            p.tasks[0].modelId = QString::fromLatin1(model);
            p.tasks[0].weightFormat = QString::fromLatin1(format);
        };
    };
    row("3B LoRA on a 4090", "rtx-4090-24", "memory", "pass", nothing);
    row("7B LoRA on a 4090", "rtx-4090-24", "memory", "pass", task(TaskKind::Lora, "qwen2.5-7b"));
    row("70B full on 8 H100", "h100-sxm-80", "memory", "fail", task(TaskKind::FullFineTuning, "llama-3.1-70b"));

    row("no condition", "rtx-4090-24", "ecosystem", "pass", nothing);
    row("domestic, CUDA card", "h20-96", "ecosystem", "fail", [](DemandProfile &p) { p.domesticOnly = true; });
    row("domestic, Ascend", "ascend-910b-64", "ecosystem", "pass", [](DemandProfile &p) { p.domesticOnly = true; });
    row("CUDA, Ascend", "ascend-910b-64", "ecosystem", "fail", [](DemandProfile &p) { p.cudaOnly = true; });
    row("CUDA, 4090", "rtx-4090-24", "ecosystem", "pass", [](DemandProfile &p) { p.cudaOnly = true; });
    row("AWQ on V100S", "v100s-pcie-32", "ecosystem", "fail", task(TaskKind::Inference, "llama-3-8b", "awq-int4"));
    row("AWQ on T4", "t4-16", "ecosystem", "pass", task(TaskKind::Inference, "llama-3-8b", "awq-int4"));
    row("GPTQ on V100S", "v100s-pcie-32", "ecosystem", "pass", task(TaskKind::Inference, "llama-3-8b", "gptq-int4"));
    row("FP8 on T4", "t4-16", "ecosystem", "fail", task(TaskKind::Inference, "llama-3-8b", "fp8"));
    row("GGUF on P40", "p40-24", "ecosystem", "pass", task(TaskKind::Inference, "llama-3-8b", "q4_k_m"));

    const auto compliant = [](DemandProfile &p) { p.mustBeCompliant = true; };
    row("not asked", "h100-sxm-80", "compliance", "pass", nothing);
    row("H100", "h100-sxm-80", "compliance", "fail", compliant);
    row("H20", "h20-96", "compliance", "unknown", compliant);
    row("A800", "a800-sxm-80", "compliance", "unknown", compliant);
    row("910B", "ascend-910b-64", "compliance", "pass", compliant);
    row("L20", "l20-48", "compliance", "pass", compliant);

    row("official", "rtx-4090-24", "official_board", "pass", nothing);
    row("modified", "rtx-4090-48-modified", "official_board", "fail", nothing);
    row("modified, allowed", "rtx-4090-48-modified", "official_board", "pass", [](DemandProfile &p) { p.allowUnofficialBoards = true; });

    row("small model", "rtx-4090-24", "interconnect", "pass", nothing);
    for (const TaskKind kind : {TaskKind::Pretraining, TaskKind::FullFineTuning, TaskKind::Lora, TaskKind::Qlora}) {
        QTest::addRow("70B %s on 4090s", qPrintable(taskKindId(kind)))
            << QStringLiteral("rtx-4090-24") << Change(task(kind, "llama-3.1-70b")) << QStringLiteral("interconnect") << QStringLiteral("fail");
    }
    row("70B LoRA on A800", "a800-sxm-80", "interconnect", "pass", task(TaskKind::Lora, "llama-3.1-70b"));
    row("70B LoRA on 910B", "ascend-910b-64", "interconnect", "pass", task(TaskKind::Lora, "llama-3.1-70b"));
    row("70B QLoRA on one RTX PRO 6000", "rtx-pro-6000-96", "interconnect", "pass", task(TaskKind::Qlora, "llama-3.1-70b"));
    row("70B inference on L20", "l20-48", "interconnect", "pass", task(TaskKind::Inference, "llama-3.1-70b", "awq-int4"));
}

void TestGates::aCardPassesOrFailsForTheRightReason()
{
    QFETCH(QString, card);
    QFETCH(Change, change);
    QFETCH(QString, gate);
    QFETCH(QString, state);
    DemandProfile profile = test::smallLora();
    change(profile);
    const QList<GateResult> gates = judge(profile, card);
    QCOMPARE(gates.size(), 5);
    const GateResult *result = test::gateOf(gates, *gateFromName(gate));
    QVERIFY(result);
    QCOMPARE(gateStateId(result->state), state);
    QVERIFY2(isBilingual(result->reason), qPrintable(result->reason.english));
    QCOMPARE(result->remedy.isEmpty(), result->state == GateState::Pass);
    QVERIFY(result->remedy.isEmpty() || isBilingual(result->remedy));
    QVERIFY(result->trace.formula.startsWith(QLatin1String("gate.")) && !result->trace.source.isEmpty());
}

void TestGates::memoryTellsHowMuchIsMissing()
{
    DemandProfile profile = test::profileFor(TaskKind::Lora, QStringLiteral("llama-3.1-70b"));
    const GateResult memory = judge(profile, QStringLiteral("rtx-4090-24")).constFirst();
    QCOMPARE(memory.state, GateState::Fail);
    QCOMPARE(memory.unit, QStringLiteral("GiB"));
    // The same figure as the sizing engine's own, at eight cards.
    XUANKA_UNWRAP(tasks, prepareTasks(profile, m_library));
    const CardFit fit = fitOnCard(tasks.constFirst().subject, tasks.constFirst().request, *m_catalog.card(QStringLiteral("rtx-4090-24")), 8);
    QCOMPARE(memory.shortfall, (fit.need.expected - fit.usable).gib());
    QVERIFY(memory.shortfall > 5.0 && memory.shortfall < 20.0);
    QVERIFY2(memory.reason.english.contains(QStringLiteral("8 × RTX 4090")), qPrintable(memory.reason.english));
    const LocalizedText amount = fillIn({QStringLiteral("{gib} GiB short"), QStringLiteral("差 {gib} GiB")}, {{"gib", memory.shortfall}}, Json::object());
    QVERIFY2(memory.reason.english.contains(amount.english), qPrintable(memory.reason.english));
    QVERIFY2(memory.reason.chinese.contains(amount.chinese), qPrintable(memory.reason.chinese));
    QCOMPARE(memory.trace.result, machineNumber(-memory.shortfall));
}

void TestGates::theLinkTellsHowMuchIsMissing()
{
    const QList<GateResult> gates = judge(test::profileFor(TaskKind::Lora, QStringLiteral("llama-3.1-70b")), QStringLiteral("rtx-3090-24"));
    const GateResult *link = test::gateOf(gates, GateId::Interconnect);
    QCOMPARE(link->unit, QStringLiteral("GB/s"));
    QCOMPARE(link->shortfall, 300.0 - 112.5);
    QVERIFY(link->reason.english.contains(QLatin1String("112.5 GB/s instead of 300")));
}

void TestGates::anUnknownLinkIsNoPass()
{
    Card card = *m_catalog.card(QStringLiteral("a800-sxm-80"));
    card.interconnectGbs.value.reset();
    const DemandProfile profile = test::profileFor(TaskKind::Lora, QStringLiteral("llama-3.1-70b"));
    XUANKA_UNWRAP(tasks, prepareTasks(profile, m_library));
    const QList<CardSizing> sizing = sizeCards(tasks, {card}, 8);
    const QList<GateResult> gates = cardGates(profile, card, sizing.constFirst(), tasks, *decisionRules());
    const GateResult *link = test::gateOf(gates, GateId::Interconnect);
    QCOMPARE(link->state, GateState::Unknown);
    QVERIFY(!link->remedy.isEmpty());
}

void TestGates::aPlatformPassesFailsOrMustBeAsked_data()
{
    QTest::addColumn<QString>("platform");
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("gate");
    QTest::addColumn<QString>("state");
    const auto row = [](const char *name, const char *platform, const char *gate, const char *state, Change change) {
        QTest::newRow(name) << QString::fromLatin1(platform) << std::move(change) << QString::fromLatin1(gate)
                            << QString::fromLatin1(state);
    };
    const auto nothing = [](DemandProfile &) {};
    row("data may leave", R"({"data_stays_in_china":false})", "data_residency", "pass", nothing);
    const auto stays = [](DemandProfile &p) { p.dataMustStay = true; };
    row("data stay", R"({"data_stays_in_china":true})", "data_residency", "pass", stays);
    row("data leave", R"({"data_stays_in_china":false})", "data_residency", "fail", stays);
    row("nobody knows where data stay", R"({})", "data_residency", "unknown", stays);
    row("overseas, nothing said", R"({"region":"overseas"})", "data_residency", "fail", stays);
    row("no invoice needed", R"({"invoice":false})", "invoice", "pass", nothing);
    const auto invoice = [](DemandProfile &p) { p.needsInvoice = true; };
    row("invoice", R"({"invoice":true})", "invoice", "pass", invoice);
    row("no invoice", R"({"invoice":false})", "invoice", "fail", invoice);
    row("nobody knows of invoices", R"({})", "invoice", "unknown", invoice);
    const auto sla = [](DemandProfile &p) { p.needsSla = true; };
    row("SLA", R"({"sla":true})", "sla", "pass", sla);
    row("no SLA", R"({"sla":false})", "sla", "fail", sla);
    row("nobody knows of an SLA", R"({})", "sla", "unknown", sla);
    row("any region", R"({"region":"overseas"})", "region", "pass", nothing);
    row("right region", R"({"region":"CN"})", "region", "pass", [](DemandProfile &p) { p.region = QStringLiteral("CN"); });
    row("wrong region", R"({"region":"CN"})", "region", "fail", [](DemandProfile &p) { p.region = QStringLiteral("overseas"); });
    row("no budget", R"({})", "budget", "pass", nothing);
    row("price", R"({})", "price", "pass", nothing);
}

void TestGates::aPlatformPassesFailsOrMustBeAsked()
{
    QFETCH(QString, platform);
    QFETCH(Change, change);
    QFETCH(QString, gate);
    QFETCH(QString, state);
    XUANKA_UNWRAP(catalog, test::SmallCatalog({QStringLiteral("rtx-4090-24")})
                               .platform("p", Json::parse(platform.toStdString()))
                               .quote("rtx-4090-24", "p", 2)
                               .load());
    RecommendationInputs inputs = test::inputsFor(test::smallLora(), catalog);
    change(inputs.profile);
    XUANKA_UNWRAP(offers, offersOf(catalog.cards().constFirst(), 1, inputs, catalog));
    const QList<GateResult> gates = offerGates(inputs, offers.constFirst(), *decisionRules());
    QCOMPARE(gates.size(), 6);
    const GateResult *result = test::gateOf(gates, *gateFromName(gate));
    QCOMPARE(gateStateId(result->state), state);
    QVERIFY2(isBilingual(result->reason), qPrintable(result->reason.english));
    QCOMPARE(result->remedy.isEmpty(), result->state == GateState::Pass);
    const QList<GateResult> bare = offerGates(inputs, offers.constFirst(), *decisionRules(), Wording::None);
    QCOMPARE(test::gateOf(bare, *gateFromName(gate))->state == GateState::Fail, result->state == GateState::Fail);
}

void TestGates::theBudgetTellsHowMuchIsMissing()
{
    XUANKA_UNWRAP(catalog, test::SmallCatalog({QStringLiteral("rtx-4090-24")}).platform("p").quote("rtx-4090-24", "p", 2).load());
    RecommendationInputs inputs = test::inputsFor(test::smallLora(), catalog);
    const auto budget = [&](Money limit) {
        inputs.profile.monthlyBudget = limit;
        const auto offers = offersOf(catalog.cards().constFirst(), 1, inputs, catalog);
        return *test::gateOf(offerGates(inputs, offers->constFirst(), *decisionRules()), GateId::Budget);
    };
    QCOMPARE(budget(Money::fromAmount(80, Currency::Cny)).state, GateState::Pass);
    const GateResult over = budget(Money::fromAmount(59.5, Currency::Cny));
    QCOMPARE(over.state, GateState::Fail);
    QCOMPARE(over.shortfall, 20.5);
    QCOMPARE(over.unit, QStringLiteral("CNY/month"));
    QVERIFY2(over.reason.english.contains(QStringLiteral("¥20.50 above the budget of ¥59.50")), qPrintable(over.reason.english));
    // 10 $ are 70 ¥ at the catalog's rate.
    QCOMPARE(budget(Money::fromAmount(10, Currency::Usd)).shortfall, 10.0);
    QCOMPARE(budget(Money::fromAmount(12, Currency::Usd)).state, GateState::Pass);
}

void TestGates::aBudgetThatOnlyHoldsForAShareMustBeAsked()
{
    XUANKA_UNWRAP(catalog, test::SmallCatalog({QStringLiteral("h20-96")})
                               .platform("acu")
                               .quote("h20-96", "acu", 50, {{"whole_machine", true}, {"cards_per_machine", 8}})
                               .load());
    RecommendationInputs inputs = test::inputsFor(test::smallLora(), catalog);
    const auto state = [&](double limit) {
        inputs.profile.monthlyBudget = Money::fromAmount(limit, Currency::Cny);
        const auto offers = offersOf(catalog.cards().constFirst(), 1, inputs, catalog);
        return test::gateOf(offerGates(inputs, offers->constFirst(), *decisionRules()), GateId::Budget)->state;
    };
    QCOMPARE(state(1999), GateState::Fail);     // one card's share: 2,000
    QCOMPARE(state(2000), GateState::Unknown);
    QCOMPARE(state(15999), GateState::Unknown);
    QCOMPARE(state(16000), GateState::Pass);    // eight cards
}

void TestGates::aCardWithoutPriceSaysWhatIsKnown_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("says");
    QTest::newRow("market band") << QStringLiteral("h800-80") << QStringLiteral("¥9.60–¥12.00 per card-hour");
    QTest::newRow("promotion only") << QStringLiteral("p40-24") << QStringLiteral("¥430.00 a month");
    QTest::newRow("nothing") << QStringLiteral("a100-pcie-80") << QStringLiteral("No platform quotes a usable price");
    QTest::newRow("unclear basis") << QStringLiteral("ascend-910c-128") << QStringLiteral("No platform quotes a usable price");
}

void TestGates::aCardWithoutPriceSaysWhatIsKnown()
{
    QFETCH(QString, card);
    QFETCH(QString, says);
    XUANKA_UNWRAP(gate, noOfferGate(test::inputsFor(test::smallLora(), m_catalog), *m_catalog.card(card), 1, m_catalog, *decisionRules()));
    QCOMPARE(gate.gate, GateId::Price);
    QCOMPARE(gate.state, GateState::Fail);
    QVERIFY2(gate.reason.english.contains(says), qPrintable(gate.reason.english));
    QVERIFY(isBilingual(gate.reason) && isBilingual(gate.remedy));
}

void TestGates::statesAreTheSameWithoutWords()
{
    XUANKA_UNWRAP(profiles, exampleProfiles(Language::English));
    profiles << test::profileFor(TaskKind::Lora, QStringLiteral("llama-3.1-70b"));
    for (const DemandProfile &profile : std::as_const(profiles)) {
        for (const Card &card : m_catalog.cards()) {
            const QList<GateResult> full = judge(profile, card.id);
            const QList<GateResult> bare = judge(profile, card.id, 8, Wording::None);
            for (qsizetype i = 0; i < full.size(); ++i)
                QCOMPARE(bare.at(i).state, full.at(i).state);
            QVERIFY(bare.constFirst().reason.isEmpty());
        }
    }
}

QTEST_GUILESS_MAIN(TestGates)
#include "tst_gates.moc"
