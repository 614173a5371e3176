// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/costs/input_field.h"

#include "ui/common/number_edit.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace xuanka {

namespace {

/// The arrows stop at the range; what is typed may leave it and is told.
template <typename Edit>
class SteppingEdit : public Edit {
public:
    SteppingEdit(double least, double most, QWidget *parent)
        : Edit(parent)
        , m_least(least)
        , m_most(most)
    {
    }

    void stepBy(int steps) override { this->setValue(std::clamp(this->value() + steps * this->singleStep(), m_least, m_most)); }

private:
    double m_least;
    double m_most;
};

NumberEdit *makeEdit(const InputField::Range &range, std::optional<Currency> currency, QWidget *parent)
{
    const double least = range.aboveLeast ? range.least + range.step : range.least;
    NumberEdit *edit = nullptr;
    if (currency) {
        auto *amount = new SteppingEdit<MoneyEdit>(least, range.most, parent);
        amount->setCurrency(*currency);
        edit = amount;
    } else {
        edit = new SteppingEdit<NumberEdit>(least, range.most, parent);
    }
    edit->setDecimals(range.decimals);
    edit->setSingleStep(range.step);
    // Wider than what is allowed: a figure that is refused silently would be taken for one that was understood.
    edit->setRange(-1e12, 1e12);
    return edit;
}

} // namespace

InputField::InputField(const QString &id, const Range &range, std::optional<Currency> currency, QWidget *parent)
    : QWidget(parent)
    , m_id(id)
    , m_range(range)
    , m_currency(currency)
    , m_name(new TextLabel(TextLabel::Tone::Normal, this))
    , m_origin(new TextLabel(TextLabel::Tone::Muted, this))
    , m_problem(new TextLabel(TextLabel::Tone::Problem, this))
    , m_edit(makeEdit(range, currency, this))
    , m_slider(new QSlider(Qt::Horizontal, this))
{
    setObjectName(id);
    m_edit->setObjectName(QString(id % QStringLiteral(".edit")));
    m_slider->setObjectName(QString(id % QStringLiteral(".slider")));
    m_problem->setObjectName(QString(id % QStringLiteral(".problem")));
    m_name->setBuddy(m_edit);
    m_origin->hide();
    m_problem->hide();
    m_edit->setFixedWidth(m_edit->fontMetrics().averageCharWidth() * 22);
    m_slider->setMinimumWidth(m_edit->fontMetrics().averageCharWidth() * 10);
    setSliderEnd(range.sliderEnd);

    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setVerticalSpacing(2);
    layout->setHorizontalSpacing(itemSpacing());
    layout->addWidget(m_name, 0, 0, 1, 2);
    layout->addWidget(m_edit, 1, 0);
    layout->addWidget(m_slider, 1, 1);
    layout->addWidget(m_origin, 2, 0, 1, 2);
    layout->addWidget(m_problem, 3, 0, 1, 2);
    layout->setColumnStretch(1, 1);

    connect(m_edit, &QDoubleSpinBox::valueChanged, this, &InputField::edited);
    connect(m_edit, &NumberEdit::refused, this, &InputField::showProblem);
    connect(m_slider, &QSlider::valueChanged, this, &InputField::dragged);
    setFocusProxy(m_edit);
}

void InputField::setTexts(const QString &name, const QString &unit, const QString &origin)
{
    m_unit = unit;
    m_name->setText(name);
    m_edit->setUnit(unit);
    setOrigin(origin);
    if (!problem().isEmpty())
        showProblem(rangeProblem());
}

void InputField::setOrigin(const QString &origin, const QString &toolTip)
{
    m_origin->setTextOrHide(origin);
    m_origin->setToolTip(toolTip.isEmpty() ? origin : toolTip);
    describe();
}

QString InputField::name() const
{
    return m_name->text().remove(QLatin1Char('&'));
}

double InputField::value() const
{
    return m_edit->value();
}

Money InputField::money() const
{
    return Money::fromAmount(value(), m_currency.value_or(Currency::Cny));
}

void InputField::setValue(double value)
{
    const QSignalBlocker blocker(m_edit);
    m_edit->setDecimals(decimalsFor(value));
    m_edit->setValue(value);
    placeSlider();
    showProblem(rangeProblem());
}

void InputField::setCurrency(Currency currency)
{
    m_currency = currency;
    if (auto *amount = qobject_cast<MoneyEdit *>(m_edit))
        amount->setCurrency(currency);
}

void InputField::setSliderEnd(double end)
{
    m_range.sliderEnd = end;
    const QSignalBlocker blocker(m_slider);
    m_slider->setRange(0, std::max(1, static_cast<int>(std::lround((end - m_range.least) / m_range.step))));
    m_slider->setPageStep(std::max(1, m_slider->maximum() / 20));
    placeSlider();
}

int InputField::decimals() const
{
    return m_edit->decimals();
}

int InputField::decimalsFor(double value) const
{
    // A quoted price is never rounded by the field that shows it, up to the micro-unit that money has.
    int decimals = m_range.decimals;
    for (const int finer : {4, 6}) {
        const double scale = std::pow(10.0, decimals);
        if (m_currency && decimals < finer && std::abs(value * scale - std::round(value * scale)) > 1e-6 * scale)
            decimals = finer;
    }
    return decimals;
}

bool InputField::isValid() const
{
    return rangeProblem().isEmpty();
}

void InputField::setProblem(const QString &problem)
{
    showProblem(problem.isEmpty() ? rangeProblem() : problem);
}

QString InputField::problem() const
{
    return m_problem->text().section(QLatin1Char(' '), 1);
}

QString InputField::rangeProblem() const
{
    const double value = m_edit->value();
    if (m_range.aboveLeast && value <= m_range.least)
        return tr("Must be above %1.").arg(m_edit->locale().toString(m_range.least, 'f', 0));
    if (value >= m_range.least && value <= m_range.most)
        return {};
    const auto words = [this](double limit) {
        const bool whole = std::abs(limit - std::round(limit)) < 1e-9;
        return m_edit->locale().toString(limit, 'f', whole ? 0 : m_range.decimals);
    };
    return tr("Must be from %1 to %2.").arg(words(m_range.least), words(m_range.most));
}

void InputField::showProblem(const QString &problem)
{
    // A sign beside the colour: it must not be the only carrier.
    m_problem->setTextOrHide(problem.isEmpty() ? QString() : QString(QStringLiteral("✗ ") % problem));
    describe();
}

void InputField::describe()
{
    const QString label = name();
    m_edit->setAccessibleName(m_unit.isEmpty() ? label : QString(label % QStringLiteral(", ") % m_unit));
    m_edit->setAccessibleDescription(problem().isEmpty() ? m_origin->text() : problem());
    m_slider->setAccessibleName(tr("%1, slider").arg(label));
}

void InputField::edited(double value)
{
    placeSlider();
    showProblem(rangeProblem());
    Q_EMIT valueChanged(value);
}

void InputField::dragged(int position)
{
    // Signals of the field go out once, by edited(); the slider stays where the hand put it.
    m_edit->setValue(std::max(m_range.least + position * m_range.step, m_range.aboveLeast ? m_range.step : m_range.least));
}

void InputField::placeSlider()
{
    const QSignalBlocker blocker(m_slider);
    m_slider->setValue(static_cast<int>(std::lround(std::clamp((value() - m_range.least) / m_range.step, -1.0, 1e6))));
}

void InputField::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LocaleChange && !problem().isEmpty())
        showProblem(rangeProblem());
}

} // namespace xuanka
