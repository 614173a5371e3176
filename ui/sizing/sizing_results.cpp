// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/sizing_results.h"

#include "catalog/catalog.h"
#include "quantity/format.h"
#include "sizing/card_split.h"
#include "sizing/sizing_words.h"
#include "ui/common/app_context.h"
#include "ui/common/form_scroll.h"
#include "ui/common/stacked_bar.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/sizing/answer_header.h"
#include "ui/sizing/companions.h"
#include "ui/sizing/fit_panel.h"
#include "ui/sizing/limits_panel.h"
#include "ui/sizing/memory_panel.h"
#include "ui/sizing/remedies_panel.h"
#include "ui/sizing/sensitivity_panel.h"
#include "ui/sizing/upgrade_panel.h"

#include <QTabWidget>
#include <QVBoxLayout>

namespace xuanka {

namespace {

constexpr int mostCards = 8;
constexpr int mostDegree = 16;

} // namespace

SizingResults::SizingResults(AppContext &context, Companions &companions, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_companions(companions)
    , m_header(new AnswerHeader(context, this))
    , m_bar(new StackedBar(this))
    , m_tabs(new QTabWidget(this))
    , m_fits(new FitPanel(context, companions, m_tabs))
    , m_parts(new MemoryPanel(context, m_tabs))
    , m_remedies(new RemediesPanel(context, m_tabs))
    , m_limits(new LimitsPanel(context, m_tabs))
    , m_sensitivity(new SensitivityPanel(context, m_tabs))
    , m_upgrade(new UpgradePanel(context, m_tabs))
    , m_assumptions(new TextLabel(TextLabel::Tone::Normal, m_tabs))
{
    m_assumptions->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_assumptions->setMargin(itemSpacing());
    m_tabs->setDocumentMode(true);
    m_tabs->insertTab(FitsTab, m_fits, QString());
    m_tabs->insertTab(PartsTab, m_parts, QString());
    m_tabs->insertTab(RemediesTab, m_remedies, QString());
    m_tabs->insertTab(LimitsTab, m_limits, QString());
    m_tabs->insertTab(SensitivityTab, m_sensitivity, QString());
    m_tabs->insertTab(UpgradeTab, new FormScroll(m_upgrade, m_tabs), QString());
    m_tabs->insertTab(AssumptionsTab, new FormScroll(m_assumptions, m_tabs), QString());
    m_stale.fill(true, m_tabs->count());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(itemSpacing(), 0, 0, 0);
    layout->setSpacing(itemSpacing());
    layout->addWidget(m_header);
    layout->addWidget(m_bar);
    layout->addWidget(m_tabs, 1);

    connect(m_bar, &StackedBar::segmentActivated, this, [this](const QString &part) {
        m_tabs->setCurrentIndex(PartsTab);
        m_parts->explain(part);
    });
    connect(m_tabs, &QTabWidget::currentChanged, this, &SizingResults::showTab);
    connect(m_fits, &FitPanel::chosenChanged, this, &SizingResults::showChosen);
    connect(m_fits, &FitPanel::keepAsked, this, &SizingResults::keepAsked);
    connect(m_remedies, &RemediesPanel::applied, this, &SizingResults::applied);
    connect(m_remedies, &RemediesPanel::takenBack, this, &SizingResults::takenBack);
    connect(m_limits, &LimitsPanel::valueChosen, this, &SizingResults::valueChosen);
}

Done SizingResults::setQuestion(const Question &question)
{
    MemoryRequest single = question.request;
    single.cards = 1;
    if (const auto estimate = estimateMemory(question.subject, single, TraceDetail::None); !estimate)
        return fail(estimate.error());
    m_question = question;
    QList<FitDemand> demands {{question.model, question.subject, question.request}};
    demands << m_companions.taken();
    // Says chosenChanged(), which shows the rest for the chosen card.
    m_fits->setMatrix(FitMatrix(demands, m_context.catalog().cards(), mostCards, m_companions.timing()));
    return {};
}

void SizingResults::showChosen()
{
    const CardFit *fit = m_fits->chosen();
    m_chosenRequest = m_question.request;
    m_chosenRequest.cards = 1;
    if (fit)
        m_chosenRequest = plannedRequest(m_question.subject, m_question.request, fit->count);
    auto estimate = estimateMemory(m_question.subject, m_chosenRequest);
    if (!estimate) { // a count that is refused: the figures of one card say more than none
        m_chosenRequest = m_question.request;
        m_chosenRequest.cards = 1;
        estimate = estimateMemory(m_question.subject, m_chosenRequest);
    }
    if (!estimate) {
        showProblem(estimate.error());
        return;
    }
    m_estimate = *estimate;
    const Card *card = fit ? m_context.catalog().card(fit->cardId) : nullptr;
    showBar(fit, card);
    m_header->setAnswer({m_question.model, *m_estimate, fit ? std::optional(*fit) : std::nullopt, m_fits->decider(), &m_fits->matrix(),
                         m_question.request.engine, m_question.request.workload});
    m_remedies->setRemedies(remediesFor(m_question.subject, m_chosenRequest, m_context.catalog().cards()));
    nameTabs();
    m_stale.fill(true);
    showTab();
}

void SizingResults::showBar(const CardFit *fit, const Card *card)
{
    const QLocale locale = m_context.locale();
    StackedBar::Content bar;
    bar.title = tr("Memory on one card");
    for (const MemoryPart &part : std::as_const(m_estimate->parts))
        bar.segments.append({memoryPartId(part.kind), memoryPartName(part.kind), part.perCard.expected});
    bar.total = m_estimate->perCard;
    if (card) {
        bar.capacity = fit->usable;
        bar.capacityLabel = fit->count == 1
            ? tr("%1: %2 usable").arg(card->name.in(m_context.language()), formatGib(fit->usable, locale))
            : tr("%1 × %2: %3 usable on each")
                  .arg(card->name.in(m_context.language()), locale.toString(fit->count), formatGib(fit->usable, locale));
    }
    m_bar->setContent(bar);
}

void SizingResults::showTab()
{
    const int tab = m_tabs->currentIndex();
    if (!m_estimate || tab < 0 || !m_stale.at(tab))
        return;
    m_stale[tab] = false;
    const CardFit *fit = m_fits->chosen();
    const Card *card = fit ? m_context.catalog().card(fit->cardId) : nullptr;
    switch (tab) {
    case PartsTab:
        m_parts->setEstimate(*m_estimate);
        break;
    case LimitsTab:
        m_limits->setQuestion(m_question.subject, m_question.request, card, fit ? fit->count : 1);
        break;
    case SensitivityTab:
        if (card)
            m_sensitivity->setSensitivity(sensitivityOf(m_question.subject, m_question.request, *card, fit->count), chosenCards());
        else
            m_sensitivity->clear();
        break;
    case UpgradeTab:
        if (card) {
            m_upgrade->setContent(
                {chosenCards(),
                 upgradeAdvice(m_question.subject, m_question.request, *card, fit->count, m_question.usage, m_context.catalog().cards()),
                 interconnectAdvice(*card, fit->count, m_question.request.workload),
                 m_question.subject.model ? tensorDegrees(*m_question.subject.model, mostDegree) : QList<int>()});
        } else {
            m_upgrade->clear();
        }
        break;
    case AssumptionsTab: {
        QStringList lines;
        for (const LocalizedText &text : std::as_const(m_question.fileAssumptions))
            lines << QString(QStringLiteral("• ") % text.in(m_context.language()));
        for (const LocalizedText &text : std::as_const(m_estimate->assumptions))
            lines << QString(QStringLiteral("• ") % text.in(m_context.language()));
        lines.removeDuplicates();
        m_assumptions->setText(lines.isEmpty() ? tr("Nothing had to be assumed.") : lines.join(QLatin1Char('\n')));
        break;
    }
    default:
        break; // filled with every question
    }
}

void SizingResults::showProblem(const Error &error)
{
    m_estimate.reset();
    m_header->setProblem(errorSentence(error));
    m_bar->setContent({tr("Memory on one card"), {}, std::nullopt, Bytes(), QString()});
    m_fits->clear();
    m_parts->clear();
    m_remedies->setRemedies({});
    m_limits->clear();
    m_sensitivity->clear();
    m_upgrade->clear();
    m_assumptions->clear();
    nameTabs();
}

void SizingResults::forgetChoice()
{
    m_fits->forgetChoice();
}

void SizingResults::chooseCount(int count)
{
    m_fits->chooseCount(count);
}

void SizingResults::setCanTakeBack(bool can)
{
    m_remedies->setCanTakeBack(can);
}

QString SizingResults::chosenCards() const
{
    const CardFit *fit = m_fits->chosen();
    const Card *card = fit ? m_context.catalog().card(fit->cardId) : nullptr;
    return card ? tr("%1 × %2").arg(m_context.locale().toString(fit->count), card->name.in(m_context.language())) : QString();
}

void SizingResults::nameTabs()
{
    m_tabs->setTabText(FitsTab, tr("Fits"));
    m_tabs->setTabText(PartsTab, tr("Parts"));
    m_tabs->setTabText(RemediesTab, tr("Less (%1)").arg(m_context.locale().toString(m_remedies->remedies().size())));
    m_tabs->setTabText(LimitsTab, tr("Limits"));
    m_tabs->setTabText(SensitivityTab, tr("What if"));
    m_tabs->setTabText(UpgradeTab, tr("Upgrade"));
    m_tabs->setTabText(AssumptionsTab, tr("Assumed"));
}

void SizingResults::retranslate()
{
    m_tabs->setAccessibleName(tr("Results"));
    nameTabs();
    m_header->retranslate();
    m_fits->retranslate();
    m_parts->retranslate();
    m_remedies->retranslate();
    m_limits->retranslate();
    m_sensitivity->retranslate();
    m_upgrade->retranslate();
}

} // namespace xuanka
