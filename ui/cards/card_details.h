// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace xuanka {

class AppContext;
class DataTable;
class CardFigureModel;

/// Everything that the catalog says about one card: words on the left, every figure with its source on the right.
class CardDetails : public QWidget {
    Q_OBJECT

public:
    explicit CardDetails(AppContext &context, QWidget *parent = nullptr);

    /// Empty: asks to choose one.
    void setCard(const QString &cardId);
    void retranslate();
    /// All words on the left, for tests.
    QString text() const;

private:
    void fill();
    void addParagraph(const QString &heading, const QString &text, const QString &origin = QString());

    AppContext &m_context;
    QString m_cardId;
    QLabel *m_name = nullptr;
    QVBoxLayout *m_paragraphs = nullptr;
    QWidget *m_words = nullptr;
    CardFigureModel *m_figures = nullptr;
    DataTable *m_table = nullptr;
};

} // namespace xuanka
