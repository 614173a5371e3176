// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/card_filter_model.h"
#include "catalog/card_table_model.h"

#include "support/test_support.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTranslator>

using namespace xuanka;

namespace {

/// Stands for the shipped Chinese translation: marks every word of the catalog, so that a test sees what was asked.
class MarkingTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        return qstrcmp(context, "Catalog") == 0 ? QString(QStringLiteral("译:") % QString::fromUtf8(source)) : QString();
    }
};

} // namespace

/// The table of cards and what search, facets and sorting make of it.
class TestCardTableModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void oneRowACardOneColumnAnAttribute();
    void columnIdsAreStableAndUnique();
    void cellsShowTheFigureInTheTitlesUnit_data();
    void cellsShowTheFigureInTheTitlesUnit();
    void unknownIsADashWithoutSortValue();
    void tooltipSaysSourceDateAndConflict();
    void languageChangeIsAnnounced();
    void currencyChangeReachesPricesAndTitles();
    void sortsOnTrueValues_data();
    void sortsOnTrueValues();
    void unknownSortsLastInEitherDirection();
    void searchLooksAtNamesAliasesVendorAndArchitecture_data();
    void searchLooksAtNamesAliasesVendorAndArchitecture();
    void facetsKeepWhatTheyAskFor_data();
    void facetsKeepWhatTheyAskFor();
    void facetsAndTheCommandLineAgree();
    void filteringAndSortingKeepTheModelSound();

private:
    QString cell(const char *id, CardAttribute attribute) const
    {
        return m_model->index(m_model->rowOf(QString::fromLatin1(id)), CardTableModel::column(attribute)).data().toString();
    }
    QStringList shownIds() const
    {
        QStringList ids;
        for (int row = 0; row < m_filter->rowCount(); ++row)
            ids << m_filter->index(row, 0).data(CardTableModel::IdRole).toString();
        return ids;
    }
    CatalogDisplay display(Language language, const QLocale &locale, Currency currency = Currency::Cny) const
    {
        return {language, locale, currency, m_catalog.exchangeRate()};
    }

    Catalog m_catalog;
    std::unique_ptr<CardTableModel> m_model;
    std::unique_ptr<CardFilterModel> m_filter;
};

void TestCardTableModel::initTestCase()
{
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    m_catalog = catalog;
}

void TestCardTableModel::init()
{
    m_model = std::make_unique<CardTableModel>();
    m_filter = std::make_unique<CardFilterModel>();
    m_filter->setSourceModel(m_model.get());
    m_model->setDisplay(display(Language::English, QLocale(QLocale::English)));
    m_model->setCatalog(m_catalog);
}

void TestCardTableModel::cleanup()
{
    m_filter.reset();
    m_model.reset();
}

