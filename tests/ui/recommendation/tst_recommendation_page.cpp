// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/candidate_table_model.h"
#include "decision/excluded_table_model.h"
#include "quantity/format.h"
#include "support/page_world.h"
#include "support/ui_support.h"
#include "ui/common/action_registry.h"
#include "ui/common/data_table.h"
#include "ui/common/number_edit.h"
#include "ui/recommendation/archive_panel.h"
#include "ui/recommendation/archived_view.h"
#include "ui/recommendation/excluded_panel.h"
#include "ui/recommendation/ranking_panel.h"
#include "ui/recommendation/recommendation_page.h"
#include "ui/recommendation/relaxations_view.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDateEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPrintPreviewDialog>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>

using namespace xuanka;
using namespace xuanka::test;

namespace {

constexpr int patience = 60000; // a busy machine, a debug build

DemandProfile inference(const QString &model)
{
    DemandProfile profile;
    profile.name = QStringLiteral("Test profile");
    TaskDemand task;
    task.kind = TaskKind::Inference;
    task.modelId = model;
    profile.tasks << task;
    return profile;
}

/// 信创: domestic accelerators only.
DemandProfile domestic()
{
    DemandProfile profile = inference(QStringLiteral("qwen2.5-7b"));
    profile.domesticOnly = true;
    return profile;
}

/// Domestic cards only, and code that runs on CUDA only: nobody can have both.
DemandProfile impossible()
{
    DemandProfile profile = inference(QStringLiteral("llama-3-70b"));
    profile.monthlyBudget = Money::fromAmount(10.0, Currency::Cny);
    return profile;
}

/// The page, shown and settled.
struct Shown {
    PageWorld &world;
    RecommendationPage page;
    QTabWidget *tabs = page.findChild<QTabWidget *>(QStringLiteral("tabs"));
    RankingPanel *ranking = page.findChild<RankingPanel *>();
    ExcludedPanel *excluded = page.findChild<ExcludedPanel *>();
    ArchivePanel *archive = page.findChild<ArchivePanel *>();

    explicit Shown(PageWorld &inWorld)
        : world(inWorld)
        , page(inWorld.context, nullptr)
    {
        QVERIFY(showPage(page, {1200, 800}));
        settle();
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(!page.isBusy(), patience); }
    void openTab(int index)
    {
        QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(index).center());
        QCOMPARE(tabs->currentIndex(), index);
    }
    /// Presses the button of an action as a person does.
    void press(const char *id)
    {
        QAction *action = world.context.actions().action(QLatin1String(id));
        QVERIFY2(action, id);
        auto *bar = page.findChild<QToolBar *>();
        QWidget *button = bar->widgetForAction(action);
        QVERIFY2(button && button->isVisible(), id);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    bool isEnabled(const char *id) const { return world.context.actions().action(QLatin1String(id))->isEnabled(); }
    QString text(const char *label) const { return page.findChild<QLabel *>(QLatin1String(label))->text(); }
};

void addLanguages()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("locale");
    QTest::newRow("en") << Language::English << QStringLiteral("en_US");
    QTest::newRow("zh_CN") << Language::SimplifiedChinese << QStringLiteral("zh_CN");
    QTest::newRow("de_DE") << Language::English << QStringLiteral("de_DE");
}

} // namespace

Q_DECLARE_METATYPE(xuanka::Language)

class RecommendationPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsTheEnginesRanking_data();
    void showsTheEnginesRanking();
    void domesticProfileShowsNoCudaCard();
    void impossibleProfileSaysWhatWouldHaveToGive();
    void withoutAProfileItSaysWhatToDo();
    void chosenRowGivesReasonsAndConditions();
    void excludedCardsAreSearchedAndExplained();
    void currencyAndRateFollowTheOptions();
    void typedRateHasTodaysDateUntilReset();
    void optionsAreRemembered();
    void archivedStandsAsItWasAfterReopening();
    void readOnlyWorkspaceArchivesNothing();
    void pdfIsWrittenWhereAsked();
    void unwritablePlaceGivesOneSentenceAndNoFile();
    void canceledDialogWritesNothing();
    void jsonIsWhatIsArchived();
    void previewShowsPages();
    void rankingIsCopiedForASpreadsheet();
    void everyInputHasAName_data();
    void everyInputHasAName();
    void switchingTheLanguageThereAndBackChangesNothing();
};

