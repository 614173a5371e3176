// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platforms/platforms_page.h"

#include "store/workspace.h"
#include "ui/common/action_registry.h"
#include "ui/common/app_context.h"
#include "ui/common/dialogs.h"
#include "ui/common/settings.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/platforms/candidate_dialog.h"
#include "ui/platforms/candidate_words.h"
#include "ui/platforms/check_view.h"
#include "ui/platforms/overview_view.h"
#include "ui/platforms/record_view.h"
#include "ui/platforms/round_panel.h"

#include <QAction>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace xuanka {

PlatformsPage::PlatformsPage(AppContext &context, QWidget *parent)
    : Page(context, parent)
    , m_splitter(new QSplitter(this))
    , m_panel(new RoundPanel(context))
    , m_right(new QStackedWidget)
    , m_empty(new QWidget)
    , m_emptyText(new TextLabel(TextLabel::Tone::Muted))
    , m_begin(new QPushButton)
    , m_tabs(new QTabWidget)
    , m_record(new RecordView(context))
    , m_checks(new CheckView(context))
    , m_overview(new OverviewView(context))
{
    makeActions();
    layOut();
    connect(m_panel, &RoundPanel::roundChosen, this, &PlatformsPage::showRound);
    connect(m_panel, &RoundPanel::candidateChosen, this, &PlatformsPage::showCandidate);
    connect(m_panel, &RoundPanel::candidateOpened, this, [this] { m_tabs->setCurrentWidget(m_checks); });
    connect(m_panel, &RoundPanel::renameWanted, this, &PlatformsPage::renameRound);
    connect(m_record, &RecordView::candidateChosen, m_panel, &RoundPanel::chooseCandidate);
    connect(m_overview, &OverviewView::candidateOpened, this, [this](const QString &candidateId) {
        m_panel->chooseCandidate(candidateId);
        m_tabs->setCurrentWidget(m_checks);
    });
    const auto tell = [this](const Error &error) { this->context().dialogs().tell(this, error); };
    connect(m_record, &RecordView::failed, this, tell);
    connect(m_checks, &CheckView::failed, this, tell);
    connect(&context, &AppContext::workspaceAboutToChange, this, &PlatformsPage::dropWorkspace);
    connect(&context, &AppContext::workspaceChanged, this, &PlatformsPage::connectWorkspace);
    m_panel->setCandidateDetail([this](const QString &candidateId) { return candidateDetail(candidateId); });
    retranslate();
    connectWorkspace();
}

QString PlatformsPage::title() const { return tr("Platforms"); }

void PlatformsPage::makeActions()
{
    ActionRegistry &actions = context().actions();
    const auto add = [&](const char *actionId, const char *text, const char *hint, const QKeySequence &shortcut,
                         const char *picture, void (PlatformsPage::*triggered)()) {
        QAction *action =
            actions.add({ QString::fromLatin1(actionId), text, hint, shortcut, QString::fromLatin1(picture) }, this);
        connect(action, &QAction::triggered, this, triggered);
        return action;
    };
    m_newRound = add("platforms.new_round", QT_TRANSLATE_NOOP("Actions", "&New round"),
                     QT_TRANSLATE_NOOP("Actions", "Begin an evaluation with today's date"),
                     QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R), "add", &PlatformsPage::newRound);
    m_deleteRound = add("platforms.delete_round", QT_TRANSLATE_NOOP("Actions", "&Delete round"),
                        QT_TRANSLATE_NOOP("Actions", "Delete the chosen round; can be undone"), QKeySequence(),
                        "delete", &PlatformsPage::deleteRound);
    m_add = add("platforms.add_candidate", QT_TRANSLATE_NOOP("Actions", "&Add candidate…"),
                QT_TRANSLATE_NOOP("Actions", "Add a platform and card to the round"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A), "add", &PlatformsPage::addCandidate);
    m_edit = add("platforms.edit_candidate", QT_TRANSLATE_NOOP("Actions", "&Edit candidate…"), "", QKeySequence(),
                 "edit", &PlatformsPage::editCandidate);
    m_remove = add("platforms.remove_candidate", QT_TRANSLATE_NOOP("Actions", "&Remove candidate"),
                   QT_TRANSLATE_NOOP("Actions", "Take the candidate out of the round; can be undone"), QKeySequence(),
                   "remove", &PlatformsPage::removeCandidate);
    m_renameRound =
        actions.add({ QStringLiteral("platforms.rename_round"), QT_TRANSLATE_NOOP("Actions", "Rena&me round"), "",
                      QKeySequence(), QStringLiteral("edit") },
                    this);
    connect(m_renameRound, &QAction::triggered, m_panel, &RoundPanel::renameRound);
    addActions({ m_newRound, m_renameRound, m_deleteRound, m_add, m_edit, m_remove });
    m_panel->setActions({ m_newRound, m_renameRound, m_deleteRound }, { m_add, m_edit, m_remove });
}

