// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/theme.h"

#include "support/test_support.h"

#include <QApplication>
#include <QImage>
#include <QSet>

#include <cmath>

using namespace xuanka;

namespace {

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

/// WCAG 2: (lighter + 0.05) ÷ (darker + 0.05).
double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

const QList<Meaning> meanings {Meaning::Ok, Meaning::Likely, Meaning::Tight, Meaning::No, Meaning::Warning,
                               Meaning::Note};

} // namespace

/// Both themes are legible, and change while the program runs.
class ThemeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lightAndDarkAreWhatTheySay();
    void textReadsOnEveryGround_data() { addThemes(); }
    void textReadsOnEveryGround();
    void meaningsReadOnBaseWindowAndTheirOwnGround_data() { addThemes(); }
    void meaningsReadOnBaseWindowAndTheirOwnGround();
    void chartLinesAreSeenAndDiffer_data() { addThemes(); }
    void chartLinesAreSeenAndDiffer();
    void iconsTakeTheTextColour_data() { addThemes(); }
    void iconsTakeTheTextColour();
    void anUnknownIconIsNull();

private:
    static void addThemes();
    static void apply();
};

void ThemeTest::addThemes()
{
    QTest::addColumn<ThemeChoice>("theme");
    QTest::newRow("light") << ThemeChoice::Light;
    QTest::newRow("dark") << ThemeChoice::Dark;
}

void ThemeTest::apply()
{
    QFETCH(const ThemeChoice, theme);
    applyTheme(*qApp, theme);
}

void ThemeTest::lightAndDarkAreWhatTheySay()
{
    applyTheme(*qApp, ThemeChoice::Dark);
    QVERIFY(isDark(QApplication::palette()));
    applyTheme(*qApp, ThemeChoice::Light);
    QVERIFY(!isDark(QApplication::palette()));
    applyTheme(*qApp, ThemeChoice::System);
    QVERIFY(!isDark(QApplication::palette())); // the offscreen platform is light
}

void ThemeTest::textReadsOnEveryGround()
{
    apply();
    const QPalette palette = QApplication::palette();
    const QList<std::pair<QPalette::ColorRole, QPalette::ColorRole>> pairs {
        {QPalette::Text, QPalette::Base},
        {QPalette::Text, QPalette::AlternateBase},
        {QPalette::WindowText, QPalette::Window},
        {QPalette::ButtonText, QPalette::Button},
        {QPalette::HighlightedText, QPalette::Highlight},
        {QPalette::ToolTipText, QPalette::ToolTipBase},
        {QPalette::PlaceholderText, QPalette::Base},
        {QPalette::Link, QPalette::Base}};
    for (const auto &[text, ground] : pairs)
        QVERIFY2(contrast(palette.color(text), palette.color(ground)) >= 4.5, qPrintable(QString::number(text)));
    QVERIFY(contrast(mutedColor(palette), palette.color(QPalette::Window)) >= 4.5);
    QVERIFY(contrast(mutedColor(palette), palette.color(QPalette::Base)) >= 4.5);
    QVERIFY(contrast(outlineColor(palette), palette.color(QPalette::Base)) >= 3.0);
    QVERIFY(contrast(outlineColor(palette), palette.color(QPalette::Window)) >= 3.0);
}

void ThemeTest::meaningsReadOnBaseWindowAndTheirOwnGround()
{
    apply();
    const QPalette palette = QApplication::palette();
    for (const Meaning meaning : meanings) {
        const QColor color = meaningColor(meaning, palette);
        const std::string name = std::to_string(static_cast<int>(meaning));
        QVERIFY2(contrast(color, palette.color(QPalette::Base)) >= 4.5, name.c_str());
        QVERIFY2(contrast(color, palette.color(QPalette::Window)) >= 4.5, name.c_str());
        QVERIFY2(contrast(color, meaningBackground(meaning, palette)) >= 4.5, name.c_str());
        QVERIFY2(contrast(palette.color(QPalette::Text), meaningBackground(meaning, palette)) >= 4.5, name.c_str());
    }
}

void ThemeTest::chartLinesAreSeenAndDiffer()
{
    apply();
    const QPalette palette = QApplication::palette();
    QSet<QRgb> colors;
    for (int i = 0; i < 8; ++i) {
        QVERIFY(contrast(seriesColor(i, palette), palette.color(QPalette::Base)) >= 3.0);
        colors.insert(seriesColor(i, palette).rgb());
    }
    QCOMPARE(colors.size(), 8);
    QCOMPARE(seriesColor(8, palette), seriesColor(0, palette));
    for (int i = 1; i < 5; ++i)
        QVERIFY(seriesDashes(i) != seriesDashes(i - 1));
}

void ThemeTest::iconsTakeTheTextColour()
{
    apply();
    const QImage image = themedIcon(QStringLiteral("cards")).pixmap(QSize(32, 32)).toImage();
    const QColor text = QApplication::palette().color(QPalette::WindowText);
    bool found = false;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (pixel.alpha() == 255) {
                QCOMPARE(pixel.rgb(), text.rgb());
                found = true;
            }
        }
    }
    QVERIFY(found);
}

void ThemeTest::anUnknownIconIsNull()
{
    QVERIFY(themedIcon(QStringLiteral("no-such-icon")).isNull());
}

QTEST_MAIN(ThemeTest)
#include "tst_theme.moc"
