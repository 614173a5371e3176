// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/answers_page.h"

#include <QEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace xuanka {

void AnswersPage::setNotices(const QList<Notice> &notices)
{
    m_notices.clear();
    for (const Notice &notice : notices) {
        if (owns(notice.field))
            m_notices << notice;
    }
    showOwnNotices();
}

bool AnswersPage::validatePage()
{
    m_triedToLeave = true;
    showOwnNotices();
    const bool blocked =
        std::any_of(m_notices.begin(), m_notices.end(), [](const Notice &notice) { return notice.blocks(); });
    if (blocked)
        focusFirstProblem();
    return !blocked;
}

void AnswersPage::showOwnNotices()
{
    QList<Notice> shown;
    for (const Notice &notice : std::as_const(m_notices)) {
        if (notice.kind != Notice::Kind::Unanswered || m_triedToLeave)
            shown << notice;
    }
    showNotices(shown);
}

void AnswersPage::changeEvent(QEvent *event)
{
    QWizardPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AnswersPage::setContent(QWidget *content)
{
    auto *inner = new QWidget;
    auto *column = new QVBoxLayout(inner);
    column->addWidget(content);
    column->addStretch();
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(inner);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
}

} // namespace xuanka
