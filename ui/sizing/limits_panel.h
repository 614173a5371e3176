// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/sizing_limit.h"

#include <QWidget>

class QPushButton;
class QStackedWidget;

namespace xuanka {

class AppContext;
class ChoiceBox;
class DataTable;
class FigureTableModel;
class TextLabel;
class WhyPanel;

/// The question backwards: how long, how large, how many on the chosen cards, and the smallest count of each card.
class LimitsPanel : public QWidget {
    Q_OBJECT

public:
    LimitsPanel(AppContext &context, QWidget *parent);

    /// `card` may be null: then only the smallest counts are answered. What the subject points to must stay alive until
    /// the next call.
    void setQuestion(const SizingSubject &subject, const MemoryRequest &request, const Card *card, int count);
    void clear();
    void retranslate();

    const QList<SizingLimit> &limits() const { return m_limits; }
    DataTable &table() const { return *m_table; }
    DataTable &smallest() const { return *m_smallest; }

Q_SIGNALS:
    /// A person wants to go on with that value.
    void valueChosen(const xuanka::MemoryRequest &request);

private:
    FitVerdict wanted() const;
    void compute();
    void fill();
    void showReason();

    AppContext &m_context;
    SizingSubject m_subject;
    MemoryRequest m_request;
    std::optional<Card> m_card;
    int m_count = 1;
    bool m_asked = false;
    bool m_unfitted = false; ///< columns have never had a width that suits their contents
    QList<SizingLimit> m_limits;
    QList<CardFit> m_fits;
    TextLabel *m_caption = nullptr;
    ChoiceBox *m_wanted = nullptr;
    FigureTableModel *m_model = nullptr;
    DataTable *m_table = nullptr;
    QPushButton *m_use = nullptr;
    TextLabel *m_smallestCaption = nullptr;
    FigureTableModel *m_smallestModel = nullptr;
    DataTable *m_smallest = nullptr;
    WhyPanel *m_why = nullptr;
    TextLabel *m_reason = nullptr;
    QPushButton *m_explain = nullptr;
    QStackedWidget *m_below = nullptr; ///< the list of cards, or the reason in full
};

} // namespace xuanka
