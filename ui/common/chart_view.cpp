// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/chart_view.h"

#include "quantity/format.h"
#include "ui/common/chart_plot.h"
#include "ui/common/theme.h"

#include <QApplication>
#include <QChart>
#include <QChartView>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

namespace xuanka {

namespace {

/// Between the points beside x; absent outside the line.
std::optional<double> valueOn(const ChartLine &line, double x)
{
    const auto right = std::lower_bound(line.points.cbegin(), line.points.cend(), x,
                                        [](const QPointF &point, double at) { return point.x() < at; });
    if (right == line.points.cend())
        return std::nullopt;
    if (right->x() <= x)
        return right->y();
    if (right == line.points.cbegin())
        return std::nullopt;
    const auto left = right - 1;
    return left->y() + (x - left->x()) / (right->x() - left->x()) * (right->y() - left->y());
}

} // namespace

CostChartView::CostChartView(QWidget *parent)
    : QWidget(parent)
    , m_plot(std::make_unique<ChartPlot>())
    , m_view(new QChartView(m_plot->chart(), this))
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setContextMenuPolicy(Qt::NoContextMenu);
    // Tool tips with the values are made here, from the whole area.
    m_view->viewport()->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_view->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    applyLook();
}

CostChartView::~CostChartView() = default;

void CostChartView::setContent(const ChartContent &content)
{
    m_content = content;
    m_plot->setContent(content);
    describe();
}

QPointF CostChartView::positionOf(double x, double y) const
{
    return m_view->mapTo(this, m_view->mapFromScene(m_plot->chart()->mapToScene(m_plot->positionOf(x, y))));
}

QSize CostChartView::sizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 34, line * 20};
}

QSize CostChartView::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 18, line * 12};
}

void CostChartView::copyData()
{
    QApplication::clipboard()->setText(chartAsText(m_content, locale()));
}

void CostChartView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::LocaleChange:
    case QEvent::LanguageChange:
        applyLook();
        describe();
        break;
    default:
        break;
    }
}

void CostChartView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copyData();
    else
        QWidget::keyPressEvent(event);
}

void CostChartView::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy the data as a table"), this, &CostChartView::copyData);
    menu.exec(event->globalPos());
}

bool CostChartView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto &help = *static_cast<QHelpEvent *>(event);
    const QPointF inChart = m_plot->chart()->mapFromScene(m_view->mapToScene(m_view->mapFrom(this, help.pos())));
    if (!m_plot->chart()->plotArea().contains(inChart)) {
        QToolTip::hideText();
        return true;
    }
    const double x = m_plot->valueAt(inChart).x();
    QStringList lines {QStringLiteral("%1: %2").arg(m_content.x.title, formatNumber(x, locale()))};
    for (const ChartLine &line : std::as_const(m_content.lines)) {
        if (const std::optional<double> y = valueOn(line, x))
            lines << QStringLiteral("%1: %2").arg(line.name, formatNumber(*y, locale()));
    }
    QToolTip::showText(help.globalPos(), lines.join(QLatin1Char('\n')), this);
    return true;
}

void CostChartView::applyLook()
{
    m_plot->setLook(font(), palette(), locale());
}

void CostChartView::describe()
{
    setAccessibleName(m_content.title);
    setAccessibleDescription(chartDescription(m_content, locale()));
}

} // namespace xuanka
