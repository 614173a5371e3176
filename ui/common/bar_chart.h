// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include <optional>

namespace xuanka {

/// Horizontal bars from zero, one a thing compared, each with its figure in words. What is not known says so instead
/// of being a bar of no length.
class BarChart : public QWidget {
    Q_OBJECT

public:
    struct Bar {
        QString label;
        std::optional<double> value; ///< ≥ 0
        QString text;                ///< "96 GiB"; for an unknown value: "not known"
    };
    explicit BarChart(QWidget *parent = nullptr);

    /// `title` is the accessible name.
    void setBars(const QString &title, const QList<Bar> &bars);
    const QList<Bar> &bars() const { return m_bars; }
    /// Where a bar is drawn; of no width for an unknown value.
    QRectF barRect(int index) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int rowHeight() const;
    int labelWidth() const;

    QList<Bar> m_bars;
};

} // namespace xuanka
