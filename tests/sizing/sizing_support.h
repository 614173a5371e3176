// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/fit.h"
#include "support/test_support.h"

namespace xuanka::test {

/// The library, loaded once; a broken one stops the test with its reason.
inline const ModelLibrary &modelLibrary()
{
    static const ModelLibrary library = [] {
        const Result<ModelLibrary> loaded = ModelLibrary::loadBuiltIn();
        if (!loaded)
            qFatal("%s", qPrintable(errorMessage(loaded.error())));
        return *loaded;
    }();
    return library;
}

inline const ModelArchitecture &languageModel(const char *id)
{
    const ModelArchitecture *model = modelLibrary().model(QString::fromLatin1(id));
    if (!model)
        qFatal("no model %s", id);
    return *model;
}

inline const ImageModel &imageModel(const char *id)
{
    const ImageModel *model = modelLibrary().imageModel(QString::fromLatin1(id));
    if (!model)
        qFatal("no image model %s", id);
    return *model;
}

/// The part of that kind; all zero if there is none.
inline MemoryPart part(const MemoryEstimate &estimate, MemoryPartKind kind)
{
    for (const MemoryPart &each : estimate.parts) {
        if (each.kind == kind)
            return each;
    }
    return {};
}

inline MemoryRequest training(Workload workload, int tokens, int batch = 1)
{
    MemoryRequest request;
    request.workload = workload;
    request.engine = Engine::Transformers;
    request.contextTokens = tokens;
    request.batch = batch;
    request.parallelism = Parallelism::Zero3;
    return request;
}

inline Card card(const char *id, double usableGib, const char *interconnect = "none")
{
    Card result;
    result.id = QString::fromLatin1(id);
    result.name = {result.id, result.id};
    result.interconnect = QString::fromLatin1(interconnect);
    result.usableMemoryMib.value = usableGib * 1024.0;
    return result;
}

// What the drivers of these cards report, in GiB.
inline Card rtx4090() { return card("rtx-4090-24", 23.99); }
inline Card rtx5090() { return card("rtx-5090-32", 31.84); }
inline Card l40s() { return card("l40s-48", 44.99); }
inline Card a100() { return card("a100-sxm-80", 79.25, "NVLink3"); }
inline Card h20() { return card("h20-96", 95.58, "NVLink4"); }
inline Card h100() { return card("h100-sxm-80", 79.65, "NVLink4"); }

/// Relative to the expected figure.
inline bool near(double actual, double wanted, double share)
{
    return qAbs(actual - wanted) <= wanted * share;
}

} // namespace xuanka::test
