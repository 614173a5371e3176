// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/test_support.h"
#include "throughput/speed_case.h"

#include <algorithm>
#include <cmath>

namespace xuanka::test {

inline const SpeedLibraries &speedLibraries()
{
    static const SpeedLibraries libraries = [] {
        const Result<SpeedLibraries> loaded = SpeedLibraries::loadBuiltIn();
        if (!loaded)
            qFatal("%s", qPrintable(errorMessage(loaded.error())));
        return *loaded;
    }();
    return libraries;
}

inline const SpeedCard &speedCard(const char *name)
{
    const SpeedCard *card = speedLibraries().cards.card(QLatin1String(name));
    if (!card)
        qFatal("no card %s", name);
    return *card;
}

inline SpeedModel speedModel(const char *id, const char *format = "bf16", Engine engine = Engine::Vllm)
{
    const ModelArchitecture *model = speedLibraries().models.model(QLatin1String(id));
    const WeightFormat nvfp4 = nvfp4Format();
    const WeightFormat *known = qstrcmp(format, "nvfp4") == 0 ? &nvfp4 : weightFormat(QLatin1String(format));
    if (!model || !known)
        qFatal("no model %s or format %s", id, format);
    const Result<SpeedModel> speed = speedModelOf(*model, *known, engine);
    if (!speed)
        qFatal("%s", qPrintable(errorMessage(speed.error())));
    return *speed;
}

/// The value below which that share of the list lies, between neighbours linearly.
inline double quantileOf(QList<double> values, double share)
{
    std::sort(values.begin(), values.end());
    const double position = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<qsizetype>(std::floor(position));
    const qsizetype above = std::min(below + 1, values.size() - 1);
    return values.at(below) + (values.at(above) - values.at(below)) * (position - static_cast<double>(below));
}

inline QString testFile(const char *name)
{
    return QStringLiteral(XUANKA_SOURCE_DIR "/tests/throughput/") + QLatin1String(name);
}

} // namespace xuanka::test
