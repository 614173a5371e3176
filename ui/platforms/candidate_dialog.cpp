// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platforms/candidate_dialog.h"

#include "ui/common/app_context.h"
#include "ui/common/search_box.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/platforms/candidate_words.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace xuanka {

CandidateDialog::CandidateDialog(AppContext &context, const RoundCandidate &candidate, QWidget *parent)
    : QDialog(parent)
    , m_context(context)
    , m_candidate(candidate)
    , m_hint(new TextLabel(TextLabel::Tone::Muted, this))
    , m_platformLabel(new QLabel(this))
    , m_platform(new SearchBox(this))
    , m_platformProblem(new TextLabel(TextLabel::Tone::Problem, this))
    , m_cardLabel(new QLabel(this))
    , m_card(new SearchBox(this))
    , m_cardProblem(new TextLabel(TextLabel::Tone::Problem, this))
    , m_configurationLabel(new QLabel(this))
    , m_configuration(new QLineEdit(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    auto *grid = new QGridLayout(this);
    grid->setHorizontalSpacing(groupSpacing());
    grid->setVerticalSpacing(itemSpacing());
    grid->addWidget(m_hint, 0, 0, 1, 2);
    grid->addWidget(m_platformLabel, 1, 0);
    grid->addWidget(m_platform, 1, 1);
    grid->addWidget(m_platformProblem, 2, 1);
    grid->addWidget(m_cardLabel, 3, 0);
    grid->addWidget(m_card, 3, 1);
    grid->addWidget(m_cardProblem, 4, 1);
    grid->addWidget(m_configurationLabel, 5, 0);
    grid->addWidget(m_configuration, 5, 1);
    grid->setRowStretch(6, 1);
    grid->addWidget(m_buttons, 7, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    grid->setColumnMinimumWidth(1, fontMetrics().averageCharWidth() * 48);
    m_platformLabel->setBuddy(m_platform);
    m_cardLabel->setBuddy(m_card);
    m_configurationLabel->setBuddy(m_configuration);
    m_platformProblem->hide();
    m_cardProblem->hide();
    connect(m_buttons, &QDialogButtonBox::accepted, this, &CandidateDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &CandidateDialog::reject);

    retranslate();
    m_platform->setChosenId(candidate.platformId);
    m_card->setChosenId(candidate.cardId);
    m_configuration->setText(candidate.configuration);
}

RoundCandidate CandidateDialog::candidate() const
{
    RoundCandidate chosen = m_candidate;
    chosen.platformId = m_platform->chosenId();
    chosen.cardId = m_card->chosenId();
    chosen.configuration = m_configuration->text().trimmed();
    return chosen;
}

void CandidateDialog::accept()
{
    const RoundCandidate chosen = candidate();
    const bool noPlatform = chosen.platformId.isEmpty();
    const bool unknownCard = m_context.catalog().card(chosen.cardId) == nullptr;
    m_platformProblem->setTextOrHide(noPlatform ? tr("✗ Choose a platform, or type the name of your own.") : QString());
    m_cardProblem->setTextOrHide(unknownCard ? tr("✗ Choose a card from the list.") : QString());
    if (noPlatform)
        m_platform->setFocus(Qt::OtherFocusReason);
    else if (unknownCard)
        m_card->setFocus(Qt::OtherFocusReason);
    else
        QDialog::accept();
}

void CandidateDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CandidateDialog::retranslate()
{
    const Language language = m_context.language();
    setWindowTitle(m_candidate.id.isEmpty() ? tr("Add candidate") : tr("Edit candidate"));
    m_hint->setText(tr("Only the same card can be compared: choose the card as exactly as you can."));
    m_platformLabel->setText(tr("&Platform"));
    m_platform->setAccessibleName(tr("Platform"));
    m_platform->setHint(tr("Type to search, or a name of your own"));
    m_cardLabel->setText(tr("&Card"));
    m_card->setAccessibleName(tr("Card"));
    m_card->setHint(tr("Type to search"));
    m_configurationLabel->setText(tr("C&onfiguration"));
    m_configuration->setAccessibleName(tr("Configuration"));
    m_configuration->setPlaceholderText(tr("for example 16 cores, 64 GB RAM, 200 GB disk"));
    for (const Platform &platform : m_context.catalog().platforms())
        m_platform->setSearchEntry(platform.id, platformName(m_context.catalog(), platform.id, language));
    for (const Card &card : m_context.catalog().cards())
        m_card->setSearchEntry(card.id, card.name.in(language));
}

} // namespace xuanka
