// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "demand/rule_condition.h"

#include "quantity/trace.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace xuanka {

namespace {

constexpr std::array operators{"==", "!=", "<", "<=", ">", ">=", "in", "intersects"};

const Json &resolved(const Json &value, const Json &values)
{
    if (value.is_string()) {
        const auto &text = value.get_ref<const std::string &>();
        if (text.starts_with('$') && values.is_object() && values.contains(text.substr(1)))
            return values.at(text.substr(1));
    }
    return value;
}

bool contains(const Json &array, const Json &value)
{
    return array.is_array() && std::find(array.begin(), array.end(), value) != array.end();
}

bool compares(const Json &fact, const std::string &op, const Json &value)
{
    if (op == "==")
        return fact == value;
    if (op == "!=")
        return fact != value;
    if (op == "in")
        return contains(value, fact);
    if (op == "intersects") {
        return fact.is_array()
            && std::any_of(fact.begin(), fact.end(), [&value](const Json &item) { return contains(value, item); });
    }
    if (!fact.is_number() || !value.is_number())
        return false;
    const auto left = fact.get<double>();
    const auto right = value.get<double>();
    if (op == "<")
        return left < right;
    if (op == "<=")
        return left <= right;
    return op == ">" ? left > right : left >= right;
}

QString valueText(const Json &value)
{
    if (value.is_string())
        return toQString(value);
    if (value.is_number())
        return machineNumber(value.get<double>());
    if (value.is_array()) {
        QStringList parts;
        for (const Json &item : value)
            parts << valueText(item);
        return parts.join(QStringLiteral(", "));
    }
    return QString::fromStdString(value.dump());
}

QString shownNumber(double value)
{
    QString text = QString::number(value, 'f', std::abs(value) < 1.0 ? 2 : 1);
    while (text.endsWith(QLatin1Char('0')))
        text.chop(1);
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return text;
}

QString shownText(const Json &value, Language language)
{
    if (value.is_number())
        return shownNumber(value.get<double>());
    return value.is_object() ? toLocalizedText(value).in(language) : valueText(value);
}

bool isHan(QChar character)
{
    return character.script() == QChar::Script_Han;
}

bool isWestern(QChar character)
{
    return character.unicode() < 0x80 && character.isLetterOrNumber();
}

/// Chinese and Latin words stand apart by a blank, whichever of them a name turns out to be.
void append(QString &text, const QString &more)
{
    if (!text.isEmpty() && !more.isEmpty()) {
        const QChar last = text.back();
        const QChar next = more.front();
        if ((isHan(last) && isWestern(next)) || (isWestern(last) && isHan(next)))
            text += QLatin1Char(' ');
    }
    text += more;
}

/// The marks of a text are looked up, not the names one by one: texts have few marks, facts are many.
QString filled(const QString &text, Language language, const Json &facts, const Json &values)
{
    QString result;
    qsizetype from = 0;
    while (from < text.size()) {
        const qsizetype open = text.indexOf(QLatin1Char('{'), from);
        const qsizetype close = open < 0 ? -1 : text.indexOf(QLatin1Char('}'), open);
        if (close < 0)
            break;
        const std::string name = str(text.mid(open + 1, close - open - 1));
        const Json *source = values.contains(name) ? &values : facts.contains(name) ? &facts : nullptr;
        append(result, text.mid(from, open - from));
        append(result, source ? shownText(source->at(name), language) : text.mid(open, close - open + 1));
        from = close + 1;
    }
    append(result, text.mid(from));
    return result;
}

Done checkComparison(const Json &condition, const Json &values, const QString &file, const QString &place)
{
    for (const char *key : {"field", "op", "value"}) {
        if (!condition.contains(key))
            return fail({Error::Kind::Missing, file, place % QLatin1Char('.') % QLatin1String(key), {}, {}});
    }
    const QString op = toQString(condition.at("op"));
    if (!condition.at("field").is_string() || condition.size() != 3) {
        return fail({Error::Kind::SchemaViolation, file, place, QString::fromStdString(condition.dump()),
                     QStringLiteral("field, op, value")});
    }
    if (std::none_of(operators.begin(), operators.end(), [&op](const char *known) { return op == QLatin1String(known); }))
        return fail({Error::Kind::UnknownName, file, place % QStringLiteral(".op"), op, {}});
    const QString value = toQString(condition.at("value"));
    if (value.startsWith(QLatin1Char('$')) && !(values.is_object() && values.contains(str(value.mid(1)))))
        return fail({Error::Kind::UnknownName, file, place % QStringLiteral(".value"), value, {}});
    return {};
}

} // namespace

Done checkCondition(const Json &condition, const Json &values, const QString &file, const QString &place)
{
    if (!condition.is_object())
        return fail({Error::Kind::SchemaViolation, file, place, QString::fromUtf8(condition.type_name()), QStringLiteral("object")});
    if (condition.empty())
        return {};
    for (const char *key : {"all", "any"}) {
        const auto group = condition.find(key);
        if (group == condition.end())
            continue;
        const QString inner = place % QLatin1Char('.') % QLatin1String(key);
        if (!group->is_array() || group->empty() || condition.size() != 1)
            return fail({Error::Kind::SchemaViolation, file, inner, QString::fromUtf8(group->type_name()), QStringLiteral("array")});
        for (std::size_t i = 0; i < group->size(); ++i) {
            if (const Done done = checkCondition((*group)[i], values, file, QStringLiteral("%1[%2]").arg(inner).arg(i)); !done)
                return done;
        }
        return {};
    }
    return checkComparison(condition, values, file, place);
}

bool conditionHolds(const Json &condition, const Json &facts, const Json &values)
{
    const auto holds = [&facts, &values](const Json &part) { return conditionHolds(part, facts, values); };
    if (condition.empty())
        return true;
    if (const auto all = condition.find("all"); all != condition.end())
        return std::all_of(all->begin(), all->end(), holds);
    if (const auto any = condition.find("any"); any != condition.end())
        return std::any_of(any->begin(), any->end(), holds);
    const auto fact = facts.find(condition.at("field").get_ref<const std::string &>());
    return fact != facts.end()
        && compares(*fact, condition.at("op").get_ref<const std::string &>(), resolved(condition.at("value"), values));
}

QString conditionExpression(const Json &condition, const Json &values)
{
    if (condition.empty())
        return QStringLiteral("always");
    for (const char *key : {"all", "any"}) {
        const auto group = condition.find(key);
        if (group == condition.end())
            continue;
        QStringList parts;
        for (const Json &part : *group) {
            const QString text = conditionExpression(part, values);
            parts << (part.contains("all") || part.contains("any") ? QStringLiteral("(%1)").arg(text) : text);
        }
        return parts.join(key[1] == 'l' ? QStringLiteral(" and ") : QStringLiteral(" or "));
    }
    return QStringLiteral("%1 %2 %3").arg(toQString(condition.at("field")), toQString(condition.at("op")),
                                         valueText(resolved(condition.at("value"), values)));
}

QStringList conditionFields(const Json &condition)
{
    QStringList fields;
    for (const char *key : {"all", "any"}) {
        if (const auto group = condition.find(key); group != condition.end()) {
            for (const Json &part : *group)
                fields << conditionFields(part);
        }
    }
    if (condition.contains("field"))
        fields << toQString(condition.at("field"));
    fields.removeDuplicates();
    return fields;
}

LocalizedText fillIn(const LocalizedText &text, const Json &facts, const Json &values)
{
    return {filled(text.english, Language::English, facts, values),
            filled(text.chinese, Language::SimplifiedChinese, facts, values)};
}

} // namespace xuanka
