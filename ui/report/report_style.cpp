// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/report/report_style.h"

#include "report/report_texts.h"

#include <algorithm>

namespace xuanka {

namespace {

/// The first of the preferred families that is installed.
QString firstInstalled(const QStringList &preferred, const QStringList &available)
{
    for (const QString &family : preferred) {
        if (available.contains(family, Qt::CaseInsensitive))
            return family;
    }
    return {};
}

bool isChinese(QChar character)
{
    const ushort code = character.unicode();
    return (code >= 0x2E80 && code <= 0x9FFF) || (code >= 0xF900 && code <= 0xFAFF) || (code >= 0xFF00 && code <= 0xFFEF)
        || character.isSurrogate();
}

qreal pointsOf(ReportStyle::Text text)
{
    switch (text) {
    case ReportStyle::Text::Title: return 20.0;
    case ReportStyle::Text::Subtitle: return 9.5;
    case ReportStyle::Text::Chapter: return 14.0;
    case ReportStyle::Text::Section: return 10.5;
    case ReportStyle::Text::Lead: return 11.0;
    case ReportStyle::Text::Body: return 9.0;
    case ReportStyle::Text::Table:
    case ReportStyle::Text::Note: return 8.0;
    case ReportStyle::Text::TableHead: return 7.5;
    case ReportStyle::Text::Small: return 7.0;
    }
    return 9.0;
}

} // namespace

Result<QStringList> reportFamilies(const QStringList &available, const QStringList &chinese, bool needsChinese)
{
    static const QStringList latinChoices{QStringLiteral("DejaVu Sans"), QStringLiteral("Noto Sans"),
                                          QStringLiteral("Segoe UI"), QStringLiteral("Helvetica Neue"),
                                          QStringLiteral("Arial"), QStringLiteral("Liberation Sans")};
    static const QStringList chineseChoices{QStringLiteral("WenQuanYi Micro Hei"), QStringLiteral("Droid Sans Fallback"),
                                            QStringLiteral("Microsoft YaHei"), QStringLiteral("PingFang SC"),
                                            QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Source Han Sans SC")};
    QStringList families;
    if (const QString latin = firstInstalled(latinChoices, available); !latin.isEmpty())
        families << latin;
    QString han = firstInstalled(chineseChoices, available);
    if (han.isEmpty() && !chinese.isEmpty())
        han = chinese.constFirst();
    if (han.isEmpty() && needsChinese)
        return fail({Error::Kind::MissingFont, {}, {}, {}, QStringLiteral("fonts-wqy-microhei")});
    if (!han.isEmpty())
        families << han;
    return families;
}

bool needsChineseFont(const ReportDocument &document)
{
    const QStringList texts = reportTexts(document);
    return std::any_of(texts.begin(), texts.end(), [](const QString &text) {
        return std::any_of(text.begin(), text.end(), isChinese);
    });
}

ReportStyle::ReportStyle(const QStringList &families)
    : m_families(families)
{
}

QFont ReportStyle::font(Text text) const
{
    QFont font;
    font.setFamilies(m_families);
    font.setPixelSize(qRound(dotsOfPoints(pointsOf(text))));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::PreferOutline);
    // Any letter spacing keeps Qt from joining "ffi" to one glyph, which PDF readers then cannot find or copy as letters.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 1.0 / 64.0);
    return font;
}

QColor ReportStyle::color(Text text) const
{
    switch (text) {
    case Text::Title:
    case Text::Chapter:
    case Text::Section: return accent();
    case Text::Subtitle:
    case Text::Note:
    case Text::TableHead:
    case Text::Small: return muted();
    case Text::Lead:
    case Text::Body:
    case Text::Table: break;
    }
    return ink();
}

} // namespace xuanka
