// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/measured_case_readers.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace xuanka {

Done readCaseImageModel(const CsvRow &row, const ModelLibrary &library, MeasuredCase &measured)
{
    const QString name = row.text(QStringLiteral("model"));
    static const QRegularExpression addition(QStringLiteral("\\s*\\(.*\\)$"));
    QString plain = name;
    plain.remove(addition);
    for (const QString &spelling : {name, plain}) {
        if (const ImageModel *known = library.imageModel(spelling)) {
            measured.imageModel = *known;
            return {};
        }
    }
    QStringList known;
    for (const ImageModel &model : library.imageModels())
        known << model.id;
    return name.isEmpty() ? fail({Error::Kind::Missing, {}, QStringLiteral("model"), {}, {}})
                          : fail({Error::Kind::UnknownName, {}, QStringLiteral("model"), name, known.join(QStringLiteral(", "))});
}

Done readCaseImage(const CsvRow &row, MeasuredCase &measured)
{
    MemoryRequest &request = measured.request;
    request.engine = Engine::Diffusers;
    request.parallelism = Parallelism::Data;
    const QString method = row.text(QStringLiteral("method"));
    if (method == QLatin1String("lora") || method == QLatin1String("qlora"))
        request.imageJob = ImageJob::TrainLora;
    else if (method == QLatin1String("full"))
        request.imageJob = ImageJob::TrainFull;
    const Result<std::optional<qint64>> batch = caseCount(row, QStringLiteral("batch"));
    if (!batch)
        return fail(batch.error());
    request.batch = static_cast<int>(std::max<qint64>(1, batch->value_or(1)));

    const QString size = row.text(QStringLiteral("resolution"));
    static const QRegularExpression form(QStringLiteral("^(\\d{2,5})x(\\d{2,5})$"));
    if (const QRegularExpressionMatch match = form.match(size); match.hasMatch()) {
        request.resolution = QSize(match.captured(1).toInt(), match.captured(2).toInt());
    } else if (size.isEmpty()) {
        assume(measured, QStringLiteral("1024 × 1024: the row does not say."), QStringLiteral("该行未写明分辨率，按 1024 × 1024 估算。"));
    } else {
        return fail({Error::Kind::OutOfRange, {}, QStringLiteral("resolution"), size, QStringLiteral("1024x1024")});
    }
    const auto choose = [&row](const char *column, auto fromId, auto &target) -> Done {
        const QString text = row.text(QString::fromLatin1(column));
        if (text.isEmpty())
            return {};
        const auto value = fromId(text);
        if (!value)
            return fail({Error::Kind::UnknownName, {}, QString::fromLatin1(column), text, {}});
        target = *value;
        return {};
    };
    if (const Done done = choose("offload", &offloadFromId, request.offload); !done)
        return done;
    if (const Done done = choose("vae", &vaeDecodingFromId, request.vaeDecoding); !done)
        return done;
    if (const Done done = choose("resident", &imageResidentsFromId, request.imageResidents); !done)
        return done;
    const QString checkpointing = row.text(QStringLiteral("grad_ckpt"));
    if (checkpointing == QLatin1String("0"))
        request.checkpointing = Checkpointing::None;
    else if (checkpointing.startsWith(QLatin1String("selective")))
        request.checkpointing = Checkpointing::Selective;
    request.flashAttention = row.text(QStringLiteral("flash_attn")) != QLatin1String("0");
    const QString optimizer = row.text(QStringLiteral("optimizer")).toLower();
    if (optimizer.contains(QLatin1String("8bit")))
        request.optimizer = Optimizer::AdamW8bit;
    if (optimizer.contains(QLatin1String("bf16")))
        request.masterWeights = false;
    const Result<std::optional<double>> rank = caseNumber(row, QStringLiteral("lora_rank"));
    if (rank && *rank && **rank >= 1.0)
        request.loraRank = static_cast<int>(std::lround(**rank));
    return {};
}

} // namespace xuanka
