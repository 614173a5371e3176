// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/relaxations.h"

#include "decision/reason_text.h"

#include <algorithm>
#include <functional>

namespace xuanka {

namespace {

/// A constraint that can be lifted.
struct Knob {
    QString field;
    bool needsSizing = false;
    std::function<bool(RecommendationInputs &)> lift; ///< false: nothing to lift
};

Knob flag(const char *field, bool DemandProfile::*member, bool strict)
{
    return {QString::fromLatin1(field), false, [member, strict](RecommendationInputs &inputs) {
                const bool lifted = inputs.profile.*member == strict;
                inputs.profile.*member = !strict;
                return lifted;
            }};
}

bool changeTasks(RecommendationInputs &inputs, const std::function<bool(TaskDemand &)> &change)
{
    bool changed = false;
    for (TaskDemand &task : inputs.profile.tasks)
        changed = change(task) || changed;
    return changed;
}

bool halveContext(TaskDemand &task)
{
    if (task.kind == TaskKind::ImageGeneration || task.contextTokens < 2)
        return false;
    task.contextTokens /= 2;
    return true;
}

bool halveConcurrency(TaskDemand &task)
{
    if (task.kind != TaskKind::Inference || task.concurrency < 2)
        return false;
    task.concurrency /= 2;
    return true;
}

bool takeFourBits(TaskDemand &task)
{
    const WeightFormat *format = weightFormat(requestForTask(task).weightFormat);
    if (!format || format->linearBits < 5.0)
        return false;
    if (task.kind == TaskKind::Inference) {
        task.weightFormat = QStringLiteral("awq-int4");
        return true;
    }
    if (task.kind == TaskKind::Lora) {
        task.kind = TaskKind::Qlora;
        task.weightFormat = QStringLiteral("nf4");
        return true;
    }
    return false;
}

Knob moreCards(int factor)
{
    return {QStringLiteral("max_cards"), true, [factor](RecommendationInputs &inputs) {
                inputs.maxCards *= factor;
                return true;
            }};
}

const QList<Knob> &knobs()
{
    static const QList<Knob> all = {
        {QStringLiteral("monthly_budget"), false,
         [](RecommendationInputs &inputs) {
             const bool had = inputs.profile.monthlyBudget.has_value();
             inputs.profile.monthlyBudget.reset();
             return had;
         }},
        flag("must_be_compliant", &DemandProfile::mustBeCompliant, true),
        flag("domestic_only", &DemandProfile::domesticOnly, true),
        flag("cuda_only", &DemandProfile::cudaOnly, true),
        flag("data_must_stay", &DemandProfile::dataMustStay, true),
        flag("needs_invoice", &DemandProfile::needsInvoice, true),
        flag("needs_sla", &DemandProfile::needsSla, true),
        flag("interruptible", &DemandProfile::interruptible, false),
        {QStringLiteral("region"), false,
         [](RecommendationInputs &inputs) {
             const bool had = !inputs.profile.region.isEmpty();
             inputs.profile.region.clear();
             return had;
         }},
        {QStringLiteral("context_tokens"), true, [](RecommendationInputs &inputs) { return changeTasks(inputs, halveContext); }},
        {QStringLiteral("concurrency"), true, [](RecommendationInputs &inputs) { return changeTasks(inputs, halveConcurrency); }},
        {QStringLiteral("weight_format"), true, [](RecommendationInputs &inputs) { return changeTasks(inputs, takeFourBits); }},
        flag("allow_unofficial_boards", &DemandProfile::allowUnofficialBoards, false),
        moreCards(2),
        {QStringLiteral("include_promotional"), true, // other offers, so sized again
         [](RecommendationInputs &inputs) {
             const bool had = !inputs.includePromotional;
             inputs.includePromotional = true;
             return had;
         }},
    };
    return all;
}

class Relaxer {
public:
    Relaxer(const RecommendationInputs &inputs, const SizedProfile &sized, const DecisionContext &context)
        : m_inputs(inputs), m_sized(sized), m_context(context)
    {
    }

