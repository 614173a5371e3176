// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace xuanka {

/// The two languages of the product. Both are complete; neither is a translation of last resort.
enum class Language { English, SimplifiedChinese };

/// A text that belongs to the data (catalog, checklists, rules) and therefore carries both languages itself.
/// Words of the program go through tr() instead.
struct LocalizedText {
    QString english;
    QString chinese;

    const QString &in(Language language) const
    {
        return language == Language::SimplifiedChinese && !chinese.isEmpty() ? chinese : english;
    }
    bool isEmpty() const { return english.isEmpty() && chinese.isEmpty(); }
    bool operator==(const LocalizedText &) const = default;
};

/// "en", "en_GB", "zh_CN", "zh-Hans" … to a Language; anything that does not start with "zh" is English.
Language languageFromName(const QString &name);
/// The name used by --lang and by the settings: "en" or "zh_CN".
QString languageName(Language language);

} // namespace xuanka
