// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "wizard_keys.h"

#include "demand/demand_words.h"
#include "support/ui_support.h"
#include "ui/common/number_edit.h"
#include "ui/common/text_label.h"
#include "ui/common/search_box.h"

#include <QPlainTextEdit>
#include <QScrollArea>

using namespace xuanka;
using namespace xuanka::test;

namespace {

QString field(const char *name) { return demandFieldName(QString::fromLatin1(name)); }

Language languageOf(const QString &locale) { return languageFromName(locale); }

void addLanguageRows()
{
    QTest::addColumn<QString>("locale");
    const QStringList rows = languageRows();
    for (const QString &row : rows)
        QTest::newRow(qPrintable(row)) << row;
}

/// "1234.5" as that locale's keyboard writes it.
QString typed(const QString &machine, const QString &locale)
{
    QString text = machine;
    return text.replace(QLatin1Char('.'), QLocale(locale).decimalPoint());
}

} // namespace

class TestDemandWizard : public QObject {
    Q_OBJECT

private:
    /// Goes through a whole wizard to its last page and gives the profile a name.
    static void finish(DemandWizard &wizard, const QString &name)
    {
        while (wizard.nextId() >= 0) {
            const int before = wizard.currentId();
            next(wizard);
            QVERIFY2(wizard.currentId() != before, "the wizard did not go on");
        }
        auto *nameEdit = named<QLineEdit>(wizard, field("name"));
        QVERIFY(nameEdit);
        nameEdit->setFocus();
        QTest::keyClick(nameEdit, Qt::Key_A, Qt::ControlModifier);
        type(*nameEdit, name);
        QTest::mouseClick(wizard.button(QWizard::FinishButton), Qt::LeftButton);
    }

    static void open(DemandWizard &wizard)
    {
        wizard.show();
        QVERIFY(QTest::qWaitForWindowActive(&wizard));
    }

private Q_SLOTS:
    void startUpLoraIsAnsweredByKeys_data() { addLanguageRows(); }
    void startUpLoraIsAnsweredByKeys()
    {
        QFETCH(QString, locale);
        PageWorld world;
        world.speak(languageOf(locale), locale);
        QLocale::setDefault(QLocale(locale));
        DemandWizard wizard(world.context, DemandProfile());
        open(wizard);

        QTest::mouseClick(button(wizard, taskKindName(TaskKind::Lora)), Qt::LeftButton, {}, QPoint(8, 8));
        next(wizard);
        auto *model = named<SearchBox>(wizard, field("model_id"));
        QVERIFY(model);
        enterModel(*model, world.library.model(QStringLiteral("qwen2.5-7b"))->name);
        enterNumber(*named<IntegerEdit>(wizard, field("context_tokens")), QStringLiteral("2048"));
        enterNumber(*named<IntegerEdit>(wizard, field("lora_rank")), QStringLiteral("32"));
        enterNumber(*named<NumberEdit>(wizard, field("data_gb")), typed(QStringLiteral("20.5"), locale));
        next(wizard);
        enterNumber(*named<NumberEdit>(wizard, field("hours_per_month")), typed(QStringLiteral("40.5"), locale));
        auto *peaks = button(wizard, field("has_peaks"));
        peaks->setFocus();
        QTest::keyClick(peaks, Qt::Key_Space);
        enterNumber(*named<NumberEdit>(wizard, field("run_hours")), QStringLiteral("3"));
        enterNumber(*named<IntegerEdit>(wizard, field("horizon_months")), QStringLiteral("6"));
        next(wizard); // growth stays unknown
        next(wizard);
        QVERIFY(chooseId(*named<ChoiceBox>(wizard, field("region")), QStringLiteral("CN")));
        QTest::mouseClick(button(wizard, field("cuda_only")), Qt::LeftButton, {}, QPoint(8, 8));
        next(wizard);
        auto *limited = named<QAbstractButton>(wizard, field("monthly_budget"));
        QVERIFY(limited);
        QTest::mouseClick(limited, Qt::LeftButton, {}, QPoint(8, 8));
        const QList<MoneyEdit *> amounts = wizard.currentPage()->findChildren<MoneyEdit *>();
        QCOMPARE(amounts.size(), 1);
        enterNumber(*amounts.first(), QStringLiteral("1500"));
        finish(wizard, QStringLiteral("LoRA <b>7B</b>"));
        QCOMPARE(wizard.result(), int(QDialog::Accepted));

        const DemandProfile &profile = wizard.profile();
        QCOMPARE(profile.name, QStringLiteral("LoRA <b>7B</b>"));
        QCOMPARE(profile.tasks.size(), 1);
        const TaskDemand &task = profile.tasks.first();
        QCOMPARE(task.kind, TaskKind::Lora);
        QCOMPARE(task.modelId, QStringLiteral("qwen2.5-7b"));
        QCOMPARE(task.contextTokens, 2048);
        QCOMPARE(task.loraRank, 32);
        QCOMPARE(task.dataGb, 20.5);
        QCOMPARE(profile.hoursPerMonth, 40.5);
        QVERIFY(profile.hasPeaks);
        QVERIFY(!profile.continuous);
        QCOMPARE(profile.runHours, 3.0);
        QCOMPARE(profile.horizonMonths, 6);
        QCOMPARE(profile.growth, Growth::Unknown);
        QCOMPARE(profile.region, QStringLiteral("CN"));
        QVERIFY(profile.cudaOnly);
        QCOMPARE(profile.team, TeamKind::StartUp);
        QCOMPARE(profile.monthlyBudget, std::optional(Money::fromAmount(1500.0, Currency::Cny)));
        QVERIFY(world.dialogs.told.isEmpty());
    }

