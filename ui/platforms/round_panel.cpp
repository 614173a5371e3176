// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platforms/round_panel.h"

#include "ui/common/app_context.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/common/two_line_delegate.h"
#include "ui/platforms/candidate_list_model.h"
#include "ui/platforms/candidate_words.h"
#include "ui/platforms/round_list_model.h"

#include <QAction>
#include <QListView>
#include <QShortcut>
#include <QToolBar>
#include <QVBoxLayout>

namespace xuanka {

namespace {

QModelIndex neighbour(const QAbstractItemModel &model, int row)
{
    return model.index(std::clamp(row, 0, std::max(0, model.rowCount() - 1)), 0);
}

void addActionsTo(const QList<QAction *> &actions, QToolBar *bar, QListView *view)
{
    bar->addActions(actions);
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    view->addActions(actions);
    view->setContextMenuPolicy(Qt::ActionsContextMenu);
    // Only while the list has the focus: elsewhere the key deletes text.
    auto *key = new QShortcut(QKeySequence::Delete, view, nullptr, nullptr, Qt::WidgetShortcut);
    QObject::connect(key, &QShortcut::activated, actions.last(), &QAction::trigger);
}

} // namespace

RoundPanel::RoundPanel(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_rounds(new RoundListModel(this))
    , m_candidates(new CandidateListModel(
          [&context](const RoundCandidate &candidate) {
              return candidateName(context.catalog(), candidate, context.language());
          },
          this))
    , m_roundsHeading(new TextLabel(TextLabel::Tone::Strong, this))
    , m_roundBar(new QToolBar(this))
    , m_roundView(new QListView(this))
    , m_candidatesHeading(new TextLabel(TextLabel::Tone::Strong, this))
    , m_candidateBar(new QToolBar(this))
    , m_candidateView(new QListView(this))
{
    m_roundView->setModel(m_rounds);
    m_roundView->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_roundView->setUniformItemSizes(true);
    m_roundView->setItemDelegate(
        new TwoLineDelegate([this](const QModelIndex &index) { return roundDetail(index); }, m_roundView));
    m_candidateView->setModel(m_candidates);
    m_candidateView->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_candidateView->setUniformItemSizes(true);
    m_candidateView->setItemDelegate(new TwoLineDelegate(
        [this](const QModelIndex &index) {
            return m_detail ? m_detail(index.data(CandidateListModel::IdRole).toString()) : QString();
        },
        m_candidateView));

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(itemSpacing() / 2);
    column->addWidget(m_roundsHeading);
    column->addWidget(m_roundBar);
    column->addWidget(m_roundView, 2);
    column->addSpacing(itemSpacing());
    column->addWidget(m_candidatesHeading);
    column->addWidget(m_candidateBar);
    column->addWidget(m_candidateView, 3);

    connect(m_rounds, &RoundListModel::renameWanted, this, &RoundPanel::renameWanted);
    connect(m_roundView->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        showCandidates();
        Q_EMIT roundChosen();
    });
    connect(m_candidateView->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &RoundPanel::candidateChosen);
    connect(m_candidateView, &QListView::activated, this, &RoundPanel::candidateOpened);
}

RoundPanel::~RoundPanel()
{
    delete m_roundView; // now, while there is somebody to take a name that is still being typed
}

void RoundPanel::setActions(const QList<QAction *> &roundActions, const QList<QAction *> &candidateActions)
{
    addActionsTo(roundActions, m_roundBar, m_roundView);
    addActionsTo(candidateActions, m_candidateBar, m_candidateView);
}

void RoundPanel::setRounds(const QList<Round> &rounds, bool editable)
{
    const int row = m_roundView->currentIndex().row();
    m_rounds->setEditable(editable);
    m_rounds->setRows(rounds);
    if (!m_roundView->currentIndex().isValid() && !rounds.isEmpty())
        m_roundView->setCurrentIndex(neighbour(*m_rounds, row));
    showCandidates();
}

void RoundPanel::showCandidates()
{
    const int row = m_candidateView->currentIndex().row();
    const Round *chosen = round();
    m_candidates->setRows(chosen != nullptr ? chosen->candidates : QList<RoundCandidate>());
    if (!m_candidateView->currentIndex().isValid() && m_candidates->rowCount() > 0)
        m_candidateView->setCurrentIndex(neighbour(*m_candidates, row));
    m_roundView->viewport()->update();
}

const Round *RoundPanel::round() const
{
    const int row = m_roundView->currentIndex().row();
    return row < 0 || row >= m_rounds->rowCount() ? nullptr : &m_rounds->rows().at(row);
}

const RoundCandidate *RoundPanel::candidate() const
{
    const int row = m_candidateView->currentIndex().row();
    return row < 0 || row >= m_candidates->rowCount() ? nullptr : &m_candidates->rows().at(row);
}

void RoundPanel::chooseRound(const QString &id)
{
    if (const int row = m_rounds->rowOf(id); row >= 0)
        m_roundView->setCurrentIndex(m_rounds->index(row));
}

void RoundPanel::chooseCandidate(const QString &id)
{
    if (const int row = m_candidates->rowOf(id); row >= 0)
        m_candidateView->setCurrentIndex(m_candidates->index(row));
}

void RoundPanel::renameRound()
{
    m_roundView->setFocus(Qt::OtherFocusReason);
    m_roundView->edit(m_roundView->currentIndex());
}

void RoundPanel::setCandidateDetail(std::function<QString(const QString &)> detail)
{
    m_detail = std::move(detail);
    m_candidateView->viewport()->update();
}

QString RoundPanel::roundDetail(const QModelIndex &index) const
{
    const Round &round = m_rounds->rows().at(index.row());
    QStringList parts { m_context.locale().toString(round.date, QLocale::ShortFormat), round.author,
                        tr("%n candidate(s)", nullptr, static_cast<int>(round.candidates.size())) };
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

void RoundPanel::retranslate()
{
    m_roundsHeading->setText(tr("Rounds"));
    m_candidatesHeading->setText(tr("Candidates"));
    m_roundView->setAccessibleName(m_roundsHeading->text());
    m_candidateView->setAccessibleName(m_candidatesHeading->text());
    m_roundView->viewport()->update();
    m_candidates->retranslate();
}

} // namespace xuanka
