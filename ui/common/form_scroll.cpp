// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/form_scroll.h"

#include <QEvent>
#include <QScrollBar>

namespace xuanka {

FormScroll::FormScroll(QWidget *form, QWidget *parent)
    : QScrollArea(parent)
{
    setWidget(form);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QSize FormScroll::minimumSizeHint() const
{
    QSize size = QScrollArea::minimumSizeHint();
    size.setWidth(widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width());
    return size;
}

bool FormScroll::eventFilter(QObject *watched, QEvent *event)
{
    // Another language or another set of fields makes the form wider.
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace xuanka
