// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platforms/record_grid.h"

#include "evaluation/record_table_model.h"
#include "ui/common/table_copy.h"
#include "ui/common/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>

#include <algorithm>

namespace xuanka {

namespace {

// Cells exactly as they are: what goes into other programs has headings and no formulas.
QString cellsFormat() { return QStringLiteral("application/x-xuanka-cells"); }

QString quotedCell(const QString &text)
{
    static const QString special = QStringLiteral("\t\n\r\"");
    const bool plain = std::none_of(text.begin(), text.end(), [](QChar c) { return special.contains(c); });
    if (plain)
        return text;
    QString inside = text;
    return QStringLiteral("\"") % inside.replace(QLatin1Char('"'), QStringLiteral("\"\"")) % QStringLiteral("\"");
}

} // namespace

RecordGrid::RecordGrid(QWidget *parent)
    : QTableView(parent)
{
    setSelectionMode(ContiguousSelection);
    setEditTriggers(AnyKeyPressed | EditKeyPressed | DoubleClicked);
    setTabKeyNavigation(true);
    setWordWrap(true);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    verticalHeader()->setMaximumWidth(fontMetrics().averageCharWidth() * 32);
    verticalHeader()->setDefaultSectionSize(fontMetrics().lineSpacing() * 3 + itemSpacing());
}

void RecordGrid::setRecord(EvaluationBook *book, RecordTableModel *model)
{
    m_book = book;
    m_record = model;
    setModel(model);
    fitColumns();
}

void RecordGrid::fitColumns()
{
    QFont bold = font();
    bold.setBold(true); // as the heading of the current column is
    for (int column = 0; model() != nullptr && column < model()->columnCount(); ++column) {
        const QString heading = model()->headerData(column, Qt::Horizontal).toString();
        setColumnWidth(column,
                       std::max(fontMetrics().averageCharWidth() * 24,
                                QFontMetrics(bold).horizontalAdvance(heading) + 2 * itemSpacing()));
    }
}

void RecordGrid::setEmptyText(const QString &text)
{
    m_emptyText = text;
    viewport()->update();
}

void RecordGrid::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
    } else if (event->matches(QKeySequence::Paste)) {
        paste();
    } else if (event->matches(QKeySequence::Delete) || event->key() == Qt::Key_Backspace) {
        clearSelected();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        goDown();
    } else {
        QTableView::keyPressEvent(event);
        return;
    }
    event->accept();
}

void RecordGrid::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    QTableView::closeEditor(editor, hint);
    if (hint == QAbstractItemDelegate::SubmitModelCache) // Enter; Tab has a hint of its own
        goDown();
}

void RecordGrid::goDown()
{
    const QModelIndex below = currentIndex().siblingAtRow(currentIndex().row() + 1);
    if (below.isValid())
        setCurrentIndex(below);
}

void RecordGrid::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    Q_EMIT currentFieldChanged(current);
}

QModelIndex RecordGrid::firstSelected() const
{
    const QModelIndexList selected = selectedIndexes();
    return selected.isEmpty() ? currentIndex() : *std::min_element(selected.begin(), selected.end());
}

void RecordGrid::copySelection() const
{
    if (m_record == nullptr)
        return;
    QModelIndexList selected = selectedIndexes();
    if (selected.isEmpty())
        return;
    std::sort(selected.begin(), selected.end());
    QList<int> rows;
    QList<int> columns;
    QString cells;
    for (const QModelIndex &index : std::as_const(selected)) {
        if (!rows.contains(index.row())) {
            cells += rows.isEmpty() ? QString() : QStringLiteral("\n");
            rows << index.row();
        } else {
            cells += QLatin1Char('\t');
        }
        cells += quotedCell(index.data(Qt::EditRole).toString());
        if (!columns.contains(index.column()))
            columns << index.column();
    }
    std::unique_ptr<QMimeData> mime = tableMimeData(*m_record, rows, columns);
    mime->setData(cellsFormat(), cells.toUtf8());
    QApplication::clipboard()->setMimeData(mime.release());
}

void RecordGrid::paste()
{
    if (m_record == nullptr || !firstSelected().isValid())
        return;
    const QMimeData *mime = QApplication::clipboard()->mimeData();
    const QString text = mime->hasFormat(cellsFormat()) ? QString::fromUtf8(mime->data(cellsFormat())) : mime->text();
    if (const Done pasted = m_record->pasteAt(firstSelected(), text); !pasted)
        Q_EMIT failed(pasted.error());
}

void RecordGrid::clearSelected()
{
    if (m_book == nullptr || m_record == nullptr || m_book->isReadOnly())
        return;
    QList<Entry> entries;
    const QModelIndexList selected = selectedIndexes();
    for (const QModelIndex &index : selected) {
        if (index.data(Qt::EditRole).toString().isEmpty())
            continue;
        entries << Entry { m_record->roundId(),
                           index.data(RecordTableModel::CandidateRole).toString(),
                           index.data(RecordTableModel::KeyRole).toString(),
                           {},
                           {},
                           {},
                           {} };
    }
    if (entries.isEmpty())
        return;
    if (const Done cleared = m_book->addEntriesUndoable(entries); !cleared)
        Q_EMIT failed(cleared.error());
}

void RecordGrid::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (m_emptyText.isEmpty() || (model() != nullptr && model()->rowCount() > 0))
        return;
    QPainter painter(viewport());
    painter.setPen(mutedColor(palette()));
    painter.drawText(viewport()->rect().adjusted(groupSpacing(), 0, -groupSpacing(), 0),
                     Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
}

} // namespace xuanka
