// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/round_repository.h"

#include "store/database.h"

namespace xuanka {

Result<QList<Round>> RoundRepository::select(const QString &condition, const QVariantList &values) const
{
    auto query = m_database.run(QStringLiteral("SELECT id, name, held_on, author FROM round WHERE removed = 0%1 ORDER BY number").arg(condition),
                                values);
    if (!query)
        return fail(query.error());
    QList<Round> rounds;
    while (query->next()) {
        Round round;
        round.id = query->value(0).toString();
        round.name = query->value(1).toString();
        round.date = QDate::fromString(query->value(2).toString(), Qt::ISODate);
        round.author = query->value(3).toString();
        auto candidates = candidatesOf(round.id);
        if (!candidates)
            return fail(candidates.error());
        round.candidates = std::move(*candidates);
        rounds << round;
    }
    return rounds;
}

Result<QList<Round>> RoundRepository::all() const
{
    return select({}, {});
}

Result<Round> RoundRepository::byId(const QString &id) const
{
    const auto rounds = select(QStringLiteral(" AND id = ?"), {id});
    if (!rounds)
        return fail(rounds.error());
    if (rounds->isEmpty())
        return fail({Error::Kind::UnknownName, m_database.shownAs(), {}, id, {}});
    return rounds->constFirst();
}

Result<QList<RoundCandidate>> RoundRepository::candidatesOf(const QString &roundId) const
{
    auto query = m_database.run(QStringLiteral("SELECT id, platform_id, card_id, configuration FROM candidate "
                                               "WHERE round_id = ? AND removed = 0 ORDER BY position, id"),
                                {roundId});
    if (!query)
        return fail(query.error());
    QList<RoundCandidate> candidates;
    while (query->next())
        candidates << RoundCandidate{query->value(0).toString(), query->value(1).toString(), query->value(2).toString(), query->value(3).toString()};
    return candidates;
}

Done RoundRepository::save(const Round &round, const Stamp &stamp) const
{
    const auto saved = m_database.run(
        QStringLiteral("INSERT INTO round (id, name, held_on, author, changed_by, changed_at) VALUES (?, ?, ?, ?, ?, ?) "
                       "ON CONFLICT (id) DO UPDATE SET name = excluded.name, held_on = excluded.held_on, author = excluded.author, "
                       "changed_by = excluded.changed_by, changed_at = excluded.changed_at, removed = 0"),
        {round.id, stored(round.name), round.date.toString(Qt::ISODate), stored(round.author), stored(stamp.author), timeText(stamp.at)});
    if (!saved)
        return fail(saved.error());
    if (const auto marked = m_database.run(QStringLiteral("UPDATE candidate SET removed = 1 WHERE round_id = ?"), {round.id}); !marked)
        return fail(marked.error());
    int position = 0;
    for (const RoundCandidate &candidate : round.candidates) {
        const auto kept = m_database.run(
            QStringLiteral("INSERT INTO candidate (round_id, id, position, platform_id, card_id, configuration) VALUES (?, ?, ?, ?, ?, ?) "
                           "ON CONFLICT (round_id, id) DO UPDATE SET position = excluded.position, platform_id = excluded.platform_id, "
                           "card_id = excluded.card_id, configuration = excluded.configuration, removed = 0"),
            {round.id, candidate.id, position++, stored(candidate.platformId), stored(candidate.cardId), stored(candidate.configuration)});
        if (!kept)
            return fail(kept.error());
    }
    return {};
}

Done RoundRepository::remove(const QString &id, const Stamp &stamp) const
{
    const auto removed = m_database.change(
        QStringLiteral("UPDATE round SET removed = 1, changed_by = ?, changed_at = ? WHERE id = ? AND removed = 0"),
        {stored(stamp.author), timeText(stamp.at), id});
    if (!removed)
        return fail(removed.error());
    return *removed == 1 ? Done() : fail({Error::Kind::UnknownName, m_database.shownAs(), {}, id, {}});
}

} // namespace xuanka
