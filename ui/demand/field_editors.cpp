// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/field_editors.h"

#include <cmath>

namespace xuanka {

NumberEdit *makeNumberEdit(const QString &field, int decimals, QWidget *parent)
{
    const FieldLimits limits = profileFieldLimits(field);
    auto *edit = new NumberEdit(parent);
    edit->setDecimals(decimals);
    edit->setRange(limits.least, limits.most);
    return edit;
}

IntegerEdit *makeIntegerEdit(const QString &field, QWidget *parent)
{
    const FieldLimits limits = profileFieldLimits(field);
    auto *edit = new IntegerEdit(parent);
    edit->setRange(static_cast<int>(limits.least), static_cast<int>(limits.most));
    return edit;
}

void storeNumber(const NumberEdit &edit, double &value)
{
    const double shownStep = std::pow(10.0, -edit.decimals());
    if (std::abs(edit.value() - value) > shownStep * 0.5)
        value = edit.value();
}

} // namespace xuanka
