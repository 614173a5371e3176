// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/demand_page.h"

#include "demand/implications.h"
#include "demand/profile_table_model.h"
#include "store/workspace.h"
#include "ui/common/action_registry.h"
#include "ui/common/app_context.h"
#include "ui/common/dialogs.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/common/two_line_delegate.h"
#include "ui/common/why_panel.h"
#include "ui/demand/demand_wizard.h"
#include "ui/demand/profile_list_model.h"
#include "ui/demand/profile_view.h"

#include <QAction>
#include <QListView>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolBar>
#include <QVBoxLayout>

namespace xuanka {

DemandPage::DemandPage(AppContext &context, QWidget *parent)
    : Page(context, parent)
    , m_table(new ProfileTableModel(this))
    , m_list(new ProfileListModel(this))
    , m_splitter(new QSplitter(this))
    , m_bar(new QToolBar)
    , m_view(new QListView)
    , m_right(new QStackedWidget)
    , m_empty(new QWidget)
    , m_emptyText(new TextLabel(TextLabel::Tone::Muted))
    , m_begin(new QPushButton)
    , m_profile(new ProfileView(context))
    , m_whyPlace(new QWidget)
    , m_why(new WhyPanel(context))
{
    m_list->setSourceModel(m_table);
    m_view->setModel(m_list);
    m_view->setModelColumn(ProfileTableModel::NameColumn);
    m_view->setItemDelegate(new TwoLineDelegate([this](const QModelIndex &index) { return detailOf(index); }, m_view));
    m_view->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_view->setUniformItemSizes(true);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    makeActions();

    auto *left = new QWidget;
    auto *leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(0, 0, 0, 0);
    leftColumn->addWidget(m_bar);
    leftColumn->addWidget(m_view);

    connect(m_begin, &QPushButton::clicked, m_new, &QAction::trigger);
    auto *emptyColumn = new QVBoxLayout(m_empty);
    emptyColumn->addStretch();
    emptyColumn->addWidget(m_emptyText);
    emptyColumn->addWidget(m_begin, 0, Qt::AlignHCenter);
    emptyColumn->addStretch();
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_right->addWidget(m_empty);
    m_right->addWidget(m_profile);

    auto *whyColumn = new QVBoxLayout(m_whyPlace);
    whyColumn->setContentsMargins(0, 0, 0, 0);
    whyColumn->addWidget(m_why);
    m_whyPlace->hide();
    auto *closeWhy =
        new QShortcut(QKeySequence(Qt::Key_Escape), m_whyPlace, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(closeWhy, &QShortcut::activated, m_whyPlace, &QWidget::hide);
    auto *rightSplitter = new QSplitter(Qt::Vertical);
    rightSplitter->setChildrenCollapsible(false);
    rightSplitter->addWidget(m_right);
    rightSplitter->addWidget(m_whyPlace);
    rightSplitter->setStretchFactor(0, 1);

    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(left);
    m_splitter->addWidget(rightSplitter);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({ fontMetrics().averageCharWidth() * 48, fontMetrics().averageCharWidth() * 100 });
    m_splitter->restoreState(context.settings().splitter(QStringLiteral("demand")));
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_splitter);

    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { this->context().settings().setSplitter(QStringLiteral("demand"), m_splitter->saveState()); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &index) {
        m_profile->finishEditing();
        if (index.isValid())
            this->context().setCurrentProfileId(index.data(ProfileTableModel::IdRole).toString());
    });
    connect(m_view, &QListView::doubleClicked, this, &DemandPage::editProfile);
    connect(m_list, &ProfileListModel::renameWanted, this, &DemandPage::rename);
    connect(m_profile, &ProfileView::changeWanted, this, &DemandPage::save);
    connect(m_profile, &ProfileView::whyWanted, this, &DemandPage::showWhy);
    connect(&context, &AppContext::currentProfileChanged, this, &DemandPage::choose);
    connect(&context, &AppContext::workspaceAboutToChange, m_profile, &ProfileView::finishEditing);
    connect(&context, &AppContext::workspaceChanged, this, &DemandPage::connectWorkspace);
    retranslate();
    connectWorkspace();
}

