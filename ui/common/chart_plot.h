// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/chart_content.h"

#include <QFont>
#include <QPalette>

#include <memory>

class QChart;

namespace xuanka {

class ChartOverlay;

/// A QChart that shows a ChartContent. The only place, with CostChartView, that knows QtCharts.
class ChartPlot {
public:
    ChartPlot();
    ~ChartPlot();

    /// Owned by whatever scene it is put into; until then by this.
    QChart *chart() const { return m_chart; }
    /// Lines with the same ids as before only get new points: dragging an input does not flicker.
    void setContent(const ChartContent &content);
    void setLook(const QFont &font, const QPalette &palette, const QLocale &locale);
    /// Where a value lies, in the chart's coordinates, and back.
    QPointF positionOf(double x, double y) const;
    QPointF valueAt(const QPointF &position) const;

private:
    struct Private;
    void applyLines();
    void applyAxes();
    void applyPens();
    void placeOverlay();

    Q_DISABLE_COPY_MOVE(ChartPlot)
    QChart *m_chart = nullptr;
    std::unique_ptr<Private> d;
};

} // namespace xuanka
