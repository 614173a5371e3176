// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quantity/format.h"
#include "report/recommendation_report.h"
#include "report/report_texts.h"
#include "sizing/sizing_answer_words.h"
#include "support/test_support.h"

#include <QRegularExpression>

#include <algorithm>

using namespace xuanka;

namespace {

QLocale english()
{
    return QLocale(QStringLiteral("en_US"));
}

/// The elements of one kind, in order.
template <typename Kind>
QList<Kind> all(const ReportDocument &document)
{
    QList<Kind> found;
    for (const ReportElement &element : document.elements) {
        if (const Kind *kind = std::get_if<Kind>(&element))
            found << *kind;
    }
    return found;
}

QStringList chapters(const ReportDocument &document)
{
    QStringList titles;
    const QList<ReportHeading> headings = all<ReportHeading>(document);
    for (const ReportHeading &heading : headings) {
        if (heading.level == 1)
            titles << heading.text;
    }
    return titles;
}

/// The elements between a chapter's heading and the next chapter.
ReportDocument chapter(const ReportDocument &document, const QString &title)
{
    ReportDocument part;
    bool inside = false;
    for (const ReportElement &element : document.elements) {
        const auto *heading = std::get_if<ReportHeading>(&element);
        if (heading && heading->level == 1)
            inside = heading->text == title;
        else if (inside)
            part.elements << element;
    }
    return part;
}

QString allText(const ReportDocument &document)
{
    return reportTexts(document).join(QLatin1Char('\n'));
}

QString fact(const ReportDocument &document, const QString &name)
{
    const QList<ReportFacts> lists = all<ReportFacts>(document);
    for (const ReportFacts &facts : lists) {
        for (const auto &[key, value] : facts.rows) {
            if (key == name)
                return value;
        }
    }
    return {};
}

Entry entryOf(const QString &candidate, const QString &key, const QString &value, int minute)
{
    return {QStringLiteral("round"), candidate, key, value, {}, QStringLiteral("anna"),
            QDateTime(QDate(2026, 11, 20), QTime(12, minute), Qt::UTC)};
}

} // namespace

class RecommendationReportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void chaptersStandInOrder_data();
    void chaptersStandInOrder();
    void summaryNamesTheWinnerWithItsMargin_data();
    void summaryNamesTheWinnerWithItsMargin();
    void summaryEndsWithThePage();
    void openConditionsStandBesideTheWinner();
    void titleIsTheProfilesName();
    void profileShowsWhatWasAnswered();
    void everyConditionHasItsReasonAndSource();
    void barHoldsThePartsOfTheEstimate();
    void sizingAnswersFollowThePartsOfEachTask();
    void shortlistHoldsEveryCandidate();
    void everyExcludedCardSaysWhyAndByHowMuch_data();
    void everyExcludedCardSaysWhyAndByHowMuch();
    void packageChartMarksItsCrossings();
    void rentOrBuyShowsTheDocumentsTable();
    void teamsOwnRentOrBuyTakesThePlaceOfTheExample();
    void neverIsSaidInWords();
    void referencesLeadToTheListOfSources_data();
    void referencesLeadToTheListOfSources();
    void datesSayNoMoreThanIsKnown();
    void tracesLeadFromResultToInputs();
    void conflictsOfOtherCardsStayOut();
    void evaluationPrintsTheNewestEntries();
    void nothingFitsSaysWhatWouldHaveToGive();
    void chineseTextsAndDates();
    void sameInputsSameReport();

private:
    ReportInputs inputsFor(const DemandProfile &profile);
    ReportDocument reportFor(const DemandProfile &profile);

    Catalog m_catalog;
    ModelLibrary m_library;
    Checklist m_checklist;
    QList<DemandProfile> m_profiles;
};

void RecommendationReportTest::initTestCase()
{
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    XUANKA_UNWRAP(library, ModelLibrary::loadBuiltIn());
    XUANKA_UNWRAP(checklist, Checklist::loadBuiltIn());
    XUANKA_UNWRAP(profiles, exampleProfiles(Language::English));
    m_catalog = catalog;
    m_library = library;
    m_checklist = checklist;
    m_profiles = profiles;
    QCOMPARE(m_profiles.size(), 3);
}

