// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/archive_repository.h"

#include "store/database.h"
#include "store/stamp.h"

#include <QCryptographicHash>

namespace xuanka {

namespace {

bool isAltered(const ArchivedRecommendation &recommendation)
{
    return ArchiveRepository::hashOf(recommendation.content) != recommendation.contentHash;
}

} // namespace

QString ArchiveRepository::hashOf(const QByteArray &content)
{
    return QString::fromLatin1(QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex());
}

Result<QList<ArchivedRecommendation>> ArchiveRepository::select(const QString &condition, const QVariantList &values) const
{
    auto query = m_database.run(QStringLiteral("SELECT id, profile_name, author, at, inputs_hash, content_hash, content FROM archive%1 "
                                               "ORDER BY number DESC").arg(condition), values);
    if (!query)
        return fail(query.error());
    QList<ArchivedRecommendation> found;
    while (query->next()) {
        found << ArchivedRecommendation{query->value(0).toString(), query->value(1).toString(), query->value(2).toString(),
                                        timeFromText(query->value(3).toString()), query->value(4).toString(), query->value(5).toString(),
                                        query->value(6).toByteArray()};
    }
    return found;
}

Done ArchiveRepository::add(const ArchivedRecommendation &recommendation) const
{
    // A null QByteArray would be bound as NULL.
    const QByteArray content = recommendation.content.isNull() ? QByteArray("") : recommendation.content;
    const auto added = m_database.run(
        QStringLiteral("INSERT INTO archive (id, profile_name, author, at, inputs_hash, content_hash, content) VALUES (?, ?, ?, ?, ?, ?, ?)"),
        {recommendation.id, stored(recommendation.profileName), stored(recommendation.author), timeText(recommendation.at),
         stored(recommendation.inputsHash), hashOf(content), content});
    return added ? Done() : fail(added.error());
}

Result<QList<ArchivedRecommendation>> ArchiveRepository::all() const
{
    auto found = select({}, {});
    if (!found)
        return found;
    for (ArchivedRecommendation &recommendation : *found) {
        if (isAltered(recommendation))
            recommendation.content.clear();
    }
    return found;
}

Result<ArchivedRecommendation> ArchiveRepository::byId(const QString &id) const
{
    const auto found = select(QStringLiteral(" WHERE id = ?"), {id});
    if (!found)
        return fail(found.error());
    if (found->isEmpty())
        return fail({Error::Kind::UnknownName, m_database.shownAs(), {}, id, {}});
    if (isAltered(found->constFirst()))
        return fail({Error::Kind::DamagedWorkspace, m_database.shownAs(), id, QStringLiteral("SHA-256 ≠ ") % found->constFirst().contentHash, {}});
    return found->constFirst();
}

Result<QStringList> ArchiveRepository::altered() const
{
    const auto found = select({}, {});
    if (!found)
        return fail(found.error());
    QStringList ids;
    for (const ArchivedRecommendation &recommendation : *found) {
        if (isAltered(recommendation))
            ids << recommendation.id;
    }
    return ids;
}

} // namespace xuanka
