// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/sizing_page.h"

#include "demand/demand_words.h"
#include "sizing/sizing_words.h"
#include "store/workspace.h"
#include "ui/common/app_context.h"
#include "ui/common/choice_box.h"
#include "ui/common/dialogs.h"
#include "ui/common/form_scroll.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/sizing/companions.h"
#include "ui/sizing/model_picker.h"
#include "ui/sizing/request_form.h"
#include "ui/sizing/sizing_results.h"

#include <QFileInfo>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace xuanka {

SizingPage::SizingPage(AppContext &context, QWidget *parent)
    : Page(context, parent)
    , m_companions(new Companions(context, this))
{
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeInputs());
    m_results = new SizingResults(context, *m_companions, this);
    splitter->addWidget(m_results);
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
    connect(m_picker, &ModelPicker::fileChosen, this, &SizingPage::openFile);
    connect(m_results, &SizingResults::applied, this, &SizingPage::applyRemedy);
    connect(m_results, &SizingResults::takenBack, this, &SizingPage::takeBack);
    connect(m_results, &SizingResults::valueChosen, this, &SizingPage::tryRequest);
    connect(m_results, &SizingResults::keepAsked, this, &SizingPage::keepDemand);
    connect(m_companions, &Companions::changed, this, &SizingPage::recomputeSoon);
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
    m_before.clear();
    m_baseline.reset();
    if (m_profile && task < m_profile->tasks.size())
        m_baseline = stateForTask(m_profile->tasks.at(task));
    m_companions->setTasks(m_profile ? m_profile->id : QString(), m_profile ? m_profile->tasks : QList<TaskDemand>(), task);
    SizingState start;
    start.modelId = context().library().models().isEmpty() ? QString() : context().library().models().constFirst().id;
    m_results->forgetChoice();
    setState(m_baseline.value_or(start));
}

void SizingPage::setState(const SizingState &state)
{
    m_state = state;
    m_form->setBaseline(m_baseline ? std::optional(m_baseline->request) : std::nullopt);
    m_form->setImageModel(context().library().imageModel(state.modelId) != nullptr);
    m_form->setRequest(state.request);
    m_picker->setModelId(state.modelId);
    m_picker->setFile(fileWords());
    recomputeSoon();
}

void SizingPage::chooseModel(const QString &id)
{
    SizingState changed = m_state;
    changed.modelId = id;
    changed.parametersBillions = 0.0;
    changed.file.reset();
    changed.request.meanWeightBits = 0.0;
    const bool image = context().library().imageModel(id) != nullptr;
    const bool wasImage = m_state.request.workload == Workload::ImageGeneration;
    if (image != wasImage)
        changed.request = withWorkload(m_state.request, image ? Workload::ImageGeneration : Workload::Inference);
    setState(changed);
}

void SizingPage::openFile(const QString &path)
{
    const Result<ModelFile> file = readModelFile(path);
    if (!file) {
        context().dialogs().tell(window(), file.error());
        return;
    }
    m_before << m_state;
    setState(stateForFile(m_state, *file));
}

void SizingPage::applyRemedy(const Remedy &remedy)
{
    if (remedy.id == QLatin1String("more_cards")) {
        m_results->chooseCount(remedy.request.cards);
        return;
    }
    MemoryRequest changed = remedy.request;
    // The remedy was worked out for the chosen cards; how several share stays the form's answer.
    changed.cards = m_state.request.cards;
    if (remedy.request.workload == m_state.request.workload)
        changed.parallelism = m_state.request.parallelism;
    tryRequest(changed);
}

void SizingPage::tryRequest(const MemoryRequest &request)
{
    SizingState changed = m_state;
    changed.request = request;
    m_before << m_state;
    setState(changed);
}

void SizingPage::takeBack()
{
    if (!m_before.isEmpty())
        setState(m_before.takeLast());
}

void SizingPage::keepDemand()
{
    m_companions->keep(tr("%1, %2").arg(modelWords(m_state, context().library(), context().locale()),
                                        workloadName(m_state.request.workload)),
                       m_state);
}

void SizingPage::recomputeSoon()
{
    m_recompute.start();
}

void SizingPage::recompute()
{
    showOrigin();
    m_form->clearProblems();
    m_results->setCanTakeBack(!m_before.isEmpty());
    const auto subject = subjectOf(m_state, context().library(), m_typical);
    if (!subject) {
        showProblem(subject.error());
        return;
    }
    SizingResults::Question question;
    question.model = modelWords(m_state, context().library(), context().locale());
    question.subject = *subject;
    question.request = m_state.request;
    if (m_profile)
        question.usage = {m_profile->continuous, m_profile->needsSla};
    if (m_state.file)
        question.fileAssumptions = m_state.file->assumptions;
    if (const Done done = m_results->setQuestion(question); !done)
        showProblem(done.error());
}

void SizingPage::showProblem(const Error &error)
{
    if (const auto field = requestFieldAt(error.place))
        m_form->setProblem(*field, errorSentence(error));
    m_results->showProblem(error);
}

const std::optional<MemoryEstimate> &SizingPage::estimate() const
{
    return m_results->estimate();
}

void SizingPage::showOrigin()
{
    if (!m_baseline) {
        m_origin->setText(tr("No profile is chosen: these are the values most people use."));
        m_reset->setEnabled(false);
        return;
    }
    QStringList changed;
    if (m_state.modelId != m_baseline->modelId || m_state.parametersBillions != m_baseline->parametersBillions || m_state.file)
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

QString SizingPage::fileWords() const
{
    if (!m_state.file)
        return {};
    const ModelFile &file = *m_state.file;
    const QString name = file.files.isEmpty() ? QString() : QFileInfo(file.files.constFirst()).fileName();
    const QString what = tr("Opened: %1 (%2, %3)").arg(file.architecture.name, file.formatName, name);
    if (file.assumptions.isEmpty())
        return what;
    return tr("%1. %n thing(s) had to be assumed, see “Assumed”.", nullptr, static_cast<int>(file.assumptions.size())).arg(what);
}

void SizingPage::retranslate()
{
    setLocale(context().locale());
    m_task->setAccessibleName(tr("Task of the profile"));
    m_reset->setText(tr("&Back to the profile"));
    m_modelGroup->setTitle(tr("Model"));
    m_workGroup->setTitle(tr("Work"));
    m_picker->retranslate();
    m_form->retranslate();
    m_results->retranslate();
    m_picker->setFile(fileWords());
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
