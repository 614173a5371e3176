// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/upgrade_signals.h"

#include "json/json.h"
#include "sizing/interconnect_advice.h"
#include "sizing/sizing_limit.h"

#include <QHash>

#include <algorithm>

namespace xuanka {

namespace {

constexpr int mostCards = 8;

struct SignalRules {
    QStringList consumerCards;
    double weightBitsBelow = 0.0;
    QList<UpgradeSignal> list;
    QHash<QString, LocalizedText> texts;

    LocalizedText text(const char *id) const { return texts.value(QLatin1String(id)); }
};

SignalRules readRules()
{
    const Result<Json> json = readCheckedResource(QStringLiteral(":/rules/upgrade_signals.json"),
                                                  QStringLiteral(":/schema/upgrade_signals.schema.json"));
    // A built-in file that its own schema refuses is a broken build; the resource test names the place.
    if (!json)
        qFatal("%s", qPrintable(errorMessage(json.error())));
    SignalRules rules;
    for (const Json &prefix : json->at("consumer_cards"))
        rules.consumerCards << toQString(prefix);
    rules.weightBitsBelow = json->at("weight_bits_below").get<double>();
    for (const Json &object : json->at("signals")) {
        rules.list << UpgradeSignal{toQString(object.at("id")),
                                    toLocalizedText(object.at("name")),
                                    toLocalizedText(object.at("asks")),
                                    SignalState::Unknown,
                                    {},
                                    toQString(object.at("source")),
                                    toQString(object.at("place"))};
    }
    for (const auto &[id, text] : json->at("texts").items())
        rules.texts.insert(QString::fromStdString(id), toLocalizedText(text));
    return rules;
}

const SignalRules &signalRules()
{
    static const SignalRules rules = readRules();
    return rules;
}

LocalizedText filled(LocalizedText text, const char *placeholder, const LocalizedText &value)
{
    text.english.replace(QLatin1String(placeholder), value.english);
    text.chinese.replace(QLatin1String(placeholder), value.chinese);
    return text;
}

LocalizedText filled(const LocalizedText &text, const char *placeholder, const QString &value)
{
    return filled(text, placeholder, LocalizedText{value, value});
}

QString gib(Bytes bytes)
{
    return QString::number(bytes.gib(), 'f', 1);
}

LocalizedText after(const LocalizedText &first, const LocalizedText &second)
{
    return {first.english % QLatin1Char(' ') % second.english, first.chinese + second.chinese};
}

LocalizedText listed(const QList<LocalizedText> &items)
{
    QStringList english;
    QStringList chinese;
    for (const LocalizedText &item : items) {
        english << item.english;
        chinese << item.chinese;
    }
    return {english.join(QStringLiteral("; ")), chinese.join(QStringLiteral("；"))};
}

struct Finding {
    SignalState state = SignalState::Unknown;
    LocalizedText why;
};

/// What is being looked at.
struct Question {
    const SizingSubject &subject;
    const MemoryRequest &request;
    const Card &card;
    int count;

