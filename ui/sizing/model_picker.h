// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QModelIndex;
class QSortFilterProxyModel;

namespace xuanka {

class AppContext;
class DataTable;
class LibraryModel;

/// The model library with a search as one types: any words of the name, family or repository, in any order. Down goes
/// from the search to the list, Enter takes the first that is found.
class ModelPicker : public QWidget {
    Q_OBJECT

public:
    ModelPicker(AppContext &context, QWidget *parent);

    /// The id in the library; empty if none is chosen.
    QString modelId() const { return m_id; }
    /// Without modelChosen(). An id that is not in the library chooses nothing.
    void setModelId(const QString &id);
    void retranslate();

    QLineEdit &search() const { return *m_search; }
    DataTable &table() const { return *m_table; }

Q_SIGNALS:
    void modelChosen(const QString &id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter();
    void choose(const QModelIndex &index);
    void showCount();

    AppContext &m_context;
    LibraryModel *m_model = nullptr;
    QSortFilterProxyModel *m_found = nullptr;
    QLineEdit *m_search = nullptr;
    DataTable *m_table = nullptr;
    QLabel *m_count = nullptr;
    QString m_id;
    bool m_setting = false;
};

} // namespace xuanka
