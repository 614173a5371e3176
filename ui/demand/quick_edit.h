// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/demand_profile.h"

#include <QWidget>

namespace xuanka {

class AnswerForm;
class BudgetEdit;
class IntegerEdit;
class NumberEdit;

/// The answers that are changed most, without the wizard: hours, load, budget. The load is that of the only task; with
/// several tasks it is left to the wizard, so that nobody changes the wrong one.
class QuickEdit : public QWidget {
    Q_OBJECT

public:
    explicit QuickEdit(QWidget *parent = nullptr);

    void setProfile(const DemandProfile &profile);
    const DemandProfile &profile() const { return m_profile; }
    /// Ends what is being typed; emits finished() if it changed something.
    void finish();
    void retranslate();

Q_SIGNALS:
    /// With every key and step: for showing what would follow.
    void edited(const xuanka::DemandProfile &profile);
    /// Once, when the person has left the field, pressed Enter or chosen: for saving.
    void finished(const xuanka::DemandProfile &profile);

protected:
    void changeEvent(QEvent *event) override;

private:
    void take();
    bool hasOneTask() const { return m_profile.tasks.size() == 1; }

    DemandProfile m_profile;
    DemandProfile m_saved; ///< as it was set or last reported as finished
    AnswerForm *m_form;
    NumberEdit *m_hours;
    IntegerEdit *m_context;
    IntegerEdit *m_concurrency;
    IntegerEdit *m_batch;
    BudgetEdit *m_budget;
};

} // namespace xuanka
