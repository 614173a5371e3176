// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/companions.h"

#include "demand/demand_words.h"
#include "ui/common/app_context.h"

namespace xuanka {

Companions::Companions(AppContext &context, QObject *parent)
    : QObject(parent)
    , m_context(context)
{
}

void Companions::setTasks(const QString &profileId, const QList<TaskDemand> &tasks, qsizetype current)
{
    const bool sameProfile = profileId == m_profileId;
    const QList<Entry> before = m_entries;
    m_profileId = profileId;
    m_entries.clear();
    for (qsizetype i = 0; i < tasks.size(); ++i) {
        if (i == current)
            continue;
        Entry entry {taskSummary(tasks.at(i)), stateForTask(tasks.at(i)), false, false, std::make_shared<ModelArchitecture>()};
        for (const Entry &old : before) {
            if (sameProfile && !old.kept && old.state == entry.state)
                entry.taken = old.taken;
        }
        m_entries << entry;
    }
    for (const Entry &old : before) {
        if (old.kept)
            m_entries << old;
    }
    Q_EMIT changed();
}

void Companions::keep(const QString &name, const SizingState &state)
{
    m_entries << Entry {name, state, true, true, std::make_shared<ModelArchitecture>()};
    Q_EMIT changed();
}

void Companions::setTaken(qsizetype entry, bool taken)
{
    if (entry < 0 || entry >= m_entries.size() || m_entries.at(entry).taken == taken)
        return;
    m_entries[entry].taken = taken;
    Q_EMIT changed();
}

void Companions::setTiming(FitTiming timing)
{
    if (m_timing == timing)
        return;
    m_timing = timing;
    Q_EMIT changed();
}

void Companions::clear()
{
    m_entries.removeIf([](const Entry &entry) { return entry.kept; });
    for (Entry &entry : m_entries)
        entry.taken = false;
    Q_EMIT changed();
}

QList<FitDemand> Companions::taken() const
{
    QList<FitDemand> demands;
    for (const Entry &entry : m_entries) {
        if (!entry.taken)
            continue;
        if (const auto subject = subjectOf(entry.state, m_context.library(), *entry.typical))
            demands << FitDemand {entry.name, *subject, entry.state.request};
    }
    return demands;
}

} // namespace xuanka