void TestCardTableModel::oneRowACardOneColumnAnAttribute()
{
    const QAbstractItemModelTester tester(m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(m_model->rowCount(), m_catalog.cards().size());
    QCOMPARE(m_model->columnCount(), allCardAttributes().size());
    QCOMPARE(m_model->rowOf(QStringLiteral("no such card")), -1);
    for (int column = 0; column < m_model->columnCount(); ++column) {
        QVERIFY(!m_model->headerData(column, Qt::Horizontal).toString().isEmpty());
        QCOMPARE(CardTableModel::column(CardTableModel::attribute(column)), column);
    }
    CardTableModel empty;
    const QAbstractItemModelTester emptyTester(&empty, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(empty.rowCount(), 0);
}

void TestCardTableModel::columnIdsAreStableAndUnique()
{
    QSet<QString> ids;
    for (const CardAttribute attribute : allCardAttributes()) {
        const QString id = cardAttributeId(attribute);
        QVERIFY(cardAttributeFromId(id) == attribute);
        ids << id;
    }
    QCOMPARE(ids.size(), allCardAttributes().size());
    QVERIFY(!cardAttributeFromId(QStringLiteral("colour")).has_value());
    QCOMPARE(cardAttributeId(CardAttribute::UsableMemory), QStringLiteral("usable_memory"));
    QCOMPARE(cardAttributeId(CardAttribute::CheapestRate), QStringLiteral("cheapest_rate"));
}

void TestCardTableModel::cellsShowTheFigureInTheTitlesUnit_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("id");
    QTest::addColumn<CardAttribute>("attribute");
    QTest::addColumn<QString>("text");
    const QLocale english(QLocale::English);
    const QLocale chinese(QLocale::Chinese, QLocale::China);
    const QLocale german(QLocale::German, QLocale::Germany);
    QTest::newRow("usable") << english << QStringLiteral("b200-180") << CardAttribute::UsableMemory << QStringLiteral("179.1");
    QTest::newRow("nominal") << english << QStringLiteral("b200-180") << CardAttribute::NominalMemory << QStringLiteral("180");
    QTest::newRow("bandwidth") << english << QStringLiteral("h100-sxm-80") << CardAttribute::Bandwidth << QStringLiteral("3,350");
    QTest::newRow("bandwidth de") << german << QStringLiteral("h100-sxm-80") << CardAttribute::Bandwidth << QStringLiteral("3.350");
    QTest::newRow("fp16 de") << german << QStringLiteral("rtx-4090-24") << CardAttribute::Fp16Dense << QStringLiteral("165,2");
    QTest::newRow("no links") << chinese << QStringLiteral("rtx-4090-24") << CardAttribute::Interconnect << QStringLiteral("0");
    QTest::newRow("price") << chinese << QStringLiteral("rtx-4090-24") << CardAttribute::CheapestRate << QStringLiteral("1.24");
    QTest::newRow("price de") << german << QStringLiteral("h20-96") << CardAttribute::CheapestRate << QStringLiteral("7,50");
    QTest::newRow("per GiB") << english << QStringLiteral("rtx-4090-24") << CardAttribute::PricePerGib << QStringLiteral("0.0517");
    QTest::newRow("per TFLOP") << english << QStringLiteral("rtx-4090-24") << CardAttribute::PricePerTflop << QStringLiteral("0.0075");
    QTest::newRow("word") << english << QStringLiteral("a800-sxm-80") << CardAttribute::Compliance << QStringLiteral("Existing stock only");
}

void TestCardTableModel::cellsShowTheFigureInTheTitlesUnit()
{
    QFETCH(const QLocale, locale);
    QFETCH(const QString, id);
    QFETCH(const CardAttribute, attribute);
    QFETCH(const QString, text);
    m_model->setDisplay(display(Language::English, locale));
    QCOMPARE(cell(qPrintable(id), attribute), text);
    const QModelIndex index = m_model->index(0, CardTableModel::column(attribute));
    QCOMPARE(index.data(Qt::TextAlignmentRole).toInt() & int(Qt::AlignRight),
             cardAttributeIsNumber(attribute) ? int(Qt::AlignRight) : 0);
}

void TestCardTableModel::unknownIsADashWithoutSortValue()
{
    const int row = m_model->rowOf(QStringLiteral("p40-24"));
    for (const CardAttribute attribute : {CardAttribute::Fp16Dense, CardAttribute::CheapestRate, CardAttribute::PricePerGib}) {
        const QModelIndex index = m_model->index(row, CardTableModel::column(attribute));
        QCOMPARE(index.data().toString(), QStringLiteral("—"));
        QVERIFY(!index.data(CardTableModel::SortRole).isValid());
    }
}

void TestCardTableModel::tooltipSaysSourceDateAndConflict()
{
    const auto tip = [this](const char *id, CardAttribute attribute) {
        return m_model->index(m_model->rowOf(QString::fromLatin1(id)), CardTableModel::column(attribute))
            .data(Qt::ToolTipRole)
            .toString();
    };
    const QString links = tip("h800-80", CardAttribute::Interconnect);
    QVERIFY(links.contains(QStringLiteral("2026-09-04")));
    QVERIFY(links.contains(QStringLiteral("sources disagree")));
    QVERIFY(links.contains(QStringLiteral("600 GB/s")));
    QVERIFY(tip("h200-141", CardAttribute::Compliance).contains(QStringLiteral("2026-01-13")));
    const QString price = tip("l20-48", CardAttribute::CheapestRate);
    QVERIFY(price.contains(QStringLiteral("Alibaba Cloud ACU")) && price.contains(QStringLiteral("whole machine")));
    QVERIFY(price.contains(QStringLiteral("L167")));
    QVERIFY(tip("p40-24", CardAttribute::CheapestRate).contains(QStringLiteral("promotional")));
    m_model->setDisplay(display(Language::SimplifiedChinese, QLocale(QLocale::Chinese)));
    QVERIFY(tip("h800-80", CardAttribute::Interconnect).contains(QStringLiteral("文档写 600 GB/s")));
}

void TestCardTableModel::languageChangeIsAnnounced()
{
    QSignalSpy cells(m_model.get(), &QAbstractItemModel::dataChanged);
    QSignalSpy headers(m_model.get(), &QAbstractItemModel::headerDataChanged);
    QCOMPARE(cell("ascend-910b-64", CardAttribute::Name), QStringLiteral("Ascend 910B 64 GB"));
    const QString title = m_model->headerData(1, Qt::Horizontal).toString();

    MarkingTranslator translator;
    QVERIFY(QCoreApplication::installTranslator(&translator));
    m_model->setDisplay(display(Language::SimplifiedChinese, QLocale(QLocale::Chinese)));
    QCOMPARE(cells.size(), 1);
    QCOMPARE(cells.first().at(0).toModelIndex(), m_model->index(0, 0));
    QCOMPARE(cells.first().at(1).toModelIndex(), m_model->index(m_model->rowCount() - 1, m_model->columnCount() - 1));
    QCOMPARE(headers.size(), 1);
    QCOMPARE(headers.first().at(2).toInt(), m_model->columnCount() - 1);
    QCOMPARE(cell("ascend-910b-64", CardAttribute::Name), QStringLiteral("昇腾 910B 64 GB"));
    // Every title and every word of the program goes through the translator; data texts carry their own Chinese.
    for (int column = 0; column < m_model->columnCount(); ++column)
        QVERIFY(m_model->headerData(column, Qt::Horizontal).toString().startsWith(QStringLiteral("译:")));
    QCOMPARE(cell("b200-180", CardAttribute::Supply), QStringLiteral("译:Scarce"));

    QCoreApplication::removeTranslator(&translator);
    m_model->setDisplay(display(Language::English, QLocale(QLocale::English)));
    QCOMPARE(m_model->headerData(1, Qt::Horizontal).toString(), title);
}

void TestCardTableModel::currencyChangeReachesPricesAndTitles()
{
    const int column = CardTableModel::column(CardAttribute::CheapestRate);
    QVERIFY(m_model->headerData(column, Qt::Horizontal).toString().contains(QStringLiteral("¥")));
    QCOMPARE(cell("l4-24", CardAttribute::CheapestRate), QStringLiteral("2.77")); // $0.39 × 7.1
    m_model->setDisplay(display(Language::English, QLocale(QLocale::English), Currency::Usd));
    QVERIFY(m_model->headerData(column, Qt::Horizontal).toString().contains(QStringLiteral("$")));
    QCOMPARE(cell("l4-24", CardAttribute::CheapestRate), QStringLiteral("0.39"));
    m_model->setDisplay({Language::English, QLocale(QLocale::English), Currency::Cny, {}});
    QCOMPARE(cell("l4-24", CardAttribute::CheapestRate), QStringLiteral("—")); // no rate, no conversion
    QCOMPARE(cell("rtx-4090-24", CardAttribute::CheapestRate), QStringLiteral("1.24"));
}

void TestCardTableModel::sortsOnTrueValues_data()
{
    QTest::addColumn<CardAttribute>("attribute");
    QTest::addColumn<QString>("smallest");
    QTest::addColumn<QString>("largest");
    QTest::newRow("memory: 9 is less than 80") << CardAttribute::UsableMemory << QStringLiteral("rtx-2080-ti-11")
                                               << QStringLiteral("b300-288");
    QTest::newRow("bandwidth: 300 is less than 1,008") << CardAttribute::Bandwidth << QStringLiteral("l4-24")
                                                       << QStringLiteral("b200-180");
    QTest::newRow("power") << CardAttribute::Tdp << QStringLiteral("t4-16") << QStringLiteral("gb200-186");
    QTest::newRow("price") << CardAttribute::CheapestRate << QStringLiteral("rtx-3090-24") << QStringLiteral("h20-141");
    QTest::newRow("compliance by rank") << CardAttribute::Compliance << QStringLiteral("ascend-910b-64") << QString();
}

void TestCardTableModel::sortsOnTrueValues()
{
    QFETCH(const CardAttribute, attribute);
    QFETCH(const QString, smallest);
    QFETCH(const QString, largest);
    const int column = CardTableModel::column(attribute);
    m_filter->sort(column, Qt::AscendingOrder);
    QCOMPARE(shownIds().constFirst(), smallest);
    QVariant before;
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QVariant value = m_filter->index(row, column).data(CardTableModel::SortRole);
        if (value.isValid() && before.isValid())
            QVERIFY(before.toDouble() <= value.toDouble());
        before = value;
    }
    if (largest.isEmpty())
        return;
    m_filter->sort(column, Qt::DescendingOrder);
    QCOMPARE(shownIds().constFirst(), largest);
}

