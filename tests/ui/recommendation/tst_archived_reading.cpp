// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/excluded_table_model.h"
#include "support/page_world.h"
#include "ui/recommendation/archived_reading.h"
#include "ui/recommendation/excluded_filter_model.h"
#include "ui/recommendation/recommendation_files.h"

#include <QAbstractItemModelTester>
#include <QCryptographicHash>

using namespace xuanka;
using namespace xuanka::test;

namespace {

Result<Recommendation> decide()
{
    RecommendationInputs inputs;
    const auto profiles = exampleProfiles(Language::English);
    if (!profiles)
        return fail(profiles.error());
    inputs.profile = profiles->constFirst();
    inputs.rate = shippedCatalog().exchangeRate();
    return recommend(inputs, shippedCatalog(), shippedLibrary());
}

ArchivedRecommendation archivedAs(const QByteArray &content)
{
    ArchivedRecommendation archived;
    archived.profileName = QStringLiteral("Test");
    archived.content = content;
    archived.contentHash = QString::fromLatin1(QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex());
    return archived;
}

} // namespace

class ArchivedReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatWasDecided();
    void refusesContentThatIsNotWhatWasArchived();
    void strangeContentIsEmptyNotACrash_data();
    void strangeContentIsEmptyNotACrash();
    void sameRecommendationGivesTheSameBytes();
    void fileNamesAreSafe_data();
    void fileNamesAreSafe();
    void readOnlyFolderGivesOneSentenceAndNoFile();
    void excludedCardsAreFoundByWordAndCondition();
};

void ArchivedReadingTest::readsWhatWasDecided()
{
    XUANKA_UNWRAP(decided, decide());
    XUANKA_UNWRAP(reading, readArchived(archivedAs(recommendationBytes(decided, shippedCatalog()))));
    QCOMPARE(reading.catalogAsOf, shippedCatalog().asOf());
    QCOMPARE(reading.ranking.size(), decided.ranking.size());
    QVERIFY(!reading.ranking.isEmpty());
    for (qsizetype i = 0; i < decided.ranking.size(); ++i) {
        const ArchivedReading::Offer &offer = reading.ranking.at(i);
        const Candidate &candidate = decided.ranking.at(i);
        QCOMPARE(offer.cardId, candidate.cardId);
        QCOMPARE(offer.count, candidate.count);
        QCOMPARE(*offer.low, candidate.monthlyCost.low);
        QCOMPARE(*offer.expected, candidate.monthlyCost.expected);
        QCOMPARE(*offer.high, candidate.monthlyCost.high);
        QCOMPARE(offer.reasons, candidate.reasons);
        QCOMPARE(offer.cautions, candidate.cautions);
        QVERIFY(!offer.platform.isEmpty());
    }
    qsizetype failed = 0;
    for (const Excluded &excluded : std::as_const(decided.excluded))
        failed += excluded.failed.size();
    QCOMPARE(reading.excluded.size(), failed);
    QCOMPARE(reading.warnings.size(), decided.warnings.size());
}

void ArchivedReadingTest::refusesContentThatIsNotWhatWasArchived()
{
    XUANKA_UNWRAP(decided, decide());
    ArchivedRecommendation archived = archivedAs(recommendationBytes(decided, shippedCatalog()));
    archived.content.replace("\"expected\"", "\"expectet\"");
    const auto reading = readArchived(archived);
    QVERIFY(!reading);
    QCOMPARE(reading.error().kind, Error::Kind::Inconsistent);
    archived.content.clear(); // as the workspace hands out what was altered
    QVERIFY(!readArchived(archived));
}