void RecommendationPageTest::showsTheEnginesRanking_data()
{
    addLanguages();
}

void RecommendationPageTest::showsTheEnginesRanking()
{
    QFETCH(Language, language);
    QFETCH(QString, locale);
    PageWorld world;
    world.speak(language, locale);
    XUANKA_UNWRAP(profiles, exampleProfiles(language));
    world.openWorkspace({profiles.constFirst()});
    Shown shown(world);
    RecommendationInputs inputs;
    inputs.profile = profiles.constFirst();
    inputs.profile.id = world.context.currentProfileId();
    inputs.rate = world.catalog.exchangeRate();
    XUANKA_UNWRAP(expected, recommend(inputs, world.catalog, world.library));
    QVERIFY(shown.page.recommendation().has_value());
    QCOMPARE(shown.page.recommendation()->inputsHash, expected.inputsHash);
    const QAbstractItemModel &rows = *shown.ranking->table().model();
    QCOMPARE(rows.rowCount(), static_cast<int>(expected.ranking.size()));
    QVERIFY(rows.rowCount() > 0);
    const Candidate &first = expected.ranking.constFirst();
    QCOMPARE(rows.index(0, 0).data(CandidateTableModel::CardIdRole).toString(), first.cardId);
    const QString cost = formatMoney(first.monthlyCost.expected, QLocale(locale));
    QVERIFY2(shown.text("headline").contains(cost), qPrintable(shown.text("headline")));
    QVERIFY(shown.text("headline").contains(world.catalog.card(first.cardId)->name.in(language)));
    QCOMPARE(rows.index(0, CandidateTableModel::MonthlyCostColumn).data().toString(), cost);
    QCOMPARE(rows.index(0, CandidateTableModel::LowCostColumn).data().toString(), formatMoney(first.monthlyCost.low, QLocale(locale)));
    QCOMPARE(rows.index(0, CandidateTableModel::HighCostColumn).data().toString(), formatMoney(first.monthlyCost.high, QLocale(locale)));
    // Every card is either in the ranking or out with a reason.
    QSet<QString> cards;
    for (int row = 0; row < rows.rowCount(); ++row)
        cards << rows.index(row, 0).data(CandidateTableModel::CardIdRole).toString();
    const QAbstractItemModel &out = *shown.excluded->table().model();
    for (int row = 0; row < out.rowCount(); ++row)
        cards << out.index(row, 0).data(ExcludedTableModel::CardIdRole).toString();
    QCOMPARE(cards.size(), world.catalog.cards().size());
}

void RecommendationPageTest::domesticProfileShowsNoCudaCard()
{
    PageWorld world;
    world.speak(Language::SimplifiedChinese, QStringLiteral("zh_CN"));
    world.openWorkspace({domestic()});
    Shown shown(world);
    QVERIFY(shown.page.recommendation().has_value());
    const QAbstractItemModel &rows = *shown.ranking->table().model();
    for (int row = 0; row < rows.rowCount(); ++row) {
        const Card *card = world.catalog.card(rows.index(row, 0).data(CandidateTableModel::CardIdRole).toString());
        QVERIFY(card);
        QCOMPARE(card->ecosystem, Ecosystem::Cann);
    }
    // Each CUDA card says that this is why it is out.
    const QAbstractItemModel &out = *shown.excluded->table().model();
    QSet<QString> byEcosystem;
    for (int row = 0; row < out.rowCount(); ++row) {
        const QModelIndex index = out.index(row, 0);
        if (index.data(ExcludedTableModel::GateRole).toString() == gateIdName(GateId::Ecosystem))
            byEcosystem << index.data(ExcludedTableModel::CardIdRole).toString();
    }
    for (const Card &card : world.catalog.cards())
        QCOMPARE(byEcosystem.contains(card.id), card.ecosystem == Ecosystem::Cuda);
}

