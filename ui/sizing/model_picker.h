// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QModelIndex;
class QSortFilterProxyModel;

namespace xuanka {

class AppContext;
class DataTable;
class LibraryModel;
class TextLabel;

/// The model library with a search as one types: any words of the name, family or repository, in any order. Down goes
/// from the search to the list, Enter takes the first that is found. A model that is not in the library is opened from
/// its file, by the button or by dropping it.
class ModelPicker : public QWidget {
    Q_OBJECT

public:
    ModelPicker(AppContext &context, QWidget *parent);

    /// The id in the library; empty if none is chosen.
    QString modelId() const { return m_id; }
    /// Without modelChosen(). An id that is not in the library chooses nothing.
    void setModelId(const QString &id);
    /// What is sized instead of the library's models; empty: nothing was opened.
    void setFile(const QString &description);
    void retranslate();

    QLineEdit &search() const { return *m_search; }
    DataTable &table() const { return *m_table; }

Q_SIGNALS:
    void modelChosen(const QString &id);
    /// A file or folder that a person wants to be read.
    void fileChosen(const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void filter();
    void choose(const QModelIndex &index);
    void showCount();
    void askForFile();

    AppContext &m_context;
    LibraryModel *m_model = nullptr;
    QSortFilterProxyModel *m_found = nullptr;
    QLineEdit *m_search = nullptr;
    DataTable *m_table = nullptr;
    QLabel *m_count = nullptr;
    QPushButton *m_open = nullptr;
    TextLabel *m_file = nullptr;
    QString m_id;
    bool m_setting = false;
};

} // namespace xuanka