ReportInputs RecommendationReportTest::inputsFor(const DemandProfile &profile)
{
    RecommendationInputs decision;
    decision.profile = profile;
    decision.rate = m_catalog.exchangeRate();
    const auto recommendation = recommend(decision, m_catalog, m_library);
    if (!recommendation)
        qFatal("%s", qPrintable(errorMessage(recommendation.error())));
    ReportInputs inputs;
    inputs.recommendation = *recommendation;
    inputs.catalog = m_catalog;
    inputs.library = m_library;
    inputs.checklist = m_checklist;
    inputs.date = QDate(2026, 12, 1);
    inputs.author = QStringLiteral("anna");
    return inputs;
}

ReportDocument RecommendationReportTest::reportFor(const DemandProfile &profile)
{
    return recommendationReport(inputsFor(profile), Language::English, english());
}

void RecommendationReportTest::chaptersStandInOrder_data()
{
    QTest::addColumn<int>("profile");
    QTest::newRow("start-up") << 0;
    QTest::newRow("enterprise") << 1;
    QTest::newRow("image studio") << 2;
}

void RecommendationReportTest::chaptersStandInOrder()
{
    QFETCH(int, profile);
    const ReportDocument document = reportFor(m_profiles.at(profile));
    QStringList expected{QStringLiteral("Summary"), QStringLiteral("Demand profile"), QStringLiteral("What follows from the profile"),
                         QStringLiteral("Memory"), QStringLiteral("Shortlist"), QStringLiteral("Excluded cards"),
                         QStringLiteral("By the hour, the day or the month"), QStringLiteral("Rent or buy"), QStringLiteral("Warnings"),
                         QStringLiteral("Where sources disagree"), QStringLiteral("Sources"), QStringLiteral("How the figures came about")};
    const QStringList found = chapters(document);
    if (!found.contains(QStringLiteral("Warnings")))
        expected.removeOne(QStringLiteral("Warnings"));
    QCOMPARE(found, expected);
}

void RecommendationReportTest::summaryNamesTheWinnerWithItsMargin_data()
{
    chaptersStandInOrder_data();
}

void RecommendationReportTest::summaryNamesTheWinnerWithItsMargin()
{
    QFETCH(int, profile);
    const ReportInputs inputs = inputsFor(m_profiles.at(profile));
    const QList<Candidate> &ranking = inputs.recommendation.ranking;
    QVERIFY(ranking.size() >= 2);
    const ReportDocument summary
        = chapter(recommendationReport(inputs, Language::English, english()), QStringLiteral("Summary"));
    const ReportParagraph lead = all<ReportParagraph>(summary).value(0);
    QCOMPARE(lead.tone, ReportParagraph::Tone::Lead);
    QVERIFY(lead.text.contains(m_catalog.card(ranking.at(0).cardId)->name.english));
    QVERIFY(lead.text.contains(QStringLiteral("%1 × ").arg(ranking.at(0).count)));
    QVERIFY(lead.text.contains(m_catalog.platform(ranking.at(0).platformId)->name.english));

    const Money margin = ranking.at(1).monthlyCost.expected - ranking.at(0).monthlyCost.expected;
    const QString text = fact(summary, QStringLiteral("Margin"));
    QVERIFY2(text.contains(formatMoneyRounded(margin, english())), qPrintable(text));
    QVERIFY(text.contains(m_catalog.card(ranking.at(1).cardId)->name.english));
    QVERIFY(fact(summary, QStringLiteral("Cost a month")).contains(formatMoneyRounded(ranking.at(0).monthlyCost.expected, english())));
    QVERIFY(!fact(summary, QStringLiteral("How firm")).isEmpty());
    QVERIFY(!all<ReportList>(summary).isEmpty()); // reasons
}

