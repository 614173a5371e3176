// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/demand/form_page.h"

namespace xuanka {

class ChoiceBox;
class NumberEdit;

/// How the work will change over the horizon.
class GrowthPage : public FormPage {
    Q_OBJECT

public:
    explicit GrowthPage(QWidget *parent = nullptr);

    void setAnswers(const DemandProfile &profile) override;
    void storeAnswers(DemandProfile &profile) const override;
    void retranslate() override;

private:
    void enablePercent();

    ChoiceBox *m_growth;
    NumberEdit *m_percent;
};

} // namespace xuanka
