// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/card_query.h"

#include "catalog/catalog_ids.h"

#include <algorithm>
#include <array>

namespace xuanka {

namespace {

using Operator = CardCondition::Operator;

/// Exactly one of the three is set; it says what kind of field it is.
struct Field {
    const char *name;
    std::optional<double> (*number)(const CardFacts &) = nullptr;
    QStringList (*words)(const CardFacts &) = nullptr; ///< ids out of a closed list
    QStringList (*texts)(const CardFacts &) = nullptr;
    QStringList (*known)() = nullptr;                  ///< the closed list
};

template <typename T, typename IdOf>
QStringList idsOf(const QList<T> &values, IdOf idOf)
{
    QStringList ids;
    ids.reserve(values.size());
    for (const T value : values)
        ids << idOf(value);
    return ids;
}

std::optional<double> usableGib(const CardFacts &facts)
{
    if (!facts.card->usableMemoryMib.isKnown())
        return std::nullopt;
    return facts.card->usableMemory().gib();
}

std::optional<double> pricePerHour(const CardFacts &facts)
{
    return facts.baseline ? std::optional<double>(facts.baseline->perCardHour.amount()) : std::nullopt;
}

QStringList pathIds(const CardFacts &facts)
{
    return idsOf(QList<Path>(facts.paths.cbegin(), facts.paths.cend()), pathId);
}

const std::array<Field, 20> &fields()
{
    static const std::array<Field, 20> all = {{
        {.name = "id", .texts = [](const CardFacts &f) { return QStringList{f.card->id}; }},
        {.name = "name",
         .texts = [](const CardFacts &f) {
             return QStringList{f.card->name.english, f.card->name.chinese} + f.card->aliases;
         }},
        {.name = "vendor", .texts = [](const CardFacts &f) { return QStringList{f.card->vendor}; }},
        {.name = "architecture", .texts = [](const CardFacts &f) { return QStringList{f.card->architecture}; }},
        {.name = "memory_type", .texts = [](const CardFacts &f) { return QStringList{f.card->memoryType}; }},
        {.name = "interconnect", .texts = [](const CardFacts &f) { return QStringList{f.card->interconnect}; }},
        {.name = "ecosystem",
         .words = [](const CardFacts &f) { return QStringList{ecosystemId(f.card->ecosystem)}; },
         .known = [] { return idsOf(allEcosystems(), ecosystemId); }},
        {.name = "compliance",
         .words = [](const CardFacts &f) { return QStringList{complianceId(f.card->compliance)}; },
         .known = [] { return idsOf(allCompliances(), complianceId); }},
        {.name = "supply",
         .words = [](const CardFacts &f) { return QStringList{supplyId(f.card->supply)}; },
         .known = [] { return idsOf(allSupplies(), supplyId); }},
        {.name = "tier",
         .words = [](const CardFacts &f) { return QStringList{tierId(f.card->tier)}; },
         .known = [] { return idsOf(allTiers(), tierId); }},
        {.name = "path", .words = pathIds, .known = [] { return idsOf(allPaths(), pathId); }},
        {.name = "official",
         .words = [](const CardFacts &f) {
             return QStringList{f.card->official ? QStringLiteral("true") : QStringLiteral("false")};
         },
         .known = [] { return QStringList{QStringLiteral("true"), QStringLiteral("false")}; }},
        {.name = "memory_gib", .number = [](const CardFacts &f) { return f.card->nominalMemoryGib.value; }},
        {.name = "usable_gib", .number = usableGib},
        {.name = "bandwidth_gbs", .number = [](const CardFacts &f) { return f.card->bandwidthGbs.value; }},
        {.name = "fp16_tflops", .number = [](const CardFacts &f) { return f.card->fp16DenseTflops.value; }},
        {.name = "fp8_tflops", .number = [](const CardFacts &f) { return f.card->fp8DenseTflops.value; }},
        {.name = "interconnect_gbs", .number = [](const CardFacts &f) { return f.card->interconnectGbs.value; }},
        {.name = "tdp_w", .number = [](const CardFacts &f) { return f.card->tdpWatts.value; }},
        {.name = "price", .number = pricePerHour},
    }};
    return all;
}

const Field *fieldNamed(const QString &name)
{
    const auto found = std::find_if(fields().begin(), fields().end(),
                                    [&name](const Field &field) { return name == QLatin1String(field.name); });
    return found == fields().end() ? nullptr : &*found;
}

struct Split {
    QString field;
    Operator comparison;
    QString value;
};

std::optional<Split> splitAtOperator(const QString &expression)
{
    // Longest operator first, at the first place where one stands.
    static constexpr std::array<std::pair<const char *, Operator>, 7> operators = {
        {{">=", Operator::GreaterOrEqual}, {"<=", Operator::LessOrEqual}, {"!=", Operator::NotEqual},
         {"=", Operator::Equal}, {">", Operator::Greater}, {"<", Operator::Less}, {"~", Operator::Contains}}};
    for (qsizetype i = 0; i < expression.size(); ++i) {
        for (const auto &[text, comparison] : operators) {
            const QLatin1String symbol(text);
            if (QStringView(expression).mid(i).startsWith(symbol)) {
                return Split{expression.left(i).trimmed(), comparison,
                             expression.mid(i + symbol.size()).trimmed()};
            }
        }
    }
    return std::nullopt;
}

tl::unexpected<Error> bad(Error::Kind kind, const QString &expression, const QString &detail, const QString &expected)
{
    return fail({kind, {}, expression, detail, expected});
}

bool compareNumbers(double value, Operator comparison, double wanted)
{
    switch (comparison) {
    case Operator::Less:
        return value < wanted;
    case Operator::LessOrEqual:
        return value <= wanted;
    case Operator::Greater:
        return value > wanted;
    case Operator::GreaterOrEqual:
        return value >= wanted;
    case Operator::NotEqual:
        return !qFuzzyCompare(1.0 + value, 1.0 + wanted);
    case Operator::Equal:
    case Operator::Contains:
        break;
    }
    return qFuzzyCompare(1.0 + value, 1.0 + wanted);
}

} // namespace

QStringList cardQueryFields()
{
    QStringList names;
    names.reserve(static_cast<qsizetype>(fields().size()));
    for (const Field &field : fields())
        names << QString::fromLatin1(field.name);
    return names;
}

Result<CardCondition> parseCardCondition(const QString &expression)
{
    const std::optional<Split> split = splitAtOperator(expression);
    if (!split)
        return bad(Error::Kind::Usage, expression, expression, QStringLiteral("FIELD = != < <= > >= ~ VALUE"));
    const Field *field = fieldNamed(split->field);
    if (!field)
        return bad(Error::Kind::UnknownName, expression, split->field, cardQueryFields().join(QStringLiteral(", ")));
    if (split->value.isEmpty())
        return bad(Error::Kind::Missing, expression, {}, {});

    CardCondition condition{split->field, split->comparison, {}, 0.0};
    const bool equality = split->comparison == Operator::Equal || split->comparison == Operator::NotEqual;
    if (field->number) {
        if (split->comparison == Operator::Contains)
            return bad(Error::Kind::Usage, expression, QStringLiteral("~"), split->field % QLatin1String(" = != < <= > >="));
        bool ok = false;
        condition.number = split->value.toDouble(&ok);
        if (!ok || !qIsFinite(condition.number))
            return bad(Error::Kind::OutOfRange, expression, split->value, QStringLiteral("24, 47.5 …"));
        condition.values << split->value;
        return condition;
    }
    if (!equality && (field->words || split->comparison != Operator::Contains)) {
        return bad(Error::Kind::Usage, expression, expression,
                   split->field % (field->words ? QLatin1String(" = !=") : QLatin1String(" = != ~")));
    }
    const QStringList values = split->value.split(QLatin1Char(','));
    for (const QString &part : values) {
        const QString value = part.trimmed();
        if (value.isEmpty())
            return bad(Error::Kind::Missing, expression, {}, {});
        if (field->words && !field->known().contains(value))
            return bad(Error::Kind::UnknownName, expression, value, field->known().join(QStringLiteral(", ")));
        condition.values << value;
    }
    return condition;
}

Result<CardQuery> parseCardQuery(const QStringList &expressions)
{
    CardQuery query;
    for (const QString &expression : expressions) {
        auto condition = parseCardCondition(expression);
        if (!condition)
            return fail(condition.error());
        query.conditions << *std::move(condition);
    }
    return query;
}

bool CardCondition::matches(const CardFacts &facts) const
{
    const Field *known = fieldNamed(field);
    if (!known)
        return false;
    if (known->number) {
        const std::optional<double> value = known->number(facts);
        return value && compareNumbers(*value, comparison, number);
    }
    const QStringList have = known->words ? known->words(facts) : known->texts(facts);
    const bool any = std::any_of(have.begin(), have.end(), [this](const QString &text) {
        return std::any_of(values.begin(), values.end(), [this, &text](const QString &wanted) {
            return comparison == Operator::Contains ? text.contains(wanted, Qt::CaseInsensitive)
                                                    : text.compare(wanted, Qt::CaseInsensitive) == 0;
        });
    });
    return comparison == Operator::NotEqual ? !any : any;
}

bool CardQuery::matches(const CardFacts &facts) const
{
    return std::all_of(conditions.begin(), conditions.end(),
                       [&facts](const CardCondition &condition) { return condition.matches(facts); });
}

CardFacts cardFacts(const Catalog &catalog, const Card &card, Currency currency, const ExchangeRate &rate)
{
    CardFacts facts;
    facts.card = &card;
    const QList<Quote> quotes = catalog.quotesOf(card.id);
    for (const Quote &quote : quotes) {
        if (quote.kind == QuoteKind::Platform)
            facts.paths.insert(quote.path);
    }
    facts.baseline = cheapestBaselineRate(quotes, currency, rate);
    return facts;
}

QList<Card> findCards(const Catalog &catalog, const CardQuery &query)
{
    return findCards(catalog, query, Currency::Cny, catalog.exchangeRate());
}

QList<Card> findCards(const Catalog &catalog, const CardQuery &query, Currency currency, const ExchangeRate &rate)
{
    QList<Card> found;
    for (const Card &card : catalog.cards()) {
        if (query.matches(cardFacts(catalog, card, currency, rate)))
            found << card;
    }
    return found;
}

} // namespace xuanka
