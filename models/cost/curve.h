// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/money.h"
#include "quantity/trace.h"

#include <QList>
#include <QPointF>
#include <QString>

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

/// A rule of thumb beside what the inputs give. "Agrees" within a tenth of the computed point.
struct RuleOfThumb {
    QString id;
    QString says;        ///< machine form: "150 h/month"
    double saysValue = 0.0;
    std::optional<double> computed; ///< absent: no crossing
    QString unit;
    bool agrees = false;
    QString source;
};

} // namespace xuanka
