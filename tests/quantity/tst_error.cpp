// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quantity/error.h"

#include "support/test_support.h"

#include <QSet>

using namespace xuanka;

/// Every error has one sentence that says what is wrong, with its file and place before it, on one line.
class TestError : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyKindHasASentence()
    {
        QSet<QString> sentences;
        int kinds = 0;
        for (int i = 0;; ++i) {
            const Error error{static_cast<Error::Kind>(i), {}, {}, QStringLiteral("DETAIL"), QStringLiteral("EXPECTED")};
            const QString sentence = errorSentence(error);
            if (sentence.isEmpty())
                break; // past the last kind
            QVERIFY2(!sentence.contains(QStringLiteral("%1")) && !sentence.contains(QStringLiteral("%2")),
                     qPrintable(sentence));
            QVERIFY2(!sentence.endsWith(QLatin1Char('.')), qPrintable(sentence)); // it stands behind "FILE: PLACE: "
            sentences << sentence;
            ++kinds;
        }
        QVERIFY(kinds >= 20);
        QCOMPARE(sentences.size(), kinds);
    }

    void messageIsFilePlaceAndSentence_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("message");
        QTest::newRow("both") << QStringLiteral("a.json") << QStringLiteral("$.x") << QStringLiteral("a.json: $.x: is missing; please give it");
        QTest::newRow("file only") << QStringLiteral("a.json") << QString() << QStringLiteral("a.json: is missing; please give it");
        QTest::newRow("place only") << QString() << QStringLiteral("--card") << QStringLiteral("--card: is missing; please give it");
        QTest::newRow("neither") << QString() << QString() << QStringLiteral("is missing; please give it");
    }
    void messageIsFilePlaceAndSentence()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, place);
        QFETCH(const QString, message);
        QCOMPARE(errorMessage({Error::Kind::Missing, file, place, {}, {}}), message);
    }

    void expectationIsOnlySaidIfThereIsOne()
    {
        QCOMPARE(errorSentence({Error::Kind::UnknownName, {}, {}, QStringLiteral("h900"), {}}), QStringLiteral("“h900” is not known"));
        QVERIFY(errorSentence({Error::Kind::UnknownName, {}, {}, QStringLiteral("h900"), QStringLiteral("h100, h200")})
                    .endsWith(QStringLiteral("h100, h200")));
    }

    void lineBreaksInDetailsDoNotBreakTheLine()
    {
        const QString message = errorMessage({Error::Kind::UnknownName, QStringLiteral("f"), {}, QStringLiteral("two\nlines"), {}});
        QVERIFY(!message.contains(QLatin1Char('\n')));
    }

    void resultCarriesValueOrError()
    {
        const Result<int> value = 7;
        const Result<int> error = fail({Error::Kind::Missing, {}, QStringLiteral("x"), {}, {}});
        QVERIFY(value.has_value() && *value == 7);
        QVERIFY(!error.has_value());
        QCOMPARE(error.error().place, QStringLiteral("x"));
        QCOMPARE(test::explain(error), QStringLiteral("x: is missing; please give it"));
    }
};

QTEST_GUILESS_MAIN(TestError)
#include "tst_error.moc"
