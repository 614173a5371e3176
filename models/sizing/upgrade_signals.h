// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/fit.h"

namespace xuanka {

enum class SignalState { Triggered, NotTriggered, Unknown };
/// "triggered", "not_triggered", "unknown".
QString signalStateId(SignalState state);

/// A sign that a larger card is due.
struct UpgradeSignal {
    QString id;         ///< "memory_compromise", "steady_production", "scaling"
    LocalizedText name;
    LocalizedText asks; ///< the question behind it
    SignalState state = SignalState::Unknown;
    LocalizedText why;  ///< what was found, with its figures
    QString source;     ///< of the rule
    QString place;
};

struct UpgradeAdvice {
    QList<UpgradeSignal> list; ///< always the three, in the documents' order
    QStringList biggerCards;       ///< up to three larger cards, no consumer ones, of which a single one takes it as asked; smallest first

    bool isDue() const;
};

/// What a profile says about how the work is used; absent: nobody said.
struct UsageFacts {
    std::optional<bool> continuous;
    std::optional<bool> needsSla;
};

/// The three signals for `count` of this card. Rules and words: resources/rules/upgrade_signals.json. Pure.
UpgradeAdvice upgradeAdvice(const SizingSubject &subject, const MemoryRequest &request, const Card &card, int count,
                            const UsageFacts &usage, const QList<Card> &cards);

/// A card for games and workstations rather than for machine rooms, by the rule's list of families.
bool isConsumerCard(const Card &card);

} // namespace xuanka
