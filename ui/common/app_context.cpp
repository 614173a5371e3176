// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/app_context.h"

#include "store/workspace.h"
#include "ui/common/action_registry.h"

namespace xuanka {

AppContext::AppContext(Parts parts, QObject *parent)
    : QObject(parent)
    , m_parts(std::move(parts))
    , m_actions(std::make_unique<ActionRegistry>())
    , m_locale(displayLocale(Language::English, QLocale::c()))
{
}

AppContext::~AppContext() = default;

void AppContext::setWorkspace(Workspace *workspace)
{
    if (workspace == m_workspace)
        return;
    Q_EMIT workspaceAboutToChange();
    m_workspace = workspace;
    m_currentProfileId.clear();
    Q_EMIT workspaceChanged();
    Q_EMIT currentProfileChanged(m_currentProfileId);
}

bool AppContext::canChange() const
{
    return m_workspace && m_workspace->mode() == Workspace::Mode::ReadWrite;
}

void AppContext::setCurrentProfileId(const QString &id)
{
    if (id == m_currentProfileId)
        return;
    m_currentProfileId = id;
    Q_EMIT currentProfileChanged(id);
}

void AppContext::setLanguage(Language language, const QLocale &locale)
{
    if (language == m_language && locale == m_locale)
        return;
    m_language = language;
    m_locale = locale;
    Q_EMIT languageChanged();
}

QLocale displayLocale(Language language, const QLocale &system)
{
    const bool systemIsChinese = system.language() == QLocale::Chinese;
    if (language == Language::SimplifiedChinese)
        return systemIsChinese ? system : QLocale(QLocale::Chinese, QLocale::SimplifiedHanScript, QLocale::China);
    if (systemIsChinese || system.language() == QLocale::C)
        return QLocale(QLocale::English, QLocale::UnitedStates);
    return system;
}

} // namespace xuanka