    QList<Relaxation> run()
    {
        for (const Knob &knob : knobs())
            tryKnobs({&knob});
        for (const int factor : {4, 8}) { // several machines
            const Knob more = moreCards(factor);
            if (m_found.isEmpty())
                tryKnobs({&more});
        }
        if (m_found.isEmpty()) {
            for (qsizetype i = 0; i < knobs().size(); ++i) {
                for (qsizetype j = i + 1; j < knobs().size(); ++j)
                    tryKnobs({&knobs().at(i), &knobs().at(j)});
            }
        }
        return m_found;
    }

private:
    LocalizedText words(const Knob &knob, const RecommendationInputs &lifted) const
    {
        Json facts = {{"cards", lifted.maxCards}};
        if (m_inputs.profile.monthlyBudget)
            facts["budget"] = moneyWords(*m_inputs.profile.monthlyBudget);
        return m_context.rules.text(QStringLiteral("relax.") % knob.field, facts);
    }

    void tryKnobs(const QList<const Knob *> &lifting)
    {
        RecommendationInputs lifted = m_inputs;
        bool needsSizing = false;
        for (const Knob *knob : lifting) {
            if (!knob->lift(lifted))
                return;
            needsSizing = needsSizing || knob->needsSizing;
        }
        SizedProfile again;
        if (needsSizing) {
            Result<SizedProfile> sized = sizeProfile(lifted, m_context);
            if (!sized) // a change that sizing refuses opens nothing
                return;
            again = *std::move(sized);
        }
        const Outlook then = outlook(lifted, needsSizing ? again : m_sized, m_context);
        if (then.candidates == 0)
            return;
        Relaxation relaxation;
        relaxation.says = words(*lifting.constFirst(), lifted);
        relaxation.field = lifting.constFirst()->field;
        if (lifting.size() > 1) {
            relaxation.says = m_context.rules.text(QStringLiteral("relax.and"),
                                                   {{"first", toJson(relaxation.says)}, {"second", toJson(words(*lifting.at(1), lifted))}});
            relaxation.field += QLatin1Char(',') % lifting.at(1)->field;
        }
        relaxation.candidatesThen = then.candidates;
        relaxation.cheapestThen = then.cheapest;
        m_found << relaxation;
    }

    const RecommendationInputs &m_inputs;
    const SizedProfile &m_sized;
    const DecisionContext &m_context;
    QList<Relaxation> m_found;
};

/// Cards that satisfy everything but have no usable price: a quote is what is missing.
std::optional<Relaxation> quotesToGet(const QList<Excluded> &excluded, const DecisionContext &context)
{
    QStringList english;
    QStringList chinese;
    for (const Excluded &card : excluded) {
        if (card.failed.size() != 1 || card.failed.constFirst().gate != GateId::Price)
            continue;
        const Card *found = context.catalog.card(card.cardId);
        english << found->name.english;
        chinese << found->name.in(Language::SimplifiedChinese);
    }
    if (english.isEmpty())
        return std::nullopt;
    Relaxation relaxation;
    relaxation.field = QStringLiteral("price");
    relaxation.candidatesThen = static_cast<int>(english.size());
    relaxation.says = context.rules.text(
        QStringLiteral("relax.price"),
        {{"cards", toJson(LocalizedText{english.join(QStringLiteral(", ")), chinese.join(QStringLiteral("、"))})}});
    return relaxation;
}

} // namespace

QList<Relaxation> relaxationsOf(const RecommendationInputs &inputs, const SizedProfile &sized,
                                const QList<Excluded> &excluded, const DecisionContext &context)
{
    QList<Relaxation> relaxations = Relaxer(inputs, sized, context).run();
    if (const std::optional<Relaxation> price = quotesToGet(excluded, context))
        relaxations << *price;
    return relaxations;
}

} // namespace xuanka
