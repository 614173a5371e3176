// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/card_table_model.h"

#include <algorithm>

namespace xuanka {

CardTableModel::CardTableModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void CardTableModel::setCatalog(const Catalog &catalog)
{
    beginResetModel();
    m_catalog = catalog;
    gatherFacts();
    endResetModel();
}

void CardTableModel::setDisplay(const CatalogDisplay &display)
{
    m_display = display;
    gatherFacts();
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void CardTableModel::gatherFacts()
{
    m_rows.clear();
    m_rows.reserve(m_catalog.cards().size());
    for (const Card &card : m_catalog.cards())
        m_rows << cardFacts(m_catalog, card, m_display.currency, m_display.rate);
}

int CardTableModel::rowOf(const QString &cardId) const
{
    const auto found = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                    [&cardId](const CardFacts &facts) { return facts.card->id == cardId; });
    return found == m_rows.cend() ? -1 : static_cast<int>(found - m_rows.cbegin());
}

int CardTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CardTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(allCardAttributes().size());
}

QVariant CardTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const CardFacts &row = facts(index.row());
    const CardAttribute shown = attribute(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return cardAttributeText(row, shown, m_display);
    case Qt::ToolTipRole: {
        const QString explanation = cardAttributeExplanation(m_catalog, row, shown, m_display);
        return explanation.isEmpty() ? QVariant() : QVariant(explanation);
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter
                                   | (cardAttributeIsNumber(shown) ? Qt::AlignRight : Qt::AlignLeft));
    case SortRole:
        return cardAttributeSortValue(row, shown, m_display);
    case IdRole:
        return row.card->id;
    case FilterRole:
        return QString((QStringList{row.card->id, row.card->name.english, row.card->name.chinese, row.card->vendor,
                                    row.card->architecture}
                        + row.card->aliases)
                           .join(QLatin1Char('\n')));
    default:
        return {};
    }
}

QVariant CardTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return cardAttributeTitle(attribute(section), m_display.currency);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter
                                   | (cardAttributeIsNumber(attribute(section)) ? Qt::AlignRight : Qt::AlignLeft));
    case IdRole:
        return cardAttributeId(attribute(section));
    default:
        return {};
    }
}

} // namespace xuanka
