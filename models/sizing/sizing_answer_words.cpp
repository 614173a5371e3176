// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/sizing_answer_words.h"

#include "quantity/format.h"
#include "sizing/sizing_words.h"

#include <QCoreApplication>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("Sizing", text);
}

QString counted(const char *text, qint64 count, const QLocale &locale)
{
    return words(text).arg(locale.toString(count));
}

/// "8,192 tokens", "4 requests at once", "batch 4".
QString amountText(LimitKind kind, qint64 value, const QLocale &locale)
{
    switch (kind) {
    case LimitKind::Context:
        return counted(QT_TRANSLATE_NOOP("Sizing", "%1 tokens"), value, locale);
    case LimitKind::Batch:
        return counted(QT_TRANSLATE_NOOP("Sizing", "batch %1"), value, locale);
    case LimitKind::Concurrency:
        return counted(QT_TRANSLATE_NOOP("Sizing", "%1 at once"), value, locale);
    }
    return {};
}

} // namespace

QString limitKindName(LimitKind kind, Workload workload)
{
    switch (kind) {
    case LimitKind::Context:
        return workload == Workload::Inference ? words(QT_TRANSLATE_NOOP("Sizing", "Longest context"))
                                               : words(QT_TRANSLATE_NOOP("Sizing", "Longest sequence"));
    case LimitKind::Batch:
        return workload == Workload::ImageGeneration ? words(QT_TRANSLATE_NOOP("Sizing", "Most images at once"))
                                                     : words(QT_TRANSLATE_NOOP("Sizing", "Largest batch"));
    case LimitKind::Concurrency:
        return words(QT_TRANSLATE_NOOP("Sizing", "Most requests at once"));
    }
    return {};
}

QString sensitivityInputName(SensitivityInput input, Workload workload)
{
    switch (input) {
    case SensitivityInput::Context:
        return workload == Workload::Inference ? words(QT_TRANSLATE_NOOP("Sizing", "Context"))
                                               : words(QT_TRANSLATE_NOOP("Sizing", "Sequence length"));
    case SensitivityInput::Concurrency:
        return words(QT_TRANSLATE_NOOP("Sizing", "Requests at once"));
    case SensitivityInput::Batch:
        return workload == Workload::ImageGeneration ? words(QT_TRANSLATE_NOOP("Sizing", "Images at once"))
                                                     : words(QT_TRANSLATE_NOOP("Sizing", "Batch"));
    case SensitivityInput::Weights:
        return words(QT_TRANSLATE_NOOP("Sizing", "Weights"));
    case SensitivityInput::KvBits:
        return words(QT_TRANSLATE_NOOP("Sizing", "KV cache"));
    case SensitivityInput::Resolution:
        return words(QT_TRANSLATE_NOOP("Sizing", "Image size"));
    case SensitivityInput::LoraRank:
        return words(QT_TRANSLATE_NOOP("Sizing", "LoRA rank"));
    case SensitivityInput::Checkpointing:
        return words(QT_TRANSLATE_NOOP("Sizing", "Checkpointing"));
    case SensitivityInput::Optimizer:
        return words(QT_TRANSLATE_NOOP("Sizing", "Optimizer"));
    case SensitivityInput::Cards:
        return words(QT_TRANSLATE_NOOP("Sizing", "Cards"));
    }
    return {};
}

QString sensitivityValue(SensitivityInput input, const MemoryRequest &request, const QLocale &locale)
{
    switch (input) {
    case SensitivityInput::Context:
        return locale.toString(request.contextTokens);
    case SensitivityInput::Concurrency:
        return locale.toString(request.concurrency);
    case SensitivityInput::Batch:
        return locale.toString(request.batch);
    case SensitivityInput::Weights: {
        const WeightFormat *format = weightFormat(request.weightFormat);
        return format ? format->name : request.weightFormat;
    }
    case SensitivityInput::KvBits:
        return words(QT_TRANSLATE_NOOP("Sizing", "%1 bits")).arg(formatNumber(request.kvBits, locale));
    case SensitivityInput::Resolution:
        return QStringLiteral("%1×%2").arg(request.resolution.width()).arg(request.resolution.height());
    case SensitivityInput::LoraRank:
        return locale.toString(request.loraRank);
    case SensitivityInput::Checkpointing:
        return checkpointingName(request.checkpointing);
    case SensitivityInput::Optimizer:
        return optimizerName(request.optimizer);
    case SensitivityInput::Cards:
        return locale.toString(request.cards);
    }
    return {};
}

QString signalStateName(SignalState state)
{
    switch (state) {
    case SignalState::Triggered:
        return words(QT_TRANSLATE_NOOP("Sizing", "Triggered"));
    case SignalState::NotTriggered:
        return words(QT_TRANSLATE_NOOP("Sizing", "Not triggered"));
    case SignalState::Unknown:
        return words(QT_TRANSLATE_NOOP("Sizing", "Not known"));
    }
    return {};
}

QString linkLevelName(LinkLevel level)
{
    switch (level) {
    case LinkLevel::Good:
        return words(QT_TRANSLATE_NOOP("Sizing", "Good"));
    case LinkLevel::Reduced:
        return words(QT_TRANSLATE_NOOP("Sizing", "Reduced"));
    case LinkLevel::Poor:
        return words(QT_TRANSLATE_NOOP("Sizing", "Poor"));
    case LinkLevel::Unknown:
        return words(QT_TRANSLATE_NOOP("Sizing", "Not known"));
    }
    return {};
}

QString limitText(const SizingLimit &limit, const QLocale &locale)
{
    return limit.bound == LimitBound::NotEvenOne ? words(QT_TRANSLATE_NOOP("Sizing", "not even one"))
                                                 : amountText(limit.kind, limit.value, locale);
}

QString limitReason(const SizingLimit &limit, const QLocale &locale)
{
    switch (limit.bound) {
    case LimitBound::NotEvenOne:
        return fitReason(limit.fit, locale);
    case LimitBound::Memory:
        if (limit.beyond && limit.beyond->refusal)
            return fitReason(*limit.beyond, locale);
        return words(QT_TRANSLATE_NOOP("Sizing", "Memory ends it: one more needs %1 per card of %2."))
            .arg(limit.beyond ? formatGibRange(limit.beyond->need, locale) : QString(), formatGib(limit.fit.usable, locale));
    case LimitBound::Model:
        return words(QT_TRANSLATE_NOOP("Sizing", "The model was made for no more; memory would allow %1."))
            .arg(amountText(limit.kind, limit.byMemory, locale));
    case LimitBound::Range:
        return words(QT_TRANSLATE_NOOP("Sizing", "Memory does not end it; the estimate answers for no more."));
    }
    return {};
}

} // namespace xuanka
