// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evaluation/evaluation_words.h"
#include "support/test_support.h"
#include "ui/platforms/overview_model.h"

#include <QAbstractItemModelTester>

using namespace xuanka;

namespace {

Entry answer(const QString &candidate, const QString &check, const QString &state)
{
    return { QStringLiteral("round"), candidate, check, state, {}, {}, {} };
}

RoundCandidate candidate(const QString &id) { return { id, QStringLiteral("platform of ") + id, {}, {} }; }

QString nameOf(const RoundCandidate &one) { return one.platformId; }

} // namespace

class TestOverviewModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        XUANKA_UNWRAP(checklist, Checklist::loadBuiltIn());
        m_checklist = checklist;
        QCOMPARE(m_checklist.checks.size(), 26);
    }

    void keepsTheModelsPromises()
    {
        OverviewModel model(m_checklist, nameOf);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QCOMPARE(model.rowCount(), 0);
        model.setContent({ candidate(QStringLiteral("a")), candidate(QStringLiteral("b")) }, {});
        model.retranslate();
        QCOMPARE(model.rowCount(), 6);
        QCOMPARE(model.columnCount(), 3);
        model.setContent({}, {});
        QCOMPARE(model.rowCount(), 0);
    }

    void countsEveryStateByDimensionAndInAll()
    {
        OverviewModel model(m_checklist, nameOf);
        QList<Entry> entries;
        QList<CheckDefinition> price;
        for (const CheckDefinition &check : std::as_const(m_checklist.checks)) {
            if (check.dimension == Dimension::PriceStructure)
                price << check;
        }
        QVERIFY(price.size() >= 5);
        for (std::size_t i = 0; i < allCheckStates.size(); ++i) {
            entries << answer(QStringLiteral("a"), price.at(static_cast<qsizetype>(i)).id,
                              checkStateId(allCheckStates.at(i)));
        }
        entries << answer(QStringLiteral("b"), price.first().id, checkStateId(CheckState::Met));
        entries << answer(QStringLiteral("a"), QStringLiteral("field.disk"), QStringLiteral("met")); // not a check
        model.setContent({ candidate(QStringLiteral("a")), candidate(QStringLiteral("b")) }, entries);

        const StateCounts first = model.counts(0, 1);
        const int inPrice = static_cast<int>(price.size());
        QCOMPARE(first.checks, inPrice);
        for (const CheckState state :
             { CheckState::Met, CheckState::PartlyMet, CheckState::NotMet, CheckState::NotApplicable })
            QCOMPARE(first.of.value(state), 1);
        QCOMPARE(first.of.value(CheckState::Open), inPrice - 4);
        QCOMPARE(first.answered(), 4);
        const StateCounts all = model.counts(5, 1);
        QCOMPARE(all.checks, 26);
        QCOMPARE(all.answered(), 4);
        QCOMPARE(model.counts(0, 2).answered(), 1);
        QCOMPARE(model.index(5, 2).data(OverviewModel::AnsweredRole).toInt(), 1);
        QCOMPARE(model.index(5, 2).data(OverviewModel::CandidateRole).toString(), QStringLiteral("b"));
        QCOMPARE(model.columnIds(),
                 (QStringList { QStringLiteral("dimension"), QStringLiteral("a"), QStringLiteral("b") }));
        QCOMPARE(model.headerData(2, Qt::Horizontal).toString(), QStringLiteral("platform of b"));
    }

    void sharesAddUpToTheChecks()
    {
        OverviewModel model(m_checklist, nameOf);
        model.setContent(
            { candidate(QStringLiteral("a")) },
            { answer(QStringLiteral("a"), m_checklist.checks.first().id, checkStateId(CheckState::Met)),
              answer(QStringLiteral("a"), m_checklist.checks.last().id, QStringLiteral("no such state")) });
        int inDimensions = 0;
        for (int row = 0; row < 5; ++row)
            inDimensions += model.counts(row, 1).checks;
        QCOMPARE(inDimensions, 26);
        int shares = 0;
        const QVariantList counts = model.index(5, 1).data(OverviewModel::CountsRole).toList();
        for (const QVariant &count : counts)
            shares += count.toInt();
        QCOMPARE(shares, 26);
        QCOMPARE(model.counts(5, 1).answered(), 1); // an unknown state is open, not met
    }

    void saysInWordsWhatTheSignsMean()
    {
        OverviewModel model(m_checklist, nameOf);
        model.setContent({ candidate(QStringLiteral("a")) }, {});
        const QString words = model.index(0, 1).data(Qt::AccessibleTextRole).toString();
        for (const CheckState state : allCheckStates)
            QVERIFY2(words.contains(checkStateName(state)), qPrintable(words));
        QCOMPARE(model.index(0, 0).data().toString(), dimensionName(Dimension::PriceStructure));
    }

private:
    Checklist m_checklist;
};

QTEST_GUILESS_MAIN(TestOverviewModel)
#include "tst_overview_model.moc"