void PlatformsPage::layOut()
{
    connect(m_begin, &QPushButton::clicked, m_newRound, &QAction::trigger);
    auto *emptyColumn = new QVBoxLayout(m_empty);
    emptyColumn->addStretch();
    emptyColumn->addWidget(m_emptyText);
    emptyColumn->addWidget(m_begin, 0, Qt::AlignHCenter);
    emptyColumn->addStretch();
    m_emptyText->setAlignment(Qt::AlignCenter);

    m_tabs->addTab(m_record, QString());
    m_tabs->addTab(m_checks, QString());
    m_tabs->addTab(m_overview, QString());
    m_tabs->setDocumentMode(true);
    m_right->addWidget(m_empty);
    m_right->addWidget(m_tabs);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_panel);
    m_splitter->addWidget(m_right);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({ fontMetrics().averageCharWidth() * 48, fontMetrics().averageCharWidth() * 100 });
    m_splitter->restoreState(context().settings().splitter(QStringLiteral("platforms")));
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { context().settings().setSplitter(QStringLiteral("platforms"), m_splitter->saveState()); });
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_splitter);
}

void PlatformsPage::dropWorkspace()
{
    if (context().workspace() != nullptr)
        context().workspace()->disconnect(this);
    m_record->dropWorkspace();
    m_checks->dropWorkspace();
}

void PlatformsPage::connectWorkspace()
{
    m_record->setWorkspace();
    m_checks->setWorkspace();
    if (Workspace *workspace = context().workspace()) {
        connect(workspace, &Workspace::roundsChanged, this, &PlatformsPage::reload);
        connect(workspace, &Workspace::entriesChanged, this, &PlatformsPage::showEntries);
    }
    reload();
}

void PlatformsPage::refresh() { reload(); }

bool PlatformsPage::isDone(const Done &done)
{
    if (!done)
        context().dialogs().tell(this, done.error());
    return done.has_value();
}

void PlatformsPage::reload()
{
    QList<Round> rounds;
    if (const Workspace *workspace = context().workspace()) {
        if (const auto read = workspace->rounds())
            rounds = *read;
        else
            context().dialogs().tell(this, read.error());
    }
    m_panel->setRounds(rounds, context().canChange());
    showRound();
}

void PlatformsPage::showRound()
{
    const Round *round = m_panel->round();
    m_right->setCurrentWidget(round != nullptr ? static_cast<QWidget *>(m_tabs) : m_empty);
    m_record->setRound(round != nullptr ? round->id : QString());
    showEntries();
    showCandidate();
}

void PlatformsPage::showCandidate()
{
    const Round *round = m_panel->round();
    const RoundCandidate *candidate = m_panel->candidate();
    if (round != nullptr && candidate != nullptr) {
        m_checks->setCandidate(round->id, candidate->id,
                               candidateName(context().catalog(), *candidate, context().language()));
        m_record->showCandidate(candidate->id);
    } else {
        m_checks->setCandidate({}, {}, {});
    }
    enableActions();
}

void PlatformsPage::showEntries()
{
    const Round *round = m_panel->round();
    QList<Entry> entries;
    if (round != nullptr) {
        if (const auto read = context().workspace()->currentEntries(round->id))
            entries = *read;
        else
            context().dialogs().tell(this, read.error());
    }
    m_answered.clear();
    for (const Entry &entry : std::as_const(entries)) {
        const bool isCheck = context().checklist().check(entry.key) != nullptr;
        if (isCheck && checkStateFromId(entry.value).value_or(CheckState::Open) != CheckState::Open)
            ++m_answered[entry.candidateId];
    }
    m_overview->setContent(round != nullptr ? round->candidates : QList<RoundCandidate>(), entries);
    m_panel->update();
}

QString PlatformsPage::candidateDetail(const QString &candidateId) const
{
    const QString progress =
        tr("%1 of %2 checks").arg(m_answered.value(candidateId)).arg(context().checklist().checks.size());
    const Round *round = m_panel->round();
    if (round == nullptr)
        return progress;
    for (const RoundCandidate &candidate : round->candidates) {
        if (candidate.id == candidateId && !candidate.configuration.isEmpty())
            return progress % QStringLiteral(" · ") % candidate.configuration;
    }
    return progress;
}

