// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/evaluation.h"

#include <QObject>

namespace xuanka {

/// Where rounds and entries are kept, as the item models see it. The workspace is one; the models need not know that.
class EvaluationBook : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Error: UnknownName.
    virtual Result<Round> round(const QString &id) const = 0;
    /// Every entry ever made in the round, oldest first.
    virtual Result<QList<Entry>> entries(const QString &roundId) const = 0;
    /// All of them or none, as one step that can be taken back; author and time are filled in.
    virtual Done addEntriesUndoable(const QList<Entry> &entries) = 0;
    virtual bool isReadOnly() const = 0;

Q_SIGNALS:
    void roundsChanged();
    void entriesChanged(const QString &roundId);
};

} // namespace xuanka
