// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"
#include "report/report_document.h"

#include <QColor>
#include <QFont>

namespace xuanka {

/// Reports are laid out in dots of 1/1200 inch, whatever the device; painting scales once.
constexpr int reportDotsPerInch = 1200;
constexpr qreal dotsOfPoints(qreal points)
{
    return points * reportDotsPerInch / 72.0;
}
constexpr qreal dotsOfMillimetres(qreal millimetres)
{
    return millimetres * reportDotsPerInch / 25.4;
}

/// Families for print, Latin first: with a Chinese family in front, digits and common characters get lost from the text
/// layer of the PDF (measured, Qt 6.4.2). `available` are the installed families; `chinese` those with Simplified Chinese.
/// Error: MissingFont if Chinese is needed and there is none.
Result<QStringList> reportFamilies(const QStringList &available, const QStringList &chinese, bool needsChinese);
/// Whether the document has characters that only a Chinese font draws.
bool needsChineseFont(const ReportDocument &document);

/// How a printed report looks. There is no bold: the Chinese face has no bold cut, so weight is size and colour.
class ReportStyle {
public:
    explicit ReportStyle(const QStringList &families);

    enum class Text { Title, Subtitle, Chapter, Section, Lead, Body, Note, Table, TableHead, Small };
    QFont font(Text text) const;
    QColor color(Text text) const;

    static QColor ink() { return QColor(0x1b, 0x21, 0x29); }
    static QColor muted() { return QColor(0x56, 0x60, 0x6b); }
    static QColor accent() { return QColor(0x17, 0x40, 0x6b); }
    static QColor warning() { return QColor(0x9a, 0x34, 0x12); }
    static QColor hairline() { return QColor(0xc9, 0xcf, 0xd6); }

private:
    QStringList m_families;
};

} // namespace xuanka