void RecommendationPageTest::impossibleProfileSaysWhatWouldHaveToGive()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({impossible()});
    Shown shown(world);
    QVERIFY(shown.page.recommendation().has_value());
    QVERIFY(shown.page.recommendation()->ranking.isEmpty());
    QVERIFY2(shown.text("headline").startsWith(QStringLiteral("Nothing meets every condition")), qPrintable(shown.text("headline")));
    QVERIFY(shown.ranking->relaxations().isVisible());
    const QAbstractItemModel &rows = *shown.ranking->relaxations().table().model();
    const QList<Relaxation> &expected = shown.page.recommendation()->relaxations;
    QVERIFY(!expected.isEmpty());
    QCOMPARE(rows.rowCount(), static_cast<int>(expected.size()));
    QCOMPARE(rows.index(0, 0).data().toString(), expected.constFirst().says.english);
    QCOMPARE(rows.index(0, 1).data().toString(), QString::number(expected.constFirst().candidatesThen));
    QVERIFY(!shown.isEnabled("recommendation.copy"));
    // A "no" is a result, too: it can be archived and printed.
    QVERIFY(shown.isEnabled("recommendation.archive"));
    QVERIFY(shown.isEnabled("recommendation.pdf"));
}

void RecommendationPageTest::withoutAProfileItSaysWhatToDo()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    Shown shown(world);
    QVERIFY2(shown.text("headline").contains(QStringLiteral("Choose a demand profile")), qPrintable(shown.text("headline")));
    for (const char *id : {"recommendation.archive", "recommendation.pdf", "recommendation.json", "recommendation.preview", "recommendation.copy"})
        QVERIFY2(!shown.isEnabled(id), id);
    // One that is chosen while the page is shown brings its answer.
    world.openWorkspace({inference(QStringLiteral("qwen2.5-7b"))});
    shown.settle();
    QVERIFY(shown.page.recommendation().has_value());
    QVERIFY(shown.isEnabled("recommendation.pdf"));
}

void RecommendationPageTest::chosenRowGivesReasonsAndConditions()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({inference(QStringLiteral("qwen2.5-7b"))});
    Shown shown(world);
    DataTable &table = shown.ranking->table();
    QVERIFY(table.model()->rowCount() > 1);
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_Down);
    const Candidate *second = shown.ranking->chosen();
    QVERIFY(second);
    QCOMPARE(second->cardId, shown.page.recommendation()->ranking.at(1).cardId);
    for (const LocalizedText &reason : second->reasons)
        QVERIFY2(shown.ranking->reasons().contains(reason.english), qPrintable(reason.english));
    for (const LocalizedText &caution : second->cautions)
        QVERIFY2(shown.ranking->reasons().contains(caution.english), qPrintable(caution.english));
    const QAbstractItemModel &gates = *shown.ranking->gates().model();
    QCOMPARE(gates.rowCount(), static_cast<int>(second->gates.size()));
    for (int row = 0; row < gates.rowCount(); ++row)
        QCOMPARE(gates.index(row, 0).data().toString(), gateTitle(second->gates.at(row).gate).english);
}

void RecommendationPageTest::excludedCardsAreSearchedAndExplained()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({inference(QStringLiteral("llama-3-70b"))});
    Shown shown(world);
    shown.openTab(1);
    const QAbstractItemModel &rows = *shown.excluded->table().model();
    const int all = rows.rowCount();
    QVERIFY(all > 0);
    auto *search = shown.page.findChild<QLineEdit *>(QStringLiteral("excludedSearch"));
    search->setFocus();
    type(*search, rows.index(all - 1, 0).data().toString());
    QVERIFY(rows.rowCount() > 0);
    QVERIFY(rows.rowCount() < all);
    shown.excluded->table().setFocus();
    shown.excluded->table().setCurrentIndex(rows.index(0, 0));
    QVERIFY(shown.excluded->explanation().contains(rows.index(0, ExcludedTableModel::ReasonColumn).data().toString()));
    search->setFocus();
    search->clear();
    auto *gate = shown.page.findChild<QComboBox *>(QStringLiteral("excludedGate"));
    gate->setFocus();
    QTest::keyClick(gate, Qt::Key_Down);
    QVERIFY(!gate->currentData().toString().isEmpty());
    for (int row = 0; row < rows.rowCount(); ++row)
        QCOMPARE(rows.index(row, 0).data(ExcludedTableModel::GateRole).toString(), gate->currentData().toString());
}

