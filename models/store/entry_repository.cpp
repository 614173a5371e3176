// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/entry_repository.h"

#include "store/database.h"
#include "store/stamp.h"

namespace xuanka {

Result<QList<Entry>> EntryRepository::select(const QString &condition, const QVariantList &values) const
{
    auto query = m_database.run(
        QStringLiteral("SELECT round_id, candidate_id, key, value, note, author, at FROM entry WHERE %1 ORDER BY number").arg(condition), values);
    if (!query)
        return fail(query.error());
    QList<Entry> entries;
    while (query->next()) {
        entries << Entry{query->value(0).toString(), query->value(1).toString(), query->value(2).toString(), query->value(3).toString(),
                         query->value(4).toString(), query->value(5).toString(), timeFromText(query->value(6).toString())};
    }
    return entries;
}

Result<QList<Entry>> EntryRepository::all(const QString &roundId) const
{
    return select(QStringLiteral("round_id = ?"), {roundId});
}

Result<QList<Entry>> EntryRepository::current(const QString &roundId) const
{
    return select(QStringLiteral("number IN (SELECT max(number) FROM entry WHERE round_id = ? GROUP BY candidate_id, key)"), {roundId});
}

Result<QList<Entry>> EntryRepository::history(const QString &roundId, const QString &candidateId, const QString &key) const
{
    return select(QStringLiteral("round_id = ? AND candidate_id = ? AND key = ?"), {roundId, candidateId, key});
}

Result<std::optional<Entry>> EntryRepository::newest(const QString &roundId, const QString &candidateId, const QString &key) const
{
    const auto entries = select(QStringLiteral("number = (SELECT max(number) FROM entry WHERE round_id = ? AND candidate_id = ? AND key = ?)"),
                                {roundId, candidateId, key});
    if (!entries)
        return fail(entries.error());
    return entries->isEmpty() ? std::optional<Entry>() : std::optional<Entry>(entries->constFirst());
}

Done EntryRepository::add(const Entry &entry) const
{
    const auto known = m_database.value(QStringLiteral("SELECT count(*) FROM candidate JOIN round ON round.id = candidate.round_id "
                                                       "WHERE round_id = ? AND candidate.id = ? AND candidate.removed = 0 AND round.removed = 0"),
                                        {entry.roundId, entry.candidateId});
    if (!known)
        return fail(known.error());
    if (known->toInt() == 0)
        return fail({Error::Kind::UnknownName, m_database.shownAs(), {}, entry.candidateId, {}});
    const auto added = m_database.run(
        QStringLiteral("INSERT INTO entry (round_id, candidate_id, key, value, note, author, at) VALUES (?, ?, ?, ?, ?, ?, ?)"),
        {entry.roundId, entry.candidateId, entry.key, stored(entry.value), stored(entry.note), stored(entry.author), timeText(entry.at)});
    return added ? Done() : fail(added.error());
}

} // namespace xuanka
