// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/page_world.h"
#include "support/ui_support.h"
#include "ui/common/chart_view.h"
#include "ui/common/data_table.h"
#include "ui/common/number_edit.h"
#include "ui/common/why_panel.h"
#include "ui/costs/cost_result_view.h"
#include "ui/costs/costs_page.h"
#include "ui/costs/input_field.h"
#include "ui/costs/package_tab.h"
#include "ui/costs/rent_or_buy_fields.h"
#include "ui/costs/rent_or_buy_tab.h"
#include "ui/costs/rules_panel.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QMimeData>
#include <QPushButton>
#include <QSlider>
#include <QTabBar>
#include <QTabWidget>

using namespace xuanka;
using namespace xuanka::test;

namespace {

/// The page, shown, with what a test reaches for.
struct Shown {
    PageWorld &world;
    CostsPage page;
    PackageTab *package = page.findChild<PackageTab *>();
    RentOrBuyTab *rentOrBuy = page.findChild<RentOrBuyTab *>();
    QTabWidget *tabs = page.findChild<QTabWidget *>();

    explicit Shown(PageWorld &inWorld)
        : world(inWorld)
        , page(inWorld.context, nullptr)
    {
        QVERIFY(showPage(page));
    }

    void openTab(int index)
    {
        QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(index).center());
        QCOMPARE(tabs->currentIndex(), index);
    }
    /// Replaces what stands in the field.
    void enter(const QString &field, const QString &text)
    {
        auto *edit = page.findChild<NumberEdit *>(QString(field % QStringLiteral(".edit")));
        QVERIFY2(edit, qPrintable(field));
        edit->setFocus();
        edit->selectAll();
        type(*edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    }
    InputField *field(const QString &id) const { return page.findChild<InputField *>(id); }
};

/// All cells of a table, one line a row.
QStringList rowsOf(const DataTable &table)
{
    QStringList rows;
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < table.model()->columnCount(); ++column)
            cells << table.model()->index(row, column).data().toString();
        rows << cells.join(QStringLiteral(" | "));
    }
    return rows;
}

bool anyContains(const QStringList &lines, const QString &text)
{
    return std::any_of(lines.cbegin(), lines.cend(), [&text](const QString &line) { return line.contains(text); });
}

void addLanguages()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("locale");
    QTest::newRow("en") << Language::English << QStringLiteral("en_US");
    QTest::newRow("zh_CN") << Language::SimplifiedChinese << QStringLiteral("zh_CN");
    QTest::newRow("de_DE") << Language::English << QStringLiteral("de_DE");
}

} // namespace

Q_DECLARE_METATYPE(xuanka::Language)

class CostsPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void typedPricesGiveTheDocumentsCrossings_data();
    void typedPricesGiveTheDocumentsCrossings();
    void onePointNineEightIsTheSameInEveryLocale_data();
    void onePointNineEightIsTheSameInEveryLocale();
    void startsWithARealQuoteAndItsDate();
    void changedPricesSayWhatWasQuotedAndGoBack();
    void draggingASliderMovesTheAnswer();
    void planThatIsNotOfferedLeavesTheComparison();
    void rulesOfThumbSayWhetherTheyAgree();
    void documentsExampleIsShownToTheDollar_data();
    void documentsExampleIsShownToTheDollar();
    void fullerPresetCountsPowerAndStaff();
    void neverIsSaidInWords();
    void badInputIsToldAtTheField_data();
    void badInputIsToldAtTheField();
    void fieldLimitsAreTheEngines_data();
    void fieldLimitsAreTheEngines();
    void currencyIsConvertedWithTheRateInSight();
    void dataCanBeCopiedForASpreadsheet();
    void everyInputHasAName_data();
    void everyInputHasAName();
    void switchingTheLanguageThereAndBackChangesNothing();
    void chartsSayTheirNumbers();
};

void CostsPageTest::typedPricesGiveTheDocumentsCrossings_data()
{
    addLanguages();
}

