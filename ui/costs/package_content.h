// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cost/package_cost.h"
#include "quantity/language.h"
#include "ui/costs/cost_result_view.h"

#include <QLocale>

namespace xuanka {

/// Columns of the two tables, stable ids.
QStringList packageFigureColumns();
QStringList packageDataColumns();

/// What the on-demand / day / month comparison says, ready to be shown. Words in the application's language.
CostResultView::Content packageContent(const PackagePrices &prices, const PackageUsage &usage,
                                       const PackageComparison &comparison, const QLocale &locale);

} // namespace xuanka
