// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/page_world.h"
#include "ui/sizing/request_values.h"

#include "sizing/fit.h"

using namespace xuanka;
using namespace xuanka::test;

namespace {

const QList<Workload> &workloads()
{
    static const QList<Workload> all {Workload::Inference, Workload::FullFineTuning, Workload::Lora,
                                      Workload::Qlora,     Workload::Pretraining,    Workload::ImageGeneration};
    return all;
}

/// Changes one field to something that it was not.
MemoryRequest changed(MemoryRequest request, RequestField field)
{
    switch (field) {
    case RequestField::Workload:
        request.workload = request.workload == Workload::Lora ? Workload::Qlora : Workload::Lora;
        break;
    case RequestField::Engine:
        request.engine = request.engine == Engine::Vllm ? Engine::LlamaCpp : Engine::Vllm;
        break;
    case RequestField::WeightFormat:
        request.weightFormat = QStringLiteral("fp32");
        break;
    case RequestField::KvBits:
        request.kvBits = 8.0;
        break;
    case RequestField::Context:
        request.contextTokens += 4096;
        break;
    case RequestField::Prompt:
        request.promptTokens += 128;
        break;
    case RequestField::Generated:
        request.generatedTokens += 128;
        break;
    case RequestField::Concurrency:
        request.concurrency += 3;
        break;
    case RequestField::Batch:
        request.batch += 3;
        break;
    case RequestField::Resolution:
        request.resolution = QSize(2048, 2048);
        break;
    case RequestField::Optimizer:
        request.optimizer = Optimizer::Sgd;
        break;
    case RequestField::MasterWeights:
        request.masterWeights = false;
        break;
    case RequestField::Checkpointing:
        request.checkpointing = Checkpointing::None;
        break;
    case RequestField::LossHead:
        request.lossHead = LossHead::Fused;
        break;
    case RequestField::FlashAttention:
        request.flashAttention = !request.flashAttention;
        break;
    case RequestField::LoraRank:
        request.loraRank += 64;
        break;
    case RequestField::LoraTargets:
        request.loraTargets = {QStringLiteral("q")};
        break;
    case RequestField::Framework:
        request.framework = QStringLiteral("deepspeed");
        break;
    case RequestField::OptimizerInBackward:
        request.optimizerInBackward = true;
        break;
    case RequestField::TensorDegree:
        request.tensorDegree = 2;
        break;
    case RequestField::PipelineDegree:
        request.pipelineDegree = 2;
        break;
    case RequestField::ContextDegree:
        request.contextDegree = 2;
        break;
    case RequestField::ExpertDegree:
        request.expertDegree = 2;
        break;
    case RequestField::StepTokens:
        request.stepTokens += 512;
        break;
    case RequestField::CudaGraphs:
        request.cudaGraphs = !request.cudaGraphs;
        break;
    case RequestField::LatentCache:
        request.latentCache = LatentCache::PerHead;
        break;
    case RequestField::ImageResidents:
        request.imageResidents = ImageResidents::Denoiser;
        break;
    case RequestField::VaeDecoding:
        request.vaeDecoding = VaeDecoding::Tiled;
        break;
    case RequestField::Parallelism:
        request.parallelism = Parallelism::Pipeline;
        break;
    case RequestField::Offload:
        request.offload = Offload::Model;
        break;
    }
    return request;
}

Result<MemoryEstimate> estimateOf(const MemoryRequest &request)
{
    SizingSubject subject;
    if (request.workload == Workload::ImageGeneration)
        subject.imageModel = shippedLibrary().imageModel(QStringLiteral("flux-1-dev"));
    else
        subject.model = shippedLibrary().model(QStringLiteral("llama-3-8b"));
    MemoryRequest two = request;
    two.cards = request.workload == Workload::ImageGeneration ? 1 : 2;
    return estimateMemory(subject, two, TraceDetail::None);
}

} // namespace

Q_DECLARE_METATYPE(xuanka::Workload)
Q_DECLARE_METATYPE(xuanka::RequestField)

class RequestFieldsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hiddenFieldsChangeNoFigure_data();
    void hiddenFieldsChangeNoFigure();
    void differencesAreFound_data();
    void differencesAreFound();
    void everyFormatOfAWorkloadCanBeSized_data();
    void everyFormatOfAWorkloadCanBeSized();
    void everyFieldHasAName();
    void everyChoiceIsTakenAsItWasMade_data();
    void everyChoiceIsTakenAsItWasMade();
    void fieldsFewChangeAreSpecial();
    void workloadKeepsWhatBothHave();
};

void RequestFieldsTest::hiddenFieldsChangeNoFigure_data()
{
    QTest::addColumn<Workload>("workload");
    QTest::addColumn<RequestField>("field");
    for (const Workload workload : workloads()) {
        for (const RequestField field : requestFields()) {
            if (!isUsed(field, workload)) {
                QTest::addRow("%s, field %d", qPrintable(workloadId(workload)), static_cast<int>(field))
                    << workload << field;
            }
        }
    }
}

void RequestFieldsTest::hiddenFieldsChangeNoFigure()
{
    QFETCH(Workload, workload);
    QFETCH(RequestField, field);
    const MemoryRequest plain = withWorkload(MemoryRequest(), workload);
    XUANKA_UNWRAP(before, estimateOf(plain));
    // The degrees of a training job are refused for other work; switching to it puts them back to one.
    const bool degree = field == RequestField::TensorDegree || field == RequestField::PipelineDegree
        || field == RequestField::ContextDegree || field == RequestField::ExpertDegree;
    const MemoryRequest other = changed(plain, field);
    XUANKA_UNWRAP(after, estimateOf(degree ? withWorkload(other, workload) : other));
    QCOMPARE(after.perCard.expected.count(), before.perCard.expected.count());
}

