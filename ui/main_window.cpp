// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/main_window.h"

#include "store/first_start.h"
#include "store/workspace.h"
#include "ui/common/action_registry.h"
#include "ui/common/app_context.h"
#include "ui/common/dialogs.h"
#include "ui/common/language_switch.h"
#include "ui/common/notice_bar.h"
#include "ui/common/page.h"
#include "ui/common/theme.h"
#include "ui/page_list.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QUndoStack>
#include <QVBoxLayout>

namespace xuanka {

namespace {

QString userName()
{
    for (const char *variable : {"USER", "USERNAME", "LOGNAME"}) {
        const QString name = qEnvironmentVariable(variable);
        if (!name.isEmpty())
            return name;
    }
    return QStringLiteral("?");
}

QString droppedWorkspace(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    if (urls.size() != 1 || !urls.constFirst().isLocalFile())
        return {};
    const QString path = urls.constFirst().toLocalFile();
    return path.endsWith(QLatin1String(".xuanka"), Qt::CaseInsensitive) ? path : QString();
}

bool isOnAScreen(const QRect &frame)
{
    // The title bar must be reachable with the mouse.
    const QRect grip(frame.left(), frame.top(), frame.width(), 40);
    const QList<QScreen *> screens = QGuiApplication::screens();
    return std::any_of(screens.cbegin(), screens.cend(), [&grip](const QScreen *screen) {
        const QRect seen = screen->availableGeometry().intersected(grip);
        return seen.width() >= 100 && seen.height() >= 20;
    });
}

} // namespace

MainWindow::MainWindow(AppContext &context, LanguageSwitch &language, QWidget *parent)
    : QMainWindow(parent)
    , m_context(context)
    , m_language(language)
    , m_entries(pageList())
    , m_pages(static_cast<qsizetype>(m_entries.size()), nullptr)
{
    setAcceptDrops(true);
    setLocale(context.locale());
    buildActions();
    buildMenus();
    buildCentre();
    restoreWindow();
    connectWorkspace();
    retranslate();
    const QString last = context.settings().lastPage();
    showPage(pageIds().contains(last) ? last : m_entries.front().id);
}

MainWindow::~MainWindow()
{
    m_context.setWorkspace(nullptr);
}

void MainWindow::buildCentre()
{
    auto *centre = new QWidget(this);
    m_navigation = new QListWidget(centre);
    m_navigation->setObjectName(QStringLiteral("navigation"));
    m_navigation->setFrameShape(QFrame::NoFrame);
    m_navigation->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_navigation->setAutoFillBackground(false);
    m_navigation->viewport()->setAutoFillBackground(false);
    for (const PageEntry &entry : m_entries)
        new QListWidgetItem(themedIcon(entry.id), QString(), m_navigation);
    connect(m_navigation, &QListWidget::currentRowChanged, this, &MainWindow::showEntry);

    m_heading = new QLabel(centre);
    m_heading->setTextFormat(Qt::PlainText);
    m_profileLabel = new QLabel(centre);
    m_profiles = new QComboBox(centre);
    m_profiles->setObjectName(QStringLiteral("profiles"));
    m_profiles->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_profiles->setMinimumContentsLength(24);
    m_profileLabel->setBuddy(m_profiles);
    connect(m_profiles, &QComboBox::activated, this,
            [this] { m_context.setCurrentProfileId(m_profiles->currentData().toString()); });
    connect(&m_context, &AppContext::currentProfileChanged, this,
            [this](const QString &id) { m_profiles->setCurrentIndex(m_profiles->findData(id)); });
    m_readOnly = new NoticeBar(Meaning::Warning, centre);
    connect(m_readOnly, &NoticeBar::buttonClicked, this, &MainWindow::workOnCopy);
    m_stack = new QStackedWidget(centre);
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        m_stack->addWidget(new QWidget(m_stack));

    auto *head = new QHBoxLayout;
    head->setContentsMargins(groupSpacing(), itemSpacing(), groupSpacing(), itemSpacing());
    head->addWidget(m_heading, 1);
    head->addWidget(m_profileLabel);
    head->addWidget(m_profiles);
    auto *right = new QVBoxLayout;
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(0);
    right->addLayout(head);
    right->addWidget(m_readOnly);
    right->addWidget(m_stack, 1);
    auto *layout = new QHBoxLayout(centre);
    layout->setContentsMargins(itemSpacing(), 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_navigation);
    layout->addLayout(right, 1);
    setCentralWidget(centre);

    m_path = new QLabel(this);
    m_path->setTextFormat(Qt::PlainText);
    m_saved = new QLabel(this);
    m_path->setIndent(itemSpacing());
    m_saved->setIndent(itemSpacing());
    statusBar()->addWidget(m_path, 1);
    statusBar()->addPermanentWidget(m_saved);
}

QStringList MainWindow::pageIds() const
{
    QStringList ids;
    for (const PageEntry &entry : m_entries)
        ids << entry.id;
    return ids;
}

QString MainWindow::currentPageId() const
{
    return pageIds().value(m_navigation->currentRow());
}

void MainWindow::showPage(const QString &id)
{
    const auto index = static_cast<int>(pageIds().indexOf(id));
    if (index >= 0)
        m_navigation->setCurrentRow(index);
}

Page *MainWindow::page(const QString &id)
{
    const qsizetype index = pageIds().indexOf(id);
    if (index < 0)
        return nullptr;
    if (!m_pages.at(index)) {
        Page *built = m_entries.at(static_cast<std::size_t>(index)).create(m_context, m_stack);
        m_pages[index] = built;
        QWidget *empty = m_stack->widget(static_cast<int>(index));
        m_stack->insertWidget(static_cast<int>(index), built);
        m_stack->removeWidget(empty);
        delete empty;
    }
    return m_pages.at(index);
}

void MainWindow::showEntry(int index)
{
    if (index < 0)
        return;
    const QString id = pageIds().at(index);
    Page *shown = page(id);
    m_stack->setCurrentIndex(index);
    shown->refresh();
    m_heading->setText(shown->title());
    m_context.settings().setLastPage(id);
    fillPageMenu();
}

void MainWindow::fillPageMenu()
{
    m_pageMenu->clear();
    const Page *shown = m_pages.value(m_navigation->currentRow());
    if (shown)
        m_pageMenu->addActions(shown->actions());
    m_pageMenu->menuAction()->setVisible(!m_pageMenu->isEmpty());
}

void MainWindow::retranslate()
{
    const ActionRegistry &actions = m_context.actions();
    m_fileMenu->setTitle(tr("&File"));
    m_recentMenu->setTitle(tr("Open &recent"));
    m_editMenu->setTitle(tr("&Edit"));
    m_pageMenu->setTitle(tr("&Page"));
    m_viewMenu->setTitle(tr("&View"));
    m_languageMenu->setTitle(tr("&Language"));
    m_themeMenu->setTitle(tr("&Theme"));
    m_helpMenu->setTitle(tr("&Help"));
    m_navigation->setAccessibleName(tr("Pages"));
    m_profileLabel->setText(tr("P&rofile:"));
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.35);
    m_heading->setFont(large);
    const QSize icon(fontMetrics().height() * 3 / 2, fontMetrics().height() * 3 / 2);
    m_navigation->setIconSize(icon);
    int widest = 0;
    for (int i = 0; i < m_navigation->count(); ++i) {
        const PageEntry &entry = m_entries.at(static_cast<std::size_t>(i));
        const QString title = pageTitle(entry);
        QListWidgetItem *item = m_navigation->item(i);
        item->setText(title);
        const QKeySequence keys = actions.action(QStringLiteral("go.") + entry.id)->shortcut();
        item->setToolTip(QStringLiteral("%1 (%2)").arg(title, keys.toString(QKeySequence::NativeText)));
        item->setSizeHint({0, fontMetrics().height() * 5 / 2});
        actions.action(QStringLiteral("go.") + entry.id)
            ->setText(QCoreApplication::translate("Pages", entry.title));
        widest = std::max(widest, fontMetrics().horizontalAdvance(title));
    }
    m_navigation->setFixedWidth(widest + icon.width() + fontMetrics().height() * 2);
    actions.action(QStringLiteral("view.language.") + languageName(m_context.language()))->setChecked(true);
    const ThemeChoice theme = m_context.settings().theme();
    const QString themeId = theme == ThemeChoice::Light ? QStringLiteral("view.theme.light")
        : theme == ThemeChoice::Dark                    ? QStringLiteral("view.theme.dark")
                                                        : QStringLiteral("view.theme.system");
    actions.action(themeId)->setChecked(true);
    if (const Page *shown = m_pages.value(m_navigation->currentRow()))
        m_heading->setText(shown->title());
    fillProfiles();
    updateUndo();
    updateTitle();
    showReadOnlyReason();
}

