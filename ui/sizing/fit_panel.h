// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/card.h"
#include "sizing/fit.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace xuanka {

class AppContext;
class DataTable;
class FitFilterModel;
class FitTableModel;

/// Cards × counts with a verdict in each cell; what the chosen cell says stands in words below: what is needed of what
/// there is, why a count is refused, what to be careful about.
class FitPanel : public QWidget {
    Q_OBJECT

public:
    FitPanel(AppContext &context, QWidget *parent);

    /// Keeps the chosen cell; chooses the smallest fit if a person has chosen none.
    void setFits(const QList<CardFit> &fits);
    /// Nothing was computed: no verdict may stay in sight.
    void clear();
    /// Lets the smallest fit be chosen again at the next setFits().
    void forgetChoice();
    /// Null if none is chosen.
    const CardFit *chosen() const;
    void retranslate();

    DataTable &table() const { return *m_table; }
    QString explanation() const;

Q_SIGNALS:
    /// By a person or because the figures changed.
    void chosenChanged();

private:
    void chooseSmallest();
    void select(const QString &cardId, int count);
    void currentChanged();
    void explain();
    void showCount();

    AppContext &m_context;
    FitTableModel *m_model = nullptr;
    FitFilterModel *m_filter = nullptr;
    DataTable *m_table = nullptr;
    QLineEdit *m_search = nullptr;
    QCheckBox *m_onlyFits = nullptr;
    QLabel *m_shown = nullptr;
    QLabel *m_explanation = nullptr;
    QList<CardFit> m_fits;
    bool m_chosenByPerson = false;
    bool m_updating = false;
    bool m_unfitted = false; ///< columns have never had a width that suits their contents
};

} // namespace xuanka
