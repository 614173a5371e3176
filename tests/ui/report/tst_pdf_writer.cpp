// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "poppler.h"
#include "sample_report.h"
#include "support/test_support.h"
#include "ui/report/pdf_writer.h"
#include "report/report_texts.h"

#include <QFileInfo>
#include <QPrinter>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>

using namespace xuanka;

namespace {

ReportDocument withTable(int rows)
{
    ReportDocument document = test::sampleReport(false, 0);
    document.elements = {test::longTable(false, rows)};
    return document;
}

} // namespace

class PdfWriterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyTextComesBack_data();
    void everyTextComesBack();
    void noCompatibilityRadicals();
    void lettersAreNotJoined();
    void fontsAreEmbeddedAndNothingIsAPicture_data();
    void fontsAreEmbeddedAndNothingIsAPicture();
    void axesCarryTheLocalesNumbers();
    void eachPageSaysItsNumber_data();
    void eachPageSaysItsNumber();
    void tablesRepeatTheirHeadAndCutNoRow_data();
    void tablesRepeatTheirHeadAndCutNoRow();
    void rowHigherThanAPageLosesNothing();
    void wideTablesStayOnThePaper();
    void headingsStayWithWhatFollows();
    void fileCarriesTitleCreatorAndA4();
    void failedWriteLeavesTheOldFile();
    void unwritablePlacesAreNamed();
    void printerGetsTheSamePages();
    void emptyDocumentIsOnePage();

private:
    QString write(const ReportDocument &document, const char *name);

    QTemporaryDir m_folder;
};

QString PdfWriterTest::write(const ReportDocument &document, const char *name)
{
    const QString path = m_folder.filePath(QLatin1String(name));
    const Done done = writePdf(document, path);
    if (!done)
        qWarning() << errorMessage(done.error());
    return done ? path : QString();
}

void PdfWriterTest::initTestCase()
{
    QVERIFY(m_folder.isValid());
}

void PdfWriterTest::everyTextComesBack_data()
{
    QTest::addColumn<bool>("chinese");
    QTest::newRow("en") << false;
    QTest::newRow("zh_CN") << true;
}

void PdfWriterTest::everyTextComesBack()
{
    QFETCH(bool, chinese);
    ReportDocument document = test::sampleReport(chinese);
    const QString path = write(document, "texts.pdf");
    QVERIFY(!path.isEmpty());
    const QString printed = test::withoutSpaces(test::pdfText(path));
    document.pageOf.clear(); // has its own test
    const QStringList texts = reportTexts(document);
    QVERIFY(texts.size() > 250);
    for (const QString &text : texts)
        QVERIFY2(printed.contains(test::withoutSpaces(text)), qPrintable(text));
}

void PdfWriterTest::noCompatibilityRadicals()
{
    ReportDocument document = test::sampleReport(true);
    // Characters that have a twin among the Kangxi and CJK radicals.
    const QString twins = QStringLiteral("一人入八十口土大女子小山工己干广弓心手支文方日月木止比毛水火父片牙牛犬玄玉瓜瓦甘生用田白皮目矢石示立竹米老而耳肉臣自至舌色虫血行衣见角言谷豆贝赤走足身车金长门雨青非面革韦音页风飞食首香马骨高鬼鱼鸟鹿麦麻黄黑鼎鼓鼠鼻齐齿龙龟");
    document.elements.prepend(ReportParagraph{twins, ReportParagraph::Tone::Normal});
    const QString text = test::pdfText(write(document, "radicals.pdf"));
    QVERIFY(test::withoutSpaces(text).contains(twins));
    QCOMPARE(test::firstRadical(text), QChar());
}

void PdfWriterTest::lettersAreNotJoined()
{
    ReportDocument document = test::sampleReport(false, 0);
    const QString words = QStringLiteral("office traffic fills the flow of efficient fjords");
    document.elements = {ReportHeading{1, words}, ReportParagraph{words, ReportParagraph::Tone::Normal}};
    QCOMPARE(test::pdfText(write(document, "letters.pdf")).count(words), 2);
}

void PdfWriterTest::fontsAreEmbeddedAndNothingIsAPicture_data()
{
    everyTextComesBack_data();
}

void PdfWriterTest::fontsAreEmbeddedAndNothingIsAPicture()
{
    QFETCH(bool, chinese);
    const QString path = write(test::sampleReport(chinese), "fonts.pdf");
    QStringList fonts = test::poppler(QStringLiteral("pdffonts"), {path}).split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(2);
    QVERIFY(!fonts.isEmpty());
    QCOMPARE(fonts.size(), chinese ? 2 : 1);
    for (const QString &line : std::as_const(fonts)) {
        // name, type, encoding, emb, sub, uni, object: read from the right, names may hold spaces
        const QStringList words = line.simplified().split(QLatin1Char(' '));
        QVERIFY2(words.value(words.size() - 5) == QLatin1String("yes"), qPrintable(line));
        QVERIFY2(words.value(words.size() - 3) == QLatin1String("yes"), qPrintable(line));
        QVERIFY2(line.contains(QLatin1String("TrueType")), qPrintable(line));
    }
    QCOMPARE(test::pdfImageCount(path), 0);
    QVERIFY(QFileInfo(path).size() < 200000);
}

