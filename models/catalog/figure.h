// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/language.h"

#include <QDate>
#include <QStringList>

#include <optional>

namespace xuanka {

/// How sure a figure is.
enum class Certainty {
    Confirmed,   ///< several independent sources agree
    SingleSource,///< one source only
    Disputed,    ///< sources disagree; the conflict says how
    Estimated,   ///< inferred or an analyst's estimate
    Unverified   ///< known from general knowledge, no stored source read
};

/// A catalog figure with where it comes from. An absent value means "not known", never zero.
struct Figure {
    std::optional<double> value;
    QStringList sources;      ///< ids of Catalog::source()
    QDate asOf;
    Certainty certainty = Certainty::Confirmed;
    LocalizedText conflict;   ///< what other sources say, if they disagree

    bool isKnown() const { return value.has_value(); }
    double valueOr(double otherwise) const { return value.value_or(otherwise); }
    bool operator==(const Figure &) const = default;
};

/// How exactly a date is known: some sources give only a month or a year.
enum class DatePrecision { Day, Month, Year };

/// "2026-09-04", "2025-04" or "2026": never more than is known.
QString isoDate(const QDate &date, DatePrecision precision);

/// A document, page or file that a figure was read from.
struct Source {
    QString id;
    LocalizedText title;
    QString location; ///< page, line or file inside it; may be empty
    QDate asOf;       ///< the day it was read or published; first day of the month or year if no more is known
    DatePrecision asOfPrecision = DatePrecision::Day;
};

} // namespace xuanka
