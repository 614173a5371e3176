// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/profile_view.h"

#include "decision/sized_demand.h"
#include "ui/common/app_context.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/demand/implications_view.h"
#include "ui/demand/notice.h"
#include "ui/demand/profile_words.h"
#include "ui/demand/quick_edit.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace xuanka {

namespace {

void addLine(QGridLayout &grid, TextLabel::Tone tone, const QString &text)
{
    auto *label = new TextLabel(tone, grid.parentWidget());
    label->setText(text);
    grid.addWidget(label, grid.rowCount(), 1);
}

} // namespace

ProfileView::ProfileView(AppContext &context, QWidget *parent)
    : QScrollArea(parent)
    , m_context(context)
    , m_name(new TextLabel(TextLabel::Tone::Heading))
    , m_note(new TextLabel(TextLabel::Tone::Muted))
    , m_wordsPlace(new QWidget)
    , m_quickHeading(new TextLabel(TextLabel::Tone::Strong))
    , m_quick(new QuickEdit)
    , m_followsHeading(new TextLabel(TextLabel::Tone::Heading))
    , m_implications(new ImplicationsView(context, ImplicationsView::Warnings::ShownElsewhere))
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setSpacing(itemSpacing());
    auto *place = new QVBoxLayout(m_wordsPlace);
    place->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_name);
    column->addWidget(m_note);
    column->addWidget(m_wordsPlace);
    column->addSpacing(itemSpacing());
    column->addWidget(m_quickHeading);
    column->addWidget(m_quick);
    column->addSpacing(groupSpacing());
    column->addWidget(m_followsHeading);
    column->addWidget(m_implications);
    column->addStretch();
    content->setMaximumWidth(fontMetrics().averageCharWidth() * 150); // longer lines are hard to read
    setWidget(content);

    connect(m_quick, &QuickEdit::edited, this, &ProfileView::present);
    connect(m_quick, &QuickEdit::finished, this, &ProfileView::changeWanted);
    connect(m_implications, &ImplicationsView::whyWanted, this, &ProfileView::whyWanted);
    retranslate();
}

void ProfileView::setProfile(const DemandProfile &profile)
{
    m_quick->setProfile(profile);
    present(profile);
}

void ProfileView::setReadOnly(bool readOnly) { m_quick->setEnabled(!readOnly); }

void ProfileView::finishEditing() { m_quick->finish(); }

const Condition *ProfileView::condition(const QString &id) const { return m_implications->condition(id); }

void ProfileView::present(const DemandProfile &profile)
{
    m_shown = profile;
    m_name->setText(profile.name);
    m_note->setTextOrHide(profile.note);
    const auto implications = implicationsOf(profile, sizedDemand(profile, m_context.library()));
    fillWords(profile, implications);
    m_implications->setImplications(implications);
}

void ProfileView::fillWords(const DemandProfile &profile, const Result<Implications> &implications)
{
    delete m_words;
    m_words = new QWidget(m_wordsPlace);
    auto *grid = new QGridLayout(m_words);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(groupSpacing());
    grid->setVerticalSpacing(itemSpacing() / 2);
    grid->setColumnStretch(1, 1);
    m_wordsPlace->layout()->addWidget(m_words);

    const QList<Notice> notices = noticesFor(profile, m_context.library(), implications ? &*implications : nullptr,
                                             m_context.language(), m_context.locale());
    const QList<ProfileLine> lines = profileInWords(profile, m_context.library(), m_context.locale());
    for (const ProfileLine &line : lines) {
        const int row = grid->rowCount();
        auto *label = new TextLabel(TextLabel::Tone::Muted, m_words);
        label->setWordWrap(false);
        label->setText(line.label);
        grid->addWidget(label, row, 0, Qt::AlignTop);
        auto *text = new TextLabel(TextLabel::Tone::Normal, m_words);
        text->setText(line.text);
        grid->addWidget(text, row, 1);
        for (const Notice &notice : notices) {
            if (!line.covers(notice.field))
                continue;
            addLine(*grid, notice.blocks() ? TextLabel::Tone::Problem : TextLabel::Tone::Warning,
                    notice.blocks() ? tr("✗ %1").arg(notice.says) : tr("⚠ %1").arg(notice.says));
            if (!notice.instead.isEmpty())
                addLine(*grid, TextLabel::Tone::Normal, notice.instead);
        }
    }
}

void ProfileView::retranslate()
{
    m_quickHeading->setText(tr("Change quickly"));
    m_followsHeading->setText(tr("What follows from it"));
    m_quick->retranslate();
    present(m_shown);
}

} // namespace xuanka
