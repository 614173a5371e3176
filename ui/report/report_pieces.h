// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/report_document.h"
#include "ui/report/pagination.h"
#include "ui/report/report_style.h"
#include "ui/report/text_block.h"

#include <QLocale>

namespace xuanka {

/// Turns the elements of a document into pieces of pages, `width` dots wide.
class ReportPieces {
public:
    ReportPieces(const ReportStyle &style, const QLocale &locale, qreal width);

    void addTitle(const QString &title, const QString &subtitle);
    void operator()(const ReportHeading &heading);
    void operator()(const ReportParagraph &paragraph);
    void operator()(const ReportList &list);
    void operator()(const ReportFacts &facts);
    void operator()(const ReportTable &table);
    void operator()(const ReportBar &bar);
    void operator()(const ReportChart &chart);
    void operator()(const ReportPageBreak &pageBreak);

    const QList<Piece> &pieces() const { return m_pieces; }

private:
    TextBlock block(const QString &text, ReportStyle::Text kind, qreal width, Qt::Alignment alignment = Qt::AlignLeft) const;
    /// One piece a line, indented, so that long paragraphs can run over a page without leaving a single line behind.
    void addLines(const TextBlock &text, const QColor &color, qreal indent, qreal spaceBefore, bool keepWithNext,
                  const std::function<void(QPainter &, const QPointF &, int line)> &beside = {});
    void addCaption(const QString &caption);
    void add(Piece piece);

    ReportStyle m_style;
    QLocale m_locale;
    qreal m_width;
    QList<Piece> m_pieces;
    bool m_breakBefore = false;
    int m_tables = 0;
};

} // namespace xuanka
