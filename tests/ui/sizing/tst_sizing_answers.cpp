// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "demand/demand_words.h"
#include "quantity/format.h"
#include "shown_sizing_page.h"
#include "sizing/sizing_answer_words.h"
#include "sizing/sizing_words.h"
#include "ui/sizing/companions_menu.h"
#include "ui/sizing/verdict_delegate.h"

#include <QAbstractItemModelTester>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>

using namespace xuanka;
using namespace xuanka::test;

namespace {

const auto card4090 = QStringLiteral("rtx-4090-24");

/// A small Llama as its configuration says it.
QString writeConfig(const QTemporaryDir &folder, const QByteArray &content = QByteArrayLiteral(
                        "{\"architectures\":[\"LlamaForCausalLM\"],\"model_type\":\"llama\",\"hidden_size\":4096,"
                        "\"intermediate_size\":14336,\"num_attention_heads\":32,\"num_hidden_layers\":32,"
                        "\"num_key_value_heads\":8,\"vocab_size\":128256,\"max_position_embeddings\":8192,"
                        "\"tie_word_embeddings\":false,\"torch_dtype\":\"bfloat16\"}"))
{
    QFile file(folder.filePath(QStringLiteral("config.json")));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write the test's own file");
    return file.fileName();
}

QAction *actionOf(Shown &shown, const char *name)
{
    auto *button = shown.page.findChild<CompanionsMenu *>();
    Q_EMIT button->menu()->aboutToShow(); // as opening it does
    const QList<QAction *> actions = button->menu()->actions();
    for (QAction *action : actions) {
        if (action->objectName() == QLatin1String(name))
            return action;
    }
    return nullptr;
}

} // namespace

class SizingAnswersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theVerdictComesFirst_data() { addLanguages(); }
    void theVerdictComesFirst();
    void theMeterIsNamed();
    void limitsAreTheEnginesAndCanBeUsed();
    void aLaxerVerdictAllowsMore();
    void theSmallestCountsAreListed();
    void whatIfShowsBothSteps();
    void signalsAndLinksAreSaid();
    void severalDemandsAreFittedTogether();
    void aKeptDemandStaysBesideTheNext();
    void aModelFileIsOpened();
    void aModelFileIsDropped();
    void aBrokenFileChangesNothing();
    void changesAreTakenBackOneByOne();
    void moreCardsChooseTheirCell();
    void tablesHoldTogether();
    void mnemonicsAreUniqueOnThePage_data() { addLanguages(); }
    void mnemonicsAreUniqueOnThePage();
};

void SizingAnswersTest::theVerdictComesFirst()
{
    QFETCH(Language, language);
    QFETCH(QString, locale);
    PageWorld world;
    world.speak(language, locale);
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("llama-3-8b"))});
    Shown shown(world);
    shown.click(shown.cell(card4090, 1));
    const CardFit *fit = shown.fits->chosen();
    QVERIFY(fit);
    const QString verdict = shown.text("verdict");
    QVERIFY2(verdict.startsWith(QString(signOf(fit->verdict) % QLatin1Char(' ') % fitVerdictName(fit->verdict))), qPrintable(verdict));
    const Bytes left = fit->margin() < Bytes() ? Bytes() - fit->margin() : fit->margin();
    QVERIFY2(verdict.contains(formatGib(left, QLocale(locale))), qPrintable(verdict));
    // It stands above everything else, also on a small screen.
    QVERIFY(showPage(shown.page, {1024, 640}));
    const QLabel *label = shown.page.findChild<QLabel *>(QStringLiteral("verdict"));
    QVERIFY(label->isVisible());
    QVERIFY(label->mapTo(&shown.page, QPoint()).y() < 60);
    QVERIFY(shown.fits->table().height() > 100);
}

void SizingAnswersTest::theMeterIsNamed()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("llama-3-8b"))});
    Shown shown(world);
    const QLocale locale(QStringLiteral("en_US"));
    const QString meter = shown.text("meter");
    QVERIFY(meter.contains(QStringLiteral("nvidia-smi")));
    QVERIFY(meter.contains(formatGib(shown.page.estimate()->allocatedPerCard.expected, locale)));
    QVERIFY(meter.contains(formatGib(shown.page.estimate()->reservedPerCard.expected, locale)));
}

