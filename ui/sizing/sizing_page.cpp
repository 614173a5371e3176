// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/sizing_page.h"

#include "catalog/catalog.h"
#include "demand/demand_words.h"
#include "quantity/format.h"
#include "sizing/sizing_words.h"
#include "store/workspace.h"
#include "ui/common/form_scroll.h"
#include "ui/common/app_context.h"
#include "ui/common/choice_box.h"
#include "ui/common/stacked_bar.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/sizing/fit_panel.h"
#include "ui/sizing/memory_panel.h"
#include "ui/sizing/model_picker.h"
#include "ui/sizing/remedies_panel.h"
#include "ui/sizing/request_form.h"

#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

namespace xuanka {

namespace {

enum Tab { FitsTab, PartsTab, RemediesTab, AssumptionsTab };
constexpr int mostCards = 8;

} // namespace

SizingPage::SizingPage(AppContext &context, QWidget *parent)
    : Page(context, parent)
{
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeInputs());
    splitter->addWidget(makeResults());
    splitter->setStretchFactor(1, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(splitter);

    // Several fields may change at once; one answer is enough.
    m_recompute.setSingleShot(true);
    m_recompute.setInterval(0);
    connect(&m_recompute, &QTimer::timeout, this, &SizingPage::recompute);
    connect(m_picker, &ModelPicker::modelChosen, this, &SizingPage::chooseModel);
    connect(m_form, &RequestForm::requestChanged, this, [this](const MemoryRequest &request) {
        m_state.request = request;
        recomputeSoon();
    });
    connect(m_task, &QComboBox::activated, this, &SizingPage::takeTask);
    connect(m_reset, &QPushButton::clicked, this, &SizingPage::takeTask);
    connect(m_bar, &StackedBar::segmentActivated, this, [this](const QString &part) {
        m_tabs->setCurrentIndex(PartsTab);
        m_parts->explain(part);
    });
    connect(m_fits, &FitPanel::chosenChanged, this, &SizingPage::showChosen);
    connect(m_remedies, &RemediesPanel::applied, this, &SizingPage::applyRemedy);
    connect(m_remedies, &RemediesPanel::takenBack, this, [this] {
        if (m_beforeRemedy)
            setState(SizingState(*m_beforeRemedy));
    });
    connect(&context, &AppContext::currentProfileChanged, this, &SizingPage::readProfile);
    connect(&context, &AppContext::languageChanged, this, &SizingPage::retranslate);
    retranslate();
    readProfile();
}

QWidget *SizingPage::makeInputs()
{
    auto *inputs = new QWidget(this);
    m_task = new ChoiceBox(inputs);
    m_task->setObjectName(QStringLiteral("task"));
    m_task->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_task->setMinimumContentsLength(12);
    m_origin = new TextLabel(TextLabel::Tone::Normal, inputs);
    m_origin->setObjectName(QStringLiteral("origin"));
    m_reset = new QPushButton(inputs);
    m_reset->setObjectName(QStringLiteral("reset"));
    m_modelGroup = new QGroupBox(inputs);
    m_picker = new ModelPicker(context(), m_modelGroup);
    auto *modelLayout = new QVBoxLayout(m_modelGroup);
    modelLayout->addWidget(m_picker);
    m_workGroup = new QGroupBox(inputs);
    m_form = new RequestForm(m_workGroup);
    auto *workLayout = new QVBoxLayout(m_workGroup);
    workLayout->addWidget(m_form);
    auto *layout = new QVBoxLayout(inputs);
    layout->setContentsMargins(0, 0, itemSpacing(), 0);
    layout->addWidget(m_task);
    layout->addWidget(m_origin);
    layout->addWidget(m_reset);
    layout->addWidget(m_modelGroup, 1);
    layout->addWidget(m_workGroup);
    return new FormScroll(inputs, this);
}

QWidget *SizingPage::makeResults()
{
    auto *results = new QWidget(this);
    m_headline = new TextLabel(TextLabel::Tone::Answer, results);
    m_headline->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_headline->setObjectName(QStringLiteral("headline"));
    m_bar = new StackedBar(results);
    m_tabs = new QTabWidget(results);
    m_tabs->setDocumentMode(true);
    m_fits = new FitPanel(context(), m_tabs);
    m_parts = new MemoryPanel(context(), m_tabs);
    m_remedies = new RemediesPanel(context(), m_tabs);
    m_assumptions = new TextLabel(TextLabel::Tone::Normal, m_tabs);
    m_assumptions->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_assumptions->setMargin(itemSpacing());
    m_tabs->insertTab(FitsTab, m_fits, QString());
    m_tabs->insertTab(PartsTab, m_parts, QString());
    m_tabs->insertTab(RemediesTab, m_remedies, QString());
    m_tabs->insertTab(AssumptionsTab, new FormScroll(m_assumptions, m_tabs), QString());
    auto *layout = new QVBoxLayout(results);
    layout->setContentsMargins(itemSpacing(), 0, 0, 0);
    layout->setSpacing(itemSpacing());
    layout->addWidget(m_headline);
    layout->addWidget(m_bar);
    layout->addWidget(m_tabs, 1);
    return results;
}

QString SizingPage::id() const
{
    return QStringLiteral("sizing");
}

QString SizingPage::title() const
{
    return tr("Sizing");
}

void SizingPage::refresh()
{
    // A profile edited elsewhere brings its new answers; what was tried out here stays if it was.
    const std::optional<SizingState> before = m_baseline;
    const bool untouched = !before || m_state == *before;
    const SizingState tried = m_state;
    if (context().currentProfileId() == (m_profile ? m_profile->id : QString()) && !untouched) {
        readProfile();
        setState(tried);
    } else {
        readProfile();
    }
}

void SizingPage::readProfile()
{
    m_profile.reset();
    if (context().workspace() && !context().currentProfileId().isEmpty()) {
        if (auto profile = context().workspace()->profile(context().currentProfileId()))
            m_profile = *profile;
    }
    const int task = m_task->currentIndex();
    const QSignalBlocker blocker(m_task);
    m_task->clear();
    if (m_profile) {
        for (const TaskDemand &demand : std::as_const(m_profile->tasks))
            m_task->addItem(taskSummary(demand));
    }
    m_task->setCurrentIndex(task >= 0 && task < m_task->count() ? task : 0);
    m_task->setVisible(m_task->count() > 1);
    takeTask();
}

void SizingPage::takeTask()
{
    const int task = std::max(0, m_task->currentIndex());
    m_beforeRemedy.reset();
    m_baseline.reset();
    if (m_profile && task < m_profile->tasks.size())
        m_baseline = stateForTask(m_profile->tasks.at(task));
    SizingState start;
    start.modelId = context().library().models().isEmpty() ? QString() : context().library().models().constFirst().id;
    m_fits->forgetChoice();
    setState(m_baseline.value_or(start));
}

void SizingPage::setState(const SizingState &state)
{
    m_state = state;
    m_form->setBaseline(m_baseline ? std::optional(m_baseline->request) : std::nullopt);
    m_form->setImageModel(context().library().imageModel(state.modelId) != nullptr);
    m_form->setRequest(state.request);
    m_picker->setModelId(state.modelId);
    if (m_beforeRemedy && *m_beforeRemedy == state)
        m_beforeRemedy.reset();
    recomputeSoon();
}

void SizingPage::chooseModel(const QString &id)
{
    SizingState changed = m_state;
    changed.modelId = id;
    changed.parametersBillions = 0.0;
    const bool image = context().library().imageModel(id) != nullptr;
    const bool wasImage = m_state.request.workload == Workload::ImageGeneration;
    if (image != wasImage)
        changed.request = withWorkload(m_state.request, image ? Workload::ImageGeneration : Workload::Inference);
    setState(changed);
}

void SizingPage::applyRemedy(const Remedy &remedy)
{
    SizingState changed = m_state;
    changed.request = remedy.request;
    // The remedy was worked out for the chosen cards; how several share stays the form's answer.
    changed.request.cards = m_state.request.cards;
    if (remedy.request.workload == m_state.request.workload)
        changed.request.parallelism = m_state.request.parallelism;
    m_beforeRemedy = m_state;
    setState(changed);
}

void SizingPage::recomputeSoon()
{
    m_recompute.start();
}

void SizingPage::recompute()
{
    showOrigin();
    m_form->clearProblems();
    m_remedies->setCanTakeBack(m_beforeRemedy.has_value());
    const auto subject = subjectOf(m_state, context().library(), m_typical);
    if (!subject) {
        showProblem(subject.error());
        return;
    }
    m_subject = *subject;
    MemoryRequest single = m_state.request;
    single.cards = 1;
    if (const auto estimate = estimateMemory(m_subject, single, TraceDetail::None); !estimate) {
        showProblem(estimate.error());
        return;
    }
    // Says chosenChanged(), which shows the rest for the chosen card.
    m_fits->setFits(fitOnCards(m_subject, m_state.request, context().catalog().cards(), mostCards));
}

void SizingPage::showChosen()
{
    const CardFit *fit = m_fits->chosen();
    MemoryRequest request = m_state.request;
    request.cards = fit ? fit->count : 1;
    request.parallelism = fit ? fit->parallelism : request.parallelism;
    auto estimate = estimateMemory(m_subject, request);
    if (!estimate) { // a count that is refused: the figures of one card say more than none
        request = m_state.request;
        request.cards = 1;
        estimate = estimateMemory(m_subject, request);
    }
    if (!estimate) {
        showProblem(estimate.error());
        return;
    }
    m_estimate = *estimate;
    const QLocale locale = context().locale();
    StackedBar::Content bar;
    bar.title = tr("Memory on one card");
    for (const MemoryPart &part : std::as_const(m_estimate->parts))
        bar.segments.append({memoryPartId(part.kind), memoryPartName(part.kind), part.perCard.expected});
    bar.total = m_estimate->perCard;
    const Card *card = fit ? context().catalog().card(fit->cardId) : nullptr;
    if (card) {
        bar.capacity = fit->usable;
        bar.capacityLabel = fit->count == 1
            ? tr("%1: %2 usable").arg(card->name.in(context().language()), formatGib(fit->usable, locale))
            : tr("%1 × %2: %3 usable on each").arg(card->name.in(context().language()), locale.toString(fit->count), formatGib(fit->usable, locale));
    }
    m_bar->setContent(bar);
    const QString need = formatGibRange(m_estimate->perCard, locale);
    m_headline->setText(m_estimate->cards == 1
                            ? tr("%1 needs %2 on one card (low / expected / high).").arg(modelWords(), need)
                            : tr("%1 needs %2 on each of %3 cards (low / expected / high).")
                                  .arg(modelWords(), need, locale.toString(m_estimate->cards)));
    m_parts->setEstimate(*m_estimate);
    m_remedies->setRemedies(remediesFor(m_subject, request, context().catalog().cards()));
    m_tabs->setTabText(RemediesTab, tr("Need less (%1)").arg(locale.toString(m_remedies->remedies().size())));
    QStringList assumptions;
    for (const LocalizedText &text : std::as_const(m_estimate->assumptions))
        assumptions << QString(QStringLiteral("• ") % text.in(context().language()));
    m_assumptions->setText(assumptions.isEmpty() ? tr("Nothing had to be assumed.") : assumptions.join(QLatin1Char('\n')));
}

void SizingPage::showProblem(const Error &error)
{
    m_estimate.reset();
    const QString sentence = errorSentence(error);
    if (const auto field = requestFieldAt(error.place))
        m_form->setProblem(*field, sentence);
    m_headline->setText(tr("Not computed: %1").arg(sentence));
    m_bar->setContent({tr("Memory on one card"), {}, std::nullopt, Bytes(), QString()});
    m_fits->clear();
    m_parts->clear();
    m_remedies->setRemedies({});
    m_tabs->setTabText(RemediesTab, tr("Need less (%1)").arg(context().locale().toString(0)));
    m_assumptions->clear();
}

void SizingPage::showOrigin()
{
    if (!m_baseline) {
        m_origin->setText(tr("No profile is chosen: these are the values most people use."));
        m_reset->setEnabled(false);
        return;
    }
    QStringList changed;
    if (m_state.modelId != m_baseline->modelId || m_state.parametersBillions != m_baseline->parametersBillions)
        changed << tr("Model");
    const QList<RequestField> fields = differences(m_state.request, m_baseline->request);
    for (const RequestField field : fields)
        changed << requestFieldName(field, m_state.request.workload);
    const QString name = m_profile ? m_profile->name : QString();
    m_origin->setText(changed.isEmpty() ? tr("As in the profile “%1”.").arg(name)
                                        : tr("Changed here, the profile “%1” says otherwise: %2.")
                                              .arg(name, changed.join(QStringLiteral(", "))));
    m_reset->setEnabled(!changed.isEmpty());
}

QString SizingPage::modelWords() const
{
    if (m_state.modelId.isEmpty())
        return tr("A typical model of %1 B").arg(formatNumber(m_state.parametersBillions, context().locale()));
    return m_estimate ? m_estimate->modelName : m_state.modelId;
}

void SizingPage::retranslate()
{
    setLocale(context().locale());
    m_task->setAccessibleName(tr("Task of the profile"));
    m_reset->setText(tr("&Back to the profile"));
    m_modelGroup->setTitle(tr("Model"));
    m_workGroup->setTitle(tr("Work"));
    m_tabs->setAccessibleName(tr("Results"));
    m_headline->setAccessibleName(tr("Results"));
    m_tabs->setTabText(FitsTab, tr("What fits"));
    m_tabs->setTabText(PartsTab, tr("Parts and reasons"));
    m_tabs->setTabText(RemediesTab, tr("Need less (%1)").arg(context().locale().toString(m_remedies->remedies().size())));
    m_tabs->setTabText(AssumptionsTab, tr("Assumptions"));
    m_picker->retranslate();
    m_form->retranslate();
    m_fits->retranslate();
    m_parts->retranslate();
    m_remedies->retranslate();
    if (m_profile) {
        for (int i = 0; i < m_task->count(); ++i)
            m_task->setItemText(i, taskSummary(m_profile->tasks.at(i)));
    }
    recompute();
}

Page *createSizingPage(AppContext &context, QWidget *parent)
{
    return new SizingPage(context, parent);
}

} // namespace xuanka
