// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/bytes.h"
#include "quantity/estimate.h"

#include <QList>
#include <QWidget>

#include <optional>

namespace xuanka {

/// The memory bar: what a card's memory is filled with, against what it holds. Segments differ by colour and hatching
/// and carry their label below; a click or Enter on one asks for its reason.
class StackedBar : public QWidget {
    Q_OBJECT

public:
    struct Segment {
        QString id;    ///< memoryPartId
        QString label; ///< "Weights"
        Bytes bytes;   ///< expected
    };
    struct Content {
        QString title;             ///< the accessible name: "Memory on one card"
        QList<Segment> segments;
        std::optional<Estimate<Bytes>> total; ///< draws a whisker from low to high if given
        Bytes capacity;            ///< usable memory; zero: no line
        QString capacityLabel;     ///< "H20 96 GB: 95.6 GiB usable"
    };
    explicit StackedBar(QWidget *parent = nullptr);

    void setContent(const Content &content);
    const Content &content() const { return m_content; }
    /// Where a segment is drawn in the bar, for tests.
    QRectF segmentRect(const QString &id) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

Q_SIGNALS:
    /// A person asks why this segment is as large as it is.
    void segmentActivated(const QString &id);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    QRectF barRect() const;
    double scaleEnd() const;
    QList<QRectF> legendRects(int width) const;
    QString legendText(const Segment &segment) const;
    int segmentAt(const QPointF &position) const;
    void describe();

    Content m_content;
    int m_current = 0; ///< keyboard position
};

} // namespace xuanka
