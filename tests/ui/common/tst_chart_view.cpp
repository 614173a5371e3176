// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/chart_view.h"

#include "report/report_document.h"
#include "support/test_support.h"
#include "ui/common/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>

#include <cmath>
#include <limits>

using namespace xuanka;

namespace {

/// The documents' example: a 4090 by the hour, the day and the month.
ChartContent packages()
{
    ChartContent content;
    content.title = QStringLiteral("Plans compared");
    content.x = {QStringLiteral("Hours a month"), 0.0, 730.0};
    content.y = {QStringLiteral("¥ a month"), 0.0, 0.0};
    content.lines = {{QStringLiteral("on_demand"), QStringLiteral("By the hour"), {{0.0, 0.0}, {730.0, 1445.4}}},
                     {QStringLiteral("month"), QStringLiteral("By the month"), {{0.0, 1191.0}, {730.0, 1191.0}}}};
    content.marks = {{601.5, 1191.0, QStringLiteral("601.5 h, ¥1,191")}};
    content.rules = {{150.0, 0.0, QStringLiteral("rule of thumb: 150 h")}};
    return content;
}

bool hasColorNear(const QImage &image, const QPoint &place, const QColor &color, int radius)
{
    for (int y = std::max(0, place.y() - radius); y <= std::min(image.height() - 1, place.y() + radius); ++y) {
        for (int x = std::max(0, place.x() - radius); x <= std::min(image.width() - 1, place.x() + radius); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (std::abs(pixel.red() - color.red()) + std::abs(pixel.green() - color.green())
                    + std::abs(pixel.blue() - color.blue())
                < 60)
                return true;
        }
    }
    return false;
}

} // namespace

class ChartViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesRunWhereTheirPointsAre_data();
    void linesRunWhereTheirPointsAre();
    void aCrossingIsMarkedWhereItLies();
    void theChartIsToldInWordsAndNumbers();
    void theDataCanBeCopiedAsATable();
    void movingTheInputsMovesTheLines();
    void pointsThatAreNoNumbersAreLeftOut();
    void nothingToShowIsNoCrash();
    void anAxisMayGrowALotAtOnce();
    void ticksAreRound_data();
    void ticksAreRound();
    void aReportsChartIsTheSame();
};

void ChartViewTest::linesRunWhereTheirPointsAre_data()
{
    QTest::addColumn<ThemeChoice>("theme");
    QTest::newRow("light") << ThemeChoice::Light;
    QTest::newRow("dark") << ThemeChoice::Dark;
}

void ChartViewTest::linesRunWhereTheirPointsAre()
{
    QFETCH(const ThemeChoice, theme);
    applyTheme(*qApp, theme);
    CostChartView view;
    view.resize(800, 500);
    view.setContent(packages());
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const QImage image = view.grab().toImage();
    QCOMPARE(isDark(view.palette()), theme == ThemeChoice::Dark);
    QVERIFY(hasColorNear(image, view.positionOf(300.0, 300.0 * 1.98).toPoint(), seriesColor(0, view.palette()), 2));
    QVERIFY(hasColorNear(image, view.positionOf(20.0, 1191.0).toPoint(), seriesColor(1, view.palette()), 14));
    QVERIFY(!hasColorNear(image, view.positionOf(300.0, 900.0).toPoint(), seriesColor(0, view.palette()), 2));
}

void ChartViewTest::aCrossingIsMarkedWhereItLies()
{
    applyTheme(*qApp, ThemeChoice::Light);
    CostChartView view;
    view.resize(800, 500);
    view.setContent(packages());
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const QImage image = view.grab().toImage();
    QVERIFY(hasColorNear(image, view.positionOf(601.5, 1191.0).toPoint(), view.palette().text().color(), 2));
}

void ChartViewTest::theChartIsToldInWordsAndNumbers()
{
    CostChartView view;
    view.setLocale(QLocale(QStringLiteral("en_US")));
    view.setContent(packages());
    const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(&view);
    QVERIFY(interface);
    QCOMPARE(interface->text(QAccessible::Name), QStringLiteral("Plans compared"));
    const QString told = interface->text(QAccessible::Description);
    for (const char *part : {"By the hour: from 0 at 0 to 1,445.4 at 730", "601.5 h, ¥1,191", "rule of thumb: 150 h"})
        QVERIFY2(told.contains(QString::fromUtf8(part)), qPrintable(told));
    view.setLocale(QLocale(QStringLiteral("de_DE")));
    QVERIFY(view.accessibleDescription().contains(QStringLiteral("1.445,4")));
}

