// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/workspace.h"
#include "ui/recommendation/archived_reading.h"

#include <QWidget>

class QLabel;
class QTabWidget;

namespace xuanka {

class AppContext;
class DataTable;
class FigureTableModel;

/// An archived recommendation, read-only: who archived it when, the hashes, and what it said.
class ArchivedView : public QWidget {
    Q_OBJECT

public:
    ArchivedView(AppContext &context, QWidget *parent);

    void setArchived(const std::optional<ArchivedRecommendation> &archived);
    void retranslate();

    DataTable &ranking() const { return *m_ranking; }
    DataTable &excluded() const { return *m_excluded; }
    QString heading() const;

private:
    void fill();
    void fillRanking();
    void fillExcluded();
    QString cardName(const QString &id) const;
    QString wordsOf(const QList<LocalizedText> &texts) const;

    AppContext &m_context;
    std::optional<ArchivedRecommendation> m_archived;
    std::optional<ArchivedReading> m_reading;
    QLabel *m_heading = nullptr;
    QTabWidget *m_tabs = nullptr;
    FigureTableModel *m_rankingModel = nullptr;
    FigureTableModel *m_excludedModel = nullptr;
    DataTable *m_ranking = nullptr;
    DataTable *m_excluded = nullptr;
    QLabel *m_notes = nullptr;
};

} // namespace xuanka
