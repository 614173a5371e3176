// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/language_switch.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace xuanka {

LanguageSwitch::~LanguageSwitch()
{
    remove();
}

void LanguageSwitch::apply(Language language)
{
    remove();
    m_current = language;
    const QLocale locale(languageName(language));
    // English has a file too: it holds the plural forms ("1 card", "3 cards").
    if (m_program.load(QStringLiteral(":/i18n/xuanka_") + languageName(language)))
        QCoreApplication::installTranslator(&m_program);
    // The form with a QLocale: the form with a name does not find qtbase_zh_CN for "zh".
    if (language != Language::English
        && m_qt.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                     QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
}

Language LanguageSwitch::initial(const QString &wanted, const QStringList &systemLanguages)
{
    if (!wanted.isEmpty())
        return languageFromName(wanted);
    return systemLanguages.isEmpty() ? Language::English : languageFromName(systemLanguages.constFirst());
}

void LanguageSwitch::remove()
{
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_qt);
}

} // namespace xuanka
