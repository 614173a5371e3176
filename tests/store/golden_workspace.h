// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace_fixture.h"

#include <QSize>

namespace xuanka::test {

// What stands in tests/data/workspaces/v1.xuanka. The file was made by `workspace_helper golden FILE` at version 1 and
// is never made again: it is there to be opened by every later version.

inline DemandProfile goldenProfile()
{
    DemandProfile profile = profileNamed(QStringLiteral("7B LoRA 微调"));
    profile.id = QStringLiteral("golden-profile");
    profile.note = QStringLiteral("peaks before release\n发布前有高峰");
    profile.hoursPerMonth = 40.0;
    profile.hasPeaks = true;
    profile.monthlyBudget = Money::fromAmount(3000.0, Currency::Cny);
    return profile;
}

inline Round goldenRound()
{
    Round round = roundWith(QStringLiteral("2026 Q3 第一轮"), 2);
    round.id = QStringLiteral("golden-round");
    round.author = QStringLiteral("安娜");
    return round;
}

inline QList<Entry> goldenEntries()
{
    const QString round = goldenRound().id;
    return {{round, QStringLiteral("candidate-0"), QStringLiteral("price.granularity"), QStringLiteral("met"), QStringLiteral("per second"), {}, {}},
            {round, QStringLiteral("candidate-1"), QStringLiteral("field.queue"), QStringLiteral("晚高峰 12 分钟"), {}, {}, {}}};
}

inline QByteArray goldenRecommendation()
{
    return QByteArrayLiteral("{\"recommend\":\"rtx-4090-24\",\"reason\":\"够用\"}");
}

inline Note goldenNote()
{
    return {QStringLiteral("golden-note"), QStringLiteral("card:rtx-4090-24"), QStringLiteral("ask for the turbo cooler"), {}, {}};
}

inline Done makeGoldenWorkspace(const QString &path)
{
    auto workspace = Workspace::create(path, identityOf(QStringLiteral("安娜")));
    if (!workspace)
        return fail(workspace.error());
    if (const auto saved = (*workspace)->saveProfile(goldenProfile()); !saved)
        return fail(saved.error());
    if (const auto saved = (*workspace)->saveRound(goldenRound()); !saved)
        return fail(saved.error());
    const QList<Entry> entries = goldenEntries();
    for (const Entry &entry : entries) {
        if (const Done added = (*workspace)->addEntry(entry); !added)
            return added;
    }
    ArchivedRecommendation recommendation;
    recommendation.id = QStringLiteral("golden-recommendation");
    recommendation.profileName = goldenProfile().name;
    recommendation.inputsHash = QStringLiteral("0123");
    recommendation.content = goldenRecommendation();
    if (const auto archived = (*workspace)->archive(recommendation); !archived)
        return fail(archived.error());
    const auto noted = (*workspace)->saveNote(goldenNote());
    return noted ? Done() : fail(noted.error());
}

} // namespace xuanka::test
