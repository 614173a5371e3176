// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/form_page.h"

#include "ui/demand/answer_form.h"

namespace xuanka {

FormPage::FormPage(QWidget *parent)
    : AnswersPage(parent)
    , m_form(new AnswerForm)
{
    setContent(m_form);
}

void FormPage::retranslate() { m_form->retranslate(); }

bool FormPage::owns(const QString &field) const { return m_form->has(field); }

void FormPage::showNotices(const QList<Notice> &notices) { m_form->setNotices(notices); }

void FormPage::focusFirstProblem() { m_form->focusFirstProblem(); }

} // namespace xuanka
