// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/page.h"

namespace xuanka {

/// The catalog browser: search, facets, a table, and below it details, quotes and comparison of what is selected.
Page *createCardsPage(AppContext &context, QWidget *parent);

} // namespace xuanka
