// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platforms/record_view.h"

#include "evaluation/record_table_model.h"
#include "store/workspace.h"
#include "ui/common/app_context.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/platforms/candidate_words.h"
#include "ui/platforms/history_text.h"
#include "ui/platforms/record_grid.h"

#include <QVBoxLayout>

namespace xuanka {

RecordView::RecordView(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_grid(new RecordGrid(this))
    , m_field(new TextLabel(TextLabel::Tone::Strong, this))
    , m_what(new TextLabel(TextLabel::Tone::Normal, this))
    , m_why(new TextLabel(TextLabel::Tone::Muted, this))
    , m_history(new TextLabel(TextLabel::Tone::Muted, this))
{
    auto *column = new QVBoxLayout(this);
    column->setSpacing(itemSpacing() / 2);
    column->addWidget(m_grid, 1);
    column->addSpacing(itemSpacing() / 2);
    for (TextLabel *label : { m_field, m_what, m_why, m_history })
        column->addWidget(label);
    m_history->setMaximumHeight(fontMetrics().lineSpacing() * 4);
    m_history->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    connect(m_grid, &RecordGrid::failed, this, &RecordView::failed);
    connect(m_grid, &RecordGrid::currentFieldChanged, this, [this](const QModelIndex &index) {
        showField(index);
        if (index.isValid())
            Q_EMIT candidateChosen(index.data(RecordTableModel::CandidateRole).toString());
    });
    retranslate();
}

RecordView::~RecordView()
{
    delete m_grid; // now, while there is somebody to take a cell that is still being typed
}

void RecordView::setWorkspace()
{
    dropWorkspace();
    Workspace *workspace = m_context.workspace();
    if (workspace == nullptr)
        return;
    m_model = new RecordTableModel(*workspace, m_context.checklist(), this);
    m_model->setLanguage(m_context.language());
    nameCandidates();
    m_grid->setRecord(workspace, m_model);
    connect(m_model, &RecordTableModel::failed, this, &RecordView::failed);
    connect(m_model, &QAbstractItemModel::dataChanged, this, [this] { showField(m_grid->currentIndex()); });
}

void RecordView::nameCandidates()
{
    // On two lines: beside ten columns there is no room for one.
    m_model->setCandidateNames([this](const RoundCandidate &candidate) {
        const QString card = cardName(m_context.catalog(), candidate.cardId, m_context.language());
        return QString(platformName(m_context.catalog(), candidate.platformId, m_context.language()) % QLatin1Char('\n')
                       % card);
    });
}

void RecordView::dropWorkspace()
{
    m_grid->setRecord(nullptr, nullptr);
    delete m_model;
    m_model = nullptr;
    showField({});
}

void RecordView::setRound(const QString &roundId)
{
    if (m_model == nullptr || m_model->roundId() == roundId)
        return;
    m_model->setRound(roundId);
    showField(m_grid->currentIndex());
}

void RecordView::showCandidate(const QString &candidateId)
{
    for (int row = 0; m_model != nullptr && row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, std::max(0, m_grid->currentIndex().column()));
        if (index.data(RecordTableModel::CandidateRole).toString() == candidateId
            && m_grid->currentIndex().row() != row)
            m_grid->setCurrentIndex(index);
    }
}

void RecordView::showField(const QModelIndex &index)
{
    const QList<RecordField> &fields = m_context.checklist().fields;
    const bool known = index.isValid() && index.column() < fields.size();
    const RecordField field = known ? fields.at(index.column()) : RecordField();
    const Language language = m_context.language();
    m_field->setTextOrHide(field.name.in(language));
    m_what->setTextOrHide(field.whatToRecord.in(language));
    m_why->setTextOrHide(known ? tr("Why: %1").arg(field.why.in(language)) : QString());
    QString history;
    if (known && m_context.workspace() != nullptr) {
        const auto entries =
            m_context.workspace()->history(m_model->roundId(), index.data(RecordTableModel::CandidateRole).toString(),
                                           index.data(RecordTableModel::KeyRole).toString());
        if (entries)
            history = historyText(*entries, false);
        else
            Q_EMIT failed(entries.error());
    }
    m_history->setTextOrHide(history);
}

void RecordView::retranslate()
{
    m_grid->setAccessibleName(tr("Record table"));
    m_grid->setEmptyText(
        tr("No candidate yet. Add the platforms and cards that you are testing: each gets a row here."));
    if (m_model != nullptr) {
        m_model->setLanguage(m_context.language());
        nameCandidates();
        m_grid->fitColumns();
    }
    showField(m_grid->currentIndex());
}

} // namespace xuanka