    void enterpriseInferenceIsAnswered_data() { addLanguageRows(); }
    void enterpriseInferenceIsAnswered()
    {
        QFETCH(QString, locale);
        PageWorld world;
        world.speak(languageOf(locale), locale);
        QLocale::setDefault(QLocale(locale));
        DemandWizard wizard(world.context, DemandProfile());
        open(wizard);

        QTest::mouseClick(button(wizard, taskKindName(TaskKind::Inference)), Qt::LeftButton, {}, QPoint(8, 8));
        next(wizard);
        enterModel(*named<SearchBox>(wizard, field("model_id")),
                   world.library.model(QStringLiteral("llama-3.1-70b"))->name);
        QVERIFY(chooseId(*named<ChoiceBox>(wizard, field("weight_format")), QStringLiteral("awq-int4")));
        enterNumber(*named<IntegerEdit>(wizard, field("context_tokens")), QStringLiteral("8192"));
        enterNumber(*named<IntegerEdit>(wizard, field("concurrency")), QStringLiteral("8"));
        next(wizard);
        enterNumber(*named<NumberEdit>(wizard, field("hours_per_month")), QStringLiteral("730"));
        QTest::mouseClick(button(wizard, field("continuous")), Qt::LeftButton, {}, QPoint(8, 8));
        next(wizard);
        QVERIFY(chooseId(*named<ChoiceBox>(wizard, field("growth")), growthId(Growth::Predictable)));
        enterNumber(*named<NumberEdit>(wizard, field("growth_percent")), QStringLiteral("30"));
        next(wizard);
        for (const char *rule :
             { "data_must_stay", "needs_invoice", "needs_sla", "interruptible", "must_be_compliant" })
            QTest::mouseClick(button(wizard, field(rule)), Qt::LeftButton, {}, QPoint(8, 8));
        next(wizard);
        QVERIFY(chooseId(*named<ChoiceBox>(wizard, field("team")), teamKindId(TeamKind::Enterprise)));
        finish(wizard, QStringLiteral("70B"));

        const DemandProfile &profile = wizard.profile();
        QCOMPARE(profile.tasks.first().modelId, QStringLiteral("llama-3.1-70b"));
        QCOMPARE(profile.tasks.first().weightFormat, QStringLiteral("awq-int4"));
        QCOMPARE(profile.tasks.first().contextTokens, 8192);
        QCOMPARE(profile.tasks.first().concurrency, 8);
        QCOMPARE(profile.hoursPerMonth, 730.0);
        QVERIFY(profile.continuous && profile.dataMustStay && profile.needsInvoice && profile.needsSla);
        QVERIFY(profile.mustBeCompliant && !profile.interruptible); // it starts ticked
        QCOMPARE(profile.growth, Growth::Predictable);
        QCOMPARE(profile.growthPercent, 30.0);
        QCOMPARE(profile.team, TeamKind::Enterprise);
        QVERIFY(!profile.monthlyBudget);
    }