void SizingAnswersTest::limitsAreTheEnginesAndCanBeUsed()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("llama-3-8b"))});
    Shown shown(world);
    shown.click(shown.cell(QStringLiteral("l40s-48"), 1));
    shown.openTab(SizingResults::LimitsTab);
    const SizingSubject subject {world.library.model(QStringLiteral("llama-3-8b")), nullptr};
    const Card *card = world.catalog.card(QStringLiteral("l40s-48"));
    QCOMPARE(shown.limits->limits().size(), 3);
    for (const SizingLimit &limit : shown.limits->limits()) {
        XUANKA_UNWRAP(expected, largestOf(limit.kind, subject, shown.page.state().request, *card, 1, FitVerdict::Fits));
        QCOMPARE(limit.value, expected.value);
    }
    const QAbstractItemModel &rows = *shown.limits->table().model();
    QCOMPARE(rows.rowCount(), 3);
    QCOMPARE(rows.index(1, 1).data().toString(), limitText(shown.limits->limits().at(1), QLocale(QStringLiteral("en_US"))));
    // Down to the requests at once, and go on with as many as fit.
    shown.limits->table().setFocus();
    shown.limits->table().setCurrentIndex(rows.index(1, 0));
    auto *use = shown.page.findChild<QPushButton *>(QStringLiteral("useLimit"));
    QVERIFY(use->isEnabled());
    const qint64 most = shown.limits->limits().at(1).value;
    QTest::mouseClick(use, Qt::LeftButton);
    shown.settle();
    QCOMPARE(qint64 {shown.page.state().request.concurrency}, most);
    QCOMPARE(shown.fits->chosen()->verdict, FitVerdict::Fits);
    QVERIFY(!use->isEnabled()); // it is the value now
}

void SizingAnswersTest::aLaxerVerdictAllowsMore()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("llama-3-8b"))});
    Shown shown(world);
    shown.click(shown.cell(QStringLiteral("l40s-48"), 1));
    shown.openTab(SizingResults::LimitsTab);
    const qint64 strict = shown.limits->limits().at(1).value;
    shown.choose("wantedVerdict", fitVerdictId(FitVerdict::Likely));
    QVERIFY(shown.limits->limits().at(1).value > strict);
}

void SizingAnswersTest::theSmallestCountsAreListed()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("llama-3-70b"))});
    Shown shown(world);
    shown.openTab(SizingResults::LimitsTab);
    const QAbstractItemModel &rows = *shown.limits->smallest().model();
    const SizingSubject subject {world.library.model(QStringLiteral("llama-3-70b")), nullptr};
    const QList<CardFit> expected = smallestCounts(subject, shown.page.state().request, world.catalog.cards(), 8, FitVerdict::Fits);
    QCOMPARE(rows.rowCount(), static_cast<int>(expected.size()));
    QCOMPARE(rows.index(0, 0).data().toString(), world.catalog.card(expected.constFirst().cardId)->name.english);
    QCOMPARE(rows.index(0, 1).data().toString(), QString::number(expected.constFirst().count));
}

void SizingAnswersTest::whatIfShowsBothSteps()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("de_DE"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("llama-3-8b"))});
    Shown shown(world);
    shown.click(shown.cell(card4090, 1));
    shown.openTab(SizingResults::SensitivityTab);
    const auto &sensitivity = shown.sensitivity->sensitivity();
    QVERIFY(sensitivity.has_value());
    const QAbstractItemModel &rows = *shown.sensitivity->table().model();
    QCOMPARE(rows.rowCount(), static_cast<int>(sensitivity->rows.size()));
    for (int row = 0; row < rows.rowCount(); ++row) {
        const SensitivityRow &expected = sensitivity->rows.at(row);
        QVERIFY(rows.index(row, 0).data().toString().startsWith(sensitivityInputName(expected.input, Workload::Inference)));
        if (expected.more && !expected.more->fit.refusal) {
            const QString more = rows.index(row, 2).data().toString();
            QVERIFY2(more.contains(formatGib(expected.more->fit.need.expected, QLocale(QStringLiteral("de_DE")))), qPrintable(more));
            QVERIFY2(more.contains(fitVerdictName(expected.more->fit.verdict)), qPrintable(more));
            QCOMPARE(more.contains(QStringLiteral("◆")), expected.more->changesVerdict);
        }
    }
}

void SizingAnswersTest::signalsAndLinksAreSaid()
{
    PageWorld world;
    world.speak(Language::SimplifiedChinese, QStringLiteral("zh_CN"));
    DemandProfile profile = profileOf(TaskKind::Inference, QStringLiteral("llama-3-70b"));
    profile.continuous = true;
    profile.needsSla = true;
    world.openWorkspace({profile});
    Shown shown(world);
    shown.click(shown.cell(card4090, 4));
    shown.openTab(SizingResults::UpgradeTab);
    const Card *card = world.catalog.card(card4090);
    const SizingSubject subject {world.library.model(QStringLiteral("llama-3-70b")), nullptr};
    const UpgradeAdvice advice = upgradeAdvice(subject, shown.page.state().request, *card, 4, {true, true}, world.catalog.cards());
    QVERIFY(advice.isDue());
    for (const UpgradeSignal &signal : advice.list)
        QVERIFY2(shown.text("signals").contains(signal.why.chinese), qPrintable(shown.text("signals")));
    QVERIFY(shown.text("links").contains(QStringLiteral("PCIe")));
}

