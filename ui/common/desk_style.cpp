// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/desk_style.h"

#include "ui/common/theme.h"

#include <QPainter>
#include <QStyleOption>

namespace xuanka {

namespace {

void drawOutline(QPainter &painter, const QRect &rect, const QStyleOption &option)
{
    const bool focused = option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_Enabled);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(focused ? option.palette.highlight().color() : outlineColor(option.palette), 1));
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter.restore();
}

} // namespace

DeskStyle::DeskStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

void DeskStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_FrameLineEdit:
    case PE_PanelButtonCommand:
        drawOutline(*painter, option->rect, *option);
        break;
    default:
        break;
    }
}

void DeskStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                                   const QWidget *widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_SpinBox || control == CC_ComboBox)
        drawOutline(*painter, option->rect, *option);
}

int DeskStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    // Room around the text of table cells and headers; Fusion has almost none.
    if (metric == PM_FocusFrameHMargin || metric == PM_HeaderMargin)
        return QProxyStyle::pixelMetric(metric, option, widget) + 3;
    return QProxyStyle::pixelMetric(metric, option, widget);
}

} // namespace xuanka
