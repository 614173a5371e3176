// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speed_support.h"

#include "throughput/speed_json.h"

using namespace xuanka;
using namespace xuanka::test;

class SpeedJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFigureHasItsRangeTraceAndError()
    {
        SpeedJob job;
        job.cards = 4;
        job.concurrency = 32.0;
        const SpeedModel model = speedModel("qwen3-30b-a3b", "fp8");
        XUANKA_UNWRAP(estimate, estimateSpeed(speedCard("h100-sxm-80"), model, job));
        const Json json = speedEstimateToJson(estimate, measuredErrorFor(estimate, true), Language::SimplifiedChinese);
        for (const char *key : {"single_stream_tok_s", "prefill_tok_s", "ttft_ms", "tpot_ms", "output_tok_s", "total_tok_s", "output_tok_s_per_card"}) {
            const Json &figure = json.at(key);
            QVERIFY2(figure.at("low") <= figure.at("expected") && figure.at("expected") <= figure.at("high"), key);
        }
        QCOMPARE(json.at("output_tok_s").at("expected").get<double>(), estimate.outputThroughput.expected);
        QVERIFY(!json.at("trace").at("parts").empty());
        QCOMPARE(toQString(json.at("measured_error").at("kind")), QStringLiteral("推理服务引擎，MoE 模型"));
        QVERIFY(json.at("measured_error").at("cases").get<int>() > 100);
        double parts = 0.0;
        for (const auto &[name, value] : json.at("step").items())
            parts += name == "total_ms" ? 0.0 : value.get<double>();
        QVERIFY(std::abs(parts / json.at("step").at("total_ms").get<double>() - 1.0) < 1e-9);
    }

    void aFigureWithoutTraceOrErrorHasNoEmptyOnes()
    {
        XUANKA_UNWRAP(estimate, estimateSpeed(speedCard("h100-sxm-80"), speedModel("llama-3-8b"), {}, TraceDetail::None));
        const Json json = speedEstimateToJson(estimate, nullptr, Language::English);
        QVERIFY(!json.contains("trace"));
        QVERIFY(!json.contains("measured_error"));
    }

    void imagesAndTrainingAreRangesToo()
    {
        const ImageModel *sdxl = speedLibraries().models.imageModel(QStringLiteral("sdxl"));
        QVERIFY(sdxl);
        XUANKA_UNWRAP(work, imageWorkOf(*sdxl));
        ImageSpeedJob images;
        images.work = work;
        XUANKA_UNWRAP(drawn, estimateImageSpeed(speedCard("l40s-48"), images));
        const Json imageJson = imageSpeedToJson(drawn, Language::English);
        QCOMPARE(imageJson.at("steps").get<int>(), 20);
        QVERIFY(imageJson.at("seconds_per_image").at("high") > imageJson.at("seconds_per_image").at("low"));
        TrainingJob run;
        run.activeParameters = 7e9;
        run.tokensProcessed = 1e9;
        XUANKA_UNWRAP(trained, estimateTraining(speedCard("a100-sxm-80"), run));
        const Json trainingJson = trainingEstimateToJson(trained, Language::English);
        QCOMPARE(trainingJson.at("card_hours").at("expected").get<double>(), trained.cardHours.expected);
        QVERIFY(trainingJson.at("trace").at("inputs").size() >= 6);
    }
};

QTEST_GUILESS_MAIN(SpeedJsonTest)
#include "tst_speed_json.moc"
