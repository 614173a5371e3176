// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"

#include <QLocale>
#include <QString>

namespace xuanka {

enum class NumberKind { Decimal, Whole };

/// A number as people write it → machine form ("1234.5"): decimal point, no grouping, digits as typed.
/// Understands both decimal signs, groups of three by , . ' or a space, and full-width characters. Where two readings
/// differ by a thousand ("1,234" for a decimal where the point is the decimal sign) it refuses.
/// Errors: Ambiguous (expected: both readings), SchemaViolation (not a number; for Whole: not a whole number).
Result<QString> plainNumber(const QString &text, const QLocale &locale, NumberKind kind = NumberKind::Decimal);
/// The same as a value.
Result<double> readNumber(const QString &text, const QLocale &locale, NumberKind kind = NumberKind::Decimal);

/// Full-width digits and signs as their ordinary ones; the ideographic full stop as a point.
QString narrowCharacters(const QString &text);
/// Point, comma or one of their full-width forms.
bool isSeparator(QChar character);

} // namespace xuanka
