// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/card.h"
#include "sizing/fit_matrix.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace xuanka {

class AppContext;
class Companions;
class CompanionsMenu;
class DataTable;
class FitFilterModel;
class FitTableModel;

/// Cards × counts with a verdict in each cell, for one demand or several; what the chosen cell says stands in words below: what is needed of what
/// there is, why a count is refused, what to be careful about.
class FitPanel : public QWidget {
    Q_OBJECT

public:
    FitPanel(AppContext &context, Companions &companions, QWidget *parent);

    /// Keeps the chosen cell; chooses the smallest fit if a person has chosen none.
    void setMatrix(const FitMatrix &matrix);
    const FitMatrix &matrix() const { return m_matrix; }
    /// Nothing was computed: no verdict may stay in sight.
    void clear();
    /// Lets the smallest fit be chosen again at the next setMatrix().
    void forgetChoice();
    /// Null if none is chosen. The verdict is that of all demands together.
    const CardFit *chosen() const;
    /// The demand that decides the chosen cell; empty if there is only one.
    QString decider() const;
    /// As if a person had clicked the chosen card's cell of that count.
    void chooseCount(int count);
    void retranslate();

    DataTable &table() const { return *m_table; }
    QString explanation() const;

Q_SIGNALS:
    /// By a person or because the figures changed.
    void chosenChanged();
    void keepAsked();

private:
    void chooseSmallest();
    void select(const QString &cardId, int count);
    void currentChanged();
    void explain();
    QStringList demandLines(const CardFit &chosen) const;
    int chosenRow() const;
    void showCount();

    AppContext &m_context;
    FitTableModel *m_model = nullptr;
    FitFilterModel *m_filter = nullptr;
    DataTable *m_table = nullptr;
    QLineEdit *m_search = nullptr;
    QCheckBox *m_onlyFits = nullptr;
    CompanionsMenu *m_together = nullptr;
    QLabel *m_shown = nullptr;
    QLabel *m_explanation = nullptr;
    FitMatrix m_matrix;
    QList<CardFit> m_fits;
    bool m_chosenByPerson = false;
    bool m_updating = false;
    bool m_unfitted = false; ///< columns have never had a width that suits their contents
};

} // namespace xuanka
