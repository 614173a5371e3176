// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/fit_matrix.h"
#include "sizing/upgrade_signals.h"

#include <QWidget>

class QTabWidget;

namespace xuanka {

class AnswerHeader;
class AppContext;
class Companions;
class FitPanel;
class LimitsPanel;
class MemoryPanel;
class RemediesPanel;
class SensitivityPanel;
class StackedBar;
class TextLabel;
class UpgradePanel;

/// Everything that the sizing page answers: verdict, bar, and a tab for each further question. A tab computes when it is
/// looked at; the verdict, the bar and the remedies always.
class SizingResults : public QWidget {
    Q_OBJECT

public:
    struct Question {
        QString model;            ///< its name for people
        SizingSubject subject;    ///< alive until the next question
        MemoryRequest request;
        UsageFacts usage;
        QList<LocalizedText> fileAssumptions; ///< of the file that the model was read from
    };
    enum Tab { FitsTab, PartsTab, RemediesTab, LimitsTab, SensitivityTab, UpgradeTab, AssumptionsTab };

    SizingResults(AppContext &context, Companions &companions, QWidget *parent);

    /// Error: those of estimateMemory; then nothing is shown but the reason.
    Done setQuestion(const Question &question);
    void showProblem(const Error &error);
    /// The smallest fit is chosen again at the next question.
    void forgetChoice();
    void chooseCount(int count);
    void setCanTakeBack(bool can);
    void retranslate();

    /// Of the chosen card and count; absent while it cannot be computed.
    const std::optional<MemoryEstimate> &estimate() const { return m_estimate; }

Q_SIGNALS:
    void applied(const xuanka::Remedy &remedy);
    void takenBack();
    void valueChosen(const xuanka::MemoryRequest &request);
    void keepAsked();

private:
    void showChosen();
    void showBar(const CardFit *fit, const Card *card);
    void showTab();
    void nameTabs();
    QString chosenCards() const;

    AppContext &m_context;
    Companions &m_companions;
    Question m_question;
    std::optional<MemoryEstimate> m_estimate;
    MemoryRequest m_chosenRequest; ///< with the chosen count and its way of sharing
    QList<bool> m_stale;           ///< by tab: its answer is of an earlier question
    AnswerHeader *m_header = nullptr;
    StackedBar *m_bar = nullptr;
    QTabWidget *m_tabs = nullptr;
    FitPanel *m_fits = nullptr;
    MemoryPanel *m_parts = nullptr;
    RemediesPanel *m_remedies = nullptr;
    LimitsPanel *m_limits = nullptr;
    SensitivityPanel *m_sensitivity = nullptr;
    UpgradePanel *m_upgrade = nullptr;
    TextLabel *m_assumptions = nullptr;
};

} // namespace xuanka