void CostsPageTest::typedPricesGiveTheDocumentsCrossings()
{
    QFETCH(Language, language);
    QFETCH(QString, locale);
    PageWorld world;
    world.speak(language, locale);
    Shown shown(world);
    const QChar decimal = QLocale(locale).decimalPoint().at(0);
    for (const char *box : {"hasDay", "hasMonth"}) {
        auto *check = shown.page.findChild<QCheckBox *>(QLatin1String(box));
        if (!check->isChecked())
            QTest::mouseClick(check, Qt::LeftButton, {}, QPoint(8, check->height() / 2));
    }
    shown.enter(QStringLiteral("perHour"), QStringLiteral("1.98"));
    shown.enter(QStringLiteral("perDay"), QStringLiteral("43.66"));
    shown.enter(QStringLiteral("perMonth"), QStringLiteral("1191"));
    const QStringList rows = rowsOf(shown.package->result().figures());
    QCOMPARE(rows.size(), 3);
    QVERIFY2(rows.at(0).contains(QString(QStringLiteral("22") % decimal % QStringLiteral("05"))), qPrintable(rows.at(0)));
    QVERIFY2(rows.at(1).contains(QString(QStringLiteral("601") % decimal % QStringLiteral("5"))), qPrintable(rows.at(1)));
    QVERIFY2(rows.at(2).contains(QString(QStringLiteral("27") % decimal % QStringLiteral("3"))), qPrintable(rows.at(2)));
    // The chart marks them with both coordinates.
    const ChartContent &chart = shown.package->result().chart().content();
    QVERIFY(std::any_of(chart.marks.cbegin(), chart.marks.cend(), [&](const ChartMark &mark) {
        return qAbs(mark.x - 601.515) < 0.001 && qAbs(mark.y - 1191.0) < 0.001
            && mark.label.contains(QString(QStringLiteral("601") % decimal % QStringLiteral("5"))) && mark.label.contains(QStringLiteral("191"));
    }));
}

void CostsPageTest::onePointNineEightIsTheSameInEveryLocale_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("typed");
    QTest::newRow("de_DE comma") << QStringLiteral("de_DE") << QStringLiteral("1,98");
    QTest::newRow("de_DE point") << QStringLiteral("de_DE") << QStringLiteral("1.98");
    QTest::newRow("zh_CN point") << QStringLiteral("zh_CN") << QStringLiteral("1.98");
    QTest::newRow("zh_CN comma") << QStringLiteral("zh_CN") << QStringLiteral("1,98");
    QTest::newRow("en_US point") << QStringLiteral("en_US") << QStringLiteral("1.98");
}

void CostsPageTest::onePointNineEightIsTheSameInEveryLocale()
{
    QFETCH(QString, locale);
    QFETCH(QString, typed);
    PageWorld world;
    world.speak(Language::English, locale);
    Shown shown(world);
    shown.enter(QStringLiteral("perHour"), typed);
    QCOMPARE(shown.field(QStringLiteral("perHour"))->value(), 1.98);
}

void CostsPageTest::startsWithARealQuoteAndItsDate()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    Shown shown(world);
    const QList<PackagePrices> offers = packagePricesOf(world.catalog);
    QVERIFY(!offers.isEmpty());
    QCOMPARE(shown.field(QStringLiteral("perHour"))->money(), offers.constFirst().perHour);
    QVERIFY(anyContains(visibleTexts(*shown.field(QStringLiteral("perHour"))), QStringLiteral("quoted on ")));
    QVERIFY(!shown.page.findChild<QPushButton *>(QStringLiteral("reset"))->isEnabled());
    // Another card brings its own prices.
    auto *cards = shown.page.findChild<QComboBox *>(QStringLiteral("card"));
    QVERIFY(cards->count() >= 5);
    cards->setFocus();
    QTest::keyClick(cards, Qt::Key_Down);
    const auto chosen = std::find_if(offers.cbegin(), offers.cend(), [&](const PackagePrices &prices) {
        return prices.cardId == cards->currentData().toString();
    });
    QVERIFY(chosen != offers.cend());
    QCOMPARE(shown.field(QStringLiteral("perHour"))->money(), chosen->perHour);
}