void RecommendationReportTest::summaryEndsWithThePage()
{
    const ReportDocument document = reportFor(m_profiles.at(1));
    const auto isBreak = [](const ReportElement &element) { return std::holds_alternative<ReportPageBreak>(element); };
    const auto first = std::find_if(document.elements.begin(), document.elements.end(), isBreak);
    QVERIFY(first != document.elements.end());
    const auto *next = std::get_if<ReportHeading>(&*(first + 1));
    QVERIFY(next);
    QCOMPARE(next->text, QStringLiteral("Demand profile"));
}

void RecommendationReportTest::openConditionsStandBesideTheWinner()
{
    const ReportInputs inputs = inputsFor(m_profiles.at(1)); // needs invoice, SLA and data in China
    const Candidate &winner = inputs.recommendation.ranking.constFirst();
    QVERIFY2(winner.openQuestions() > 0, "the example no longer has open conditions; choose another");
    const ReportDocument summary
        = chapter(recommendationReport(inputs, Language::English, english()), QStringLiteral("Summary"));
    const ReportParagraph condition = all<ReportParagraph>(summary).value(1);
    QCOMPARE(condition.tone, ReportParagraph::Tone::Warning);
    for (const GateResult &gate : winner.gates)
        QCOMPARE(condition.text.contains(gateTitle(gate.gate).english), gate.state == GateState::Unknown);

    const QString answered = fact(summary, QStringLiteral("With nothing open"));
    const QList<Candidate> &ranking = inputs.recommendation.ranking;
    const auto known = std::find_if(ranking.begin(), ranking.end(), [](const Candidate &c) { return c.openQuestions() == 0; });
    if (known == ranking.end())
        QVERIFY(answered.startsWith(QStringLiteral("no offer")));
    else
        QVERIFY2(answered.contains(QStringLiteral("no. %1,").arg(known - ranking.begin() + 1)), qPrintable(answered));
}

void RecommendationReportTest::titleIsTheProfilesName()
{
    const ReportDocument document = reportFor(m_profiles.at(0));
    QCOMPARE(document.title, m_profiles.at(0).name);
    QCOMPARE(document.subtitle, QStringLiteral("GPU recommendation · 1 Dec 2026 · anna · catalog of 4 Sep 2026"));
    QVERIFY(document.footer.contains(inputsFor(m_profiles.at(0)).recommendation.inputsHash.left(12)));
    QCOMPARE(document.pageOf, QStringLiteral("Page %1 of %2"));
    DemandProfile unnamed = m_profiles.at(0);
    unnamed.name.clear();
    QCOMPARE(reportFor(unnamed).title, QStringLiteral("GPU recommendation"));
}

void RecommendationReportTest::profileShowsWhatWasAnswered()
{
    const DemandProfile &profile = m_profiles.at(0);
    const ReportDocument part = chapter(reportFor(profile), QStringLiteral("Demand profile"));
    QCOMPARE(fact(part, QStringLiteral("Hours a month")), QStringLiteral("40"));
    QCOMPARE(fact(part, QStringLiteral("Kind of work")), QStringLiteral("LoRA fine-tuning"));
    QCOMPARE(fact(part, QStringLiteral("Monthly budget")), formatMoneyRounded(*profile.monthlyBudget, english()));
    QVERIFY(fact(part, QStringLiteral("Simultaneous requests")).isEmpty()); // training has none
    DemandProfile two = profile;
    two.tasks << m_profiles.at(2).tasks.constFirst();
    const ReportDocument both = chapter(reportFor(two), QStringLiteral("Demand profile"));
    QVERIFY(!fact(both, QStringLiteral("Resolution")).isEmpty());
    QCOMPARE(all<ReportFacts>(both).size(), 3);
}

void RecommendationReportTest::everyConditionHasItsReasonAndSource()
{
    const ReportInputs inputs = inputsFor(m_profiles.at(1));
    const ReportDocument part = chapter(recommendationReport(inputs, Language::English, english()),
                                        QStringLiteral("What follows from the profile"));
    const ReportTable table = all<ReportTable>(part).value(0);
    const QList<Condition> &conditions = inputs.recommendation.implications.conditions;
    QCOMPARE(table.rows.size(), conditions.size());
    for (qsizetype i = 0; i < conditions.size(); ++i) {
        QCOMPARE(table.rows.at(i).at(0), conditions.at(i).says.english);
        QCOMPARE(table.rows.at(i).at(1), conditions.at(i).because.english);
        QVERIFY2(table.rows.at(i).at(2).startsWith(QLatin1Char('[')), qPrintable(table.rows.at(i).at(2)));
    }
}

