// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/card_query.h"

#include "support/test_support.h"

using namespace xuanka;

Q_DECLARE_METATYPE(xuanka::Error::Kind)

/// Conditions on cards, as the command line and the facets write them.
class TestCardQuery : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void conditionsFindTheRightCards_data();
    void conditionsFindTheRightCards();
    void everyConditionMustHold();
    void emptyQueryMatchesAll();
    void unknownFiguresMatchNothing();
    void priceFollowsCurrencyAndRate();
    void badExpressionIsNamed_data();
    void badExpressionIsNamed();
    void everyListedFieldCanBeAsked();

private:
    QStringList ids(const QStringList &expressions) const;
    Catalog m_catalog;
};

void TestCardQuery::initTestCase()
{
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    m_catalog = catalog;
}

QStringList TestCardQuery::ids(const QStringList &expressions) const
{
    const auto query = parseCardQuery(expressions);
    if (!query)
        return {errorMessage(query.error())};
    QStringList found;
    for (const Card &card : findCards(m_catalog, *query))
        found << card.id;
    return found;
}

void TestCardQuery::conditionsFindTheRightCards_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QStringList>("cards");
    const auto row = [](const char *expression, const QStringList &cards) {
        QTest::newRow(expression) << QString::fromUtf8(expression) << cards;
    };
    const QString s910b = QStringLiteral("ascend-910b-64");
    const QString s910c = QStringLiteral("ascend-910c-128");
    const QStringList blackwell{QStringLiteral("b200-180"), QStringLiteral("b300-288"), QStringLiteral("gb200-186")};
    row("memory_gib>=180", blackwell);
    row("memory_gib > 180", {QStringLiteral("b300-288"), QStringLiteral("gb200-186")});
    row("memory_gib<12", {QStringLiteral("rtx-2080-ti-11")});
    row("memory_gib=64", {s910b});
    row("usable_gib>=180", {QStringLiteral("b300-288"), QStringLiteral("gb200-186")}); // 183359 MiB is 179.06 GiB
    row("ecosystem=cann", {s910b, s910c});
    row("compliance=domestic", {s910b, s910c});
    row("compliance=not_exportable", blackwell);
    row("compliance=domestic,not_exportable", blackwell + QStringList{s910b, s910c});
    row("supply=scarce", blackwell);
    row("official=false", {QStringLiteral("rtx-4090-48-modified"), QStringLiteral("rtx-4090d-48-modified")});
    row("path=domestic", {s910c});
    row("name~4090d", {QStringLiteral("rtx-4090d-24"), QStringLiteral("rtx-4090d-48-modified")});
    row("name~昇腾", {s910b, s910c});
    row("name=H800", {QStringLiteral("h800-80")}); // by alias
    row("vendor=huawei", {s910b, s910c});
    row("interconnect_gbs=400", {QStringLiteral("h800-80"), QStringLiteral("a800-sxm-80"), QStringLiteral("a800-pcie-80")});
    row("bandwidth_gbs>=8000", blackwell);
    row("tdp_w<=72", {QStringLiteral("l4-24"), QStringLiteral("t4-16")});
}

void TestCardQuery::conditionsFindTheRightCards()
{
    QFETCH(const QString, expression);
    QFETCH(const QStringList, cards);
    QCOMPARE(ids({expression}), cards);
}

void TestCardQuery::everyConditionMustHold()
{
    QCOMPARE(ids({QStringLiteral("memory_gib>=48"), QStringLiteral("name~4090"), QStringLiteral("official=false")}),
             QStringList({QStringLiteral("rtx-4090-48-modified"), QStringLiteral("rtx-4090d-48-modified")}));
    QCOMPARE(ids({QStringLiteral("ecosystem=cann"), QStringLiteral("ecosystem=cuda")}), QStringList());
}

void TestCardQuery::emptyQueryMatchesAll()
{
    QCOMPARE(ids({}).size(), m_catalog.cards().size());
}