DemandPage::~DemandPage()
{
    delete m_view; // now, while there is somebody to take a name that is still being typed
}

QString DemandPage::title() const { return tr("Demand"); }

void DemandPage::makeActions()
{
    ActionRegistry &actions = context().actions();
    m_new = actions.add({ QStringLiteral("demand.new"), QT_TRANSLATE_NOOP("Actions", "&New profile…"),
                          QT_TRANSLATE_NOOP("Actions", "Answer a few questions about the work"),
                          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), QStringLiteral("add") },
                        this);
    m_edit = actions.add({ QStringLiteral("demand.edit"), QT_TRANSLATE_NOOP("Actions", "&Edit profile…"),
                           QT_TRANSLATE_NOOP("Actions", "Change the answers of the chosen profile"),
                           QKeySequence(Qt::CTRL | Qt::Key_E), QStringLiteral("edit") },
                         this);
    m_duplicate = actions.add({ QStringLiteral("demand.duplicate"), QT_TRANSLATE_NOOP("Actions", "D&uplicate profile"),
                                QT_TRANSLATE_NOOP("Actions", "Make a copy to try other answers"),
                                QKeySequence(Qt::CTRL | Qt::Key_D), QStringLiteral("duplicate") },
                              this);
    m_delete = actions.add({ QStringLiteral("demand.delete"), QT_TRANSLATE_NOOP("Actions", "&Delete profile"),
                             QT_TRANSLATE_NOOP("Actions", "Delete the chosen profile; can be undone"), QKeySequence(),
                             QStringLiteral("delete") },
                           this);
    connect(m_new, &QAction::triggered, this, &DemandPage::newProfile);
    connect(m_edit, &QAction::triggered, this, &DemandPage::editProfile);
    connect(m_duplicate, &QAction::triggered, this, &DemandPage::duplicateProfile);
    connect(m_delete, &QAction::triggered, this, &DemandPage::deleteProfile);
    const QList<QAction *> all { m_new, m_edit, m_duplicate, m_delete };
    addActions(all);
    m_view->addActions(all);
    m_bar->addActions(all);
    m_bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    // Only while the list has the focus: elsewhere the key deletes text.
    auto *deleteKey = new QShortcut(QKeySequence::Delete, m_view, nullptr, nullptr, Qt::WidgetShortcut);
    connect(deleteKey, &QShortcut::activated, this, &DemandPage::deleteProfile);
}

void DemandPage::connectWorkspace()
{
    if (Workspace *workspace = context().workspace())
        connect(workspace, &Workspace::profilesChanged, this, &DemandPage::reload, Qt::UniqueConnection);
    reload();
}

void DemandPage::refresh() { reload(); }

void DemandPage::reload()
{
    QList<DemandProfile> profiles;
    if (const Workspace *workspace = context().workspace()) {
        if (const auto read = workspace->profiles())
            profiles = *read;
        else
            context().dialogs().tell(this, read.error());
    }
    const int row = m_view->currentIndex().row();
    m_table->setProfiles(profiles);
    if (m_table->rowOf(context().currentProfileId()) < 0) { // deleted: the neighbour is next
        const int last = static_cast<int>(profiles.size()) - 1;
        context().setCurrentProfileId(last < 0 ? QString() : profiles.at(qBound(0, row, last)).id);
    }
    choose(context().currentProfileId());
}

void DemandPage::choose(const QString &profileId)
{
    const int row = m_table->rowOf(profileId);
    if (row >= 0 && m_view->currentIndex().row() != row)
        m_view->setCurrentIndex(m_list->index(row, ProfileTableModel::NameColumn));
    showChosen();
}

const DemandProfile *DemandPage::chosen() const
{
    const int row = m_table->rowOf(context().currentProfileId());
    return row < 0 ? nullptr : &m_table->profiles().at(row);
}

