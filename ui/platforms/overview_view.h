// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/evaluation.h"

#include <QWidget>

namespace xuanka {

class AppContext;
class DataTable;
class OverviewModel;
class TextLabel;

/// The candidates of a round side by side, by dimension.
class OverviewView : public QWidget {
    Q_OBJECT

public:
    explicit OverviewView(AppContext &context, QWidget *parent = nullptr);

    void setContent(const QList<RoundCandidate> &candidates, const QList<Entry> &entries);
    void retranslate();

Q_SIGNALS:
    /// Somebody wants to see the checks behind the counts.
    void candidateOpened(const QString &candidateId);

private:
    OverviewModel *m_model;
    DataTable *m_table;
    TextLabel *m_legend;
};

} // namespace xuanka
