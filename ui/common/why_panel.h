// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/trace.h"

#include <QWidget>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace xuanka {

class AppContext;

/// Where a figure comes from: the formula, what went in with units and sources, and the figures it was made from,
/// to be opened level by level. Text only, whatever the data hold.
class WhyPanel : public QWidget {
    Q_OBJECT

public:
    explicit WhyPanel(AppContext &context, QWidget *parent = nullptr);

    /// `title` says which figure, in the user's language: "KV cache: 4.0 GiB".
    void setTrace(const Trace &trace, const QString &title);
    void clear();
    /// Everything shown, indented by level: for copying and for tests.
    QString asText() const;

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fill();
    void addTrace(QTreeWidgetItem &parent, const Trace &trace);
    QString sourceWords(const QString &source) const;
    /// A machine number in the user's locale; other values as they stand.
    QString valueWords(const QString &value) const;

    AppContext &m_context;
    Trace m_trace;
    QString m_title;
    QLabel *m_heading = nullptr;
    QLabel *m_expression = nullptr;
    QTreeWidget *m_tree = nullptr;
};

} // namespace xuanka
