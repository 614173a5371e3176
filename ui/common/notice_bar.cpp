// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/notice_bar.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace xuanka {

NoticeBar::NoticeBar(Meaning meaning, QWidget *parent)
    : QFrame(parent)
    , m_meaning(meaning)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_button(new QPushButton(this))
{
    setAutoFillBackground(true);
    setFrameShape(QFrame::NoFrame);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_button->hide();
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(groupSpacing(), itemSpacing(), groupSpacing(), itemSpacing());
    layout->setSpacing(itemSpacing());
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_button);
    connect(m_button, &QPushButton::clicked, this, &NoticeBar::buttonClicked);
    applyLook();
    hide();
}

void NoticeBar::setText(const QString &text)
{
    m_text->setText(text);
    setVisible(!text.isEmpty());
}

QString NoticeBar::text() const
{
    return m_text->text();
}

void NoticeBar::setButtonText(const QString &text)
{
    m_button->setText(text);
    m_button->setVisible(!text.isEmpty());
}

void NoticeBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::FontChange)
        applyLook();
}

void NoticeBar::applyLook()
{
    QPalette look = QGuiApplication::palette();
    look.setColor(QPalette::Window, meaningBackground(m_meaning, look));
    setPalette(look);
    const int side = fontMetrics().height();
    const QString name = m_meaning == Meaning::Note ? QStringLiteral("note") : QStringLiteral("warning");
    m_icon->setPixmap(themedIcon(name).pixmap(QSize(side, side), devicePixelRatioF()));
}

} // namespace xuanka
