// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/fit.h"

#include <QScrollArea>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace xuanka {

class AppContext;

/// What can be changed to need less memory: what each change frees, what one pays for it, which cards then fit, and a
/// button that applies it to the form.
class RemediesPanel : public QScrollArea {
    Q_OBJECT

public:
    RemediesPanel(AppContext &context, QWidget *parent);

    void setRemedies(const QList<Remedy> &remedies);
    const QList<Remedy> &remedies() const { return m_remedies; }
    /// A remedy was applied and can be taken back.
    void setCanTakeBack(bool can);
    void retranslate();

Q_SIGNALS:
    void applied(const xuanka::Remedy &remedy);
    void takenBack();

private:
    struct Row {
        QWidget *frame = nullptr;
        QLabel *does = nullptr;
        QLabel *frees = nullptr;
        QLabel *costs = nullptr;
        QLabel *fits = nullptr;
        QPushButton *apply = nullptr;
    };
    Row makeRow();
    void fill();
    void fillRow(const Row &row, const Remedy &remedy);
    QString cardNames(const QStringList &ids) const;

    AppContext &m_context;
    QList<Remedy> m_remedies;
    QList<Row> m_rows;
    QVBoxLayout *m_layout = nullptr;
    QLabel *m_empty = nullptr;
    QPushButton *m_takeBack = nullptr;
};

} // namespace xuanka
