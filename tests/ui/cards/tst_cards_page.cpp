// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cards/cards_page.h"

#include "catalog/card_attribute.h"
#include "catalog/card_table_model.h"
#include "catalog/quote_table_model.h"
#include "support/page_world.h"
#include "support/ui_support.h"
#include "ui/cards/card_details.h"
#include "ui/cards/compare_tray.h"
#include "ui/common/action_registry.h"
#include "ui/common/bar_chart.h"
#include "ui/common/data_table.h"
#include "ui/common/number_edit.h"
#include "ui/common/why_panel.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>

using namespace xuanka;

namespace {

struct CardsWorld : test::PageWorld {
    std::unique_ptr<Page> page;

    explicit CardsWorld(Language language = Language::English, const QString &locale = QStringLiteral("en_US"))
    {
        speak(language, locale);
        show();
    }
    void show()
    {
        page.reset(); // first: two pages would have the same actions
        page.reset(createCardsPage(context, nullptr));
        page->setLocale(context.locale());
        QVERIFY(test::showPage(*page, {1280, 800}));
    }
    ~CardsWorld() { page.reset(); }

    DataTable *table() const { return page->findChild<DataTable *>(QStringLiteral("cards")); }
    QLineEdit *searchField() const
    {
        const QList<QLineEdit *> fields = page->findChildren<QLineEdit *>();
        for (QLineEdit *field : fields) {
            if (field->isClearButtonEnabled())
                return field;
        }
        return nullptr;
    }
    int rows() const { return table()->model()->rowCount(); }
    QString cardAt(int row) const { return table()->model()->index(row, 0).data(CardTableModel::IdRole).toString(); }
    int rowOf(const QString &card) const
    {
        for (int row = 0; row < rows(); ++row) {
            if (cardAt(row) == card)
                return row;
        }
        return -1;
    }
    QString countText() const { return page->findChild<QLabel *>(QStringLiteral("count"))->text(); }
    void clickCard(const QString &card, Qt::KeyboardModifiers keys = {}) const
    {
        const QModelIndex index = table()->model()->index(rowOf(card), 0);
        table()->scrollTo(index);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, keys, table()->visualRect(index).center());
    }
    void check(const char *id) const
    {
        auto *box = page->findChild<QCheckBox *>(QString::fromLatin1(id));
        QVERIFY2(box, id);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Space);
    }
    CompareTray *tray() const { return page->findChild<CompareTray *>(); }
    QTabWidget *tabs() const { return page->findChild<QTabWidget *>(); }
    void compareByKey() const { QTest::keyClick(table(), Qt::Key_D, Qt::ControlModifier); }
};

} // namespace

/// The Cards page as a person uses it.
class CardsPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCardIsListedFirst();
    void searchNarrowsAsOneTypes();
    void searchFindsAliasesInEveryLanguage_data();
    void searchFindsAliasesInEveryLanguage();
    void searchWithoutAHitSaysWhatToDo();
    void facetsNarrowTogetherAndAreCleared();
    void memoryAndPriceFacets_data();
    void memoryAndPriceFacets();
    void sortingGoesByTrueValues();
    void chosenColumnsAreKept();
    void detailsNameSourceDateAndCertainty();
    void quotesStandOnOneBasisWithTheirRule();
    void promotionsAreMarkedAndNeverTheBaseline();
    void twoToSixCardsAreCompared();
    void differencesAndTheBestAreMarked();
    void theChartShowsTheChosenFigure();
    void aSeventhCardIsRefusedAndSaidSo();
    void aChipTakesItsCardOut();
    void theTableIsCopiedForASpreadsheet();
    void pricesAreShownInEitherCurrency();
    void wordsAndNumbersFollowTheLanguage();
    void everythingThatTakesTheFocusHasAName();
    void theFilterPanelCanBeHiddenAndStaysSo();
};

void CardsPageTest::everyCardIsListedFirst()
{
    const CardsWorld world;
    QCOMPARE(world.rows(), world.catalog.cards().size());
    QVERIFY(world.rows() >= 40);
    QCOMPARE(world.countText(), QStringLiteral("%1 of %1 cards").arg(world.rows()));
    QVERIFY(world.table()->currentIndex().isValid());
}

