// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/candidate_table_model.h"

#include "decision/decision_words.h"
#include "quantity/format.h"

#include <QLocale>

namespace xuanka {

namespace {

bool isNumeric(int column)
{
    switch (column) {
    case CandidateTableModel::RankColumn:
    case CandidateTableModel::CountColumn:
    case CandidateTableModel::LowCostColumn:
    case CandidateTableModel::MonthlyCostColumn:
    case CandidateTableModel::HighCostColumn:
    case CandidateTableModel::PerCardHourColumn:
    case CandidateTableModel::MarginColumn:
    case CandidateTableModel::CautionsColumn:
        return true;
    default:
        return false;
    }
}

QString joined(const QList<LocalizedText> &texts, Language language)
{
    QStringList lines;
    lines.reserve(texts.size());
    for (const LocalizedText &text : texts)
        lines << text.in(language);
    return lines.join(QLatin1Char('\n'));
}

} // namespace

void CandidateTableModel::setRecommendation(const Recommendation &recommendation, const Catalog &catalog)
{
    beginResetModel();
    m_ranking = recommendation.ranking;
    m_catalog = catalog;
    endResetModel();
}

void CandidateTableModel::setLanguage(Language language)
{
    if (m_language == language)
        return;
    m_language = language;
    retranslate();
}

void CandidateTableModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_ranking.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int CandidateTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_ranking.size());
}

int CandidateTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString CandidateTableModel::displayText(const Candidate &candidate, int row, int column) const
{
    const Card *card = m_catalog.card(candidate.cardId);
    const Platform *platform = m_catalog.platform(candidate.platformId);
    switch (column) {
    case RankColumn:
        return QLocale().toString(row + 1);
    case CardColumn:
        return card ? card->name.in(m_language) : candidate.cardId;
    case CountColumn:
        return QLocale().toString(candidate.count);
    case PlatformColumn:
        return platform ? platform->name.in(m_language) : candidate.platformId;
    case ProductLineColumn:
        return platform ? platform->productLine.in(m_language) : QString();
    case BillingColumn:
        return billingName(candidate.billing);
    case LowCostColumn:
        return formatMoney(candidate.monthlyCost.low, QLocale());
    case MonthlyCostColumn:
        return formatMoney(candidate.monthlyCost.expected, QLocale());
    case HighCostColumn:
        return formatMoney(candidate.monthlyCost.high, QLocale());
    case PerCardHourColumn:
        return formatHourly(candidate.perCardHour, QLocale());
    case MarginColumn:
        return formatGib(candidate.fit.margin(), QLocale());
    case CautionsColumn:
        return candidate.cautions.isEmpty() ? QString() : QLocale().toString(candidate.cautions.size());
    default:
        return {};
    }
}

QVariant CandidateTableModel::sortValue(const Candidate &candidate, int row, int column) const
{
    switch (column) {
    case RankColumn:
        return row;
    case CountColumn:
        return candidate.count;
    case LowCostColumn:
        return candidate.monthlyCost.low.amount();
    case MonthlyCostColumn:
        return candidate.monthlyCost.expected.amount();
    case HighCostColumn:
        return candidate.monthlyCost.high.amount();
    case PerCardHourColumn:
        return candidate.perCardHour.amount();
    case MarginColumn:
        return candidate.fit.margin().gib();
    case CautionsColumn:
        return candidate.cautions.size();
    default:
        return displayText(candidate, row, column);
    }
}

QString CandidateTableModel::toolTip(const Candidate &candidate, int row, int column) const
{
    if (column == CautionsColumn)
        return joined(candidate.cautions, m_language);
    if (column == LowCostColumn || column == MonthlyCostColumn || column == HighCostColumn || column == PerCardHourColumn || column == MarginColumn)
        return joined(candidate.reasons, m_language);
    return displayText(candidate, row, column);
}

QVariant CandidateTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Candidate &candidate = m_ranking.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return displayText(candidate, index.row(), index.column());
    case Qt::ToolTipRole:
        return toolTip(candidate, index.row(), index.column());
    case Qt::TextAlignmentRole:
        return isNumeric(index.column()) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case CardIdRole:
        return candidate.cardId;
    case PlatformIdRole:
        return candidate.platformId;
    case QuoteIdRole:
        return candidate.quoteId;
    case PositionRole:
        return index.row();
    case SortRole:
        return sortValue(candidate, index.row(), index.column());
    default:
        return {};
    }
}

QVariant CandidateTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && isNumeric(section))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case RankColumn:
        return tr("Rank");
    case CardColumn:
        return tr("Card");
    case CountColumn:
        return tr("Cards");
    case PlatformColumn:
        return tr("Platform");
    case ProductLineColumn:
        return tr("Product line");
    case BillingColumn:
        return tr("Billing");
    case LowCostColumn:
        return tr("Low");
    case MonthlyCostColumn:
        return tr("Cost a month");
    case HighCostColumn:
        return tr("High");
    case PerCardHourColumn:
        return tr("Per card-hour");
    case MarginColumn:
        return tr("Memory left");
    case CautionsColumn:
        return tr("Cautions");
    default:
        return {};
    }
}

} // namespace xuanka

#include "moc_candidate_table_model.cpp"
