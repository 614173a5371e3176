// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/profile_repository.h"

#include "json/json.h"
#include "store/database.h"

namespace xuanka {

namespace {

Result<ProfileRepository::Row> rowOf(const QSqlQuery &query, const QString &file)
{
    const auto json = parseJson(query.value(2).toString().toUtf8(), file);
    auto profile = json ? profileFromJson(*json, file) : Result<DemandProfile>(fail(json.error()));
    if (!profile) {
        Error error = profile.error();
        error.place = query.value(1).toString() % QStringLiteral(": ") % error.place;
        return fail(error);
    }
    return ProfileRepository::Row{query.value(0).toLongLong(), *profile};
}

Error unknown(const Database &database, const QString &id)
{
    return {Error::Kind::UnknownName, database.shownAs(), {}, id, {}};
}

/// The profile as JSON, and only if it reads back: one that does not would hide all others from then on.
Result<QString> contentOf(const Database &database, const DemandProfile &profile)
{
    const QString text = QString::fromStdString(profileToJson(profile).dump());
    const auto written = parseJson(text.toUtf8(), database.shownAs());
    if (!written)
        return fail(written.error());
    if (const auto readBack = profileFromJson(*written, database.shownAs()); !readBack)
        return fail(readBack.error());
    return text;
}

} // namespace

Result<QList<ProfileRepository::Row>> ProfileRepository::all() const
{
    auto query = m_database.run(QStringLiteral("SELECT number, name, content FROM profile ORDER BY number"));
    if (!query)
        return fail(query.error());
    QList<Row> rows;
    while (query->next()) {
        auto row = rowOf(*query, m_database.shownAs());
        if (!row)
            return fail(row.error());
        rows << std::move(*row);
    }
    return rows;
}

Result<ProfileRepository::Row> ProfileRepository::byId(const QString &id) const
{
    auto query = m_database.run(QStringLiteral("SELECT number, name, content FROM profile WHERE id = ?"), {id});
    if (!query)
        return fail(query.error());
    if (!query->next())
        return fail(unknown(m_database, id));
    return rowOf(*query, m_database.shownAs());
}

Done ProfileRepository::save(const DemandProfile &profile, const Stamp &stamp) const
{
    const auto content = contentOf(m_database, profile);
    if (!content)
        return fail(content.error());
    const auto saved = m_database.run(
        QStringLiteral("INSERT INTO profile (id, name, content, changed_by, changed_at) VALUES (?, ?, ?, ?, ?) "
                       "ON CONFLICT (id) DO UPDATE SET name = excluded.name, content = excluded.content, "
                       "changed_by = excluded.changed_by, changed_at = excluded.changed_at"),
        {profile.id, stored(profile.name), *content, stored(stamp.author), timeText(stamp.at)});
    return saved ? Done() : fail(saved.error());
}

Done ProfileRepository::restore(const Row &row, const Stamp &stamp) const
{
    if (const Done saved = save(row.profile, stamp); !saved)
        return saved;
    // Its old place may have been taken by a profile that was saved meanwhile; then it stays at the end.
    const auto moved = m_database.run(
        QStringLiteral("UPDATE profile SET number = ? WHERE id = ? AND NOT EXISTS (SELECT 1 FROM profile WHERE number = ?)"),
        {row.number, row.profile.id, row.number});
    return moved ? Done() : fail(moved.error());
}

Done ProfileRepository::remove(const QString &id) const
{
    const auto removed = m_database.change(QStringLiteral("DELETE FROM profile WHERE id = ?"), {id});
    if (!removed)
        return fail(removed.error());
    return *removed == 1 ? Done() : fail(unknown(m_database, id));
}

} // namespace xuanka
