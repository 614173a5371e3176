// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/report_context.h"

#include <QCoreApplication>

#include <cmath>

namespace xuanka {

QString reportWords(const char *english)
{
    return QCoreApplication::translate("Report", english);
}

ReportContext::ReportContext(const ReportInputs &inputs, Language language, QLocale locale)
    : m_inputs(inputs)
    , m_language(language)
    , m_locale(std::move(locale))
{
}

const Candidate *ReportContext::winner() const
{
    return recommendation().ranking.isEmpty() ? nullptr : &recommendation().ranking.constFirst();
}

QString ReportContext::cardName(const QString &id) const
{
    const Card *card = catalog().card(id);
    return card ? text(card->name) : id;
}

QString ReportContext::cards(int count, const QString &id) const
{
    return QStringLiteral("%1 × %2").arg(count).arg(cardName(id));
}

QString ReportContext::platformName(const QString &id) const
{
    const Platform *platform = catalog().platform(id);
    if (!platform)
        return id;
    const QString name = text(platform->name);
    const QString line = text(platform->productLine);
    if (line.isEmpty())
        return name;
    return name % (m_language == Language::SimplifiedChinese ? QStringLiteral("，") : QStringLiteral(", ")) % line;
}

QString ReportContext::modelName(const QString &id) const
{
    if (const ModelArchitecture *model = m_inputs.library.model(id))
        return model->name;
    if (const ImageModel *model = m_inputs.library.imageModel(id))
        return model->name;
    return id;
}

QString ReportContext::money(const Estimate<Money> &amount) const
{
    if (amount.low == amount.high)
        return money(amount.expected);
    return reportWords(QT_TRANSLATE_NOOP("Report", "%1 (%2 to %3)"))
        .arg(money(amount.expected), money(amount.low), money(amount.high));
}

QString ReportContext::separator() const
{
    return m_language == Language::SimplifiedChinese ? QStringLiteral("；") : QStringLiteral("; ");
}

QString ReportContext::shortShare(double value) const
{
    const int decimals = value * 100.0 == std::round(value * 100.0) ? 0 : 2;
    return share(value, decimals);
}

QString ReportContext::date(const QDate &date, DatePrecision precision) const
{
    const bool chinese = m_language == Language::SimplifiedChinese;
    QString pattern;
    switch (precision) {
    case DatePrecision::Day:
        pattern = chinese ? QStringLiteral("yyyy年M月d日") : QStringLiteral("d MMM yyyy");
        break;
    case DatePrecision::Month:
        pattern = chinese ? QStringLiteral("yyyy年M月") : QStringLiteral("MMM yyyy");
        break;
    case DatePrecision::Year:
        pattern = chinese ? QStringLiteral("yyyy年") : QStringLiteral("yyyy");
        break;
    }
    return QLocale(QLocale::English).toString(date, pattern);
}

QString ReportContext::numbered(const QString &key)
{
    qsizetype index = m_references.indexOf(key);
    if (index < 0) {
        index = m_references.size();
        m_references << key;
    }
    return QStringLiteral("[%1]").arg(index + 1);
}

QString ReportContext::reference(const QString &id)
{
    if (id.isEmpty())
        return {};
    if (id == QLatin1String("profile"))
        return reportWords(QT_TRANSLATE_NOOP("Report", "demand profile"));
    if (id == QLatin1String("default"))
        return reportWords(QT_TRANSLATE_NOOP("Report", "default"));
    if (id == QLatin1String("user"))
        return reportWords(QT_TRANSLATE_NOOP("Report", "entered by hand"));
    if (id == QLatin1String("definition"))
        return reportWords(QT_TRANSLATE_NOOP("Report", "by definition"));
    const Quote *quote = catalog().quote(id);
    if (!quote)
        return numbered(id);
    const QString number = numbered(quote->source);
    return quote->sourcePlace.isEmpty() ? number : QString(number % QLatin1Char(' ') % quote->sourcePlace);
}

} // namespace xuanka
