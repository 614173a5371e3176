// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quantity/format.h"
#include "sizing/sizing_words.h"
#include "ui/common/why_panel.h"
#include "shown_sizing_page.h"

using namespace xuanka;
using namespace xuanka::test;

namespace {

/// What the engine says for the same: the page must show nothing else.
Result<MemoryEstimate> engineSays(const QString &model, const MemoryRequest &request)
{
    SizingSubject subject;
    subject.model = shippedLibrary().model(model);
    subject.imageModel = shippedLibrary().imageModel(model);
    return estimateMemory(subject, request);
}

} // namespace

class SizingPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void startsFromTheProfilesTask();
    void saysWhatDiffersFromTheProfileAndGoesBack();
    void barShowsTheEnginesFigures_data();
    void barShowsTheEnginesFigures();
    void searchFindsByAnyWords();
    void imageModelOffersImageGeneration();
    void onlyWhatTheWorkUsesIsShown();
    void verdictsAreTheEnginesWithWordAndMargin();
    void chosenCellIsExplained();
    void onlyWhatFitsCanBeShown();
    void refusedCountsSayWhy();
    void remedyIsAppliedAndTakenBack();
    void segmentAsksWhy();
    void assumptionsAreShown();
    void impossibleRequestIsToldAndShowsNoFigure();
    void profileWithOnlyASizeIsSized();
    void recomputesFastEnoughToFollowTheHand();
    void everyInputHasAName_data();
    void everyInputHasAName();
    void switchingTheLanguageThereAndBackChangesNothing();
    void barSaysItsNumbers();
};

void SizingPageTest::startsFromTheProfilesTask()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    DemandProfile profile = profileOf(TaskKind::Inference, QStringLiteral("llama-3-8b"));
    profile.tasks.first().contextTokens = 8192;
    profile.tasks.first().concurrency = 4;
    QVERIFY(!world.openWorkspace({profile}).isEmpty());
    Shown shown(world);
    QCOMPARE(shown.page.state().modelId, QStringLiteral("llama-3-8b"));
    QCOMPARE(shown.page.state().request, requestForTask(profile.tasks.constFirst()));
    QCOMPARE(shown.picker->modelId(), QStringLiteral("llama-3-8b"));
    QCOMPARE(shown.page.findChild<IntegerEdit *>(QStringLiteral("context"))->value(), 8192);
    QVERIFY2(shown.text("origin").contains(QStringLiteral("As in the profile “Test profile”")), qPrintable(shown.text("origin")));
    QVERIFY(!shown.page.findChild<QPushButton *>(QStringLiteral("reset"))->isEnabled());
    // Another profile brings its own task.
    DemandProfile other = profileOf(TaskKind::Lora, QStringLiteral("qwen2.5-7b"));
    XUANKA_UNWRAP(id, world.workspace->saveProfile(other));
    world.context.setCurrentProfileId(id);
    shown.settle();
    QCOMPARE(shown.page.state().request.workload, Workload::Lora);
}

void SizingPageTest::saysWhatDiffersFromTheProfileAndGoesBack()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    const DemandProfile profile = profileOf(TaskKind::Inference, QStringLiteral("llama-3-8b"));
    world.openWorkspace({profile});
    Shown shown(world);
    shown.enter("concurrency", QStringLiteral("32"));
    QVERIFY2(shown.text("origin").contains(QStringLiteral("Changed here")), qPrintable(shown.text("origin")));
    QVERIFY(shown.text("origin").contains(QStringLiteral("Requests at once")));
    // Coming back to the page keeps what was tried out.
    shown.page.refresh();
    shown.settle();
    QCOMPARE(shown.page.state().request.concurrency, 32);
    auto *reset = shown.page.findChild<QPushButton *>(QStringLiteral("reset"));
    QVERIFY(reset->isEnabled());
    reset->setFocus();
    QTest::keyClick(reset, Qt::Key_Space);
    shown.settle();
    QCOMPARE(shown.page.state().request, requestForTask(profile.tasks.constFirst()));
    QVERIFY(!reset->isEnabled());
}

void SizingPageTest::barShowsTheEnginesFigures_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("workload");
    QTest::newRow("inference") << QStringLiteral("llama-3-8b") << QStringLiteral("infer");
    QTest::newRow("LoRA") << QStringLiteral("llama-3-8b") << QStringLiteral("lora");
    QTest::newRow("QLoRA") << QStringLiteral("qwen2.5-7b") << QStringLiteral("qlora");
    QTest::newRow("full") << QStringLiteral("qwen2.5-7b") << QStringLiteral("full");
}

