// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cost/rent_or_buy.h"
#include "decision/recommendation.h"
#include "evaluation/evaluation.h"
#include "report/report_document.h"

#include <QDate>
#include <QLocale>

namespace xuanka {

struct ReportInputs {
    Recommendation recommendation;
    Catalog catalog;
    ModelLibrary library;
    QList<Round> rounds;      ///< evaluations to print; may be empty
    QList<Entry> entries;     ///< current entries of those rounds
    Checklist checklist;
    QDate date;               ///< on the first page
    QString author;           ///< may be empty
    std::optional<RentOrBuyInputs> rentOrBuy; ///< the team's own figures; absent: the documents' example, said so
};

/// Summary on page 1 (what to get, why, what it costs, what to watch), then profile, sizing with bar, shortlist, excluded
/// cards with reasons, both cost charts, evaluation records, sources with dates, traces.
/// Words come from tr() in context "Report", so the application's translators decide the language of the words; `language`
/// and `locale` decide data texts and figures.
ReportDocument recommendationReport(const ReportInputs &inputs, Language language, const QLocale &locale);

} // namespace xuanka
