// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/number_edit.h"

#include "ui/common/number_text.h"

#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace xuanka {

namespace {

void showBelow(QWidget &field, const QString &text)
{
    if (field.isVisible())
        QToolTip::showText(field.mapToGlobal(QPoint(0, field.height())), text, &field);
}

/// What stands between prefix and suffix.
template <typename SpinBox>
QString bodyOf(const SpinBox &box, const QString &text)
{
    QString body = text;
    if (!box.prefix().isEmpty() && body.startsWith(box.prefix()))
        body.remove(0, box.prefix().size());
    if (!box.suffix().isEmpty() && body.endsWith(box.suffix()))
        body.chop(box.suffix().size());
    return body.trimmed();
}

template <typename SpinBox>
void setBody(const SpinBox &box, const QString &body, QString &input, int &position)
{
    input = box.prefix() % body % box.suffix();
    position = static_cast<int>(box.prefix().size() + body.size());
}

/// Digits with at most one decimal sign of the locale: what the keyboard can produce.
bool isPlain(const QString &body, const QString &decimalPoint)
{
    QString digits = body;
    if (digits.startsWith(QLatin1Char('-')))
        digits.remove(0, 1);
    const QStringList parts = digits.split(decimalPoint);
    const auto isDigit = [](QChar character) { return character >= QLatin1Char('0') && character <= QLatin1Char('9'); };
    return parts.size() <= 2 && std::all_of(parts.cbegin(), parts.cend(), [&](const QString &part) {
        return std::all_of(part.cbegin(), part.cend(), isDigit);
    });
}

bool hasNoDigit(const QString &body)
{
    return std::none_of(body.cbegin(), body.cend(), [](QChar character) { return character.isDigit(); });
}

QString outOfRange(const QString &text, const QString &low, const QString &high)
{
    Error error;
    error.kind = Error::Kind::OutOfRange;
    error.detail = text;
    error.expected = low % QStringLiteral(" … ") % high;
    return errorSentence(error);
}

/// Full-width digits that a Chinese keyboard sends; null if the event is as it should be.
std::unique_ptr<QKeyEvent> narrowed(const QKeyEvent &event)
{
    const QString text = narrowCharacters(event.text());
    if (event.text().isEmpty() || text == event.text() || !text.at(0).isDigit())
        return nullptr;
    return std::make_unique<QKeyEvent>(event.type(), Qt::Key_0 + text.at(0).digitValue(), event.modifiers(), text,
                                       event.isAutoRepeat());
}

bool isCommitKey(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

bool isSeparatorKey(const QKeyEvent &event)
{
    return event.text().size() == 1 && isSeparator(event.text().at(0))
        && !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

/// At the first keystroke, before the field takes over what is being typed.
template <typename SpinBox, typename Value>
void rememberValue(const SpinBox &box, std::optional<Value> &before)
{
    if (!before)
        before = box.value();
}

} // namespace

NumberEdit::NumberEdit(QWidget *parent)
    : QDoubleSpinBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAlignment(Qt::AlignRight);
    setRange(0.0, 1e12);
    connect(lineEdit(), &QLineEdit::inputRejected, this, [this] {
        if (!m_refusal.isEmpty())
            refuse(std::exchange(m_refusal, QString()));
    });
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { rememberValue(*this, m_before); });
}

void NumberEdit::setUnit(const QString &unit)
{
    setSuffix(unit.isEmpty() ? QString() : QString(QLatin1Char(' ') + unit));
}

QValidator::State NumberEdit::validate(QString &input, int &position) const
{
    m_refusal.clear();
    QString body = bodyOf(*this, input);
    const QString decimalPoint = locale().decimalPoint();
    if (!isPlain(body, decimalPoint)) {
        const Result<QString> plain = plainNumber(body, locale(), kind());
        if (!plain) {
            m_refusal = errorSentence(plain.error());
            return QValidator::Invalid;
        }
        body = QString(*plain).replace(QLatin1Char('.'), decimalPoint);
        if (hasFocus()) // else it is our own grouped text
            setBody(*this, body, input, position);
    }
    if (hasNoDigit(body))
        return body.startsWith(QLatin1Char('-')) && minimum() >= 0.0 ? QValidator::Invalid : QValidator::Intermediate;
    const double value = valueFromText(body);
    if (value < 0.0 && minimum() >= 0.0)
        return QValidator::Invalid;
    return value >= minimum() && value <= maximum() ? QValidator::Acceptable : QValidator::Intermediate;
}

NumberKind NumberEdit::kind() const
{
    return decimals() == 0 ? NumberKind::Whole : NumberKind::Decimal;
}

double NumberEdit::valueFromText(const QString &text) const
{
    const QString body = bodyOf(*this, text);
    const QString decimalPoint = locale().decimalPoint();
    double value = 0.0;
    if (isPlain(body, decimalPoint))
        value = QString(body).replace(decimalPoint, QStringLiteral(".")).toDouble();
    else
        value = readNumber(body, locale(), kind()).value_or(this->value());
    return QString::number(value, 'f', decimals()).toDouble();
}