void SizingAnswersTest::severalDemandsAreFittedTogether()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    DemandProfile profile = profileOf(TaskKind::Inference, QStringLiteral("qwen3-0.6b"));
    TaskDemand large;
    large.kind = TaskKind::Inference;
    large.modelId = QStringLiteral("llama-3-70b");
    profile.tasks << large;
    world.openWorkspace({profile});
    Shown shown(world);
    const QModelIndex cell = shown.cell(card4090, 1);
    QCOMPARE(cell.data(FitTableModel::VerdictRole).toInt(), static_cast<int>(FitVerdict::Fits));
    auto *button = shown.page.findChild<CompanionsMenu *>();
    Q_EMIT button->menu()->aboutToShow();
    QAction *other = button->menu()->actions().constFirst();
    QCOMPARE(other->text(), taskSummary(large));
    other->trigger();
    shown.settle();
    QCOMPARE(shown.cell(card4090, 1).data(FitTableModel::VerdictRole).toInt(), static_cast<int>(FitVerdict::No));
    shown.click(shown.cell(card4090, 1));
    QVERIFY2(shown.fits->explanation().contains(taskSummary(large)), qPrintable(shown.fits->explanation()));
    QVERIFY2(shown.text("verdict").contains(taskSummary(large)), qPrintable(shown.text("verdict")));
    // At the same time the needs add up.
    const qint64 inTurn = shown.cell(QStringLiteral("h200-141"), 2).data(FitTableModel::MarginRole).toLongLong();
    actionOf(shown, "atOnce")->trigger();
    shown.settle();
    QVERIFY(shown.cell(QStringLiteral("h200-141"), 2).data(FitTableModel::MarginRole).toLongLong() < inTurn);
    actionOf(shown, "alone")->trigger();
    shown.settle();
    QCOMPARE(shown.cell(card4090, 1).data(FitTableModel::VerdictRole).toInt(), static_cast<int>(FitVerdict::Fits));
}

void SizingAnswersTest::aKeptDemandStaysBesideTheNext()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("llama-3-70b"))});
    Shown shown(world);
    actionOf(shown, "keepDemand")->trigger();
    shown.settle();
    shown.pick(QStringLiteral("Qwen3 0.6B"));
    QCOMPARE(shown.cell(card4090, 1).data(FitTableModel::VerdictRole).toInt(), static_cast<int>(FitVerdict::No));
    QCOMPARE(shown.fits->matrix().demands().size(), 2);
    QVERIFY(shown.page.estimate()->perCard.expected < Bytes::fromGib(24)); // the bar is still about what is shown
}

void SizingAnswersTest::aModelFileIsOpened()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("mistral-7b"))});
    Shown shown(world);
    world.dialogs.filesToOpen << writeConfig(world.folder);
    auto *open = shown.page.findChild<QPushButton *>(QStringLiteral("openModelFile"));
    open->setFocus();
    QTest::keyClick(open, Qt::Key_Space);
    shown.settle();
    QVERIFY2(world.dialogs.told.isEmpty(), qPrintable(world.dialogs.told.isEmpty() ? QString() : errorMessage(world.dialogs.told.constFirst())));
    QVERIFY(shown.page.state().file);
    QCOMPARE(shown.page.estimate()->parametersTotal, qint64 {8030261248});
    QVERIFY(shown.text("modelFile").contains(QStringLiteral("config.json")));
    QVERIFY(shown.picker->modelId().isEmpty());
    QVERIFY(shown.text("origin").contains(QStringLiteral("Model")));
    // A model of the library takes its place again.
    shown.pick(QStringLiteral("Llama 3 8B"));
    QVERIFY(!shown.page.state().file);
    QVERIFY(!shown.page.findChild<QLabel *>(QStringLiteral("modelFile"))->isVisible());
}

