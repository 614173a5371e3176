// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/costs/cost_words.h"

#include "quantity/format.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <cmath>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("Costs", text);
}

/// Decimals that a reader can act on: minutes of a day, tenths of an hour or day of a month, hundredths of a percent.
int decimalsOf(const QString &unit)
{
    return unit == QLatin1String("h/day") || unit == QLatin1String("share") ? 2 : 1;
}

QString unitPattern(const QString &unit)
{
    static const QHash<QString, const char *> patterns {
        {QStringLiteral("h/day"), QT_TRANSLATE_NOOP("Costs", "%1 h/day")},
        {QStringLiteral("h/month"), QT_TRANSLATE_NOOP("Costs", "%1 h/month")},
        {QStringLiteral("day/month"), QT_TRANSLATE_NOOP("Costs", "%1 days/month")},
        {QStringLiteral("day"), QT_TRANSLATE_NOOP("Costs", "%1 days")},
    };
    const char *pattern = patterns.value(unit, nullptr);
    return pattern ? words(pattern) : QString(QStringLiteral("%1 ") % unit);
}

} // namespace

QString costLineName(const QString &seriesId)
{
    static const QHash<QString, const char *> names {
        {QStringLiteral("on_demand"), QT_TRANSLATE_NOOP("Costs", "On demand")},
        {QStringLiteral("day"), QT_TRANSLATE_NOOP("Costs", "Day plan")},
        {QStringLiteral("month"), QT_TRANSLATE_NOOP("Costs", "Month plan")},
        {QStringLiteral("rent"), QT_TRANSLATE_NOOP("Costs", "Rent")},
        {QStringLiteral("own"), QT_TRANSLATE_NOOP("Costs", "Own")},
    };
    const char *name = names.value(seriesId, nullptr);
    return name ? words(name) : seriesId;
}

QString costPointWords(double value, const QString &unit, const QLocale &locale)
{
    if (unit == QLatin1String("share"))
        return formatShare(value, locale, decimalsOf(unit));
    return unitPattern(unit).arg(formatNumber(value, locale, decimalsOf(unit)));
}

QString crossingWords(const Crossing &crossing, const QLocale &locale)
{
    return QString(costPointWords(crossing.x, crossing.xUnit, locale) % QStringLiteral(" · ")
                   % formatMoney(crossing.y, locale));
}

QString shareWords(double share, const QLocale &locale)
{
    const double percent = share * 100.0;
    return formatShare(share, locale, std::abs(percent - std::round(percent)) < 1e-9 ? 0 : 2);
}

QString ruleSaysWords(const RuleOfThumb &rule, const QLocale &locale)
{
    const auto number = [&](double value) {
        return rule.unit == QLatin1String("share") ? formatShare(value, locale, 0) : formatNumber(value, locale, 1);
    };
    if (!rule.saysUpTo)
        return rule.unit == QLatin1String("share") ? number(rule.saysValue)
                                                   : unitPattern(rule.unit).arg(number(rule.saysValue));
    const bool share = rule.unit == QLatin1String("share");
    const QString from = share ? formatNumber(rule.saysValue * 100.0, locale, 0) : number(rule.saysValue);
    const QString range = QString(from % QStringLiteral("–") % number(*rule.saysUpTo));
    return share ? range : unitPattern(rule.unit).arg(range);
}

QString ruleVerdictWords(const RuleOfThumb &rule)
{
    if (!rule.computed)
        return words(QT_TRANSLATE_NOOP("Costs", "✗ No such point"));
    return rule.agrees ? words(QT_TRANSLATE_NOOP("Costs", "✓ Agrees")) : words(QT_TRANSLATE_NOOP("Costs", "✗ Disagrees"));
}

QString ruleBecause(const RuleOfThumb &rule, const QLocale &locale)
{
    if (!rule.computed) {
        return words(QT_TRANSLATE_NOOP("Costs", "With these inputs there is no such point: one side is cheaper throughout."));
    }
    const QString computed = costPointWords(*rule.computed, rule.unit, locale);
    if (rule.saysUpTo) {
        const char *text = rule.agrees ? QT_TRANSLATE_NOOP("Costs", "The computed point, %1, lies inside the range.")
                                       : QT_TRANSLATE_NOOP("Costs", "The computed point, %1, lies outside the range.");
        return words(text).arg(computed);
    }
    if (rule.agrees) {
        return words(QT_TRANSLATE_NOOP("Costs", "The computed point, %1, is within a tenth of it.")).arg(computed);
    }
    if (rule.saysValue <= 0.0)
        return words(QT_TRANSLATE_NOOP("Costs", "The computed point is %1.")).arg(computed);
    return words(QT_TRANSLATE_NOOP("Costs", "The computed point, %1, is %2 times what the rule says."))
        .arg(computed, formatNumber(*rule.computed / rule.saysValue, locale, 2));
}

std::optional<double> lineAt(const QList<QPointF> &points, double x)
{
    const auto right = std::lower_bound(points.cbegin(), points.cend(), x,
                                        [](const QPointF &point, double at) { return point.x() < at; });
    if (right == points.cend())
        return std::nullopt;
    if (right->x() <= x)
        return right->y();
    if (right == points.cbegin())
        return std::nullopt;
    const auto left = right - 1;
    return left->y() + (x - left->x()) / (right->x() - left->x()) * (right->y() - left->y());
}

} // namespace xuanka