void TestCardQuery::unknownFiguresMatchNothing()
{
    // The P40 has no FP16 figure: it is neither below nor above nor different from anything.
    const QStringList below = ids({QStringLiteral("fp16_tflops<100000")});
    const QStringList different = ids({QStringLiteral("fp16_tflops!=1")});
    QCOMPARE(below.size(), m_catalog.cards().size() - 1);
    QCOMPARE(different, below);
    QVERIFY(!below.contains(QStringLiteral("p40-24")));
    QVERIFY(!ids({QStringLiteral("price<1000000")}).contains(QStringLiteral("ascend-910c-128")));
}

void TestCardQuery::priceFollowsCurrencyAndRate()
{
    const auto query = parseCardQuery({QStringLiteral("price<=3"), QStringLiteral("name~H100")});
    QVERIFY(query.has_value());
    QVERIFY(findCards(m_catalog, *query).isEmpty()); // ¥21 an hour
    QCOMPARE(findCards(m_catalog, *query, Currency::Usd, m_catalog.exchangeRate()).size(), 1);
    QVERIFY(findCards(m_catalog, *query, Currency::Cny, ExchangeRate()).isEmpty());
}

void TestCardQuery::badExpressionIsNamed_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<Error::Kind>("kind");
    QTest::addColumn<QString>("detail");
    const auto row = [](const char *expression, Error::Kind kind, const char *detail) {
        QTest::newRow(expression) << QString::fromUtf8(expression) << kind << QString::fromUtf8(detail);
    };
    row("", Error::Kind::Usage, "");
    row("h100", Error::Kind::Usage, "h100");
    row("memory>=48", Error::Kind::UnknownName, "memory");
    row("Ecosystem=cann", Error::Kind::UnknownName, "Ecosystem");
    row("=48", Error::Kind::UnknownName, "");
    row("memory_gib>=", Error::Kind::Missing, "");
    row("memory_gib>=48GB", Error::Kind::OutOfRange, "48GB");
    row("memory_gib>=47,5", Error::Kind::OutOfRange, "47,5");
    row("memory_gib>=nan", Error::Kind::OutOfRange, "nan");
    row("memory_gib>=1e999", Error::Kind::OutOfRange, "1e999");
    row("memory_gib~48", Error::Kind::Usage, "~");
    row("ecosystem=rocm", Error::Kind::UnknownName, "rocm");
    row("ecosystem=cuda,rocm", Error::Kind::UnknownName, "rocm");
    row("ecosystem=cuda,", Error::Kind::Missing, "");
    row("ecosystem>cuda", Error::Kind::Usage, "ecosystem>cuda");
    row("ecosystem~cu", Error::Kind::Usage, "ecosystem~cu");
    row("name<4090", Error::Kind::Usage, "name<4090");
    row("compliance==domestic", Error::Kind::UnknownName, "=domestic");
}

void TestCardQuery::badExpressionIsNamed()
{
    QFETCH(const QString, expression);
    QFETCH(const Error::Kind, kind);
    QFETCH(const QString, detail);
    const auto query = parseCardQuery({QStringLiteral("tdp_w>0"), expression});
    QVERIFY(!query.has_value());
    QCOMPARE(query.error().kind, kind);
    QCOMPARE(query.error().place, expression);
    QCOMPARE(query.error().detail, detail);
    QVERIFY(!errorMessage(query.error()).contains(QLatin1Char('\n')));
}

void TestCardQuery::everyListedFieldCanBeAsked()
{
    for (const QString &field : cardQueryFields()) {
        int accepted = 0;
        for (const QString &value : {QStringLiteral("1"), QStringLiteral("cuda"), QStringLiteral("unknown"),
                                     QStringLiteral("mid"), QStringLiteral("retail"), QStringLiteral("true")})
            accepted += parseCardCondition(field % QLatin1Char('=') % value).has_value() ? 1 : 0;
        QVERIFY2(accepted > 0, qPrintable(field));
    }
}

QTEST_GUILESS_MAIN(TestCardQuery)
#include "tst_card_query.moc"
