// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/json.h"
#include "quantity/language.h"
#include "quantity/money.h"
#include "store/workspace.h"

#include <QDate>
#include <QList>

#include <optional>

namespace xuanka {

/// What an archived recommendation says, read from its content as it was written. What an older or newer program did not
/// write is empty here, never guessed.
struct ArchivedReading {
    struct Offer {
        QString cardId;
        int count = 0;
        LocalizedText platform;
        LocalizedText productLine;
        QString billingId;
        std::optional<Money> low;
        std::optional<Money> expected;
        std::optional<Money> high;
        QList<LocalizedText> reasons;
        QList<LocalizedText> cautions;
    };
    struct Exclusion {
        QString cardId;
        int count = 0;
        QString gate;          ///< gateIdName
        std::optional<double> by;
        QString unit;
        LocalizedText reason;
    };

    QDate catalogAsOf;
    QList<Offer> ranking;
    QList<Exclusion> excluded;
    QList<LocalizedText> relaxations;
    QList<LocalizedText> warnings;
};

/// Errors: NotJson; Inconsistent if the content is not what was archived (its hash differs, or it is gone).
Result<ArchivedReading> readArchived(const ArchivedRecommendation &archived);

} // namespace xuanka
