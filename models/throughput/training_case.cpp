// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "throughput/training_case.h"

#include "throughput/speed_case_readers.h"

#include <cmath>

namespace xuanka {

namespace {

Result<double> numberAt(const CsvRow &row, const char *column, double otherwise)
{
    const QString text = row.text(QLatin1String(column));
    if (text.isEmpty())
        return otherwise;
    const std::optional<double> value = looseNumber(text);
    if (!value)
        return fail({Error::Kind::OutOfRange, {}, QLatin1String(column), text, {}});
    return *value;
}

QString numberText(double value)
{
    return QString::number(value, 'g', 6);
}

QStringList figures(const Estimate<double> &estimate)
{
    return {numberText(estimate.low), numberText(estimate.expected), numberText(estimate.high)};
}

QStringList answerRow(const CsvRow &row, const SpeedCards &cards, Language language)
{
    const Result<TrainingCase> run = readTrainingCase(row, cards);
    if (!run)
        return {{}, {}, {}, errorMessage(run.error()), {}, {}};
    const Result<TrainingEstimate> estimate = estimateTraining(run->card, run->job);
    if (!estimate)
        return {{}, {}, {}, errorMessage(estimate.error()), {}, {}};
    QStringList notes;
    for (const LocalizedText &text : estimate->assumptions)
        notes << text.in(language);
    const QString mfu = numberText(estimate->utilisation.expected * 100.0);
    if (!run->tokensKnown) {
        notes.prepend(LocalizedText{QStringLiteral("Tokens are not stated, so hours cannot be told; the MFU to expect is given."),
                                    QStringLiteral("未写明 token 数，无法给出卡时；仅给出预期 MFU。")}
                          .in(language));
        return {{}, {}, {}, notes.join(QLatin1Char(' ')), {}, mfu};
    }
    const bool cardsKnown = row.has(QStringLiteral("n_gpus"));
    return figures(estimate->cardHours)
        + QStringList{notes.join(QLatin1Char(' ')), cardsKnown ? numberText(estimate->days.expected) : QString(), mfu};
}

} // namespace

Result<TrainingCase> readTrainingCase(const CsvRow &row, const SpeedCards &cards)
{
    TrainingCase run;
    const QString kind = row.text(QStringLiteral("kind"));
    const std::optional<TrainingTask> task = trainingTaskFromId(kind);
    if (!task)
        return fail({kind.isEmpty() ? Error::Kind::Missing : Error::Kind::UnknownName, {}, QStringLiteral("kind"), kind, {}});
    const QString cardName = row.text(QStringLiteral("gpu"));
    const SpeedCard *card = cards.card(cardName);
    if (!card)
        return fail({cardName.isEmpty() ? Error::Kind::Missing : Error::Kind::UnknownName, {}, QStringLiteral("gpu"), cardName, {}});
    run.card = *card;
    const Result<double> billions = numberAt(row, "params_b", 0.0);
    const Result<double> active = billions ? numberAt(row, "active_params_b", *billions) : billions;
    const Result<double> tokens = numberAt(row, "tokens_b", 0.0);
    const Result<double> count = numberAt(row, "n_gpus", 8.0);
    for (const Result<double> &one : {billions, active, tokens, count}) {
        if (!one)
            return fail(one.error());
    }
    if (*active <= 0.0)
        return fail({Error::Kind::Missing, {}, QStringLiteral("active_params_b"), {}, {}});
    run.job.task = *task;
    run.job.activeParameters = *active * 1e9;
    run.job.mixture = *active < 0.9 * *billions;
    run.tokensKnown = *tokens > 0.0;
    run.job.tokensProcessed = run.tokensKnown ? *tokens * 1e9 : 1e9;
    run.job.sequenceLength = std::max(1.0, looseNumber(row.text(QStringLiteral("seq_len"))).value_or(4096.0));
    run.job.cards = std::max(1, static_cast<int>(std::lround(*count)));
    run.job.fp8 = row.text(QStringLiteral("precision")).contains(QLatin1String("FP8"), Qt::CaseInsensitive);
    // A run whose hours are published is paid for as a whole; an MFU alone is read while it runs.
    const bool hours = row.has(QStringLiteral("gpu_hours")) || (!row.has(QStringLiteral("mfu_pct")) && run.tokensKnown);
    run.job.stage = hours ? TrainingStage::AllIn : TrainingStage::Steady;
    const QString name = row.text(QStringLiteral("run"));
    run.job.recomputes = name.contains(QLatin1String("activation ckpt"), Qt::CaseInsensitive)
        || name.contains(QLatin1String("checkpointing"), Qt::CaseInsensitive);
    return run;
}

CsvTable estimateTrainingTable(const CsvTable &cases, const SpeedCards &cards, Language language)
{
    CsvTable answers;
    answers.header = cases.header
        + QStringList{QStringLiteral("est_low"), QStringLiteral("est"), QStringLiteral("est_high"), QStringLiteral("est_note"),
                      QStringLiteral("est_days"), QStringLiteral("est_mfu_pct")};
    answers.rows.reserve(cases.rows.size());
    answers.lines = cases.lines;
    for (qsizetype i = 0; i < cases.rows.size(); ++i)
        answers.rows << cases.rows.at(i) + answerRow(CsvRow(cases, i), cards, language);
    return answers;
}

} // namespace xuanka
