// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cards/comparison_delegate.h"

#include "catalog/card_comparison.h"
#include "ui/common/theme.h"

namespace xuanka {

void ComparisonDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.data(CardComparisonModel::DiffersRole).toBool())
        option->backgroundBrush = meaningBackground(Meaning::Likely, option->palette);
    if (index.data(CardComparisonModel::BestRole).toBool()) {
        option->font.setBold(true);
        option->text += QStringLiteral(" ★");
    }
}

} // namespace xuanka