void RequestFieldsTest::differencesAreFound_data()
{
    QTest::addColumn<RequestField>("field");
    for (const RequestField field : requestFields())
        QTest::addRow("field %d", static_cast<int>(field)) << field;
}

void RequestFieldsTest::differencesAreFound()
{
    QFETCH(RequestField, field);
    for (const Workload workload : workloads()) {
        const MemoryRequest plain = withWorkload(MemoryRequest(), workload);
        QVERIFY(differences(plain, plain).isEmpty());
        const MemoryRequest other = changed(plain, field);
        QVERIFY(!isSame(field, plain, other));
        QCOMPARE(differences(plain, other).contains(field), isUsed(field, workload));
    }
}

void RequestFieldsTest::everyFormatOfAWorkloadCanBeSized_data()
{
    QTest::addColumn<Workload>("workload");
    for (const Workload workload : workloads())
        QTest::newRow(qPrintable(workloadId(workload))) << workload;
}

void RequestFieldsTest::everyFormatOfAWorkloadCanBeSized()
{
    QFETCH(Workload, workload);
    QVERIFY(!formatsFor(workload).isEmpty());
    const QList<WeightFormat> formats = formatsFor(workload);
    for (const WeightFormat &format : formats) {
        MemoryRequest request = withWorkload(MemoryRequest(), workload);
        request.weightFormat = format.id;
        const auto estimate = estimateOf(request);
        QVERIFY2(estimate.has_value(), qPrintable(QString(format.id % QStringLiteral(": ") % explain(estimate))));
    }
    const QList<Parallelism> parallelisms = parallelismsFor(workload);
    for (const Parallelism parallelism : parallelisms) {
        MemoryRequest request = withWorkload(MemoryRequest(), workload);
        request.parallelism = parallelism;
        const auto estimate = estimateOf(request);
        QVERIFY2(estimate.has_value(), qPrintable(QString(parallelismId(parallelism) % QStringLiteral(": ") % explain(estimate))));
    }
    const QList<Engine> engines = enginesFor(workload);
    for (const Engine engine : engines) {
        MemoryRequest request = withWorkload(MemoryRequest(), workload);
        request.engine = engine;
        QVERIFY2(estimateOf(request).has_value(), qPrintable(engineId(engine)));
    }
}

void RequestFieldsTest::everyFieldHasAName()
{
    for (const Workload workload : workloads()) {
        QStringList names;
        for (const RequestField field : requestFields()) {
            if (!isUsed(field, workload))
                continue;
            const QString name = requestFieldName(field, workload);
            QVERIFY(!name.isEmpty());
            QVERIFY2(!names.contains(name), qPrintable(name));
            names << name;
        }
    }
}

void RequestFieldsTest::everyChoiceIsTakenAsItWasMade_data()
{
    QTest::addColumn<Workload>("workload");
    for (const Workload workload : workloads())
        QTest::newRow(qPrintable(workloadId(workload))) << workload;
}

void RequestFieldsTest::everyChoiceIsTakenAsItWasMade()
{
    QFETCH(Workload, workload);
    const MemoryRequest plain = withWorkload(MemoryRequest(), workload);
    const bool image = workload == Workload::ImageGeneration;
    for (const ChoiceField &field : choiceFields()) {
        if (!isUsed(field.field, workload))
            continue;
        const QList<Choice> choices = choicesOf(field.field, plain, image);
        QStringList ids;
        for (const Choice &choice : choices) {
            QVERIFY2(!choice.id.isEmpty() && !choice.name.isEmpty(), field.objectName);
            QVERIFY2(!ids.contains(choice.id), qPrintable(choice.id));
            ids << choice.id;
            QCOMPARE(choiceIn(field.field, withChoice(field.field, plain, choice.id)), choice.id);
        }
        QVERIFY2(ids.contains(choiceIn(field.field, plain)), field.objectName); // what is usual can be seen
    }
}

void RequestFieldsTest::fieldsFewChangeAreSpecial()
{
    // What decides most of the memory is always in sight.
    for (const RequestField field : {RequestField::Workload, RequestField::WeightFormat, RequestField::Context, RequestField::Concurrency,
                                     RequestField::Batch, RequestField::Resolution, RequestField::Checkpointing})
        QVERIFY(!isSpecial(field));
    QVERIFY(isSpecial(RequestField::StepTokens));
}

void RequestFieldsTest::workloadKeepsWhatBothHave()
{
    MemoryRequest request;
    request.contextTokens = 12345;
    request.loraRank = 99;
    request.concurrency = 17;
    const MemoryRequest lora = withWorkload(request, Workload::Lora);
    QCOMPARE(lora.contextTokens, 12345);
    QCOMPARE(lora.loraRank, 99);
    QCOMPARE(lora.concurrency, 1); // nobody asks while one trains
    QCOMPARE(lora.parallelism, Parallelism::Zero3);
    QCOMPARE(withWorkload(request, Workload::Qlora).weightFormat, QStringLiteral("nf4"));
    QCOMPARE(withWorkload(request, Workload::Inference).concurrency, 17);
}

QTEST_MAIN(RequestFieldsTest)
#include "tst_request_fields.moc"
