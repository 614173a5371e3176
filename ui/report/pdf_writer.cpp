// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/report/pdf_writer.h"

#include "ui/report/report_pieces.h"

#include <QFontDatabase>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace xuanka {

namespace {

constexpr qreal pageWidth = dotsOfMillimetres(210);
constexpr qreal pageHeight = dotsOfMillimetres(297);
constexpr qreal sideMargin = dotsOfMillimetres(20);
constexpr qreal topMargin = dotsOfMillimetres(22);
constexpr qreal bottomMargin = dotsOfMillimetres(22);
constexpr qreal headerY = dotsOfMillimetres(12);
constexpr qreal footerY = dotsOfMillimetres(283);
constexpr qreal textWidth = pageWidth - 2 * sideMargin;
constexpr qreal textHeight = pageHeight - topMargin - bottomMargin;

struct LaidOutReport {
    ReportStyle style;
    QList<Piece> pieces;
    QList<PageOfPieces> pages;
};

Result<LaidOutReport> layOut(const ReportDocument &document)
{
    const auto families = reportFamilies(QFontDatabase::families(), QFontDatabase::families(QFontDatabase::SimplifiedChinese),
                                         needsChineseFont(document));
    if (!families)
        return fail(families.error());
    const ReportStyle style(*families);
    ReportPieces pieces(style, document.locale, textWidth);
    pieces.addTitle(document.title, document.subtitle);
    for (const ReportElement &element : document.elements)
        std::visit(pieces, element);
    LaidOutReport report{style, pieces.pieces(), {}};
    report.pages = paginate(report.pieces, textHeight);
    return report;
}

/// Title on top of every page but the first, footer and page number below.
void paintFrame(QPainter &painter, const ReportDocument &document, const ReportStyle &style, qsizetype page, qsizetype pages)
{
    const QFont font = style.font(ReportStyle::Text::Small);
    painter.setPen(QPen(ReportStyle::hairline(), dotsOfPoints(0.5)));
    painter.drawLine(QPointF(sideMargin, footerY - dotsOfPoints(4)), QPointF(pageWidth - sideMargin, footerY - dotsOfPoints(4)));
    const QColor color = style.color(ReportStyle::Text::Small);
    TextBlock(document.footer, font, textWidth * 0.72).draw(painter, {sideMargin, footerY}, color);
    TextBlock(document.pageOf.arg(page + 1).arg(pages), font, textWidth, Qt::AlignRight)
        .draw(painter, {sideMargin, footerY}, color);
    if (page > 0)
        TextBlock(document.title, font, textWidth).draw(painter, {sideMargin, headerY}, color);
}

void paintPages(const LaidOutReport &report, const ReportDocument &document, QPagedPaintDevice *device)
{
    QPainter painter(device);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPageLayout layout = device->pageLayout();
    const QRect drawable = layout.paintRectPixels(device->logicalDpiX());
    for (qsizetype page = 0; page < report.pages.size(); ++page) {
        if (page > 0)
            device->newPage();
        painter.save();
        // Our coordinates start at the paper's corner; the device's at its printable area.
        painter.translate(-drawable.topLeft());
        painter.scale(device->logicalDpiX() / static_cast<qreal>(reportDotsPerInch),
                      device->logicalDpiY() / static_cast<qreal>(reportDotsPerInch));
        paintFrame(painter, document, report.style, page, report.pages.size());
        for (const PlacedPiece &placed : report.pages.at(page))
            report.pieces.at(placed.piece).paint(painter, {sideMargin, topMargin + placed.y});
        painter.restore();
    }
}

Done writeError(const QSaveFile &file, const QString &path)
{
    const bool full = file.error() == QFileDevice::ResourceError;
    return fail({full ? Error::Kind::DiskFull : Error::Kind::CannotWrite, path, {}, full ? QString() : file.errorString(), {}});
}

} // namespace

Done paintReport(const ReportDocument &document, QPagedPaintDevice *device)
{
    const auto report = layOut(document);
    if (!report)
        return fail(report.error());
    device->setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF(10, 10, 10, 10),
                                      QPageLayout::Millimeter));
    paintPages(*report, document, device);
    return {};
}

Result<int> reportPageCount(const ReportDocument &document)
{
    const auto report = layOut(document);
    if (!report)
        return fail(report.error());
    return static_cast<int>(report->pages.size());
}

Done writePdf(const ReportDocument &document, const QString &path)
{
    const auto report = layOut(document);
    if (!report) {
        Error error = report.error();
        error.file = path;
        return fail(error);
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return writeError(file, path);
    {
        QPdfWriter writer(&file);
        writer.setResolution(reportDotsPerInch);
        writer.setTitle(document.title);
        writer.setCreator(QStringLiteral("Xuanka " XUANKA_VERSION));
        writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF()));
        paintPages(*report, document, &writer);
    }
    if (!file.commit())
        return writeError(file, path);
    return {};
}

} // namespace xuanka
