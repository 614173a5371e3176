// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/language.h"

#include <QTranslator>

namespace xuanka {

/// Puts the program and Qt's own dialogs into a language while it runs. Without a translation file the English source
/// texts are shown.
class LanguageSwitch {
public:
    LanguageSwitch() = default;
    ~LanguageSwitch();

    /// Widgets receive QEvent::LanguageChange before this returns. Needs a QCoreApplication.
    void apply(Language language);
    Language current() const { return m_current; }

    /// The language to start with: `wanted` ("en", "zh_CN"), else the first of the system's languages that is known.
    static Language initial(const QString &wanted, const QStringList &systemLanguages);

private:
    Q_DISABLE_COPY_MOVE(LanguageSwitch)
    void remove();

    QTranslator m_program;
    QTranslator m_qt;
    Language m_current = Language::English;
};

} // namespace xuanka
