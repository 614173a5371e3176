// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace xuanka {

/// Fusion with outlines of fields and boxes that are seen in the dark theme too: Fusion derives them from the window's
/// colour, which leaves a box dark on dark.
class DeskStyle : public QProxyStyle {
    Q_OBJECT

public:
    DeskStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
};

} // namespace xuanka
