// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/card_comparison.h"

#include "support/test_support.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace xuanka;

/// Two to six cards side by side: what differs, which is best, in the order of the usual bottleneck.
class TestCardComparison : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void rowsFollowTheBottleneckOrder();
    void differencesAreMarked_data();
    void differencesAreMarked();
    void bestValuesAreMarked_data();
    void bestValuesAreMarked();
    void unknownIsNeverBest();
    void badSelectionsAreRefused_data();
    void badSelectionsAreRefused();
    void modelShowsCardsAcross();
    void modelKeepsItsCardsIfNewOnesAreRefused();
    void modelFollowsLanguageAndCurrency();
    void modelStaysSoundWhileCardsChange();

private:
    CatalogDisplay display(Language language = Language::English, Currency currency = Currency::Cny) const
    {
        return {language, QLocale(QLocale::English), currency, m_catalog.exchangeRate()};
    }
    ComparisonRow row(const QStringList &cards, CardAttribute attribute) const
    {
        const auto comparison = compareCards(m_catalog, cards, display());
        if (comparison) {
            for (const ComparisonRow &candidate : comparison->rows) {
                if (candidate.attribute == attribute)
                    return candidate;
            }
        }
        return {};
    }
    Catalog m_catalog;
};

void TestCardComparison::initTestCase()
{
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    m_catalog = catalog;
}

void TestCardComparison::rowsFollowTheBottleneckOrder()
{
    XUANKA_UNWRAP(comparison, compareCards(m_catalog, {QStringLiteral("h100-sxm-80"), QStringLiteral("H800")}, display()));
    QCOMPARE(comparison.cardIds, QStringList({QStringLiteral("h100-sxm-80"), QStringLiteral("h800-80")}));
    QCOMPARE(comparison.rows.size(), allCardAttributes().size() - 1); // the name stands in the header
    const auto position = [&comparison](CardAttribute attribute) {
        for (int i = 0; i < comparison.rows.size(); ++i) {
            if (comparison.rows.at(i).attribute == attribute)
                return i;
        }
        return -1;
    };
    QCOMPARE(position(CardAttribute::UsableMemory), 0);
    QVERIFY(position(CardAttribute::UsableMemory) < position(CardAttribute::Bandwidth));
    QVERIFY(position(CardAttribute::Bandwidth) < position(CardAttribute::Interconnect));
    QVERIFY(position(CardAttribute::Interconnect) < position(CardAttribute::Fp16Dense));
    for (const ComparisonRow &each : std::as_const(comparison.rows))
        QCOMPARE(each.values.size(), 2);
}

void TestCardComparison::differencesAreMarked_data()
{
    QTest::addColumn<QStringList>("cards");
    QTest::addColumn<CardAttribute>("attribute");
    QTest::addColumn<bool>("differs");
    const QStringList hopper{QStringLiteral("h100-sxm-80"), QStringLiteral("h800-80")};
    QTest::newRow("H800 has slower links") << hopper << CardAttribute::Interconnect << true;
    QTest::newRow("same memory") << hopper << CardAttribute::UsableMemory << false;
    QTest::newRow("same compute") << hopper << CardAttribute::Fp16Dense << false;
    QTest::newRow("other compliance") << hopper << CardAttribute::Compliance << true;
    const QStringList p40{QStringLiteral("p40-24"), QStringLiteral("rtx-3090-24")};
    QTest::newRow("not known differs from known") << p40 << CardAttribute::Fp16Dense << true;
    QTest::newRow("both not known") << QStringList{QStringLiteral("p40-24"), QStringLiteral("t4-16")}
                                    << CardAttribute::Fp8Dense << false;
}

void TestCardComparison::differencesAreMarked()
{
    QFETCH(const QStringList, cards);
    QFETCH(const CardAttribute, attribute);
    QFETCH(const bool, differs);
    const ComparisonRow compared = row(cards, attribute);
    QCOMPARE(compared.values.size(), cards.size());
    QCOMPARE(compared.differs, differs);
    if (!differs)
        QVERIFY(compared.best.isEmpty());
}

void TestCardComparison::bestValuesAreMarked_data()
{
    QTest::addColumn<QStringList>("cards");
    QTest::addColumn<CardAttribute>("attribute");
    QTest::addColumn<QList<int>>("best");
    const QStringList three{QStringLiteral("rtx-4090-24"), QStringLiteral("rtx-5090-32"), QStringLiteral("h20-96")};
    QTest::newRow("most memory") << three << CardAttribute::UsableMemory << QList<int>{2};
    QTest::newRow("most compute") << three << CardAttribute::Fp16Dense << QList<int>{1};
    QTest::newRow("least power") << three << CardAttribute::Tdp << QList<int>{2};
    QTest::newRow("lowest price") << three << CardAttribute::CheapestRate << QList<int>{0};
    QTest::newRow("words have no best") << three << CardAttribute::Compliance << QList<int>{};
    QTest::newRow("as sold is not the one that counts") << three << CardAttribute::NominalMemory << QList<int>{};
    QTest::newRow("two share the best")
        << QStringList{QStringLiteral("h100-sxm-80"), QStringLiteral("h800-80"), QStringLiteral("rtx-4090-24")}
        << CardAttribute::Bandwidth << QList<int>{0, 1};
}

void TestCardComparison::bestValuesAreMarked()
{
    QFETCH(const QStringList, cards);
    QFETCH(const CardAttribute, attribute);
    QFETCH(const QList<int>, best);
    QCOMPARE(row(cards, attribute).best, best);
}

