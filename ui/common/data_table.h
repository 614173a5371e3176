// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTableView>

#include <optional>

namespace xuanka {

class Settings;
struct ColumnState;

/// The table of every page: fixed row heights, sorting, columns chosen on the header's context menu and kept by id,
/// selection copied for Excel and WPS (Ctrl+C), and a word about what to do when it is empty.
class DataTable : public QTableView {
    Q_OBJECT

public:
    explicit DataTable(QWidget *parent = nullptr);

    /// `columnIds` name the model's columns, stable over versions; `hidden` are off until chosen. What was kept under
    /// `tableId` is restored. Null settings: nothing is kept.
    void setUp(QAbstractItemModel *model, const QString &tableId, const QStringList &columnIds, Settings *settings,
               const QStringList &hidden = {});
    /// Shown in the middle while the model has no row.
    void setEmptyText(const QString &text);
    QString emptyText() const { return m_emptyText; }
    QStringList columnIds() const { return m_columnIds; }
    /// Visible columns by id, left to right.
    QStringList visibleColumns() const;
    void setColumnVisible(const QString &id, bool visible);
    /// Fits the columns to their first rows; done once by setUp() if nothing was kept.
    void fitColumns();
    /// Widens the columns whose contents have become wider than they are; never narrows one.
    void widenColumns();

public Q_SLOTS:
    /// The selected rows in the visible columns; all rows if nothing is selected.
    void copySelection() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void showColumnMenu(const QPoint &position);
    void restore(const ColumnState &state);
    void keep();
    void setRowHeight();
    int widestColumn() const;
    int columnOf(const QString &id) const;

    QString m_tableId;
    QStringList m_columnIds;
    QStringList m_hidden;
    QString m_emptyText;
    Settings *m_settings = nullptr;
    QList<QMetaObject::Connection> m_connections;
    bool m_restoring = false;
};

} // namespace xuanka