void CostsPageTest::changedPricesSayWhatWasQuotedAndGoBack()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    Shown shown(world);
    const Money quoted = shown.field(QStringLiteral("perHour"))->money();
    shown.enter(QStringLiteral("perHour"), QStringLiteral("9.99"));
    QVERIFY(anyContains(visibleTexts(*shown.field(QStringLiteral("perHour"))), QStringLiteral("changed; quoted ")));
    // The reasons say so as well, and still name the quotes behind the prices that were not touched.
    QVERIFY2(shown.package->result().why().asText().contains(QStringLiteral("your entry")),
             qPrintable(shown.package->result().why().asText()));
    QVERIFY(shown.package->result().why().asText().contains(QStringLiteral("quoted on ")));
    auto *reset = shown.package->findChild<QPushButton *>(QStringLiteral("reset"));
    QVERIFY(reset->isEnabled());
    reset->setFocus();
    QTest::keyClick(reset, Qt::Key_Space);
    QCOMPARE(shown.field(QStringLiteral("perHour"))->money(), quoted);
    QVERIFY(!reset->isEnabled());
    QVERIFY(!shown.package->result().why().asText().contains(QStringLiteral("your entry")));
}

void CostsPageTest::draggingASliderMovesTheAnswer()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    Shown shown(world);
    const QString before = shown.package->result().answer();
    QVERIFY(before.contains(QStringLiteral("8 h a day on 22 days")));
    QSlider &slider = shown.field(QStringLiteral("hoursPerDay"))->slider();
    slider.setFocus();
    QTest::keyClick(&slider, Qt::Key_End);
    QCOMPARE(shown.field(QStringLiteral("hoursPerDay"))->value(), 24.0);
    QVERIFY2(shown.package->result().answer().contains(QStringLiteral("24 h a day on 22 days")),
             qPrintable(shown.package->result().answer()));
    // The least that can be asked is not nothing.
    QTest::keyClick(&slider, Qt::Key_Home);
    QCOMPARE(shown.field(QStringLiteral("hoursPerDay"))->value(), 0.25);
    QVERIFY(shown.field(QStringLiteral("hoursPerDay"))->problem().isEmpty());
}

void CostsPageTest::planThatIsNotOfferedLeavesTheComparison()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    Shown shown(world);
    auto *hasMonth = shown.page.findChild<QCheckBox *>(QStringLiteral("hasMonth"));
    QVERIFY(hasMonth->isChecked());
    hasMonth->setFocus();
    QTest::keyClick(hasMonth, Qt::Key_Space);
    const QList<ChartLine> &lines = shown.package->result().chart().content().lines;
    QVERIFY(std::none_of(lines.cbegin(), lines.cend(), [](const ChartLine &line) { return line.id == QLatin1String("month"); }));
    QVERIFY(!shown.field(QStringLiteral("perMonth"))->isEnabled());
}

void CostsPageTest::rulesOfThumbSayWhetherTheyAgree()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    Shown shown(world);
    shown.enter(QStringLiteral("perHour"), QStringLiteral("1.98"));
    shown.enter(QStringLiteral("perMonth"), QStringLiteral("1191"));
    auto *table = shown.package->result().rules().findChild<DataTable *>();
    const QStringList rows = rowsOf(*table);
    QVERIFY2(anyContains(rows, QStringLiteral("150 h/month | 601.5 h/month | ✗ Disagrees")), qPrintable(rows.join(QLatin1Char('\n'))));
    const ChartContent &chart = shown.package->result().chart().content();
    QVERIFY(std::any_of(chart.rules.cbegin(), chart.rules.cend(), [](const ChartMark &rule) {
        return rule.x == 150.0 && rule.label.contains(QStringLiteral("rule of thumb"));
    }));
    for (int row = 0; row < rows.size(); ++row) {
        if (!rows.at(row).contains(QStringLiteral("150 h/month")))
            continue;
        table->setCurrentIndex(table->model()->index(row, 0));
        QVERIFY2(shown.package->result().rules().explanation().contains(QStringLiteral("4.01 times")),
                 qPrintable(shown.package->result().rules().explanation()));
    }
}

void CostsPageTest::documentsExampleIsShownToTheDollar_data()
{
    addLanguages();
}

