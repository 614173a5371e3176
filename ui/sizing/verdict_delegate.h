// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/fit.h"
#include "ui/common/theme.h"

#include <QStyledItemDelegate>

namespace xuanka {

Meaning meaningOf(FitVerdict verdict);
/// A sign beside the word and the colour: "✓", "✓?", "!", "✗".
QString signOf(FitVerdict verdict);

/// Verdict cells in colour, with a sign in front of the word: the colour alone says nothing.
class VerdictDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace xuanka
