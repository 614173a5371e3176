// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/image_constants.h"

#include "json/json.h"

#include <QHash>

#include <array>

namespace xuanka {

namespace {

struct Entry {
    const char *id;
    MemoryConstant ImageConstants::*member;
};

constexpr std::array entries{
    Entry{"denoising_rows", &ImageConstants::denoisingRows},
    Entry{"unet_rows", &ImageConstants::unetRows},
    Entry{"decoding_planes", &ImageConstants::decodingPlanes},
    Entry{"decoding_planes_static", &ImageConstants::decodingPlanesStatic},
    Entry{"decoding_reserved", &ImageConstants::decodingReserved},
    Entry{"encoding_share", &ImageConstants::encodingShare},
    Entry{"loading_gap_bitsandbytes", &ImageConstants::loadingGapBitsandbytes},
    Entry{"loading_gap_4bit", &ImageConstants::loadingGapFourBits},
    Entry{"loading_gap_8bit", &ImageConstants::loadingGapEightBits},
    Entry{"loading_gap_file", &ImageConstants::loadingGapFile},
    Entry{"loading_gap_most_gib", &ImageConstants::loadingGapMost},
    Entry{"training_rows", &ImageConstants::trainingRows},
    Entry{"training_dual_rows", &ImageConstants::trainingDualRows},
    Entry{"training_parallel_rows", &ImageConstants::trainingParallelRows},
    Entry{"training_norm_rows", &ImageConstants::trainingNormRows},
    Entry{"training_unet_rows", &ImageConstants::trainingUnetRows},
    Entry{"training_unet_convolutions", &ImageConstants::trainingUnetConvolutions},
    Entry{"training_unet_inputs", &ImageConstants::trainingUnetInputs},
    Entry{"training_workspace_gib", &ImageConstants::trainingWorkspace},
    Entry{"training_slack", &ImageConstants::trainingSlack},
    Entry{"fp8_copies", &ImageConstants::fp8Copies},
    Entry{"step_copies", &ImageConstants::stepCopies},
    Entry{"dequantised_share", &ImageConstants::dequantisedShare},
    Entry{"text_encoding_gib", &ImageConstants::textEncoding},
    Entry{"unexplained", &ImageConstants::unexplained},
    Entry{"rounded_weights", &ImageConstants::roundedWeights},
    Entry{"assumed_shape", &ImageConstants::assumedShape},
};

ImageConstants readConstants()
{
    const QString file = QStringLiteral(":/rules/image_constants.json");
    const Result<Json> json = readCheckedResource(file, QStringLiteral(":/schema/memory_constants.schema.json"));
    // A built-in file that its own schema refuses is a broken build; the resource test names the place.
    if (!json)
        qFatal("%s", qPrintable(errorMessage(json.error())));
    QHash<QString, MemoryConstant> found;
    for (const Json &object : json->at("constants")) {
        found.insert(toQString(object.at("id")),
                     {{object.at("low").get<double>(), object.at("expected").get<double>(), object.at("high").get<double>()},
                      toQString(object.at("unit")),
                      toQString(object.at("source"))});
    }
    ImageConstants constants;
    for (const Entry &entry : entries) {
        const auto constant = found.constFind(QLatin1String(entry.id));
        if (constant == found.constEnd())
            qFatal("%s: %s is missing", qPrintable(file), entry.id);
        constants.*entry.member = *constant;
    }
    return constants;
}

} // namespace

const ImageConstants &imageConstants()
{
    static const ImageConstants constants = readConstants();
    return constants;
}

} // namespace xuanka