void DemandPage::showChosen()
{
    const bool canChange = context().canChange();
    const DemandProfile *profile = chosen();
    m_new->setEnabled(canChange);
    m_begin->setEnabled(canChange);
    for (QAction *action : { m_edit, m_duplicate, m_delete })
        action->setEnabled(canChange && profile != nullptr);
    m_list->setEditable(canChange);
    m_profile->setReadOnly(!canChange);
    m_whyPlace->hide();
    m_right->setCurrentWidget(profile != nullptr ? static_cast<QWidget *>(m_profile) : m_empty);
    if (profile != nullptr)
        m_profile->setProfile(*profile);
}

QString DemandPage::detailOf(const QModelIndex &index) const
{
    QStringList parts { index.siblingAtColumn(ProfileTableModel::TasksColumn).data().toString(),
                        tr("%1 h").arg(index.siblingAtColumn(ProfileTableModel::HoursColumn).data().toString()),
                        index.siblingAtColumn(ProfileTableModel::BudgetColumn).data().toString() };
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

void DemandPage::newProfile() { openWizard(DemandProfile()); }

void DemandPage::editProfile()
{
    if (const DemandProfile *profile = chosen(); profile != nullptr && context().canChange())
        openWizard(*profile);
}

void DemandPage::openWizard(const DemandProfile &profile)
{
    auto *wizard = new DemandWizard(context(), profile, this);
    wizard->setAttribute(Qt::WA_DeleteOnClose);
    connect(wizard, &QDialog::accepted, this, [this, wizard] { save(wizard->profile()); });
    wizard->open();
}

void DemandPage::save(const DemandProfile &profile)
{
    Workspace *workspace = context().workspace();
    if (workspace == nullptr)
        return;
    if (!profile.id.isEmpty()) {
        if (const Done saved = workspace->changeProfileUndoable(profile); !saved)
            context().dialogs().tell(this, saved.error());
        return;
    }
    const auto id = workspace->addProfileUndoable(profile);
    if (!id) {
        context().dialogs().tell(this, id.error());
        return;
    }
    context().setCurrentProfileId(*id);
}

void DemandPage::duplicateProfile()
{
    const DemandProfile *profile = chosen();
    if (profile == nullptr)
        return;
    DemandProfile copy = *profile;
    copy.id.clear();
    copy.name = tr("%1 (copy)").arg(profile->name);
    save(copy);
}

void DemandPage::deleteProfile()
{
    const DemandProfile *profile = chosen();
    if (profile == nullptr || !context().canChange())
        return;
    const QString profileId = profile->id; // the profile itself goes while it is being deleted
    if (const Done deleted = context().workspace()->deleteProfileUndoable(profileId); !deleted)
        context().dialogs().tell(this, deleted.error());
}

void DemandPage::rename(const QString &profileId, const QString &name)
{
    const int row = m_table->rowOf(profileId);
    if (row < 0)
        return;
    DemandProfile renamed = m_table->profiles().at(row);
    renamed.name = name;
    save(renamed);
}

void DemandPage::showWhy(const QString &conditionId)
{
    const Condition *condition = m_profile->condition(conditionId);
    if (condition == nullptr)
        return;
    const bool again = m_whyPlace->isVisible() && m_whyShown == conditionId;
    m_whyShown = conditionId;
    m_why->setTrace(condition->trace, condition->says.in(context().language()));
    m_whyPlace->setVisible(!again); // asking twice closes it, as Escape does
}

void DemandPage::hideEvent(QHideEvent *event)
{
    m_profile->finishEditing();
    Page::hideEvent(event);
}

void DemandPage::retranslate()
{
    m_view->setAccessibleName(tr("Demand profiles"));
    m_new->setIconText(tr("New…"));
    m_edit->setIconText(tr("Edit…"));
    m_duplicate->setIconText(tr("Duplicate"));
    m_delete->setIconText(tr("Delete"));
    m_begin->setText(tr("New profile…"));
    m_emptyText->setText(tr("There is no demand profile yet.\nAnswer a few questions about the work: what it is, how "
                            "large, how long it runs and which rules apply."));
    m_table->retranslate();
    m_profile->retranslate();
}

Page *createDemandPage(AppContext &context, QWidget *parent) { return new DemandPage(context, parent); }

} // namespace xuanka
