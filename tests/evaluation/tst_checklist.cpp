// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/catalog.h"
#include "evaluation/evaluation.h"
#include "evaluation/evaluation_words.h"
#include "json/json.h"
#include "support/test_support.h"

#include <QRegularExpression>
#include <QSet>

using namespace xuanka;

class ChecklistTest : public QObject {
    Q_OBJECT

private:
    Checklist m_checklist;

    /// Every text of the checklist with the place where it stands.
    QList<QPair<QString, LocalizedText>> texts() const
    {
        QList<QPair<QString, LocalizedText>> texts;
        for (const CheckDefinition &check : m_checklist.checks)
            texts << qMakePair(QString(check.id % QStringLiteral(" question")), check.question) << qMakePair(QString(check.id % QStringLiteral(" how to")), check.howTo);
        for (const RecordField &field : m_checklist.fields) {
            texts << qMakePair(QString(field.id % QStringLiteral(" name")), field.name) << qMakePair(QString(field.id % QStringLiteral(" what")), field.whatToRecord)
                  << qMakePair(QString(field.id % QStringLiteral(" why")), field.why);
        }
        return texts;
    }

private Q_SLOTS:
    void initTestCase()
    {
        XUANKA_UNWRAP(checklist, Checklist::loadBuiltIn());
        m_checklist = checklist;
        QVERIFY(m_checklist.asOf.isValid());
    }

    void holdsTheTwentySixChecksOfTheFiveDimensions()
    {
        QCOMPARE(m_checklist.checks.size(), 26);
        QMap<Dimension, int> counts;
        for (const CheckDefinition &check : std::as_const(m_checklist.checks))
            ++counts[check.dimension];
        QCOMPARE(counts.value(Dimension::PriceStructure), 6);
        for (const Dimension dimension : {Dimension::Availability, Dimension::SurroundingPerformance, Dimension::Onboarding, Dimension::AfterSales})
            QCOMPARE(counts.value(dimension), 5);
    }

    void holdsTheTenFieldsOfTheRecordTable()
    {
        QCOMPARE(m_checklist.fields.size(), 10);
        QCOMPARE(m_checklist.fields.constFirst().id, QStringLiteral("configuration"));
        QCOMPARE(m_checklist.fields.constLast().id, QStringLiteral("conclusion"));
    }

    void idsAreUniqueAndSayTheirDimension()
    {
        QSet<QString> ids;
        for (const CheckDefinition &check : std::as_const(m_checklist.checks)) {
            ids << check.id;
            QVERIFY2(check.id.startsWith(QString(dimensionId(check.dimension) % QLatin1Char('.'))), qPrintable(check.id));
            QCOMPARE(m_checklist.check(check.id), &check);
        }
        for (const RecordField &field : std::as_const(m_checklist.fields)) {
            ids << fieldKey(field.id);
            QCOMPARE(m_checklist.field(field.id), &field);
        }
        QCOMPARE(ids.size(), 36);
        QVERIFY(m_checklist.check(QStringLiteral("price.nothing")) == nullptr);
        QVERIFY(m_checklist.field(QStringLiteral("nothing")) == nullptr);
    }

    void everyTextIsWrittenInBothLanguages()
    {
        static const QRegularExpression han(QStringLiteral("\\p{Han}"));
        QSet<QString> seen;
        const auto all = texts();
        for (const auto &[place, text] : all) {
            QVERIFY2(!text.english.isEmpty() && !text.english.contains(han), qPrintable(place));
            QVERIFY2(text.chinese.contains(han), qPrintable(place));
            QVERIFY2(text.english.size() < 180 && text.chinese.size() < 80, qPrintable(place));
            QVERIFY2(!seen.contains(text.english) && !seen.contains(text.chinese), qPrintable(place));
            seen << text.english << text.chinese;
        }
        QCOMPARE(all.size(), 26 * 2 + 10 * 3);
    }

