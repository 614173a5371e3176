// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/format.h"
#include "report/recommendation_report.h"

#include <QStringList>

namespace xuanka {

/// A word of the report in the application's language (context "Report").
QString reportWords(const char *english);

using ReportElements = QList<ReportElement>;

/// What every section needs: the inputs, and how names, figures and dates are written. Remembers which sources the
/// sections referred to, so that the list of sources is complete and has nothing else.
class ReportContext {
public:
    ReportContext(const ReportInputs &inputs, Language language, QLocale locale);

    const ReportInputs &inputs() const { return m_inputs; }
    const Recommendation &recommendation() const { return m_inputs.recommendation; }
    const Catalog &catalog() const { return m_inputs.catalog; }
    const DemandProfile &profile() const { return m_inputs.recommendation.inputs.profile; }
    const QLocale &locale() const { return m_locale; }
    /// The first of the ranking; null if nothing fits.
    const Candidate *winner() const;

    QString text(const LocalizedText &text) const { return text.in(m_language); }
    QString cardName(const QString &id) const;
    /// "2 × H100 SXM5 80 GB"
    QString cards(int count, const QString &id) const;
    /// "UCloud, Compshare"; an id that is not in the catalog comes back unchanged.
    QString platformName(const QString &id) const;
    QString modelName(const QString &id) const;
    QString money(Money amount) const { return formatMoneyRounded(amount, m_locale); }
    /// Expected, with low and high in brackets if they differ.
    QString money(const Estimate<Money> &amount) const;
    QString number(double value, int decimals = 2) const { return formatNumber(value, m_locale, decimals); }
    QString share(double value, int decimals = 1) const { return formatShare(value, m_locale, decimals); }
    /// At most two decimals, without trailing zeros: "38.05 %", "20 %".
    QString shortShare(double value) const;
    /// "4 Sep 2026" or "2026年9月4日": a signed document must not leave open which number is the month.
    /// Never more of it than is known: "Sep 2026", "2026".
    QString date(const QDate &date, DatePrecision precision = DatePrecision::Day) const;
    /// Between the items of a line: "; " or "；".
    QString separator() const;

    /// "[3]": the number under which the source stands in the list of sources; of a quote with the place in it. `id` is a
    /// source, a quote or the words of an origin that the catalog does not list. Origins that need no document ("profile",
    /// "default", "definition") come back in words.
    QString reference(const QString &id);
    /// What references were made to, in the order of their numbers: ids of the catalog or an origin's words.
    const QStringList &references() const { return m_references; }

private:
    QString numbered(const QString &key);

    const ReportInputs &m_inputs;
    Language m_language;
    QLocale m_locale;
    QStringList m_references;
};

} // namespace xuanka