void TestCardTableModel::unknownSortsLastInEitherDirection()
{
    const int column = CardTableModel::column(CardAttribute::CheapestRate);
    for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        m_filter->sort(column, order);
        bool unknownSeen = false;
        int unknown = 0;
        for (int row = 0; row < m_filter->rowCount(); ++row) {
            const bool known = m_filter->index(row, column).data(CardTableModel::SortRole).isValid();
            QVERIFY2(!known || !unknownSeen, qPrintable(shownIds().at(row)));
            unknownSeen = unknownSeen || !known;
            unknown += known ? 0 : 1;
        }
        QVERIFY(unknown > 3);
    }
}

void TestCardTableModel::searchLooksAtNamesAliasesVendorAndArchitecture_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("ids");
    const auto row = [](const char *text, const QStringList &ids) {
        QTest::newRow(text) << QString::fromUtf8(text) << ids;
    };
    row("4090d", {QStringLiteral("rtx-4090d-24"), QStringLiteral("rtx-4090d-48-modified")});
    row("  4090D   48 ", {QStringLiteral("rtx-4090d-48-modified")});
    row("昇腾", {QStringLiteral("ascend-910b-64"), QStringLiteral("ascend-910c-128")});
    row("HUAWEI 910c", {QStringLiteral("ascend-910c-128")});
    row("pascal", {QStringLiteral("p40-24")});
    row("gn7i", {QStringLiteral("a10-24")});
    row("改装", {QStringLiteral("rtx-4090-48-modified"), QStringLiteral("rtx-4090d-48-modified")});
    row("no such card", {});
    row("[", {}); // not a pattern
}

