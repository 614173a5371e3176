// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/data_table.h"

#include "support/test_support.h"
#include "ui/common/settings.h"
#include "ui/common/table_copy.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QMenu>
#include <QStandardItemModel>
#include <QTemporaryDir>
#include <QTimer>

using namespace xuanka;

namespace {

const QStringList ids {QStringLiteral("name"), QStringLiteral("memory"), QStringLiteral("price")};

std::unique_ptr<QStandardItemModel> cardModel()
{
    auto model = std::make_unique<QStandardItemModel>(0, 3);
    model->setHorizontalHeaderLabels({QStringLiteral("Card"), QStringLiteral("Memory, GiB"), QStringLiteral("Price")});
    const QList<QStringList> rows {{QStringLiteral("H20 96 GB"), QStringLiteral("96"), QStringLiteral("8.5")},
                                   {QStringLiteral("RTX 4090"), QStringLiteral("24"), QStringLiteral("1.98")},
                                   {QStringLiteral("L20"), QStringLiteral("48"), QStringLiteral("3.2")}};
    for (const QStringList &row : rows) {
        QList<QStandardItem *> items;
        for (const QString &cell : row)
            items << new QStandardItem(cell);
        items.at(1)->setTextAlignment(Qt::AlignRight);
        model->appendRow(items);
    }
    return model;
}

} // namespace

/// Tables remember how they were left, and copy so that Excel and WPS take them.
class DataTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void copyHasHeadingsInBothForms();
    void copyTakesSelectedRowsAndVisibleColumnsInTheirOrder();
    void nothingSelectedCopiesEverything();
    void aCellNeverBecomesAFormula_data();
    void aCellNeverBecomesAFormula();
    void htmlIsEscaped();
    void columnsComeBackByIdAfterARestart();
    void aNewColumnOfALaterVersionIsShown();
    void theLastColumnCannotBeHidden();
    void columnsAreChosenOnTheHeadersMenu();
    void emptyTextStandsInAnEmptyTable();
    void rowHeightFollowsTheFont();
    void columnsGrowWithTheirFiguresAndNeverShrink();

private:
    QTemporaryDir m_folder;
};

void DataTableTest::copyHasHeadingsInBothForms()
{
    const auto model = cardModel();
    const auto data = tableMimeData(*model, {0, 1}, {0, 1});
    QCOMPARE(data->text(), QStringLiteral("Card\tMemory, GiB\nH20 96 GB\t96\nRTX 4090\t24\n"));
    QVERIFY(data->html().contains(QStringLiteral("<tr><th>Card</th><th>Memory, GiB</th></tr>")));
    QVERIFY(data->html().contains(QStringLiteral("<tr><td>H20 96 GB</td><td align=\"right\">96</td></tr>")));
    QVERIFY(data->html().contains(QStringLiteral("charset=\"utf-8\"")));
}

void DataTableTest::copyTakesSelectedRowsAndVisibleColumnsInTheirOrder()
{
    const auto model = cardModel();
    DataTable table;
    table.setUp(model.get(), QStringLiteral("t"), ids, nullptr);
    table.show();
    QVERIFY(QTest::qWaitForWindowActive(&table));
    table.setColumnVisible(QStringLiteral("memory"), false);
    table.horizontalHeader()->moveSection(2, 0);
    table.selectRow(1);
    table.setFocus();
    QTest::keySequence(&table, QKeySequence::Copy);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("Price\tCard\n1.98\tRTX 4090\n"));
}

void DataTableTest::nothingSelectedCopiesEverything()
{
    const auto model = cardModel();
    DataTable table;
    table.setUp(model.get(), QStringLiteral("t"), ids, nullptr);
    table.copySelection();
    QCOMPARE(QApplication::clipboard()->text().count(QLatin1Char('\n')), 4);
}

void DataTableTest::aCellNeverBecomesAFormula_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("equals") << "=HYPERLINK(\"x\")" << "'=HYPERLINK(\"x\")";
    QTest::newRow("plus") << "+cmd" << "'+cmd";
    QTest::newRow("at") << "@SUM(A1)" << "'@SUM(A1)";
    QTest::newRow("minus before words") << "-cmd|calc" << "'-cmd|calc";
    QTest::newRow("negative number") << "-3.5" << "-3.5";
    QTest::newRow("tab") << "a\tb" << "a b";
    QTest::newRow("line break") << "a\nb" << "a b";
    QTest::newRow("plain") << "H20 96 GB" << "H20 96 GB";
    QTest::newRow("empty") << "" << "";
}

void DataTableTest::aCellNeverBecomesAFormula()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    QCOMPARE(safeCell(text), expected);
}

void DataTableTest::htmlIsEscaped()
{
    QStandardItemModel model(1, 1);
    model.setHorizontalHeaderLabels({QStringLiteral("<b>")});
    model.setItem(0, 0, new QStandardItem(QStringLiteral("<img src=x> & more")));
    const auto data = tableMimeData(model, {0}, {0});
    QVERIFY(data->html().contains(QStringLiteral("<td>&lt;img src=x&gt; &amp; more</td>")));
    QVERIFY(!data->html().contains(QStringLiteral("<img")));
}