void SizingAnswersTest::aModelFileIsDropped()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    Shown shown(world);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(writeConfig(world.folder))});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(shown.picker, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(shown.picker, &drop);
    shown.settle();
    QVERIFY(shown.page.state().file);
    // Something that is no file is not taken.
    QMimeData text;
    text.setText(QStringLiteral("llama"));
    QDragEnterEvent other(QPoint(5, 5), Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
    other.ignore();
    QCoreApplication::sendEvent(shown.picker, &other);
    QVERIFY(!other.isAccepted());
}

void SizingAnswersTest::aBrokenFileChangesNothing()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("mistral-7b"))});
    Shown shown(world);
    const SizingState before = shown.page.state();
    world.dialogs.filesToOpen << writeConfig(world.folder, QByteArrayLiteral("{\"hidden_size\": "));
    QTest::mouseClick(shown.page.findChild<QPushButton *>(QStringLiteral("openModelFile")), Qt::LeftButton);
    shown.settle();
    QCOMPARE(world.dialogs.told.size(), 1);
    QCOMPARE(shown.page.state(), before);
}

void SizingAnswersTest::changesAreTakenBackOneByOne()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    DemandProfile profile = profileOf(TaskKind::Inference, QStringLiteral("llama-3-70b"));
    profile.tasks.first().contextTokens = 32768;
    world.openWorkspace({profile});
    Shown shown(world);
    shown.openTab(SizingResults::RemediesTab);
    QList<MemoryRequest> before;
    for (const char *remedy : {"kv_quantisation", "weight_quantisation"}) {
        before << shown.page.state().request;
        auto *apply = shown.remedies->findChild<QPushButton *>(QString(QStringLiteral("apply.") % QLatin1String(remedy)));
        QVERIFY2(apply && apply->isVisible(), remedy);
        apply->setFocus();
        QTest::keyClick(apply, Qt::Key_Space);
        shown.settle();
        QVERIFY(shown.page.state().request != before.constLast());
    }
    auto *back = shown.remedies->findChild<QPushButton *>(QStringLiteral("takeBack"));
    while (!before.isEmpty()) {
        QVERIFY(back->isVisible());
        back->setFocus();
        QTest::keyClick(back, Qt::Key_Space);
        shown.settle();
        QCOMPARE(shown.page.state().request, before.takeLast());
    }
    QVERIFY(!back->isVisible());
}

void SizingAnswersTest::moreCardsChooseTheirCell()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("llama-3-70b"))});
    Shown shown(world);
    shown.click(shown.cell(QStringLiteral("h100-sxm-80"), 2));
    shown.openTab(SizingResults::RemediesTab);
    auto *apply = shown.remedies->findChild<QPushButton *>(QStringLiteral("apply.more_cards"));
    QVERIFY(apply && apply->isVisible());
    apply->setFocus();
    QTest::keyClick(apply, Qt::Key_Space);
    shown.settle();
    QCOMPARE(shown.fits->chosen()->cardId, QStringLiteral("h100-sxm-80"));
    QCOMPARE(shown.fits->chosen()->count, 4);
}

void SizingAnswersTest::tablesHoldTogether()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({profileOf(TaskKind::Inference, QStringLiteral("llama-3-8b"))});
    Shown shown(world);
    QList<QAbstractItemModelTester *> testers;
    for (DataTable *table : {&shown.fits->table(), &shown.limits->table(), &shown.limits->smallest(), &shown.sensitivity->table()})
        testers << new QAbstractItemModelTester(table->model(), QAbstractItemModelTester::FailureReportingMode::Fatal, &shown.page);
    for (const int tab : {SizingResults::LimitsTab, SizingResults::SensitivityTab, SizingResults::UpgradeTab, SizingResults::FitsTab}) {
        shown.openTab(tab);
        shown.pick(QStringLiteral("Llama 3 70B"));
        shown.choose("workload", workloadId(Workload::Lora));
        shown.pick(QStringLiteral("FLUX.1 dev"));
        shown.pick(QStringLiteral("Llama 3 8B"));
    }
    QCOMPARE(testers.size(), 4);
}

void SizingAnswersTest::mnemonicsAreUniqueOnThePage()
{
    QFETCH(Language, language);
    QFETCH(QString, locale);
    PageWorld world;
    world.speak(language, locale);
    world.openWorkspace({profileOf(TaskKind::Lora, QStringLiteral("llama-3-8b"))});
    Shown shown(world);
    QStringList seen;
    const QList<QAbstractButton *> buttons = shown.page.findChildren<QAbstractButton *>();
    for (const QAbstractButton *button : buttons) {
        const QString text = button->text();
        const qsizetype at = text.indexOf(QLatin1Char('&'));
        if (at < 0 || button->objectName().startsWith(QLatin1String("apply.")))
            continue;
        const QString letter = text.mid(at + 1, 1).toLower();
        QVERIFY2(!seen.contains(letter), qPrintable(text));
        seen << letter;
    }
    QVERIFY(language != Language::English || seen.size() >= 5);
}

QTEST_MAIN(SizingAnswersTest)
#include "tst_sizing_answers.moc"