QString NumberEdit::textFromValue(double value) const
{
    QLocale display = locale();
    if (hasFocus())
        display.setNumberOptions(display.numberOptions() | QLocale::OmitGroupSeparator);
    return display.toString(value, 'f', decimals());
}

void NumberEdit::fixup(QString &) const
{
    // Nothing is guessed: commit() brings back the value before.
}

bool NumberEdit::event(QEvent *event)
{
    if (event->type() == QEvent::InputMethod) {
        const auto &input = *static_cast<QInputMethodEvent *>(event);
        if (input.commitString().size() == 1 && isSeparator(input.commitString().at(0))) {
            insertSeparator(narrowCharacters(input.commitString()).at(0));
            return true;
        }
        QInputMethodEvent narrow(input.preeditString(), input.attributes());
        narrow.setCommitString(narrowCharacters(input.commitString()), input.replacementStart(),
                               input.replacementLength());
        return QDoubleSpinBox::event(&narrow);
    }
    return QDoubleSpinBox::event(event);
}

void NumberEdit::keyPressEvent(QKeyEvent *event)
{
    if (isSeparatorKey(*event)) {
        const bool keypad = event->modifiers().testFlag(Qt::KeypadModifier);
        insertSeparator(keypad ? QChar() : narrowCharacters(event->text()).at(0));
        return;
    }
    if (isCommitKey(*event))
        commit();
    if (const std::unique_ptr<QKeyEvent> narrow = narrowed(*event))
        QDoubleSpinBox::keyPressEvent(narrow.get());
    else
        QDoubleSpinBox::keyPressEvent(event);
}

void NumberEdit::insertSeparator(QChar typed)
{
    if (isReadOnly())
        return;
    QLineEdit &edit = *lineEdit();
    const QString decimalPoint = locale().decimalPoint();
    const int selected = edit.selectionStart();
    QString rest = edit.text();
    if (selected >= 0)
        rest.remove(selected, edit.selectedText().size());
    const QString body = bodyOf(*this, rest);
    if (decimals() == 0) {
        refuse(tr("Only whole numbers go here; type it without a separator."));
        return;
    }
    if (!body.contains(decimalPoint)) {
        m_separator = typed;
        edit.insert(decimalPoint);
        return;
    }
    // "1,234" and now ".": the first one grouped, this one is the decimal sign.
    const QStringList parts = body.split(decimalPoint);
    const bool atEnd = edit.cursorPosition() == rest.size() - suffix().size();
    if (!m_separator.isNull() && m_separator != typed && atEnd && selected < 0 && parts.constLast().size() == 3
        && !parts.constFirst().isEmpty() && parts.constFirst().size() <= 3) {
        m_separator = QChar(); // the next separator cannot be right
        QString text = parts.join(QString()) % decimalPoint;
        int position = 0;
        setBody(*this, text, text, position);
        edit.setText(text);
        edit.setCursorPosition(position);
        return;
    }
    refuse(tr("Type the number without thousands separators."));
}

void NumberEdit::commit()
{
    QString text = lineEdit()->text();
    const QString body = bodyOf(*this, text);
    int position = 0;
    const QValidator::State state = validate(text, position);
    if (state != QValidator::Acceptable) {
        if (!hasNoDigit(body)) {
            refuse(outOfRange(body, locale().toString(minimum(), 'f', decimals()),
                              locale().toString(maximum(), 'f', decimals())));
        }
        // Not what was half typed on the way to it: 100 is not what a person meant who typed 1000.
        setValue(m_before.value_or(value()));
        showValue();
    } else if (!m_separator.isNull() && locale().decimalPoint() != m_separator) {
        const QStringList parts = body.split(locale().decimalPoint());
        if (parts.size() == 2 && parts.constLast().size() == 3 && parts.constFirst().size() <= 3)
            refuse(tr("Read as %1. If you mean %2, type it without a separator.")
                       .arg(body, locale().toString(parts.join(QString()).toLongLong())));
    }
    m_separator = QChar();
    m_before.reset();
}

void NumberEdit::showValue()
{
    if (!specialValueText().isEmpty() && value() == minimum())
        return;
    const QSignalBlocker blocker(lineEdit());
    lineEdit()->setText(prefix() % textFromValue(value()) % suffix());
}

void NumberEdit::refuse(const QString &why)
{
    showBelow(*this, why);
    Q_EMIT refused(why);
}

void NumberEdit::focusInEvent(QFocusEvent *event)
{
    m_separator = QChar();
    showValue();
    QDoubleSpinBox::focusInEvent(event);
}

void NumberEdit::focusOutEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::PopupFocusReason)
        commit();
    QDoubleSpinBox::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        showValue();
}

void NumberEdit::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QDoubleSpinBox::wheelEvent(event);
    else
        event->ignore();
}

void NumberEdit::changeEvent(QEvent *event)
{
    QDoubleSpinBox::changeEvent(event);
    if (event->type() == QEvent::LocaleChange)
        showValue();
}