void RecommendationPageTest::currencyAndRateFollowTheOptions()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({inference(QStringLiteral("qwen2.5-7b"))});
    Shown shown(world);
    QVERIFY(shown.text("headline").contains(QStringLiteral("¥")));
    auto *currency = shown.page.findChild<QComboBox *>(QStringLiteral("currency"));
    currency->setFocus();
    QTest::keyClick(currency, Qt::Key_Down);
    shown.settle();
    QVERIFY2(shown.text("headline").contains(QStringLiteral("$")), qPrintable(shown.text("headline")));
    QCOMPARE(shown.page.recommendation()->inputs.currency, Currency::Usd);
    auto *cards = shown.page.findChild<IntegerEdit *>(QStringLiteral("maxCards"));
    cards->setFocus();
    cards->selectAll();
    type(*cards, QStringLiteral("1"));
    QTest::keyClick(cards, Qt::Key_Return);
    shown.settle();
    QCOMPARE(shown.page.recommendation()->inputs.maxCards, 1);
    for (const Candidate &candidate : std::as_const(shown.page.recommendation()->ranking))
        QCOMPARE(candidate.count, 1);
    auto *promotional = shown.page.findChild<QCheckBox *>(QStringLiteral("promotional"));
    QVERIFY(!promotional->isChecked());
    promotional->setFocus();
    QTest::keyClick(promotional, Qt::Key_Space);
    shown.settle();
    QVERIFY(shown.page.recommendation()->inputs.includePromotional);
}

void RecommendationPageTest::typedRateHasTodaysDateUntilReset()
{
    PageWorld world;
    world.now = QDateTime(QDate(2026, 11, 3), QTime(8, 0), Qt::UTC);
    world.speak(Language::English, QStringLiteral("de_DE"));
    world.openWorkspace({inference(QStringLiteral("qwen2.5-7b"))});
    Shown shown(world);
    auto *reset = shown.page.findChild<QToolButton *>(QStringLiteral("resetRate"));
    QVERIFY(!reset->isVisible());
    auto *rate = shown.page.findChild<NumberEdit *>(QStringLiteral("rate"));
    rate->setFocus();
    rate->selectAll();
    type(*rate, QStringLiteral("6,9"));
    QTest::keyClick(rate, Qt::Key_Return);
    shown.settle();
    const ExchangeRate used = shown.page.recommendation()->inputs.rate;
    QCOMPARE(used.cnyPerUsd, 6.9);
    QCOMPARE(used.asOf, QDate(2026, 11, 3));
    QCOMPARE(used.source, QStringLiteral("user"));
    QVERIFY(reset->isVisible());
    QTest::mouseClick(reset, Qt::LeftButton);
    shown.settle();
    QCOMPARE(shown.page.recommendation()->inputs.rate, world.catalog.exchangeRate());
}

void RecommendationPageTest::optionsAreRemembered()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    {
        Shown shown(world);
        auto *currency = shown.page.findChild<QComboBox *>(QStringLiteral("currency"));
        currency->setFocus();
        QTest::keyClick(currency, Qt::Key_Down);
        QTest::keyClick(shown.page.findChild<QCheckBox *>(QStringLiteral("promotional")), Qt::Key_Space);
    }
    Shown again(world);
    QCOMPARE(again.page.findChild<QComboBox *>(QStringLiteral("currency"))->currentIndex(), 1);
    QVERIFY(again.page.findChild<QCheckBox *>(QStringLiteral("promotional"))->isChecked());
}