    void imageStudioAddsASecondModel_data() { addLanguageRows(); }
    void imageStudioAddsASecondModel()
    {
        QFETCH(QString, locale);
        PageWorld world;
        world.speak(languageOf(locale), locale);
        QLocale::setDefault(QLocale(locale));
        DemandWizard wizard(world.context, DemandProfile());
        open(wizard);

        QTest::mouseClick(button(wizard, taskKindName(TaskKind::ImageGeneration)), Qt::LeftButton, {}, QPoint(8, 8));
        next(wizard);
        enterModel(*named<SearchBox>(wizard, field("model_id")), QStringLiteral("sdxl"));
        enterNumber(*named<IntegerEdit>(wizard, field("resolution")), QStringLiteral("768"));
        QTest::mouseClick(wizard.currentPage()->findChild<QAbstractButton *>(QStringLiteral("another")),
                          Qt::LeftButton);
        QList<SearchBox *> models = wizard.currentPage()->findChildren<SearchBox *>();
        QCOMPARE(models.size(), 2);
        QVERIFY(models.last()->chosenId().isEmpty());
        enterModel(*models.last(), QStringLiteral("flux-1-dev"));
        next(wizard);
        finish(wizard, QStringLiteral("Studio"));

        const QList<TaskDemand> &tasks = wizard.profile().tasks;
        QCOMPARE(tasks.size(), 2);
        QCOMPARE(tasks.at(0).modelId, QStringLiteral("sdxl"));
        QCOMPARE(tasks.at(1).modelId, QStringLiteral("flux-1-dev"));
        QCOMPARE(tasks.at(0).resolution, QSize(768, 1024));
        QCOMPARE(tasks.at(1).resolution, QSize(768, 1024)); // most answers are the same
    }

    void nextSaysWhatIsMissingBesideTheField_data() { addLanguageRows(); }
    void nextSaysWhatIsMissingBesideTheField()
    {
        QFETCH(QString, locale);
        PageWorld world;
        world.speak(languageOf(locale), locale);
        DemandWizard wizard(world.context, DemandProfile());
        open(wizard);
        const auto problems = [&wizard] {
            QStringList texts;
            const QList<TextLabel *> labels = wizard.currentPage()->findChildren<TextLabel *>();
            for (const TextLabel *label : labels) {
                if (label->isVisible() && label->tone() == TextLabel::Tone::Problem)
                    texts << label->text();
            }
            return texts;
        };
        QVERIFY(problems().isEmpty()); // nothing was tried yet
        next(wizard);
        QCOMPARE(wizard.currentId(), 0);
        QCOMPARE(problems().size(), 1);

        // By keyboard only: the focus stands in the first answer; Alt+N of the language or Enter goes on.
        auto *lora = button(wizard, taskKindName(TaskKind::Inference));
        QTRY_VERIFY(lora->hasFocus());
        QTest::keyClick(lora, Qt::Key_Space);
        QTRY_VERIFY(problems().isEmpty());
        QTest::keyClick(&wizard, Qt::Key_Return);
        QCOMPARE(wizard.currentId(), 1);
        next(wizard); // no model
        QCOMPARE(wizard.currentId(), 1);
        QCOMPARE(problems().size(), 1);
        QTRY_VERIFY(named<SearchBox>(wizard, field("model_id"))->hasFocus()
                    || named<SearchBox>(wizard, field("model_id"))->lineEdit()->hasFocus());
        enterNumber(*named<NumberEdit>(wizard, field("parameters_billions")), QStringLiteral("30"));
        QVERIFY(problems().isEmpty());
        enterModel(*named<SearchBox>(wizard, field("model_id")), QStringLiteral("no such model"));
        QCOMPARE(problems().size(), 1);
        QVERIFY(problems().constFirst().contains(QLatin1String("no such model")));
        QVERIFY(world.dialogs.asked.isEmpty() && world.dialogs.told.isEmpty());
    }

    void contradictionsAreShownAtOnce()
    {
        PageWorld world;
        world.speak(Language::English, QStringLiteral("en_US"));
        DemandProfile profile = profileOf(world, 1);
        profile.cudaOnly = true;
        DemandWizard wizard(world.context, profile);
        open(wizard);
        while (!button(wizard, field("domestic_only")))
            next(wizard);
        QTest::mouseClick(button(wizard, field("domestic_only")), Qt::LeftButton, {}, QPoint(8, 8));
        QStringList shown;
        const QList<TextLabel *> labels = wizard.currentPage()->findChildren<TextLabel *>();
        for (const TextLabel *label : labels) {
            if (label->isVisible() && label->tone() == TextLabel::Tone::Problem)
                shown << label->text();
        }
        QCOMPARE(shown.size(), 1);
        QVERIFY2(shown.first().contains(field("domestic_only")) && shown.first().contains(field("cuda_only")),
                 qPrintable(shown.first()));
        next(wizard);
        QVERIFY(button(wizard, field("domestic_only"))); // still here
    }

