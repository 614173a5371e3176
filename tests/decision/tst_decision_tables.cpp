// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/candidate_table_model.h"
#include "decision/decision_fixture.h"
#include "decision/decision_words.h"
#include "decision/excluded_table_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QSortFilterProxyModel>

using namespace xuanka;

class TestDecisionTables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theRankingIsShownInItsOrder();
    void candidatesSortByFigureAndNotByText_data();
    void candidatesSortByFigureAndNotByText();
    void oneRowForEachFailedGate();
    void shortfallsSortAsNumbers();
    void namesFollowTheLanguage();
    void anEmptyRecommendationIsAnEmptyTable();

private:
    Catalog m_catalog;
    Recommendation m_recommendation;
};

void TestDecisionTables::initTestCase()
{
    QLocale::setDefault(QLocale::c());
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    XUANKA_UNWRAP(library, ModelLibrary::loadBuiltIn());
    XUANKA_UNWRAP(examples, exampleProfiles(Language::English));
    XUANKA_UNWRAP(recommendation, recommend(test::inputsFor(examples.at(1), catalog), catalog, library));
    m_catalog = catalog;
    m_recommendation = recommendation;
}

void TestDecisionTables::theRankingIsShownInItsOrder()
{
    CandidateTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setRecommendation(m_recommendation, m_catalog);
    QCOMPARE(model.rowCount(), m_recommendation.ranking.size());
    for (int row = 0; row < model.rowCount(); ++row) {
        const Candidate &candidate = m_recommendation.ranking.at(row);
        const auto text = [&model, row](int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(text(CandidateTableModel::RankColumn), QString::number(row + 1));
        QCOMPARE(text(CandidateTableModel::CardColumn), m_catalog.card(candidate.cardId)->name.english);
        QCOMPARE(text(CandidateTableModel::CountColumn), QString::number(candidate.count));
        QCOMPARE(text(CandidateTableModel::BillingColumn), billingName(candidate.billing));
        QCOMPARE(text(CandidateTableModel::MonthlyCostColumn), QStringLiteral("¥%1").arg(QString::number(candidate.monthlyCost.expected.amount(), 'f', 2)));
        QVERIFY(text(CandidateTableModel::PerCardHourColumn).endsWith(QLatin1String("/h")));
        QVERIFY(text(CandidateTableModel::MarginColumn).endsWith(QLatin1String("GiB")));
        QCOMPARE(model.index(row, 0).data(CandidateTableModel::PositionRole).toInt(), row);
        QCOMPARE(model.index(row, 0).data(CandidateTableModel::QuoteIdRole).toString(), candidate.quoteId);
        QCOMPARE(model.index(row, 0).data(CandidateTableModel::CardIdRole).toString(), candidate.cardId);
        QCOMPARE(model.index(row, 0).data(CandidateTableModel::PlatformIdRole).toString(), candidate.platformId);
        QCOMPARE(model.index(row, CandidateTableModel::CautionsColumn).data(Qt::ToolTipRole).toString().split(QLatin1Char('\n')).size(),
                 std::max<qsizetype>(1, candidate.cautions.size()));
        QCOMPARE(&model.candidate(row) != nullptr && model.candidate(row).cardId == candidate.cardId, true);
    }
    for (int column = 0; column < model.columnCount(); ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
}

void TestDecisionTables::candidatesSortByFigureAndNotByText_data()
{
    QTest::addColumn<int>("column");
    QTest::newRow("cost") << static_cast<int>(CandidateTableModel::MonthlyCostColumn);
    QTest::newRow("rate") << static_cast<int>(CandidateTableModel::PerCardHourColumn);
    QTest::newRow("margin") << static_cast<int>(CandidateTableModel::MarginColumn);
    QTest::newRow("count") << static_cast<int>(CandidateTableModel::CountColumn);
    QTest::newRow("cautions") << static_cast<int>(CandidateTableModel::CautionsColumn);
    QTest::newRow("rank") << static_cast<int>(CandidateTableModel::RankColumn);
}

void TestDecisionTables::candidatesSortByFigureAndNotByText()
{
    QFETCH(int, column);
    CandidateTableModel model;
    QSortFilterProxyModel proxy;
    proxy.setSourceModel(&model);
    proxy.setSortRole(CandidateTableModel::SortRole);
    const QAbstractItemModelTester tester(&proxy, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setRecommendation(m_recommendation, m_catalog);
    proxy.sort(column, Qt::DescendingOrder);
    QVERIFY(proxy.rowCount() > 3);
    for (int row = 1; row < proxy.rowCount(); ++row) {
        QVERIFY(proxy.index(row - 1, column).data(CandidateTableModel::SortRole).toDouble()
                >= proxy.index(row, column).data(CandidateTableModel::SortRole).toDouble());
    }
}

void TestDecisionTables::oneRowForEachFailedGate()
{
    ExcludedTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setRecommendation(m_recommendation, m_catalog);
    int row = 0;
    for (const Excluded &excluded : std::as_const(m_recommendation.excluded)) {
        for (const GateResult &gate : excluded.failed) {
            QCOMPARE(model.index(row, 0).data(ExcludedTableModel::CardIdRole).toString(), excluded.cardId);
            QCOMPARE(model.index(row, 0).data(ExcludedTableModel::GateRole).toString(), gateIdName(gate.gate));
            QCOMPARE(model.index(row, ExcludedTableModel::GateColumn).data().toString(), gateTitle(gate.gate).english);
            QCOMPARE(model.index(row, ExcludedTableModel::ReasonColumn).data().toString(), gate.reason.english);
            QCOMPARE(model.index(row, ExcludedTableModel::RemedyColumn).data().toString(), gate.remedy.english);
            QCOMPARE(model.index(row, ExcludedTableModel::ShortfallColumn).data().toString().isEmpty(), gate.unit.isEmpty());
            ++row;
        }
    }
    QCOMPARE(model.rowCount(), row);
    for (int column = 0; column < model.columnCount(); ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
}

void TestDecisionTables::shortfallsSortAsNumbers()
{
    Recommendation recommendation;
    for (const double gib : {9.0, 80.0, 10.0}) {
        GateResult gate;
        gate.shortfall = gib;
        gate.unit = QStringLiteral("GiB");
        recommendation.excluded << Excluded{QStringLiteral("card"), 1, {gate}};
    }
    ExcludedTableModel model;
    model.setRecommendation(recommendation, m_catalog);
    QSortFilterProxyModel proxy;
    proxy.setSourceModel(&model);
    proxy.setSortRole(ExcludedTableModel::SortRole);
    proxy.sort(ExcludedTableModel::ShortfallColumn);
    QStringList order;
    for (int row = 0; row < proxy.rowCount(); ++row)
        order << proxy.index(row, ExcludedTableModel::ShortfallColumn).data().toString();
    QCOMPARE(order, (QStringList{QStringLiteral("9 GiB"), QStringLiteral("10 GiB"), QStringLiteral("80 GiB")}));
    QCOMPARE(model.index(0, ExcludedTableModel::CardColumn).data().toString(), QStringLiteral("card"));
}

void TestDecisionTables::namesFollowTheLanguage()
{
    CandidateTableModel candidates;
    ExcludedTableModel excluded;
    candidates.setRecommendation(m_recommendation, m_catalog);
    excluded.setRecommendation(m_recommendation, m_catalog);
    const QSignalSpy header(&candidates, &QAbstractItemModel::headerDataChanged);
    const QSignalSpy data(&excluded, &QAbstractItemModel::dataChanged);
    candidates.setLanguage(Language::SimplifiedChinese);
    candidates.setLanguage(Language::SimplifiedChinese);
    excluded.setLanguage(Language::SimplifiedChinese);
    QCOMPARE(header.count(), 1);
    QCOMPARE(data.count(), 1);
    QCOMPARE(candidates.index(0, CandidateTableModel::PlatformColumn).data().toString(),
             m_catalog.platform(m_recommendation.ranking.constFirst().platformId)->name.chinese);
    QCOMPARE(excluded.index(0, ExcludedTableModel::GateColumn).data().toString(),
             gateTitle(m_recommendation.excluded.constFirst().failed.constFirst().gate).chinese);
}

void TestDecisionTables::anEmptyRecommendationIsAnEmptyTable()
{
    CandidateTableModel candidates;
    ExcludedTableModel excluded;
    const QAbstractItemModelTester first(&candidates, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QAbstractItemModelTester second(&excluded, QAbstractItemModelTester::FailureReportingMode::Fatal);
    candidates.setRecommendation(m_recommendation, m_catalog);
    excluded.setRecommendation(m_recommendation, m_catalog);
    candidates.setRecommendation({}, m_catalog);
    excluded.setRecommendation({}, m_catalog);
    QCOMPARE(candidates.rowCount(), 0);
    QCOMPARE(excluded.rowCount(), 0);
    candidates.retranslate();
    excluded.retranslate();
}

QTEST_GUILESS_MAIN(TestDecisionTables)
#include "tst_decision_tables.moc"
