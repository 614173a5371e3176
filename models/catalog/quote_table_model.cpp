// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/quote_table_model.h"

#include "catalog/card_filter_model.h"
#include "catalog/catalog_ids.h"
#include "catalog/catalog_words.h"
#include "quantity/format.h"

#include <QCoreApplication>

#include <array>

namespace xuanka {

namespace {

struct ColumnText {
    const char *id;
    const char *title; ///< "%1" is the currency's symbol
    bool number = false;
};

constexpr std::array<ColumnText, QuoteTableModel::ColumnCount> columnTexts{{
    {"card", QT_TRANSLATE_NOOP("Catalog", "Card")},
    {"platform", QT_TRANSLATE_NOOP("Catalog", "Platform")},
    {"path", QT_TRANSLATE_NOOP("Catalog", "Path")},
    {"region", QT_TRANSLATE_NOOP("Catalog", "Region")},
    {"billing", QT_TRANSLATE_NOOP("Catalog", "Billing")},
    {"quoted", QT_TRANSLATE_NOOP("Catalog", "Price as quoted"), true},
    {"rate", QT_TRANSLATE_NOOP("Catalog", "%1 per card-hour"), true},
    {"rule", QT_TRANSLATE_NOOP("Catalog", "Rule")},
    {"bundle", QT_TRANSLATE_NOOP("Catalog", "Included")},
    {"marks", QT_TRANSLATE_NOOP("Catalog", "Marks")},
    {"as_of", QT_TRANSLATE_NOOP("Catalog", "As of")},
    {"source", QT_TRANSLATE_NOOP("Catalog", "Source")},
}};

const ColumnText &textOf(int column)
{
    return columnTexts.at(static_cast<std::size_t>(column));
}

QString words(const char *english)
{
    return QCoreApplication::translate("Catalog", english);
}

QString range(const QString &low, const QString &high)
{
    return low == high ? low : QString(low % QStringLiteral("–") % high);
}

} // namespace

QStringList quoteMarks(const Quote &quote)
{
    QStringList marks;
    if (!quote.usable)
        marks << words(QT_TRANSLATE_NOOP("Catalog", "never computed with"));
    if (quote.kind == QuoteKind::MarketBand)
        marks << words(QT_TRANSLATE_NOOP("Catalog", "market band"));
    if (quote.promotional)
        marks << words(QT_TRANSLATE_NOOP("Catalog", "promotional"));
    if (quote.limitedQuota)
        marks << words(QT_TRANSLATE_NOOP("Catalog", "limited quota"));
    if (quote.peerToPeer)
        marks << words(QT_TRANSLATE_NOOP("Catalog", "peer-to-peer"));
    if (quote.billing == Billing::Spot)
        marks << words(QT_TRANSLATE_NOOP("Catalog", "spot"));
    if (quote.wholeMachine)
        marks << words(QT_TRANSLATE_NOOP("Catalog", "share of a whole machine"));
    if (!quote.variantStated)
        marks << words(QT_TRANSLATE_NOOP("Catalog", "variant not stated"));
    return marks;
}

QuoteTableModel::QuoteTableModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

QString QuoteTableModel::columnId(Column column)
{
    return QString::fromLatin1(textOf(column).id);
}

void QuoteTableModel::setCatalog(const Catalog &catalog)
{
    beginResetModel();
    m_catalog = catalog;
    gatherRows();
    endResetModel();
}

void QuoteTableModel::setCard(const QString &cardId)
{
    beginResetModel();
    m_cardId = cardId;
    gatherRows();
    endResetModel();
}

void QuoteTableModel::setDisplay(const CatalogDisplay &display)
{
    m_display = display;
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void QuoteTableModel::gatherRows()
{
    m_rows.clear();
    const QList<Quote> quotes = m_cardId.isEmpty() ? m_catalog.quotes() : m_catalog.quotesOf(m_cardId);
    m_rows.reserve(quotes.size());
    for (const Quote &quote : quotes)
        m_rows << Row{quote, normalise(quote)};
}

std::optional<Money> QuoteTableModel::inDisplayCurrency(Money amount) const
{
    if (amount.currency() != m_display.currency && !m_display.rate.isValid())
        return std::nullopt;
    return convert(amount, m_display.currency, m_display.rate);
}

QString QuoteTableModel::rateText(const Row &row) const
{
    const std::optional<Money> low = row.rate ? inDisplayCurrency(row.rate->low) : std::nullopt;
    const std::optional<Money> high = row.rate ? inDisplayCurrency(row.rate->high) : std::nullopt;
    if (!low || !high)
        return QStringLiteral("—");
    return range(m_display.locale.toString(low->amount(), 'f', 2), m_display.locale.toString(high->amount(), 'f', 2));
}

QString QuoteTableModel::text(const Row &row, Column column) const
{
    const Quote &quote = row.quote;
    const Language language = m_display.language;
    switch (column) {
    case CardColumn: {
        const Card *card = m_catalog.card(quote.cardId);
        return card ? card->name.in(language) : quote.cardId;
    }
    case PlatformColumn: {
        const Platform *platform = m_catalog.platform(quote.platformId);
        if (!platform)
            return quote.market.in(language);
        return platform->productLine.isEmpty()
            ? platform->name.in(language)
            : QString(platform->name.in(language) % QStringLiteral(" · ") % platform->productLine.in(language));
    }
    case PathColumn:
        return pathWord(quote.path);
    case RegionColumn:
        return regionWord(quote.region);
    case BillingColumn:
        return billingWord(quote.billing);
    case QuotedColumn:
        return range(formatMoney(quote.low, m_display.locale), formatMoney(quote.high, m_display.locale)) % QLatin1Char(' ')
            % priceUnitWord(quote.unit);
    case RateColumn:
        return rateText(row);
    case RuleColumn:
        return row.rate ? rateRuleWord(row.rate->rule) : QStringLiteral("—");
    case BundleColumn:
        return quote.bundle.isEmpty() ? words(QT_TRANSLATE_NOOP("Catalog", "not stated")) : quote.bundle.in(language);
    case MarksColumn:
        return quoteMarks(quote).join(QStringLiteral(" · "));
    case AsOfColumn:
        return isoDate(quote.asOf, quote.asOfPrecision);
    case SourceColumn: {
        const Source *source = m_catalog.source(quote.source);
        return (source ? source->title.in(language) : quote.source) % QLatin1Char(' ') % quote.sourcePlace;
    }
    case ColumnCount:
        break;
    }
    return {};
}

QVariant QuoteTableModel::sortValue(const Row &row, Column column) const
{
    switch (column) {
    case QuotedColumn: // only comparable once it is on one basis
    case RateColumn: {
        const std::optional<Money> middle = row.rate ? inDisplayCurrency(row.rate->middle()) : std::nullopt;
        return middle ? QVariant(middle->amount()) : QVariant();
    }
    case BundleColumn:
        return row.quote.bundle.isEmpty() ? QVariant() : QVariant(row.quote.bundle.in(m_display.language));
    case MarksColumn: {
        const QString marks = text(row, column);
        return marks.isEmpty() ? QVariant() : QVariant(marks);
    }
    default:
        return text(row, column);
    }
}

QString QuoteTableModel::explanation(const Row &row, Column column) const
{
    const Language language = m_display.language;
    if (column == PlatformColumn) {
        const Platform *platform = m_catalog.platform(row.quote.platformId);
        return platform ? platform->note.in(language) : QString();
    }
    QStringList lines;
    if (row.quote.listPrice && (column == QuotedColumn || column == MarksColumn)) {
        lines << words(QT_TRANSLATE_NOOP("Catalog", "List price: %1"))
                     .arg(formatMoney(*row.quote.listPrice, m_display.locale));
    }
    if (column == RateColumn && row.rate && row.quote.low.currency() != m_display.currency && m_display.rate.isValid()) {
        lines << words(QT_TRANSLATE_NOOP("Catalog", "Converted at %1 ¥/$ of %2"))
                     .arg(formatNumber(m_display.rate.cnyPerUsd, m_display.locale, 4),
                          m_display.rate.asOf.toString(Qt::ISODate));
    }
    for (const LocalizedText &note : {row.quote.note, row.quote.conflict}) {
        if (!note.isEmpty())
            lines << note.in(language);
    }
    return lines.join(QLatin1Char('\n'));
}

int QuoteTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int QuoteTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant QuoteTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole: {
        const QString tip = explanation(row, column);
        return tip.isEmpty() ? QVariant() : QVariant(tip);
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | (textOf(column).number ? Qt::AlignRight : Qt::AlignLeft));
    case SortRole:
        return sortValue(row, column);
    case IdRole:
        return row.quote.id;
    case CardIdRole:
        return row.quote.cardId;
    case FilterRole: {
        QStringList texts{row.quote.id, row.quote.market.english, row.quote.market.chinese};
        if (const Card *card = m_catalog.card(row.quote.cardId))
            texts << card->name.english << card->name.chinese << card->aliases;
        if (const Platform *platform = m_catalog.platform(row.quote.platformId)) {
            texts << platform->name.english << platform->name.chinese << platform->productLine.english
                  << platform->productLine.chinese;
        }
        return texts.join(QLatin1Char('\n'));
    }
    case BaselineRole:
        return row.quote.baselineOk();
    default:
        return {};
    }
}

QVariant QuoteTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (role) {
    case Qt::DisplayRole: {
        const QString title = words(textOf(section).title);
        return section == RateColumn ? title.arg(currencySymbol(m_display.currency)) : title;
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | (textOf(section).number ? Qt::AlignRight : Qt::AlignLeft));
    case IdRole:
        return columnId(static_cast<Column>(section));
    default:
        return {};
    }
}

QuoteSortModel::QuoteSortModel(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(QuoteTableModel::SortRole);
    setFilterRole(QuoteTableModel::FilterRole);
    setFilterCaseSensitivity(Qt::CaseInsensitive);
}

bool QuoteSortModel::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    return sortsBefore(left.data(sortRole()), right.data(sortRole()), sortOrder());
}

} // namespace xuanka
