// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/reason_text.h"

#include "quantity/format.h"

namespace xuanka {

std::string moneyWords(Money amount)
{
    static const QLocale locale(QLocale::English, QLocale::UnitedStates);
    return str(formatMoney(amount, locale));
}

std::string moneyWords(Money low, Money high)
{
    return low == high ? moneyWords(low) : moneyWords(low) + "–" + moneyWords(high);
}

QString lowerFirst(const QString &text)
{
    const bool acronym = text.size() > 1 && text.at(1).isUpper();
    return text.isEmpty() || acronym ? text : QString(text.at(0).toLower() % text.mid(1));
}

} // namespace xuanka
