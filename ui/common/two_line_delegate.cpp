// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/two_line_delegate.h"

#include "ui/common/theme.h"

#include <QApplication>
#include <QPainter>

namespace xuanka {

namespace {

int margin() { return itemSpacing() / 2 + 1; }

} // namespace

TwoLineDelegate::TwoLineDelegate(Detail detail, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_detail(std::move(detail))
{
}

void TwoLineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString name = item.text;
    item.text.clear();
    const QStyle *style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const bool selected = item.state.testFlag(QStyle::State_Selected);
    const bool active = item.state.testFlag(QStyle::State_Active);
    const auto group = active ? QPalette::Active : QPalette::Inactive;
    const QColor strong = item.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    const QRect area = item.rect.adjusted(2 * margin(), margin(), -2 * margin(), -margin());
    const int line = item.fontMetrics.lineSpacing();
    const auto draw = [&](int top, const QString &text, const QColor &color) {
        painter->setPen(color);
        painter->drawText(QRect(area.left(), top, area.width(), line), Qt::AlignVCenter | Qt::AlignLeft,
                          item.fontMetrics.elidedText(text, Qt::ElideRight, area.width()));
    };
    painter->save();
    painter->setFont(item.font);
    draw(area.top(), name, strong);
    draw(area.top() + line, m_detail(index), selected ? strong : mutedColor(item.palette));
    painter->restore();
}

QSize TwoLineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    return { item.fontMetrics.averageCharWidth() * 24, 2 * item.fontMetrics.lineSpacing() + 2 * margin() };
}

void TwoLineDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                           const QModelIndex &) const
{
    const int height = editor->sizeHint().height();
    editor->setGeometry(option.rect.left() + margin(), option.rect.top() + 1, option.rect.width() - 2 * margin(),
                        height);
}

} // namespace xuanka