void PlatformsPage::enableActions()
{
    const bool canChange = context().canChange();
    const bool hasRound = m_panel->round() != nullptr;
    const bool hasCandidate = m_panel->candidate() != nullptr;
    m_newRound->setEnabled(canChange);
    m_begin->setEnabled(canChange);
    for (QAction *action : { m_renameRound, m_deleteRound, m_add })
        action->setEnabled(canChange && hasRound);
    for (QAction *action : { m_edit, m_remove })
        action->setEnabled(canChange && hasCandidate);
}

void PlatformsPage::newRound()
{
    if (!context().canChange())
        return;
    Round round;
    round.date = context().now().toLocalTime().date();
    round.name = tr("Round of %1").arg(context().locale().toString(round.date, QLocale::ShortFormat));
    const auto id = context().workspace()->addRoundUndoable(round);
    if (!id) {
        context().dialogs().tell(this, id.error());
        return;
    }
    m_panel->chooseRound(*id);
    m_panel->renameRound();
}

void PlatformsPage::deleteRound()
{
    const Round *round = m_panel->round();
    if (round == nullptr || !context().canChange())
        return;
    const QString roundId = round->id; // the round itself goes while it is being deleted
    isDone(context().workspace()->deleteRoundUndoable(roundId));
}

void PlatformsPage::renameRound(const QString &roundId, const QString &name)
{
    const auto round = context().workspace()->round(roundId);
    if (!round) {
        context().dialogs().tell(this, round.error());
        return;
    }
    Round renamed = *round;
    renamed.name = name;
    isDone(context().workspace()->changeRoundUndoable(renamed));
}

void PlatformsPage::addCandidate()
{
    if (m_panel->round() != nullptr)
        openDialog(RoundCandidate());
}

void PlatformsPage::editCandidate()
{
    if (const RoundCandidate *candidate = m_panel->candidate())
        openDialog(*candidate);
}

void PlatformsPage::openDialog(const RoundCandidate &candidate)
{
    auto *dialog = new CandidateDialog(context(), candidate, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, roundId = m_panel->round()->id] { saveCandidate(roundId, dialog->candidate()); });
    dialog->open();
}

void PlatformsPage::saveCandidate(const QString &roundId, const RoundCandidate &candidate)
{
    Workspace *workspace = context().workspace();
    if (workspace == nullptr)
        return;
    const auto round = workspace->round(roundId);
    if (!round) {
        context().dialogs().tell(this, round.error());
        return;
    }
    Round changed = *round;
    const auto same = std::find_if(changed.candidates.begin(), changed.candidates.end(),
                                   [&candidate](const RoundCandidate &one) { return one.id == candidate.id; });
    const bool isNew = candidate.id.isEmpty() || same == changed.candidates.end();
    if (isNew)
        changed.candidates << candidate;
    else
        *same = candidate;
    if (!isDone(workspace->changeRoundUndoable(changed)) || !isNew)
        return;
    if (const Round *shown = m_panel->round(); shown != nullptr && !shown->candidates.isEmpty())
        m_panel->chooseCandidate(shown->candidates.last().id);
}

void PlatformsPage::removeCandidate()
{
    const Round *round = m_panel->round();
    const RoundCandidate *candidate = m_panel->candidate();
    if (round == nullptr || candidate == nullptr || !context().canChange())
        return;
    Round changed = *round;
    changed.candidates.removeOne(*candidate);
    isDone(context().workspace()->changeRoundUndoable(changed));
}

void PlatformsPage::retranslate()
{
    m_begin->setText(tr("New round"));
    m_emptyText->setText(tr("There is no evaluation yet.\nBegin a round, add the platforms and cards that you are "
                            "testing, and write down what you find: next quarter you will see what has changed."));
    m_newRound->setIconText(tr("New"));
    m_renameRound->setIconText(tr("Rename"));
    m_deleteRound->setIconText(tr("Delete"));
    m_add->setIconText(tr("Add…"));
    m_edit->setIconText(tr("Edit…"));
    m_remove->setIconText(tr("Remove"));
    m_tabs->setTabText(0, tr("Record table"));
    m_tabs->setTabText(1, tr("Checks"));
    m_tabs->setTabText(2, tr("Side by side"));
    m_panel->retranslate();
    m_record->retranslate();
    m_checks->retranslate();
    m_overview->retranslate();
    showCandidate();
}

Page *createPlatformsPage(AppContext &context, QWidget *parent) { return new PlatformsPage(context, parent); }

} // namespace xuanka
