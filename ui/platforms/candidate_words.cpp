// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platforms/candidate_words.h"

namespace xuanka {

QString platformName(const Catalog &catalog, const QString &platformId, Language language)
{
    const Platform *platform = catalog.platform(platformId);
    if (platform == nullptr)
        return platformId;
    const QString name = platform->name.in(language);
    const QString line = platform->productLine.in(language);
    if (line.isEmpty())
        return name;
    const QString comma = language == Language::SimplifiedChinese ? QStringLiteral("，") : QStringLiteral(", ");
    return name % comma % line;
}

QString cardName(const Catalog &catalog, const QString &cardId, Language language)
{
    const Card *card = catalog.card(cardId);
    return card != nullptr ? card->name.in(language) : cardId;
}

QString candidateName(const Catalog &catalog, const RoundCandidate &candidate, Language language)
{
    const QString platform = platformName(catalog, candidate.platformId, language);
    const QString card = cardName(catalog, candidate.cardId, language);
    return card.isEmpty() ? platform : QString(platform % QStringLiteral(" · ") % card);
}

} // namespace xuanka