void PdfWriterTest::axesCarryTheLocalesNumbers()
{
    ReportDocument document = test::sampleReport(false, 0);
    document.elements = {test::sampleChart(false)};
    document.locale = QLocale(QStringLiteral("de_DE"));
    const QString text = test::pdfText(write(document, "axis.pdf"));
    QVERIFY2(text.contains(QStringLiteral("1.000")), qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("700")));
}

void PdfWriterTest::eachPageSaysItsNumber_data()
{
    everyTextComesBack_data();
}

void PdfWriterTest::eachPageSaysItsNumber()
{
    QFETCH(bool, chinese);
    const ReportDocument document = test::sampleReport(chinese);
    const QString path = write(document, "pages.pdf");
    const int pages = test::pdfInfo(path, QStringLiteral("Pages")).toInt();
    QVERIFY(pages >= 4);
    XUANKA_UNWRAP(counted, reportPageCount(document));
    QCOMPARE(counted, pages);
    for (int page = 1; page <= pages; ++page) {
        const QString text = test::withoutSpaces(test::pdfText(path, page));
        QVERIFY2(text.contains(test::withoutSpaces(document.pageOf.arg(page).arg(pages))), qPrintable(text.right(80)));
        QVERIFY(text.contains(test::withoutSpaces(document.footer)));
        QVERIFY(text.contains(test::withoutSpaces(document.title)));
    }
}

void PdfWriterTest::tablesRepeatTheirHeadAndCutNoRow_data()
{
    QTest::addColumn<int>("rows");
    QTest::newRow("60 rows") << 60;
    QTest::newRow("one row") << 1;
    QTest::newRow("a row more than a page") << 24;
    QTest::newRow("no row") << 0;
}

void PdfWriterTest::tablesRepeatTheirHeadAndCutNoRow()
{
    QFETCH(int, rows);
    const QString path = write(withTable(rows), "table.pdf");
    const int pages = test::pdfInfo(path, QStringLiteral("Pages")).toInt();
    QCOMPARE(pages > 2, rows == 60);
    int found = 0;
    for (int page = 1; page <= pages; ++page) {
        const QString text = test::withoutSpaces(test::pdfText(path, page));
        QCOMPARE(text.count(QStringLiteral("Cardandplatform")), 1);
        for (int row = 1; row <= rows; ++row) {
            const QString number = QStringLiteral("%1").arg(row, 2, 10, QLatin1Char('0'));
            const bool starts = text.contains(QStringLiteral("starts-") % number);
            const bool ends = text.contains(QStringLiteral("ends-") % number);
            QCOMPARE(starts, ends);
            QCOMPARE(starts, text.contains(QString(QStringLiteral("row-") % number % QStringLiteral("-name"))));
            found += starts ? 1 : 0;
        }
    }
    QCOMPARE(found, rows);
}

void PdfWriterTest::rowHigherThanAPageLosesNothing()
{
    ReportDocument document = withTable(0);
    QStringList words;
    for (int i = 0; i < 3000; ++i)
        words << QStringLiteral("word%1").arg(i);
    ReportTable table = test::longTable(false, 1);
    table.rows[0][3] = words.join(QLatin1Char(' '));
    document.elements = {table};
    const QString path = write(document, "tall.pdf");
    QVERIFY(test::pdfInfo(path, QStringLiteral("Pages")).toInt() > 2);
    const QString text = test::pdfText(path);
    for (int i = 0; i < 3000; i += 13)
        QVERIFY2(text.contains(words.at(i)), qPrintable(words.at(i)));
}

void PdfWriterTest::wideTablesStayOnThePaper()
{
    ReportTable table;
    QStringList row;
    for (int column = 0; column < 14; ++column) {
        table.columns.append({QStringLiteral("Heading%1").arg(column), 1.0, column % 2 == 1});
        row << QStringLiteral("¥%1").arg(123456.78 + column, 0, 'f', 2);
    }
    table.rows.append(row);
    ReportDocument document = withTable(0);
    document.elements = {table};
    const QString path = write(document, "wide.pdf");
    const QString text = test::withoutSpaces(test::pdfText(path));
    for (const QString &cell : std::as_const(row))
        QVERIFY2(text.contains(cell), qPrintable(cell));
    // Nothing lies outside the margins: the box of every word is inside the paper.
    const QString boxes = test::poppler(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), path, QStringLiteral("-")});
    static const QRegularExpression right(QStringLiteral("xMax=\"([0-9.]+)\""));
    auto matches = right.globalMatch(boxes);
    QVERIFY(matches.hasNext());
    while (matches.hasNext())
        QVERIFY(matches.next().captured(1).toDouble() < 595.0 - 50.0);
}

