// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "program_runner.h"
#include "support/test_support.h"

#include <QTemporaryDir>

#include <algorithm>

using namespace xuanka;
using namespace xuanka::test;

/// The figures and keys that scripts rely on.
class TestCommandAnswers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cardsHaveTheAgreedKeys();
    void cardsAreFiltered();
    void quotesStandOnOneBasis();
    void promotionsAreShownOnlyWhenAsked();
    void sizeAddsUp();
    void aModelIsSizedFromItsConfiguration();
    void aTableOfMeasuredCasesIsAnswered();
    void fitSaysNoWithExitOne();
    void packageCrossingsOfThe4090();
    void documentsRentOrBuyTable();
    void recommendationHasTheAgreedKeys();
    void nothingFitsIsExitOneAndSaysWhatWouldHaveToGive();
    void recommendationIsWrittenAsPdf();
    void sameQuestionSameBytes();

private:
    ProgramRun run(const QString &line)
    {
        return runProgram(QStringLiteral(XUANKA_PROGRAM), line.split(QLatin1Char(' ')), m_folder.path());
    }
    Json json(const QString &line) { return run(line + QStringLiteral(" --json")).json(); }
    QString write(const QString &name, const Json &content);
    QTemporaryDir m_folder;
};

QString TestCommandAnswers::write(const QString &name, const Json &content)
{
    QFile file(m_folder.filePath(name));
    const QByteArray bytes = QByteArray::fromStdString(content.dump());
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write the test's own file");
    return file.fileName();
}

void TestCommandAnswers::cardsHaveTheAgreedKeys()
{
    const Json cards = json(QStringLiteral("cards")).at("cards");
    QCOMPARE(cards.size(), std::size_t{40});
    for (const Json &card : cards) {
        for (const char *key : {"id", "name", "memory_bytes", "usable_bytes", "bandwidth_gbs", "fp16_dense_tflops",
                                "interconnect_gbs", "tdp_w", "ecosystem", "compliance", "supply", "sources"}) {
            QVERIFY2(card.contains(key), key);
        }
    }
}

void TestCommandAnswers::cardsAreFiltered()
{
    const Json cards = json(QStringLiteral("cards --where ecosystem=cann")).at("cards");
    QCOMPARE(cards.size(), std::size_t{2});
    for (const Json &card : cards)
        QCOMPARE(card.at("ecosystem").get<std::string>(), std::string("cann"));
}

void TestCommandAnswers::quotesStandOnOneBasis()
{
    const Json quotes = json(QStringLiteral("quotes --card rtx-4090-24")).at("quotes");
    bool onDemand = false;
    bool month = false;
    for (const Json &quote : quotes) {
        const Json &platform = quote.at("platform"); // null for a market band
        if (!platform.is_string() || platform.get<std::string>().find("compshare") == std::string::npos)
            continue;
        const double perHour = quote.at("per_card_hour").at("amount").get<double>();
        if (quote.at("billing") == "on_demand") {
            QCOMPARE(perHour, 1.98);
            onDemand = true;
        }
        if (quote.at("billing") == "month") {
            QVERIFY(std::abs(perHour - 1191.0 / 730.0) < 1e-6);
            month = true;
        }
    }
    QVERIFY(onDemand && month);
}

void TestCommandAnswers::promotionsAreShownOnlyWhenAsked()
{
    const auto promotions = [](const Json &answer) {
        const Json &quotes = answer.at("quotes");
        return std::count_if(quotes.begin(), quotes.end(), [](const Json &quote) { return quote.at("promo").get<bool>(); });
    };
    QCOMPARE(promotions(json(QStringLiteral("quotes"))), 0);
    QVERIFY(promotions(json(QStringLiteral("quotes --include-promo"))) >= 8);
}

void TestCommandAnswers::sizeAddsUp()
{
    const Json answer = json(QStringLiteral("size --model llama-3-8b --task infer --weights bf16 --context 8192 --concurrency 1"));
    QCOMPARE(answer.at("model").at("params_total").get<qint64>(), 8030261248);
    qint64 sum = 0;
    qint64 keyValueCache = 0;
    for (const Json &part : answer.at("parts")) {
        sum += part.at("bytes").get<qint64>();
        if (part.at("name") == "kv_cache")
            keyValueCache = part.at("bytes").get<qint64>();
        QVERIFY(part.at("trace").contains("formula"));
    }
    // 2 × 32 layers × 8 KV heads × 128 × 2 bytes a token
    QCOMPARE(keyValueCache, 131072LL * 8192LL);
    QCOMPARE(sum, answer.at("memory").at("expected_bytes").get<qint64>());
    QVERIFY(answer.at("memory").at("low_bytes") <= answer.at("memory").at("expected_bytes"));
    QVERIFY(answer.at("memory").at("expected_bytes") <= answer.at("memory").at("high_bytes"));
}

void TestCommandAnswers::aModelIsSizedFromItsConfiguration()
{
    const QString config = write(QStringLiteral("config.json"),
                                 {{"model_type", "llama"}, {"hidden_size", 4096}, {"num_hidden_layers", 32},
                                  {"num_attention_heads", 32}, {"num_key_value_heads", 8}, {"intermediate_size", 14336},
                                  {"vocab_size", 128256}, {"tie_word_embeddings", false}, {"torch_dtype", "bfloat16"}});
    const Json sized = json(QStringLiteral("size --task infer --model ") + config);
    QCOMPARE(sized.at("model").at("params_total").get<qint64>(), 8030261248);
    const ProgramRun missing = run(QStringLiteral("size --task infer --model nowhere/config.json"));
    QCOMPARE(missing.exitCode, 2);
    QCOMPARE(missing.err.count('\n'), 1);
}

