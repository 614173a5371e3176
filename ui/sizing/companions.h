// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/fit_matrix.h"
#include "ui/sizing/sizing_state.h"

#include <QObject>

namespace xuanka {

class AppContext;

/// The other work that the same cards must take: the profile's other tasks, and what a person has kept from this page.
/// Only what is ticked counts.
class Companions : public QObject {
    Q_OBJECT

public:
    struct Entry {
        QString name;
        SizingState state;
        bool taken = false;
        bool kept = false; ///< by a person, not from the profile
        std::shared_ptr<ModelArchitecture> typical; ///< what a subject without a known model points to
    };

    Companions(AppContext &context, QObject *parent);

    /// The profile's tasks but the current one. What was ticked stays so while the profile is the same.
    void setTasks(const QString &profileId, const QList<TaskDemand> &tasks, qsizetype current);
    /// Keeps a demand as it is now, ticked.
    void keep(const QString &name, const SizingState &state);
    void setTaken(qsizetype entry, bool taken);
    void setTiming(FitTiming timing);
    /// Forgets what a person has kept; the profile's tasks stay, unticked.
    void clear();

    const QList<Entry> &entries() const { return m_entries; }
    FitTiming timing() const { return m_timing; }
    /// What is ticked and can be sized. Valid until the next change.
    QList<FitDemand> taken() const;

Q_SIGNALS:
    void changed();

private:
    AppContext &m_context;
    QString m_profileId;
    QList<Entry> m_entries;
    FitTiming m_timing = FitTiming::InTurn;
};

} // namespace xuanka
