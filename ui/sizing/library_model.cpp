// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/library_model.h"

#include "quantity/format.h"

namespace xuanka {

LibraryModel::LibraryModel(const ModelLibrary &library, QObject *parent)
    : QAbstractTableModel(parent)
{
    m_entries.reserve(library.models().size() + library.imageModels().size());
    for (const ModelArchitecture &model : library.models()) {
        const ParameterCount count = countParameters(model);
        const QStringList filter = QStringList {model.id, model.name, model.family} + model.aliases;
        m_entries.append({model.id, model.name, filter.join(QLatin1Char(' ')), count.total(),
                          model.isMoe() ? count.active() : 0, false});
    }
    for (const ImageModel &model : library.imageModels()) {
        const QStringList filter = QStringList {model.id, model.name} + model.aliases;
        m_entries.append({model.id, model.name, filter.join(QLatin1Char(' ')), model.parameters(), 0, true});
    }
}

QStringList LibraryModel::columnIds()
{
    return {QStringLiteral("name"), QStringLiteral("parameters"), QStringLiteral("kind")};
}

void LibraryModel::retranslate(const QLocale &locale)
{
    m_locale = locale;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_entries.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int LibraryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int LibraryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QString LibraryModel::text(const Entry &entry, int column) const
{
    switch (column) {
    case NameColumn:
        return entry.name;
    case ParametersColumn:
        return entry.active > 0 ? tr("%1, %2 active").arg(formatParameterCount(entry.parameters, m_locale),
                                                          formatParameterCount(entry.active, m_locale))
                                : formatParameterCount(entry.parameters, m_locale);
    case KindColumn:
        return entry.image ? tr("Image") : tr("Language");
    default:
        return {};
    }
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Entry &entry = m_entries.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(entry, index.column());
    case Qt::ToolTipRole:
        return entry.filter;
    case IdRole:
        return entry.id;
    case FilterRole:
        return QString(entry.filter % QLatin1Char(' ') % text(entry, KindColumn));
    case SortRole:
        return index.column() == ParametersColumn ? QVariant(entry.parameters) : QVariant(text(entry, index.column()));
    default:
        return {};
    }
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case NameColumn:
        return tr("Model");
    case ParametersColumn:
        return tr("Parameters");
    case KindColumn:
        return tr("Kind");
    default:
        return {};
    }
}

} // namespace xuanka
