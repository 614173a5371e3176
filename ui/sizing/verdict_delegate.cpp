// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/verdict_delegate.h"

#include "sizing/fit_table_model.h"

namespace xuanka {

Meaning meaningOf(FitVerdict verdict)
{
    switch (verdict) {
    case FitVerdict::Fits:
        return Meaning::Ok;
    case FitVerdict::Likely:
        return Meaning::Likely;
    case FitVerdict::Tight:
        return Meaning::Tight;
    case FitVerdict::No:
        break;
    }
    return Meaning::No;
}

QString signOf(FitVerdict verdict)
{
    switch (verdict) {
    case FitVerdict::Fits:
        return QStringLiteral("✓");
    case FitVerdict::Likely:
        return QStringLiteral("≈");
    case FitVerdict::Tight:
        return QStringLiteral("!");
    case FitVerdict::No:
        break;
    }
    return QStringLiteral("✗");
}

void VerdictDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QVariant verdict = index.data(FitTableModel::VerdictRole);
    if (!verdict.isValid())
        return;
    const auto value = static_cast<FitVerdict>(verdict.toInt());
    option->text = signOf(value) % QLatin1Char(' ') % option->text;
    option->backgroundBrush = meaningBackground(meaningOf(value), option->palette);
    option->palette.setColor(QPalette::Text, meaningColor(meaningOf(value), option->palette));
}

} // namespace xuanka