void RecommendationReportTest::barHoldsThePartsOfTheEstimate()
{
    const ReportInputs inputs = inputsFor(m_profiles.at(1));
    const ReportDocument document = recommendationReport(inputs, Language::English, english());
    const QList<ReportBar> bars = all<ReportBar>(document);
    QCOMPARE(bars.size(), inputs.recommendation.sizing.size());
    const MemoryEstimate &estimate = inputs.recommendation.sizing.at(0);
    QCOMPARE(bars.at(0).segments.size(), estimate.parts.size());
    for (qsizetype i = 0; i < estimate.parts.size(); ++i) {
        QCOMPARE(bars.at(0).segments.at(i).bytes, estimate.parts.at(i).perCard.expected);
        QVERIFY(bars.at(0).segments.at(i).label.contains(QStringLiteral("GiB")));
    }
    QCOMPARE(bars.at(0).capacity, inputs.recommendation.ranking.at(0).fit.usable);
    QVERIFY(fact(document, QStringLiteral("A card: low / expected / high")).contains(QStringLiteral(" / ")));
}

void RecommendationReportTest::sizingAnswersFollowThePartsOfEachTask()
{
    const ReportInputs inputs = inputsFor(m_profiles.at(0));
    const ReportDocument document = recommendationReport(inputs, Language::English, english());
    const QList<ReportTable> tables = all<ReportTable>(chapter(document, QStringLiteral("Memory")));
    const auto captioned = [&tables](const char *caption) {
        for (const ReportTable &table : tables) {
            if (table.caption.startsWith(QLatin1String(caption)))
                return table;
        }
        return ReportTable();
    };
    const MemoryEstimate &estimate = inputs.recommendation.sizing.at(0);
    const ReportTable parts = captioned("Parts");
    QCOMPARE(parts.rows.size(), estimate.parts.size() + 1);
    QCOMPARE(parts.rows.constLast().at(3), english().toString(estimate.perCard.expected.gib(), 'f', 2));
    // Each part's number is found again among the figures at the end.
    const QStringList texts = reportTexts(document);
    for (qsizetype i = 0; i < estimate.parts.size(); ++i) {
        const QString number = parts.rows.at(i).at(0);
        QCOMPARE(number, QStringLiteral("M1.%1").arg(i + 1));
        QVERIFY(std::any_of(texts.cbegin(), texts.cend(),
                            [&number](const QString &text) { return text.startsWith(number + QLatin1Char(' ')); }));
    }
    // Backwards, on the cards that are recommended: the engine's own answer.
    const Candidate &winner = inputs.recommendation.ranking.constFirst();
    ModelArchitecture typical;
    XUANKA_UNWRAP(subject, subjectForTask(inputs.recommendation.inputs.profile.tasks.constFirst(), inputs.library, typical));
    const MemoryRequest request = requestForTask(inputs.recommendation.inputs.profile.tasks.constFirst());
    const ReportTable limits = captioned("How far");
    QCOMPARE(limits.rows.size(), limitKindsFor(request.workload).size());
    XUANKA_UNWRAP(longest, largestOf(LimitKind::Context, subject, request, *m_catalog.card(winner.cardId), winner.count, FitVerdict::Likely));
    QVERIFY(longest.value >= request.contextTokens);
    QCOMPARE(limits.rows.at(0).at(2), limitText(longest, english()));
    const ReportTable remedies = captioned("What would free");
    const QList<Remedy> expected =
        remediesFor(subject, plannedRequest(subject, request, winner.count), {*m_catalog.card(winner.cardId)});
    QCOMPARE(remedies.rows.size(), expected.size());
    QCOMPARE(remedies.rows.isEmpty(), captioned("What would free").caption.isEmpty());
    QCOMPARE(captioned("The link").rows.isEmpty(), winner.count == 1);
}

