// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/request_form.h"

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

const QStringList &targetIds()
{
    static const QStringList ids {QStringLiteral("q"),    QStringLiteral("k"),  QStringLiteral("v"),   QStringLiteral("o"),
                                  QStringLiteral("gate"), QStringLiteral("up"), QStringLiteral("down")};
    return ids;
}

/// Entries replaced in place: the choice and an open list stay.
void setEntries(QComboBox &box, const QList<Choice> &entries, const QString &chosen)
{
    const QSignalBlocker blocker(box);
    while (box.count() > entries.size())
        box.removeItem(box.count() - 1);
    for (int i = 0; i < entries.size(); ++i) {
        if (i >= box.count())
            box.addItem(QString());
        box.setItemText(i, entries.at(i).name);
        box.setItemData(i, entries.at(i).id);
    }
    box.setCurrentIndex(box.findData(chosen));
}

/// A field in which someone types keeps its text and its cursor.
void setIfOther(IntegerEdit &edit, int value)
{
    if (edit.value() != value)
        edit.setValue(value);
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
    for (const RequestField field : requestFields())
        addField(field);
    m_more = new QCheckBox(this);
    m_more->setObjectName(QStringLiteral("moreFields"));
    connect(m_more, &QCheckBox::toggled, this, &RequestForm::showRows);
    m_layout->addRow(m_more);
    show();
}

void RequestForm::addField(RequestField field)
{
    if (field == RequestField::Resolution)
        return addResolution();
    if (field == RequestField::LoraTargets)
        return addTargets();
    for (const ChoiceField &choice : choiceFields()) {
        if (choice.field == field)
            return addChoice(choice);
    }
    for (const NumberField &number : numberFields()) {
        if (number.field == field)
            return addNumber(number);
    }
    for (const FlagField &flag : flagFields()) {
        if (flag.field == field)
            return addFlag(flag);
    }
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

void RequestForm::addChoice(const ChoiceField &choice)
{
    auto *box = new ChoiceBox(this);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8); // the results need the width more
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_choices.insert(choice.field, box);
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, box, field = choice.field] { take(withChoice(field, m_request, box->currentId())); });
    addRow(choice.field, box, QString::fromLatin1(choice.objectName));
}

void RequestForm::addNumber(const NumberField &number)
{
    auto *edit = new IntegerEdit(this);
    edit->setRange(number.least, number.most);
    edit->setSingleStep(number.step);
    m_numbers.insert(number.field, edit);
    connect(edit, &QSpinBox::valueChanged, this, [this, member = number.member](int value) {
        MemoryRequest changed = m_request;
        changed.*member = value;
        take(changed);
    });
    connect(edit, &IntegerEdit::refused, this, [this, field = number.field](const QString &why) { setProblem(field, why); });
    addRow(number.field, edit, QString::fromLatin1(number.objectName));
}

void RequestForm::addFlag(const FlagField &flag)
{
    auto *box = new QCheckBox(this);
    m_flags.insert(flag.field, box);
    connect(box, &QCheckBox::toggled, this, [this, member = flag.member](bool on) {
        MemoryRequest changed = m_request;
        changed.*member = on;
        take(changed);
    });
    addRow(flag.field, box, QString::fromLatin1(flag.objectName));
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
        connect(edit, &QSpinBox::valueChanged, this, [this] {
            MemoryRequest changed = m_request;
            changed.resolution = QSize(m_width->value(), m_height->value());
            take(changed);
        });
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
    if (!problem.isEmpty())
        showRows(); // a field with a problem must be seen
}

void RequestForm::clearProblems()
{
    for (const RequestField field : requestFields())
        setProblem(field, {});
}

void RequestForm::show()
{
    m_showing = true;
    for (const ChoiceField &choice : choiceFields())
        setEntries(*m_choices.value(choice.field), choicesOf(choice.field, m_request, m_image), choiceIn(choice.field, m_request));
    for (const NumberField &number : numberFields())
        setIfOther(*m_numbers.value(number.field), m_request.*number.member);
    for (const FlagField &flag : flagFields())
        m_flags.value(flag.field)->setChecked(m_request.*flag.member);
    setIfOther(*m_width, m_request.resolution.width());
    setIfOther(*m_height, m_request.resolution.height());
    for (QCheckBox *box : std::as_const(m_targets))
        box->setChecked(m_request.loraTargets.isEmpty() || m_request.loraTargets.contains(box->text()));
    showRows();
    nameRows();
    m_showing = false;
}

void RequestForm::showRows()
{
    const MemoryRequest usual = withWorkload(MemoryRequest(), m_request.workload);
    for (const RequestField field : requestFields()) {
        const Row row = m_rows.value(field);
        const bool asked = m_more->isChecked() || !isSpecial(field) || !isSame(field, m_request, usual)
            || !row.problem->text().isEmpty();
        const bool shown = asked && isUsed(field, m_request.workload);
        row.label->setVisible(shown);
        row.cell->setVisible(shown);
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
    QCheckBox *flash = m_flags.value(RequestField::FlashAttention);
    flash->setText(tr("Flash attention"));
    flash->setAccessibleName(flash->text());
    QCheckBox *graphs = m_flags.value(RequestField::CudaGraphs);
    graphs->setText(tr("CUDA graphs"));
    graphs->setAccessibleName(graphs->text());
    QCheckBox *early = m_flags.value(RequestField::OptimizerInBackward);
    early->setText(tr("Inside the backward pass"));
    early->setAccessibleName(early->text());
    m_more->setText(tr("Sho&w all fields"));
    m_width->setAccessibleName(tr("Width"));
    m_height->setAccessibleName(tr("Height"));
    m_height->setUnit(tr("px"));
    for (const RequestField field : {RequestField::Prompt, RequestField::Generated})
        m_numbers.value(field)->setSpecialValueText(tr("not given"));
    m_numbers.value(RequestField::StepTokens)->setSpecialValueText(tr("as the engine does"));
    for (const RequestField field : {RequestField::Context, RequestField::Prompt, RequestField::Generated, RequestField::StepTokens})
        m_numbers.value(field)->setUnit(tr("tokens"));
}

void RequestForm::retranslate()
{
    show();
}

void RequestForm::take(const MemoryRequest &request)
{
    if (m_showing)
        return;
    m_request = request;
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