void CardsPageTest::searchNarrowsAsOneTypes()
{
    const CardsWorld world;
    QTest::keySequence(world.page.get(), QKeySequence::Find);
    QCOMPARE(QApplication::focusWidget(), world.searchField());
    QTest::keyClicks(world.searchField(), QStringLiteral("4090"));
    QTRY_VERIFY(world.rows() < 10);
    QVERIFY(world.rows() >= 2);
    QVERIFY(world.rowOf(QStringLiteral("rtx-4090-24")) >= 0);
    QCOMPARE(world.countText(), QStringLiteral("%1 of %2 cards").arg(world.rows()).arg(world.catalog.cards().size()));
    QTest::keyClick(world.searchField(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(world.searchField(), Qt::Key_Delete);
    QTRY_COMPARE(world.rows(), world.catalog.cards().size());
}

void CardsPageTest::searchFindsAliasesInEveryLanguage_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("locale");
    QTest::newRow("en") << Language::English << "en_US";
    QTest::newRow("zh_CN") << Language::SimplifiedChinese << "zh_CN";
    QTest::newRow("de_DE") << Language::English << "de_DE";
}

void CardsPageTest::searchFindsAliasesInEveryLanguage()
{
    QFETCH(const Language, language);
    QFETCH(const QString, locale);
    const CardsWorld world(language, locale);
    world.searchField()->setFocus();
    QTest::keyClicks(world.searchField(), QStringLiteral("gpu_8x_h100_sxm5"));
    QTRY_COMPARE(world.rows(), 1);
    QCOMPARE(world.cardAt(0), QStringLiteral("h100-sxm-80"));
}

void CardsPageTest::searchWithoutAHitSaysWhatToDo()
{
    const CardsWorld world;
    world.searchField()->setFocus();
    QTest::keyClicks(world.searchField(), QStringLiteral("no such card"));
    QTRY_COMPARE(world.rows(), 0);
    QVERIFY(world.table()->emptyText().contains(QStringLiteral("clear the filters")));
}

void CardsPageTest::facetsNarrowTogetherAndAreCleared()
{
    const CardsWorld world;
    world.check("cann");
    int expected = 0;
    for (const Card &card : world.catalog.cards())
        expected += card.ecosystem == Ecosystem::Cann;
    QVERIFY(expected > 0);
    QCOMPARE(world.rows(), expected);
    world.check("cuda"); // two in one group: either
    QCOMPARE(world.rows(), world.catalog.cards().size());
    world.check("cuda");
    world.check("unofficial"); // two groups: both
    QCOMPARE(world.rows(), 0);
    QPushButton *clear = nullptr;
    const QList<QPushButton *> buttons = world.page->findChildren<QPushButton *>();
    for (QPushButton *button : buttons) {
        if (button->text() == QStringLiteral("Clear the filters"))
            clear = button;
    }
    QVERIFY(clear);
    QTest::mouseClick(clear, Qt::LeftButton);
    QCOMPARE(world.rows(), world.catalog.cards().size());
    QVERIFY(!world.page->findChild<QCheckBox *>(QStringLiteral("cann"))->isChecked());
}

void CardsPageTest::memoryAndPriceFacets_data()
{
    QTest::addColumn<QString>("locale");
    QTest::newRow("en_US") << "en_US";
    QTest::newRow("zh_CN") << "zh_CN";
    QTest::newRow("de_DE") << "de_DE";
}

void CardsPageTest::memoryAndPriceFacets()
{
    QFETCH(const QString, locale);
    const CardsWorld world(Language::English, locale);
    auto *memory = world.page->findChild<QComboBox *>(QStringLiteral("memory"));
    memory->setFocus();
    while (memory->currentData().toInt() < 80)
        QTest::keyClick(memory, Qt::Key_Down);
    QVERIFY(world.rows() > 0);
    for (int row = 0; row < world.rows(); ++row)
        QVERIFY(*world.catalog.card(world.cardAt(row))->nominalMemoryGib.value >= 80.0);
    auto *price = world.page->findChild<MoneyEdit *>(QStringLiteral("price"));
    price->setFocus();
    price->selectAll();
    test::type(*price, QStringLiteral("7,5")); // seven and a half in all three locales, never 75
    QTest::keyClick(price, Qt::Key_Return);
    QCOMPARE(price->money(), Money::fromAmount(7.5, Currency::Cny));
    const int column = CardTableModel::column(CardAttribute::CheapestRate);
    QVERIFY(world.rows() > 0);
    for (int row = 0; row < world.rows(); ++row) {
        const QVariant rate = world.table()->model()->index(row, column).data(CardTableModel::SortRole);
        QVERIFY(rate.isValid() && rate.toDouble() <= 7.5);
    }
}

void CardsPageTest::sortingGoesByTrueValues()
{
    const CardsWorld world;
    const int memory = CardTableModel::column(CardAttribute::UsableMemory);
    QHeaderView *header = world.table()->horizontalHeader();
    const auto clickTitle = [&] {
        const QPoint place(header->sectionViewportPosition(memory) + header->sectionSize(memory) / 2,
                           header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
    };
    const auto isSorted = [&](bool ascending) {
        double before = ascending ? -1.0 : 1e9;
        for (int row = 0; row < world.rows(); ++row) {
            const QVariant value = world.table()->model()->index(row, memory).data(CardTableModel::SortRole);
            if (!value.isValid())
                continue;
            if (ascending ? value.toDouble() < before : value.toDouble() > before)
                return false;
            before = value.toDouble();
        }
        return true;
    };
    clickTitle();
    const bool first = world.table()->horizontalHeader()->sortIndicatorOrder() == Qt::AscendingOrder;
    QVERIFY(isSorted(first));
    clickTitle();
    QVERIFY(isSorted(!first));
}

void CardsPageTest::chosenColumnsAreKept()
{
    CardsWorld world;
    const QString tier = cardAttributeId(CardAttribute::Tier);
    QVERIFY(!world.table()->visibleColumns().contains(tier));
    world.table()->setColumnVisible(tier, true);
    world.table()->setColumnVisible(cardAttributeId(CardAttribute::Supply), false);
    const QStringList kept = world.table()->visibleColumns();
    world.show(); // the page is built again, as after a restart
    QCOMPARE(world.table()->visibleColumns(), kept);
}

void CardsPageTest::detailsNameSourceDateAndCertainty()
{
    const CardsWorld world;
    world.clickCard(QStringLiteral("h100-sxm-80"));
    const auto *details = world.page->findChild<CardDetails *>();
    const Card &card = *world.catalog.card(QStringLiteral("h100-sxm-80"));
    const QString text = details->text();
    for (const QString &part : {card.name.english, card.note.english, card.complianceNote.english,
                                card.supplyNote.english, QStringLiteral("2022-10-07")})
        QVERIFY2(text.contains(part), qPrintable(part));
    const QAbstractItemModel *figures = details->findChild<DataTable *>()->model();
    QCOMPARE(figures->index(0, 1).data().toString(), QStringLiteral("79.6 GiB"));
    QVERIFY(!figures->index(0, 2).data().toString().isEmpty()); // certainty
    QCOMPARE(figures->index(0, 3).data().toString(), card.usableMemoryMib.asOf.toString(Qt::ISODate));
    const Source *source = world.catalog.source(card.usableMemoryMib.sources.constFirst());
    QVERIFY(figures->index(0, 4).data().toString().contains(source->title.english));
    // A disputed card says what the others say.
    const auto disputed = std::find_if(world.catalog.cards().cbegin(), world.catalog.cards().cend(),
                                       [&world](const Card &one) { return !world.catalog.conflictsOf(one.id).isEmpty(); });
    QVERIFY(disputed != world.catalog.cards().cend());
    world.clickCard(disputed->id);
    QVERIFY(details->text().contains(world.catalog.conflictsOf(disputed->id).constFirst().statement.english));
}

void CardsPageTest::quotesStandOnOneBasisWithTheirRule()
{
    const CardsWorld world;
    world.clickCard(QStringLiteral("rtx-4090-24"));
    world.tabs()->setCurrentIndex(1);
    const auto *quotes = world.page->findChild<DataTable *>(QStringLiteral("quotes"));
    const QAbstractItemModel *model = quotes->model();
    QCOMPARE(model->rowCount(), world.catalog.quotesOf(QStringLiteral("rtx-4090-24")).size());
    bool monthSeen = false;
    for (int row = 0; row < model->rowCount(); ++row) {
        const QString id = model->index(row, 0).data(QuoteTableModel::IdRole).toString();
        const Quote &quote = *world.catalog.quote(id);
        if (quote.unit != PriceUnit::PerCardMonth || !quote.usable)
            continue;
        monthSeen = true;
        QVERIFY(model->index(row, QuoteTableModel::RuleColumn).data().toString().contains(QStringLiteral("730")));
        QVERIFY(!model->index(row, QuoteTableModel::BundleColumn).data().toString().isEmpty());
        const QModelIndex cell = model->index(row, QuoteTableModel::PlatformColumn);
        world.page->findChild<DataTable *>(QStringLiteral("quotes"))->scrollTo(cell);
        QTest::mouseClick(quotes->viewport(), Qt::LeftButton, {}, quotes->visualRect(cell).center());
        const QString why = world.page->findChild<WhyPanel *>()->asText();
        QVERIFY2(why.contains(QStringLiteral("730")) && why.contains(QStringLiteral("price ÷ hours")), qPrintable(why));
    }
    QVERIFY(monthSeen);
}

void CardsPageTest::promotionsAreMarkedAndNeverTheBaseline()
{
    const CardsWorld world;
    int marked = 0;
    for (const Quote &quote : world.catalog.quotes()) {
        if (!quote.promotional || quote.cardId.isEmpty())
            continue;
        world.clickCard(quote.cardId);
        const QAbstractItemModel *model = world.page->findChild<DataTable *>(QStringLiteral("quotes"))->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, 0).data(QuoteTableModel::IdRole).toString() != quote.id)
                continue;
            ++marked;
            QVERIFY(!model->index(row, QuoteTableModel::MarksColumn).data().toString().isEmpty());
            QVERIFY(!model->index(row, 0).data(QuoteTableModel::BaselineRole).toBool());
        }
    }
    QVERIFY(marked > 0);
}

