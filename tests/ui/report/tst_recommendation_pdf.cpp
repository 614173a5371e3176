// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "poppler.h"
#include "report/recommendation_report.h"
#include "report/report_texts.h"
#include "support/test_support.h"
#include "ui/report/pdf_writer.h"

#include <QTemporaryDir>

using namespace xuanka;

/// The three examples that ship, from profile to paper, in both languages of the data.
class RecommendationPdfTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everythingPrintedComesBack_data();
    void everythingPrintedComesBack();
    void firstPageIsTheSummary_data();
    void firstPageIsTheSummary();

private:
    ReportDocument documentFor(int profile, Language language);
    QString write(const ReportDocument &document);

    QTemporaryDir m_folder;
    Catalog m_catalog;
    ModelLibrary m_library;
    Checklist m_checklist;
};

void RecommendationPdfTest::initTestCase()
{
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    XUANKA_UNWRAP(library, ModelLibrary::loadBuiltIn());
    XUANKA_UNWRAP(checklist, Checklist::loadBuiltIn());
    m_catalog = catalog;
    m_library = library;
    m_checklist = checklist;
}

ReportDocument RecommendationPdfTest::documentFor(int profile, Language language)
{
    const auto profiles = exampleProfiles(language);
    RecommendationInputs decision;
    if (profiles)
        decision.profile = profiles->value(profile);
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
    Round round;
    round.id = QStringLiteral("round");
    round.name = QStringLiteral("2026 Q4");
    round.date = inputs.date;
    round.candidates = {{QStringLiteral("a"), QStringLiteral("ucloud-compshare"), QStringLiteral("h20-96"), {}}};
    for (const CheckDefinition &check : m_checklist.checks) {
        inputs.entries.append({round.id, QStringLiteral("a"), check.id, checkStateId(CheckState::PartlyMet), QStringLiteral("note"),
                               QStringLiteral("anna"), QDateTime(inputs.date, QTime(9, 0), Qt::UTC)});
    }
    inputs.rounds << round;
    return recommendationReport(inputs, language, QLocale(languageName(language)));
}

QString RecommendationPdfTest::write(const ReportDocument &document)
{
    const QString path = m_folder.filePath(QStringLiteral("recommendation.pdf"));
    const Done done = writePdf(document, path);
    if (!done)
        qFatal("%s", qPrintable(errorMessage(done.error())));
    return path;
}

void RecommendationPdfTest::everythingPrintedComesBack_data()
{
    QTest::addColumn<int>("profile");
    QTest::addColumn<bool>("chinese");
    for (int profile = 0; profile < 3; ++profile) {
        QTest::addRow("example %d, English", profile) << profile << false;
        QTest::addRow("example %d, Chinese", profile) << profile << true;
    }
}

void RecommendationPdfTest::everythingPrintedComesBack()
{
    QFETCH(int, profile);
    QFETCH(bool, chinese);
    ReportDocument document = documentFor(profile, chinese ? Language::SimplifiedChinese : Language::English);
    const QString path = write(document);
    const QString text = test::pdfText(path);
    QCOMPARE(test::firstRadical(text), QChar());
    QCOMPARE(test::pdfImageCount(path), 0);
    const QString printed = test::withoutSpaces(text);
    const int pages = test::pdfInfo(path, QStringLiteral("Pages")).toInt();
    QVERIFY(printed.contains(test::withoutSpaces(document.pageOf.arg(pages).arg(pages))));
    document.pageOf.clear();
    const QStringList texts = reportTexts(document);
    for (const QString &expected : texts) {
        // A text that runs over a page has the foot and head of the pages in its middle: look for its parts.
        const QStringList words = expected.split(QRegularExpression(QStringLiteral("[\\s\\x{2007}，。；]+")), Qt::SkipEmptyParts);
        for (const QString &word : words)
            QVERIFY2(printed.contains(word), qPrintable(expected));
    }
}

void RecommendationPdfTest::firstPageIsTheSummary_data()
{
    everythingPrintedComesBack_data();
}

void RecommendationPdfTest::firstPageIsTheSummary()
{
    QFETCH(int, profile);
    QFETCH(bool, chinese);
    const ReportDocument document = documentFor(profile, chinese ? Language::SimplifiedChinese : Language::English);
    const QString path = write(document);
    const QString first = test::withoutSpaces(test::pdfText(path, 1));
    for (const ReportElement &element : document.elements) {
        if (std::holds_alternative<ReportPageBreak>(element))
            break;
        ReportDocument part;
        part.elements << element;
        const QStringList texts = reportTexts(part);
        for (const QString &text : texts)
            QVERIFY2(first.contains(test::withoutSpaces(text)), qPrintable(text));
    }
    QVERIFY(test::withoutSpaces(test::pdfText(path, 2)).contains(QStringLiteral("Demandprofile")));
}

QTEST_MAIN(RecommendationPdfTest)
#include "tst_recommendation_pdf.moc"