void TestCardTableModel::searchLooksAtNamesAliasesVendorAndArchitecture()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, ids);
    m_filter->setSearchText(text);
    QCOMPARE(shownIds(), ids);
    m_filter->setSearchText(QString());
    QCOMPARE(m_filter->rowCount(), m_model->rowCount());
}

void TestCardTableModel::facetsKeepWhatTheyAskFor_data()
{
    QTest::addColumn<CardFacets>("facets");
    QTest::addColumn<QStringList>("ids");
    const QString s910b = QStringLiteral("ascend-910b-64");
    const QString s910c = QStringLiteral("ascend-910c-128");
    const QStringList blackwell{QStringLiteral("b200-180"), QStringLiteral("b300-288"), QStringLiteral("gb200-186")};
    CardFacets facets;
    facets.minimumMemoryGib = 180;
    QTest::newRow("memory") << facets << blackwell;
    facets = {};
    facets.ecosystems = {Ecosystem::Cann};
    QTest::newRow("ecosystem") << facets << QStringList{s910b, s910c};
    facets.minimumMemoryGib = 100;
    QTest::newRow("ecosystem and memory") << facets << QStringList{s910c};
    facets = {};
    facets.compliances = {Compliance::NotExportable, Compliance::Domestic};
    QTest::newRow("compliance, any of two") << facets << QStringList(blackwell + QStringList{s910b, s910c});
    facets = {};
    facets.supplies = {Supply::Scarce};
    QTest::newRow("supply") << facets << blackwell;
    facets = {};
    facets.paths = {Path::Domestic};
    QTest::newRow("path") << facets << QStringList{s910c};
    facets = {};
    facets.priceCeiling = 1.3;
    QTest::newRow("price") << facets << QStringList{QStringLiteral("rtx-4090-24"), QStringLiteral("rtx-3090-24")};
}

