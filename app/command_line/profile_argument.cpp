// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line/profile_argument.h"

#include <QFileInfo>

namespace xuanka {

Result<DemandProfile> readProfileArgument(const QString &name, Language language)
{
    const QString builtIn = QStringLiteral(":/profiles/%1.json").arg(name);
    const QString path = !QFileInfo::exists(name) && QFileInfo::exists(builtIn) ? builtIn : name;
    const Result<Json> json = readJsonFile(path);
    if (!json)
        return fail(json.error());
    return profileFromJson(*json, name, language);
}

} // namespace xuanka
