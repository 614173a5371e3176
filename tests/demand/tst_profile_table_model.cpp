// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "demand/demand_words.h"
#include "demand/profile_table_model.h"
#include "support/test_support.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QSortFilterProxyModel>

using namespace xuanka;

namespace {

DemandProfile profile(const QString &id, double hours)
{
    DemandProfile result;
    result.id = id;
    result.name = QStringLiteral("profile ") % id;
    result.note = QStringLiteral("note ") % id;
    result.hoursPerMonth = hours;
    result.tasks = {TaskDemand()};
    result.tasks[0].modelId = QStringLiteral("llama-3-8b");
    return result;
}

QStringList idsOf(const QAbstractItemModel &model)
{
    QStringList ids;
    for (int row = 0; row < model.rowCount(); ++row)
        ids << model.index(row, 0).data(ProfileTableModel::IdRole).toString();
    return ids;
}

} // namespace

class TestProfileTableModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void followsAnyListOfProfiles_data();
    void followsAnyListOfProfiles();
    void aRowThatStaysKeepsItsIndex();
    void showsWhatThePersonAnswered();
    void sortsHoursAsNumbers();
    void tellsViewsWhenTheLanguageChanges();
};

void TestProfileTableModel::followsAnyListOfProfiles_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("first") << QString() << QStringLiteral("abc");
    QTest::newRow("append") << QStringLiteral("abc") << QStringLiteral("abcd");
    QTest::newRow("insert") << QStringLiteral("abc") << QStringLiteral("axbc");
    QTest::newRow("remove") << QStringLiteral("abc") << QStringLiteral("ac");
    QTest::newRow("clear") << QStringLiteral("abc") << QString();
    QTest::newRow("reverse") << QStringLiteral("abcd") << QStringLiteral("dcba");
    QTest::newRow("all at once") << QStringLiteral("abcd") << QStringLiteral("dxby");
    QTest::newRow("twice the same id") << QStringLiteral("aab") << QStringLiteral("ab");
}

void TestProfileTableModel::followsAnyListOfProfiles()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const auto list = [](const QString &ids, double hours) {
        QList<DemandProfile> profiles;
        for (const QChar id : ids)
            profiles << profile(id, hours);
        return profiles;
    };
    ProfileTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QSortFilterProxyModel proxy;
    proxy.setSourceModel(&model);
    proxy.setSortRole(ProfileTableModel::SortRole);
    const QAbstractItemModelTester proxyTester(&proxy, QAbstractItemModelTester::FailureReportingMode::Fatal);
    proxy.sort(ProfileTableModel::HoursColumn);

    model.setProfiles(list(before, 10));
    model.setProfiles(list(after, 20));
    QCOMPARE(idsOf(model).join(QString()), after);
    QCOMPARE(proxy.rowCount(), after.size());
    QVERIFY(model.profiles() == list(after, 20));
}

void TestProfileTableModel::aRowThatStaysKeepsItsIndex()
{
    ProfileTableModel model;
    model.setProfiles({profile(QStringLiteral("a"), 1), profile(QStringLiteral("b"), 2)});
    const QPersistentModelIndex second = model.index(1, 0);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setProfiles({profile(QStringLiteral("x"), 3), profile(QStringLiteral("b"), 2)});
    QVERIFY(second.isValid());
    QCOMPARE(second.data(ProfileTableModel::IdRole).toString(), QStringLiteral("b"));
    QCOMPARE(changed.count(), 0);
    QCOMPARE(model.rowOf(QStringLiteral("b")), 1);
    QCOMPARE(model.rowOf(QStringLiteral("a")), -1);
}

void TestProfileTableModel::showsWhatThePersonAnswered()
{
    DemandProfile one = profile(QStringLiteral("a"), 40.5);
    one.monthlyBudget = Money::fromAmount(1500, Currency::Cny);
    ProfileTableModel model;
    model.setProfiles({one});
    const auto text = [&model](int column) { return model.index(0, column).data().toString(); };
    QCOMPARE(text(ProfileTableModel::NameColumn), QStringLiteral("profile a"));
    QCOMPARE(text(ProfileTableModel::TasksColumn), taskSummary(one.tasks.constFirst()));
    QCOMPARE(text(ProfileTableModel::HoursColumn), QStringLiteral("40.5"));
    QCOMPARE(text(ProfileTableModel::TeamColumn), teamKindName(TeamKind::StartUp));
    QVERIFY(text(ProfileTableModel::BudgetColumn).contains(QLatin1String("1500")));
    QCOMPARE(model.index(0, 0).data(Qt::ToolTipRole).toString(), QStringLiteral("note a"));
    for (int column = 0; column < model.columnCount(); ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
}

void TestProfileTableModel::sortsHoursAsNumbers()
{
    ProfileTableModel model;
    model.setProfiles({profile(QStringLiteral("a"), 100), profile(QStringLiteral("b"), 9), profile(QStringLiteral("c"), 20)});
    QSortFilterProxyModel proxy;
    proxy.setSourceModel(&model);
    proxy.setSortRole(ProfileTableModel::SortRole);
    proxy.sort(ProfileTableModel::HoursColumn);
    QCOMPARE(idsOf(proxy).join(QString()), QStringLiteral("bca"));
}

void TestProfileTableModel::tellsViewsWhenTheLanguageChanges()
{
    ProfileTableModel model;
    const QSignalSpy header(&model, &QAbstractItemModel::headerDataChanged);
    const QSignalSpy data(&model, &QAbstractItemModel::dataChanged);
    model.retranslate();
    QCOMPARE(header.count(), 1);
    QCOMPARE(data.count(), 0);
    model.setProfiles({profile(QStringLiteral("a"), 1)});
    model.retranslate();
    QCOMPARE(data.count(), 1);
}

QTEST_GUILESS_MAIN(TestProfileTableModel)
#include "tst_profile_table_model.moc"
