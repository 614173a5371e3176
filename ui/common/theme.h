// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/settings.h"

#include <QColor>
#include <QIcon>
#include <QPalette>

class QApplication;

namespace xuanka {

/// What a colour says. Never the only carrier of a meaning: a word or a sign stands beside it.
enum class Meaning { Ok, Likely, Tight, No, Warning, Note };

/// Fusion with our own palette. System follows the desktop's palette as it was when the program started.
void applyTheme(QApplication &application, ThemeChoice choice);
bool isDark(const QPalette &palette);
/// Text colour that reads on the palette's base and window with a contrast of at least 4.5 : 1.
QColor meaningColor(Meaning meaning, const QPalette &palette);
/// Background for a badge or bar of that meaning; ordinary text reads on it.
QColor meaningBackground(Meaning meaning, const QPalette &palette);
/// Line and fill colours of charts; eight that differ for colour-blind people too, then repeating.
QColor seriesColor(int index, const QPalette &palette);
/// Beside the colour: each line has its own dashes, in units of the pen's width. Empty = solid.
QList<qreal> seriesDashes(int index);
/// Secondary text: units, dates, hints.
QColor mutedColor(const QPalette &palette);
/// Lines between areas.
QColor lineColor(const QPalette &palette);
/// Outline of fields and boxes: 3 : 1 against what is in and around them.
QColor outlineColor(const QPalette &palette);
/// :/icons/NAME.svg drawn in the palette's text colour; null if there is none.
QIcon themedIcon(const QString &name);
/// Distance between two groups and between two related widgets, in device-independent pixels, from the font.
int groupSpacing();
int itemSpacing();

} // namespace xuanka