void RecommendationReportTest::shortlistHoldsEveryCandidate()
{
    const ReportInputs inputs = inputsFor(m_profiles.at(0));
    const QList<Candidate> &ranking = inputs.recommendation.ranking;
    const ReportTable table = all<ReportTable>(chapter(recommendationReport(inputs, Language::English, english()),
                                                       QStringLiteral("Shortlist"))).value(0);
    QCOMPARE(table.rows.size(), ranking.size());
    for (qsizetype i = 0; i < ranking.size(); ++i) {
        const QStringList &row = table.rows.at(i);
        QCOMPARE(row.size(), table.columns.size());
        QCOMPARE(row.at(0), QString::number(i + 1));
        QVERIFY(row.at(1).contains(m_catalog.card(ranking.at(i).cardId)->name.english));
        QVERIFY(row.at(4).startsWith(formatMoneyRounded(ranking.at(i).monthlyCost.expected, english())));
        QVERIFY2(row.at(8).startsWith(QLatin1Char('[')), qPrintable(row.at(8)));
    }
    QCOMPARE(table.rows.at(0).at(5), QStringLiteral("–"));
    QVERIFY(table.rows.at(1).at(5).startsWith(QLatin1Char('+')));
}

void RecommendationReportTest::everyExcludedCardSaysWhyAndByHowMuch_data()
{
    chaptersStandInOrder_data();
}

void RecommendationReportTest::everyExcludedCardSaysWhyAndByHowMuch()
{
    QFETCH(int, profile);
    const ReportInputs inputs = inputsFor(m_profiles.at(profile));
    const ReportTable table = all<ReportTable>(chapter(recommendationReport(inputs, Language::English, english()),
                                                       QStringLiteral("Excluded cards"))).value(0);
    qsizetype row = 0;
    for (const Excluded &excluded : inputs.recommendation.excluded) {
        QVERIFY(!excluded.failed.isEmpty());
        for (const GateResult &gate : excluded.failed) {
            const QStringList &cells = table.rows.at(row++);
            QVERIFY(cells.at(0).contains(m_catalog.card(excluded.cardId)->name.english));
            QCOMPARE(cells.at(1), gateTitle(gate.gate).english);
            QCOMPARE(cells.at(3), gate.reason.english);
            QCOMPARE(cells.at(2) == QStringLiteral("–"), gate.shortfall == 0.0 || gate.unit.isEmpty());
            if (gate.unit == QLatin1String("CNY/month"))
                QVERIFY2(cells.at(2).startsWith(QStringLiteral("¥")), qPrintable(cells.at(2)));
        }
    }
    QCOMPARE(row, table.rows.size());
}

void RecommendationReportTest::packageChartMarksItsCrossings()
{
    const ReportDocument part = chapter(reportFor(m_profiles.at(0)), QStringLiteral("By the hour, the day or the month"));
    const QList<ReportChart> charts = all<ReportChart>(part);
    QCOMPARE(charts.size(), 1);
    const ReportChart &chart = charts.at(0);
    QCOMPARE(chart.series.size(), 3);
    QCOMPARE(chart.seriesNames.size(), 3);
    QCOMPARE(chart.marks.size(), 3);
    QVERIFY(std::is_sorted(chart.marks.begin(), chart.marks.end(), [](const auto &a, const auto &b) { return a.x < b.x; }));
    for (const ReportChart::Mark &mark : chart.marks) {
        QVERIFY2(mark.label.contains(formatNumber(mark.x, english(), 1)), qPrintable(mark.label));
        QVERIFY2(mark.label.contains(formatMoneyRounded(Money::fromAmount(mark.y, Currency::Cny), english())), qPrintable(mark.label));
    }
    QCOMPARE(chart.rules.size(), 2); // the profile's hours and 150 h
    QCOMPARE(chart.rules.at(0).x, 40.0);
    QCOMPARE(chart.rules.at(1).x, 150.0);
    const ReportTable rules = all<ReportTable>(part).value(0);
    QCOMPARE(rules.rows.size(), 5);
    QVERIFY(std::all_of(rules.rows.begin(), rules.rows.end(), [](const QStringList &row) { return row.at(3) == QLatin1String("no"); }));
}

