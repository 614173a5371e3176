// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platforms/overview_delegate.h"

#include "ui/common/theme.h"
#include "ui/platforms/overview_model.h"
#include "ui/platforms/state_sign.h"

#include <QApplication>
#include <QPainter>

#include <numeric>

namespace xuanka {

namespace {

int barHeight(const QFontMetrics &metrics) { return metrics.height() / 3; }

} // namespace

int OverviewDelegate::rowHeight(const QFontMetrics &metrics)
{
    return metrics.height() + barHeight(metrics) + itemSpacing() * 2;
}

QSize OverviewDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize hint = QStyledItemDelegate::sizeHint(option, index);
    const int counts = index.column() == 0 ? 0 : option.fontMetrics.averageCharWidth() * 30;
    return { std::max(hint.width(), counts), rowHeight(option.fontMetrics) };
}

void OverviewDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QVariantList counts = index.data(OverviewModel::CountsRole).toList();
    if (counts.isEmpty()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString text = std::exchange(item.text, QString());
    const QStyle *style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const bool selected = item.state.testFlag(QStyle::State_Selected);
    QRect area = item.rect.adjusted(itemSpacing() / 2, itemSpacing() / 2, -itemSpacing(), -itemSpacing() / 2);
    painter->save();
    painter->setPen(item.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(area, Qt::AlignTop | Qt::AlignLeft,
                      item.fontMetrics.elidedText(text, Qt::ElideRight, area.width()));
    const int all = std::accumulate(counts.begin(), counts.end(), 0,
                                    [](int sum, const QVariant &count) { return sum + count.toInt(); });
    area.setTop(area.bottom() - barHeight(item.fontMetrics));
    int done = 0;
    for (qsizetype i = 0; i < counts.size() && all > 0; ++i) {
        const CheckState state = OverviewModel::shownStates().at(i);
        const int from = area.left() + area.width() * done / all;
        done += counts.at(i).toInt();
        const int to = area.left() + area.width() * done / all;
        const QColor color =
            state == CheckState::Open ? lineColor(item.palette) : meaningColor(stateMeaning(state), item.palette);
        painter->fillRect(from, area.top(), to - from, area.height(), color);
    }
    painter->restore();
}

} // namespace xuanka
