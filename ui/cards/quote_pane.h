// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace xuanka {

class AppContext;
class DataTable;
class QuoteSortModel;
class QuoteTableModel;
class WhyPanel;
struct CatalogDisplay;

/// The quotes of one card on one basis, and how the chosen one was put on it.
class QuotePane : public QWidget {
    Q_OBJECT

public:
    explicit QuotePane(AppContext &context, QWidget *parent = nullptr);

    void setCard(const QString &cardId);
    void setDisplay(const CatalogDisplay &display);
    void retranslate();

private:
    void explainCurrent();

    AppContext &m_context;
    QuoteTableModel *m_model = nullptr;
    QuoteSortModel *m_sorted = nullptr;
    DataTable *m_table = nullptr;
    WhyPanel *m_why = nullptr;
    QLabel *m_note = nullptr;
};

} // namespace xuanka
