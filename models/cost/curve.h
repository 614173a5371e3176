// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/language.h"
#include "quantity/money.h"
#include "quantity/trace.h"

#include <QList>
#include <QPointF>
#include <QString>

#include <optional>

namespace xuanka {

/// A line of a cost chart. x in the chart's x unit, y in currency units.
struct CostSeries {
    QString id;       ///< "on_demand", "day", "month", "rent", "own"
    QList<QPointF> points;
};

/// Where two lines meet.
struct Crossing {
    double x = 0.0;
    QString xUnit;    ///< "h/month", "h/day", "day/month", "share"
    Money y;
    QString first;    ///< cheaper below x
    QString second;   ///< cheaper above x
    Trace trace;
};

/// A rule of thumb beside what the inputs give. A rule that names a point agrees within a tenth of the computed point;
/// a rule that names a range agrees if the computed point lies inside. Without a computed point it does not agree.
struct RuleOfThumb {
    QString id;
    QString says;        ///< machine form: "150 h/month", "20-30 %"
    double saysValue = 0.0; ///< of a range: where it begins
    std::optional<double> saysUpTo; ///< of a range: where it ends
    std::optional<double> computed; ///< absent: no crossing
    QString unit;        ///< "h/day", "day", "day/month", "h/month" or "share"
    bool agrees = false;
    QString source;      ///< a source id
    LocalizedText text;  ///< the rule in words
    LocalizedText remark; ///< what to know about it
};

} // namespace xuanka
