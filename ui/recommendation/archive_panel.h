// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/workspace.h"

#include <QWidget>

namespace xuanka {

class AppContext;
class ArchivedView;
class DataTable;
class FigureTableModel;

/// The archived recommendations of the workspace, newest first, and the chosen one as it was.
class ArchivePanel : public QWidget {
    Q_OBJECT

public:
    ArchivePanel(AppContext &context, QWidget *parent);

    /// Reads the workspace again.
    void reload();
    void retranslate();
    int count() const { return static_cast<int>(m_archived.size()); }
    /// Null if none is chosen.
    const ArchivedRecommendation *chosen() const;
    void choose(const QString &id);

    DataTable &table() const { return *m_table; }
    ArchivedView &view() const { return *m_view; }

private:
    void fill();
    void showChosen();

    AppContext &m_context;
    QList<ArchivedRecommendation> m_archived;
    FigureTableModel *m_model = nullptr;
    DataTable *m_table = nullptr;
    ArchivedView *m_view = nullptr;
    bool m_unfitted = true;
};

} // namespace xuanka
