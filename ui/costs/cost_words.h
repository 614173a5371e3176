// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cost/curve.h"

#include <QLocale>

namespace xuanka {

// Words of the costs page in the application's language (translation context "Costs").

/// "On demand", "Day plan", "Month plan", "Rent", "Own"; an unknown id comes back unchanged.
QString costLineName(const QString &seriesId);
/// A point on an axis with its unit: "601.5 h/month", "22.05 h/day", "38.05 %".
QString costPointWords(double value, const QString &unit, const QLocale &locale);
/// Both coordinates: "601.5 h/month · ¥1,191.00".
QString crossingWords(const Crossing &crossing, const QLocale &locale);

/// A share that a person gave: whole percents without decimals, "12.5 %" as it is.
QString shareWords(double share, const QLocale &locale);

/// What a rule of thumb says: "150 h/month", "40–50 %".
QString ruleSaysWords(const RuleOfThumb &rule, const QLocale &locale);
/// "✓ Agrees", "✗ Disagrees", "✗ No such point".
QString ruleVerdictWords(const RuleOfThumb &rule);
/// Why it agrees or not, in one sentence with the figures.
QString ruleBecause(const RuleOfThumb &rule, const QLocale &locale);

/// Where a line of points is at x; of a step the earlier value. Absent outside the line.
std::optional<double> lineAt(const QList<QPointF> &points, double x);

} // namespace xuanka
