// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/sizing_json.h"
#include "sizing/sizing_support.h"
#include "sizing/sizing_words.h"

using namespace xuanka;
using namespace xuanka::test;

class SizingJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sizePrintsTheAgreedKeys()
    {
        MemoryRequest request;
        request.concurrency = 4;
        const SizingSubject subject{&languageModel("llama-3-8b"), nullptr};
        XUANKA_UNWRAP(estimate, estimateMemory(subject, request));
        const Json json = memoryEstimateToJson(subject, request, estimate, Language::English);
        QCOMPARE(json.at("model").at("name").get<std::string>(), std::string("Llama 3 8B"));
        QCOMPARE(json.at("model").at("params_total").get<qint64>(), 8030261248LL);
        QCOMPARE(json.at("model").at("params_active").get<qint64>(), 8030261248LL);
        QCOMPARE(json.at("model").at("layers").get<int>(), 32);
        for (const char *range : {"memory", "per_card"}) {
            QVERIFY(json.at(range).at("low_bytes").get<qint64>() <= json.at(range).at("expected_bytes").get<qint64>());
            QVERIFY(json.at(range).at("expected_bytes").get<qint64>() <= json.at(range).at("high_bytes").get<qint64>());
        }
        qint64 sum = 0;
        QStringList names;
        for (const Json &each : json.at("parts")) {
            sum += each.at("bytes").get<qint64>();
            names << toQString(each.at("name"));
            QVERIFY(!each.at("trace").at("formula").get<std::string>().empty());
            QVERIFY(!each.at("trace").at("inputs").empty());
            QVERIFY(!each.at("trace").at("source").get<std::string>().empty());
        }
        QCOMPARE(sum, json.at("memory").at("expected_bytes").get<qint64>());
        QCOMPARE(names, (QStringList{QStringLiteral("weights"), QStringLiteral("kv_cache"), QStringLiteral("working_set"),
                                     QStringLiteral("overhead")}));
    }

    void sizePrintsImageModelsByComponent()
    {
        MemoryRequest request;
        request.workload = Workload::ImageGeneration;
        const SizingSubject subject{nullptr, &imageModel("sdxl")};
        XUANKA_UNWRAP(estimate, estimateMemory(subject, request));
        const Json json = memoryEstimateToJson(subject, request, estimate, Language::SimplifiedChinese);
        QCOMPARE(json.at("model").at("components").size(), std::size_t(4));
        QCOMPARE(json.at("request").at("resolution").get<std::string>(), std::string("1024x1024"));
        const QString assumption = toQString(json.at("assumptions").at(0));
        QVERIFY(assumption.contains(QStringLiteral("显存")));
    }

    void fitPrintsTheAgreedKeys()
    {
        const QList<Card> cards{rtx4090(), a100()};
        const SizingSubject subject{&languageModel("llama-2-13b"), nullptr};
        const MemoryRequest request;
        QList<CardFit> fits = fitOnCards(subject, request, cards, 2);
        fits[1].refusal = Error{Error::Kind::Inconsistent, {}, {}, QStringLiteral("heads = 40, tp = 3"), {}};
        const Json json = fitsToJson(fits, remediesFor(subject, request, cards), Language::English);
        QCOMPARE(json.at("fits").size(), std::size_t(4));
        const Json &first = json.at("fits").at(0);
        QCOMPARE(first.at("card").get<std::string>(), std::string("rtx-4090-24"));
        QCOMPARE(first.at("count").get<int>(), 1);
        QCOMPARE(first.at("verdict").get<std::string>(), std::string("no"));
        QVERIFY(first.at("need_bytes").get<qint64>() > first.at("usable_bytes").get<qint64>());
        QVERIFY(toQString(first.at("why")).contains(QLatin1String("missing")));
        QVERIFY(json.at("fits").at(1).at("need_bytes").is_null());
        QVERIFY(toQString(json.at("fits").at(1).at("why")).contains(QLatin1String("heads = 40")));
        QCOMPARE(json.at("fits").at(2).at("verdict").get<std::string>(), std::string("fits"));
        bool quantised = false;
        for (const Json &remedy : json.at("remedies")) {
            QVERIFY(remedy.at("frees_bytes").get<qint64>() > 0);
            QVERIFY(remedy.at("result_bytes").get<qint64>() > 0);
            QVERIFY(!remedy.at("costs").get<std::string>().empty());
            if (remedy.at("id") == "weight_quantisation") {
                quantised = true;
                QCOMPARE(remedy.at("now_fits").at(0).get<std::string>(), std::string("rtx-4090-24"));
            }
        }
        QVERIFY(quantised);
    }

    void aRequestIsPrintedWhole()
    {
        MemoryRequest request = training(Workload::Qlora, 1234, 3);
        request.loraTargets = {QStringLiteral("q"), QStringLiteral("v")};
        request.masterWeights = false;
        const Json json = memoryRequestToJson(request);
        QCOMPARE(json.at("workload").get<std::string>(), std::string("qlora"));
        QCOMPARE(json.at("context").get<int>(), 1234);
        QCOMPARE(json.at("lora_targets").size(), std::size_t(2));
        QCOMPARE(json.at("master_weights").get<bool>(), false);
        QCOMPARE(json.at("parallel").get<std::string>(), std::string("zero3"));
        QVERIFY(!memoryRequestToJson(MemoryRequest()).contains("master_weights"));
    }

    void everyValueHasAName()
    {
        QSet<QString> names;
        for (const MemoryPartKind kind : {MemoryPartKind::Weights, MemoryPartKind::KvCache, MemoryPartKind::Activations,
                                          MemoryPartKind::LossHead, MemoryPartKind::Gradients, MemoryPartKind::OptimizerStates,
                                          MemoryPartKind::Adapters, MemoryPartKind::WorkingSet, MemoryPartKind::Overhead}) {
            names << memoryPartName(kind) << memoryPartMeaning(kind) << memoryPartId(kind);
        }
        QCOMPARE(names.size(), 27);
        for (const FitVerdict verdict : {FitVerdict::Fits, FitVerdict::Likely, FitVerdict::Tight, FitVerdict::No})
            names << fitVerdictName(verdict) << fitVerdictMeaning(verdict) << fitVerdictId(verdict);
        QCOMPARE(names.size(), 39);
        QStringList others;
        for (const Workload value : {Workload::Inference, Workload::FullFineTuning, Workload::Lora, Workload::Qlora,
                                     Workload::Pretraining, Workload::ImageGeneration})
            others << workloadName(value);
        for (const Optimizer value : {Optimizer::AdamW, Optimizer::AdamW8bit, Optimizer::PagedAdamW8bit, Optimizer::Adafactor,
                                      Optimizer::Sgd, Optimizer::Lion})
            others << optimizerName(value);
        for (const Engine value : {Engine::Transformers, Engine::Vllm, Engine::LlamaCpp, Engine::Diffusers})
            others << engineName(value);
        for (const Parallelism value : {Parallelism::Tensor, Parallelism::Pipeline, Parallelism::Data, Parallelism::Zero1,
                                        Parallelism::Zero2, Parallelism::Zero3, Parallelism::LayerSplit})
            others << parallelismName(value);
        for (const Checkpointing value : {Checkpointing::None, Checkpointing::Selective, Checkpointing::Full})
            others << checkpointingName(value);
        for (const LossHead value : {LossHead::Plain, LossHead::Chunked, LossHead::Fused})
            others << lossHeadName(value);
        for (const Offload value : {Offload::None, Offload::Model})
            others << offloadName(value);
        QVERIFY(!others.contains(QString()));
        QCOMPARE(QSet<QString>(others.cbegin(), others.cend()).size(), others.size());
        QVERIFY(!others.contains(QString()));
    }

    void reasonsUseTheLocalesDecimalSign()
    {
        const CardFit fit = fitOnCard({&languageModel("llama-3-8b"), nullptr}, {}, rtx4090(), 1);
        QVERIFY(fitReason(fit, QLocale(QLocale::German)).contains(QLatin1String("24,0 GiB")));
        QVERIFY(fitReason(fit, QLocale::c()).contains(QLatin1String("24.0 GiB")));
        QVERIFY(fitReason(CardFit(), QLocale::c()).contains(QLatin1String("not known")));
    }
};

QTEST_GUILESS_MAIN(SizingJsonTest)
#include "tst_sizing_json.moc"
