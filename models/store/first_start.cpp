// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/first_start.h"

#include "demand/demand_profile.h"

#include <QDir>
#include <QFileInfo>

namespace xuanka {

Result<std::unique_ptr<Workspace>> createWithExamples(const QString &path, WorkspaceIdentity identity, Language language)
{
    const auto examples = exampleProfiles(language); // first: no file without its examples
    if (!examples)
        return fail(examples.error());
    const QString folder = QFileInfo(path).absolutePath();
    if (!QDir().mkpath(folder))
        return fail({Error::Kind::CannotWrite, folder, {}, qt_error_string(), {}});
    auto workspace = Workspace::create(path, std::move(identity));
    if (!workspace)
        return workspace;
    for (const DemandProfile &profile : *examples) {
        if (const auto saved = (*workspace)->saveProfile(profile); !saved)
            return fail(saved.error());
    }
    return workspace;
}

} // namespace xuanka
