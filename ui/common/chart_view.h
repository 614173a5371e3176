// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/chart_content.h"

#include <QWidget>

#include <memory>

class QChartView;

namespace xuanka {

class ChartPlot;

/// Cost lines over an input, with crossings marked and labelled. Follows palette, font and locale; says its numbers to
/// a screen reader; its data can be copied as a table (Ctrl+C or the context menu).
class CostChartView : public QWidget {
    Q_OBJECT

public:
    explicit CostChartView(QWidget *parent = nullptr);
    ~CostChartView() override;

    /// Cheap enough to be called for each step of a slider.
    void setContent(const ChartContent &content);
    const ChartContent &content() const { return m_content; }
    /// Where a value lies in this widget's coordinates (for tests and for placing hints).
    QPointF positionOf(double x, double y) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public Q_SLOTS:
    void copyData();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool event(QEvent *event) override;

private:
    void applyLook();
    void describe();

    ChartContent m_content;
    std::unique_ptr<ChartPlot> m_plot;
    QChartView *m_view = nullptr;
};

} // namespace xuanka