void RecommendationPageTest::archivedStandsAsItWasAfterReopening()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({inference(QStringLiteral("qwen2.5-7b"))});
    QString first;
    QString headline;
    {
        Shown shown(world);
        headline = shown.text("headline");
        shown.press("recommendation.archive");
        QCOMPARE(shown.archive->count(), 1);
        QVERIFY(world.dialogs.told.isEmpty());
        QVERIFY(shown.text("notice").startsWith(QStringLiteral("✓")));
        first = shown.archive->chosen() ? shown.archive->chosen()->contentHash : QString();
        QVERIFY(!first.isEmpty());
    }
    // Close and open the file; the profile changes, the archived record does not.
    world.context.setWorkspace(nullptr);
    world.workspace.reset();
    DemandProfile other = inference(QStringLiteral("llama-3-70b"));
    other.name = QStringLiteral("Other");
    QVERIFY(!world.openWorkspace({other}).isEmpty());
    Shown shown(world);
    shown.openTab(3);
    QCOMPARE(shown.archive->count(), 1);
    DataTable &table = shown.archive->table();
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(table.model()->index(0, 0)).center());
    QVERIFY(shown.archive->chosen());
    QCOMPARE(shown.archive->chosen()->contentHash, first);
    QCOMPARE(shown.archive->chosen()->author, QStringLiteral("tester"));
    const ArchivedView &view = shown.archive->view();
    QVERIFY2(view.heading().contains(QStringLiteral("checked ✓")), qPrintable(view.heading()));
    QVERIFY(view.heading().contains(QStringLiteral("Test profile")));
    const QAbstractItemModel &rows = *view.ranking().model();
    QVERIFY(rows.rowCount() > 0);
    QVERIFY(headline.contains(rows.index(0, 6).data().toString()));
    // Nothing in it can be edited.
    for (int row = 0; row < rows.rowCount(); ++row) {
        for (int column = 0; column < rows.columnCount(); ++column)
            QVERIFY(!(rows.flags(rows.index(row, column)) & Qt::ItemIsEditable));
    }
    // The store refuses a second record under the same id.
    ArchivedRecommendation forged = *shown.archive->chosen();
    forged.content = "{}";
    QVERIFY(!world.workspace->archive(forged));
    XUANKA_UNWRAP(kept, world.workspace->archivedById(forged.id));
    QCOMPARE(kept.contentHash, first);
}

void RecommendationPageTest::readOnlyWorkspaceArchivesNothing()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    const QString id = world.openWorkspace({inference(QStringLiteral("qwen2.5-7b"))});
    // A second program has it: this one may only read.
    XUANKA_UNWRAP(second, Workspace::open(world.workspace->path(), {QStringLiteral("other"), [&world] { return world.now; }}));
    QCOMPARE(second->mode(), Workspace::Mode::ReadOnly);
    world.context.setWorkspace(second.get());
    world.context.setCurrentProfileId(id);
    {
        Shown shown(world);
        QVERIFY(shown.page.recommendation().has_value());
        QVERIFY(!shown.isEnabled("recommendation.archive"));
        QVERIFY(shown.isEnabled("recommendation.pdf"));
    }
    world.context.setWorkspace(nullptr);
}

void RecommendationPageTest::pdfIsWrittenWhereAsked()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({inference(QStringLiteral("qwen2.5-7b"))});
    Shown shown(world);
    const QString path = world.folder.filePath(QStringLiteral("out.pdf"));
    world.dialogs.filesToSave << path;
    shown.press("recommendation.pdf");
    QVERIFY2(world.dialogs.told.isEmpty(), qPrintable(world.dialogs.told.isEmpty() ? QString() : errorMessage(world.dialogs.told.constFirst())));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.size() > 10000);
    QCOMPARE(file.read(5), QByteArray("%PDF-"));
    QVERIFY2(shown.text("notice").contains(path), qPrintable(shown.text("notice")));
}

