// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QWidget>

namespace xuanka {

class IntegerEdit;

/// Width × height in pixels.
class SizeEdit : public QWidget {
    Q_OBJECT

public:
    explicit SizeEdit(QWidget *parent = nullptr);

    QSize value() const;
    void setValue(QSize size);
    void retranslate();

Q_SIGNALS:
    void valueChanged();

private:
    IntegerEdit *m_width;
    IntegerEdit *m_height;
};

} // namespace xuanka