void CardsPageTest::twoToSixCardsAreCompared()
{
    const CardsWorld world;
    world.clickCard(QStringLiteral("h100-sxm-80"));
    world.compareByKey();
    QCOMPARE(world.tabs()->currentWidget(), world.tray());
    QVERIFY(!world.tray()->findChild<DataTable *>()->isVisible()); // one card is no comparison
    world.clickCard(QStringLiteral("h20-96"));
    world.clickCard(QStringLiteral("h800-sxm-80"), Qt::ControlModifier);
    world.compareByKey();
    QCOMPARE(world.tray()->cards().size(), 3);
    QVERIFY(world.tray()->findChild<DataTable *>()->isVisible());
    QCOMPARE(world.tray()->findChild<DataTable *>()->model()->columnCount(), 3);
    QVERIFY(world.tabs()->tabText(2).contains(QLatin1Char('3')));
}

void CardsPageTest::differencesAndTheBestAreMarked()
{
    const CardsWorld world;
    world.tray()->add({QStringLiteral("h100-sxm-80"), QStringLiteral("h20-96")});
    const DataTable *table = world.tray()->findChild<DataTable *>();
    world.tabs()->setCurrentIndex(2);
    const int row = 0; // usable memory
    const QModelIndex smaller = table->model()->index(row, 0);
    const QModelIndex larger = table->model()->index(row, 1);
    QCOMPARE(smaller.data().toString(), QStringLiteral("79.6"));
    QCOMPARE(larger.data().toString(), QStringLiteral("95.6"));
    // Drawn differently from a row that is the same, and the best with a star: looked at as pixels.
    const QImage image = table->viewport()->grab().toImage();
    const QColor differs = image.pixelColor(table->visualRect(smaller).topLeft() + QPoint(2, 2));
    QVERIFY(differs != table->palette().base().color());
    QVERIFY(differs != table->palette().alternateBase().color());
}

