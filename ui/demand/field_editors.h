// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/profile_check.h"
#include "ui/common/number_edit.h"

namespace xuanka {

/// Editors with the range that the check of the profile accepts for that field.
NumberEdit *makeNumberEdit(const QString &field, int decimals, QWidget *parent);
IntegerEdit *makeIntegerEdit(const QString &field, QWidget *parent);

/// Takes over what was typed, but leaves a value alone that the editor merely shows with fewer decimals.
void storeNumber(const NumberEdit &edit, double &value);

} // namespace xuanka