    void everyQuestionIsAQuestionAndEveryInstructionASentence()
    {
        for (const CheckDefinition &check : std::as_const(m_checklist.checks)) {
            QVERIFY2(check.question.english.endsWith(QLatin1Char('?')), qPrintable(check.id));
            QVERIFY2(check.question.chinese.contains(QStringLiteral("？")), qPrintable(check.id));
            QVERIFY2(check.howTo.english.endsWith(QLatin1Char('.')), qPrintable(check.id));
            QVERIFY2(check.howTo.chinese.endsWith(QStringLiteral("。")), qPrintable(check.id));
        }
    }

    void everySourceIsInTheCatalog()
    {
        XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
        for (const CheckDefinition &check : std::as_const(m_checklist.checks)) {
            QVERIFY2(catalog.source(check.source) != nullptr, qPrintable(check.source));
            QVERIFY(!check.place.isEmpty());
        }
        for (const RecordField &field : std::as_const(m_checklist.fields)) {
            QVERIFY2(catalog.source(field.source) != nullptr, qPrintable(field.source));
            QVERIFY(!field.place.isEmpty());
        }
    }

    void theSchemaRefusesWhatIsIncomplete_data()
    {
        QTest::addColumn<QByteArray>("change");
        QTest::addColumn<QString>("place");
        QTest::newRow("no Chinese") << QByteArray(R"({"question": {"en": "Why?"}})") << QStringLiteral("$.checks[0].question.zh");
        QTest::newRow("empty English") << QByteArray(R"({"question": {"en": " ", "zh": "为什么？"}})") << QStringLiteral("$.checks[0].question.en");
        QTest::newRow("unknown dimension") << QByteArray(R"({"dimension": "beauty"})") << QStringLiteral("$.checks[0].dimension");
        QTest::newRow("no source") << QByteArray(R"({"source": ""})") << QStringLiteral("$.checks[0].source");
        QTest::newRow("unknown key") << QByteArray(R"({"howTo": "x"})") << QStringLiteral("$.checks[0].howTo");
    }

    void theSchemaRefusesWhatIsIncomplete()
    {
        QFETCH(QByteArray, change);
        QFETCH(QString, place);
        XUANKA_UNWRAP(document, readJsonFile(QStringLiteral(":/checklists/platform_checks.json")));
        XUANKA_UNWRAP(schema, readJsonFile(QStringLiteral(":/schema/checklist_checks.schema.json")));
        QVERIFY(checkSchema(document, schema, {}));
        const Json changed = Json::parse(change.toStdString());
        for (const auto &[key, value] : changed.items())
            document["checks"][0][key] = value;
        const Done checked = checkSchema(document, schema, QStringLiteral("checks.json"));
        QVERIFY(!checked);
        QCOMPARE(checked.error().file, QStringLiteral("checks.json"));
        QCOMPARE(checked.error().place, place);
    }

    void idsAndNamesOfStatesAndDimensionsAreWholeAndDistinct()
    {
        QSet<QString> ids;
        QSet<QString> names;
        for (const Dimension dimension : allDimensions) {
            QVERIFY(dimensionFromId(dimensionId(dimension)) == dimension);
            ids << dimensionId(dimension);
            names << dimensionName(dimension);
        }
        for (const CheckState state : allCheckStates) {
            QVERIFY(checkStateFromId(checkStateId(state)) == state);
            ids << checkStateId(state);
            names << checkStateName(state);
        }
        QCOMPARE(ids.size(), 10);
        QCOMPARE(names.size(), 10);
        QVERIFY(!names.contains(QString()));
        QVERIFY(!dimensionFromId(QStringLiteral("Price")));
        QVERIFY(!checkStateFromId(QString()));
    }

    void aStampSaysWhoAndWhenInLocalTime()
    {
        Entry entry;
        entry.author = QStringLiteral("anna");
        entry.at = QDateTime(QDate(2026, 9, 4), QTime(8, 30), Qt::UTC);
        const QString when = QLocale().toString(entry.at.toLocalTime(), QLocale::ShortFormat);
        QCOMPARE(entryStamp(entry), QString(QStringLiteral("anna, ") % when));
        entry.author.clear();
        QCOMPARE(entryStamp(entry), when);
    }
};

QTEST_GUILESS_MAIN(ChecklistTest)
#include "tst_checklist.moc"