void TestCommandAnswers::aTableOfMeasuredCasesIsAnswered()
{
    const QString cases = m_folder.filePath(QStringLiteral("cases.csv"));
    QFile file(cases);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("id,task,method,model,weight_bits,batch,prompt_len,gen_len,framework,measured_gib,measured_what\n"
               "a,infer,none,Qwen2.5-7B-Instruct,16,1,1,2048,transformers 4.46.0,14.38,peak_allocated\n"
               "b,infer,none,nobody-knows-this,16,1,1,2048,transformers 4.46.0,14.38,peak_allocated\n");
    file.close();
    const QString out = m_folder.filePath(QStringLiteral("out.csv"));
    QCOMPARE(run(QStringLiteral("batch size --cases %1 --out %2").arg(cases, out)).exitCode, 0);
    QFile written(out);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = written.readAll().split('\n');
    QVERIFY2(lines.at(0).contains("measured_what,est_low,est,est_high,est_note"), lines.at(0).constData());
    const double estimate = lines.at(1).split(',').at(12).toDouble();
    QVERIFY2(qAbs(estimate - 14.38) < 0.03 * 14.38, lines.at(1).constData());
    QVERIFY2(lines.at(2).contains("peak_allocated,,,,"), lines.at(2).constData()); // no figure, but the reason
}

void TestCommandAnswers::fitSaysNoWithExitOne()
{
    const ProgramRun no = run(QStringLiteral("fit --model llama-3.1-70b --task finetune --method full --card rtx-4090-24 --max-cards 8 --json"));
    QCOMPARE(no.exitCode, 1);
    for (const Json &fit : no.json().at("fits"))
        QCOMPARE(fit.at("verdict").get<std::string>(), std::string("no"));
    QCOMPARE(run(QStringLiteral("fit --model llama-3-8b --task infer --card rtx-4090-24 --json")).exitCode, 0);
}

void TestCommandAnswers::packageCrossingsOfThe4090()
{
    const QString file = write(QStringLiteral("4090.json"), {{"card", "rtx-4090-24"}, {"platform", "ucloud-compshare"}});
    const Json answer = json(QStringLiteral("cost package --input ") + file);
    const auto at = [&answer](const std::string &unit) {
        for (const Json &crossing : answer.at("crossings")) {
            if (crossing.at("x_unit") == unit)
                return crossing.at("x").get<double>();
        }
        return 0.0;
    };
    QVERIFY(std::abs(at("h/day") - 22.05) < 0.005);
    QVERIFY(std::abs(at("h/month") - 601.5) < 0.05);
    const Json &rules = answer.at("rules_of_thumb");
    QVERIFY(std::any_of(rules.begin(), rules.end(), [](const Json &rule) {
        return rule.dump().find("150") != std::string::npos && !rule.at("agrees").get<bool>();
    }));
}

void TestCommandAnswers::documentsRentOrBuyTable()
{
    const ProgramRun schema = run(QStringLiteral("schema rent-vs-buy"));
    QCOMPARE(schema.exitCode, 0);
    const QString file = write(QStringLiteral("documents.json"),
                               {{"currency", "USD"}, {"capital_cost", 25000}, {"life_years", 3}, {"rent_per_card_hour", 2.5}});
    const Json answer = json(QStringLiteral("cost rent-vs-buy --input ") + file);
    bool found = false;
    for (const Json &crossing : answer.at("crossings"))
        found = found || std::abs(crossing.at("x").get<double>() - 0.38052) < 0.0001;
    QVERIFY2(found, answer.dump(2).c_str());
}

void TestCommandAnswers::recommendationHasTheAgreedKeys()
{
    const Json answer = json(QStringLiteral("recommend --profile startup_7b_lora"));
    for (const char *key : {"conditions", "gates", "ranking", "excluded", "stability", "path", "ladder", "warnings", "inputs_hash"})
        QVERIFY2(answer.contains(key), key);
    const Json &first = answer.at("ranking").at(0);
    for (const char *key : {"card", "count", "platform", "product_line", "billing", "monthly_cost", "score", "reasons"})
        QVERIFY2(first.contains(key), key);
    QCOMPARE(first.at("monthly_cost").at("currency").get<std::string>(), std::string("CNY"));
}

void TestCommandAnswers::nothingFitsIsExitOneAndSaysWhatWouldHaveToGive()
{
    Json profile = json(QStringLiteral("schema profile"));
    profile["domestic_only"] = true;
    profile["monthly_budget"] = {{"amount", 1}, {"currency", "CNY"}};
    const QString file = write(QStringLiteral("impossible.json"), profile);
    const ProgramRun result = run(QStringLiteral("recommend --json --profile ") + file);
    QVERIFY2(result.exitCode == 1, result.err.constData());
    QVERIFY(result.json().at("ranking").empty());
    QVERIFY(!result.json().at("excluded").empty());
}

void TestCommandAnswers::recommendationIsWrittenAsPdf()
{
    const QString file = m_folder.filePath(QStringLiteral("recommendation.pdf"));
    const ProgramRun result = run(QStringLiteral("recommend --profile enterprise_70b_inference --lang zh_CN --pdf ") + file);
    QVERIFY2(result.exitCode == 0, result.err.constData());
    QFile pdf(file);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.read(5) == "%PDF-");
    QVERIFY(pdf.size() > 20000);
}

void TestCommandAnswers::sameQuestionSameBytes()
{
    const QString line = QStringLiteral("recommend --profile image_studio --json");
    QCOMPARE(run(line).out, run(line).out);
}

QTEST_GUILESS_MAIN(TestCommandAnswers)
#include "tst_command_answers.moc"
