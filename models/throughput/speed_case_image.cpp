// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "throughput/speed_case_readers.h"

#include <QRegularExpression>

#include <cmath>

namespace xuanka {

namespace {

/// "FLUX.1-schnell" → "flux.1 schnell" and "flux-1-schnell": names are written in many ways.
const ImageModel *imageModelNamed(const QString &name, const ModelLibrary &library)
{
    if (const ImageModel *known = library.imageModel(name))
        return known;
    static const QRegularExpression marks(QStringLiteral("[\\s._\\-]+"));
    const QString wanted = QString(name).remove(marks).toLower();
    for (const ImageModel &model : library.imageModels()) {
        const QStringList names = QStringList{model.id, model.name} + model.aliases;
        for (const QString &one : names) {
            if (QString(one.section(QLatin1Char('/'), -1)).remove(marks).toLower() == wanted)
                return &model;
        }
    }
    return nullptr;
}

int numberBefore(const QString &text, const char *word)
{
    static const QRegularExpression form(QStringLiteral("(\\d+)\\s*([a-z]+)"), QRegularExpression::CaseInsensitiveOption);
    for (QRegularExpressionMatchIterator found = form.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        if (match.captured(2).startsWith(QLatin1String(word), Qt::CaseInsensitive))
            return match.captured(1).toInt();
    }
    return 0;
}

QSize resolutionIn(const QString &text)
{
    static const QRegularExpression both(QStringLiteral("(\\d{3,4})\\s*[x×]\\s*(\\d{3,4})"));
    const QRegularExpressionMatch pair = both.match(text);
    if (pair.hasMatch())
        return {pair.captured(1).toInt(), pair.captured(2).toInt()};
    static const QRegularExpression side(QStringLiteral("\\b(512|768|1024|1280|1536|2048)\\b"));
    const QRegularExpressionMatch one = side.match(text);
    return one.hasMatch() ? QSize(one.captured(1).toInt(), one.captured(1).toInt()) : QSize();
}

} // namespace

Done readImageSpeedJob(const CsvRow &row, const ModelLibrary &library, SpeedCase &measured)
{
    const QString name = row.text(QStringLiteral("model"));
    const ImageModel *model = imageModelNamed(name, library);
    if (!model)
        return fail({name.isEmpty() ? Error::Kind::Missing : Error::Kind::UnknownName, {}, QStringLiteral("model"), name, {}});
    const Result<ImageWork> work = imageWorkOf(*model);
    if (!work)
        return fail(work.error());
    ImageSpeedJob job;
    job.work = *work;
    const QString note = row.text(QStringLiteral("note"));
    job.steps = numberBefore(note, "steps");
    if (const QSize stated = resolutionIn(note); stated.isValid())
        job.resolution = stated;
    const QString engine = row.text(QStringLiteral("engine"));
    job.tuned = !engine.contains(QLatin1String("diffusers"), Qt::CaseInsensitive) && !engine.contains(QLatin1String("comfy"), Qt::CaseInsensitive)
        && !engine.contains(QLatin1String("webui"), Qt::CaseInsensitive);
    const QString quant = row.text(QStringLiteral("quant"));
    job.eightBit = quant.contains(QLatin1String("8")) && measured.card.fp8 > 0.0;
    const double batch = looseNumber(row.text(QStringLiteral("batch_or_concurrency"))).value_or(1.0);
    job.batch = std::max(1, static_cast<int>(std::lround(batch)));
    const double cards = looseNumber(row.text(QStringLiteral("n_gpus"))).value_or(1.0);
    job.cards = std::max(1, static_cast<int>(std::lround(cards)));
    if (job.steps == 0)
        assumeSpeed(measured, QStringLiteral("Steps are not stated: %1 assumed.").arg(job.work.defaultSteps), QStringLiteral("未写明步数：按 %1 步估算。").arg(job.work.defaultSteps));
    measured.image = job;
    return {};
}

} // namespace xuanka