    void editingOpensWithTheAnswersAndKeepsThem_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<int>("example");
        const QStringList rows = languageRows();
        for (const QString &row : rows) {
            for (int example = 0; example < 3; ++example)
                QTest::addRow("%s %d", qPrintable(row), example) << row << example;
        }
    }
    void editingOpensWithTheAnswersAndKeepsThem()
    {
        QFETCH(QString, locale);
        QFETCH(int, example);
        PageWorld world;
        world.speak(languageOf(locale), locale);
        DemandProfile profile = profileOf(world, example);
        profile.id = QStringLiteral("some-id");
        profile.hoursPerMonth = 40.123456; // finer than the field shows
        DemandWizard wizard(world.context, profile);
        open(wizard);
        finish(wizard, profile.name);
        QCOMPARE(wizard.result(), int(QDialog::Accepted));
        QCOMPARE(wizard.profile(), profile);
    }

    void cancelKeepsEverythingAndAsksOnlyIfAnswersWouldBeLost()
    {
        PageWorld world;
        DemandWizard untouched(world.context, profileOf(world, 0));
        open(untouched);
        QTest::keyClick(&untouched, Qt::Key_Escape);
        QVERIFY(!untouched.isVisible());
        QVERIFY(world.dialogs.asked.isEmpty());

        DemandWizard touched(world.context, profileOf(world, 0));
        open(touched);
        QTest::mouseClick(button(touched, taskKindName(TaskKind::Inference)), Qt::LeftButton, {}, QPoint(8, 8));
        QTest::keyClick(&touched, Qt::Key_Escape); // the question is not answered with yes
        QVERIFY(touched.isVisible());
        world.dialogs.answers << Dialogs::Answer::Yes;
        QTest::mouseClick(touched.button(QWizard::CancelButton), Qt::LeftButton);
        QVERIFY(!touched.isVisible());
        QCOMPARE(touched.result(), int(QDialog::Rejected));
        QCOMPARE(world.dialogs.asked.size(), 2);
    }

    void tickingAgainLosesNoAnswer()
    {
        PageWorld world;
        DemandWizard wizard(world.context, profileOf(world, 0));
        open(wizard);
        const QList<TaskDemand> before = wizard.profile().tasks;
        auto *lora = button(wizard, taskKindName(TaskKind::Lora));
        QTest::mouseClick(lora, Qt::LeftButton, {}, QPoint(8, 8));
        QVERIFY(wizard.profile().tasks.isEmpty());
        QTest::mouseClick(lora, Qt::LeftButton, {}, QPoint(8, 8));
        QCOMPARE(wizard.profile().tasks, before);
    }

    void everyFieldHasANameAndADecision_data() { addLanguageRows(); }
    void everyFieldHasANameAndADecision()
    {
        QFETCH(QString, locale);
        PageWorld world;
        world.speak(languageOf(locale), locale);
        DemandProfile profile = profileOf(world, 0);
        for (const TaskKind kind : { TaskKind::Inference, TaskKind::ImageGeneration }) {
            TaskDemand task;
            task.kind = kind;
            task.modelId = kind == TaskKind::Inference ? QStringLiteral("qwen2.5-7b") : QStringLiteral("sdxl");
            profile.tasks << task;
        }
        DemandWizard wizard(world.context, profile);
        open(wizard);
        QSet<QString> decisions;
        while (true) {
            QCOMPARE(namelessWidgets(*wizard.currentPage()), QStringList());
            const QList<TextLabel *> labels = wizard.currentPage()->findChildren<TextLabel *>();
            for (const TextLabel *label : labels)
                decisions.insert(label->text());
            if (wizard.nextId() < 0)
                break;
            next(wizard);
        }
        const QStringList fields = demandFields();
        for (const QString &name : fields) {
            const QString decides = demandFieldDecides(name);
            QVERIFY2(decides.isEmpty() || name == QLatin1String("kind") || decisions.contains(decides),
                     qPrintable(name));
        }
    }

    void languageCanChangeWhileItIsOpen()
    {
        PageWorld world;
        world.speak(Language::English, QStringLiteral("en_US"));
        DemandWizard wizard(world.context, profileOf(world, 1));
        open(wizard);
        next(wizard);
        const QStringList english = visibleTexts(wizard);
        world.speak(Language::SimplifiedChinese, QStringLiteral("zh_CN"));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        world.speak(Language::English, QStringLiteral("en_US"));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(visibleTexts(wizard), english);
    }

private:
    static DemandProfile profileOf(const PageWorld &world, int example)
    {
        const auto examples = exampleProfiles(world.context.language());
        return examples ? examples->at(example) : DemandProfile();
    }
};

QTEST_MAIN(TestDemandWizard)
#include "tst_demand_wizard.moc"