IntegerEdit::IntegerEdit(QWidget *parent)
    : QSpinBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAlignment(Qt::AlignRight);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { rememberValue(*this, m_before); });
}

void IntegerEdit::setUnit(const QString &unit)
{
    setSuffix(unit.isEmpty() ? QString() : QString(QLatin1Char(' ') + unit));
}

QValidator::State IntegerEdit::validate(QString &input, int &) const
{
    const QString body = narrowCharacters(bodyOf(*this, input));
    const auto mayBePart = [this](QChar character) {
        return character.isDigit() || isSeparator(character) || character.isSpace() || character == QLatin1Char('\'')
            || (character == QLatin1Char('-') && minimum() < 0);
    };
    if (!std::all_of(body.cbegin(), body.cend(), mayBePart))
        return QValidator::Invalid;
    const Result<double> value = readNumber(body, locale(), NumberKind::Whole);
    return value && *value >= minimum() && *value <= maximum() ? QValidator::Acceptable : QValidator::Intermediate;
}

int IntegerEdit::valueFromText(const QString &text) const
{
    const Result<double> read = readNumber(bodyOf(*this, text), locale(), NumberKind::Whole);
    return read && std::abs(*read) < 2147483647.0 ? static_cast<int>(*read) : value();
}

QString IntegerEdit::textFromValue(int value) const
{
    return hasFocus() ? QString::number(value) : locale().toString(value);
}

void IntegerEdit::fixup(QString &) const
{
    // As in NumberEdit.
}

bool IntegerEdit::event(QEvent *event)
{
    if (event->type() == QEvent::InputMethod) {
        const auto &input = *static_cast<QInputMethodEvent *>(event);
        QInputMethodEvent narrow(input.preeditString(), input.attributes());
        narrow.setCommitString(narrowCharacters(input.commitString()), input.replacementStart(),
                               input.replacementLength());
        return QSpinBox::event(&narrow);
    }
    return QSpinBox::event(event);
}

void IntegerEdit::keyPressEvent(QKeyEvent *event)
{
    if (isCommitKey(*event))
        commit();
    if (const std::unique_ptr<QKeyEvent> narrow = narrowed(*event))
        QSpinBox::keyPressEvent(narrow.get());
    else
        QSpinBox::keyPressEvent(event);
}

void IntegerEdit::commit()
{
    QString text = lineEdit()->text();
    const QString body = bodyOf(*this, text);
    int position = 0;
    if (validate(text, position) == QValidator::Acceptable) {
        m_before.reset();
        return;
    }
    const Result<double> read = readNumber(body, locale(), NumberKind::Whole);
    const QString why = read ? outOfRange(body, locale().toString(minimum()), locale().toString(maximum()))
                             : errorSentence(read.error());
    setValue(m_before.value_or(value()));
    m_before.reset();
    showValue();
    if (hasNoDigit(body))
        return;
    showBelow(*this, why);
    Q_EMIT refused(why);
}

void IntegerEdit::showValue()
{
    if (!specialValueText().isEmpty() && value() == minimum())
        return;
    const QSignalBlocker blocker(lineEdit());
    lineEdit()->setText(prefix() % textFromValue(value()) % suffix());
}

void IntegerEdit::focusInEvent(QFocusEvent *event)
{
    showValue();
    QSpinBox::focusInEvent(event);
}

void IntegerEdit::focusOutEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::PopupFocusReason)
        commit();
    QSpinBox::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        showValue();
}

void IntegerEdit::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QSpinBox::wheelEvent(event);
    else
        event->ignore();
}

void IntegerEdit::changeEvent(QEvent *event)
{
    QSpinBox::changeEvent(event);
    if (event->type() == QEvent::LocaleChange)
        showValue();
}

MoneyEdit::MoneyEdit(QWidget *parent)
    : NumberEdit(parent)
{
    setDecimals(2);
    setPrefix(currencySymbol(m_currency));
    connect(this, &QDoubleSpinBox::valueChanged, this, [this] { Q_EMIT moneyChanged(money()); });
}

void MoneyEdit::setCurrency(Currency currency)
{
    m_currency = currency;
    setPrefix(currencySymbol(currency));
}

void MoneyEdit::setPer(const QString &per)
{
    setSuffix(per);
}

Money MoneyEdit::money() const
{
    return Money::fromAmount(value(), m_currency);
}

void MoneyEdit::setMoney(Money money)
{
    setCurrency(money.currency());
    setValue(money.amount());
}

QValidator::State MoneyEdit::validate(QString &input, int &position) const
{
    // The sign is taken off only if it is ours: an amount in another currency stays text and is refused.
    const QString narrow = narrowCharacters(input);
    const QString own = currencySymbol(m_currency);
    const auto signs = narrow.count(own);
    if (signs > 1 || (signs == 1 && !input.startsWith(prefix()))) {
        QString rest = QString(narrow).remove(own);
        if (!suffix().isEmpty() && rest.endsWith(suffix()))
            rest.chop(suffix().size());
        setBody(*this, rest.trimmed(), input, position);
    }
    return NumberEdit::validate(input, position);
}

} // namespace xuanka
