// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/card_comparison.h"

#include <algorithm>

namespace xuanka {

namespace {

bool allEqual(const QList<QVariant> &values)
{
    return std::all_of(values.cbegin(), values.cend(), [&values](const QVariant &value) { return value == values.first(); });
}

QList<int> bestOf(const QList<QVariant> &values, Preference preference)
{
    if (preference == Preference::None)
        return {};
    std::optional<double> best;
    for (const QVariant &value : values) {
        if (!value.isValid())
            continue;
        const double number = value.toDouble();
        if (!best || (preference == Preference::Higher ? number > *best : number < *best))
            best = number;
    }
    QList<int> positions;
    for (int i = 0; best && i < values.size(); ++i) {
        if (values[i].isValid() && values[i].toDouble() == *best) // the very same double, not a computed one
            positions << i;
    }
    return positions;
}

} // namespace

Result<CardComparison> compareCards(const Catalog &catalog, const QStringList &cardIds, const CatalogDisplay &display)
{
    if (cardIds.size() < fewestComparedCards || cardIds.size() > mostComparedCards) {
        return fail({Error::Kind::OutOfRange, {}, QStringLiteral("cards"), QString::number(cardIds.size()),
                     QStringLiteral("%1 … %2").arg(fewestComparedCards).arg(mostComparedCards)});
    }
    CardComparison comparison;
    QList<CardFacts> facts;
    for (const QString &id : cardIds) {
        const Card *card = catalog.card(id);
        if (!card)
            return fail({Error::Kind::UnknownName, {}, QStringLiteral("cards"), id, {}});
        if (comparison.cardIds.contains(card->id)) {
            return fail({Error::Kind::Inconsistent, {}, QStringLiteral("cards"),
                         QString(card->id % QLatin1String(", ") % card->id), {}});
        }
        comparison.cardIds << card->id;
        facts << cardFacts(catalog, *card, display.currency, display.rate);
    }
    const QList<CardAttribute> attributes = allCardAttributes();
    for (const CardAttribute attribute : attributes) {
        if (attribute == CardAttribute::Name)
            continue;
        ComparisonRow row;
        row.attribute = attribute;
        for (const CardFacts &card : std::as_const(facts))
            row.values << cardAttributeSortValue(card, attribute, display);
        row.differs = !allEqual(row.values);
        if (row.differs)
            row.best = bestOf(row.values, cardAttributePreference(attribute));
        comparison.rows << row;
    }
    return comparison;
}

CardComparisonModel::CardComparisonModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

Done CardComparisonModel::setCards(const Catalog &catalog, const QStringList &cardIds)
{
    auto comparison = compareCards(catalog, cardIds, m_display);
    if (!comparison)
        return fail(comparison.error());
    beginResetModel();
    m_catalog = catalog;
    m_comparison = *std::move(comparison);
    gatherFacts();
    endResetModel();
    return {};
}

void CardComparisonModel::clear()
{
    beginResetModel();
    m_comparison = {};
    m_facts.clear();
    endResetModel();
}

void CardComparisonModel::setDisplay(const CatalogDisplay &display)
{
    m_display = display;
    if (m_comparison.cardIds.isEmpty())
        return;
    // The same cards in another language or currency: same rows, other values.
    if (auto comparison = compareCards(m_catalog, m_comparison.cardIds, m_display))
        m_comparison = *std::move(comparison);
    gatherFacts();
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

void CardComparisonModel::gatherFacts()
{
    m_facts.clear();
    for (const QString &id : std::as_const(m_comparison.cardIds))
        m_facts << cardFacts(m_catalog, *m_catalog.card(id), m_display.currency, m_display.rate);
}

int CardComparisonModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_comparison.rows.size());
}

int CardComparisonModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_comparison.cardIds.size());
}

QVariant CardComparisonModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ComparisonRow &row = m_comparison.rows.at(index.row());
    const CardFacts &facts = m_facts.at(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return cardAttributeText(facts, row.attribute, m_display);
    case Qt::ToolTipRole: {
        const QString explanation = cardAttributeExplanation(m_catalog, facts, row.attribute, m_display);
        return explanation.isEmpty() ? QVariant() : QVariant(explanation);
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter
                                   | (cardAttributeIsNumber(row.attribute) ? Qt::AlignRight : Qt::AlignLeft));
    case ValueRole:
        return row.values.at(index.column());
    case DiffersRole:
        return row.differs;
    case BestRole:
        return row.best.contains(index.column());
    case AttributeRole:
        return cardAttributeId(row.attribute);
    case IdRole:
        return facts.card->id;
    default:
        return {};
    }
}

QVariant CardComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const int sections = orientation == Qt::Horizontal ? columnCount() : rowCount();
    if (section < 0 || section >= sections)
        return {};
    if (orientation == Qt::Horizontal) {
        if (role == IdRole)
            return m_comparison.cardIds.at(section);
        return role == Qt::DisplayRole
            ? QVariant(cardAttributeText(m_facts.at(section), CardAttribute::Name, m_display))
            : QVariant();
    }
    const ComparisonRow &row = m_comparison.rows.at(section);
    switch (role) {
    case Qt::DisplayRole:
        return cardAttributeTitle(row.attribute, m_display.currency);
    case AttributeRole:
        return cardAttributeId(row.attribute);
    case DiffersRole:
        return row.differs;
    default:
        return {};
    }
}

} // namespace xuanka
