// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/recommendation/archive_panel.h"

#include "quantity/format.h"
#include "ui/common/app_context.h"
#include "ui/common/data_table.h"
#include "ui/common/figure_table_model.h"
#include "ui/common/theme.h"
#include "ui/recommendation/archived_view.h"

#include <QHeaderView>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace xuanka {

ArchivePanel::ArchivePanel(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(new FigureTableModel(4, this))
    , m_table(new DataTable(this))
    , m_view(new ArchivedView(context, this))
{
    m_table->setObjectName(QStringLiteral("archive"));
    m_table->setSortingEnabled(false); // newest first
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setUp(m_model, QStringLiteral("recommendation/archive"),
                   {QStringLiteral("date"), QStringLiteral("profile"), QStringLiteral("author"), QStringLiteral("hash")}, nullptr);
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_table);
    splitter->addWidget(m_view);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 2);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, itemSpacing() / 2, 0, 0);
    layout->addWidget(splitter);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ArchivePanel::showChosen);
    m_view->setArchived(std::nullopt);
}

void ArchivePanel::reload()
{
    const QString id = chosen() ? chosen()->id : QString();
    m_archived.clear();
    if (m_context.workspace()) {
        if (auto archived = m_context.workspace()->archived())
            m_archived = *archived;
    }
    fill();
    if (!m_archived.isEmpty() && std::exchange(m_unfitted, false))
        m_table->fitColumns();
    choose(id);
}

void ArchivePanel::fill()
{
    const QLocale locale = m_context.locale();
    QList<QList<FigureCell>> rows;
    rows.reserve(m_archived.size());
    for (const ArchivedRecommendation &archived : std::as_const(m_archived)) {
        const QDateTime at = archived.at.toLocalTime();
        const QString when = QString(formatDate(at.date(), locale) % QLatin1Char(' ') % locale.toString(at.time(), QLocale::ShortFormat));
        rows.append({FigureCell::words(when), FigureCell::words(archived.profileName, archived.profileName),
                     FigureCell::words(archived.author), FigureCell::words(archived.contentHash.left(16), archived.contentHash)});
    }
    m_model->setRows(rows);
}

const ArchivedRecommendation *ArchivePanel::chosen() const
{
    const int row = m_table->currentIndex().row();
    return row >= 0 && row < m_archived.size() ? &m_archived.at(row) : nullptr;
}

void ArchivePanel::choose(const QString &id)
{
    const auto found = std::find_if(m_archived.cbegin(), m_archived.cend(),
                                    [&id](const ArchivedRecommendation &archived) { return archived.id == id; });
    m_table->setCurrentIndex(found == m_archived.cend() ? QModelIndex()
                                                        : m_model->index(static_cast<int>(found - m_archived.cbegin()), 0));
    showChosen();
}

void ArchivePanel::showChosen()
{
    const ArchivedRecommendation *archived = chosen();
    m_view->setArchived(archived ? std::optional(*archived) : std::nullopt);
}

void ArchivePanel::retranslate()
{
    m_model->setHeadings({tr("Archived on"), tr("Profile"), tr("By"), tr("SHA-256 of the content")});
    m_table->setAccessibleName(tr("Archived recommendations"));
    m_table->setEmptyText(tr("Nothing archived yet. “Archive” keeps a recommendation with all its inputs, unchangeable."));
    m_view->retranslate();
    fill();
}

} // namespace xuanka