void TestCardTableModel::facetsKeepWhatTheyAskFor()
{
    QFETCH(const CardFacets, facets);
    QFETCH(const QStringList, ids);
    m_filter->setFacets(facets);
    QVERIFY(m_filter->facets() == facets);
    QVERIFY(!facets.isEmpty());
    QCOMPARE(shownIds(), ids);
    m_filter->setFacets({});
    QCOMPARE(m_filter->rowCount(), m_model->rowCount());
}

void TestCardTableModel::facetsAndTheCommandLineAgree()
{
    CardFacets facets;
    facets.minimumMemoryGib = 48;
    facets.ecosystems = {Ecosystem::Cuda};
    facets.paths = {Path::Retail, Path::Hyperscaler};
    facets.priceCeiling = 10;
    m_filter->setFacets(facets);
    XUANKA_UNWRAP(query, parseCardQuery({QStringLiteral("memory_gib>=48"), QStringLiteral("ecosystem=cuda"),
                                         QStringLiteral("path=retail,hyperscaler"), QStringLiteral("price<=10")}));
    QStringList ids;
    for (const Card &card : findCards(m_catalog, query))
        ids << card.id;
    QVERIFY(ids.size() > 2);
    QCOMPARE(shownIds(), ids);
}

void TestCardTableModel::filteringAndSortingKeepTheModelSound()
{
    const QAbstractItemModelTester source(m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QAbstractItemModelTester proxy(m_filter.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    CardFacets facets;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        m_filter->sort(column, column % 2 ? Qt::DescendingOrder : Qt::AscendingOrder);
        m_filter->setSearchText(column % 3 ? QStringLiteral("a") : QStringLiteral("h100"));
        facets.minimumMemoryGib = column % 4 * 20.0;
        m_filter->setFacets(facets);
        m_model->setDisplay(display(column % 2 ? Language::SimplifiedChinese : Language::English, QLocale::c(),
                                    column % 3 ? Currency::Usd : Currency::Cny));
    }
    m_filter->setSearchText(QString());
    m_filter->setFacets({});
    QCOMPARE(m_filter->rowCount(), m_model->rowCount());
    m_model->setCatalog(Catalog());
    QCOMPARE(m_filter->rowCount(), 0);
    m_model->setCatalog(m_catalog);
    QCOMPARE(m_filter->rowCount(), m_catalog.cards().size());
}

QTEST_GUILESS_MAIN(TestCardTableModel)
#include "tst_card_table_model.moc"