void SizingPageTest::barShowsTheEnginesFigures()
{
    QFETCH(QString, model);
    QFETCH(QString, workload);
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("mistral-7b"))});
    Shown shown(world);
    const ModelArchitecture *wanted = world.library.model(model);
    QVERIFY2(wanted, qPrintable(model));
    shown.pick(wanted->name);
    QCOMPARE(shown.page.state().modelId, model);
    const auto known = workloadFromId(workload);
    QVERIFY2(known, qPrintable(workload));
    if (*known != Workload::Inference)
        shown.choose("workload", workloadId(*known));
    MemoryRequest request = shown.page.state().request;
    QCOMPARE(request.workload, *known);
    const CardFit *fit = shown.fits->chosen();
    request.cards = fit ? fit->count : 1;
    request.parallelism = fit ? fit->parallelism : request.parallelism;
    XUANKA_UNWRAP(expected, engineSays(model, request));
    const StackedBar::Content &bar = shown.bar->content();
    QCOMPARE(bar.segments.size(), expected.parts.size());
    for (qsizetype i = 0; i < bar.segments.size(); ++i) {
        QCOMPARE(bar.segments.at(i).id, memoryPartId(expected.parts.at(i).kind));
        QCOMPARE(bar.segments.at(i).bytes, expected.parts.at(i).perCard.expected);
    }
    QVERIFY(bar.total.has_value());
    QCOMPARE(*bar.total, expected.perCard);
    QVERIFY2(shown.text("headline").contains(formatGibRange(expected.perCard, QLocale(QStringLiteral("en_US")))),
             qPrintable(shown.text("headline")));
    shown.openTab(SizingResults::PartsTab);
    // The table of parts ends with the sum.
    const QAbstractItemModel &parts = *shown.parts->table().model();
    QCOMPARE(parts.rowCount(), static_cast<int>(expected.parts.size()) + 1);
    QCOMPARE(parts.index(parts.rowCount() - 1, 2).data().toString(),
             formatGib(expected.perCard.expected, QLocale(QStringLiteral("en_US")), 2));
}

void SizingPageTest::searchFindsByAnyWords()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    Shown shown(world);
    QLineEdit &search = shown.picker->search();
    search.setFocus();
    type(search, QStringLiteral("8b llama"));
    const QAbstractItemModel &found = *shown.picker->table().model();
    QVERIFY(found.rowCount() > 0);
    for (int row = 0; row < found.rowCount(); ++row)
        QVERIFY(found.index(row, 0).data().toString().contains(QStringLiteral("8B")));
    // Filtering chooses nothing by itself; Down and Enter do.
    const QString before = shown.page.state().modelId;
    QTest::keyClick(&search, Qt::Key_Down);
    QVERIFY(shown.picker->table().hasFocus());
    shown.settle();
    QVERIFY(shown.page.state().modelId != before);
    QVERIFY(shown.page.state().modelId.contains(QStringLiteral("8b")));
    search.setFocus();
    search.clear();
    type(search, QStringLiteral("no such model"));
    QCOMPARE(found.rowCount(), 0);
    QVERIFY(!shown.picker->table().emptyText().isEmpty());
}

void SizingPageTest::imageModelOffersImageGeneration()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    Shown shown(world);
    shown.pick(QStringLiteral("FLUX.1 dev"));
    QCOMPARE(shown.page.state().request.workload, Workload::ImageGeneration);
    QVERIFY(shown.page.estimate().has_value());
    auto *workload = shown.page.findChild<QComboBox *>(QStringLiteral("workload"));
    QCOMPARE(workload->count(), 1);
    QVERIFY(shown.page.findChild<IntegerEdit *>(QStringLiteral("width"))->isVisible());
    QVERIFY(!shown.page.findChild<IntegerEdit *>(QStringLiteral("context"))->isVisible());
    shown.pick(QStringLiteral("Llama 3 8B"));
    QCOMPARE(shown.page.state().request.workload, Workload::Inference);
    QVERIFY(shown.page.estimate().has_value());
}

