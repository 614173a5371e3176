// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/sql_script.h"

#include <QtTest>

using xuanka::splitStatements;

class SqlScriptTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void splitsAtTheEndOfStatementsOnly_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<QStringList>("statements");

        const auto row = [](const char *name, const char *script, const QStringList &statements) {
            QTest::newRow(name) << QString::fromUtf8(script) << statements;
        };
        const auto text = [](const char *statement) { return QString::fromUtf8(statement); };
        row("nothing", "", {});
        row("only blanks and semicolons", " ;\n; ", {});
        row("only comments", "-- a; b\n/* c; d */", {});
        row("two", "SELECT 1; SELECT 2;", {text("SELECT 1"), text("SELECT 2")});
        row("last without semicolon", "SELECT 1;\nSELECT 2", {text("SELECT 1"), text("SELECT 2")});
        row("comment before", "-- what; why\nSELECT 1;", {text("SELECT 1")});
        row("comment inside", "SELECT 1 -- one;\n, 2;", {text("SELECT 1 -- one;\n, 2")});
        row("block comment inside", "SELECT 1 /* ; */, 2;", {text("SELECT 1 /* ; */, 2")});
        row("string", "SELECT 'a;b''c;d';SELECT 2", {text("SELECT 'a;b''c;d'"), text("SELECT 2")});
        row("quoted name", "SELECT \"a;b\", `c;d`, [e;f];SELECT 2", {text("SELECT \"a;b\", `c;d`, [e;f]"), text("SELECT 2")});
        row("Chinese", "SELECT '选；卡;';SELECT 2", {text("SELECT '选；卡;'"), text("SELECT 2")});
        row("trigger", "CREATE TRIGGER t BEFORE UPDATE ON a BEGIN SELECT 1; SELECT 2; END; SELECT 3;",
            {text("CREATE TRIGGER t BEFORE UPDATE ON a BEGIN SELECT 1; SELECT 2; END"), text("SELECT 3")});
        row("trigger with case", "CREATE TRIGGER t BEFORE UPDATE ON a BEGIN SELECT CASE WHEN 1 THEN 2 END; SELECT 2; end; SELECT 3;",
            {text("CREATE TRIGGER t BEFORE UPDATE ON a BEGIN SELECT CASE WHEN 1 THEN 2 END; SELECT 2; end"), text("SELECT 3")});
        row("case outside a trigger", "SELECT CASE WHEN 1 THEN 2 END; SELECT 3", {text("SELECT CASE WHEN 1 THEN 2 END"), text("SELECT 3")});
        row("names that contain words", "SELECT endless, begin_at, case_2; SELECT 2", {text("SELECT endless, begin_at, case_2"), text("SELECT 2")});
        row("a transaction is not a trigger", "BEGIN; SELECT 1; END;", {text("BEGIN"), text("SELECT 1"), text("END")});
        row("unfinished string", "SELECT 'a; SELECT 2;", {text("SELECT 'a; SELECT 2;")});
        row("unfinished comment", "SELECT 1; /* SELECT 2;", {text("SELECT 1")});
    }

    void splitsAtTheEndOfStatementsOnly()
    {
        QFETCH(QString, script);
        QFETCH(QStringList, statements);
        QCOMPARE(splitStatements(script), statements);
    }
};

QTEST_GUILESS_MAIN(SqlScriptTest)
#include "tst_sql_script.moc"
