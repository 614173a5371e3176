// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/fit_table_model.h"

#include "quantity/format.h"
#include "sizing/sizing_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("Sizing", text);
}

QString signedGib(Bytes margin)
{
    const QLocale locale;
    const QString sign = margin < Bytes() ? QStringLiteral("−") : QStringLiteral("+");
    return sign + locale.toString(std::abs(margin.gib()), 'f', 1);
}

bool isLikely(const CardFit &fit)
{
    return !fit.refusal && (fit.verdict == FitVerdict::Fits || fit.verdict == FitVerdict::Likely);
}

} // namespace

FitTableModel::FitTableModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void FitTableModel::setFits(const QList<CardFit> &fits, const QList<Card> &cards)
{
    QHash<QString, int> position;
    QList<Row> rows;
    rows.reserve(cards.size());
    for (const Card &card : cards) {
        position.insert(card.id, static_cast<int>(rows.size()));
        rows << Row{card.id, card.name, card.usableMemory(), {}};
    }
    int counts = 0;
    for (const CardFit &fit : fits)
        counts = std::max(counts, fit.count);
    for (const CardFit &fit : fits) {
        const int row = position.value(fit.cardId, -1);
        if (row < 0 || fit.count < 1)
            continue;
        QList<CardFit> &rowFits = rows[row].fits;
        if (rowFits.size() < fit.count)
            rowFits.resize(fit.count);
        rowFits[fit.count - 1] = fit;
    }
    for (Row &row : rows)
        row.fits.resize(counts);

    const bool sameShape = counts == m_counts && rows.size() == m_rows.size()
        && std::equal(rows.cbegin(), rows.cend(), m_rows.cbegin(),
                      [](const Row &a, const Row &b) { return a.cardId == b.cardId; });
    if (sameShape) {
        m_rows = std::move(rows);
        if (!m_rows.isEmpty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    m_counts = counts;
    endResetModel();
}

void FitTableModel::setLanguage(Language language)
{
    m_language = language;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

const CardFit *FitTableModel::fitAt(const QModelIndex &index) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)
        || index.column() < FirstCountColumn) {
        return nullptr;
    }
    return &m_rows.at(index.row()).fits.at(index.column() - FirstCountColumn);
}

int FitTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FitTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstCountColumn + m_counts;
}

QVariant FitTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case CardIdRole:
        return row.cardId;
    case BestVerdictRole: {
        int best = static_cast<int>(FitVerdict::No);
        for (const CardFit &fit : row.fits) {
            if (!fit.refusal)
                best = std::min(best, static_cast<int>(fit.verdict));
        }
        return best;
    }
    case SmallestCountRole: {
        const auto smallest = std::find_if(row.fits.begin(), row.fits.end(), isLikely);
        return smallest == row.fits.end() ? 0 : smallest->count;
    }
    default:
        break;
    }
    if (index.column() < FirstCountColumn)
        return rowData(row, index.column(), role);
    return cellData(row, row.fits.at(index.column() - FirstCountColumn), role);
}

QVariant FitTableModel::rowData(const Row &row, int column, int role) const
{
    const bool memory = column == MemoryColumn;
    switch (role) {
    case Qt::DisplayRole:
        return memory ? formatGib(row.usable, QLocale()) : row.name.in(m_language);
    case Qt::TextAlignmentRole:
        return memory ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case SortRole:
        return memory ? QVariant(row.usable.count()) : QVariant(row.name.in(m_language));
    case CountRole:
        return 0;
    default:
        return {};
    }
}

QVariant FitTableModel::cellData(const Row &row, const CardFit &fit, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        if (fit.refusal)
            return QStringLiteral("–");
        return QString(fitVerdictName(fit.verdict) % QLatin1Char(' ') % signedGib(fit.margin()));
    case Qt::ToolTipRole: {
        const QString caution = fit.caution.in(m_language);
        const QString reason = fitReason(fit, QLocale());
        return QString(row.name.in(m_language) % QStringLiteral(" × ") % QString::number(fit.count) % QLatin1Char('\n')
                       % reason % (caution.isEmpty() ? QString() : QString(QLatin1Char('\n') % caution)));
    }
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case SortRole:
        return fit.refusal ? std::numeric_limits<qint64>::min() : fit.margin().count();
    case CountRole:
        return fit.count;
    case VerdictRole:
        return fit.refusal ? QVariant() : QVariant(static_cast<int>(fit.verdict));
    case MarginRole:
        return fit.refusal ? QVariant() : QVariant(fit.margin().count());
    default:
        return {};
    }
}

QVariant FitTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return QAbstractTableModel::headerData(section, orientation, role);
    if (section == CardColumn)
        return words(QT_TRANSLATE_NOOP("Sizing", "Card"));
    if (section == MemoryColumn) {
        return role == Qt::DisplayRole ? words(QT_TRANSLATE_NOOP("Sizing", "Memory"))
                                       : words(QT_TRANSLATE_NOOP("Sizing", "Usable memory as the driver reports it"));
    }
    const int count = section - FirstCountColumn + 1;
    return role == Qt::DisplayRole
        ? QStringLiteral("× %1").arg(count)
        : words(QT_TRANSLATE_NOOP("Sizing", "Verdict for %1 cards, and the GiB that are left or missing on each")).arg(count);
}

} // namespace xuanka

#include "moc_fit_table_model.cpp"
