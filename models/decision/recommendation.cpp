// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/recommendation.h"

#include "catalog/catalog_ids.h"
#include "decision/inputs_json.h"
#include "decision/offer_gates.h"
#include "decision/reason_text.h"
#include "decision/relaxations.h"
#include "decision/stability.h"
#include "demand/profile_check.h"

#include <QSet>

#include <algorithm>

namespace xuanka {

namespace {

constexpr int mostCards = 1024;

Done checkInputs(const RecommendationInputs &inputs, const ModelLibrary &library)
{
    QStringList formats;
    formats.reserve(weightFormats().size());
    for (const WeightFormat &format : weightFormats())
        formats << format.id;
    const QList<ProfileProblem> problems = checkProfile(inputs.profile, library.ids(), formats);
    if (!problems.isEmpty())
        return fail(problems.constFirst().error);
    if (inputs.maxCards < 1 || inputs.maxCards > mostCards) {
        return fail({Error::Kind::OutOfRange, {}, QStringLiteral("max_cards"), QString::number(inputs.maxCards),
                     QStringLiteral("1 … %1").arg(mostCards)});
    }
    const bool foreignBudget = inputs.profile.monthlyBudget && inputs.profile.monthlyBudget->currency() != inputs.currency;
    if (foreignBudget && !inputs.rate.isValid())
        return fail({Error::Kind::Missing, {}, QStringLiteral("exchangeRate"), {}, {}});
    return {};
}

/// The tasks as they would run on the first candidate, for the memory bar.
Result<QList<MemoryEstimate>> finalSizing(const SizedProfile &sized, const QList<Candidate> &ranking)
{
    const int count = ranking.isEmpty() ? 1 : ranking.constFirst().count;
    QList<MemoryEstimate> estimates;
    estimates.reserve(sized.tasks.size());
    for (const PreparedTask &task : sized.tasks) {
        if (count == 1) {
            estimates << task.onOneCard;
            continue;
        }
        MemoryRequest request = task.request;
        request.cards = count;
        // The fit knows how this count shares the work; it may differ from what was asked.
        for (const CardSizing &card : sized.cards) {
            if (!ranking.isEmpty() && card.worst().cardId == ranking.constFirst().cardId)
                request.parallelism = card.tasks.at(estimates.size()).parallelism;
        }
        Result<MemoryEstimate> estimate = estimateMemory(task.subject, request);
        if (!estimate)
            return fail(estimate.error());
        estimates << *std::move(estimate);
    }
    return estimates;
}

LocalizedText offerWords(const Candidate &candidate, const Catalog &catalog)
{
    const Card *card = catalog.card(candidate.cardId);
    const Platform *platform = catalog.platform(candidate.platformId);
    const LocalizedText where = platformWords(*platform);
    const QString cost = QString::fromStdString(moneyWords(candidate.monthlyCost.expected));
    return {QStringLiteral("%1 × %2, %3, %4").arg(QString::number(candidate.count), card->name.english, where.english, cost),
            QStringLiteral("%1 × %2，%3，%4")
                .arg(QString::number(candidate.count), card->name.in(Language::SimplifiedChinese), where.chinese, cost)};
}

/// What the warnings about an outcome may ask.
Json outcomeFacts(const Recommendation &result, const Catalog &catalog)
{
    Json facts = {{"include_promotional", result.inputs.includePromotional}};
    if (result.ranking.isEmpty())
        return facts;
    QSet<QString> suppliers;
    int wholeMachines = 0;
    for (const Candidate &candidate : result.ranking) {
        suppliers << catalog.platform(candidate.platformId)->name.english;
        if (catalog.quote(candidate.quoteId)->wholeMachine)
            ++wholeMachines;
    }
    const Candidate &winner = result.ranking.constFirst();
    facts["platforms"] = suppliers.size();
    facts["whole_machine_offers"] = wholeMachines;
    facts["bare_card_offers"] = result.ranking.size() - wholeMachines;
    facts["winner_verdict"] = str(fitVerdictId(winner.fit.verdict));
    facts["winner_price_disputed"] = !catalog.quote(winner.quoteId)->conflict.isEmpty();
    facts["winner_supply"] = str(supplyId(catalog.card(winner.cardId)->supply));
    facts["winner_open_questions"] = winner.openQuestions();
    const auto confirmed = std::find_if(result.ranking.begin(), result.ranking.end(),
                                        [](const Candidate &candidate) {
                                            return candidate.openQuestions() == 0 && candidate.fit.verdict == FitVerdict::Fits;
                                        });
    facts["confirmed_offer"] = toJson(confirmed != result.ranking.end()
                                          ? offerWords(*confirmed, catalog)
                                          : LocalizedText{QStringLiteral("none"), QStringLiteral("暂无")});
    if (result.stability.marginToSecond)
        facts["margin_percent"] = result.stability.marginPercent;
    return facts;
}

} // namespace

Result<Recommendation> recommend(const RecommendationInputs &inputs, const Catalog &catalog, const ModelLibrary &library)
{
    if (const Done checked = checkInputs(inputs, library); !checked)
        return fail(checked.error());
    const Result<DecisionRules> &rules = decisionRules();
    if (!rules)
        return fail(rules.error());
    const DecisionContext context{catalog, library, *rules};

    const Result<SizedProfile> sized = sizeProfile(inputs, context);
    if (!sized)
        return fail(sized.error());
    Result<Decided> decided = decide(inputs, *sized, context);
    if (!decided)
        return fail(decided.error());

    Recommendation result;
    result.inputs = inputs;
    result.ranking = std::move(decided->ranking);
    result.excluded = std::move(decided->excluded);
    result.stability = stabilityOf(result.ranking);
    result.catalogAsOf = catalog.asOf();
    result.inputsHash = hashOfInputs(inputs, catalog.asOf());

    auto implications = implicationsOf(inputs.profile, sizedDemand(sized->tasks));
    if (!implications)
        return fail(implications.error());
    result.implications = *std::move(implications);
    auto sizing = finalSizing(*sized, result.ranking);
    if (!sizing)
        return fail(sizing.error());
    result.sizing = *std::move(sizing);

    if (result.ranking.isEmpty())
        result.relaxations = relaxationsOf(inputs, *sized, result.excluded, context);
    const auto ofOutcome = decisionWarnings(outcomeFacts(result, catalog));
    if (!ofOutcome)
        return fail(ofOutcome.error());
    result.warnings = result.implications.warnings + *ofOutcome;
    return result;
}

} // namespace xuanka
