// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cost/cost_json.h"
#include "cost/rent_or_buy_presets.h"
#include "support/test_support.h"

using namespace xuanka;

class RentOrBuyPresetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void breakEvenWhereTheSourcesSay_data();
    void breakEvenWhereTheSourcesSay();
    void firstIsTheDocumentsExample();
    void everyGivenInputSaysWhereItComesFrom();
    void textsAreInBothLanguages();
};

void RentOrBuyPresetsTest::breakEvenWhereTheSourcesSay_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("tenThousandths");
    QTest::newRow("the documents' table") << QStringLiteral("documents_example") << 3805;
    QTest::newRow("eight H100") << QStringLiteral("eight_h100_system") << 7810;
}

void RentOrBuyPresetsTest::breakEvenWhereTheSourcesSay()
{
    QFETCH(QString, id);
    QFETCH(int, tenThousandths);
    XUANKA_UNWRAP(presets, rentOrBuyPresets());
    for (const RentOrBuyPreset &preset : std::as_const(presets)) {
        if (preset.id != id)
            continue;
        XUANKA_UNWRAP(result, compareRentOrBuy(preset.inputs));
        QVERIFY(result.breakEvenUtilisation);
        QCOMPARE(qRound(*result.breakEvenUtilisation * 10000.0), tenThousandths);
        return;
    }
    QFAIL("no such preset");
}

void RentOrBuyPresetsTest::firstIsTheDocumentsExample()
{
    XUANKA_UNWRAP(presets, rentOrBuyPresets());
    const RentOrBuyInputs first = presets.constFirst().inputs;
    const RentOrBuyInputs example = documentsExample();
    QCOMPARE(first.capitalCost, example.capitalCost);
    QCOMPARE(first.lifeYears, example.lifeYears);
    QCOMPARE(first.rentPerCardHour, example.rentPerCardHour);
    QCOMPARE(first.cards, example.cards);
}

void RentOrBuyPresetsTest::everyGivenInputSaysWhereItComesFrom()
{
    XUANKA_UNWRAP(document, readCheckedResource(QStringLiteral(":/rules/rent_or_buy_presets.json"),
                                                QStringLiteral(":/schema/rent_or_buy_presets.schema.json")));
    for (const Json &preset : document.at("presets")) {
        for (const auto &[key, value] : preset.at("inputs").items()) {
            // One card, the money's unit and the use that is asked about are not figures from somewhere.
            if (key == "currency" || key == "utilisation" || (key == "cards" && value == 1))
                continue;
            QVERIFY2(preset.at("origins").contains(key), key.c_str());
        }
        for (const auto &[key, value] : preset.at("origins").items())
            QVERIFY2(preset.at("inputs").contains(key) && value.is_object(), key.c_str());
    }
}

void RentOrBuyPresetsTest::textsAreInBothLanguages()
{
    XUANKA_UNWRAP(presets, rentOrBuyPresets());
    for (const RentOrBuyPreset &preset : std::as_const(presets)) {
        QVERIFY(preset.asOf.isValid());
        QList<LocalizedText> texts = preset.origins.values();
        texts << preset.name << preset.note << preset.otherwise;
        for (const LocalizedText &text : std::as_const(texts))
            QVERIFY(!text.english.isEmpty() && !text.chinese.isEmpty() && text.english != text.chinese);
    }
}

QTEST_GUILESS_MAIN(RentOrBuyPresetsTest)
#include "tst_rent_or_buy_presets.moc"
