// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/table_header.h"

#include <QStyleOptionHeader>

#include <algorithm>

namespace xuanka {

QString onTwoLines(const QString &text, const QFontMetrics &metrics)
{
    const int shortest = metrics.averageCharWidth() * 12;
    if (metrics.horizontalAdvance(text) <= shortest)
        return text;
    QString best = text;
    int bestWidth = metrics.horizontalAdvance(text);
    for (int i = 1; i < text.size() - 1; ++i) {
        // Chinese has no blanks: a title may break before its unit, behind the full-width comma.
        const bool afterComma = text.at(i - 1) == QChar(0xFF0C) || text.at(i - 1) == QChar(0xFF08);
        if (text.at(i) != QLatin1Char(' ') && !afterComma)
            continue;
        const QString first = text.left(i);
        const QString second = text.mid(text.at(i) == QLatin1Char(' ') ? i + 1 : i);
        const int width = std::max(metrics.horizontalAdvance(first), metrics.horizontalAdvance(second));
        if (width < bestWidth) {
            bestWidth = width;
            best = first + QLatin1Char('\n') + second;
        }
    }
    return best;
}

TableHeader::TableHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
    setSectionsMovable(true);
    setHighlightSections(false);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

QSize TableHeader::sectionSizeFromContents(int logicalIndex) const
{
    const QString text = onTwoLines(model()->headerData(logicalIndex, orientation()).toString(), fontMetrics());
    const QSize bounds = fontMetrics().boundingRect(QRect(0, 0, 10000, 10000), Qt::AlignLeft, text).size();
    const int margin = style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this);
    const int arrow = isSortIndicatorShown() ? style()->pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, this) : 0;
    return {bounds.width() + 2 * margin + arrow, bounds.height() + 2 * margin};
}

void TableHeader::initStyleOptionForIndex(QStyleOptionHeader *option, int logicalIndex) const
{
    QHeaderView::initStyleOptionForIndex(option, logicalIndex);
    option->text = onTwoLines(model()->headerData(logicalIndex, orientation()).toString(), fontMetrics());
}

} // namespace xuanka
