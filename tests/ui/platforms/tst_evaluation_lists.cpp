// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platforms/candidate_list_model.h"
#include "ui/platforms/candidate_words.h"
#include "ui/platforms/history_text.h"
#include "ui/platforms/round_list_model.h"

#include "evaluation/evaluation_words.h"
#include "support/test_support.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace xuanka;

namespace {

Round round(const QString &id, const QString &name)
{
    Round one;
    one.id = id;
    one.name = name;
    return one;
}

QStringList namesIn(const QAbstractItemModel &model)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names << model.index(row, 0).data().toString();
    return names;
}

} // namespace

class TestEvaluationLists : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesOverRowsAndKeepsIndexesThatStay_data()
    {
        const Round a = round(QStringLiteral("a"), QStringLiteral("A"));
        const Round b = round(QStringLiteral("b"), QStringLiteral("B"));
        const Round c = round(QStringLiteral("c"), QStringLiteral("C"));
        QTest::addColumn<QList<Round>>("before");
        QTest::addColumn<QList<Round>>("after");
        QTest::newRow("filled") << QList<Round> {} << QList<Round> { a, b, c };
        QTest::newRow("emptied") << QList<Round> { a, b } << QList<Round> {};
        QTest::newRow("one gone in the middle") << QList<Round> { a, b, c } << QList<Round> { a, c };
        QTest::newRow("one added in front") << QList<Round> { b, c } << QList<Round> { a, b, c };
        QTest::newRow("turned around") << QList<Round> { a, b, c } << QList<Round> { c, b, a };
        QTest::newRow("renamed") << QList<Round> { a, b }
                                 << QList<Round> { a, round(QStringLiteral("b"), QStringLiteral("new")) };
    }

    void takesOverRowsAndKeepsIndexesThatStay()
    {
        QFETCH(QList<Round>, before);
        QFETCH(QList<Round>, after);
        RoundListModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setRows(before);
        const QPersistentModelIndex kept = model.index(model.rowOf(QStringLiteral("b")));
        model.setRows(after);
        QCOMPARE(model.rows(), after);
        if (model.rowOf(QStringLiteral("b")) >= 0 && kept.isValid())
            QCOMPARE(kept.data(RoundListModel::IdRole).toString(), QStringLiteral("b"));
    }

    void asksForANewNameAndChangesNothingItself()
    {
        RoundListModel model;
        model.setRows(
            { round(QStringLiteral("a"), QStringLiteral("A")), round(QStringLiteral("b"), QStringLiteral("B")) });
        QSignalSpy wanted(&model, &RoundListModel::renameWanted);
        QVERIFY(model.setData(model.index(1), QStringLiteral("  Q3 ")));
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first(), (QVariantList { QStringLiteral("b"), QStringLiteral("Q3") }));
        QCOMPARE(namesIn(model), (QStringList { QStringLiteral("A"), QStringLiteral("B") }));
        QVERIFY(!model.setData(model.index(1), QStringLiteral("   "))); // a name is never empty
        QVERIFY(!model.setData(model.index(1), QStringLiteral("B")));
        model.setEditable(false);
        QVERIFY(!model.setData(model.index(1), QStringLiteral("no")));
        QCOMPARE(wanted.size(), 1);
    }

    void namesCandidatesByTheCatalogAndOwnPlatformsByThemselves()
    {
        XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
        const RoundCandidate known { {}, QStringLiteral("ucloud-compshare"), QStringLiteral("rtx-4090-24"), {} };
        const RoundCandidate own { {}, QStringLiteral("<b>lab</b>"), QStringLiteral("rtx-4090-24"), {} };
        const QString english = candidateName(catalog, known, Language::English);
        QVERIFY2(english.contains(catalog.platform(known.platformId)->name.english), qPrintable(english));
        QVERIFY(english.contains(catalog.card(known.cardId)->name.english));
        const QString chinese = candidateName(catalog, known, Language::SimplifiedChinese);
        QVERIFY(chinese.contains(catalog.platform(known.platformId)->productLine.chinese));
        QVERIFY(candidateName(catalog, own, Language::English).startsWith(QLatin1String("<b>lab</b>")));
        QCOMPARE(cardName(catalog, QStringLiteral("no-such-card"), Language::English), QStringLiteral("no-such-card"));

        Language language = Language::English;
        CandidateListModel model(
            [&](const RoundCandidate &candidate) { return candidateName(catalog, candidate, language); });
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setRows({ known });
        QCOMPARE(namesIn(model), QStringList { english });
        language = Language::SimplifiedChinese;
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.retranslate();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(namesIn(model), QStringList { chinese });
    }

    void tellsTheHistoryNewestFirst()
    {
        const QDateTime first(QDate(2026, 9, 4), QTime(8, 0), Qt::UTC);
        const QList<Entry> fields { { {}, {}, {}, QStringLiteral("1.58"), {}, QStringLiteral("anna"), first },
                                    { {}, {}, {}, QString(), {}, QStringLiteral("bo"), first.addSecs(60) } };
        const QStringList lines = historyText(fields, false).split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines.at(0).contains(entryStamp(fields.at(1)))); // what was emptied is said, not left blank
        QVERIFY(!lines.at(0).startsWith(QLatin1Char(' ')));
        QVERIFY(lines.at(1).startsWith(QLatin1String("1.58")));

        const QList<Entry> states { { {},
                                      {},
                                      {},
                                      checkStateId(CheckState::PartlyMet),
                                      QStringLiteral("by ticket"),
                                      QStringLiteral("anna"),
                                      first } };
        const QString line = historyText(states, true);
        QVERIFY(line.startsWith(checkStateName(CheckState::PartlyMet)));
        QVERIFY(line.contains(QLatin1String("by ticket")));
        QCOMPARE(historyText({}, true), QString());
    }
};

QTEST_GUILESS_MAIN(TestEvaluationLists)
#include "tst_evaluation_lists.moc"
