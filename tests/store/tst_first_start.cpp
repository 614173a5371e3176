// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/first_start.h"

#include "workspace_fixture.h"

using namespace xuanka;
using namespace xuanka::test;

class FirstStartTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void somethingIsThereBeforeAnythingIsTyped_data()
    {
        QTest::addColumn<Language>("language");
        QTest::newRow("English") << Language::English;
        QTest::newRow("简体中文") << Language::SimplifiedChinese;
    }

    void somethingIsThereBeforeAnythingIsTyped()
    {
        QFETCH(Language, language);
        QTemporaryDir base;
        const QString file = base.filePath(QStringLiteral("not/yet there/a.xuanka"));
        XUANKA_UNWRAP(examples, exampleProfiles(language));
        {
            XUANKA_UNWRAP(workspace, createWithExamples(file, identityOf(QStringLiteral("anna")), language));
            QCOMPARE(workspace->path(), file);
            QCOMPARE(workspace->mode(), Workspace::Mode::ReadWrite);
            XUANKA_UNWRAP(profiles, workspace->profiles());
            QCOMPARE(profiles.size(), 3);
            for (int i = 0; i < 3; ++i)
                QCOMPARE(profiles.at(i).name, examples.at(i).name);
            QVERIFY(workspace->deleteProfile(profiles.at(0).id));
        }
        XUANKA_UNWRAP(workspace, Workspace::open(file, identityOf(QStringLiteral("anna"))));
        QCOMPARE(workspace->profiles()->size(), 2); // what was deleted stays deleted
    }

    void aFileThatIsThereIsNotTouched()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("a.xuanka")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("somebody's work");
        file.close();
        QVERIFY(!createWithExamples(file.fileName(), identityOf(QStringLiteral("anna")), Language::English));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("somebody's work"));
    }

    void aFolderThatCannotBeMadeIsNamed()
    {
        QTemporaryDir base;
        QFile file(base.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QString folder = file.fileName() % QStringLiteral("/below");
        const auto workspace = createWithExamples(QString(folder % QStringLiteral("/a.xuanka")),
                                                  identityOf(QStringLiteral("anna")), Language::English);
        QVERIFY(!workspace);
        QCOMPARE(workspace.error().kind, Error::Kind::CannotWrite);
        QCOMPARE(workspace.error().file, folder);
    }
};

QTEST_GUILESS_MAIN(FirstStartTest)
#include "tst_first_start.moc"
