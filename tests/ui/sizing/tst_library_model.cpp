// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/fit_table_model.h"
#include "support/page_world.h"
#include "ui/common/figure_table_model.h"
#include "ui/sizing/fit_filter_model.h"
#include "ui/sizing/library_model.h"

#include <QAbstractItemModelTester>
#include <QSortFilterProxyModel>

using namespace xuanka;
using namespace xuanka::test;

namespace {

constexpr auto fatal = QAbstractItemModelTester::FailureReportingMode::Fatal;

} // namespace

/// The item models of the sizing page and the small table of figures, source and proxy.
class LibraryModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsEveryModelOfTheLibrary();
    void sortsParametersAsNumbers();
    void fitFilterKeepsWhatFitsAndWhatIsNamed();
    void figuresKeepTheirRowsWhileTheyChange();
};

void LibraryModelTest::showsEveryModelOfTheLibrary()
{
    const ModelLibrary &library = shippedLibrary();
    LibraryModel model(library, nullptr);
    const QAbstractItemModelTester tester(&model, fatal);
    QCOMPARE(model.rowCount(), static_cast<int>(library.ids().size()));
    QStringList ids;
    for (int row = 0; row < model.rowCount(); ++row)
        ids << model.index(row, 0).data(LibraryModel::IdRole).toString();
    QCOMPARE(ids, library.ids());
    model.retranslate(QLocale(QStringLiteral("de_DE")));
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column)
            QVERIFY(!model.index(row, column).data().toString().isEmpty());
    }
}

void LibraryModelTest::sortsParametersAsNumbers()
{
    LibraryModel model(shippedLibrary(), nullptr);
    QSortFilterProxyModel sorted;
    sorted.setSourceModel(&model);
    sorted.setSortRole(LibraryModel::SortRole);
    const QAbstractItemModelTester tester(&sorted, fatal);
    sorted.sort(LibraryModel::ParametersColumn);
    qint64 before = 0;
    for (int row = 0; row < sorted.rowCount(); ++row) {
        const qint64 parameters = sorted.index(row, LibraryModel::ParametersColumn).data(LibraryModel::SortRole).toLongLong();
        QVERIFY(parameters >= before);
        before = parameters;
    }
}

void LibraryModelTest::fitFilterKeepsWhatFitsAndWhatIsNamed()
{
    const Catalog &catalog = shippedCatalog();
    SizingSubject subject;
    subject.model = shippedLibrary().model(QStringLiteral("llama-3-8b"));
    QVERIFY(subject.model);
    FitTableModel model;
    model.setFits(fitOnCards(subject, MemoryRequest(), catalog.cards(), 8), catalog.cards());
    FitFilterModel filter(nullptr);
    filter.setSourceModel(&model);
    const QAbstractItemModelTester tester(&filter, fatal);
    QCOMPARE(filter.rowCount(), model.rowCount());
    filter.setSearch(QStringLiteral("24 4090d"));
    QCOMPARE(filter.rowCount(), 1);
    filter.setSearch(QString());
    filter.setOnlyFits(true);
    QVERIFY(filter.rowCount() > 0);
    for (int row = 0; row < filter.rowCount(); ++row)
        QVERIFY(filter.index(row, 0).data(FitTableModel::SmallestCountRole).toInt() >= 1);
    // A model far too large leaves nothing but does not lose the rows.
    MemoryRequest absurd;
    absurd.concurrency = 60000;
    model.setFits(fitOnCards(subject, absurd, catalog.cards(), 8), catalog.cards());
    QCOMPARE(filter.rowCount(), 0);
    filter.setOnlyFits(false);
    QCOMPARE(filter.rowCount(), model.rowCount());
}

void LibraryModelTest::figuresKeepTheirRowsWhileTheyChange()
{
    FigureTableModel model(2, nullptr);
    const QAbstractItemModelTester tester(&model, fatal);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const auto row = [](const QString &name, double value) {
        return QList<FigureCell> {FigureCell::words(name), FigureCell::number(QString::number(value), value)};
    };
    model.setHeadings({QStringLiteral("What"), QStringLiteral("How much")});
    model.setRows({row(QStringLiteral("a"), 1.0), row(QStringLiteral("b"), 2.0)});
    const QPersistentModelIndex second = model.index(1, 0);
    model.setRows({row(QStringLiteral("a"), 1.0), row(QStringLiteral("b"), 3.0), row(QStringLiteral("c"), 4.0)});
    QCOMPARE(changed.size(), 1); // only the row that changed
    QVERIFY(second.isValid());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.index(1, 1).data(FigureTableModel::SortRole).toDouble(), 3.0);
    QCOMPARE(model.index(0, 0).data(FigureTableModel::SortRole).toString(), QStringLiteral("a"));
    model.setRows({});
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(reset.size(), 0);
    QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), QStringLiteral("How much"));
}

QTEST_MAIN(LibraryModelTest)
#include "tst_library_model.moc"
