// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speed_support.h"

#include "json/json.h"
#include "throughput/training_time.h"

#include <QTemporaryDir>

using namespace xuanka;
using namespace xuanka::test;

class SpeedRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyEngineHasSharesOfWhatACardCanDo()
    {
        const SpeedRules &rules = speedRules();
        for (const SpeedEngine &engine : rules.engines()) {
            for (const SpeedCardClass &cardClass : rules.classes()) {
                const SpeedEfficiency &e = rules.efficiency(engine.id, cardClass.id);
                const QString what = engine.id + QLatin1Char(' ') + cardClass.id;
                for (const double share : {e.memory, e.memory4bit, e.compute16, e.computeFp8, e.computeFp4, e.computeInt8})
                    QVERIFY2(share > 0.0 && share <= 1.0, qPrintable(what));
                QVERIFY2(e.time >= 1.0, qPrintable(what));
            }
        }
    }

    void theMoreParticularEntryWins()
    {
        const SpeedRules &rules = speedRules();
        // H20 with SGLang has a bandwidth of its own; its compute is everybody's.
        QCOMPARE(rules.efficiency(QStringLiteral("sglang"), QStringLiteral("h20")).memory, 0.41);
        QCOMPARE(rules.efficiency(QStringLiteral("sglang"), QStringLiteral("hopper")).memory, 0.92);
        QCOMPARE(rules.efficiency(QStringLiteral("tensorrt-llm"), QStringLiteral("blackwell")).memory, 0.63);
        QCOMPARE(rules.efficiency(QStringLiteral("llama.cpp"), QStringLiteral("a100")).memory, 0.48);
    }

    void fittedRangesAreNarrowAndTheOthersAreTheWideOne()
    {
        const SpeedRules &rules = speedRules();
        for (const SpeedEngine &engine : rules.engines()) {
            for (const SpeedCardClass &cardClass : rules.classes()) {
                for (const bool experts : {false, true}) {
                    for (const SpeedWork work : {SpeedWork::Decode, SpeedWork::Prefill}) {
                        const SpeedBand &band = rules.band(engine.id, cardClass.id, experts, work);
                        QVERIFY(band.low < 1.0 && band.high > 1.0);
                        if (band.fitted)
                            QVERIFY2(band.high / band.low <= 1.7 + 1e-9, qPrintable(engine.id + cardClass.id));
                    }
                }
            }
        }
        const SpeedBand &ascend = rules.band(QStringLiteral("mindie"), QStringLiteral("ascend"), false, SpeedWork::Decode);
        QVERIFY(!ascend.fitted);
        QCOMPARE(ascend.low, 0.5);
        QCOMPARE(ascend.high, 1.8);
    }

    void everyListedCardExists()
    {
        for (const SpeedCardClass &cardClass : speedRules().classes()) {
            for (const QString &id : cardClass.cardIds) {
                const SpeedCard *card = speedLibraries().cards.card(id);
                QVERIFY2(card, qPrintable(id));
                QCOMPARE(card->classId, cardClass.id);
            }
        }
    }

    void everyCardOfTheCatalogueHasASpeed()
    {
        XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
        for (const Card &card : catalog.cards()) {
            const Result<SpeedCard> speed = speedCardOf(card, speedRules());
            QVERIFY2(speed.has_value(), qPrintable(card.id + explain(speed)));
            QVERIFY(speed->bandwidth > 1e11 && speed->fp16 > 1e12 && speed->memoryBytes > 1e9);
        }
    }

    void enginesAreFoundByAlias_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("id");
        QTest::newRow("id") << "tensorrt-llm" << "tensorrt-llm";
        QTest::newRow("name, any case") << "TENSORRT-LLM" << "tensorrt-llm";
        QTest::newRow("product around it") << "NIM" << "tensorrt-llm";
        QTest::newRow("front end of llama.cpp") << "ollama" << "llama.cpp";
        QTest::newRow("defaults are not tuned") << "vLLM default" << "vllm-default";
    }

    void enginesAreFoundByAlias()
    {
        QFETCH(QString, name);
        QFETCH(QString, id);
        const SpeedEngine *engine = speedRules().engine(name);
        QVERIFY(engine);
        QCOMPARE(engine->id, id);
        QVERIFY(!speedRules().engine(QStringLiteral("no such engine")));
    }

    void errorsOnUnseenCasesAreStatedInBothLanguages()
    {
        QVERIFY(speedRules().leftOut().size() >= 5);
        for (const SpeedLeftOut &one : speedRules().leftOut()) {
            QVERIFY(one.cases > 20 && one.medianPercent < one.p90Percent);
            QVERIFY(!one.what.english.isEmpty() && !one.what.chinese.isEmpty() && !one.source.isEmpty());
        }
    }

    void aNameThatNothingAnswersToIsRefused()
    {
        XUANKA_UNWRAP(document, readJsonFile(QStringLiteral(":/throughput/efficiencies.json")));
        document["efficiencies"][0]["card_class"] = "no-such-class";
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("rules.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(document.dump()));
        file.close();
        const Result<SpeedRules> rules = SpeedRules::load(path);
        QVERIFY(!rules);
        QCOMPARE(rules.error().kind, Error::Kind::UnknownName);
        QCOMPARE(rules.error().place, QStringLiteral("$.efficiencies[0]"));
        QCOMPARE(rules.error().detail, QStringLiteral("no-such-class"));
    }
};

QTEST_GUILESS_MAIN(SpeedRulesTest)
#include "tst_speed_rules.moc"
