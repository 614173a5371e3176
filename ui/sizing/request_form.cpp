// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/request_form.h"

#include "sizing/sizing_words.h"
#include "ui/common/choice_box.h"
#include "ui/common/number_edit.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>

namespace xuanka {

namespace {

constexpr int mostTokens = 16 * 1024 * 1024;
constexpr int mostSequences = 64 * 1024;

const QStringList &targetIds()
{
    static const QStringList ids {QStringLiteral("q"),    QStringLiteral("k"),  QStringLiteral("v"),   QStringLiteral("o"),
                                  QStringLiteral("gate"), QStringLiteral("up"), QStringLiteral("down")};
    return ids;
}

/// Entries replaced in place: the choice and an open list stay.
void setEntries(QComboBox &box, const QList<std::pair<QString, QString>> &entries, const QString &chosen)
{
    const QSignalBlocker blocker(box);
    while (box.count() > entries.size())
        box.removeItem(box.count() - 1);
    for (int i = 0; i < entries.size(); ++i) {
        if (i >= box.count())
            box.addItem(QString());
        box.setItemText(i, entries.at(i).second);
        box.setItemData(i, entries.at(i).first);
    }
    box.setCurrentIndex(box.findData(chosen));
}

/// A field in which someone types keeps its text and its cursor.
void setIfOther(IntegerEdit &edit, int value)
{
    if (edit.value() != value)
        edit.setValue(value);
}

template <typename Value>
QList<std::pair<QString, QString>> entriesOf(const QList<Value> &values, QString (*id)(Value), QString (*name)(Value))
{
    QList<std::pair<QString, QString>> entries;
    entries.reserve(values.size());
    for (const Value value : values)
        entries.append({id(value), name(value)});
    return entries;
}

} // namespace

RequestForm::RequestForm(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QFormLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setRowWrapPolicy(QFormLayout::DontWrapRows);
    m_layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_layout->setVerticalSpacing(itemSpacing() / 2 + 1);
    addChoice(RequestField::Workload, QStringLiteral("workload"));
    addChoice(RequestField::Engine, QStringLiteral("engine"));
    addChoice(RequestField::WeightFormat, QStringLiteral("weightFormat"));
    addChoice(RequestField::KvBits, QStringLiteral("kvBits"));
    addNumber(RequestField::Context, QStringLiteral("context"), 1, mostTokens, 1024);
    addNumber(RequestField::Prompt, QStringLiteral("prompt"), 0, mostTokens, 512);
    addNumber(RequestField::Generated, QStringLiteral("generated"), 0, mostTokens, 512);
    addNumber(RequestField::Concurrency, QStringLiteral("concurrency"), 1, mostSequences, 1);
    addNumber(RequestField::Batch, QStringLiteral("batch"), 1, mostSequences, 1);
    addResolution();
    addChoice(RequestField::Optimizer, QStringLiteral("optimizer"));
    addChoice(RequestField::MasterWeights, QStringLiteral("masterWeights"));
    addChoice(RequestField::Checkpointing, QStringLiteral("checkpointing"));
    addChoice(RequestField::LossHead, QStringLiteral("lossHead"));
    m_flash = new QCheckBox(this);
    connect(m_flash, &QCheckBox::toggled, this, [this] { read(RequestField::FlashAttention); });
    addRow(RequestField::FlashAttention, m_flash, QStringLiteral("flashAttention"));
    addNumber(RequestField::LoraRank, QStringLiteral("loraRank"), 1, 8192, 8);
    addTargets();
    addChoice(RequestField::Parallelism, QStringLiteral("parallelism"));
    addChoice(RequestField::Offload, QStringLiteral("offload"));
    show();
}

void RequestForm::addRow(RequestField field, QWidget *editor, const QString &objectName)
{
    Row row;
    row.editor = editor;
    editor->setObjectName(objectName);
    row.label = new QLabel(this);
    row.label->setTextFormat(Qt::PlainText);
    row.label->setBuddy(editor);
    row.problem = new TextLabel(TextLabel::Tone::Problem, this);
    row.problem->setObjectName(QString(objectName % QStringLiteral(".problem")));
    row.problem->hide();
    row.cell = new QWidget(this);
    auto *layout = new QVBoxLayout(row.cell);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(editor);
    layout->addWidget(row.problem);
    m_layout->addRow(row.label, row.cell);
    m_rows.insert(field, row);
}

QComboBox *RequestForm::addChoice(RequestField field, const QString &objectName)
{
    auto *box = new ChoiceBox(this);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_choices.insert(field, box);
    connect(box, &QComboBox::currentIndexChanged, this, [this, field] { read(field); });
    addRow(field, box, objectName);
    return box;
}

IntegerEdit *RequestForm::addNumber(RequestField field, const QString &objectName, int least, int most, int step)
{
    auto *edit = new IntegerEdit(this);
    edit->setRange(least, most);
    edit->setSingleStep(step);
    m_numbers.insert(field, edit);
    connect(edit, &QSpinBox::valueChanged, this, [this, field] { read(field); });
    connect(edit, &IntegerEdit::refused, this, [this, field](const QString &why) { setProblem(field, why); });
    addRow(field, edit, objectName);
    return edit;
}

void RequestForm::addResolution()
{
    auto *both = new QWidget(this);
    auto *layout = new QHBoxLayout(both);
    layout->setContentsMargins(0, 0, 0, 0);
    m_width = new IntegerEdit(both);
    m_height = new IntegerEdit(both);
    m_width->setObjectName(QStringLiteral("width"));
    m_height->setObjectName(QStringLiteral("height"));
    layout->addWidget(m_width, 1);
    layout->addWidget(new QLabel(QStringLiteral("×"), both));
    layout->addWidget(m_height, 1);
    for (IntegerEdit *edit : {m_width, m_height}) {
        edit->setRange(64, 16 * 1024);
        edit->setSingleStep(64);
        connect(edit, &QSpinBox::valueChanged, this, [this] { read(RequestField::Resolution); });
        connect(edit, &IntegerEdit::refused, this, [this](const QString &why) { setProblem(RequestField::Resolution, why); });
    }
    addRow(RequestField::Resolution, both, QStringLiteral("resolution"));
    m_rows.value(RequestField::Resolution).label->setBuddy(m_width);
}

void RequestForm::addTargets()
{
    auto *all = new QWidget(this);
    auto *layout = new QGridLayout(all);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(itemSpacing() / 2);
    for (const QString &id : targetIds()) {
        auto *box = new QCheckBox(id, all); // the modules' own names
        box->setObjectName(QString(QStringLiteral("target.") % id));
        connect(box, &QCheckBox::toggled, this, &RequestForm::readTargets);
        layout->addWidget(box, static_cast<int>(m_targets.size()) / 4, static_cast<int>(m_targets.size()) % 4);
        m_targets << box;
    }
    addRow(RequestField::LoraTargets, all, QStringLiteral("loraTargets"));
    m_rows.value(RequestField::LoraTargets).label->setBuddy(m_targets.constFirst());
}

void RequestForm::setRequest(const MemoryRequest &request)
{
    if (request == m_request)
        return;
    m_request = request;
    clearProblems();
    show();
}

void RequestForm::setBaseline(const std::optional<MemoryRequest> &baseline)
{
    m_baseline = baseline;
    nameRows();
}

void RequestForm::setImageModel(bool image)
{
    m_image = image;
    show();
}

void RequestForm::setProblem(RequestField field, const QString &problem)
{
    const Row row = m_rows.value(field);
    if (!row.problem)
        return;
    row.problem->setTextOrHide(problem.isEmpty() ? QString() : QString(QStringLiteral("✗ ") % problem));
    row.editor->setAccessibleDescription(problem.isEmpty() ? requestFieldHint(field) : problem);
}

void RequestForm::clearProblems()
{
    for (const RequestField field : requestFields())
        setProblem(field, {});
}

void RequestForm::show()
{
    m_showing = true;
    fillChoices();
    const QList<std::pair<RequestField, int>> numbers {{RequestField::Context, m_request.contextTokens},
                                                       {RequestField::Prompt, m_request.promptTokens},
                                                       {RequestField::Generated, m_request.generatedTokens},
                                                       {RequestField::Concurrency, m_request.concurrency},
                                                       {RequestField::Batch, m_request.batch},
                                                       {RequestField::LoraRank, m_request.loraRank}};
    for (const auto &[field, value] : numbers)
        setIfOther(*m_numbers.value(field), value);
    setIfOther(*m_width, m_request.resolution.width());
    setIfOther(*m_height, m_request.resolution.height());
    m_flash->setChecked(m_request.flashAttention);
    for (QCheckBox *box : std::as_const(m_targets))
        box->setChecked(m_request.loraTargets.isEmpty() || m_request.loraTargets.contains(box->text()));
    showRows();
    nameRows();
    m_showing = false;
}

void RequestForm::fillChoices()
{
    const Workload workload = m_request.workload;
    const auto fill = [this](RequestField field, const QList<std::pair<QString, QString>> &entries, const QString &chosen) {
        setEntries(*m_choices.value(field), entries, chosen);
    };
    const QList<Workload> workloads = m_image
        ? QList<Workload> {Workload::ImageGeneration}
        : QList<Workload> {Workload::Inference, Workload::Lora, Workload::Qlora, Workload::FullFineTuning, Workload::Pretraining};
    fill(RequestField::Workload, entriesOf(workloads, workloadId, workloadName), workloadId(workload));
    fill(RequestField::Engine, entriesOf(enginesFor(workload), engineId, engineName), engineId(m_request.engine));
    fill(RequestField::Parallelism, entriesOf(parallelismsFor(workload), parallelismId, parallelismName),
         parallelismId(m_request.parallelism));
    fill(RequestField::Offload, entriesOf<Offload>({Offload::None, Offload::Model}, offloadId, offloadName),
         offloadId(m_request.offload));
    fill(RequestField::Optimizer,
         entriesOf<Optimizer>({Optimizer::AdamW, Optimizer::AdamW8bit, Optimizer::PagedAdamW8bit, Optimizer::Adafactor,
                               Optimizer::Sgd, Optimizer::Lion},
                              optimizerId, optimizerName),
         optimizerId(m_request.optimizer));
    fill(RequestField::Checkpointing,
         entriesOf<Checkpointing>({Checkpointing::None, Checkpointing::Selective, Checkpointing::Full}, checkpointingId,
                                  checkpointingName),
         checkpointingId(m_request.checkpointing));
    fill(RequestField::LossHead,
         entriesOf<LossHead>({LossHead::Plain, LossHead::Chunked, LossHead::Fused}, lossHeadId, lossHeadName),
         lossHeadId(m_request.lossHead));
    QList<std::pair<QString, QString>> formats;
    const QList<WeightFormat> known = formatsFor(workload);
    for (const WeightFormat &format : known)
        formats.append({format.id, format.name});
    fill(RequestField::WeightFormat, formats, m_request.weightFormat);
    fill(RequestField::KvBits,
         {{QStringLiteral("16"), tr("16 bits")}, {QStringLiteral("8"), tr("8 bits (FP8 or INT8)")},
          {QStringLiteral("8.5"), tr("8.5 bits (q8_0)")}, {QStringLiteral("4.5"), tr("4.5 bits (q4_0)")}},
         QString::number(m_request.kvBits));
    fill(RequestField::MasterWeights,
         {{QStringLiteral("usual"), tr("As usual for the optimizer")}, {QStringLiteral("yes"), tr("Kept")},
          {QStringLiteral("no"), tr("Not kept")}},
         !m_request.masterWeights ? QStringLiteral("usual") : *m_request.masterWeights ? QStringLiteral("yes") : QStringLiteral("no"));
}

void RequestForm::showRows()
{
    for (const RequestField field : requestFields()) {
        const Row row = m_rows.value(field);
        const bool used = isUsed(field, m_request.workload);
        row.label->setVisible(used);
        row.cell->setVisible(used);
    }
}

void RequestForm::nameRows()
{
    for (const RequestField field : requestFields()) {
        const Row row = m_rows.value(field);
        const QString name = requestFieldName(field, m_request.workload);
        const QString hint = requestFieldHint(field);
        const bool changed = m_baseline && !isSame(field, m_request, *m_baseline);
        row.label->setText(changed ? tr("• %1:").arg(name) : tr("%1:").arg(name));
        row.label->setToolTip(changed ? tr("Differs from the profile") : hint);
        row.editor->setToolTip(hint);
        row.editor->setAccessibleName(changed ? tr("%1, differs from the profile").arg(name) : name);
    }
    m_flash->setText(tr("Flash attention"));
    m_flash->setAccessibleName(m_flash->text());
    m_width->setAccessibleName(tr("Width"));
    m_height->setAccessibleName(tr("Height"));
    m_height->setUnit(tr("px"));
    for (const RequestField field : {RequestField::Prompt, RequestField::Generated})
        m_numbers.value(field)->setSpecialValueText(tr("not given"));
    for (const RequestField field : {RequestField::Context, RequestField::Prompt, RequestField::Generated})
        m_numbers.value(field)->setUnit(tr("tokens"));
}

void RequestForm::retranslate()
{
    show();
}

void RequestForm::read(RequestField field)
{
    if (m_showing)
        return;
    const auto chosen = [this](RequestField choice) { return m_choices.value(choice)->currentData().toString(); };
    const auto number = [this](RequestField which) { return m_numbers.value(which)->value(); };
    MemoryRequest changed = m_request;
    switch (field) {
    case RequestField::Workload:
        changed = withWorkload(m_request, workloadFromId(chosen(field)).value_or(m_request.workload));
        break;
    case RequestField::Engine:
        changed.engine = engineFromId(chosen(field)).value_or(m_request.engine);
        break;
    case RequestField::WeightFormat: {
        changed.weightFormat = chosen(field);
        const WeightFormat *format = weightFormat(changed.weightFormat);
        if (format && format->gguf && changed.workload == Workload::Inference) {
            changed.engine = Engine::LlamaCpp; // nothing else reads these files
            changed.parallelism = Parallelism::LayerSplit;
        }
        break;
    }
    case RequestField::KvBits:
        changed.kvBits = chosen(field).toDouble();
        break;
    case RequestField::Context:
        changed.contextTokens = number(field);
        break;
    case RequestField::Prompt:
        changed.promptTokens = number(field);
        break;
    case RequestField::Generated:
        changed.generatedTokens = number(field);
        break;
    case RequestField::Concurrency:
        changed.concurrency = number(field);
        break;
    case RequestField::Batch:
        changed.batch = number(field);
        break;
    case RequestField::Resolution:
        changed.resolution = QSize(m_width->value(), m_height->value());
        break;
    case RequestField::Optimizer:
        changed.optimizer = optimizerFromId(chosen(field)).value_or(m_request.optimizer);
        break;
    case RequestField::MasterWeights:
        changed.masterWeights = chosen(field) == QLatin1String("usual") ? std::nullopt
                                                                         : std::optional(chosen(field) == QLatin1String("yes"));
        break;
    case RequestField::Checkpointing:
        changed.checkpointing = checkpointingFromId(chosen(field)).value_or(m_request.checkpointing);
        break;
    case RequestField::LossHead:
        changed.lossHead = lossHeadFromId(chosen(field)).value_or(m_request.lossHead);
        break;
    case RequestField::FlashAttention:
        changed.flashAttention = m_flash->isChecked();
        break;
    case RequestField::LoraRank:
        changed.loraRank = number(field);
        break;
    case RequestField::LoraTargets:
        break; // readTargets()
    case RequestField::Parallelism:
        changed.parallelism = parallelismFromId(chosen(field)).value_or(m_request.parallelism);
        break;
    case RequestField::Offload:
        changed.offload = offloadFromId(chosen(field)).value_or(m_request.offload);
        break;
    }
    m_request = changed;
    clearProblems();
    show();
    Q_EMIT requestChanged(m_request);
}

void RequestForm::readTargets()
{
    if (m_showing)
        return;
    QStringList targets;
    for (const QCheckBox *box : std::as_const(m_targets)) {
        if (box->isChecked())
            targets << box->text();
    }
    // All of them is what an empty list stands for; none of them would train nothing.
    const bool none = targets.isEmpty();
    if (targets.size() == m_targets.size())
        targets.clear();
    if (!none)
        m_request.loraTargets = targets;
    clearProblems();
    show();
    if (none)
        setProblem(RequestField::LoraTargets, tr("At least one must be trained."));
    else
        Q_EMIT requestChanged(m_request);
}

} // namespace xuanka