void CostsPageTest::documentsExampleIsShownToTheDollar()
{
    QFETCH(Language, language);
    QFETCH(QString, locale);
    PageWorld world;
    world.speak(language, locale);
    Shown shown(world);
    shown.openTab(1);
    const QLocale people(locale);
    const QString crossing = QString(QStringLiteral("38") % people.decimalPoint() % QStringLiteral("05"));
    QVERIFY2(shown.rentOrBuy->result().answer().contains(crossing), qPrintable(shown.rentOrBuy->result().answer()));
    const QStringList rows = rowsOf(shown.rentOrBuy->result().figures());
    QCOMPARE(rows.size(), 4);
    const QList<int> rents {4380, 10950, 15330, 19710};
    for (int row = 0; row < 4; ++row) {
        QVERIFY2(rows.at(row).contains(people.toString(8333)), qPrintable(rows.at(row)));
        QVERIFY2(rows.at(row).contains(people.toString(rents.at(row))), qPrintable(rows.at(row)));
    }
}

void CostsPageTest::fullerPresetCountsPowerAndStaff()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    Shown shown(world);
    shown.openTab(1);
    auto *preset = shown.page.findChild<QComboBox *>(QStringLiteral("preset"));
    preset->setFocus();
    QTest::keyClick(preset, Qt::Key_Down);
    QVERIFY2(shown.rentOrBuy->result().answer().contains(QStringLiteral("78.1")), qPrintable(shown.rentOrBuy->result().answer()));
    QVERIFY(shown.rentOrBuy->result().why().asText().contains(QStringLiteral("129,929.2")));
    // Own cost of a used card-hour at 70 %: 2.7746
    QVERIFY(anyContains(visibleTexts(shown.rentOrBuy->result()), QStringLiteral("$2.77")));
}

void CostsPageTest::neverIsSaidInWords()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    Shown shown(world);
    shown.openTab(1);
    shown.enter(QStringLiteral("rentPerCardHour"), QStringLiteral("0.5"));
    QVERIFY2(shown.rentOrBuy->result().answer().contains(QStringLiteral("never")), qPrintable(shown.rentOrBuy->result().answer()));
    QVERIFY(shown.rentOrBuy->result().chart().content().marks.isEmpty());
}

void CostsPageTest::badInputIsToldAtTheField_data()
{
    QTest::addColumn<int>("tab");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::newRow("negative price") << 0 << QStringLiteral("perHour") << QStringLiteral("-1.98");
    QTest::newRow("no price") << 0 << QStringLiteral("perHour") << QStringLiteral("0");
    QTest::newRow("25 hours a day") << 0 << QStringLiteral("hoursPerDay") << QStringLiteral("25");
    QTest::newRow("40 days a month") << 0 << QStringLiteral("daysPerMonth") << QStringLiteral("40");
    QTest::newRow("120 % utilisation") << 1 << QStringLiteral("utilisation") << QStringLiteral("120");
    QTest::newRow("negative rent") << 1 << QStringLiteral("rentPerCardHour") << QStringLiteral("-2.5");
    QTest::newRow("no card") << 1 << QStringLiteral("cards") << QStringLiteral("0");
    QTest::newRow("better than perfect room") << 1 << QStringLiteral("pue") << QStringLiteral("0.9");
    QTest::newRow("idle above full load") << 1 << QStringLiteral("idleKilowatts") << QStringLiteral("12");
}

void CostsPageTest::badInputIsToldAtTheField()
{
    QFETCH(int, tab);
    QFETCH(QString, field);
    QFETCH(QString, typed);
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    Shown shown(world);
    shown.openTab(tab);
    const CostResultView &result = tab == 0 ? shown.package->result() : shown.rentOrBuy->result();
    QVERIFY(!result.chart().content().lines.isEmpty());
    shown.enter(field, typed);
    QVERIFY2(!shown.field(field)->problem().isEmpty(), qPrintable(QString::number(shown.field(field)->value())));
    auto *said = shown.page.findChild<QWidget *>(QString(field % QStringLiteral(".problem")));
    QVERIFY(said->isVisibleTo(&shown.page));
    // No figure of the inputs before stays in sight.
    QVERIFY2(result.answer().startsWith(QStringLiteral("Not computed")), qPrintable(result.answer()));
    QVERIFY(result.chart().content().lines.isEmpty());
    QCOMPARE(result.figures().model()->rowCount(), 0);
    QCOMPARE(result.data().model()->rowCount(), 0);
}

