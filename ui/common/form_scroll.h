// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace xuanka {

/// Scrolls a form up and down and is never narrower than the form, so that no field is cut off at its right edge.
/// Takes no focus itself: its fields do, and scroll into sight.
class FormScroll : public QScrollArea {
    Q_OBJECT

public:
    FormScroll(QWidget *form, QWidget *parent);

    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace xuanka
