// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/card.h"

#include <QLocale>

namespace xuanka {

/// A figure of a card with its name and unit, in the order in which a buyer asks: capacity, bandwidth, interconnect,
/// compute, power.
struct NamedFigure {
    QString id;   ///< "usable_memory"
    QString name; ///< in the application's language
    QString unit; ///< "GiB", "GB/s", "TFLOPS"
    Figure figure; ///< in that unit
    bool lessIsBetter = false;
};
QList<NamedFigure> namedFigures(const Card &card);
/// "96 GiB", or "not known".
QString figureText(const NamedFigure &figure, const QLocale &locale);

} // namespace xuanka
