// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/answer_header.h"

#include "catalog/catalog.h"
#include "quantity/format.h"
#include "sizing/sizing_words.h"
#include "ui/common/app_context.h"
#include "ui/common/text_label.h"
#include "ui/sizing/verdict_delegate.h"

#include <QVBoxLayout>

namespace xuanka {

AnswerHeader::AnswerHeader(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_verdict(new TextLabel(TextLabel::Tone::Answer, this))
    , m_need(new TextLabel(TextLabel::Tone::Normal, this))
    , m_meter(new TextLabel(TextLabel::Tone::Muted, this))
    , m_measured(new TextLabel(TextLabel::Tone::Muted, this))
{
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_need->setObjectName(QStringLiteral("headline"));
    m_meter->setObjectName(QStringLiteral("meter"));
    m_measured->setObjectName(QStringLiteral("measured"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    for (TextLabel *label : {m_verdict, m_need, m_meter, m_measured}) {
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout->addWidget(label);
    }
}

void AnswerHeader::setAnswer(const Answer &answer)
{
    m_verdict->setTextOrHide(verdictText(answer));
    m_need->setText(needText(answer));
    m_meter->setTextOrHide(meterText(answer));
    m_measured->setTextOrHide(measuredErrorSentence(answer.workload, m_context.locale()));
}

void AnswerHeader::setProblem(const QString &sentence)
{
    m_verdict->setTextOrHide({});
    m_need->setText(tr("Not computed: %1").arg(sentence));
    m_meter->setTextOrHide({});
    m_measured->setTextOrHide({});
}

QString AnswerHeader::verdictText(const Answer &answer) const
{
    const QLocale locale = m_context.locale();
    if (!answer.chosen) {
        if (!answer.matrix)
            return {};
        return tr("%1 None of the %2 cards takes it, not even %3 of them.")
            .arg(signOf(FitVerdict::No), locale.toString(answer.matrix->cards().size()), locale.toString(answer.matrix->mostCards()));
    }
    const CardFit &fit = *answer.chosen;
    const Card *card = m_context.catalog().card(fit.cardId);
    const QString cards = tr("%1 × %2").arg(locale.toString(fit.count), card ? card->name.in(m_context.language()) : fit.cardId);
    if (fit.refusal)
        return tr("– %1 cannot share this work").arg(cards);
    const bool missing = fit.margin() < Bytes();
    const QString amount = formatGib(missing ? Bytes() - fit.margin() : fit.margin(), locale);
    const QString verdict = QString(signOf(fit.verdict) % QLatin1Char(' ') % fitVerdictName(fit.verdict));
    const QString answered = missing ? tr("%1: %2, %3 missing on each card").arg(verdict, cards, amount)
                                     : tr("%1: %2, %3 left on each card").arg(verdict, cards, amount);
    return answer.decider.isEmpty() ? answered : tr("%1 (“%2” decides)").arg(answered, answer.decider);
}

QString AnswerHeader::needText(const Answer &answer) const
{
    const QLocale locale = m_context.locale();
    const QString need = formatGibRange(answer.estimate.perCard, locale);
    return answer.estimate.cards == 1 ? tr("%1 needs %2 on one card (low / expected / high).").arg(answer.model, need)
                                      : tr("%1 needs %2 on each of %3 cards (low / expected / high).")
                                            .arg(answer.model, need, locale.toString(answer.estimate.cards));
}

QString AnswerHeader::meterText(const Answer &answer) const
{
    // llama.cpp has no counters of PyTorch's.
    if (answer.engine == Engine::LlamaCpp)
        return tr("As nvidia-smi shows it.");
    const QLocale locale = m_context.locale();
    return tr("As nvidia-smi shows it; PyTorch counts %1 allocated and %2 reserved.")
        .arg(formatGib(answer.estimate.allocatedPerCard.expected, locale), formatGib(answer.estimate.reservedPerCard.expected, locale));
}

void AnswerHeader::retranslate()
{
    m_verdict->setAccessibleName(tr("Verdict"));
    m_need->setAccessibleName(tr("Memory needed"));
    m_meter->setAccessibleName(tr("Meter"));
    m_measured->setAccessibleName(tr("Measured error"));
}

} // namespace xuanka
