// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "program_runner.h"
#include "support/test_support.h"

#include <QImage>
#include <QTemporaryDir>

using namespace xuanka;
using namespace xuanka::test;

/// Pages of the real window, rendered without a display.
class TestScreenshot : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPageIsRendered_data();
    void everyPageIsRendered();
    void badRequestsAreRefused_data();
    void badRequestsAreRefused();

private:
    ProgramRun run(const QStringList &arguments) { return runProgram(QStringLiteral(XUANKA_PROGRAM), arguments, m_folder.path()); }
    QTemporaryDir m_folder;
};

void TestScreenshot::everyPageIsRendered_data()
{
    QTest::addColumn<QString>("page");
    for (const char *page : {"demand", "cards", "sizing", "costs", "platforms", "recommendation"})
        QTest::newRow(page) << QString::fromLatin1(page);
}

void TestScreenshot::everyPageIsRendered()
{
    QFETCH(QString, page);
    QList<QImage> images;
    for (const QString &theme : {QStringLiteral("light"), QStringLiteral("dark")}) {
        const QString file = m_folder.filePath(page + theme + QStringLiteral(".png"));
        const ProgramRun result = run({QStringLiteral("screenshot"), QStringLiteral("--page"), page, QStringLiteral("--lang"),
                                       QStringLiteral("zh_CN"), QStringLiteral("--theme"), theme, QStringLiteral("--size"),
                                       QStringLiteral("1024x700"), QStringLiteral("--out"), file});
        QVERIFY2(result.exitCode == 0, result.err.constData());
        QVERIFY2(result.err.isEmpty(), result.err.constData());
        const QImage image(file);
        QCOMPARE(image.size(), QSize(1024, 700));
        images << image;
    }
    QVERIFY(images.at(0).pixelColor(1010, 690).lightness() > 150);
    QVERIFY(images.at(1).pixelColor(1010, 690).lightness() < 110);
}

void TestScreenshot::badRequestsAreRefused_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::newRow("page") << QStringLiteral("--page kitchen --out x.png");
    QTest::newRow("size") << QStringLiteral("--page cards --size huge --out x.png");
    QTest::newRow("theme") << QStringLiteral("--page cards --theme pink --out x.png");
    QTest::newRow("no file") << QStringLiteral("--page cards");
    QTest::newRow("unwritable") << QStringLiteral("--page cards --out /nowhere/at/all.png");
}

void TestScreenshot::badRequestsAreRefused()
{
    QFETCH(QString, arguments);
    const ProgramRun result = run(QStringList{QStringLiteral("screenshot")} + arguments.split(QLatin1Char(' ')));
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(result.err.count('\n'), 1);
}

QTEST_GUILESS_MAIN(TestScreenshot)
#include "tst_screenshot.moc"
