// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"

#include <QTableView>

namespace xuanka {

class EvaluationBook;
class RecordTableModel;

/// The record table as a spreadsheet: typing begins an entry, Enter goes down and Tab to the right, Delete empties the
/// selected cells, blocks are copied and pasted. Each of these is one step that can be taken back.
class RecordGrid : public QTableView {
    Q_OBJECT

public:
    explicit RecordGrid(QWidget *parent = nullptr);

    /// Null for both to show nothing. The book must outlive its model.
    void setRecord(EvaluationBook *book, RecordTableModel *model);
    /// So that each heading can be read.
    void fitColumns();
    void setEmptyText(const QString &text);

public Q_SLOTS:
    /// The selected cells: plain for a place in this table, with headings for a spreadsheet.
    void copySelection() const;

Q_SIGNALS:
    void failed(const xuanka::Error &error);
    void currentFieldChanged(const QModelIndex &index);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void goDown();
    void paste();
    void clearSelected();
    QModelIndex firstSelected() const;

    EvaluationBook *m_book = nullptr;
    RecordTableModel *m_record = nullptr;
    QString m_emptyText;
};

} // namespace xuanka
