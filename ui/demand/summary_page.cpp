// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/summary_page.h"

#include "demand/demand_words.h"
#include "ui/common/app_context.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/demand/implications_view.h"
#include "ui/demand/profile_words.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>

namespace xuanka {

SummaryPage::SummaryPage(AppContext &context, QWidget *parent)
    : AnswersPage(parent)
    , m_context(context)
    , m_nameLabel(new QLabel)
    , m_name(new QLineEdit)
    , m_noteLabel(new QLabel)
    , m_note(new QPlainTextEdit)
    , m_words(new TextLabel(TextLabel::Tone::Normal))
    , m_problems(new TextLabel(TextLabel::Tone::Problem))
    , m_heading(new TextLabel(TextLabel::Tone::Strong))
    , m_implications(new ImplicationsView(context, ImplicationsView::Warnings::Listed))
{
    auto *content = new QWidget;
    auto *grid = new QGridLayout(content);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(groupSpacing());
    grid->setVerticalSpacing(itemSpacing());
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_nameLabel, 0, 0);
    grid->addWidget(m_name, 0, 1);
    grid->addWidget(m_noteLabel, 1, 0, Qt::AlignTop);
    grid->addWidget(m_note, 1, 1);
    grid->addWidget(m_problems, 2, 0, 1, 2);
    grid->addWidget(m_words, 3, 0, 1, 2);
    grid->addWidget(m_heading, 4, 0, 1, 2);
    grid->addWidget(m_implications, 5, 0, 1, 2);
    m_nameLabel->setBuddy(m_name);
    m_noteLabel->setBuddy(m_note);
    m_note->setTabChangesFocus(true);
    m_note->setFixedHeight(fontMetrics().lineSpacing() * 3);
    m_problems->hide();
    connect(m_name, &QLineEdit::textEdited, this, &SummaryPage::answersChanged);
    connect(m_note, &QPlainTextEdit::textChanged, this, &SummaryPage::answersChanged);
    setContent(content);
    retranslate();
}

void SummaryPage::setAnswers(const DemandProfile &profile)
{
    const QSignalBlocker quiet(this);
    if (m_name->text().trimmed() != profile.name)
        m_name->setText(profile.name);
    if (m_note->toPlainText() != profile.note)
        m_note->setPlainText(profile.note);

    QStringList lines;
    const QList<ProfileLine> inWords = profileInWords(profile, m_context.library(), m_context.locale());
    for (const ProfileLine &line : inWords)
        lines << (line.label.isEmpty() ? line.text : tr("%1: %2").arg(line.label, line.text));
    m_words->setText(lines.join(QLatin1Char('\n')));
}

void SummaryPage::storeAnswers(DemandProfile &profile) const
{
    profile.name = m_name->text().trimmed();
    profile.note = m_note->toPlainText();
}

void SummaryPage::setImplications(const Result<Implications> &implications)
{
    m_implications->setImplications(implications);
}

void SummaryPage::setSuggestedName(const QString &name) { m_name->setPlaceholderText(name); }

bool SummaryPage::owns(const QString &) const
{
    return true; // last chance: whatever blocks the profile is said here too
}

void SummaryPage::showNotices(const QList<Notice> &notices)
{
    QStringList problems;
    for (const Notice &notice : notices) {
        if (notice.blocks())
            problems << tr("✗ %1: %2").arg(demandFieldName(notice.field), notice.says);
    }
    m_problems->setTextOrHide(problems.join(QLatin1Char('\n')));
}

void SummaryPage::focusFirstProblem() { m_name->setFocus(Qt::OtherFocusReason); }

void SummaryPage::retranslate()
{
    setTitle(tr("What it leads to"));
    setSubTitle(tr("Give the profile a name. Below stands what follows from your answers, and why."));
    m_nameLabel->setText(demandFieldName(QStringLiteral("name")));
    m_name->setAccessibleName(m_nameLabel->text());
    m_noteLabel->setText(demandFieldName(QStringLiteral("note")));
    m_note->setAccessibleName(m_noteLabel->text());
    m_heading->setText(tr("What follows from it"));
    m_implications->retranslate();
}

} // namespace xuanka
