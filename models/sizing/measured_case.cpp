// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/measured_case_readers.h"

#include "quantity/trace.h"

#include <algorithm>
#include <array>

namespace xuanka {

namespace {

template <typename Enum>
struct Name {
    Enum value;
    QLatin1String id;
};
template <typename Enum>
Name(Enum, QLatin1String) -> Name<Enum>; // clang 14 does not deduce aggregates

constexpr std::array meters{Name{Meter::Allocated, QLatin1String("peak_allocated")},
                            Name{Meter::Reserved, QLatin1String("peak_reserved")},
                            Name{Meter::Device, QLatin1String("nvidia_smi")},
                            Name{Meter::Load, QLatin1String("total_load")},
                            Name{Meter::Weights, QLatin1String("weights_only")},
                            Name{Meter::KvCache, QLatin1String("kv_only")},
                            Name{Meter::ComputeBuffer, QLatin1String("compute_buffer")}};
constexpr std::array kinds{Name{CaseKind::Inference, QLatin1String("inference")},
                           Name{CaseKind::Adapters, QLatin1String("adapters")},
                           Name{CaseKind::FullTraining, QLatin1String("full_training")},
                           Name{CaseKind::Image, QLatin1String("image")}};

Estimate<Bytes> sumOf(const MemoryEstimate &estimate, std::initializer_list<MemoryPartKind> wanted, bool allCards)
{
    Estimate<Bytes> sum;
    for (const MemoryPart &part : estimate.parts) {
        for (const MemoryPartKind kind : wanted) {
            if (part.kind == kind)
                sum += allCards ? part.total : part.perCard;
        }
    }
    return sum;
}

Estimate<Bytes> difference(const Estimate<Bytes> &a, const Estimate<Bytes> &b)
{
    return {a.low - b.low, a.expected - b.expected, a.high - b.high};
}

Estimate<Bytes> allocatedOnAll(const MemoryEstimate &estimate)
{
    Estimate<Bytes> sum;
    for (const MemoryPart &part : estimate.parts) {
        if (part.kind != MemoryPartKind::Overhead)
            sum += part.total;
    }
    return sum;
}

Done readWorkload(const CsvRow &row, MeasuredCase &measured)
{
    const QString task = row.text(QStringLiteral("task"));
    const QString method = row.text(QStringLiteral("method"));
    if (task == QLatin1String("infer")) {
        measured.kind = CaseKind::Inference;
        measured.request.workload = Workload::Inference;
    } else if (task == QLatin1String("pretrain")) {
        measured.kind = CaseKind::FullTraining;
        measured.request.workload = Workload::Pretraining;
    } else if (task == QLatin1String("image")) {
        measured.kind = CaseKind::Image;
        measured.request.workload = Workload::ImageGeneration;
    } else if (task == QLatin1String("finetune")) {
        const std::optional<Workload> workload = workloadFromId(method);
        if (workload != Workload::FullFineTuning && workload != Workload::Lora && workload != Workload::Qlora) {
            return fail({Error::Kind::UnknownName, {}, QStringLiteral("method"), method, QStringLiteral("full, lora, qlora")});
        }
        measured.request.workload = *workload;
        measured.kind = workload == Workload::FullFineTuning ? CaseKind::FullTraining : CaseKind::Adapters;
    } else {
        return fail({Error::Kind::UnknownName, {}, QStringLiteral("task"), task,
                     QStringLiteral("infer, finetune, pretrain, image")});
    }
    return {};
}

Done readMeter(const CsvRow &row, MeasuredCase &measured)
{
    const QString id = row.text(QStringLiteral("measured_what"));
    const std::optional<Meter> meter = meterFromId(id);
    if (!meter) {
        QStringList known;
        for (const auto &each : meters)
            known << each.id;
        return id.isEmpty() ? fail({Error::Kind::Missing, {}, QStringLiteral("measured_what"), {}, {}})
                            : fail({Error::Kind::UnknownName, {}, QStringLiteral("measured_what"), id,
                                    known.join(QStringLiteral(", "))});
    }
    measured.meter = *meter;
    return {};
}

QString gibText(Bytes bytes)
{
    return QString::number(bytes.gib(), 'f', 4);
}

} // namespace

QString meterId(Meter meter)
{
    for (const auto &each : meters) {
        if (each.value == meter)
            return each.id;
    }
    return {};
}

std::optional<Meter> meterFromId(const QString &id)
{
    for (const auto &each : meters) {
        if (each.id == id)
            return each.value;
    }
    return std::nullopt;
}

QString caseKindId(CaseKind kind)
{
    for (const auto &each : kinds) {
        if (each.value == kind)
            return each.id;
    }
    return {};
}

std::optional<CaseKind> caseKindFromId(const QString &id)
{
    for (const auto &each : kinds) {
        if (each.id == id)
            return each.value;
    }
    return std::nullopt;
}

SizingSubject MeasuredCase::subject() const
{
    return {model ? &*model : nullptr, imageModel ? &*imageModel : nullptr};
}

Result<std::optional<double>> caseNumber(const CsvRow &row, const QString &column)
{
    const QString text = row.text(column);
    if (text.isEmpty())
        return std::optional<double>();
    bool ok = false;
    const double value = text.toDouble(&ok);
    if (!ok || !(value >= 0.0) || value > 1e15)
        return fail({Error::Kind::OutOfRange, {}, column, text, {}});
    return std::optional<double>(value);
}

Result<std::optional<qint64>> caseCount(const CsvRow &row, const QString &column)
{
    const Result<std::optional<double>> value = caseNumber(row, column);
    if (!value)
        return fail(value.error());
    if (!*value)
        return std::optional<qint64>();
    const auto count = static_cast<qint64>(**value);
    if (static_cast<double>(count) != **value || count > 1'000'000'000)
        return fail({Error::Kind::OutOfRange, {}, column, row.text(column), {}});
    return std::optional<qint64>(count);
}

void assume(MeasuredCase &measured, const QString &english, const QString &chinese)
{
    measured.assumed << LocalizedText{english, chinese};
}

Result<MeasuredCase> readMeasuredCase(const CsvRow &row, const ModelLibrary &library)
{
    MeasuredCase measured;
    if (const Done done = readWorkload(row, measured); !done)
        return fail(done.error());
    if (const Done done = readMeter(row, measured); !done)
        return fail(done.error());
    const bool image = measured.kind == CaseKind::Image;
    if (const Done done = image ? readCaseImageModel(row, library, measured) : readCaseModel(row, library, measured); !done)
        return fail(done.error());
    if (const Done done = image ? readCaseImageWeights(row, measured) : readCaseWeights(row, measured); !done)
        return fail(done.error());
    Done done;
    if (image)
        done = readCaseImage(row, measured);
    else if (measured.kind == CaseKind::Inference)
        done = readCaseInference(row, measured);
    else
        done = readCaseTraining(row, measured);
    if (!done)
        return fail(done.error());
    if (done = readCaseCards(row, measured); !done)
        return fail(done.error());
    return measured;
}

Estimate<Bytes> figureOnMeter(const MemoryEstimate &estimate, Meter meter, bool allCards)
{
    const Estimate<Bytes> allocated = allCards ? allocatedOnAll(estimate) : estimate.allocatedPerCard;
    Estimate<Bytes> slack = difference(estimate.reservedPerCard, estimate.allocatedPerCard);
    if (allCards)
        slack = slack * estimate.cards;
    switch (meter) {
    case Meter::Allocated:
        return allocated;
    case Meter::Reserved:
        return allocated + slack;
    case Meter::Device:
        return allCards ? estimate.total : estimate.perCard;
    case Meter::Load:
        if (estimate.loadedPerCard)
            return allCards ? *estimate.loadedPerCard * estimate.cards : *estimate.loadedPerCard;
        return sumOf(estimate, {MemoryPartKind::Weights}, allCards) + slack;
    case Meter::Weights:
        return sumOf(estimate, {MemoryPartKind::Weights}, allCards);
    case Meter::KvCache:
        return sumOf(estimate, {MemoryPartKind::KvCache}, allCards);
    case Meter::ComputeBuffer:
        return sumOf(estimate, {MemoryPartKind::WorkingSet}, allCards);
    }
    return {};
}

Result<Estimate<Bytes>> estimateCase(const MeasuredCase &measured)
{
    MemoryRequest request = measured.request;
    if (measured.wholeFile)
        request.engine = Engine::Transformers; // leaves nothing in host memory
    const Result<MemoryEstimate> estimate = estimateMemory(measured.subject(), request, TraceDetail::None);
    if (!estimate)
        return fail(estimate.error());
    // llama.cpp and its kin allocate everything on loading: weights, cache and compute buffer.
    const bool buffers = measured.meter == Meter::Load && request.engine == Engine::LlamaCpp;
    Estimate<Bytes> figure = figureOnMeter(*estimate, buffers ? Meter::Allocated : measured.meter, measured.allCards);
    if (measured.statesOpen) {
        request.masterWeights = true;
        const Result<MemoryEstimate> with = estimateMemory(measured.subject(), request, TraceDetail::None);
        if (with)
            figure.high = std::max(figure.high, figureOnMeter(*with, measured.meter, measured.allCards).expected);
    }
    return figure;
}

CsvTable estimateTable(const CsvTable &cases, const ModelLibrary &library, Language language)
{
    CsvTable table = cases;
    table.header << QStringLiteral("est_low") << QStringLiteral("est") << QStringLiteral("est_high") << QStringLiteral("est_note");
    for (qsizetype i = 0; i < table.rows.size(); ++i) {
        const Result<MeasuredCase> measured = readMeasuredCase(CsvRow(cases, i), library);
        const Result<Estimate<Bytes>> figure = measured ? estimateCase(*measured) : fail(measured.error());
        if (!figure) {
            table.rows[i] << QString() << QString() << QString() << errorMessage(figure.error());
            continue;
        }
        QStringList notes;
        for (const LocalizedText &each : measured->assumed)
            notes << each.in(language);
        table.rows[i] << gibText(figure->low) << gibText(figure->expected) << gibText(figure->high)
                      << notes.join(QStringLiteral(" "));
    }
    return table;
}

} // namespace xuanka
