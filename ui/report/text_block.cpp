// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/report/text_block.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace xuanka {

namespace {

// Latin and Chinese faces differ in ascent; one leading for both keeps the lines of a mixed paragraph even.
constexpr qreal leading = 1.42;

} // namespace

TextBlock::TextBlock(const QString &text, const QFont &font, qreal width, Qt::Alignment alignment)
    : m_layout(std::make_shared<QTextLayout>(QString(text).replace(QLatin1Char('\n'), QChar::LineSeparator), font))
    , m_lineHeight(font.pixelSize() * leading)
{
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout->setTextOption(option);
    m_layout->setCacheEnabled(true);
    m_layout->beginLayout();
    qreal y = 0.0;
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width);
        // The baseline sits where the Latin face would put it, whatever faces the line mixes.
        line.setPosition({0.0, y + (m_lineHeight + font.pixelSize() * 0.72) / 2.0 - line.ascent()});
        y += m_lineHeight;
    }
    m_layout->endLayout();
}

qreal TextBlock::naturalWidth() const
{
    qreal widest = 0.0;
    for (int i = 0; i < lineCount(); ++i)
        widest = std::max(widest, m_layout->lineAt(i).naturalTextWidth());
    return widest;
}

void TextBlock::draw(QPainter &painter, const QPointF &origin, const QColor &color, int first, int count) const
{
    painter.setPen(color);
    const int end = std::min(first + count, lineCount());
    for (int i = first; i < end; ++i)
        m_layout->lineAt(i).draw(&painter, origin - QPointF(0.0, first * m_lineHeight));
}

qreal TextBlock::unbreakableWidth(const QString &text, const QFont &font)
{
    const QFontMetricsF metrics(font);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    qreal widest = 0.0;
    qsizetype start = 0;
    for (qsizetype end = finder.toNextBoundary(); end >= 0; end = finder.toNextBoundary()) {
        widest = std::max(widest, metrics.horizontalAdvance(text.mid(start, end - start).trimmed()));
        start = end;
    }
    return widest;
}

} // namespace xuanka
