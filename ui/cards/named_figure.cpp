// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cards/named_figure.h"

#include "quantity/format.h"

#include <QCoreApplication>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("NamedFigure", text);
}

Figure mibAsGib(Figure figure)
{
    if (figure.value)
        figure.value = *figure.value / 1024.0;
    return figure;
}

} // namespace

QList<NamedFigure> namedFigures(const Card &card)
{
    const QString gib = QStringLiteral("GiB");
    const QString rate = QStringLiteral("GB/s");
    const QString tflops = QStringLiteral("TFLOPS");
    return {
        {QStringLiteral("usable_memory"), words(QT_TRANSLATE_NOOP("NamedFigure", "Usable memory")), gib,
         mibAsGib(card.usableMemoryMib)},
        {QStringLiteral("nominal_memory"), words(QT_TRANSLATE_NOOP("NamedFigure", "Memory as sold")), gib,
         card.nominalMemoryGib},
        {QStringLiteral("bandwidth"), words(QT_TRANSLATE_NOOP("NamedFigure", "Memory bandwidth")), rate,
         card.bandwidthGbs},
        {QStringLiteral("interconnect"), words(QT_TRANSLATE_NOOP("NamedFigure", "Interconnect, both directions")), rate,
         card.interconnectGbs},
        {QStringLiteral("fp16"), words(QT_TRANSLATE_NOOP("NamedFigure", "FP16/BF16 dense")), tflops,
         card.fp16DenseTflops},
        {QStringLiteral("fp16_fp16acc"), words(QT_TRANSLATE_NOOP("NamedFigure", "FP16 with FP16 accumulation")), tflops,
         card.fp16Fp16AccumulateTflops},
        {QStringLiteral("fp8"), words(QT_TRANSLATE_NOOP("NamedFigure", "FP8 dense")), tflops, card.fp8DenseTflops},
        {QStringLiteral("int8"), words(QT_TRANSLATE_NOOP("NamedFigure", "INT8 dense")), QStringLiteral("TOPS"),
         card.int8DenseTops},
        {QStringLiteral("fp4"), words(QT_TRANSLATE_NOOP("NamedFigure", "FP4 dense")), tflops, card.fp4DenseTflops},
        {QStringLiteral("fp32"), words(QT_TRANSLATE_NOOP("NamedFigure", "FP32")), tflops, card.fp32Tflops},
        {QStringLiteral("tdp"), words(QT_TRANSLATE_NOOP("NamedFigure", "Power")), QStringLiteral("W"), card.tdpWatts,
         true},
    };
}

QString figureText(const NamedFigure &figure, const QLocale &locale)
{
    if (!figure.figure.isKnown())
        return words(QT_TRANSLATE_NOOP("NamedFigure", "not known"));
    return QString(formatNumber(*figure.figure.value, locale, 1) % QLatin1Char(' ') % figure.unit);
}

} // namespace xuanka
