// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evaluation/evaluation_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("Evaluation", text);
}

} // namespace

QString dimensionName(Dimension dimension)
{
    switch (dimension) {
    case Dimension::PriceStructure:
        return words(QT_TRANSLATE_NOOP("Evaluation", "Price structure"));
    case Dimension::Availability:
        return words(QT_TRANSLATE_NOOP("Evaluation", "Availability"));
    case Dimension::SurroundingPerformance:
        return words(QT_TRANSLATE_NOOP("Evaluation", "Performance around the card"));
    case Dimension::Onboarding:
        return words(QT_TRANSLATE_NOOP("Evaluation", "Onboarding"));
    case Dimension::AfterSales:
        return words(QT_TRANSLATE_NOOP("Evaluation", "After-sales"));
    }
    return {};
}

QString checkStateName(CheckState state)
{
    switch (state) {
    case CheckState::Open:
        return words(QT_TRANSLATE_NOOP("Evaluation", "Open"));
    case CheckState::Met:
        return words(QT_TRANSLATE_NOOP("Evaluation", "Met"));
    case CheckState::PartlyMet:
        return words(QT_TRANSLATE_NOOP("Evaluation", "Partly met"));
    case CheckState::NotMet:
        return words(QT_TRANSLATE_NOOP("Evaluation", "Not met"));
    case CheckState::NotApplicable:
        return words(QT_TRANSLATE_NOOP("Evaluation", "Not applicable"));
    }
    return {};
}

QString entryStamp(const Entry &entry)
{
    const QString when = QLocale().toString(entry.at.toLocalTime(), QLocale::ShortFormat);
    return entry.author.isEmpty() ? when : QString(entry.author % QStringLiteral(", ") % when);
}

} // namespace xuanka
