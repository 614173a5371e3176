// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/recommendation_report.h"

#include "report/report_sections.h"

#include <QCoreApplication>

namespace xuanka {

ReportDocument recommendationReport(const ReportInputs &inputs, Language language, const QLocale &locale)
{
    ReportContext context(inputs, language, locale);
    const Recommendation &recommendation = inputs.recommendation;
    const QString name = context.profile().name;

    ReportDocument document;
    document.locale = locale;
    const QString kind = reportWords(QT_TRANSLATE_NOOP("Report", "GPU recommendation"));
    document.title = name.isEmpty() ? kind : name;
    QStringList subtitle{context.date(inputs.date)};
    if (!name.isEmpty())
        subtitle.prepend(kind);
    if (!inputs.author.isEmpty())
        subtitle << inputs.author;
    subtitle << reportWords(QT_TRANSLATE_NOOP("Report", "catalog of %1")).arg(context.date(recommendation.catalogAsOf));
    document.subtitle = subtitle.join(QStringLiteral(" · "));
    document.footer = reportWords(QT_TRANSLATE_NOOP("Report", "Xuanka %1 · inputs %2"))
                          .arg(QStringLiteral(XUANKA_VERSION), recommendation.inputsHash.left(12));
    document.pageOf = reportWords(QT_TRANSLATE_NOOP("Report", "Page %1 of %2"));

    ReportElements &elements = document.elements;
    appendSummary(elements, context);
    appendProfile(elements, context);
    appendConditions(elements, context);
    appendSizing(elements, context);
    appendShortlist(elements, context);
    appendExcluded(elements, context);
    appendPackageCost(elements, context);
    appendRentOrBuy(elements, context);
    appendEvaluations(elements, context);
    appendWarnings(elements, context);
    appendConflicts(elements, context);

    // Sources stand before the appendix but know of its sources too.
    ReportElements appendix;
    appendTraces(appendix, context);
    appendSources(elements, context);
    elements << appendix;
    return document;
}

} // namespace xuanka
