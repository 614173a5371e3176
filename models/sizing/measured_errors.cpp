// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/measured_errors.h"

#include "json/json.h"
#include "sizing/measured_case_readers.h"

#include <algorithm>
#include <cmath>

namespace xuanka {

namespace {

bool isTotal(Meter meter)
{
    return meter == Meter::Allocated || meter == Meter::Reserved || meter == Meter::Device || meter == Meter::Load;
}

/// The smallest of the values that at least this share of them does not exceed.
double quantile(QList<double> values, double share)
{
    std::sort(values.begin(), values.end());
    const auto rank = static_cast<qsizetype>(std::ceil(share * static_cast<double>(values.size())));
    return values.at(std::clamp<qsizetype>(rank - 1, 0, values.size() - 1));
}

QList<MeasuredError> readErrors()
{
    const QString file = QStringLiteral(":/rules/measured_errors.json");
    const Result<Json> json = readCheckedResource(file, QStringLiteral(":/schema/measured_errors.schema.json"));
    if (!json)
        qFatal("%s", qPrintable(errorMessage(json.error())));
    QList<MeasuredError> errors;
    for (const Json &object : json->at("kinds")) {
        MeasuredError error;
        error.kind = *caseKindFromId(toQString(object.at("kind"))); // the schema lists the ids
        error.cases = object.at("cases").get<int>();
        error.median = object.at("median").get<double>();
        error.p90 = object.at("p90").get<double>();
        error.aboveHigh = object.at("above_high").get<double>();
        error.asOf = toQString(json->at("as_of"));
        errors << error;
    }
    return errors;
}

} // namespace

const MeasuredError *measuredError(CaseKind kind)
{
    static const QList<MeasuredError> errors = readErrors();
    for (const MeasuredError &error : errors) {
        if (error.kind == kind)
            return &error;
    }
    return nullptr;
}

CaseKind caseKindOf(Workload workload)
{
    switch (workload) {
    case Workload::Inference:
        return CaseKind::Inference;
    case Workload::Lora:
    case Workload::Qlora:
        return CaseKind::Adapters;
    case Workload::FullFineTuning:
    case Workload::Pretraining:
        return CaseKind::FullTraining;
    case Workload::ImageGeneration:
        return CaseKind::Image;
    }
    return CaseKind::Inference;
}

std::optional<MeasuredError> errorOver(const CsvTable &cases, const ModelLibrary &library, CaseKind kind)
{
    QList<double> differences;
    int above = 0;
    for (qsizetype i = 0; i < cases.rows.size(); ++i) {
        const CsvRow row(cases, i);
        const Result<MeasuredCase> measured = readMeasuredCase(row, library);
        if (!measured || measured->kind != kind || !isTotal(measured->meter))
            continue;
        const Result<Estimate<Bytes>> figure = estimateCase(*measured);
        const Result<std::optional<double>> gib = caseNumber(row, QStringLiteral("measured_gib"));
        if (!figure || !gib || gib->value_or(0.0) <= 0.0)
            continue;
        differences << std::abs(figure->expected.gib() - **gib) / **gib;
        above += **gib > figure->high.gib() ? 1 : 0;
    }
    if (differences.isEmpty())
        return std::nullopt;
    MeasuredError error;
    error.kind = kind;
    error.cases = static_cast<int>(differences.size());
    error.median = quantile(differences, 0.5);
    error.p90 = quantile(differences, 0.9);
    error.aboveHigh = static_cast<double>(above) / static_cast<double>(differences.size());
    return error;
}

} // namespace xuanka