void MainWindow::setLanguage(Language language)
{
    m_context.settings().setLanguage(language);
    m_language.apply(language);
    const QLocale locale = displayLocale(language, QLocale::system());
    QLocale::setDefault(locale);
    m_context.setLanguage(language, locale);
    setLocale(locale);
}

void MainWindow::setTheme(ThemeChoice theme)
{
    m_context.settings().setTheme(theme);
    applyTheme(*qApp, theme);
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_context.actions().retranslate();
        retranslate();
    }
}

Done MainWindow::openWorkspace(const QString &path)
{
    if (m_workspace && QFileInfo(path) == QFileInfo(m_workspace->path()))
        return {};
    return Workspace::open(path, {userName(), [this] { return m_context.now(); }})
        .map([this](std::unique_ptr<Workspace> &&workspace) { adopt(std::move(workspace)); });
}

Done MainWindow::createWorkspace(const QString &path)
{
    Result<std::unique_ptr<Workspace>> made
        = createWithExamples(path, {userName(), [this] { return m_context.now(); }}, m_context.language());
    if (!made)
        return fail(made.error());
    adopt(std::move(*made));
    return {};
}

void MainWindow::adopt(std::unique_ptr<Workspace> workspace)
{
    m_context.setWorkspace(workspace.get());
    m_workspace = std::move(workspace); // the old one goes after nobody points to it
    m_context.settings().addRecentFile(m_workspace->path());
    connectWorkspace();
    retranslate();
    if (Page *shown = m_pages.value(m_navigation->currentRow()))
        shown->refresh();
}

