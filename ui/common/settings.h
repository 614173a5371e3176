// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/language.h"

#include <QByteArray>
#include <QSettings>
#include <QStringList>

#include <optional>

namespace xuanka {

enum class ThemeChoice { System, Light, Dark };

/// How a person left a table. Columns go by id, so that a version with more columns restores what it knows.
struct ColumnState {
    QStringList order;   ///< ids of the visible columns, left to right
    QStringList known;   ///< every id that existed when this was kept: the others are new and keep their default
    QList<int> widths;   ///< of `order`, in device-independent pixels
    QString sortedBy;    ///< id, empty if unsorted
    bool ascending = true;
    bool operator==(const ColumnState &) const = default;
};

/// Everything the program remembers between two starts that is not part of a workspace.
/// One typed table over an INI file; unknown or damaged values fall back to the default.
class Settings {
public:
    /// The path is injected: tests never touch a home folder. The file is made on the first write.
    explicit Settings(const QString &path);
    /// "xuanka.ini" in the user's configuration folder.
    static QString defaultPath();

    /// Absent until chosen: the system's language is followed then.
    std::optional<Language> language() const;
    void setLanguage(Language language);
    ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);
    /// Newest first, at most ten, no path twice.
    QStringList recentFiles() const;
    void addRecentFile(const QString &path);
    void removeRecentFile(const QString &path);
    std::optional<ColumnState> columns(const QString &tableId) const;
    void setColumns(const QString &tableId, const ColumnState &state);
    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);
    /// Splitter states by name.
    QByteArray splitter(const QString &name) const;
    void setSplitter(const QString &name, const QByteArray &state);
    /// The page last shown.
    QString lastPage() const;
    void setLastPage(const QString &id);
    /// Small choices of one page ("costs/currency"); the key names page and choice.
    QString choice(const QString &key, const QString &otherwise = QString()) const;
    void setChoice(const QString &key, const QString &value);

    /// Writes now instead of at the next turn of the event loop. False if the file cannot be written.
    bool sync();

private:
    mutable QSettings m_settings;
};

} // namespace xuanka
