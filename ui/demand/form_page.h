// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/demand/answers_page.h"

namespace xuanka {

class AnswerForm;

/// A page that is one form.
class FormPage : public AnswersPage {
    Q_OBJECT

public:
    explicit FormPage(QWidget *parent = nullptr);

    void retranslate() override;

protected:
    AnswerForm *form() const { return m_form; }
    bool owns(const QString &field) const override;
    void showNotices(const QList<Notice> &notices) override;
    void focusFirstProblem() override;

private:
    AnswerForm *m_form;
};

} // namespace xuanka
