// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/demand/form_page.h"

namespace xuanka {

class BudgetEdit;
class ChoiceBox;

/// Who does the work, and what it may cost.
class TeamPage : public FormPage {
    Q_OBJECT

public:
    explicit TeamPage(QWidget *parent = nullptr);

    void setAnswers(const DemandProfile &profile) override;
    void storeAnswers(DemandProfile &profile) const override;
    void retranslate() override;

private:
    ChoiceBox *m_team;
    BudgetEdit *m_budget;
};

} // namespace xuanka
