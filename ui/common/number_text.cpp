// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/number_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace xuanka {

namespace {

constexpr char16_t groupMark = u'\'';

/// Spaces and apostrophes only ever group.
bool isGroupMark(QChar character)
{
    return character == QLatin1Char('\'') || character.unicode() == 0x2019 || character.isSpace();
}

bool isGrouped(const QStringList &parts)
{
    const auto isThree = [](const QString &part) { return part.size() == 3; };
    return !parts.isEmpty() && !parts.constFirst().isEmpty() && parts.constFirst().size() <= 3
        && std::all_of(parts.cbegin() + 1, parts.cend(), isThree);
}

tl::unexpected<Error> notANumber(const QString &text, NumberKind kind)
{
    Error error;
    error.kind = Error::Kind::SchemaViolation;
    error.detail = text;
    error.expected = kind == NumberKind::Whole ? QCoreApplication::translate("NumberText", "a whole number")
                                               : QCoreApplication::translate("NumberText", "a number");
    return fail(error);
}

tl::unexpected<Error> ambiguous(const QString &text, const QString &whole, const QString &fraction,
                                const QLocale &locale)
{
    Error error;
    error.kind = Error::Kind::Ambiguous;
    error.detail = text;
    error.expected = QString(whole + fraction) % QStringLiteral(" / ") % whole % locale.decimalPoint() % fraction;
    return fail(error);
}

/// Digits and separators, nothing else; groups by space or apostrophe already taken out of `whole`.
Result<QString> separated(const QString &digits, const QString &original, const QLocale &locale, NumberKind kind)
{
    const auto points = digits.count(QLatin1Char('.'));
    const auto commas = digits.count(QLatin1Char(','));
    if (points == 0 && commas == 0)
        return digits;
    if (points > 0 && commas > 0) {
        const QChar last = digits.lastIndexOf(QLatin1Char('.')) > digits.lastIndexOf(QLatin1Char(','))
            ? QLatin1Char('.')
            : QLatin1Char(',');
        const QChar first = last == QLatin1Char('.') ? QLatin1Char(',') : QLatin1Char('.');
        const QStringList halves = digits.split(last);
        if (halves.size() != 2 || !isGrouped(halves.constFirst().split(first)))
            return notANumber(original, kind);
        return QString(QString(halves.constFirst()).remove(first) % QLatin1Char('.') % halves.constLast());
    }
    const QChar separator = points > 0 ? QLatin1Char('.') : QLatin1Char(',');
    const QStringList parts = digits.split(separator);
    if (parts.size() > 2) {
        if (!isGrouped(parts))
            return notANumber(original, kind);
        return parts.join(QString());
    }
    const QString &whole = parts.constFirst();
    const QString &fraction = parts.constLast();
    const bool mayBeGrouped = isGrouped(parts) && !whole.startsWith(QLatin1Char('0'));
    const bool isDecimalPoint = locale.decimalPoint() == separator;
    if (mayBeGrouped && kind == NumberKind::Whole && !isDecimalPoint)
        return QString(whole + fraction);
    if (mayBeGrouped && (!isDecimalPoint || kind == NumberKind::Whole))
        return ambiguous(original, whole, fraction, locale);
    return QString(whole % QLatin1Char('.') % fraction);
}

} // namespace

bool isSeparator(QChar character)
{
    switch (character.unicode()) {
    case u'.':
    case u',':
    case 0xFF0E: // full-width full stop
    case 0xFF0C: // full-width comma
    case 0x3002: // ideographic full stop
    case 0x066B: // Arabic decimal separator
        return true;
    default:
        return false;
    }
}

QString narrowCharacters(const QString &text)
{
    QString narrow = text.normalized(QString::NormalizationForm_KC);
    for (QChar &character : narrow) {
        if (character.digitValue() >= 0 && character.isDigit())
            character = QLatin1Char(static_cast<char>('0' + character.digitValue()));
        else if (character.unicode() == 0x3002 || character.unicode() == 0x066B)
            character = QLatin1Char('.');
        else if (character.unicode() == 0x2212)
            character = QLatin1Char('-');
    }
    return narrow;
}

Result<QString> plainNumber(const QString &text, const QLocale &locale, NumberKind kind)
{
    const QString original = text.trimmed();
    QString digits = narrowCharacters(original).trimmed();
    QString sign;
    if (digits.startsWith(QLatin1Char('-')) || digits.startsWith(QLatin1Char('+'))) {
        if (digits.startsWith(QLatin1Char('-')))
            sign = QStringLiteral("-");
        digits.remove(0, 1);
    }
    bool hasDigit = false;
    bool hasMark = false;
    for (QChar &character : digits) {
        if (isGroupMark(character)) {
            character = groupMark;
            hasMark = true;
        } else if (character.isDigit()) {
            hasDigit = true;
        } else if (character != QLatin1Char('.') && character != QLatin1Char(',')) {
            return notANumber(original, kind);
        }
    }
    if (!hasDigit)
        return notANumber(original, kind);
    QString plain;
    if (hasMark) {
        // "1 234,5": what follows the last group may hold one decimal sign.
        digits.replace(QLatin1Char(','), QLatin1Char('.'));
        const QStringList halves = digits.split(QLatin1Char('.'));
        if (halves.size() > 2 || halves.constLast().contains(groupMark) == (halves.size() == 2)
            || !isGrouped(halves.constFirst().split(groupMark)))
            return notANumber(original, kind);
        plain = QString(halves.constFirst()).remove(groupMark);
        if (halves.size() == 2)
            plain += QLatin1Char('.') + halves.constLast();
    } else {
        const Result<QString> read = separated(digits, original, locale, kind);
        if (!read)
            return read;
        plain = *read;
    }
    if (kind == NumberKind::Whole) {
        const QString fraction = plain.section(QLatin1Char('.'), 1);
        const auto isZero = [](QChar digit) { return digit == QLatin1Char('0'); };
        if (!std::all_of(fraction.cbegin(), fraction.cend(), isZero))
            return notANumber(original, kind);
        plain = plain.section(QLatin1Char('.'), 0, 0);
        if (plain.isEmpty())
            plain = QStringLiteral("0");
    }
    return QString(sign + plain);
}

Result<double> readNumber(const QString &text, const QLocale &locale, NumberKind kind)
{
    return plainNumber(text, locale, kind).map([](const QString &plain) { return plain.toDouble(); });
}

} // namespace xuanka
