// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/excluded_table_model.h"

#include "quantity/format.h"

#include <QLocale>

namespace xuanka {

void ExcludedTableModel::setRecommendation(const Recommendation &recommendation, const Catalog &catalog)
{
    beginResetModel();
    m_rows.clear();
    for (const Excluded &excluded : recommendation.excluded) {
        const Card *card = catalog.card(excluded.cardId);
        const LocalizedText name = card ? card->name : LocalizedText{excluded.cardId, excluded.cardId};
        for (const GateResult &gate : excluded.failed)
            m_rows << Row{excluded.cardId, name, excluded.count, gate};
    }
    endResetModel();
}

void ExcludedTableModel::setLanguage(Language language)
{
    if (m_language == language)
        return;
    m_language = language;
    retranslate();
}

void ExcludedTableModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ExcludedTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ExcludedTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ExcludedTableModel::displayText(const Row &row, int column) const
{
    switch (column) {
    case CardColumn:
        return row.cardName.in(m_language);
    case CountColumn:
        return QLocale().toString(row.count);
    case GateColumn:
        return gateTitle(row.gate.gate).in(m_language);
    case ShortfallColumn:
        return row.gate.unit.isEmpty() ? QString()
                                       : QString(formatNumber(row.gate.shortfall, QLocale(), 1) % QLatin1Char(' ') % row.gate.unit);
    case ReasonColumn:
        return row.gate.reason.in(m_language);
    case RemedyColumn:
        return row.gate.remedy.in(m_language);
    default:
        return {};
    }
}

QVariant ExcludedTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &row = m_rows.at(index.row());
    const bool numeric = index.column() == CountColumn || index.column() == ShortfallColumn;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return displayText(row, index.column());
    case Qt::TextAlignmentRole:
        return numeric ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case CardIdRole:
        return row.cardId;
    case GateRole:
        return gateIdName(row.gate.gate);
    case SortRole:
        if (index.column() == CountColumn)
            return row.count;
        return index.column() == ShortfallColumn ? QVariant(row.gate.shortfall) : QVariant(displayText(row, index.column()));
    default:
        return {};
    }
}

QVariant ExcludedTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case CardColumn:
        return tr("Card");
    case CountColumn:
        return tr("Cards");
    case GateColumn:
        return tr("Condition");
    case ShortfallColumn:
        return tr("Short by");
    case ReasonColumn:
        return tr("Why");
    case RemedyColumn:
        return tr("What would help");
    default:
        return {};
    }
}

} // namespace xuanka

#include "moc_excluded_table_model.cpp"
