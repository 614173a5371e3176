// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cards/card_figure_model.h"

#include "catalog/catalog_words.h"
#include "catalog/catalog.h"
#include "ui/common/app_context.h"
#include "ui/common/theme.h"

#include <QGuiApplication>

namespace xuanka {

CardFigureModel::CardFigureModel(const AppContext &context, QObject *parent)
    : QAbstractTableModel(parent)
    , m_context(context)
{
}

QStringList CardFigureModel::columnIds()
{
    return {QStringLiteral("name"),  QStringLiteral("value"),   QStringLiteral("certainty"),
            QStringLiteral("as_of"), QStringLiteral("sources"), QStringLiteral("others")};
}

void CardFigureModel::setCard(const Card *card)
{
    beginResetModel();
    m_figures = card ? namedFigures(*card) : QList<NamedFigure>();
    endResetModel();
}

int CardFigureModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_figures.size());
}

int CardFigureModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CardFigureModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const NamedFigure &figure = m_figures.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(figure, index.column());
    case Qt::ToolTipRole:
        return index.column() >= SourcesColumn ? text(figure, index.column()) : QString();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(index.column() == ValueColumn ? Qt::AlignRight | Qt::AlignVCenter
                                                                 : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::ForegroundRole:
        if (!figure.figure.isKnown())
            return mutedColor(QGuiApplication::palette());
        if (index.column() == CertaintyColumn && figure.figure.certainty != Certainty::Confirmed)
            return meaningColor(Meaning::Warning, QGuiApplication::palette());
        return {};
    case SortRole:
        return index.column() == ValueColumn ? QVariant(figure.figure.valueOr(-1.0))
                                             : QVariant(text(figure, index.column()));
    default:
        return {};
    }
}

QString CardFigureModel::text(const NamedFigure &figure, int column) const
{
    switch (column) {
    case NameColumn:
        return figure.name;
    case ValueColumn:
        return figureText(figure, m_context.locale());
    case CertaintyColumn:
        return figure.figure.isKnown() ? certaintyWord(figure.figure.certainty) : QString();
    case AsOfColumn:
        return figure.figure.asOf.toString(Qt::ISODate);
    case SourcesColumn:
        return sourceTitles(m_context, figure.figure.sources);
    case OthersColumn:
        return figure.figure.conflict.in(m_context.language());
    default:
        return {};
    }
}

QVariant CardFigureModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Figure");
    case ValueColumn:
        return tr("Value");
    case CertaintyColumn:
        return tr("Certainty");
    case AsOfColumn:
        return tr("As of");
    case SourcesColumn:
        return tr("Sources");
    case OthersColumn:
        return tr("What others say");
    default:
        return {};
    }
}

QString sourceTitles(const AppContext &context, const QStringList &sourceIds)
{
    QStringList titles;
    for (const QString &id : sourceIds) {
        const Source *source = context.catalog().source(id);
        titles << (source ? source->title.in(context.language()) : id);
    }
    titles.removeDuplicates();
    return titles.join(context.language() == Language::SimplifiedChinese ? QStringLiteral("；") : QStringLiteral("; "));
}

} // namespace xuanka