void RecommendationReportTest::rentOrBuyShowsTheDocumentsTable()
{
    const ReportDocument part = chapter(reportFor(m_profiles.at(0)), QStringLiteral("Rent or buy"));
    QCOMPARE(fact(part, QStringLiteral("Break-even utilisation")), QStringLiteral("38.05 %"));
    const ReportTable table = all<ReportTable>(part).value(0);
    QStringList rents;
    for (const QStringList &row : table.rows) {
        QCOMPARE(row.at(2), QStringLiteral("$8,333"));
        rents << row.at(3);
    }
    QCOMPARE(rents, (QStringList{QStringLiteral("$4,380"), QStringLiteral("$10,950"), QStringLiteral("$15,330"), QStringLiteral("$19,710")}));
    QCOMPARE(table.rows.at(0).at(4), QStringLiteral("Rent"));
    QCOMPARE(table.rows.at(1).at(4), QStringLiteral("Own"));
    const ReportChart chart = all<ReportChart>(part).value(0);
    QCOMPARE(chart.marks.size(), 1);
    QVERIFY(chart.marks.at(0).label.contains(QStringLiteral("38.05 %, $8,333")));
    QCOMPARE(chart.series.at(0).points.constLast().x(), 100.0);
    QVERIFY(all<ReportParagraph>(part).value(0).text.contains(QStringLiteral("example of the source documents")));
}

void RecommendationReportTest::teamsOwnRentOrBuyTakesThePlaceOfTheExample()
{
    ReportInputs inputs = inputsFor(m_profiles.at(0));
    RentOrBuyInputs own = documentsExample();
    own.capitalCost = Money::fromAmount(30000.0, Currency::Usd);
    inputs.rentOrBuy = own;
    const ReportDocument part = chapter(recommendationReport(inputs, Language::English, english()), QStringLiteral("Rent or buy"));
    QVERIFY(fact(part, QStringLiteral("Capital cost")).startsWith(QStringLiteral("$30,000")));
    QVERIFY(!allText(part).contains(QStringLiteral("example of the source documents")));
}

void RecommendationReportTest::neverIsSaidInWords()
{
    ReportInputs inputs = inputsFor(m_profiles.at(0));
    RentOrBuyInputs own = documentsExample();
    own.capitalCost = Money::fromAmount(90000.0, Currency::Usd);
    inputs.rentOrBuy = own;
    const ReportDocument part = chapter(recommendationReport(inputs, Language::English, english()), QStringLiteral("Rent or buy"));
    QVERIFY(fact(part, QStringLiteral("Break-even utilisation")).startsWith(QStringLiteral("never")));
    QVERIFY(all<ReportChart>(part).value(0).marks.isEmpty());
}

void RecommendationReportTest::referencesLeadToTheListOfSources_data()
{
    chaptersStandInOrder_data();
}

void RecommendationReportTest::referencesLeadToTheListOfSources()
{
    QFETCH(int, profile);
    const ReportDocument document = reportFor(m_profiles.at(profile));
    const ReportTable sources = all<ReportTable>(chapter(document, QStringLiteral("Sources"))).value(0);
    QVERIFY(!sources.rows.isEmpty());
    for (qsizetype i = 0; i < sources.rows.size(); ++i) {
        QCOMPARE(sources.rows.at(i).at(0), QString::number(i + 1));
        QVERIFY(!sources.rows.at(i).at(1).isEmpty());
    }
    static const QRegularExpression reference(QStringLiteral("\\[(\\d+)\\]"));
    QSet<int> used;
    auto matches = reference.globalMatch(allText(document));
    while (matches.hasNext())
        used.insert(matches.next().captured(1).toInt());
    QCOMPARE(used.size(), sources.rows.size());
    for (const int number : std::as_const(used))
        QVERIFY(number >= 1 && number <= sources.rows.size());
    QCOMPARE(fact(document, QStringLiteral("Inputs (SHA-256)")), inputsFor(m_profiles.at(profile)).recommendation.inputsHash);
}

