// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/evaluation.h"

#include <QHash>

namespace xuanka {

/// The newest entry of each candidate and key, and how many there have been.
class EntryIndex {
public:
    EntryIndex() = default;
    /// Oldest first, as EvaluationBook::entries() returns them.
    explicit EntryIndex(const QList<Entry> &entries);

    /// Nothing if nobody ever wrote anything.
    const Entry *newest(const QString &candidateId, const QString &key) const;
    int count(const QString &candidateId, const QString &key) const;

private:
    struct Slot {
        Entry newest;
        int count = 0;
    };
    using Place = QPair<QString, QString>;

    QHash<Place, Slot> m_slots;
};

} // namespace xuanka
