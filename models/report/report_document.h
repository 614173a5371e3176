// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cost/curve.h"
#include "quantity/bytes.h"
#include "quantity/estimate.h"

#include <QList>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <variant>

namespace xuanka {

/// What a report says, element by element, in one language, independent of how it is drawn.
struct ReportHeading {
    int level = 1;           ///< 1 chapter, 2 section
    QString text;
};
struct ReportParagraph {
    enum class Tone { Normal, Lead, Note, Warning };
    QString text;            ///< plain text, never rich text
    Tone tone = Tone::Normal;
};
struct ReportList {
    QStringList items;
};
struct ReportFacts {         ///< name and value in two columns
    QList<std::pair<QString, QString>> rows;
};
struct ReportTable {
    struct Column {
        QString title;
        double weight = 1.0; ///< share of the width
        bool numeric = false;
    };
    QString caption;
    QList<Column> columns;
    QList<QStringList> rows;
};
/// The stacked memory bar.
struct ReportBar {
    struct Segment {
        QString id;          ///< memoryPartId
        QString label;       ///< "Weights 14.9 GiB"
        Bytes bytes;
    };
    QString caption;
    QList<Segment> segments;
    Bytes capacity;          ///< the card's usable memory
    QString capacityLabel;
};
/// A chart of cost lines, with its crossings marked and labelled.
struct ReportChart {
    struct Mark {
        double x = 0.0;
        double y = 0.0;
        QString label;       ///< with both coordinates
    };
    QString caption;
    QString xTitle;
    QString yTitle;
    QList<CostSeries> series;
    QStringList seriesNames; ///< translated, same order
    QList<Mark> marks;
    QList<Mark> rules;       ///< rules of thumb as vertical dashed lines (y unused)
};
struct ReportPageBreak { };

using ReportElement = std::variant<ReportHeading, ReportParagraph, ReportList, ReportFacts, ReportTable, ReportBar,
                                   ReportChart, ReportPageBreak>;

struct ReportDocument {
    QString title;
    QString subtitle;
    QString footer;          ///< left side of every page's foot
    QString pageOf;          ///< "Page %1 of %2"
    QLocale locale;          ///< of the numbers on chart axes
    QList<ReportElement> elements;
};

} // namespace xuanka
