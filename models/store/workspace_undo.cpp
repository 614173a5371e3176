// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/workspace.h"

#include "store/workspace_private.h"

#include <QCoreApplication>
#include <QUndoCommand>

namespace xuanka {

namespace {

using Step = std::function<Done()>;

QString stepName(const char *text, const QString &subject = {})
{
    constexpr qsizetype longest = 40;
    const QString name = subject.simplified();
    const QString shortened = name.size() > longest ? QString(name.left(longest) % QChar(0x2026)) : name;
    const QString words = QCoreApplication::translate("Workspace", text);
    return words.contains(QLatin1String("%1")) ? words.arg(shortened) : words;
}

} // namespace

/// A step that has been taken already when it is pushed: so one that fails is never on the stack. One that fails
/// later drops itself and says why.
class Workspace::Command : public QUndoCommand {
public:
    Command(Workspace *workspace, const QString &text, Step back, Step again)
        : QUndoCommand(text)
        , m_workspace(workspace)
        , m_back(std::move(back))
        , m_again(std::move(again))
    {
    }

    void undo() override { take(m_back); }
    void redo() override
    {
        if (m_isDone)
            take(m_again);
        m_isDone = true;
    }

private:
    void take(const Step &step)
    {
        const Done done = step();
        if (done)
            return;
        setObsolete(true);
        Q_EMIT m_workspace->undoFailed(done.error());
    }

    Workspace *m_workspace;
    Step m_back;
    Step m_again;
    bool m_isDone = false;
};

void Workspace::push(const QString &text, Step back, Step again)
{
    d->undoStack.push(new Command(this, text, std::move(back), std::move(again)));
}

Result<QString> Workspace::addProfileUndoable(DemandProfile profile)
{
    const auto id = saveProfile(std::move(profile));
    if (!id)
        return id;
    const auto added = d->profiles.byId(*id);
    if (!added)
        return fail(added.error());
    push(stepName(QT_TRANSLATE_NOOP("Workspace", "Add profile “%1”"), added->profile.name),
         [this, id = *id] { return deleteProfile(id); },
         [this, row = *added] {
             return commit([&] { return d->profiles.restore(row, d->stamp()); }, &Workspace::profilesChanged);
         });
    return id;
}

Done Workspace::changeProfileUndoable(const DemandProfile &profile)
{
    const auto before = this->profile(profile.id);
    if (!before)
        return fail(before.error());
    if (*before == profile)
        return {};
    if (const auto saved = saveProfile(profile); !saved)
        return fail(saved.error());
    const auto saveAgain = [this](const DemandProfile &version) {
        return commit([&] { return d->profiles.save(version, d->stamp()); }, &Workspace::profilesChanged);
    };
    push(stepName(QT_TRANSLATE_NOOP("Workspace", "Change profile “%1”"), profile.name),
         [saveAgain, version = *before] { return saveAgain(version); },
         [saveAgain, version = profile] { return saveAgain(version); });
    return {};
}

Done Workspace::deleteProfileUndoable(const QString &id)
{
    const auto before = d->profiles.byId(id);
    if (!before)
        return fail(before.error());
    if (const Done deleted = deleteProfile(id); !deleted)
        return deleted;
    push(stepName(QT_TRANSLATE_NOOP("Workspace", "Delete profile “%1”"), before->profile.name),
         [this, row = *before] {
             return commit([&] { return d->profiles.restore(row, d->stamp()); }, &Workspace::profilesChanged);
         },
         [this, id] { return deleteProfile(id); });
    return {};
}

Result<QString> Workspace::addRoundUndoable(Round round)
{
    const auto id = saveRound(std::move(round));
    if (!id)
        return id;
    const auto added = d->rounds.byId(*id); // with the ids that it was given
    if (!added)
        return fail(added.error());
    push(stepName(QT_TRANSLATE_NOOP("Workspace", "Add round “%1”"), added->name),
         [this, id = *id] { return deleteRound(id); },
         [this, version = *added] { return commit([&] { return d->rounds.save(version, d->stamp()); }, &Workspace::roundsChanged); });
    return id;
}

Done Workspace::changeRoundUndoable(const Round &round)
{
    const auto before = d->rounds.byId(round.id);
    if (!before)
        return fail(before.error());
    if (*before == round)
        return {};
    const auto saved = saveRound(round);
    if (!saved)
        return fail(saved.error());
    const auto after = d->rounds.byId(*saved);
    if (!after)
        return fail(after.error());
    const auto saveAgain = [this](const Round &version) {
        return commit([&] { return d->rounds.save(version, d->stamp()); }, &Workspace::roundsChanged);
    };
    push(stepName(QT_TRANSLATE_NOOP("Workspace", "Change round “%1”"), round.name),
         [saveAgain, version = *before] { return saveAgain(version); },
         [saveAgain, version = *after] { return saveAgain(version); });
    return {};
}

Done Workspace::deleteRoundUndoable(const QString &id)
{
    const auto before = d->rounds.byId(id);
    if (!before)
        return fail(before.error());
    if (const Done deleted = deleteRound(id); !deleted)
        return deleted;
    push(stepName(QT_TRANSLATE_NOOP("Workspace", "Delete round “%1”"), before->name),
         [this, version = *before] { return commit([&] { return d->rounds.save(version, d->stamp()); }, &Workspace::roundsChanged); },
         [this, id] { return deleteRound(id); });
    return {};
}

Done Workspace::appendEntries(const QList<Entry> &entries)
{
    const Stamp stamp = d->stamp();
    QStringList changedRounds;
    Done done = d->change([&]() -> Done {
        for (const Entry &before : entries) {
            Entry entry = before;
            entry.author = stamp.author;
            entry.at = stamp.at;
            if (const Done added = d->entries.add(entry); !added)
                return added;
            if (!changedRounds.contains(entry.roundId))
                changedRounds << entry.roundId;
        }
        return {};
    });
    if (!done)
        return done;
    for (const QString &roundId : std::as_const(changedRounds))
        Q_EMIT entriesChanged(roundId);
    return done;
}

Done Workspace::addEntry(Entry entry)
{
    return appendEntries({std::move(entry)});
}

Done Workspace::addEntryUndoable(const Entry &entry)
{
    return addEntriesUndoable({entry});
}

Done Workspace::addEntriesUndoable(const QList<Entry> &entries)
{
    if (entries.isEmpty())
        return {};
    QList<Entry> before;
    before.reserve(entries.size());
    for (const Entry &entry : entries) {
        const auto newest = d->entries.newest(entry.roundId, entry.candidateId, entry.key);
        if (!newest)
            return fail(newest.error());
        before << newest->value_or(Entry{entry.roundId, entry.candidateId, entry.key, {}, {}, {}, {}});
    }
    if (const Done added = appendEntries(entries); !added)
        return added;
    const QString text = entries.size() == 1 ? stepName(QT_TRANSLATE_NOOP("Workspace", "Record “%1”"), entries.constFirst().value)
                                             : stepName(QT_TRANSLATE_NOOP("Workspace", "Record several values"));
    push(text, [this, before] { return appendEntries(before); }, [this, entries] { return appendEntries(entries); });
    return {};
}

} // namespace xuanka
