// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/settings.h"

#include <QDir>
#include <QStandardPaths>

namespace xuanka {

namespace {

constexpr int settingsVersion = 1;
constexpr int recentFileLimit = 10;

QString key(const char *group, const QString &name)
{
    return QLatin1String(group) + QLatin1Char('/') + name;
}

QString themeName(ThemeChoice theme)
{
    switch (theme) {
    case ThemeChoice::Light:
        return QStringLiteral("light");
    case ThemeChoice::Dark:
        return QStringLiteral("dark");
    case ThemeChoice::System:
        break;
    }
    return QStringLiteral("system");
}

} // namespace

Settings::Settings(const QString &path)
    : m_settings(path, QSettings::IniFormat)
{
    m_settings.setFallbacksEnabled(false);
    // A later version that renames a key reads this number first and moves the value.
    if (m_settings.value(QStringLiteral("version")).toInt() != settingsVersion)
        m_settings.setValue(QStringLiteral("version"), settingsVersion);
}

QString Settings::defaultPath()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
        .filePath(QStringLiteral("xuanka.ini"));
}

std::optional<Language> Settings::language() const
{
    const QString name = m_settings.value(QStringLiteral("language")).toString();
    if (name.isEmpty())
        return std::nullopt;
    return languageFromName(name);
}

void Settings::setLanguage(Language language)
{
    m_settings.setValue(QStringLiteral("language"), languageName(language));
}

ThemeChoice Settings::theme() const
{
    const QString name = m_settings.value(QStringLiteral("theme")).toString();
    if (name == themeName(ThemeChoice::Light))
        return ThemeChoice::Light;
    if (name == themeName(ThemeChoice::Dark))
        return ThemeChoice::Dark;
    return ThemeChoice::System;
}

void Settings::setTheme(ThemeChoice theme)
{
    m_settings.setValue(QStringLiteral("theme"), themeName(theme));
}

QStringList Settings::recentFiles() const
{
    return m_settings.value(QStringLiteral("recentFiles")).toStringList();
}

void Settings::addRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    m_settings.setValue(QStringLiteral("recentFiles"), files.mid(0, recentFileLimit));
}

void Settings::removeRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    m_settings.setValue(QStringLiteral("recentFiles"), files);
}

std::optional<ColumnState> Settings::columns(const QString &tableId) const
{
    m_settings.beginGroup(key("columns", tableId));
    ColumnState state;
    state.order = m_settings.value(QStringLiteral("order")).toStringList();
    state.known = m_settings.value(QStringLiteral("known")).toStringList();
    const QStringList widths = m_settings.value(QStringLiteral("widths")).toStringList();
    state.sortedBy = m_settings.value(QStringLiteral("sortedBy")).toString();
    state.ascending = m_settings.value(QStringLiteral("ascending"), true).toBool();
    m_settings.endGroup();
    if (state.order.isEmpty() || widths.size() != state.order.size())
        return std::nullopt;
    for (const QString &width : widths) {
        bool isNumber = false;
        const int pixels = width.toInt(&isNumber);
        if (!isNumber || pixels <= 0)
            return std::nullopt;
        state.widths << pixels;
    }
    return state;
}

void Settings::setColumns(const QString &tableId, const ColumnState &state)
{
    QStringList widths;
    widths.reserve(state.widths.size());
    for (const int width : state.widths)
        widths << QString::number(width);
    m_settings.beginGroup(key("columns", tableId));
    m_settings.setValue(QStringLiteral("order"), state.order);
    m_settings.setValue(QStringLiteral("known"), state.known);
    m_settings.setValue(QStringLiteral("widths"), widths);
    m_settings.setValue(QStringLiteral("sortedBy"), state.sortedBy);
    m_settings.setValue(QStringLiteral("ascending"), state.ascending);
    m_settings.endGroup();
}

QByteArray Settings::windowGeometry() const
{
    return m_settings.value(QStringLiteral("window/geometry")).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray &geometry)
{
    m_settings.setValue(QStringLiteral("window/geometry"), geometry);
}

QByteArray Settings::splitter(const QString &name) const
{
    return m_settings.value(key("splitters", name)).toByteArray();
}

void Settings::setSplitter(const QString &name, const QByteArray &state)
{
    m_settings.setValue(key("splitters", name), state);
}

QString Settings::lastPage() const
{
    return m_settings.value(QStringLiteral("window/page")).toString();
}

void Settings::setLastPage(const QString &id)
{
    m_settings.setValue(QStringLiteral("window/page"), id);
}

QString Settings::choice(const QString &name, const QString &otherwise) const
{
    return m_settings.value(key("choices", name), otherwise).toString();
}

void Settings::setChoice(const QString &name, const QString &value)
{
    m_settings.setValue(key("choices", name), value);
}

bool Settings::sync()
{
    m_settings.sync();
    return m_settings.status() == QSettings::NoError;
}

} // namespace xuanka