void CostsPageTest::fieldLimitsAreTheEngines_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < rentOrBuyFields().size(); ++i)
        QTest::newRow(qPrintable(rentOrBuyFields().at(i).id)) << i;
}

void CostsPageTest::fieldLimitsAreTheEngines()
{
    QFETCH(int, index);
    const RentOrBuyField &field = rentOrBuyFields().at(index);
    const auto accepts = [&field](double shown) {
        RentOrBuyInputs inputs = documentsExample();
        inputs.fullKilowatts = field.id == QLatin1String("idleKilowatts") ? 100000.0 : inputs.fullKilowatts;
        field.put(shown, Currency::Usd, inputs);
        return compareRentOrBuy(inputs).has_value();
    };
    const double step = std::pow(10.0, -field.range.decimals);
    QCOMPARE(accepts(field.range.least), !field.range.aboveLeast);
    QVERIFY(accepts(field.range.least + step));
    QVERIFY(!accepts(field.range.least - step));
    QVERIFY(accepts(field.range.most));
    QVERIFY(!accepts(field.range.most + 1.0));
}

void CostsPageTest::currencyIsConvertedWithTheRateInSight()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    Shown shown(world);
    shown.openTab(1);
    auto *currency = shown.page.findChild<QComboBox *>(QStringLiteral("currency"));
    currency->setFocus();
    QTest::keyClick(currency, Qt::Key_Down);
    const double rate = world.catalog.exchangeRate().cnyPerUsd;
    QCOMPARE(shown.field(QStringLiteral("capitalCost"))->money(), Money::fromAmount(25000.0 * rate, Currency::Cny));
    // The answer is a share and stays what it was.
    QVERIFY2(shown.rentOrBuy->result().answer().contains(QStringLiteral("38.05")), qPrintable(shown.rentOrBuy->result().answer()));
    QVERIFY(anyContains(visibleTexts(*shown.rentOrBuy), QStringLiteral("Converted at ")));
}

void CostsPageTest::dataCanBeCopiedForASpreadsheet()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    Shown shown(world);
    DataTable &data = shown.package->result().data();
    QCOMPARE(data.model()->rowCount(), 16);
    data.copySelection();
    const QString text = QApplication::clipboard()->mimeData()->text();
    QCOMPARE(text.split(QLatin1Char('\n'), Qt::SkipEmptyParts).size(), 17);
    QVERIFY(text.startsWith(QStringLiteral("Hours a month\tOn demand")));
}

void CostsPageTest::everyInputHasAName_data()
{
    addLanguages();
}

void CostsPageTest::everyInputHasAName()
{
    QFETCH(Language, language);
    QFETCH(QString, locale);
    PageWorld world;
    world.speak(language, locale);
    Shown shown(world);
    for (const int tab : {0, 1}) {
        shown.openTab(tab);
        const QStringList nameless = namelessWidgets(shown.page);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
    }
}

void CostsPageTest::switchingTheLanguageThereAndBackChangesNothing()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    Shown shown(world);
    const QStringList before = visibleTexts(shown.page);
    world.speak(Language::SimplifiedChinese, QStringLiteral("zh_CN"));
    world.speak(Language::English, QStringLiteral("en_US"));
    QCOMPARE(visibleTexts(shown.page), before);
}

void CostsPageTest::chartsSayTheirNumbers()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    Shown shown(world);
    shown.enter(QStringLiteral("perHour"), QStringLiteral("1.98"));
    shown.enter(QStringLiteral("perMonth"), QStringLiteral("1191"));
    const CostChartView &package = shown.package->result().chart();
    QVERIFY(!package.accessibleName().isEmpty());
    QVERIFY2(package.accessibleDescription().contains(QStringLiteral("601.5")), qPrintable(package.accessibleDescription()));
    const CostChartView &rentOrBuy = shown.rentOrBuy->result().chart();
    QVERIFY(!rentOrBuy.accessibleName().isEmpty());
    QVERIFY(rentOrBuy.accessibleDescription().contains(QStringLiteral("38.05")));
}

QTEST_MAIN(CostsPageTest)
#include "tst_costs_page.moc"
