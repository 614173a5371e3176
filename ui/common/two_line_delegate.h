// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include <functional>

namespace xuanka {

/// A list entry as two lines: its name, and below it, muted, what `detail` says about it. Both are cut with "…".
class TwoLineDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using Detail = std::function<QString(const QModelIndex &)>;
    explicit TwoLineDelegate(Detail detail, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

private:
    Detail m_detail;
};

} // namespace xuanka
