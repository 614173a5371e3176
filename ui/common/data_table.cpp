// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/data_table.h"

#include "ui/common/settings.h"
#include "ui/common/table_copy.h"
#include "ui/common/table_header.h"
#include "ui/common/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace xuanka {

DataTable::DataTable(QWidget *parent)
    : QTableView(parent)
{
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setFrameShape(QFrame::StyledPanel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setHorizontalHeader(new TableHeader(this));
    QHeaderView &header = *horizontalHeader();
    header.setSortIndicator(-1, Qt::AscendingOrder); // in the model's own order until a title is clicked
    header.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&header, &QHeaderView::customContextMenuRequested, this, &DataTable::showColumnMenu);
    connect(&header, &QHeaderView::sectionMoved, this, &DataTable::keep);
    connect(&header, &QHeaderView::sectionResized, this, &DataTable::keep);
    connect(&header, &QHeaderView::sortIndicatorChanged, this, &DataTable::keep);
    setSortingEnabled(true);
    setRowHeight();
}

void DataTable::setUp(QAbstractItemModel *model, const QString &tableId, const QStringList &columnIds,
                      Settings *settings, const QStringList &hidden)
{
    Q_ASSERT(model->columnCount() == columnIds.size());
    m_restoring = true;
    setModel(model);
    m_tableId = tableId;
    m_columnIds = columnIds;
    m_hidden = hidden;
    m_settings = settings;
    for (const QMetaObject::Connection &connection : std::as_const(m_connections))
        disconnect(connection);
    const auto repaint = [this] { viewport()->update(); };
    m_connections = {connect(model, &QAbstractItemModel::rowsInserted, this, repaint),
                     connect(model, &QAbstractItemModel::rowsRemoved, this, repaint),
                     connect(model, &QAbstractItemModel::modelReset, this, repaint)};
    for (int column = 0; column < columnIds.size(); ++column)
        setColumnHidden(column, hidden.contains(columnIds.at(column)));
    const std::optional<ColumnState> kept = settings ? settings->columns(tableId) : std::nullopt;
    fitColumns();
    if (kept)
        restore(*kept);
    m_restoring = false;
}

void DataTable::setEmptyText(const QString &text)
{
    m_emptyText = text;
    viewport()->update();
}

QStringList DataTable::visibleColumns() const
{
    QStringList ids;
    for (int place = 0; place < horizontalHeader()->count(); ++place) {
        const int column = horizontalHeader()->logicalIndex(place);
        if (!isColumnHidden(column))
            ids << m_columnIds.at(column);
    }
    return ids;
}

void DataTable::setColumnVisible(const QString &id, bool visible)
{
    const int column = columnOf(id);
    if (column < 0 || (!visible && visibleColumns().size() == 1))
        return; // a table without a column could not be brought back
    setColumnHidden(column, !visible);
    keep();
}

void DataTable::fitColumns()
{
    if (!model())
        return;
    resizeColumnsToContents();
    for (int column = 0; column < model()->columnCount(); ++column) {
        if (!isColumnHidden(column))
            setColumnWidth(column, std::min(widestColumn(), columnWidth(column) + fontMetrics().averageCharWidth()));
    }
}

void DataTable::widenColumns()
{
    if (!model())
        return;
    for (int column = 0; column < model()->columnCount(); ++column) {
        const int needed = std::min(widestColumn(), sizeHintForColumn(column) + fontMetrics().averageCharWidth());
        if (!isColumnHidden(column) && needed > columnWidth(column)
            && horizontalHeader()->sectionResizeMode(column) == QHeaderView::Interactive)
            setColumnWidth(column, needed);
    }
}

int DataTable::widestColumn() const
{
    return fontMetrics().averageCharWidth() * 44;
}

void DataTable::copySelection() const
{
    if (!model())
        return;
    QList<int> rows;
    if (selectionModel() && selectionModel()->hasSelection()) {
        const QModelIndexList selected = selectionModel()->selectedIndexes();
        for (const QModelIndex &index : selected)
            rows << index.row();
        std::sort(rows.begin(), rows.end());
        rows.resize(std::distance(rows.begin(), std::unique(rows.begin(), rows.end())));
    } else {
        for (int row = 0; row < model()->rowCount(); ++row)
            rows << row;
    }
    QList<int> columns;
    const QStringList visible = visibleColumns();
    for (const QString &id : visible)
        columns << columnOf(id);
    QApplication::clipboard()->setMimeData(tableMimeData(*model(), rows, columns).release());
}

void DataTable::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (m_emptyText.isEmpty() || !model() || model()->rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(mutedColor(palette()));
    const int margin = fontMetrics().height() * 2;
    painter.drawText(viewport()->rect().adjusted(margin, margin, -margin, -margin),
                     Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
}

void DataTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copySelection();
    else
        QTableView::keyPressEvent(event);
}

void DataTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        setRowHeight();
}

void DataTable::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    for (QAction *action : actions())
        menu.addAction(action);
    if (!menu.isEmpty())
        menu.addSeparator();
    menu.addAction(tr("Copy"), this, &DataTable::copySelection);
    menu.exec(event->globalPos());
}

void DataTable::showColumnMenu(const QPoint &position)
{
    QMenu menu(this);
    for (const QString &id : std::as_const(m_columnIds)) {
        const int column = columnOf(id);
        QAction *action = menu.addAction(model()->headerData(column, Qt::Horizontal).toString());
        action->setObjectName(id);
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        connect(action, &QAction::toggled, this, [this, id](bool visible) { setColumnVisible(id, visible); });
    }
    menu.addSeparator();
    menu.addAction(tr("Fit the columns"), this, &DataTable::fitColumns);
    menu.addAction(tr("Columns as at first"), this, [this] {
        for (int column = 0; column < m_columnIds.size(); ++column) {
            setColumnHidden(column, m_hidden.contains(m_columnIds.at(column)));
            horizontalHeader()->moveSection(horizontalHeader()->visualIndex(column), column);
        }
        fitColumns();
        keep();
    });
    menu.exec(horizontalHeader()->mapToGlobal(position));
}

void DataTable::restore(const ColumnState &state)
{
    int place = 0;
    for (qsizetype i = 0; i < state.order.size(); ++i) {
        const int column = columnOf(state.order.at(i));
        if (column < 0)
            continue; // a column of another version
        setColumnHidden(column, false);
        setColumnWidth(column, state.widths.at(i));
        horizontalHeader()->moveSection(horizontalHeader()->visualIndex(column), place++);
    }
    for (const QString &id : std::as_const(m_columnIds)) {
        if (state.known.contains(id) && !state.order.contains(id))
            setColumnHidden(columnOf(id), true);
    }
    const int sorted = columnOf(state.sortedBy);
    if (sorted >= 0)
        sortByColumn(sorted, state.ascending ? Qt::AscendingOrder : Qt::DescendingOrder);
}

void DataTable::keep()
{
    if (m_restoring || !m_settings || m_tableId.isEmpty())
        return;
    ColumnState state;
    state.order = visibleColumns();
    state.known = m_columnIds;
    for (const QString &id : std::as_const(state.order))
        state.widths << columnWidth(columnOf(id));
    state.sortedBy = m_columnIds.value(horizontalHeader()->sortIndicatorSection());
    state.ascending = horizontalHeader()->sortIndicatorOrder() == Qt::AscendingOrder;
    m_settings->setColumns(m_tableId, state);
}

void DataTable::setRowHeight()
{
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
}

int DataTable::columnOf(const QString &id) const
{
    return static_cast<int>(m_columnIds.indexOf(id));
}

} // namespace xuanka