void RecommendationReportTest::datesSayNoMoreThanIsKnown()
{
    const ReportTable sources = all<ReportTable>(chapter(reportFor(m_profiles.at(0)), QStringLiteral("Sources"))).value(0);
    int yearsOnly = 0;
    for (const QStringList &row : sources.rows) {
        const auto source = std::find_if(m_catalog.sources().begin(), m_catalog.sources().end(),
                                         [&row](const Source &s) { return s.title.english == row.at(1); });
        if (source == m_catalog.sources().end() || source->asOfPrecision != DatePrecision::Year)
            continue;
        QCOMPARE(row.at(3), source->asOf.toString(QStringLiteral("yyyy")));
        ++yearsOnly;
    }
    QVERIFY2(yearsOnly > 0, "the example no longer uses a source of which only the year is known; choose another");
}

void RecommendationReportTest::tracesLeadFromResultToInputs()
{
    const ReportInputs inputs = inputsFor(m_profiles.at(0));
    const ReportTable table = all<ReportTable>(chapter(recommendationReport(inputs, Language::English, english()),
                                                       QStringLiteral("How the figures came about"))).value(0);
    QVERIFY(table.rows.size() >= 5 + inputs.recommendation.sizing.at(0).parts.size());
    const QStringList &first = table.rows.at(0);
    QVERIFY(first.at(1).endsWith(QStringLiteral(" CNY/month")));
    QCOMPARE(first.at(2), QStringLiteral("price × hours × cards billed"));
    QVERIFY2(first.at(3).contains(QStringLiteral("hours = 40 h/month (demand profile)")), qPrintable(first.at(3)));
    const auto weights = std::find_if(table.rows.begin(), table.rows.end(),
                                      [](const QStringList &row) { return row.at(0).contains(QLatin1String("Weights")); });
    QVERIFY(weights != table.rows.end());
    QVERIFY2(weights->at(1).endsWith(QStringLiteral(" GiB")), qPrintable(weights->at(1)));
}

void RecommendationReportTest::conflictsOfOtherCardsStayOut()
{
    const ReportInputs inputs = inputsFor(m_profiles.at(0));
    const ReportTable table = all<ReportTable>(chapter(recommendationReport(inputs, Language::English, english()),
                                                       QStringLiteral("Where sources disagree"))).value(0);
    QSet<QString> cards;
    QSet<QString> quotes;
    for (const Candidate &candidate : inputs.recommendation.ranking) {
        cards.insert(candidate.cardId);
        quotes.insert(candidate.quoteId);
    }
    QStringList expected;
    for (const Conflict &conflict : m_catalog.conflicts()) {
        const QSet<QString> ids(conflict.cardIds.begin(), conflict.cardIds.end());
        const QSet<QString> quoteIds(conflict.quoteIds.begin(), conflict.quoteIds.end());
        if (ids.intersects(cards) || quoteIds.intersects(quotes))
            expected << conflict.subject.english;
    }
    QVERIFY(expected.size() < m_catalog.conflicts().size());
    QStringList found;
    for (const QStringList &row : table.rows)
        found << row.at(0);
    QCOMPARE(found, expected);
}