void MainWindow::connectWorkspace()
{
    if (!m_workspace)
        return;
    connect(m_workspace.get(), &Workspace::profilesChanged, this, &MainWindow::fillProfiles);
    connect(m_workspace.get(), &Workspace::undoFailed, this,
            [this](const Error &error) { m_context.dialogs().tell(this, error); });
    const QUndoStack *undoStack = m_workspace->undoStack();
    connect(undoStack, &QUndoStack::indexChanged, this, &MainWindow::updateUndo);
    connect(undoStack, &QUndoStack::canUndoChanged, this, &MainWindow::updateUndo);
    connect(undoStack, &QUndoStack::canRedoChanged, this, &MainWindow::updateUndo);
}

void MainWindow::fillProfiles()
{
    const QSignalBlocker blocker(m_profiles);
    m_profiles->clear();
    if (m_workspace) {
        const QList<DemandProfile> profiles = m_workspace->profiles().value_or(QList<DemandProfile>());
        for (const DemandProfile &profile : profiles)
            m_profiles->addItem(profile.name, profile.id);
    }
    m_profiles->setEnabled(m_profiles->count() > 0);
    if (m_profiles->count() == 0)
        m_profiles->setPlaceholderText(tr("No profile yet"));
    const int current = m_profiles->findData(m_context.currentProfileId());
    m_profiles->setCurrentIndex(current >= 0 ? current : m_profiles->count() > 0 ? 0 : -1);
    m_context.setCurrentProfileId(m_profiles->currentData().toString());
}

void MainWindow::undo()
{
    if (m_workspace)
        m_workspace->undoStack()->undo();
}

void MainWindow::redo()
{
    if (m_workspace)
        m_workspace->undoStack()->redo();
}

void MainWindow::updateUndo()
{
    const QUndoStack *stack = m_workspace ? m_workspace->undoStack() : nullptr;
    QAction *undoAction = m_context.actions().action(QStringLiteral("edit.undo"));
    QAction *redoAction = m_context.actions().action(QStringLiteral("edit.redo"));
    undoAction->setEnabled(stack && stack->canUndo());
    redoAction->setEnabled(stack && stack->canRedo());
    undoAction->setText(undoAction->isEnabled() ? tr("&Undo: %1").arg(stack->undoText()) : tr("&Undo"));
    redoAction->setText(redoAction->isEnabled() ? tr("&Redo: %1").arg(stack->redoText()) : tr("&Redo"));
}