void SizingPageTest::onlyWhatTheWorkUsesIsShown()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    Shown shown(world);
    shown.pick(QStringLiteral("Llama 3 8B"));
    QVERIFY(shown.page.findChild<QWidget *>(QStringLiteral("kvBits"))->isVisible());
    QVERIFY(!shown.page.findChild<QWidget *>(QStringLiteral("loraRank"))->isVisible());
    shown.choose("workload", workloadId(Workload::Lora));
    QVERIFY(!shown.page.findChild<QWidget *>(QStringLiteral("kvBits"))->isVisible());
    QVERIFY(shown.page.findChild<QWidget *>(QStringLiteral("loraRank"))->isVisible());
    QVERIFY(shown.page.findChild<QWidget *>(QStringLiteral("target.gate"))->isVisible());
    // A target less is a smaller adapter; none at all is refused.
    const Bytes before = shown.page.estimate()->perCard.expected;
    QTest::keyClick(shown.page.findChild<QCheckBox *>(QStringLiteral("target.down")), Qt::Key_Space);
    shown.settle();
    QVERIFY(shown.page.estimate()->perCard.expected < before);
    QCOMPARE(shown.page.state().request.loraTargets.size(), 6);
    for (const char *target : {"q", "k", "v", "o", "gate", "up"}) {
        QTest::keyClick(shown.page.findChild<QCheckBox *>(QString(QStringLiteral("target.") % QLatin1String(target))), Qt::Key_Space);
        shown.settle();
    }
    QCOMPARE(shown.page.state().request.loraTargets, QStringList {QStringLiteral("up")});
    QVERIFY(shown.page.findChild<QLabel *>(QStringLiteral("loraTargets.problem"))->isVisible());
}

void SizingPageTest::verdictsAreTheEnginesWithWordAndMargin()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("llama-3-70b"))});
    Shown shown(world);
    SizingSubject subject;
    subject.model = world.library.model(QStringLiteral("llama-3-70b"));
    QVERIFY(subject.model);
    int checked = 0;
    for (const Card &card : world.catalog.cards()) {
        for (const int count : {1, 2, 4, 8}) {
            const QModelIndex index = shown.cell(card.id, count);
            QVERIFY(index.isValid());
            const CardFit expected = fitOnCard(subject, shown.page.state().request, card, count);
            if (expected.refusal) {
                QVERIFY(!index.data(FitTableModel::VerdictRole).isValid());
                continue;
            }
            QCOMPARE(index.data(FitTableModel::VerdictRole).toInt(), static_cast<int>(expected.verdict));
            QCOMPARE(index.data(FitTableModel::MarginRole).toLongLong(), expected.margin().count());
            QVERIFY(index.data().toString().contains(fitVerdictName(expected.verdict)));
            ++checked;
        }
    }
    QVERIFY(checked > 100);
    // 70 B in 16 bits is 130 GiB of weights alone: no 24 GB card, one of them or four.
    for (const Card &card : world.catalog.cards()) {
        if (card.usableMemory() > Bytes::fromGib(24.5))
            continue;
        QCOMPARE(shown.cell(card.id, 1).data(FitTableModel::VerdictRole).toInt(), static_cast<int>(FitVerdict::No));
        QCOMPARE(shown.cell(card.id, 4).data(FitTableModel::VerdictRole).toInt(), static_cast<int>(FitVerdict::No));
    }
}

void SizingPageTest::chosenCellIsExplained()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("llama-3-70b"))});
    Shown shown(world);
    const Card *card = world.catalog.card(QStringLiteral("h100-sxm-80"));
    QVERIFY(card);
    shown.click(shown.cell(card->id, 2));
    QVERIFY(shown.fits->chosen());
    QCOMPARE(shown.fits->chosen()->count, 2);
    QVERIFY2(shown.fits->explanation().contains(fitReason(*shown.fits->chosen(), QLocale(QStringLiteral("en_US")))),
             qPrintable(shown.fits->explanation()));
    QVERIFY(shown.bar->content().capacityLabel.contains(QStringLiteral("× 2")));
    QCOMPARE(shown.bar->content().capacity, card->usableMemory());
    // The choice of a person stays while figures change.
    shown.enter("context", QStringLiteral("16384"));
    QVERIFY(shown.fits->chosen());
    QCOMPARE(shown.fits->chosen()->cardId, card->id);
    QCOMPARE(shown.fits->chosen()->count, 2);
}

