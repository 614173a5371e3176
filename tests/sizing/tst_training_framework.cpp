// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/sizing_support.h"
#include "sizing/training_framework.h"

using namespace xuanka;
using namespace xuanka::test;

class TrainingFrameworkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFigureIsARangeWithItsSource()
    {
        QVERIFY(trainingFrameworks().size() >= 12);
        QCOMPARE(trainingFrameworks().constFirst().id, QStringLiteral("any"));
        QSet<QString> ids;
        for (const TrainingFramework &framework : trainingFrameworks()) {
            ids.insert(framework.id);
            QVERIFY(!framework.source.isEmpty() && !framework.name.english.isEmpty() && !framework.name.chinese.isEmpty());
            const QList<MemoryConstant> figures{
                framework.lossBytes, framework.lossBytesQuantised, framework.lossBytesChunked, framework.normBytesFrozen,
                framework.normBytesTrained, framework.adapterWeightBytes, framework.adapterMomentBytes,
                framework.adapterStepBytes, framework.adapterStepBytesQuantised, framework.adapterInputBytes,
                framework.boundaryBytes, framework.keyValueCopies, framework.keepsGradients, framework.bucketGib,
                framework.bucketGibQuantised, framework.slack, framework.contextGib};
            for (const MemoryConstant &figure : figures) {
                QVERIFY2(figure.value.low <= figure.value.expected && figure.value.expected <= figure.value.high,
                         qPrintable(framework.id));
                QVERIFY(!figure.source.isEmpty() && !figure.unit.isEmpty());
            }
        }
        QCOMPARE(ids.size(), trainingFrameworks().size());
    }

    void freeTextsNameAFramework_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("id");
        const auto row = [](const char *text, const char *id) { QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(id); };
        row("litgpt 8641822", "litgpt");
        row("Qwen finetune.py (HF Trainer+peft+deepspeed)", "qwen-deepspeed");
        row("Qwen finetune.py", "qwen");
        row("transformers 5.13 + peft 0.19 (custom loop)", "peft-loop");
        row("ms-swift 2024", "ms-swift-1");
        row("ms-swift DeepSpeed ZeRO-2", "ms-swift");
        row("ms-swift Megatron", "ms-swift-megatron");
        row("Megatron-Bridge", "megatron");
        row("torchtune 0.4", "torchtune");
        row("NeMo 2.0", "megatron");
        row("my own loop", "");
    }

    void freeTextsNameAFramework()
    {
        QFETCH(QString, text);
        QFETCH(QString, id);
        QCOMPARE(trainingFrameworkNamed(text), id);
    }

    void whatAFrameworkDoesNotSayIsAsUsual()
    {
        const TrainingFramework &any = trainingFrameworks().constFirst();
        const TrainingFramework *unsloth = trainingFramework(QStringLiteral("unsloth"));
        QVERIFY(unsloth);
        QCOMPARE(unsloth->contextGib.value, any.contextGib.value);
        QCOMPARE(unsloth->lossHead, LossHead::Fused);
        const TrainingFramework *qwen = trainingFramework(QStringLiteral("qwen"));
        QVERIFY(qwen->lossBytesQuantised.value.expected < qwen->lossBytes.value.expected);
        const TrainingFramework *litgpt = trainingFramework(QStringLiteral("litgpt"));
        QCOMPARE(litgpt->lossBytesQuantised.value, litgpt->lossBytes.value);
    }

    void anUnknownFrameworkIsRefusedWithTheKnownOnes()
    {
        MemoryRequest request = training(Workload::Lora, 2048);
        request.framework = QStringLiteral("megatune");
        const Result<MemoryEstimate> estimate = estimateMemory(languageModel("llama-3-8b"), request);
        QVERIFY(!estimate);
        QCOMPARE(estimate.error().kind, Error::Kind::UnknownName);
        QCOMPARE(estimate.error().place, QStringLiteral("framework"));
        QCOMPARE(frameworkOf(request).id, QStringLiteral("any"));
    }

    void degreesMustFillTheCards_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QList<int>>("degrees"); // cards, tensor, pipeline, context, expert
        QTest::addColumn<QString>("place");
        QTest::newRow("fills") << QStringLiteral("llama-3-8b") << QList<int>{64, 8, 4, 2, 1} << QString();
        QTest::newRow("does not divide") << QStringLiteral("llama-3-8b") << QList<int>{24, 8, 2, 1, 1} << QStringLiteral("cards");
        QTest::newRow("heads do not divide") << QStringLiteral("qwen2.5-7b") << QList<int>{8, 8, 1, 1, 1} << QStringLiteral("cards");
        QTest::newRow("more stages than layers") << QStringLiteral("llama-3-8b") << QList<int>{64, 1, 64, 1, 1} << QStringLiteral("pipelineDegree");
        QTest::newRow("no experts") << QStringLiteral("llama-3-8b") << QList<int>{16, 1, 1, 1, 8} << QStringLiteral("expertDegree");
    }

    void degreesMustFillTheCards()
    {
        QFETCH(QString, model);
        QFETCH(QList<int>, degrees);
        QFETCH(QString, place);
        MemoryRequest request = training(Workload::Pretraining, 8192);
        request.cards = degrees.at(0);
        request.tensorDegree = degrees.at(1);
        request.pipelineDegree = degrees.at(2);
        request.contextDegree = degrees.at(3);
        request.expertDegree = degrees.at(4);
        const Result<MemoryEstimate> estimate = estimateMemory(languageModel(model.toLatin1().constData()), request);
        if (place.isEmpty())
            QVERIFY(estimate);
        else
            QCOMPARE(estimate.error().place, place);
    }
};

QTEST_GUILESS_MAIN(TrainingFrameworkTest)
#include "tst_training_framework.moc"
