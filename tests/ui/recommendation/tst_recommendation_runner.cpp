// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/page_world.h"
#include "ui/recommendation/recommendation_runner.h"

#include <QSignalSpy>

using namespace xuanka;
using namespace xuanka::test;

namespace {

constexpr int patience = 60000; // a busy machine, a debug build

RecommendationInputs inputsFor(int maxCards)
{
    RecommendationInputs inputs;
    const auto profiles = exampleProfiles(Language::English);
    if (profiles)
        inputs.profile = profiles->constFirst();
    inputs.rate = shippedCatalog().exchangeRate();
    inputs.maxCards = maxCards;
    return inputs;
}

} // namespace

class RecommendationRunnerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void decidesAsTheEngineDoes();
    void dropsWhatBecameStale();
    void canceledResultsAreNeverSeen();
    void tellsWhatCannotBeDecided();
    void mayBeDestroyedWhileItWorks();
};

void RecommendationRunnerTest::decidesAsTheEngineDoes()
{
    RecommendationRunner runner(shippedCatalog(), shippedLibrary(), nullptr);
    QString hash;
    connect(&runner, &RecommendationRunner::decided, this, [&hash](const Recommendation &decided) { hash = decided.inputsHash; });
    const RecommendationInputs inputs = inputsFor(8);
    runner.start(inputs);
    QVERIFY(runner.isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!hash.isEmpty(), patience);
    QVERIFY(!runner.isRunning());
    XUANKA_UNWRAP(expected, recommend(inputs, shippedCatalog(), shippedLibrary()));
    QCOMPARE(hash, expected.inputsHash);
}

void RecommendationRunnerTest::dropsWhatBecameStale()
{
    RecommendationRunner runner(shippedCatalog(), shippedLibrary(), nullptr);
    QList<int> seen;
    connect(&runner, &RecommendationRunner::decided, this,
            [&seen](const Recommendation &decided) { seen << decided.inputs.maxCards; });
    for (const int cards : {1, 2, 3, 4, 5})
        runner.start(inputsFor(cards));
    QTRY_VERIFY_WITH_TIMEOUT(!runner.isRunning(), patience);
    QCOMPARE(seen, QList<int> {5});
}

void RecommendationRunnerTest::canceledResultsAreNeverSeen()
{
    RecommendationRunner runner(shippedCatalog(), shippedLibrary(), nullptr);
    QList<int> seen;
    connect(&runner, &RecommendationRunner::decided, this,
            [&seen](const Recommendation &decided) { seen << decided.inputs.maxCards; });
    runner.start(inputsFor(1));
    runner.cancel();
    QVERIFY(!runner.isRunning());
    runner.start(inputsFor(2)); // waits for the first to end; the first stays unseen
    QTRY_VERIFY_WITH_TIMEOUT(!runner.isRunning(), patience);
    QCOMPARE(seen, QList<int> {2});
}

void RecommendationRunnerTest::tellsWhatCannotBeDecided()
{
    RecommendationRunner runner(shippedCatalog(), shippedLibrary(), nullptr);
    std::optional<Error> problem;
    connect(&runner, &RecommendationRunner::failed, this, [&problem](const Error &error) { problem = error; });
    RecommendationInputs inputs = inputsFor(8);
    inputs.profile.hoursPerMonth = -1.0;
    runner.start(inputs);
    QTRY_VERIFY_WITH_TIMEOUT(problem.has_value(), patience);
    QCOMPARE(problem->kind, Error::Kind::OutOfRange);
}

void RecommendationRunnerTest::mayBeDestroyedWhileItWorks()
{
    bool seen = false;
    {
        RecommendationRunner runner(shippedCatalog(), shippedLibrary(), nullptr);
        connect(&runner, &RecommendationRunner::decided, this, [&seen] { seen = true; });
        runner.start(inputsFor(8));
    }
    QCoreApplication::processEvents();
    QVERIFY(!seen);
}

QTEST_MAIN(RecommendationRunnerTest)
#include "tst_recommendation_runner.moc"
