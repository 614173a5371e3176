// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line/invocation.h"
#include "catalog/catalog.h"
#include "sizing/fit_matrix.h"

namespace xuanka {

/// What `fit` is asked about: the work and the cards.
struct FitQuestion {
    SizingSubject subject;
    MemoryRequest request;
    const Catalog &catalog;
    QList<Card> cards;  ///< those that were asked for, else all
    int mostCards = 8;
    bool oneCard = false; ///< --card was given
    FitVerdict wanted = FitVerdict::Fits;
};

void declareFitAnswers(Invocation &invocation);
/// The answer of the one option of --longest-context, --largest-batch, --most-concurrent, --smallest-card, --sensitivity,
/// --signals and --interconnect that was given; absent if none was. Errors: Usage (several), Missing (--card).
Result<std::optional<Answer>> answerBeyondFits(const FitQuestion &question, const Invocation &invocation);

/// The matrix over several demands, cell by cell.
Answer matrixAnswer(const FitMatrix &matrix, const Invocation &invocation);

} // namespace xuanka
