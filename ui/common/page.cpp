// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/page.h"

#include "ui/common/theme.h"

#include <QEvent>

namespace xuanka {

Page::Page(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
{
}

QIcon Page::icon() const
{
    return themedIcon(id());
}

void Page::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace xuanka