void MainWindow::updateTitle()
{
    m_context.actions().action(QStringLiteral("file.backup"))->setEnabled(m_workspace != nullptr);
    if (!m_workspace) {
        setWindowTitle(tr("Xuanka"));
        m_path->setText(tr("No workspace is open."));
        m_saved->clear();
        return;
    }
    const QString path = m_workspace->path();
    setWindowTitle(tr("%1[*] – Xuanka").arg(QFileInfo(path).completeBaseName()));
    setWindowFilePath(path);
    m_path->setText(QDir::toNativeSeparators(path));
    m_saved->setText(m_context.canChange() ? tr("Every change is saved at once.") : tr("Read only"));
}

void MainWindow::showReadOnlyReason()
{
    const std::optional<Error> reason
        = m_workspace && !m_context.canChange() ? m_workspace->readOnlyReason() : std::nullopt;
    if (!reason) {
        m_readOnly->setText({});
        return;
    }
    m_readOnly->setButtonText(tr("Work on a copy…"));
    m_readOnly->setText(tr("This workspace is open for reading only: it %1").arg(errorSentence(*reason)));
}

void MainWindow::restoreWindow()
{
    const QRect available = screen()->availableGeometry();
    resize(QSize(fontMetrics().height() * 72, fontMetrics().height() * 46).boundedTo(available.size()));
    const QByteArray geometry = m_context.settings().windowGeometry();
    if (geometry.isEmpty() || !restoreGeometry(geometry) || !isOnAScreen(frameGeometry()))
        move(available.center() - QPoint(width() / 2, height() / 2));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_context.settings().setWindowGeometry(saveGeometry());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!droppedWorkspace(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QString path = droppedWorkspace(*event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    openOrTell(path);
}

void MainWindow::fillRecentFiles()
{
    m_recentMenu->clear();
    const QStringList files = m_context.settings().recentFiles();
    for (const QString &path : files) {
        QString text = QDir::toNativeSeparators(path);
        QAction *action = m_recentMenu->addAction(text.replace(QLatin1Char('&'), QLatin1String("&&")));
        connect(action, &QAction::triggered, this, [this, path] { openOrTell(path); });
    }
    m_recentMenu->setEnabled(!files.isEmpty());
}

void MainWindow::openOrTell(const QString &path)
{
    if (const Done opened = openWorkspace(path); !opened) {
        m_context.settings().removeRecentFile(path);
        m_context.dialogs().tell(this, opened.error());
    }
}

void MainWindow::askNew()
{
    const QString path = m_context.dialogs().saveFile(this, tr("New workspace"), tr("Workspace") + QLatin1String(".xuanka"),
                                                      tr("Xuanka workspace (*.xuanka)"));
    if (path.isEmpty())
        return;
    if (const Done made = createWorkspace(path); !made)
        m_context.dialogs().tell(this, made.error());
}

void MainWindow::askOpen()
{
    const QString path
        = m_context.dialogs().openFile(this, tr("Open workspace"), tr("Xuanka workspace (*.xuanka)"));
    if (!path.isEmpty())
        openOrTell(path);
}

void MainWindow::askBackup()
{
    const QString name = QStringLiteral("%1-%2.xuanka")
                             .arg(QFileInfo(m_workspace->path()).completeBaseName(),
                                  m_context.now().date().toString(Qt::ISODate));
    const QString path
        = m_context.dialogs().saveFile(this, tr("Back up the workspace"), name, tr("Xuanka workspace (*.xuanka)"));
    if (path.isEmpty())
        return;
    if (const Done written = m_workspace->backup(path); !written)
        m_context.dialogs().tell(this, written.error());
    else
        statusBar()->showMessage(tr("The copy was written and checked: %1").arg(QDir::toNativeSeparators(path)), 8000);
}

void MainWindow::workOnCopy()
{
    const QString name = tr("%1 (copy)").arg(QFileInfo(m_workspace->path()).completeBaseName());
    const QString path = m_context.dialogs().saveFile(this, tr("Work on a copy"), name + QLatin1String(".xuanka"),
                                                      tr("Xuanka workspace (*.xuanka)"));
    if (path.isEmpty())
        return;
    if (const Done written = m_workspace->backup(path); !written)
        m_context.dialogs().tell(this, written.error());
    else
        openOrTell(path);
}

} // namespace xuanka
