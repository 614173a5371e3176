// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/workbench.h"

#include "ui/common/qt_dialogs.h"
#include "ui/common/theme.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QFont>
#include <QFontDatabase>
#include <QFontInfo>
#include <QStandardPaths>

#include <algorithm>

namespace xuanka {

namespace {

QString defaultWorkspacePath()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    return folder.filePath(QStringLiteral("workspace.xuanka"));
}

} // namespace

Result<std::unique_ptr<Workbench>> Workbench::start(const Options &options)
{
    Result<Catalog> catalog = Catalog::loadBuiltIn();
    if (!catalog)
        return fail(catalog.error());
    Result<ModelLibrary> library = ModelLibrary::loadBuiltIn();
    if (!library)
        return fail(library.error());
    Result<Checklist> checklist = Checklist::loadBuiltIn();
    if (!checklist)
        return fail(checklist.error());
    return std::unique_ptr<Workbench>(
        new Workbench(options, std::move(*catalog), std::move(*library), std::move(*checklist)));
}

Workbench::Workbench(const Options &options, Catalog catalog, ModelLibrary library, Checklist checklist)
    : m_catalog(std::move(catalog))
    , m_library(std::move(library))
    , m_checklist(std::move(checklist))
    , m_settings(options.settingsPath.isEmpty() ? Settings::defaultPath() : options.settingsPath)
    , m_ownDialogs(options.dialogs ? nullptr : std::make_unique<QtDialogs>())
    , m_dialogs(options.dialogs ? *options.dialogs : *m_ownDialogs)
{
    setReadableFont();
    applyTheme(*qApp, options.theme.value_or(m_settings.theme()));
    const std::optional<Language> wanted = options.language ? options.language : m_settings.language();
    const Language language = LanguageSwitch::initial(wanted ? languageName(*wanted) : QString(),
                                                      QLocale::system().uiLanguages());
    const QLocale locale = displayLocale(language, QLocale::system());
    m_language.apply(language);
    QLocale::setDefault(locale);
    const auto systemClock = [] { return QDateTime::currentDateTimeUtc(); };
    m_context = std::make_unique<AppContext>(
        AppContext::Parts {m_catalog, m_library, m_checklist, m_settings, m_dialogs,
                           options.clock ? options.clock : std::function<QDateTime()>(systemClock)});
    m_context->setLanguage(language, locale);
    m_window = std::make_unique<MainWindow>(*m_context, m_language);
}

Workbench::~Workbench() = default;

void Workbench::openFirstWorkspace(const QString &path)
{
    const QString recent = m_settings.recentFiles().value(0);
    const QString wanted = !path.isEmpty() ? path : QFileInfo::exists(recent) ? recent : QString();
    if (!wanted.isEmpty()) {
        const Done opened = m_window->openWorkspace(wanted);
        if (opened)
            return;
        m_dialogs.tell(m_window.get(), opened.error());
    }
    const QString usual = defaultWorkspacePath();
    if (wanted == usual)
        return;
    const Done done = QFileInfo::exists(usual) ? m_window->openWorkspace(usual) : m_window->createWorkspace(usual);
    if (!done)
        m_dialogs.tell(m_window.get(), done.error());
}

void setReadableFont()
{
    const QStringList installed = QFontDatabase::families();
    const auto firstOf = [&installed](const QStringList &wanted) {
        const auto found = std::find_if(wanted.cbegin(), wanted.cend(),
                                        [&installed](const QString &family) { return installed.contains(family); });
        return found == wanted.cend() ? QString() : *found;
    };
    QFont font = QApplication::font();
    // A Chinese face draws Latin quotation marks as wide as a character, so a Latin one comes first.
    QString latin = QFontInfo(font).family();
    if (QFontDatabase::writingSystems(latin).contains(QFontDatabase::SimplifiedChinese))
        latin = firstOf({QStringLiteral("Segoe UI"), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    // Left to itself, Qt shows Japanese forms of Chinese characters.
    const QString chinese
        = firstOf({QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Source Han Sans SC"),
                   QStringLiteral("Microsoft YaHei"), QStringLiteral("PingFang SC"),
                   QStringLiteral("WenQuanYi Micro Hei"), QStringLiteral("Droid Sans Fallback")});
    QStringList families {latin, chinese};
    families.removeAll(QString());
    if (families.isEmpty())
        return;
    font.setFamilies(families);
    QApplication::setFont(font);
}

} // namespace xuanka