void CardsPageTest::theChartShowsTheChosenFigure()
{
    const CardsWorld world;
    world.tray()->add({QStringLiteral("h100-sxm-80"), QStringLiteral("h20-96")});
    world.tabs()->setCurrentIndex(2);
    auto *figure = world.page->findChild<QComboBox *>(QStringLiteral("compare_figure"));
    const auto *chart = world.tray()->findChild<BarChart *>();
    QCOMPARE(chart->bars().size(), 2);
    QVERIFY(chart->barRect(1).width() > chart->barRect(0).width()); // 95.6 against 79.6 GiB
    figure->setFocus();
    while (figure->currentData().toString() != cardAttributeId(CardAttribute::Fp16Dense))
        QTest::keyClick(figure, Qt::Key_Down);
    QVERIFY(chart->barRect(0).width() > chart->barRect(1).width()); // 989 against 148 TFLOPS
    QVERIFY(chart->accessibleDescription().contains(QStringLiteral("989.4")));
}

void CardsPageTest::aSeventhCardIsRefusedAndSaidSo()
{
    const CardsWorld world;
    world.table()->setFocus();
    QTest::keyClick(world.table(), Qt::Key_A, Qt::ControlModifier);
    world.compareByKey();
    QCOMPARE(world.tray()->cards().size(), 6);
    QVERIFY(test::visibleTexts(*world.tray()).join(QLatin1Char('\n')).contains(QStringLiteral("At most")));
}

