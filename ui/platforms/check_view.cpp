// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platforms/check_view.h"

#include "evaluation/checklist_model.h"
#include "store/workspace.h"
#include "ui/common/app_context.h"
#include "ui/common/choice_box.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/platforms/check_delegate.h"
#include "ui/platforms/history_text.h"
#include "ui/platforms/state_sign.h"

#include <QHeaderView>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QTreeView>
#include <QVBoxLayout>

namespace xuanka {

CheckView::CheckView(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_candidate(new TextLabel(TextLabel::Tone::Strong, this))
    , m_progressText(new TextLabel(TextLabel::Tone::Normal, this))
    , m_progress(new QProgressBar(this))
    , m_tree(new QTreeView(this))
    , m_howTo(new TextLabel(TextLabel::Tone::Normal, this))
    , m_history(new TextLabel(TextLabel::Tone::Muted, this))
{
    m_tree->setItemDelegate(new CheckDelegate(m_tree));
    m_tree->setWordWrap(true);
    m_tree->setRootIsDecorated(false);
    m_tree->setItemsExpandable(false);
    m_tree->setIndentation(groupSpacing());
    m_tree->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_tree->setTabKeyNavigation(true);
    m_tree->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setAlternatingRowColors(false);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(itemSpacing());
    m_progressText->setWordWrap(false);
    m_history->setMaximumHeight(fontMetrics().lineSpacing() * 4);
    m_history->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    auto *head = new QHBoxLayout;
    head->setSpacing(groupSpacing());
    head->addWidget(m_candidate, 1);
    head->addWidget(m_progressText);
    head->addWidget(m_progress);
    m_progress->setFixedWidth(fontMetrics().averageCharWidth() * 20);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(itemSpacing());
    column->addLayout(head);
    column->addWidget(m_tree, 1);
    column->addWidget(m_howTo);
    column->addWidget(m_history);

    // One click or Space is enough to answer; a double click would be one too many 26 times.
    connect(m_tree, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() == ChecklistModel::StateColumn)
            edit(index);
    });
    retranslate();
}

CheckView::~CheckView()
{
    delete m_tree; // now, while there is somebody to take a note that is still being typed
}

void CheckView::setWorkspace()
{
    dropWorkspace();
    if (m_context.workspace() == nullptr)
        return;
    m_model = new ChecklistModel(*m_context.workspace(), m_context.checklist(), this);
    m_model->setLanguage(m_context.language());
    m_tree->setModel(m_model);
    m_tree->expandAll();
    fitColumns();
    connect(m_model, &ChecklistModel::failed, this, &CheckView::failed);
    connect(m_model, &QAbstractItemModel::dataChanged, this, [this] {
        showProgress();
        showCheck(m_tree->currentIndex());
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &CheckView::showCheck);
    connect(m_tree->header(), &QHeaderView::sectionResized, m_tree, &QTreeView::doItemsLayout);
    showProgress();
}

void CheckView::dropWorkspace()
{
    m_tree->setModel(nullptr);
    delete m_model;
    m_model = nullptr;
    m_roundId.clear();
    m_candidateId.clear();
}

void CheckView::setCandidate(const QString &roundId, const QString &candidateId, const QString &name)
{
    m_name = name;
    if (m_model != nullptr && (m_roundId != roundId || m_candidateId != candidateId)) {
        m_roundId = roundId;
        m_candidateId = candidateId;
        m_model->setCandidate(roundId, candidateId);
    }
    showProgress();
    showCheck(m_tree->currentIndex());
}

void CheckView::edit(const QModelIndex &index)
{
    if (!index.flags().testFlag(Qt::ItemIsEditable))
        return;
    m_tree->edit(index);
    if (auto *box = qobject_cast<ChoiceBox *>(m_tree->indexWidget(index)))
        box->showPopup();
}

void CheckView::showProgress()
{
    const int total = static_cast<int>(m_context.checklist().checks.size());
    int answered = 0;
    for (int row = 0; m_model != nullptr && row < m_model->rowCount(); ++row)
        answered += m_model->index(row, 0).data(ChecklistModel::AnsweredRole).toInt();
    m_progress->setRange(0, std::max(1, total));
    m_progress->setValue(answered);
    m_progressText->setText(tr("%1 of %2 answered").arg(answered).arg(total));
    m_candidate->setText(m_candidateId.isEmpty() ? tr("Choose a candidate on the left to answer its checks.") : m_name);
}

void CheckView::showCheck(const QModelIndex &index)
{
    const QString howTo = index.data(ChecklistModel::HowToRole).toString();
    m_howTo->setText(howTo.isEmpty() ? tr("Choose a check to see how to test it.") : tr("How to test: %1").arg(howTo));
    QString history;
    if (!howTo.isEmpty() && !m_candidateId.isEmpty() && m_context.workspace() != nullptr) {
        const auto entries =
            m_context.workspace()->history(m_roundId, m_candidateId, index.data(ChecklistModel::IdRole).toString());
        if (entries)
            history = historyText(*entries, true);
        else
            Q_EMIT failed(entries.error());
    }
    m_history->setTextOrHide(history);
}

/// The question gets what the others leave.
void CheckView::fitColumns()
{
    QHeaderView &header = *m_tree->header();
    header.setSectionsMovable(false);
    header.setStretchLastSection(false);
    header.setSectionResizeMode(ChecklistModel::QuestionColumn, QHeaderView::Stretch);
    const int character = fontMetrics().averageCharWidth();
    int widestState = 0;
    for (const CheckState state : allCheckStates)
        widestState = std::max(widestState, fontMetrics().horizontalAdvance(stateText(state)));
    header.resizeSection(ChecklistModel::StateColumn, widestState + character * 8); // the arrow and its margins
    header.resizeSection(ChecklistModel::NoteColumn, character * 26);
    header.resizeSection(ChecklistModel::AuthorColumn, character * 12);
    header.resizeSection(ChecklistModel::AtColumn, character * 20);
}

void CheckView::retranslate()
{
    m_tree->setAccessibleName(tr("Checks"));
    m_progress->setAccessibleName(tr("Answered checks"));
    if (m_model != nullptr) {
        m_model->setLanguage(m_context.language());
        m_model->retranslate();
        fitColumns();
    }
    showProgress();
    showCheck(m_tree->currentIndex());
}

} // namespace xuanka