void SizingPageTest::onlyWhatFitsCanBeShown()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("llama-3-70b"))});
    Shown shown(world);
    const QAbstractItemModel &rows = *shown.fits->table().model();
    const int all = rows.rowCount();
    QCOMPARE(all, static_cast<int>(world.catalog.cards().size()));
    auto *only = shown.page.findChild<QCheckBox *>(QStringLiteral("onlyFits"));
    only->setFocus();
    QTest::keyClick(only, Qt::Key_Space);
    QVERIFY(rows.rowCount() > 0);
    QVERIFY(rows.rowCount() < all);
    auto *search = shown.page.findChild<QLineEdit *>(QStringLiteral("fitSearch"));
    search->setFocus();
    type(*search, QStringLiteral("h20"));
    for (int row = 0; row < rows.rowCount(); ++row)
        QVERIFY(rows.index(row, 0).data().toString().contains(QStringLiteral("H20"), Qt::CaseInsensitive));
}

void SizingPageTest::refusedCountsSayWhy()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("llama-3-8b"))});
    Shown shown(world);
    const QAbstractItemModel &rows = *shown.fits->table().model();
    QModelIndex other;
    for (int row = 0; row < rows.rowCount() && !other.isValid(); ++row) {
        for (int count = 1; count <= 8 && !other.isValid(); ++count) {
            const QModelIndex index = rows.index(row, FitTableModel::FirstCountColumn + count - 1);
            if (!index.data(FitTableModel::VerdictRole).isValid() || index.data(Qt::ToolTipRole).toString().count(QLatin1Char('\n')) > 1)
                other = index;
        }
    }
    QVERIFY(other.isValid()); // 3, 5, 6 and 7 cards do not divide the heads; some cards carry a caution
    shown.fits->table().setColumnVisible(QStringLiteral("x3"), true);
    shown.fits->table().setCurrentIndex(other);
    shown.settle();
    QVERIFY2(shown.fits->explanation().count(QLatin1Char('\n')) >= 1 || shown.fits->explanation().contains(QStringLiteral("cannot be used")),
             qPrintable(shown.fits->explanation()));
}

void SizingPageTest::remedyIsAppliedAndTakenBack()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    DemandProfile profile = profileOf(TaskKind::Inference, QStringLiteral("llama-3-70b"));
    profile.tasks.first().contextTokens = 32768;
    profile.tasks.first().concurrency = 8;
    world.openWorkspace({profile});
    Shown shown(world);
    const MemoryRequest before = shown.page.state().request;
    const Bytes needed = shown.page.estimate()->perCard.expected;
    shown.openTab(SizingResults::RemediesTab);
    const QList<Remedy> remedies = shown.remedies->remedies();
    const auto cache = std::find_if(remedies.cbegin(), remedies.cend(),
                                    [](const Remedy &remedy) { return remedy.id == QLatin1String("kv_quantisation"); });
    QVERIFY(cache != remedies.cend());
    auto *apply = shown.remedies->findChild<QPushButton *>(QStringLiteral("apply.kv_quantisation"));
    QVERIFY(apply && apply->isVisible());
    const QString words = QStringList(visibleTexts(*shown.remedies)).join(QLatin1Char('\n'));
    QVERIFY(words.contains(formatGib(cache->frees, QLocale(QStringLiteral("en_US")))));
    QVERIFY(words.contains(cache->costs.english));
    apply->setFocus();
    QTest::keyClick(apply, Qt::Key_Space);
    shown.settle();
    QCOMPARE(shown.page.state().request.kvBits, 8.0);
    QVERIFY(shown.page.estimate()->perCard.expected < needed || shown.page.estimate()->cards != 1);
    QVERIFY(shown.text("origin").contains(QStringLiteral("KV cache")));
    auto *back = shown.remedies->findChild<QPushButton *>(QStringLiteral("takeBack"));
    QVERIFY(back->isVisible());
    back->setFocus();
    QTest::keyClick(back, Qt::Key_Space);
    shown.settle();
    QCOMPARE(shown.page.state().request, before);
    QVERIFY(!back->isVisible());
}

void SizingPageTest::segmentAsksWhy()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("llama-3-8b"))});
    Shown shown(world);
    const QRectF segment = shown.bar->segmentRect(QStringLiteral("weights"));
    QVERIFY(segment.width() > 5.0);
    QTest::mouseClick(shown.bar, Qt::LeftButton, {}, segment.center().toPoint());
    QVERIFY(shown.parts->isVisible());
    QVERIFY2(shown.parts->why().asText().startsWith(QStringLiteral("Weights")), qPrintable(shown.parts->why().asText()));
    QVERIFY(shown.parts->why().asText().count(QLatin1Char('\n')) > 3);
}

