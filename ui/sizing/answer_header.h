// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/fit_matrix.h"

#include <QWidget>

namespace xuanka {

class AppContext;
class TextLabel;

/// The answer before everything else: the verdict on the chosen cards, what is needed of what there is, and on which meter.
class AnswerHeader : public QWidget {
    Q_OBJECT

public:
    struct Answer {
        QString model;                ///< "Llama 3 8B"
        MemoryEstimate estimate;      ///< of the chosen count
        std::optional<CardFit> chosen;///< of everything asked for; absent if no cell is chosen
        QString decider;              ///< the demand that decides if there are several
        const FitMatrix *matrix = nullptr;
        Engine engine = Engine::Vllm;
        Workload workload = Workload::Inference;
    };

    AnswerHeader(AppContext &context, QWidget *parent);

    void setAnswer(const Answer &answer);
    /// Nothing was computed, and why.
    void setProblem(const QString &sentence);
    void retranslate();

private:
    QString verdictText(const Answer &answer) const;
    QString needText(const Answer &answer) const;
    QString meterText(const Answer &answer) const;

    AppContext &m_context;
    TextLabel *m_verdict = nullptr;
    TextLabel *m_need = nullptr;
    TextLabel *m_meter = nullptr;
    TextLabel *m_measured = nullptr; ///< how far such estimates were from measurements
};

} // namespace xuanka
