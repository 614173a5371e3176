// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/fit_table_model.h"
#include "sizing/sizing_words.h"
#include "support/test_support.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QSortFilterProxyModel>

using namespace xuanka;

namespace {

Card card(const QString &id, double gib)
{
    Card result;
    result.id = id;
    result.name = {QStringLiteral("Card ") + id, QStringLiteral("卡 ") + id};
    result.nominalMemoryGib.value = gib;
    return result;
}

CardFit fit(const QString &id, int count, double needGib, double usableGib)
{
    CardFit result;
    result.cardId = id;
    result.count = count;
    result.need = {Bytes::fromGib(needGib * 0.9), Bytes::fromGib(needGib), Bytes::fromGib(needGib * 1.1)};
    result.usable = Bytes::fromGib(usableGib);
    result.verdict = needGib * 1.1 <= usableGib ? FitVerdict::Fits : needGib <= usableGib ? FitVerdict::Likely : FitVerdict::No;
    return result;
}

QList<Card> cards()
{
    return {card(QStringLiteral("a"), 24), card(QStringLiteral("b"), 80), card(QStringLiteral("c"), 48)};
}

QList<CardFit> fits(double need, int counts = 2)
{
    QList<CardFit> list;
    const QList<Card> all = cards();
    for (const Card &each : all) {
        for (int count = 1; count <= counts; ++count)
            list << fit(each.id, count, need / count, each.nominalMemoryGib.valueOr(0));
    }
    return list;
}

} // namespace

class FitTableModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void holdsTogetherWhateverIsSet()
    {
        FitTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QSortFilterProxyModel proxy;
        proxy.setSourceModel(&model);
        proxy.setSortRole(FitTableModel::SortRole);
        const QAbstractItemModelTester proxyTester(&proxy, QAbstractItemModelTester::FailureReportingMode::Fatal);
        proxy.sort(FitTableModel::FirstCountColumn);
        model.setFits(fits(40), cards());
        model.setFits(fits(20), cards());
        model.setFits(fits(20, 8), cards());
        model.setFits(fits(20, 1), cards().mid(1));
        model.setLanguage(Language::SimplifiedChinese);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.columnCount(), FitTableModel::FirstCountColumn + 1);
        model.setFits({}, {});
        QCOMPARE(model.rowCount(), 0);
    }

    void aCellShowsTheVerdictAndTheMargin()
    {
        FitTableModel model;
        model.setFits(fits(40), cards());
        const QModelIndex one = model.index(0, FitTableModel::FirstCountColumn);
        QCOMPARE(one.data(FitTableModel::VerdictRole).toInt(), static_cast<int>(FitVerdict::No));
        QCOMPARE(one.data(FitTableModel::MarginRole).toLongLong(), -Bytes::fromGib(16).count());
        QCOMPARE(one.data().toString(), fitVerdictName(FitVerdict::No) + QStringLiteral(" −16.0"));
        const QModelIndex two = model.index(0, FitTableModel::FirstCountColumn + 1);
        QCOMPARE(two.data().toString(), fitVerdictName(FitVerdict::Fits) + QStringLiteral(" +4.0"));
        QCOMPARE(two.data(FitTableModel::CountRole).toInt(), 2);
        QCOMPARE(model.fitAt(two)->count, 2);
        QVERIFY(!model.fitAt(model.index(0, FitTableModel::CardColumn)));
    }

    void aRefusedCountSaysWhyAndSortsLast()
    {
        QList<CardFit> list = fits(40);
        list[0].refusal = Error{Error::Kind::Inconsistent, {}, {}, QStringLiteral("heads = 28, tp = 8"), QStringLiteral("tp = 1, 2, 4")};
        FitTableModel model;
        model.setFits(list, cards());
        const QModelIndex cell = model.index(0, FitTableModel::FirstCountColumn);
        QVERIFY(!cell.data(FitTableModel::VerdictRole).isValid());
        QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(QLatin1String("heads = 28")));
        QSortFilterProxyModel proxy;
        proxy.setSourceModel(&model);
        proxy.setSortRole(FitTableModel::SortRole);
        proxy.sort(FitTableModel::FirstCountColumn, Qt::DescendingOrder);
        QCOMPARE(proxy.index(2, 0).data(FitTableModel::CardIdRole).toString(), QStringLiteral("a"));
        QCOMPARE(proxy.index(0, 0).data(FitTableModel::CardIdRole).toString(), QStringLiteral("b"));
    }

    void rowsCanBeFilteredByWhatFits()
    {
        FitTableModel model;
        model.setFits(fits(60), cards());
        QCOMPARE(model.index(0, 0).data(FitTableModel::SmallestCountRole).toInt(), 0); // 24 GiB × 2 is too little
        QCOMPARE(model.index(1, 0).data(FitTableModel::SmallestCountRole).toInt(), 1);
        QCOMPARE(model.index(2, 0).data(FitTableModel::SmallestCountRole).toInt(), 2);
        QSortFilterProxyModel proxy;
        proxy.setSourceModel(&model);
        proxy.setFilterRole(FitTableModel::BestVerdictRole);
        proxy.setFilterRegularExpression(QStringLiteral("^[01]$"));
        QCOMPARE(proxy.rowCount(), 2);
    }

    void newFiguresForTheSameCardsKeepTheSelection()
    {
        FitTableModel model;
        model.setFits(fits(40), cards());
        const QPersistentModelIndex selected = model.index(1, FitTableModel::FirstCountColumn);
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setFits(fits(90), cards());
        QVERIFY(selected.isValid());
        QCOMPARE(reset.count(), 0);
        QCOMPARE(selected.data(FitTableModel::MarginRole).toLongLong(), -Bytes::fromGib(10).count());
    }

    void namesFollowTheLanguage()
    {
        FitTableModel model;
        model.setFits(fits(40), cards());
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Card a"));
        const QSignalSpy header(&model, &QAbstractItemModel::headerDataChanged);
        model.setLanguage(Language::SimplifiedChinese);
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("卡 a"));
        QCOMPARE(header.count(), 1);
        for (int column = 0; column < model.columnCount(); ++column)
            QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
    }
};

QTEST_GUILESS_MAIN(FitTableModelTest)
#include "tst_fit_table_model.moc"