void SizingPageTest::assumptionsAreShown()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("llama-3-8b"))});
    Shown shown(world);
    QVERIFY(!shown.page.estimate()->assumptions.isEmpty());
    shown.openTab(SizingResults::AssumptionsTab);
    const QString all = visibleTexts(shown.page).join(QLatin1Char('\n'));
    for (const LocalizedText &assumption : std::as_const(shown.page.estimate()->assumptions))
        QVERIFY2(all.contains(assumption.english), qPrintable(assumption.english));
}

void SizingPageTest::impossibleRequestIsToldAndShowsNoFigure()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("llama-3-8b"))});
    Shown shown(world);
    shown.showAllFields();
    // An answer longer than the whole context.
    shown.enter("generated", QStringLiteral("50000"));
    QVERIFY2(shown.text("headline").startsWith(QStringLiteral("Not computed")), qPrintable(shown.text("headline")));
    QVERIFY(shown.page.findChild<QLabel *>(QStringLiteral("context.problem"))->isVisible());
    QVERIFY(shown.bar->content().segments.isEmpty());
    QVERIFY(!shown.fits->chosen());
    QVERIFY(!shown.cell(world.catalog.cards().constFirst().id, 1).data(FitTableModel::VerdictRole).isValid());
    // A larger context makes it possible again.
    shown.enter("context", QStringLiteral("60000"));
    QVERIFY(shown.page.estimate().has_value());
    QVERIFY(!shown.page.findChild<QLabel *>(QStringLiteral("context.problem"))->isVisible());
}

void SizingPageTest::profileWithOnlyASizeIsSized()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    DemandProfile profile = profileOf(TaskKind::Inference, QString());
    profile.tasks.first().parametersBillions = 30.0;
    world.openWorkspace({profile});
    Shown shown(world);
    QVERIFY(shown.page.estimate().has_value());
    QVERIFY2(shown.text("headline").contains(QStringLiteral("typical model of 30 B")), qPrintable(shown.text("headline")));
    QVERIFY(shown.picker->modelId().isEmpty());
}

void SizingPageTest::recomputesFastEnoughToFollowTheHand()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("llama-3-70b"))});
    Shown shown(world);
    auto *context = shown.page.findChild<IntegerEdit *>(QStringLiteral("context"));
    QElapsedTimer timer;
    timer.start();
    constexpr int steps = 10;
    for (int i = 0; i < steps; ++i) {
        QTest::keyClick(context, Qt::Key_Up);
        shown.settle();
    }
    const double each = static_cast<double>(timer.elapsed()) / steps;
    qInfo("one change of an input: %.1f ms", each);
    QVERIFY2(each < 2000.0, "a change of an input takes too long even for a debug build on a busy machine");
}

void SizingPageTest::everyInputHasAName_data()
{
    addLanguages();
}

void SizingPageTest::everyInputHasAName()
{
    QFETCH(Language, language);
    QFETCH(QString, locale);
    PageWorld world;
    world.speak(language, locale);
    world.openWorkspace({profileOf(TaskKind::Lora, QStringLiteral("llama-3-8b"))});
    Shown shown(world);
    for (int tab = 0; tab < shown.tabs->count(); ++tab) {
        shown.openTab(tab);
        const QStringList nameless = namelessWidgets(shown.page);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
    }
}

void SizingPageTest::switchingTheLanguageThereAndBackChangesNothing()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("llama-3-8b"))});
    Shown shown(world);
    const QStringList before = visibleTexts(shown.page);
    world.speak(Language::SimplifiedChinese, QStringLiteral("zh_CN"));
    shown.settle();
    world.speak(Language::English, QStringLiteral("en_US"));
    shown.settle();
    QCOMPARE(visibleTexts(shown.page), before);
}

void SizingPageTest::barSaysItsNumbers()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("de_DE"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("llama-3-8b"))});
    Shown shown(world);
    QVERIFY(!shown.bar->accessibleName().isEmpty());
    QVERIFY2(shown.bar->accessibleDescription().contains(
                 formatGib(shown.page.estimate()->parts.constFirst().perCard.expected, QLocale(QStringLiteral("de_DE")))),
             qPrintable(shown.bar->accessibleDescription()));
}

QTEST_MAIN(SizingPageTest)
#include "tst_sizing_page.moc"
