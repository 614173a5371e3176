// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cards/card_details.h"

#include "catalog/catalog_words.h"
#include "catalog/catalog.h"
#include "ui/cards/named_figure.h"
#include "ui/cards/card_figure_model.h"
#include "ui/common/app_context.h"
#include "ui/common/data_table.h"
#include "ui/common/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

namespace xuanka {

namespace {

QLabel *plainLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QString facts(const Card &card)
{
    QStringList facts {card.vendor, card.architecture, card.formFactor, card.memoryType};
    if (!card.launched.isEmpty())
        facts << card.launched;
    if (!card.computeCapability.isEmpty())
        facts << QString(QStringLiteral("SM ") + card.computeCapability);
    facts.removeAll(QString());
    return facts.join(QStringLiteral(" · "));
}

} // namespace

CardDetails::CardDetails(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_words(new QWidget)
    , m_figures(new CardFigureModel(context, this))
    , m_table(new DataTable(this))
{
    m_paragraphs = new QVBoxLayout(m_words);
    m_paragraphs->setContentsMargins(0, 0, itemSpacing(), 0);
    m_paragraphs->setSpacing(itemSpacing());
    m_name = plainLabel({}, m_words);
    m_paragraphs->addWidget(m_name);
    m_paragraphs->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_words);
    m_table->setUp(m_figures, QStringLiteral("figures"), CardFigureModel::columnIds(), &context.settings());
    m_table->setSortingEnabled(false);
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto *splitter = new QSplitter(this);
    splitter->addWidget(scroll);
    splitter->addWidget(m_table);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({fontMetrics().averageCharWidth() * 44, fontMetrics().averageCharWidth() * 80});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, itemSpacing(), 0, 0);
    layout->addWidget(splitter);
    retranslate();
}

void CardDetails::setCard(const QString &cardId)
{
    m_cardId = cardId;
    fill();
}

void CardDetails::retranslate()
{
    m_table->setAccessibleName(tr("Figures of the card with their sources"));
    m_table->setEmptyText(tr("Choose a card in the table above."));
    fill();
}

QString CardDetails::text() const
{
    QStringList texts;
    const QList<QLabel *> labels = m_words->findChildren<QLabel *>();
    for (const QLabel *label : labels)
        texts << label->text();
    return texts.join(QLatin1Char('\n'));
}

void CardDetails::fill()
{
    const QList<QLabel *> old = m_words->findChildren<QLabel *>();
    for (QLabel *label : old) {
        if (label != m_name)
            delete label;
    }
    const Card *card = m_context.catalog().card(m_cardId);
    m_figures->setCard(card);
    if (!card) {
        m_name->setText(tr("No card is chosen."));
        return;
    }
    const Language language = m_context.language();
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.15);
    large.setBold(true);
    m_name->setFont(large);
    m_name->setText(card->name.in(language));
    addParagraph({}, facts(*card));
    if (!card->official)
        addParagraph({}, tr("A modified board that no vendor sells or guarantees."));
    if (!card->note.isEmpty())
        addParagraph(tr("To know"), card->note.in(language));
    const QString complianceFrom = card->complianceAsOf.isValid()
        ? QString(card->complianceAsOf.toString(Qt::ISODate) % QStringLiteral(" · ")
                  % sourceTitles(m_context, card->complianceSources))
        : QString();
    addParagraph(tr("Compliance: %1").arg(complianceWord(card->compliance)), card->complianceNote.in(language),
                 complianceFrom);
    const QString supplyFrom = card->supplyAsOf.isValid()
        ? QString(isoDate(card->supplyAsOf, card->supplyAsOfPrecision) % QStringLiteral(" · ")
                  % sourceTitles(m_context, card->supplySources))
        : QString();
    addParagraph(tr("Supply: %1").arg(supplyWord(card->supply)), card->supplyNote.in(language), supplyFrom);
    const QList<Conflict> conflicts = m_context.catalog().conflictsOf(card->id);
    for (const Conflict &conflict : conflicts) {
        const QString resolution = conflict.resolution.isEmpty() ? tr("Left open.") : conflict.resolution.in(language);
        addParagraph(tr("Sources disagree: %1").arg(conflict.subject.in(language)),
                     QString(conflict.statement.in(language) % QLatin1Char(' ') % resolution));
    }
    m_table->fitColumns();
}

void CardDetails::addParagraph(const QString &heading, const QString &text, const QString &origin)
{
    const auto add = [this](QLabel *label) { m_paragraphs->insertWidget(m_paragraphs->count() - 1, label); };
    if (!heading.isEmpty()) {
        QLabel *label = plainLabel(heading, m_words);
        QFont bold = font();
        bold.setBold(true);
        label->setFont(bold);
        add(label);
    }
    if (!text.isEmpty())
        add(plainLabel(text, m_words));
    if (!origin.isEmpty()) {
        QLabel *label = plainLabel(origin, m_words);
        label->setForegroundRole(QPalette::PlaceholderText);
        add(label);
    }
}

} // namespace xuanka
