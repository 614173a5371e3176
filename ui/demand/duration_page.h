// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/demand/form_page.h"

class QCheckBox;

namespace xuanka {

class IntegerEdit;
class NumberEdit;

/// How long the cards are used: hours a month, continuity, peaks, length of a run, horizon.
class DurationPage : public FormPage {
    Q_OBJECT

public:
    explicit DurationPage(QWidget *parent = nullptr);

    void setAnswers(const DemandProfile &profile) override;
    void storeAnswers(DemandProfile &profile) const override;
    void retranslate() override;

private:
    NumberEdit *m_hours;
    QCheckBox *m_continuous;
    QCheckBox *m_peaks;
    NumberEdit *m_run;
    IntegerEdit *m_horizon;
};

} // namespace xuanka
