// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "program_runner.h"
#include "support/test_support.h"

#include <QTemporaryDir>

using namespace xuanka;
using namespace xuanka::test;

/// What holds for every command: exit codes, one line on stderr that names file, place and reason, help, languages.
class TestCommandLine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void badInputIsOneLineAndExitTwo_data();
    void badInputIsOneLineAndExitTwo();
    void everyCommandHasHelp_data();
    void everyCommandHasHelp();
    void wordsFollowTheLanguage();
    void versionIsPrinted();
    void everySchemaExampleRuns_data();
    void everySchemaExampleRuns();
    void workspaceIsMadeCheckedAndBackedUp();
    void damagedWorkspaceIsReportedAndLeftAlone();

private:
    ProgramRun run(const QStringList &arguments) { return runProgram(QStringLiteral(XUANKA_PROGRAM), arguments, m_folder.path()); }
    QString write(const QString &name, const QByteArray &bytes);
    QTemporaryDir m_folder;
};

QString TestCommandLine::write(const QString &name, const QByteArray &bytes)
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write the test's own file");
    return file.fileName();
}

void TestCommandLine::badInputIsOneLineAndExitTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("content"); // replaces F
    QTest::addColumn<QString>("mentions");
    const auto row = [](const char *name, const QString &line, const QByteArray &content, const QString &mentions) {
        QTest::newRow(name) << line.split(QLatin1Char(' ')) << content << mentions;
    };
    row("unknown command", QStringLiteral("frobnicate"), {}, QStringLiteral("frobnicate"));
    row("unknown option", QStringLiteral("cards --colour"), {}, QStringLiteral("--colour"));
    row("bad expression", QStringLiteral("cards --where memory>>9"), {}, QStringLiteral("memory>>9"));
    row("unknown card", QStringLiteral("quotes --card gtx-9999"), {}, QStringLiteral("gtx-9999"));
    row("unknown model", QStringLiteral("size --model llama-99 --task infer"), {}, QStringLiteral("llama-99"));
    row("no model", QStringLiteral("size --task infer"), {}, QStringLiteral("--model"));
    row("unknown task", QStringLiteral("size --model llama-3-8b --task dance"), {}, QStringLiteral("dance"));
    row("zero batch", QStringLiteral("size --model llama-3-8b --task infer --batch 0"), {}, QStringLiteral("--batch"));
    row("text as number", QStringLiteral("size --model llama-3-8b --task infer --context 4k"), {}, QStringLiteral("4k"));
    row("heads do not divide", QStringLiteral("size --model llama-3-8b --task infer --cards 3 --parallel tp"), {}, QStringLiteral("3"));
    row("profile missing", QStringLiteral("recommend --profile no-such-file.json"), {}, QStringLiteral("no-such-file.json"));
    row("profile broken", QStringLiteral("recommend --profile F"), "{\"name\": ", QStringLiteral("F"));
    row("profile not UTF-8", QStringLiteral("recommend --profile F"), "{\"name\": \"\xff\xfe\"}", QStringLiteral("UTF-8"));
    row("profile with a typing slip", QStringLiteral("recommend --profile F"), "{\"name\": \"x\", \"tasks\": [{\"kind\": \"infer\", \"model_id\": \"llama-3-8b\"}], \"hours_per_mnoth\": 3}",
        QStringLiteral("hours_per_mnoth"));
    row("unknown question", QStringLiteral("cost lottery --input F"), "{}", QStringLiteral("lottery"));
    row("empty cost input", QStringLiteral("cost rent-vs-buy --input F"), "{}", QStringLiteral("$."));
    row("cost input of the wrong kind", QStringLiteral("cost package --input F"), "[1, 2]", QStringLiteral("$"));
    row("not a workspace", QStringLiteral("workspace check F"), "hello", QStringLiteral("F"));
    row("workspace missing", QStringLiteral("workspace check nowhere.xuanka"), {}, QStringLiteral("nowhere.xuanka"));
    row("unknown schema", QStringLiteral("schema nothing"), {}, QStringLiteral("nothing"));
    row("unwritable PDF", QStringLiteral("recommend --profile enterprise_70b_inference --pdf /nowhere/at/all.pdf"), {},
        QStringLiteral("/nowhere/at/all.pdf"));
}

void TestCommandLine::badInputIsOneLineAndExitTwo()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, content);
    QFETCH(QString, mentions);
    const QString file = write(QStringLiteral("input-F"), content);
    arguments.replaceInStrings(QRegularExpression(QStringLiteral("^F$")), file);
    for (const QString &language : {QStringLiteral("en"), QStringLiteral("zh_CN")}) {
        const ProgramRun result = run(arguments + QStringList{QStringLiteral("--lang"), language});
        const QString line = QString::fromUtf8(result.err);
        QVERIFY2(result.exitCode == 2, qPrintable(QStringLiteral("%1: %2").arg(result.exitCode).arg(line)));
        QVERIFY2(line.startsWith(QLatin1String("xuanka: ")), qPrintable(line));
        QVERIFY2(line.count(QLatin1Char('\n')) == 1 && line.endsWith(QLatin1Char('\n')), qPrintable(line));
        QVERIFY2(line.contains(mentions), qPrintable(line));
        QVERIFY2(result.out.isEmpty(), result.out.constData());
    }
}

