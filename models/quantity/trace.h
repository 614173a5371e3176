// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QVariant>

#include <nlohmann/json_fwd.hpp>

namespace xuanka {

/// One input of a formula as it went in.
struct TraceInput {
    QString name;   ///< English words; shown through traceWords(), printed to JSON as they stand
    QString value;  ///< machine form: decimal point, no grouping ("7.5", "2026-09-04", "gqa")
    QString unit;   ///< "GiB", "CNY/h", "h/month" …; empty if none
    QString source; ///< a source id of the catalog or rules, "profile", "default", or empty if computed
    bool operator==(const TraceInput &) const = default;
};

/// Where a figure comes from: the formula, what went in, and the figures it was made from.
/// One type serves the "why?" panel, the PDF's appendix and --json.
struct Trace {
    QString formula;    ///< stable id, e.g. "memory.kv_cache"
    QString expression; ///< the formula in symbols, e.g. "2 × layers × kv_heads × head_dim × tokens × bits ÷ 8"
    QString result;     ///< machine form
    QString unit;
    QString source;     ///< where the formula itself comes from
    QList<TraceInput> inputs;
    QList<Trace> parts;
    bool operator==(const Trace &) const = default;
};

/// Shortest decimal that reads back as the same double: the machine form used in traces, JSON and CSV.
QString machineNumber(double value);

/// The words of a TraceInput name in the application's language (context "Trace"; unknown words come back unchanged).
QString traceWords(const QString &english);

nlohmann::json traceToJson(const Trace &trace);

} // namespace xuanka
