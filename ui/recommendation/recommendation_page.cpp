// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/recommendation/recommendation_page.h"

#include "decision/decision_words.h"
#include "quantity/format.h"
#include "report/recommendation_report.h"
#include "store/workspace.h"
#include "ui/common/action_registry.h"
#include "ui/common/app_context.h"
#include "ui/common/data_table.h"
#include "ui/common/dialogs.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/recommendation/archive_panel.h"
#include "ui/recommendation/archived_view.h"
#include "ui/recommendation/excluded_panel.h"
#include "ui/recommendation/options_bar.h"
#include "ui/recommendation/ranking_panel.h"
#include "ui/recommendation/recommendation_files.h"
#include "ui/recommendation/recommendation_runner.h"
#include "ui/report/pdf_writer.h"

#include <QAction>
#include <QGuiApplication>
#include <QLabel>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QScrollArea>
#include <QTabWidget>
#include <QToolBar>
#include <QVBoxLayout>

namespace xuanka {

namespace {

enum Tab { RankingTab, ExcludedTab, WarningsTab, ArchiveTab };

QString name(const char *text)
{
    return QString::fromLatin1(text);
}

} // namespace

RecommendationPage::RecommendationPage(AppContext &context, QWidget *parent)
    : Page(context, parent)
    , m_runner(new RecommendationRunner(context.catalog(), context.library(), this))
    , m_options(new OptionsBar(context, this))
    , m_bar(new QToolBar(this))
    , m_headline(new TextLabel(TextLabel::Tone::Answer, this))
    , m_detail(new TextLabel(TextLabel::Tone::Normal, this))
    , m_notice(new TextLabel(TextLabel::Tone::Normal, this))
    , m_tabs(new QTabWidget(this))
    , m_ranking(new RankingPanel(context, m_tabs))
    , m_excluded(new ExcludedPanel(context, m_tabs))
    , m_archive(new ArchivePanel(context, m_tabs))
{
    m_headline->setObjectName(QStringLiteral("headline"));
    m_detail->setObjectName(QStringLiteral("detail"));
    m_notice->setObjectName(QStringLiteral("notice"));
    for (QLabel *label : {m_headline, m_detail, m_notice})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_notice->hide();
    auto *scroll = new QScrollArea(m_tabs);
    m_warnings = new TextLabel(TextLabel::Tone::Normal, scroll);
    m_warnings->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_warnings->setMargin(itemSpacing());
    scroll->setWidget(m_warnings);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_tabs->setDocumentMode(true);
    m_tabs->setObjectName(QStringLiteral("tabs"));
    m_tabs->insertTab(RankingTab, m_ranking, QString());
    m_tabs->insertTab(ExcludedTab, m_excluded, QString());
    m_tabs->insertTab(WarningsTab, scroll, QString());
    m_tabs->insertTab(ArchiveTab, m_archive, QString());
    m_bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const int icon = fontMetrics().height();
    m_bar->setIconSize({icon, icon});
    makeActions();

    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(itemSpacing());
    layout->addWidget(m_bar);
    layout->addWidget(m_options);
    layout->addWidget(m_headline);
    layout->addWidget(m_detail);
    layout->addWidget(m_notice);
    layout->addWidget(m_tabs, 1);

    connect(m_options, &OptionsBar::changed, this, &RecommendationPage::decide);
    connect(m_runner, &RecommendationRunner::decided, this, [this](const Recommendation &decided) { showResult(decided); });
    connect(m_runner, &RecommendationRunner::failed, this, [this](const Error &error) { showResult(fail(error)); });
    connect(&context, &AppContext::currentProfileChanged, this, &RecommendationPage::refresh);
    connect(&context, &AppContext::workspaceChanged, this, &RecommendationPage::refresh);
    connect(&context, &AppContext::languageChanged, this, &RecommendationPage::retranslate);
    retranslate();
    refresh();
}

RecommendationPage::~RecommendationPage() = default;

void RecommendationPage::makeActions()
{
    ActionRegistry &actions = context().actions();
    const auto add = [&](const ActionDefinition &definition, void (RecommendationPage::*slot)()) {
        QAction *action = actions.add(definition, this);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
        m_bar->addAction(action);
        return action;
    };
    m_archiveAction = add({name("recommendation.archive"), QT_TRANSLATE_NOOP("Actions", "&Archive"),
                           QT_TRANSLATE_NOOP("Actions", "Keep this recommendation with all its inputs; it can never be changed"),
                           QKeySequence(Qt::CTRL | Qt::Key_D), name("lock")},
                          &RecommendationPage::archive);
    m_pdfAction = add({name("recommendation.pdf"), QT_TRANSLATE_NOOP("Actions", "Export &PDF…"), "",
                       QKeySequence(Qt::CTRL | Qt::Key_E), name("export")},
                      &RecommendationPage::exportPdf);
    m_previewAction = add({name("recommendation.preview"), QT_TRANSLATE_NOOP("Actions", "Print pre&view…"), "",
                           QKeySequence(Qt::CTRL | Qt::Key_P), name("print")},
                          &RecommendationPage::preview);
    m_jsonAction = add({name("recommendation.json"), QT_TRANSLATE_NOOP("Actions", "Export &JSON…"),
                        QT_TRANSLATE_NOOP("Actions", "Everything that was decided and from what, for scripts and auditors"), {},
                        name("export")},
                       &RecommendationPage::exportJson);
    m_copyAction = add({name("recommendation.copy"), QT_TRANSLATE_NOOP("Actions", "&Copy the ranking"),
                        QT_TRANSLATE_NOOP("Actions", "As a table for Excel or WPS"), {}, name("copy")},
                       &RecommendationPage::copy);
}

QString RecommendationPage::id() const
{
    return QStringLiteral("recommendation");
}

QString RecommendationPage::title() const
{
    return tr("Recommendation");
}

bool RecommendationPage::isBusy() const
{
    return m_runner->isRunning();
}

void RecommendationPage::connectWorkspace()
{
    if (m_connected == context().workspace())
        return;
    if (m_connected)
        m_connected->disconnect(this);
    m_connected = context().workspace();
    if (!m_connected)
        return;
    connect(m_connected, &Workspace::archiveChanged, this, [this] {
        m_archive->reload();
        showTabs();
    });
    connect(m_connected, &Workspace::profilesChanged, this, &RecommendationPage::refresh);
}

void RecommendationPage::refresh()
{
    connectWorkspace();
    m_profile.reset();
    if (context().workspace() && !context().currentProfileId().isEmpty()) {
        if (auto profile = context().workspace()->profile(context().currentProfileId()))
            m_profile = *profile;
    }
    m_archive->reload();
    showTabs();
    decide();
}

void RecommendationPage::decide()
{
    m_notice->hide();
    if (!m_profile) {
        m_runner->cancel();
        m_recommendation.reset();
        m_problem.reset();
        m_ranking->clear();
        m_excluded->setRecommendation({});
        showHeadline();
        return;
    }
    RecommendationInputs inputs;
    inputs.profile = *m_profile;
    m_options->fill(inputs);
    m_runner->start(inputs);
    // What is in sight belongs to other inputs until the answer is here: nothing may be archived or printed meanwhile.
    enableActions();
}

void RecommendationPage::showResult(const Result<Recommendation> &result)
{
    m_problem = result ? std::nullopt : std::optional(result.error());
    m_recommendation = result ? std::optional(*result) : std::nullopt;
    if (m_recommendation) {
        m_ranking->setRecommendation(*m_recommendation);
        m_excluded->setRecommendation(*m_recommendation);
    } else {
        m_ranking->clear();
        m_excluded->setRecommendation({});
    }
    m_warnings->setText(warningsText());
    showHeadline();
    showTabs();
}

void RecommendationPage::showHeadline()
{
    enableActions();
    const QLocale locale = context().locale();
    const Language language = context().language();
    QStringList details;
    if (m_problem) {
        m_headline->setText(tr("Nothing can be recommended yet."));
        details << errorMessage(*m_problem);
    } else if (!m_recommendation) {
        m_headline->setText(m_profile ? tr("Working it out…") : tr("Choose a demand profile: without one there is nothing to recommend."));
    } else if (m_recommendation->ranking.isEmpty()) {
        m_headline->setText(tr("Nothing meets every condition of “%1”.").arg(m_recommendation->inputs.profile.name));
    } else {
        const Candidate &first = m_recommendation->ranking.constFirst();
        const Card *card = context().catalog().card(first.cardId);
        const Platform *platform = context().catalog().platform(first.platformId);
        m_headline->setText(tr("%1 × %2 from %3, %4: %5 a month")
                                .arg(locale.toString(first.count), card ? card->name.in(language) : first.cardId,
                                     platform ? platform->name.in(language) : first.platformId, billingName(first.billing),
                                     formatMoney(first.monthlyCost.expected, locale)));
        const Stability &stability = m_recommendation->stability;
        if (stability.marginToSecond) {
            details << tr("The next best costs %1 a month more (%2).")
                           .arg(formatMoney(*stability.marginToSecond, locale), formatShare(stability.marginPercent / 100.0, locale, 1));
            details << (stability.firmInTheWorstCase ? tr("The first place holds even if prices move by %1 against it.")
                                                     : tr("Prices that move by %1 could change the first place."))
                           .arg(formatShare(stability.priceChange, locale, 0));
        }
    }
    m_detail->setText(details.join(QLatin1Char(' ')));
    m_detail->setVisible(!details.isEmpty());
}

void RecommendationPage::showTabs()
{
    const QLocale locale = context().locale();
    const qsizetype ranked = m_recommendation ? m_recommendation->ranking.size() : 0;
    const qsizetype excluded = m_recommendation ? m_recommendation->excluded.size() : 0;
    const qsizetype warnings = m_recommendation ? m_recommendation->warnings.size() : 0;
    m_tabs->setTabText(RankingTab, tr("Ranking (%1)").arg(locale.toString(ranked)));
    m_tabs->setTabText(ExcludedTab, tr("Excluded (%1)").arg(locale.toString(excluded)));
    m_tabs->setTabText(WarningsTab, tr("Warnings (%1)").arg(locale.toString(warnings)));
    m_tabs->setTabText(ArchiveTab, tr("Archive (%1)").arg(locale.toString(m_archive->count())));
}

QString RecommendationPage::warningsText() const
{
    if (!m_recommendation || m_recommendation->warnings.isEmpty())
        return tr("No warnings about this profile and its outcome.");
    QStringList lines;
    for (const Warning &warning : m_recommendation->warnings) {
        lines << QString(QStringLiteral("⚠ ") % warning.says.in(context().language()));
        if (!warning.instead.isEmpty())
            lines << QString(QStringLiteral("    → ") % warning.instead.in(context().language()));
    }
    return lines.join(QLatin1Char('\n'));
}

void RecommendationPage::enableActions()
{
    const bool known = m_recommendation && !m_runner->isRunning();
    m_archiveAction->setEnabled(known && context().canChange());
    for (QAction *action : {m_pdfAction, m_previewAction, m_jsonAction})
        action->setEnabled(known);
    m_copyAction->setEnabled(known && !m_recommendation->ranking.isEmpty());
}

void RecommendationPage::say(const QString &notice)
{
    m_notice->setText(QString(QStringLiteral("✓ ") % notice));
    m_notice->show();
}

void RecommendationPage::archive()
{
    if (!m_recommendation || !context().workspace())
        return;
    ArchivedRecommendation record;
    record.profileName = m_recommendation->inputs.profile.name;
    record.inputsHash = m_recommendation->inputsHash;
    record.content = recommendationBytes(*m_recommendation, context().catalog());
    const auto id = context().workspace()->archive(record);
    if (!id) {
        context().dialogs().tell(this, id.error());
        return;
    }
    m_archive->choose(*id);
    say(tr("Archived. It stands in the archive as it is and can never be changed."));
}

QString RecommendationPage::suggestedName(const QString &suffix) const
{
    const QString profile = m_recommendation ? m_recommendation->inputs.profile.name : QString();
    return QString(fileNameFrom(profile) % QLatin1Char(' ') % context().now().date().toString(Qt::ISODate) % suffix);
}

Result<ReportDocument> RecommendationPage::report() const
{
    ReportInputs inputs;
    inputs.recommendation = *m_recommendation;
    inputs.catalog = context().catalog();
    inputs.library = context().library();
    inputs.checklist = context().checklist();
    inputs.date = context().now().toLocalTime().date();
    if (const Workspace *workspace = context().workspace()) {
        const auto rounds = workspace->rounds();
        if (!rounds)
            return fail(rounds.error());
        inputs.rounds = *rounds;
        for (const Round &round : *rounds) {
            const auto entries = workspace->currentEntries(round.id);
            if (!entries)
                return fail(entries.error());
            inputs.entries += *entries;
        }
    }
    return recommendationReport(inputs, context().language(), context().locale());
}

void RecommendationPage::exportPdf()
{
    if (!m_recommendation)
        return;
    const QString path = context().dialogs().saveFile(this, tr("Export the recommendation as PDF"),
                                                      suggestedName(QStringLiteral(".pdf")), tr("PDF document (*.pdf)"));
    if (path.isEmpty())
        return;
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const auto document = report();
    const Done done = document ? writePdf(*document, path) : Done(fail(document.error()));
    QGuiApplication::restoreOverrideCursor();
    if (done)
        say(tr("Written: %1").arg(path));
    else
        context().dialogs().tell(this, done.error());
}

void RecommendationPage::exportJson()
{
    if (!m_recommendation)
        return;
    const QString path = context().dialogs().saveFile(this, tr("Export the recommendation as JSON"),
                                                      suggestedName(QStringLiteral(".json")), tr("JSON (*.json)"));
    if (path.isEmpty())
        return;
    if (const Done done = writeBytes(path, recommendationBytes(*m_recommendation, context().catalog())); done)
        say(tr("Written: %1").arg(path));
    else
        context().dialogs().tell(this, done.error());
}

void RecommendationPage::preview()
{
    if (!m_recommendation)
        return;
    const auto document = report();
    if (!document) {
        context().dialogs().tell(this, document.error());
        return;
    }
    // Said before the window opens: inside it there is no place for a sentence.
    if (const auto pages = reportPageCount(*document); !pages) {
        context().dialogs().tell(this, pages.error());
        return;
    }
    auto *dialog = new QPrintPreviewDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Print preview"));
    dialog->resize(size() * 0.9);
    connect(dialog, &QPrintPreviewDialog::paintRequested, this, [shown = *document](QPrinter *printer) {
        // Whether the fonts are there was asked above.
        const Done painted = paintReport(shown, printer);
        Q_UNUSED(painted)
    });
    dialog->open();
}

void RecommendationPage::copy()
{
    m_ranking->table().clearSelection(); // all of it
    m_ranking->table().copySelection();
    say(tr("Copied: paste it into Excel or WPS."));
}

void RecommendationPage::retranslate()
{
    setLocale(context().locale());
    m_bar->setWindowTitle(tr("Recommendation"));
    m_options->retranslate();
    m_ranking->retranslate();
    m_excluded->retranslate();
    m_archive->retranslate();
    m_tabs->setAccessibleName(tr("Parts of the recommendation"));
    m_warnings->setText(warningsText());
    m_notice->hide();
    showHeadline();
    showTabs();
}

Page *createRecommendationPage(AppContext &context, QWidget *parent)
{
    return new RecommendationPage(context, parent);
}

} // namespace xuanka