void ArchivedReadingTest::strangeContentIsEmptyNotACrash_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty object") << QByteArray("{}");
    QTest::newRow("array") << QByteArray("[1, 2]");
    QTest::newRow("wrong types") << QByteArray(R"({"ranking": {"card": 1}, "excluded": "no", "warnings": [1], "catalog_as_of": 7})");
    QTest::newRow("odd rows") << QByteArray(R"({"ranking": [1, null, {"card": 3, "count": "x", "monthly_cost": {"expected": "1"}}],
                                               "excluded": [[], {"by": "much"}]})");
    QTest::newRow("absurd amount") << QByteArray(R"({"ranking": [{"card": "a", "monthly_cost": {"expected": 1e300, "currency": "CNY"}}]})");
}

void ArchivedReadingTest::strangeContentIsEmptyNotACrash()
{
    QFETCH(QByteArray, content);
    XUANKA_UNWRAP(reading, readArchived(archivedAs(content)));
    for (const ArchivedReading::Offer &offer : std::as_const(reading.ranking))
        QVERIFY(!offer.expected);
}

void ArchivedReadingTest::sameRecommendationGivesTheSameBytes()
{
    XUANKA_UNWRAP(first, decide());
    XUANKA_UNWRAP(second, decide());
    QCOMPARE(recommendationBytes(first, shippedCatalog()), recommendationBytes(second, shippedCatalog()));
}

void ArchivedReadingTest::fileNamesAreSafe_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("file");
    QTest::newRow("plain") << QStringLiteral("Start-up") << QStringLiteral("Start-up");
    QTest::newRow("Chinese") << QStringLiteral("信创 推理") << QStringLiteral("信创 推理");
    QTest::newRow("path") << QStringLiteral("../../etc/passwd") << QStringLiteral("-..-etc-passwd");
    QTest::newRow("nothing") << QString() << QStringLiteral("xuanka");
    QTest::newRow("hidden") << QStringLiteral("...") << QStringLiteral("xuanka");
    QTest::newRow("Windows") << QStringLiteral("a:b*c?") << QStringLiteral("a-b-c-");
}

void ArchivedReadingTest::fileNamesAreSafe()
{
    QFETCH(QString, name);
    QFETCH(QString, file);
    QCOMPARE(fileNameFrom(name), file);
}

void ArchivedReadingTest::readOnlyFolderGivesOneSentenceAndNoFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("missing/folder/out.json"));
    const Done done = writeBytes(path, "{}");
    QVERIFY(!done);
    QCOMPARE(done.error().kind, Error::Kind::CannotWrite);
    QCOMPARE(done.error().file, path);
    QVERIFY(!errorMessage(done.error()).contains(QLatin1Char('\n')));
    QVERIFY(!QFile::exists(path));
    const QString good = folder.filePath(QStringLiteral("out.json"));
    QVERIFY(writeBytes(good, "{}").has_value());
    QFile file(good);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("{}"));
}

void ArchivedReadingTest::excludedCardsAreFoundByWordAndCondition()
{
    XUANKA_UNWRAP(decided, decide());
    ExcludedTableModel model;
    model.setRecommendation(decided, shippedCatalog());
    ExcludedFilterModel filter(nullptr);
    filter.setSourceModel(&model);
    const QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(filter.rowCount(), model.rowCount());
    QVERIFY(model.rowCount() > 0);
    const QString gate = model.index(0, 0).data(ExcludedTableModel::GateRole).toString();
    filter.setGate(gate);
    QVERIFY(filter.rowCount() > 0);
    for (int row = 0; row < filter.rowCount(); ++row)
        QCOMPARE(filter.index(row, 0).data(ExcludedTableModel::GateRole).toString(), gate);
    const QString card = model.index(0, 0).data().toString();
    filter.setSearch(card);
    for (int row = 0; row < filter.rowCount(); ++row)
        QVERIFY(filter.index(row, 0).data().toString().contains(card.section(QLatin1Char(' '), 0, 0)));
    filter.setSearch(QStringLiteral("no such word"));
    QCOMPARE(filter.rowCount(), 0);
    model.setRecommendation({}, shippedCatalog());
    QCOMPARE(filter.rowCount(), 0);
}

QTEST_MAIN(ArchivedReadingTest)
#include "tst_archived_reading.moc"