void TestCommandLine::everyCommandHasHelp_data()
{
    QTest::addColumn<QString>("command");
    for (const char *name : {"cards", "quotes", "size", "fit", "cost", "recommend", "schema", "workspace", "screenshot"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestCommandLine::everyCommandHasHelp()
{
    QFETCH(QString, command);
    const ProgramRun overview = run({QStringLiteral("--help")});
    QCOMPARE(overview.exitCode, 0);
    QVERIFY(overview.out.contains(command.toUtf8()));
    const ProgramRun help = run({command, QStringLiteral("--help")});
    QCOMPARE(help.exitCode, 0);
    QVERIFY(help.out.contains("--json"));
}

void TestCommandLine::wordsFollowTheLanguage()
{
    const QString english = QString::fromUtf8(run({QStringLiteral("cards"), QStringLiteral("--lang"), QStringLiteral("en")}).out);
    const QString chinese = QString::fromUtf8(run({QStringLiteral("cards"), QStringLiteral("--lang"), QStringLiteral("zh_CN")}).out);
    const QRegularExpression han(QStringLiteral("\\p{Han}"));
    QVERIFY(!english.isEmpty() && !english.contains(han));
    QVERIFY(chinese.contains(han));
}

void TestCommandLine::versionIsPrinted()
{
    const ProgramRun result = run({QStringLiteral("--version")});
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.out, QByteArray("xuanka " XUANKA_VERSION "\n"));
}

void TestCommandLine::everySchemaExampleRuns_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("command");
    QTest::newRow("profile") << QStringLiteral("profile") << QStringList{QStringLiteral("recommend"), QStringLiteral("--profile")};
    QTest::newRow("package") << QStringLiteral("package") << QStringList{QStringLiteral("cost"), QStringLiteral("package"), QStringLiteral("--input")};
    QTest::newRow("rent-vs-buy") << QStringLiteral("rent-vs-buy") << QStringList{QStringLiteral("cost"), QStringLiteral("rent-vs-buy"), QStringLiteral("--input")};
}

void TestCommandLine::everySchemaExampleRuns()
{
    QFETCH(QString, name);
    QFETCH(QStringList, command);
    for (const QString &language : {QStringLiteral("en"), QStringLiteral("zh_CN")}) {
        const ProgramRun example = run({QStringLiteral("schema"), name, QStringLiteral("--lang"), language});
        QCOMPARE(example.exitCode, 0);
        const QString file = write(QStringLiteral("example.json"), example.out);
        const ProgramRun result = run(command + QStringList{file, QStringLiteral("--json")});
        QVERIFY2(result.exitCode == 0, result.err.constData());
        QVERIFY(result.json().is_object());
    }
}

void TestCommandLine::workspaceIsMadeCheckedAndBackedUp()
{
    const QString file = m_folder.filePath(QStringLiteral("team.xuanka"));
    const QString copy = m_folder.filePath(QStringLiteral("copy.xuanka"));
    QCOMPARE(run({QStringLiteral("workspace"), QStringLiteral("new"), file}).exitCode, 0);
    QCOMPARE(run({QStringLiteral("workspace"), QStringLiteral("new"), file}).exitCode, 2); // never overwritten
    QCOMPARE(run({QStringLiteral("workspace"), QStringLiteral("backup"), file, QStringLiteral("--to"), copy}).exitCode, 0);
    for (const QString &path : {file, copy}) {
        const Json report = run({QStringLiteral("workspace"), QStringLiteral("check"), path, QStringLiteral("--json")}).json();
        QCOMPARE(report.value("profiles", 0), 3);
        QCOMPARE(report.value("damaged", true), false);
    }
}

void TestCommandLine::damagedWorkspaceIsReportedAndLeftAlone()
{
    const QString file = m_folder.filePath(QStringLiteral("damaged.xuanka"));
    QCOMPARE(run({QStringLiteral("workspace"), QStringLiteral("new"), file}).exitCode, 0);
    QFile handle(file);
    QVERIFY(handle.open(QIODevice::ReadWrite));
    QByteArray bytes = handle.readAll();
    for (qsizetype i = 4096; i < bytes.size(); i += 97)
        bytes[i] = static_cast<char>(bytes.at(i) ^ 0x5a);
    QVERIFY(handle.seek(0) && handle.write(bytes) == bytes.size());
    handle.close();

    const ProgramRun check = run({QStringLiteral("workspace"), QStringLiteral("check"), file});
    QVERIFY2(check.exitCode == 1 || check.exitCode == 2, check.out.constData());
    QCOMPARE(run({QStringLiteral("workspace"), QStringLiteral("backup"), file}).exitCode, 2);
    QVERIFY(handle.open(QIODevice::ReadOnly));
    QCOMPARE(handle.readAll(), bytes);
}

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_command_line.moc"
