// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/settings.h"

#include "support/test_support.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace xuanka;

/// What is kept between two starts, in a file that the test owns.
class SettingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingKeptMeansDefaults();
    void everythingComesBackAfterARestart();
    void recentFilesAreNewestFirstOnceAndTen();
    void columnStateComesBackByIds();
    void damagedColumnStateIsIgnored_data();
    void damagedColumnStateIsIgnored();
    void unknownThemeFallsBackToSystem();
    void aFileThatCannotBeWrittenIsReported();

private:
    QTemporaryDir m_folder;
    QString path(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }
};

void SettingsTest::nothingKeptMeansDefaults()
{
    const Settings settings(path("none.ini"));
    QVERIFY(!settings.language());
    QCOMPARE(settings.theme(), ThemeChoice::System);
    QVERIFY(settings.recentFiles().isEmpty());
    QVERIFY(!settings.columns(QStringLiteral("cards")));
    QVERIFY(settings.windowGeometry().isEmpty());
    QCOMPARE(settings.choice(QStringLiteral("costs/currency"), QStringLiteral("CNY")), QStringLiteral("CNY"));
}

void SettingsTest::everythingComesBackAfterARestart()
{
    {
        Settings settings(path("kept.ini"));
        settings.setLanguage(Language::SimplifiedChinese);
        settings.setTheme(ThemeChoice::Dark);
        settings.addRecentFile(QString::fromUtf8("/home/用户/选卡.xuanka"));
        settings.setWindowGeometry("geometry");
        settings.setSplitter(QStringLiteral("cards"), "splitter");
        settings.setLastPage(QStringLiteral("costs"));
        settings.setChoice(QStringLiteral("costs/currency"), QStringLiteral("USD"));
        QVERIFY(settings.sync());
    }
    const Settings settings(path("kept.ini"));
    QCOMPARE(settings.language(), std::optional(Language::SimplifiedChinese));
    QCOMPARE(settings.theme(), ThemeChoice::Dark);
    QCOMPARE(settings.recentFiles(), QStringList {QString::fromUtf8("/home/用户/选卡.xuanka")});
    QCOMPARE(settings.windowGeometry(), QByteArray("geometry"));
    QCOMPARE(settings.splitter(QStringLiteral("cards")), QByteArray("splitter"));
    QCOMPARE(settings.lastPage(), QStringLiteral("costs"));
    QCOMPARE(settings.choice(QStringLiteral("costs/currency")), QStringLiteral("USD"));
}

void SettingsTest::recentFilesAreNewestFirstOnceAndTen()
{
    Settings settings(path("recent.ini"));
    for (int i = 0; i < 12; ++i)
        settings.addRecentFile(QStringLiteral("/w/%1.xuanka").arg(i));
    settings.addRecentFile(QStringLiteral("/w/5.xuanka"));
    const QStringList files = settings.recentFiles();
    QCOMPARE(files.size(), 10);
    QCOMPARE(files.constFirst(), QStringLiteral("/w/5.xuanka"));
    QCOMPARE(files.at(1), QStringLiteral("/w/11.xuanka"));
    QCOMPARE(files.count(QStringLiteral("/w/5.xuanka")), 1);
    settings.removeRecentFile(QStringLiteral("/w/5.xuanka"));
    QCOMPARE(settings.recentFiles().constFirst(), QStringLiteral("/w/11.xuanka"));
}

void SettingsTest::columnStateComesBackByIds()
{
    const ColumnState state {{QStringLiteral("name"), QStringLiteral("price")},
                             {QStringLiteral("name"), QStringLiteral("price"), QStringLiteral("tdp")},
                             {200, 90},
                             QStringLiteral("price"),
                             false};
    Settings settings(path("columns.ini"));
    settings.setColumns(QStringLiteral("cards"), state);
    QCOMPARE(settings.columns(QStringLiteral("cards")), std::optional(state));
    QVERIFY(!settings.columns(QStringLiteral("quotes")));
}

void SettingsTest::damagedColumnStateIsIgnored_data()
{
    QTest::addColumn<QByteArray>("widths");
    QTest::newRow("too few") << QByteArray("100");
    QTest::newRow("no number") << QByteArray("100, wide");
    QTest::newRow("negative") << QByteArray("100, -5");
    QTest::newRow("absent") << QByteArray();
}

void SettingsTest::damagedColumnStateIsIgnored()
{
    QFETCH(const QByteArray, widths);
    const QString file = path("damaged.ini");
    QFile ini(file);
    QVERIFY(ini.open(QIODevice::WriteOnly));
    ini.write("version=1\n[columns]\ncards\\order=name, price\ncards\\widths=" + widths + "\n");
    ini.close();
    const Settings settings(file);
    QVERIFY(!settings.columns(QStringLiteral("cards")));
}

void SettingsTest::unknownThemeFallsBackToSystem()
{
    const QString file = path("theme.ini");
    QFile ini(file);
    QVERIFY(ini.open(QIODevice::WriteOnly));
    ini.write("version=1\ntheme=purple\n");
    ini.close();
    QCOMPARE(Settings(file).theme(), ThemeChoice::System);
}

void SettingsTest::aFileThatCannotBeWrittenIsReported()
{
    // A folder stands where the file should be: refused for every user, root included.
    QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("folder.ini")));
    Settings settings(path("folder.ini"));
    settings.setTheme(ThemeChoice::Dark);
    QVERIFY(!settings.sync());
}

QTEST_GUILESS_MAIN(SettingsTest)
#include "tst_settings.moc"