void CardsPageTest::aChipTakesItsCardOut()
{
    const CardsWorld world;
    world.tray()->add({QStringLiteral("h100-sxm-80"), QStringLiteral("h20-96"), QStringLiteral("l20-48")});
    world.tabs()->setCurrentIndex(2);
    auto *chip = world.tray()->findChild<QToolButton *>(QStringLiteral("h20-96"));
    QVERIFY(chip && chip->isVisible());
    QTRY_VERIFY(chip->width() > 20); // laid out
    QTest::mouseClick(chip, Qt::LeftButton);
    QTRY_COMPARE(world.tray()->cards().size(), 2);
    QVERIFY(!world.tray()->cards().contains(QStringLiteral("h20-96")));
}

void CardsPageTest::theTableIsCopiedForASpreadsheet()
{
    const CardsWorld world;
    world.clickCard(QStringLiteral("h20-96"));
    QTest::keySequence(world.table(), QKeySequence::Copy);
    const QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines.at(0).count(QLatin1Char('\t')), lines.at(1).count(QLatin1Char('\t')));
    QVERIFY(lines.at(1).startsWith(QStringLiteral("H20 96 GB\t95.6\t")));
    QVERIFY(QApplication::clipboard()->mimeData()->html().contains(QStringLiteral("<td>H20 96 GB</td>")));
}

void CardsPageTest::pricesAreShownInEitherCurrency()
{
    CardsWorld world;
    const int column = CardTableModel::column(CardAttribute::CheapestRate);
    const int row = world.rowOf(QStringLiteral("h100-sxm-80"));
    const double yuan = world.table()->model()->index(row, column).data(CardTableModel::SortRole).toDouble();
    auto *currency = world.page->findChild<QComboBox *>(QStringLiteral("currency"));
    currency->setFocus();
    QTest::keyClick(currency, Qt::Key_Down);
    const double dollars = world.table()->model()->index(row, column).data(CardTableModel::SortRole).toDouble();
    QVERIFY(qAbs(dollars * world.catalog.exchangeRate().cnyPerUsd - yuan) < 0.01);
    QVERIFY(world.table()->model()->headerData(column, Qt::Horizontal).toString().contains(QLatin1Char('$')));
    world.show();
    QCOMPARE(world.page->findChild<QComboBox *>(QStringLiteral("currency"))->currentData().toString(),
             QStringLiteral("USD"));
}

void CardsPageTest::wordsAndNumbersFollowTheLanguage()
{
    CardsWorld world;
    world.clickCard(QStringLiteral("h100-sxm-80"));
    const QStringList before = test::visibleTexts(*world.page);
    world.speak(Language::SimplifiedChinese, QStringLiteral("de_DE"));
    QCoreApplication::processEvents();
    const Card &card = *world.catalog.card(QStringLiteral("h100-sxm-80"));
    QVERIFY(world.page->findChild<CardDetails *>()->text().contains(card.note.chinese));
    const int column = CardTableModel::column(CardAttribute::Bandwidth);
    const int row = world.rowOf(QStringLiteral("h100-sxm-80"));
    QCOMPARE(world.table()->model()->index(row, column).data().toString(), QStringLiteral("3.350"));
    world.speak(Language::English, QStringLiteral("en_US"));
    QCoreApplication::processEvents();
    QCOMPARE(test::visibleTexts(*world.page), before);
}

void CardsPageTest::everythingThatTakesTheFocusHasAName()
{
    const CardsWorld world;
    world.tray()->add({QStringLiteral("h100-sxm-80"), QStringLiteral("h20-96")});
    for (int tab = 0; tab < world.tabs()->count(); ++tab) {
        world.tabs()->setCurrentIndex(tab);
        const QStringList nameless = test::namelessWidgets(*world.page);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QStringLiteral(", "))));
    }
}

void CardsPageTest::theFilterPanelCanBeHiddenAndStaysSo()
{
    CardsWorld world;
    const auto isShown = [&world] { return world.page->findChild<QCheckBox *>(QStringLiteral("cann"))->isVisible(); };
    QVERIFY(isShown());
    QTest::keyClick(world.page.get(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!isShown());
    world.show();
    QVERIFY(!isShown());
}

QTEST_MAIN(CardsPageTest)
#include "tst_cards_page.moc"
