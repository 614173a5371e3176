// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cost/rent_or_buy.h"
#include "ui/costs/cost_result_view.h"

#include <QLocale>

namespace xuanka {

/// Columns of the two tables, stable ids.
QStringList rentOrBuyFigureColumns();
QStringList rentOrBuyDataColumns();

/// What the comparison of renting with owning says, ready to be shown. Words in the application's language.
CostResultView::Content rentOrBuyContent(const RentOrBuyInputs &inputs, const RentOrBuyResult &result,
                                         const QLocale &locale);

} // namespace xuanka