void RecommendationPageTest::unwritablePlaceGivesOneSentenceAndNoFile()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({inference(QStringLiteral("qwen2.5-7b"))});
    Shown shown(world);
    const QString pdf = world.folder.filePath(QStringLiteral("no/such/folder/out.pdf"));
    const QString json = world.folder.filePath(QStringLiteral("no/such/folder/out.json"));
    world.dialogs.filesToSave << pdf << json;
    shown.press("recommendation.pdf");
    shown.press("recommendation.json");
    QCOMPARE(world.dialogs.told.size(), 2);
    for (const Error &error : std::as_const(world.dialogs.told)) {
        QCOMPARE(error.kind, Error::Kind::CannotWrite);
        QVERIFY(!errorMessage(error).contains(QLatin1Char('\n')));
    }
    QVERIFY(!QFile::exists(pdf));
    QVERIFY(!QFile::exists(json));
    QVERIFY(!shown.page.findChild<QLabel *>(QStringLiteral("notice"))->isVisible());
}

void RecommendationPageTest::canceledDialogWritesNothing()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({inference(QStringLiteral("qwen2.5-7b"))});
    Shown shown(world);
    shown.press("recommendation.pdf");
    shown.press("recommendation.json");
    QCOMPARE(world.dialogs.asked.size(), 2);
    QVERIFY(world.dialogs.told.isEmpty());
    QVERIFY(!shown.page.findChild<QLabel *>(QStringLiteral("notice"))->isVisible());
}

void RecommendationPageTest::jsonIsWhatIsArchived()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({inference(QStringLiteral("qwen2.5-7b"))});
    Shown shown(world);
    const QString path = world.folder.filePath(QStringLiteral("out.json"));
    world.dialogs.filesToSave << path;
    shown.press("recommendation.json");
    shown.press("recommendation.archive");
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(shown.archive->chosen());
    QCOMPARE(file.readAll(), shown.archive->chosen()->content);
}

void RecommendationPageTest::previewShowsPages()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({inference(QStringLiteral("qwen2.5-7b"))});
    Shown shown(world);
    shown.press("recommendation.preview");
    QTRY_VERIFY(shown.page.findChild<QPrintPreviewDialog *>());
    auto *dialog = shown.page.findChild<QPrintPreviewDialog *>();
    QTRY_VERIFY(dialog->isVisible());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!shown.page.findChild<QPrintPreviewDialog *>());
    QVERIFY(world.dialogs.told.isEmpty());
}

void RecommendationPageTest::rankingIsCopiedForASpreadsheet()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({inference(QStringLiteral("qwen2.5-7b"))});
    Shown shown(world);
    shown.press("recommendation.copy");
    const QString text = QApplication::clipboard()->mimeData()->text();
    QCOMPARE(text.split(QLatin1Char('\n'), Qt::SkipEmptyParts).size(), shown.page.recommendation()->ranking.size() + 1);
    QVERIFY(QApplication::clipboard()->mimeData()->hasHtml());
}

void RecommendationPageTest::everyInputHasAName_data()
{
    addLanguages();
}

void RecommendationPageTest::everyInputHasAName()
{
    QFETCH(Language, language);
    QFETCH(QString, locale);
    PageWorld world;
    world.speak(language, locale);
    world.openWorkspace({inference(QStringLiteral("qwen2.5-7b"))});
    Shown shown(world);
    shown.press("recommendation.archive");
    for (int tab = 0; tab < shown.tabs->count(); ++tab) {
        shown.openTab(tab);
        const QStringList nameless = namelessWidgets(shown.page);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
    }
}

void RecommendationPageTest::switchingTheLanguageThereAndBackChangesNothing()
{
    PageWorld world;
    world.speak(Language::English, QStringLiteral("en_US"));
    world.openWorkspace({inference(QStringLiteral("qwen2.5-7b"))});
    Shown shown(world);
    const QStringList before = visibleTexts(shown.page);
    world.speak(Language::SimplifiedChinese, QStringLiteral("zh_CN"));
    shown.settle();
    world.speak(Language::English, QStringLiteral("en_US"));
    shown.settle();
    QCOMPARE(visibleTexts(shown.page), before);
}

QTEST_MAIN(RecommendationPageTest)
#include "tst_recommendation_page.moc"