void RecommendationReportTest::evaluationPrintsTheNewestEntries()
{
    ReportInputs inputs = inputsFor(m_profiles.at(0));
    QVERIFY(!chapters(recommendationReport(inputs, Language::English, english())).contains(QStringLiteral("Platform evaluation")));
    Round round;
    round.id = QStringLiteral("round");
    round.name = QStringLiteral("Fourth quarter");
    round.date = QDate(2026, 11, 20);
    round.author = QStringLiteral("anna");
    for (const char *id : {"a", "b", "c", "d"}) {
        round.candidates.append({QString::fromLatin1(id), QStringLiteral("autodl"), QStringLiteral("rtx-4090-24"),
                                 QStringLiteral("machine %1").arg(QLatin1String(id))});
    }
    inputs.rounds << round;
    const QString field = fieldKey(m_checklist.fields.at(0).id);
    const QString check = m_checklist.checks.at(0).id;
    inputs.entries << entryOf(QStringLiteral("a"), field, QStringLiteral("first"), 1)
                   << entryOf(QStringLiteral("a"), field, QStringLiteral("second"), 2)
                   << entryOf(QStringLiteral("b"), field, QStringLiteral("mistake"), 1) << entryOf(QStringLiteral("b"), field, {}, 2)
                   << entryOf(QStringLiteral("a"), check, checkStateId(CheckState::NotMet), 3);
    const ReportDocument part = chapter(recommendationReport(inputs, Language::English, english()), QStringLiteral("Platform evaluation"));
    const QList<ReportTable> tables = all<ReportTable>(part);
    QCOMPARE(tables.at(0).rows.size(), 10);
    QCOMPARE(tables.at(0).columns.size(), 4); // three candidates a table, the fourth in the next
    QCOMPARE(tables.constLast().columns.size(), 2);
    QVERIFY2(tables.at(0).rows.at(0).at(1).startsWith(QStringLiteral("second\nanna, ")), qPrintable(tables.at(0).rows.at(0).at(1)));
    QVERIFY(tables.at(0).rows.at(0).at(1).endsWith(QStringLiteral("20 Nov 2026")));
    QCOMPARE(tables.at(0).rows.at(0).at(2), QStringLiteral("–")); // taken back
    QCOMPARE(tables.at(1).rows.size(), 1);
    QVERIFY(tables.at(1).rows.at(0).at(1).startsWith(QStringLiteral("Not met")));
    QVERIFY(allText(part).contains(QStringLiteral("Checks without an answer: 25 of 26.")));
}

void RecommendationReportTest::nothingFitsSaysWhatWouldHaveToGive()
{
    DemandProfile profile = m_profiles.at(0);
    profile.monthlyBudget = Money::fromAmount(1.0, Currency::Cny);
    const ReportInputs inputs = inputsFor(profile);
    QVERIFY(inputs.recommendation.ranking.isEmpty());
    QVERIFY(!inputs.recommendation.relaxations.isEmpty());
    const ReportDocument document = recommendationReport(inputs, Language::English, english());
    const ReportDocument summary = chapter(document, QStringLiteral("Summary"));
    QVERIFY(all<ReportParagraph>(summary).value(0).text.startsWith(QStringLiteral("Nothing meets all conditions")));
    const ReportTable table = all<ReportTable>(summary).value(0);
    QCOMPARE(table.rows.size(), inputs.recommendation.relaxations.size());
    QCOMPARE(table.rows.at(0).at(0), inputs.recommendation.relaxations.at(0).says.english);
    QVERIFY(!chapters(document).contains(QStringLiteral("Shortlist")));
    QVERIFY(!chapters(document).contains(QStringLiteral("By the hour, the day or the month")));
    QVERIFY(chapters(document).contains(QStringLiteral("Excluded cards")));
    QVERIFY(fact(summary, QStringLiteral("Budget")).startsWith(QStringLiteral("cards: ")));
}

void RecommendationReportTest::chineseTextsAndDates()
{
    const ReportInputs inputs = inputsFor(m_profiles.at(1));
    const ReportDocument document
        = recommendationReport(inputs, Language::SimplifiedChinese, QLocale(QStringLiteral("zh_CN")));
    QVERIFY(document.subtitle.contains(QStringLiteral("2026年12月1日")));
    const ReportTable conditions = all<ReportTable>(document).value(0);
    QCOMPARE(conditions.rows.at(0).at(0), inputs.recommendation.implications.conditions.at(0).says.chinese);
    const QString text = allText(document);
    QVERIFY(text.contains(m_catalog.platform(inputs.recommendation.ranking.at(0).platformId)->productLine.chinese));
    QVERIFY(text.contains(inputs.recommendation.excluded.at(0).failed.at(0).reason.chinese));
}

void RecommendationReportTest::sameInputsSameReport()
{
    const ReportInputs inputs = inputsFor(m_profiles.at(2));
    const QStringList first = reportTexts(recommendationReport(inputs, Language::English, english()));
    const QStringList second = reportTexts(recommendationReport(inputs, Language::English, english()));
    QCOMPARE(first, second);
}

QTEST_GUILESS_MAIN(RecommendationReportTest)
#include "tst_recommendation_report.moc"
