// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace xuanka {

/// Column titles on up to two lines, so that a column is as wide as its figures and not as its title.
class TableHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit TableHeader(QWidget *parent);

protected:
    QSize sectionSizeFromContents(int logicalIndex) const override;
    void initStyleOptionForIndex(QStyleOptionHeader *option, int logicalIndex) const override;
};

/// `text` with a line break at the blank that leaves the shorter longest line; unchanged if it is short or one word.
QString onTwoLines(const QString &text, const QFontMetrics &metrics);

} // namespace xuanka
