// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/report/report_pieces.h"

#include <QPainter>

#include <algorithm>

namespace xuanka {

namespace {

constexpr qsizetype mostFactsTogether = 12;

void drawLine(QPainter &painter, const QPointF &from, qreal length, const QColor &color, qreal points)
{
    painter.setPen(QPen(color, dotsOfPoints(points), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(from, from + QPointF(length, 0.0));
}

} // namespace

ReportPieces::ReportPieces(const ReportStyle &style, const QLocale &locale, qreal width)
    : m_style(style)
    , m_locale(locale)
    , m_width(width)
{
}

TextBlock ReportPieces::block(const QString &text, ReportStyle::Text kind, qreal width, Qt::Alignment alignment) const
{
    return {text, m_style.font(kind), width, alignment};
}

void ReportPieces::add(Piece piece)
{
    piece.breakBefore = m_breakBefore;
    m_breakBefore = false;
    m_pieces.append(std::move(piece));
}

void ReportPieces::addLines(const TextBlock &text, const QColor &color, qreal indent, qreal spaceBefore, bool keepWithNext,
                            const std::function<void(QPainter &, const QPointF &, int)> &beside)
{
    const int lines = text.lineCount();
    for (int line = 0; line < lines; ++line) {
        Piece piece;
        piece.height = text.lineHeight();
        piece.spaceBefore = line == 0 ? spaceBefore : 0.0;
        // At least two lines stay together at either end of a page.
        piece.keepWithNext = keepWithNext || (lines > 1 && line == 0) || (lines > 2 && line == lines - 2);
        if (line == lines - 1)
            piece.keepWithNext = keepWithNext;
        piece.paint = [text, color, indent, line, beside](QPainter &painter, const QPointF &origin) {
            if (beside)
                beside(painter, origin, line);
            text.draw(painter, origin + QPointF(indent, 0.0), color, line, 1);
        };
        add(piece);
    }
}

void ReportPieces::addTitle(const QString &title, const QString &subtitle)
{
    addLines(block(title, ReportStyle::Text::Title, m_width), m_style.color(ReportStyle::Text::Title), 0.0, 0.0, true);
    if (!subtitle.isEmpty()) {
        addLines(block(subtitle, ReportStyle::Text::Subtitle, m_width), m_style.color(ReportStyle::Text::Subtitle), 0.0,
                 dotsOfPoints(3), true);
    }
    Piece rule;
    rule.height = dotsOfPoints(1.2);
    rule.spaceBefore = dotsOfPoints(8);
    rule.paint = [width = m_width](QPainter &painter, const QPointF &origin) {
        drawLine(painter, origin, width, ReportStyle::accent(), 1.2);
    };
    add(rule);
}

void ReportPieces::operator()(const ReportHeading &heading)
{
    const bool chapter = heading.level <= 1;
    const auto kind = chapter ? ReportStyle::Text::Chapter : ReportStyle::Text::Section;
    addLines(block(heading.text, kind, m_width), m_style.color(kind), 0.0, dotsOfPoints(chapter ? 20 : 12), true);
    if (!chapter)
        return;
    Piece rule;
    rule.height = dotsOfPoints(0.6);
    rule.spaceBefore = dotsOfPoints(2);
    rule.keepWithNext = true;
    rule.paint = [width = m_width](QPainter &painter, const QPointF &origin) {
        drawLine(painter, origin, width, ReportStyle::hairline(), 0.6);
    };
    add(rule);
}

void ReportPieces::operator()(const ReportParagraph &paragraph)
{
    const qreal space = dotsOfPoints(6);
    switch (paragraph.tone) {
    case ReportParagraph::Tone::Lead:
        addLines(block(paragraph.text, ReportStyle::Text::Lead, m_width), m_style.color(ReportStyle::Text::Lead), 0.0,
                 dotsOfPoints(9), false);
        break;
    case ReportParagraph::Tone::Normal:
        addLines(block(paragraph.text, ReportStyle::Text::Body, m_width), m_style.color(ReportStyle::Text::Body), 0.0,
                 space, false);
        break;
    case ReportParagraph::Tone::Note:
        addLines(block(paragraph.text, ReportStyle::Text::Note, m_width), m_style.color(ReportStyle::Text::Note), 0.0,
                 dotsOfPoints(4), false);
        break;
    case ReportParagraph::Tone::Warning: {
        const qreal indent = dotsOfPoints(9);
        const TextBlock text = block(paragraph.text, ReportStyle::Text::Body, m_width - indent);
        const qreal lineHeight = text.lineHeight();
        addLines(text, ReportStyle::ink(), indent, space, false,
                 [lineHeight](QPainter &painter, const QPointF &origin, int) {
                     painter.fillRect(QRectF(origin, QSizeF(dotsOfPoints(2.2), lineHeight)), ReportStyle::warning());
                 });
        break;
    }
    }
}

void ReportPieces::operator()(const ReportList &list)
{
    const qreal indent = dotsOfPoints(12);
    const TextBlock bullet = block(QStringLiteral("•"), ReportStyle::Text::Body, indent);
    bool first = true;
    for (const QString &item : list.items) {
        addLines(block(item, ReportStyle::Text::Body, m_width - indent), m_style.color(ReportStyle::Text::Body), indent,
                 dotsOfPoints(first ? 6 : 3), false, [bullet](QPainter &painter, const QPointF &origin, int line) {
                     if (line == 0)
                         bullet.draw(painter, origin + QPointF(dotsOfPoints(2), 0.0), ReportStyle::accent());
                 });
        first = false;
    }
}

void ReportPieces::operator()(const ReportFacts &facts)
{
    // As wide as the longest name, within reason, so that the values start where the names end.
    qreal nameWidth = 0.0;
    for (const auto &[name, value] : facts.rows)
        nameWidth = std::max(nameWidth, block(name, ReportStyle::Text::Body, m_width).naturalWidth());
    nameWidth = std::clamp(nameWidth + dotsOfPoints(14), m_width * 0.2, m_width * 0.4);

    // A few facts are read as one; a long list may run over the page.
    const bool together = facts.rows.size() <= mostFactsTogether;
    for (qsizetype i = 0; i < facts.rows.size(); ++i) {
        const auto &[name, value] = facts.rows.at(i);
        const TextBlock left = block(name, ReportStyle::Text::Body, nameWidth - dotsOfPoints(8));
        const TextBlock right = block(value, ReportStyle::Text::Body, m_width - nameWidth);
        Piece piece;
        piece.height = std::max(left.height(), right.height()) + dotsOfPoints(2);
        piece.spaceBefore = dotsOfPoints(i == 0 ? 6 : 0);
        piece.keepWithNext = i + 1 < facts.rows.size() && (together || i == 0 || i + 2 == facts.rows.size());
        piece.paint = [left, right, nameWidth](QPainter &painter, const QPointF &origin) {
            left.draw(painter, origin, ReportStyle::muted());
            right.draw(painter, origin + QPointF(nameWidth, 0.0), ReportStyle::ink());
        };
        add(piece);
    }
}

void ReportPieces::addCaption(const QString &caption)
{
    if (!caption.isEmpty()) {
        addLines(block(caption, ReportStyle::Text::Section, m_width), m_style.color(ReportStyle::Text::Section), 0.0,
                 dotsOfPoints(12), true);
    }
}

void ReportPieces::operator()(const ReportPageBreak &)
{
    m_breakBefore = true;
}

} // namespace xuanka
