// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace xuanka {

/// A bar across the page with something to know and, if there is, something to do about it.
class NoticeBar : public QFrame {
    Q_OBJECT

public:
    explicit NoticeBar(Meaning meaning, QWidget *parent = nullptr);

    /// Plain text. An empty text hides the bar.
    void setText(const QString &text);
    QString text() const;
    /// An empty text hides the button.
    void setButtonText(const QString &text);

Q_SIGNALS:
    void buttonClicked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyLook();

    Meaning m_meaning;
    QLabel *m_icon = nullptr;
    QLabel *m_text = nullptr;
    QPushButton *m_button = nullptr;
};

} // namespace xuanka
