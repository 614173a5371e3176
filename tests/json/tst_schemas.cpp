// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "json/json.h"

#include "support/test_support.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>

using namespace xuanka;

/// The written schemas use only what the checker knows; a word that it does not know would be a check that never runs.
class TestSchemas : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void useOnlyKnownWordsAndLivingReferences_data();
    void useOnlyKnownWordsAndLivingReferences();
};

namespace {

const QSet<QString> &knownWords()
{
    static const QSet<QString> words = {
        QStringLiteral("$ref"), QStringLiteral("$schema"), QStringLiteral("$id"), QStringLiteral("title"),
        QStringLiteral("description"), QStringLiteral("type"), QStringLiteral("enum"), QStringLiteral("required"),
        QStringLiteral("properties"), QStringLiteral("additionalProperties"), QStringLiteral("items"),
        QStringLiteral("minItems"), QStringLiteral("maxItems"), QStringLiteral("minimum"), QStringLiteral("exclusiveMinimum"),
        QStringLiteral("maximum"), QStringLiteral("pattern"), QStringLiteral("format"), QStringLiteral("definitions")};
    return words;
}

/// The first thing in a schema that the checker would pass over; empty if there is none.
QString overlooked(const Json &schema, const Json &root, const QString &path)
{
    if (!schema.is_object())
        return schema.is_boolean() ? QString() : path;
    for (const auto &[key, value] : schema.items()) {
        const QString word = QString::fromStdString(key);
        const QString place = path % QLatin1Char('.') % word;
        const bool unreadable = (word == QLatin1String("format") && value != "date")
            || (word == QLatin1String("pattern") && !QRegularExpression(toQString(value)).isValid());
        if (unreadable || !knownWords().contains(word))
            return place;
        if (word == QLatin1String("properties") || word == QLatin1String("definitions")) {
            for (const auto &[name, inner] : value.items()) {
                const QString found = overlooked(inner, root, place % QLatin1Char('.') % QString::fromStdString(name));
                if (!found.isEmpty())
                    return found;
            }
        } else if (word == QLatin1String("items") || word == QLatin1String("additionalProperties")) {
            const QString found = overlooked(value, root, place);
            if (!found.isEmpty())
                return found;
        } else if (word == QLatin1String("$ref")) {
            const std::string reference = value.get<std::string>();
            if (reference.rfind("#/definitions/", 0) != 0 || !root.contains(Json::json_pointer(reference.substr(1))))
                return place;
        } else if (word == QLatin1String("required")) {
            for (const Json &name : value) {
                if (schema.contains("properties") && !schema["properties"].contains(name.get<std::string>()))
                    return place % QLatin1Char('.') % toQString(name);
            }
        }
    }
    return {};
}

} // namespace

void TestSchemas::useOnlyKnownWordsAndLivingReferences_data()
{
    QTest::addColumn<QString>("path");
    const QStringList names = QDir(QStringLiteral(":/schema")).entryList({QStringLiteral("*.schema.json")}, QDir::Files);
    QVERIFY(names.size() >= 5);
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << QString(QStringLiteral(":/schema/") % name);
}

void TestSchemas::useOnlyKnownWordsAndLivingReferences()
{
    QFETCH(const QString, path);
    XUANKA_UNWRAP(schema, readJsonFile(path));
    QCOMPARE(overlooked(schema, schema, QStringLiteral("$")), QString());
}

QTEST_GUILESS_MAIN(TestSchemas)
#include "tst_schemas.moc"
