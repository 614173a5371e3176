// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/notice.h"

#include "demand/demand_words.h"
#include "quantity/format.h"
#include "sizing/memory_request.h"
#include "sizing/model_library.h"

#include <QCoreApplication>

namespace xuanka {

namespace {

QString words(const char *text) { return QCoreApplication::translate("Notice", text); }

/// "Code needs CUDA" and "Domestic accelerators only", for the ids of the two answers.
QString contradiction(const QString &fields)
{
    QStringList names = fields.split(QStringLiteral(", "));
    for (QString &name : names)
        name = demandFieldName(name);
    return words(QT_TRANSLATE_NOOP("Notice", "These answers exclude each other: %1. Change one of them."))
        .arg(names.join(words(QT_TRANSLATE_NOOP("Notice", " / "))));
}

QString outOfRange(const QString &field, const QLocale &locale)
{
    const FieldLimits limits = profileFieldLimits(field.section(QLatin1Char('.'), -1));
    return words(QT_TRANSLATE_NOOP("Notice", "Choose a value from %1 to %2."))
        .arg(formatNumber(limits.least, locale), formatNumber(limits.most, locale));
}

QString problemSentence(const ProfileProblem &problem, const QLocale &locale)
{
    switch (problem.error.kind) {
    case Error::Kind::Missing:
        if (problem.field == QLatin1String("tasks"))
            return words(QT_TRANSLATE_NOOP("Notice", "Choose at least one kind of work."));
        return words(QT_TRANSLATE_NOOP("Notice", "Choose a model, or give its size."));
    case Error::Kind::UnknownName:
        return words(QT_TRANSLATE_NOOP("Notice", "“%1” is not in the list. Choose one from the list."))
            .arg(problem.error.detail);
    case Error::Kind::OutOfRange:
        return outOfRange(problem.field, locale);
    case Error::Kind::Inconsistent:
        return contradiction(problem.error.detail);
    default:
        return errorSentence(problem.error);
    }
}

} // namespace

QList<Notice> noticesFor(const DemandProfile &profile, const ModelLibrary &library, const Implications *implications,
                         Language language, const QLocale &locale)
{
    QStringList formats;
    formats.reserve(weightFormats().size());
    for (const WeightFormat &format : weightFormats())
        formats << format.id;

    QList<Notice> notices;
    const QList<ProfileProblem> problems = checkProfile(profile, library.ids(), formats);
    for (const ProfileProblem &problem : problems) {
        const auto kind = problem.error.kind == Error::Kind::Missing ? Notice::Kind::Unanswered : Notice::Kind::Problem;
        notices << Notice { kind, problem.field, problemSentence(problem, locale), {} };
    }
    if (implications != nullptr) {
        for (const Warning &warning : implications->warnings) {
            notices << Notice { Notice::Kind::Warning, warning.field, warning.says.in(language),
                                warning.instead.in(language) };
        }
    }
    return notices;
}

QList<Notice> noticesBelow(const QList<Notice> &notices, const QString &prefix)
{
    QList<Notice> below;
    for (const Notice &notice : notices) {
        if (notice.field.startsWith(prefix)) {
            below << notice;
            below.last().field.remove(0, prefix.size());
        }
    }
    return below;
}

} // namespace xuanka