void ChartViewTest::theDataCanBeCopiedAsATable()
{
    CostChartView view;
    view.setLocale(QLocale(QStringLiteral("de_DE")));
    view.setContent(packages());
    view.show();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    view.setFocus();
    QTest::keySequence(&view, QKeySequence::Copy);
    QCOMPARE(QApplication::clipboard()->text(),
             QStringLiteral("Hours a month\tBy the hour\tBy the month\n0\t0\t1191\n730\t1445,4\t1191\n"));
}

void ChartViewTest::movingTheInputsMovesTheLines()
{
    applyTheme(*qApp, ThemeChoice::Light);
    CostChartView view;
    view.resize(800, 500);
    ChartContent content = packages();
    content.y.high = 2000.0;
    view.setContent(content);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    content.lines[0].points = {{0.0, 0.0}, {730.0, 730.0}};
    view.setContent(content);
    const QImage image = view.grab().toImage();
    QVERIFY(hasColorNear(image, view.positionOf(300.0, 300.0).toPoint(), seriesColor(0, view.palette()), 2));
    QVERIFY(!hasColorNear(image, view.positionOf(300.0, 300.0 * 1.98).toPoint(), seriesColor(0, view.palette()), 2));
}

void ChartViewTest::pointsThatAreNoNumbersAreLeftOut()
{
    ChartContent content = packages();
    content.x.high = 0.0;
    const double nan = std::numeric_limits<double>::quiet_NaN();
    content.lines[0].points << QPointF(nan, 5.0) << QPointF(800.0, std::numeric_limits<double>::infinity());
    QTest::failOnWarning(QRegularExpression(QStringLiteral("NaN|Inf")));
    CostChartView view;
    view.setContent(content);
    QCOMPARE(resolvedX(content).high, 730.0);
    QVERIFY(std::isfinite(resolvedY(content).high));
    QVERIFY(!chartAsText(content, QLocale::c()).contains(QStringLiteral("800")));
}

void ChartViewTest::nothingToShowIsNoCrash()
{
    CostChartView view;
    view.setContent({});
    QVERIFY(!view.grab().isNull());
    QCOMPARE(resolvedX({}).high, 1.0);
}

void ChartViewTest::anAxisMayGrowALotAtOnce()
{
    CostChartView view;
    ChartContent content;
    view.setContent(content); // an axis from 0 to 1, a tick every 0.2
    content.lines.append({QStringLiteral("cost"), QStringLiteral("Cost"), {{0.0, 0.0}, {730.0, 10'000'000.0}}});
    QElapsedTimer timer;
    timer.start();
    view.setContent(content);
    view.setContent({});
    QVERIFY2(timer.elapsed() < 5000, "the axis laid out its old ticks over the new range");
}

void ChartViewTest::ticksAreRound_data()
{
    QTest::addColumn<double>("span");
    QTest::addColumn<double>("step");
    QTest::newRow("730 hours") << 730.0 << 200.0;
    QTest::newRow("share") << 1.0 << 0.2;
    QTest::newRow("1,500") << 1500.0 << 500.0;
    QTest::newRow("1,000") << 1000.0 << 200.0;
    QTest::newRow("a million") << 1.2e6 << 250000.0;
    QTest::newRow("cents") << 0.04 << 0.01;
}

void ChartViewTest::ticksAreRound()
{
    QFETCH(const double, span);
    QFETCH(const double, step);
    QCOMPARE(tickStep(span, 5), step);
}

void ChartViewTest::aReportsChartIsTheSame()
{
    ReportChart chart;
    chart.caption = QStringLiteral("Plans compared");
    chart.xTitle = QStringLiteral("Hours a month");
    chart.yTitle = QStringLiteral("¥ a month");
    CostSeries series;
    series.id = QStringLiteral("on_demand");
    series.points = {{0.0, 0.0}, {730.0, 1445.4}};
    chart.series = {series};
    chart.seriesNames = {QStringLiteral("By the hour")};
    chart.marks = {{601.5, 1191.0, QStringLiteral("here")}};
    chart.rules = {{150.0, 0.0, QStringLiteral("150 h")}};
    const ChartContent content = chartContent(chart);
    QCOMPARE(content.lines.at(0).name, QStringLiteral("By the hour"));
    QCOMPARE(content.marks.at(0).x, 601.5);
    QCOMPARE(content.rules.at(0).label, QStringLiteral("150 h"));
}

QTEST_MAIN(ChartViewTest)
#include "tst_chart_view.moc"