    bool takes(const MemoryRequest &changed) const
    {
        const CardFit fit = fitOnCard(subject, changed, card, count);
        return !fit.refusal && isAtLeast(fit.verdict, FitVerdict::Likely);
    }
};

/// Changes that take something away from the work: its batch, its length, its precision.
bool isCompromise(const QString &remedyId)
{
    static const QStringList ids{QStringLiteral("batch"), QStringLiteral("weight_quantisation"), QStringLiteral("kv_quantisation"),
                                 QStringLiteral("context"), QStringLiteral("offload")};
    return ids.contains(remedyId);
}

/// What the request has already given up and could not have back on these cards.
QList<LocalizedText> forcedCompromises(const Question &question)
{
    const SignalRules &rules = signalRules();
    QList<LocalizedText> forced;
    MemoryRequest freer = question.request;
    const WeightFormat *format = weightFormat(freer.weightFormat);
    if (format && freer.workload != Workload::Qlora && format->linearBits < rules.weightBitsBelow) {
        freer.weightFormat = format->gguf ? QStringLiteral("q8_0") : QStringLiteral("fp8");
        if (!question.takes(freer))
            forced << filled(rules.text("low_bit_weights"), "{bits}", QString::number(format->linearBits, 'g', 2));
    }
    freer = question.request;
    constexpr double full = 16.0;
    if (freer.workload == Workload::Inference && freer.kvBits < full) {
        freer.kvBits = full;
        freer.kvValueBits = 0.0;
        if (!question.takes(freer))
            forced << filled(rules.text("low_bit_cache"), "{bits}", QString::number(question.request.kvBits));
    }
    return forced;
}

Finding memoryCompromise(const Question &question)
{
    const SignalRules &rules = signalRules();
    const CardFit fit = fitOnCard(question.subject, question.request, question.card, question.count);
    if (fit.refusal)
        return {SignalState::Unknown, rules.text("refused")};
    if (isAtLeast(fit.verdict, FitVerdict::Likely)) {
        const QList<LocalizedText> forced = forcedCompromises(question);
        if (!forced.isEmpty())
            return {SignalState::Triggered, filled(rules.text("only_because"), "{changes}", listed(forced))};
        return {SignalState::NotTriggered, filled(rules.text("fits_freely"), "{left}", gib(fit.margin()))};
    }
    MemoryRequest counted = question.request;
    counted.cards = question.count;
    counted.parallelism = fit.parallelism;
    QList<LocalizedText> enough;
    const QList<Remedy> remedies = remediesFor(question.subject, counted, {question.card});
    for (const Remedy &remedy : remedies) {
        if (isCompromise(remedy.id) && remedy.nowFitsTogether.contains(question.card.id))
            enough << remedy.does;
    }
    const LocalizedText lacks = filled(filled(rules.text("lacks"), "{need}", gib(fit.need.expected)), "{short}",
                                       gib(fit.need.expected - fit.usable));
    return {SignalState::Triggered,
            after(lacks, enough.isEmpty() ? rules.text("no_single_change")
                                          : filled(rules.text("would_fit"), "{changes}", listed(enough)))};
}

Finding steadyProduction(const Card &card, const UsageFacts &usage)
{
    const SignalRules &rules = signalRules();
    if (!isConsumerCard(card))
        return {SignalState::NotTriggered, rules.text("data_centre")};
    if (usage.continuous == false || usage.needsSla == false)
        return {SignalState::NotTriggered, rules.text("not_steady")};
    if (!usage.continuous || !usage.needsSla)
        return {SignalState::Unknown, rules.text("steady_unknown")};
    return {SignalState::Triggered, rules.text("steady")};
}

Finding scaling(const Question &question)
{
    const SignalRules &rules = signalRules();
    const auto smallest = smallestFit(question.subject, question.request, question.card, mostCards);
    if (!smallest)
        return {SignalState::Triggered, filled(rules.text("too_many"), "{cards}", QString::number(mostCards))};
    if (smallest->count == 1)
        return {SignalState::NotTriggered, rules.text("one_is_enough")};
    // What was asked for counts, not what the engine falls back to: a pipeline avoids the bus but is not faster.
    const InterconnectAdvice advice = adviceFor(question.request.parallelism, question.card, smallest->count);
    const LocalizedText why = after(filled(rules.text("needs_several"), "{cards}", QString::number(smallest->count)), advice.says);
    switch (advice.level) {
    case LinkLevel::Poor:
        return {SignalState::Triggered, why};
    case LinkLevel::Good:
        return {SignalState::NotTriggered, why};
    case LinkLevel::Reduced:
    case LinkLevel::Unknown:
        break;
    }
    return {SignalState::Unknown, after(why, rules.text("measure"))};
}

QStringList biggerCards(const Question &question, const QList<Card> &cards)
{
    constexpr qsizetype most = 3;
    QList<Card> bigger;
    for (const Card &card : cards) {
        if (card.official && !isConsumerCard(card) && card.usableMemory() > question.card.usableMemory())
            bigger << card;
    }
    QStringList ids;
    const QList<CardFit> enough = smallestCounts(question.subject, question.request, bigger, 1, FitVerdict::Likely).mid(0, most);
    for (const CardFit &fit : enough)
        ids << fit.cardId;
    return ids;
}

} // namespace

QString signalStateId(SignalState state)
{
    switch (state) {
    case SignalState::Triggered:
        return QStringLiteral("triggered");
    case SignalState::NotTriggered:
        return QStringLiteral("not_triggered");
    case SignalState::Unknown:
        return QStringLiteral("unknown");
    }
    return {};
}

bool isConsumerCard(const Card &card)
{
    const QStringList &families = signalRules().consumerCards;
    return std::any_of(families.begin(), families.end(), [&card](const QString &family) { return card.id.startsWith(family); });
}

bool UpgradeAdvice::isDue() const
{
    return std::any_of(list.begin(), list.end(), [](const UpgradeSignal &signal) { return signal.state == SignalState::Triggered; });
}

UpgradeAdvice upgradeAdvice(const SizingSubject &subject, const MemoryRequest &request, const Card &card, int count,
                            const UsageFacts &usage, const QList<Card> &cards)
{
    const Question question{subject, request, card, count};
    UpgradeAdvice advice;
    advice.list = signalRules().list;
    for (UpgradeSignal &signal : advice.list) {
        Finding finding;
        if (signal.id == QLatin1String("memory_compromise"))
            finding = memoryCompromise(question);
        else if (signal.id == QLatin1String("steady_production"))
            finding = steadyProduction(card, usage);
        else
            finding = scaling(question);
        signal.state = finding.state;
        signal.why = finding.why;
    }
    advice.biggerCards = biggerCards(question, cards);
    return advice;
}

} // namespace xuanka
