// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cost/rent_or_buy.h"
#include "quantity/language.h"

#include <QDate>
#include <QHash>

namespace xuanka {

/// Inputs to start from, with where each figure comes from (resources/rules/rent_or_buy_presets.json).
struct RentOrBuyPreset {
    QString id;
    LocalizedText name;
    LocalizedText note;
    QString source;                        ///< a source id
    QDate asOf;
    RentOrBuyInputs inputs;
    QHash<QString, LocalizedText> origins; ///< by the key of the input in JSON ("capital_cost")
    LocalizedText otherwise;               ///< of the inputs that are not in `origins`
};

/// In the order of the file, read once. The inputs are checked as those of a user's file.
/// Errors: those of readCheckedResource and rentOrBuyFromJson.
Result<QList<RentOrBuyPreset>> rentOrBuyPresets();

} // namespace xuanka
