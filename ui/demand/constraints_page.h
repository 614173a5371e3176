// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/demand/form_page.h"

class QCheckBox;

namespace xuanka {

class ChoiceBox;

/// The rules that the choice must keep to.
class ConstraintsPage : public FormPage {
    Q_OBJECT

public:
    explicit ConstraintsPage(QWidget *parent = nullptr);

    void setAnswers(const DemandProfile &profile) override;
    void storeAnswers(DemandProfile &profile) const override;
    void retranslate() override;

private:
    struct YesNo {
        bool DemandProfile::*member;
        QCheckBox *box;
    };

    ChoiceBox *m_region;
    QList<YesNo> m_rules;
};

} // namespace xuanka
