// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/table_copy.h"

#include <QAbstractItemModel>

namespace xuanka {

namespace {

bool isNumeric(const QString &cell)
{
    bool isNumber = false;
    cell.toDouble(&isNumber);
    return isNumber;
}

} // namespace

QString safeCell(const QString &text)
{
    QString cell = text;
    for (const QChar separator : {QLatin1Char('\t'), QLatin1Char('\n'), QLatin1Char('\r')})
        cell.replace(separator, QLatin1Char(' '));
    if (!cell.isEmpty() && QStringLiteral("=+-@").contains(cell.at(0)) && !isNumeric(cell))
        cell.prepend(QLatin1Char('\''));
    return cell;
}

std::unique_ptr<QMimeData> tableMimeData(const QAbstractItemModel &model, const QList<int> &rows,
                                         const QList<int> &columns)
{
    QString html = QStringLiteral("<meta charset=\"utf-8\"><table><thead><tr>");
    QStringList lines;
    lines.reserve(rows.size() + 1);
    QStringList cells;
    for (const int column : columns) {
        cells << safeCell(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        html += QStringLiteral("<th>") % cells.constLast().toHtmlEscaped() % QStringLiteral("</th>");
    }
    html += QStringLiteral("</tr></thead><tbody>");
    lines << cells.join(QLatin1Char('\t'));
    for (const int row : rows) {
        cells.clear();
        html += QStringLiteral("<tr>");
        for (const int column : columns) {
            const QModelIndex index = model.index(row, column);
            cells << safeCell(index.data(Qt::DisplayRole).toString());
            const bool right = index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight;
            html += (right ? QStringLiteral("<td align=\"right\">") : QStringLiteral("<td>"))
                % cells.constLast().toHtmlEscaped() % QStringLiteral("</td>");
        }
        html += QStringLiteral("</tr>");
        lines << cells.join(QLatin1Char('\t'));
    }
    html += QStringLiteral("</tbody></table>");
    auto data = std::make_unique<QMimeData>();
    data->setHtml(html);
    data->setText(lines.join(QLatin1Char('\n')) + QLatin1Char('\n'));
    return data;
}

} // namespace xuanka
