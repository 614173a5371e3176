// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/page_list.h"

#include "ui/cards/cards_page.h"
#include "ui/costs/costs_page.h"
#include "ui/demand/demand_page.h"
#include "ui/platforms/platforms_page.h"
#include "ui/recommendation/recommendation_page.h"
#include "ui/sizing/sizing_page.h"

#include <QCoreApplication>

namespace xuanka {

std::vector<PageEntry> pageList()
{
    return {
        {QStringLiteral("demand"), QT_TRANSLATE_NOOP("Pages", "&Demand"), createDemandPage},
        {QStringLiteral("cards"), QT_TRANSLATE_NOOP("Pages", "&Cards"), createCardsPage},
        {QStringLiteral("sizing"), QT_TRANSLATE_NOOP("Pages", "&Sizing"), createSizingPage},
        {QStringLiteral("costs"), QT_TRANSLATE_NOOP("Pages", "C&osts"), createCostsPage},
        {QStringLiteral("platforms"), QT_TRANSLATE_NOOP("Pages", "&Platforms"), createPlatformsPage},
        {QStringLiteral("recommendation"), QT_TRANSLATE_NOOP("Pages", "&Recommendation"), createRecommendationPage},
    };
}

QString pageTitle(const PageEntry &entry)
{
    QString title = QCoreApplication::translate("Pages", entry.title);
    // Chinese mnemonics stand in brackets behind the word: "显卡(&C)".
    const auto bracket = title.indexOf(QLatin1String("(&"));
    if (bracket > 0)
        title.truncate(bracket);
    return title.remove(QLatin1Char('&'));
}

} // namespace xuanka
