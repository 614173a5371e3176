// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quantity/language.h"

namespace xuanka {

Language languageFromName(const QString &name)
{
    return name.startsWith(QLatin1String("zh"), Qt::CaseInsensitive) ? Language::SimplifiedChinese
                                                                      : Language::English;
}

QString languageName(Language language)
{
    return language == Language::SimplifiedChinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

} // namespace xuanka
