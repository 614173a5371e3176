// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/model_library.h"

#include <QAbstractTableModel>
#include <QLocale>

namespace xuanka {

/// The models that can be chosen, language models first: name, parameters, kind.
class LibraryModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, ParametersColumn, KindColumn, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole, ///< QString
        SortRole,              ///< text or a raw number, per column
        FilterRole             ///< everything by which a person may look for it
    };

    LibraryModel(const ModelLibrary &library, QObject *parent);

    static QStringList columnIds();
    void retranslate(const QLocale &locale);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Entry {
        QString id;
        QString name;
        QString filter;
        qint64 parameters = 0;
        qint64 active = 0; ///< of a mixture of experts; else 0
        bool image = false;
    };
    QString text(const Entry &entry, int column) const;

    QList<Entry> m_entries;
    QLocale m_locale;
};

} // namespace xuanka
