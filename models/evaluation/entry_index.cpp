// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evaluation/entry_index.h"

namespace xuanka {

EntryIndex::EntryIndex(const QList<Entry> &entries)
{
    for (const Entry &entry : entries) {
        Slot &slot = m_slots[{entry.candidateId, entry.key}];
        slot.newest = entry;
        ++slot.count;
    }
}

const Entry *EntryIndex::newest(const QString &candidateId, const QString &key) const
{
    const auto found = m_slots.constFind({candidateId, key});
    return found == m_slots.constEnd() ? nullptr : &found->newest;
}

int EntryIndex::count(const QString &candidateId, const QString &key) const
{
    return m_slots.value({candidateId, key}).count;
}

} // namespace xuanka
