// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/demand/answers_page.h"

class QCheckBox;

namespace xuanka {

class TextLabel;

/// Which kinds of work there are; several may be chosen.
class TaskPage : public AnswersPage {
    Q_OBJECT

public:
    explicit TaskPage(QWidget *parent = nullptr);

    void setAnswers(const DemandProfile &profile) override;
    void storeAnswers(DemandProfile &profile) const override;
    void retranslate() override;

protected:
    bool owns(const QString &field) const override;
    void showNotices(const QList<Notice> &notices) override;
    void focusFirstProblem() override;

private:
    struct Kind {
        TaskKind kind;
        QCheckBox *box;
        TextLabel *about;
    };

    QList<Kind> m_kinds;
    QList<TaskDemand> m_remembered; ///< of kinds that were unticked, so that ticking again loses nothing
    TextLabel *m_decides;
    TextLabel *m_notice;
};

} // namespace xuanka