void DataTableTest::columnsComeBackByIdAfterARestart()
{
    Settings settings(m_folder.filePath(QStringLiteral("a.ini")));
    const auto model = cardModel();
    {
        DataTable table;
        table.setUp(model.get(), QStringLiteral("cards"), ids, &settings);
        table.horizontalHeader()->moveSection(2, 0);
        table.setColumnVisible(QStringLiteral("memory"), false);
        table.setColumnWidth(0, 222);
        table.sortByColumn(2, Qt::DescendingOrder);
    }
    DataTable table;
    table.setUp(model.get(), QStringLiteral("cards"), ids, &settings);
    QCOMPARE(table.visibleColumns(), (QStringList {QStringLiteral("price"), QStringLiteral("name")}));
    QCOMPARE(table.columnWidth(0), 222);
    QCOMPARE(table.horizontalHeader()->sortIndicatorSection(), 2);
    QCOMPARE(table.horizontalHeader()->sortIndicatorOrder(), Qt::DescendingOrder);
}

void DataTableTest::aNewColumnOfALaterVersionIsShown()
{
    Settings settings(m_folder.filePath(QStringLiteral("b.ini")));
    settings.setColumns(QStringLiteral("cards"), {{QStringLiteral("price"), QStringLiteral("gone")},
                                                  {QStringLiteral("price"), QStringLiteral("name"), QStringLiteral("gone")},
                                                  {80, 90},
                                                  QStringLiteral("gone"),
                                                  true});
    const auto model = cardModel();
    DataTable table;
    table.setUp(model.get(), QStringLiteral("cards"), ids, &settings);
    // "name" was hidden, "memory" did not exist then, "gone" does not any more.
    QCOMPARE(table.visibleColumns(), (QStringList {QStringLiteral("price"), QStringLiteral("memory")}));
    QCOMPARE(table.columnWidth(2), 80);
}

void DataTableTest::theLastColumnCannotBeHidden()
{
    const auto model = cardModel();
    DataTable table;
    table.setUp(model.get(), QStringLiteral("t"), ids, nullptr);
    for (const QString &id : ids)
        table.setColumnVisible(id, false);
    QCOMPARE(table.visibleColumns().size(), 1);
}

void DataTableTest::columnsAreChosenOnTheHeadersMenu()
{
    const auto model = cardModel();
    DataTable table;
    table.setUp(model.get(), QStringLiteral("t"), ids, nullptr, {QStringLiteral("price")});
    table.resize(500, 300);
    table.show();
    QVERIFY(QTest::qWaitForWindowActive(&table));
    QCOMPARE(table.visibleColumns().size(), 2);
    bool shown = false;
    QTimer::singleShot(0, &table, [&shown] {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QAction *price = menu->findChild<QAction *>(QStringLiteral("price"));
        QVERIFY(price && !price->isChecked());
        shown = true;
        QTest::mouseClick(menu, Qt::LeftButton, Qt::NoModifier, menu->actionGeometry(price).center());
    });
    Q_EMIT table.horizontalHeader()->customContextMenuRequested(QPoint(5, 5));
    QVERIFY(shown);
    QCOMPARE(table.visibleColumns(), ids);
}

void DataTableTest::emptyTextStandsInAnEmptyTable()
{
    QStandardItemModel model(0, 3);
    DataTable table;
    table.setUp(&model, QStringLiteral("t"), ids, nullptr);
    table.resize(400, 200);
    const QImage without = table.grab().toImage();
    table.setEmptyText(QStringLiteral("Nothing matches. Clear a filter."));
    const QImage with = table.grab().toImage();
    QVERIFY(without != with);
    model.appendRow(new QStandardItem(QStringLiteral("row")));
    model.removeRow(0);
    QCOMPARE(table.grab().toImage(), with);
}

void DataTableTest::rowHeightFollowsTheFont()
{
    const auto model = cardModel();
    DataTable table;
    table.setUp(model.get(), QStringLiteral("t"), ids, nullptr);
    const int before = table.rowHeight(0);
    QFont font = table.font();
    font.setPointSizeF(font.pointSizeF() * 2.0);
    table.setFont(font);
    QVERIFY(table.rowHeight(0) > before * 3 / 2);
    QVERIFY(table.rowHeight(0) > table.fontMetrics().height());
}

void DataTableTest::columnsGrowWithTheirFiguresAndNeverShrink()
{
    const auto model = cardModel();
    DataTable table;
    table.setUp(model.get(), QStringLiteral("t"), ids, nullptr);
    const int name = table.columnWidth(0);
    const int before = table.columnWidth(2);
    const QString longer = QStringLiteral("136,109,929.20");
    model->setItem(0, 2, new QStandardItem(longer));
    table.widenColumns();
    QVERIFY(table.columnWidth(2) > before);
    QVERIFY(table.columnWidth(2) > table.fontMetrics().horizontalAdvance(longer));
    QCOMPARE(table.columnWidth(0), name);
    const int wide = table.columnWidth(2);
    model->setItem(0, 2, new QStandardItem(QStringLiteral("1")));
    table.widenColumns();
    QCOMPARE(table.columnWidth(2), wide);
}

QTEST_MAIN(DataTableTest)
#include "tst_data_table.moc"