void TestCardComparison::unknownIsNeverBest()
{
    const ComparisonRow price = row({QStringLiteral("p40-24"), QStringLiteral("h20-96")}, CardAttribute::CheapestRate);
    QVERIFY(!price.values.first().isValid());
    QCOMPARE(price.best, QList<int>{1});
}

void TestCardComparison::badSelectionsAreRefused_data()
{
    QTest::addColumn<QStringList>("cards");
    QTest::addColumn<int>("kind");
    const QString a = QStringLiteral("l4-24");
    const QString b = QStringLiteral("t4-16");
    QTest::newRow("none") << QStringList() << int(Error::Kind::OutOfRange);
    QTest::newRow("one") << QStringList{a} << int(Error::Kind::OutOfRange);
    QTest::newRow("seven") << QStringList(7, a) << int(Error::Kind::OutOfRange);
    QTest::newRow("unknown") << QStringList{a, QStringLiteral("h900")} << int(Error::Kind::UnknownName);
    QTest::newRow("twice by alias") << QStringList{a, b, QStringLiteral("L4")} << int(Error::Kind::Inconsistent);
}

void TestCardComparison::badSelectionsAreRefused()
{
    QFETCH(const QStringList, cards);
    QFETCH(const int, kind);
    const auto comparison = compareCards(m_catalog, cards, display());
    QVERIFY(!comparison.has_value());
    QCOMPARE(int(comparison.error().kind), kind);
}

void TestCardComparison::modelShowsCardsAcross()
{
    CardComparisonModel model;
    model.setDisplay(display());
    QVERIFY(model.setCards(m_catalog, {QStringLiteral("h100-sxm-80"), QStringLiteral("h800-80")}).has_value());
    QCOMPARE(model.columnCount(), 2);
    QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), QStringLiteral("H800 SXM5 80 GB"));
    QCOMPARE(model.headerData(0, Qt::Vertical).toString(), QStringLiteral("Usable memory, GiB"));
    int links = -1;
    for (int i = 0; i < model.rowCount(); ++i) {
        if (model.headerData(i, Qt::Vertical, CardComparisonModel::AttributeRole) == QStringLiteral("interconnect"))
            links = i;
    }
    QVERIFY(links >= 0);
    const QModelIndex h100 = model.index(links, 0);
    const QModelIndex h800 = model.index(links, 1);
    QCOMPARE(h100.data().toString(), QStringLiteral("900"));
    QCOMPARE(h800.data(CardComparisonModel::ValueRole).toDouble(), 400.0);
    QVERIFY(h800.data(CardComparisonModel::DiffersRole).toBool());
    QVERIFY(h100.data(CardComparisonModel::BestRole).toBool() && !h800.data(CardComparisonModel::BestRole).toBool());
    QCOMPARE(h800.data(CardComparisonModel::IdRole).toString(), QStringLiteral("h800-80"));
    QVERIFY(h800.data(Qt::ToolTipRole).toString().contains(QStringLiteral("600")));
}

void TestCardComparison::modelKeepsItsCardsIfNewOnesAreRefused()
{
    CardComparisonModel model;
    QVERIFY(model.setCards(m_catalog, {QStringLiteral("l4-24"), QStringLiteral("t4-16")}).has_value());
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const Done refused = model.setCards(m_catalog, {QStringLiteral("l4-24")});
    QVERIFY(!refused.has_value());
    QCOMPARE(resets.size(), 0);
    QCOMPARE(model.comparison().cardIds.size(), 2);
    model.clear();
    QCOMPARE(resets.size(), 1);
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.columnCount(), 0);
}

void TestCardComparison::modelFollowsLanguageAndCurrency()
{
    CardComparisonModel model;
    model.setDisplay(display());
    QVERIFY(model.setCards(m_catalog, {QStringLiteral("ascend-910b-64"), QStringLiteral("l4-24")}).has_value());
    QSignalSpy cells(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy headers(&model, &QAbstractItemModel::headerDataChanged);
    model.setDisplay(display(Language::SimplifiedChinese, Currency::Usd));
    QCOMPARE(cells.size(), 1);
    QCOMPARE(headers.size(), 2);
    QCOMPARE(model.headerData(0, Qt::Horizontal).toString(), QStringLiteral("昇腾 910B 64 GB"));
    bool found = false;
    for (int i = 0; i < model.rowCount(); ++i) {
        if (model.headerData(i, Qt::Vertical, CardComparisonModel::AttributeRole) == QStringLiteral("cheapest_rate")) {
            QCOMPARE(model.index(i, 1).data().toString(), QStringLiteral("0.39"));
            found = true;
        }
    }
    QVERIFY(found);
}

void TestCardComparison::modelStaysSoundWhileCardsChange()
{
    CardComparisonModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QStringList ids;
    for (const Card &card : m_catalog.cards().first(mostComparedCards)) {
        ids << card.id;
        const Done done = model.setCards(m_catalog, ids);
        QCOMPARE(done.has_value(), ids.size() >= fewestComparedCards);
        model.setDisplay(display(ids.size() % 2 ? Language::English : Language::SimplifiedChinese));
    }
    QCOMPARE(model.columnCount(), mostComparedCards);
    model.clear();
    model.setDisplay(display());
    QCOMPARE(model.columnCount(), 0);
}

QTEST_GUILESS_MAIN(TestCardComparison)
#include "tst_card_comparison.moc"