void PdfWriterTest::headingsStayWithWhatFollows()
{
    ReportDocument document = withTable(0);
    document.elements.clear();
    for (int i = 0; i < 40; ++i) {
        document.elements << ReportHeading{2, QStringLiteral("heading-%1-end").arg(i)}
                          << ReportParagraph{QStringLiteral("first-%1-end ").arg(i) % QStringLiteral("and more words ").repeated(12 + i),
                                             ReportParagraph::Tone::Normal};
    }
    const QString path = write(document, "headings.pdf");
    const int pages = test::pdfInfo(path, QStringLiteral("Pages")).toInt();
    QVERIFY(pages >= 3);
    for (int page = 1; page <= pages; ++page) {
        const QString text = test::pdfText(path, page);
        for (int i = 0; i < 40; ++i) {
            const bool heading = text.contains(QStringLiteral("heading-%1-end").arg(i));
            const bool paragraph = text.contains(QStringLiteral("first-%1-end").arg(i));
            QVERIFY2(heading == paragraph, qPrintable(QStringLiteral("page %1, heading %2: %3").arg(page).arg(i).arg(text)));
        }
    }
}

void PdfWriterTest::fileCarriesTitleCreatorAndA4()
{
    const ReportDocument document = test::sampleReport(true);
    const QString path = write(document, "info.pdf");
    QCOMPARE(test::pdfInfo(path, QStringLiteral("Title")), document.title);
    QVERIFY(test::pdfInfo(path, QStringLiteral("Creator")).startsWith(QStringLiteral("Xuanka ")));
    QVERIFY2(test::pdfInfo(path, QStringLiteral("Page size")).contains(QStringLiteral("A4")), qPrintable(test::pdfInfo(path, QStringLiteral("Page size"))));
}

void PdfWriterTest::failedWriteLeavesTheOldFile()
{
    const QString path = m_folder.filePath(QStringLiteral("kept.pdf"));
    QFile old(path);
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("the old report") > 0);
    old.close();

    // A limit on the size of files stops the writing half way, as a full disk does.
    ::rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    ::rlimit small = before;
    small.rlim_cur = 4096;
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const Done done = writePdf(test::sampleReport(false), path);
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, handler);

    QVERIFY(!done);
    QVERIFY(done.error().kind == Error::Kind::CannotWrite || done.error().kind == Error::Kind::DiskFull);
    QCOMPARE(done.error().file, path);
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), QByteArray("the old report"));
    QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("kept*")}).size(), 1); // and nothing half-written beside it
}

void PdfWriterTest::unwritablePlacesAreNamed()
{
    const QString nowhere = m_folder.filePath(QStringLiteral("missing/report.pdf"));
    const Done done = writePdf(test::sampleReport(false, 1), nowhere);
    QVERIFY(!done);
    QCOMPARE(done.error().kind, Error::Kind::CannotWrite);
    QCOMPARE(done.error().file, nowhere);
    QVERIFY(!done.error().detail.isEmpty());
    const Done folder = writePdf(test::sampleReport(false, 1), m_folder.path());
    QVERIFY(!folder);
    QCOMPARE(folder.error().kind, Error::Kind::CannotWrite);
}

void PdfWriterTest::printerGetsTheSamePages()
{
    const ReportDocument document = test::sampleReport(true);
    const QString path = m_folder.filePath(QStringLiteral("printed.pdf"));
    {
        QPrinter printer(QPrinter::ScreenResolution); // coarser than the PDF writer
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(path);
        QVERIFY(paintReport(document, &printer).has_value());
    }
    const QString written = write(document, "written.pdf");
    QCOMPARE(test::pdfInfo(path, QStringLiteral("Pages")), test::pdfInfo(written, QStringLiteral("Pages")));
    QCOMPARE(test::withoutSpaces(test::pdfText(path)), test::withoutSpaces(test::pdfText(written)));
}

void PdfWriterTest::emptyDocumentIsOnePage()
{
    ReportDocument document;
    document.title = QStringLiteral("Nothing yet");
    document.pageOf = QStringLiteral("Page %1 of %2");
    document.elements = {ReportBar{}, ReportTable{}, ReportList{}, ReportFacts{}, ReportPageBreak{}};
    const QString path = write(document, "empty.pdf");
    QCOMPARE(test::pdfInfo(path, QStringLiteral("Pages")).toInt(), 1);
    QVERIFY(test::pdfText(path).contains(QStringLiteral("Page 1 of 1")));
}

QTEST_MAIN(PdfWriterTest)
#include "tst_pdf_writer.moc"
