// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "json/json.h"
#include "sizing/sizing_support.h"

using namespace xuanka;
using namespace xuanka::test;

namespace {

constexpr double noSingleCard = 1000.0;

MemoryRequest requestFor(const QString &what)
{
    if (what == QLatin1String("full"))
        return training(Workload::FullFineTuning, 2048);
    if (what == QLatin1String("lora"))
        return training(Workload::Lora, 2048);
    if (what == QLatin1String("qlora"))
        return training(Workload::Qlora, 2048);
    MemoryRequest request;
    if (what.endsWith(QLatin1Char('4')))
        request.weightFormat = QStringLiteral("awq-int4");
    if (what.endsWith(QLatin1Char('8')))
        request.weightFormat = QStringLiteral("int8");
    return request;
}

} // namespace

/// The documents' table of magnitudes comes out of the engine; where it does not, the data say why.
class MemoryMagnitudesTest : public QObject {
    Q_OBJECT

    /// Weights in GB (1e9); else the smallest card tier that holds what is expected, for a claim about more than all tiers the
    /// need itself.
    static double engineSays(const Json &table, const Json &claim)
    {
        const QString what = toQString(claim.at("what"));
        const Result<MemoryEstimate> estimate =
            estimateMemory(languageModel(claim.at("model").get<std::string>().c_str()), requestFor(what));
        if (!estimate)
            return 0.0;
        if (what.startsWith(QLatin1String("weights")))
            return static_cast<double>(part(*estimate, MemoryPartKind::Weights).total.expected.count()) / 1e9;
        constexpr double usable = 0.985; // what drivers report of the nominal size
        for (const Json &tier : table.at("tiers_gib")) {
            if (estimate->perCard.expected.gib() <= tier.get<double>() * usable)
                return tier.get<double>();
        }
        return noSingleCard;
    }

private Q_SLOTS:
    void everyClaimHoldsOrSaysWhyNot_data()
    {
        XUANKA_UNWRAP(table, readCheckedResource(QStringLiteral(":/rules/memory_magnitudes.json"),
                                                 QStringLiteral(":/schema/memory_magnitudes.schema.json")));
        m_table = table;
        QTest::addColumn<int>("index");
        const Json &claims = m_table.at("claims");
        QCOMPARE(claims.size(), std::size_t{23});
        for (std::size_t i = 0; i < claims.size(); ++i)
            QTest::newRow(claims.at(i).at("id").get<std::string>().c_str()) << static_cast<int>(i);
    }

    void everyClaimHoldsOrSaysWhyNot()
    {
        QFETCH(int, index);
        const Json &claim = m_table.at("claims").at(static_cast<std::size_t>(index));
        const double says = engineSays(m_table, claim);
        constexpr double roundedTo = 0.05;
        const bool holds = says >= claim.at("from").get<double>() * (1.0 - roundedTo)
            && says <= claim.at("to").get<double>() * (1.0 + roundedTo);
        // An explanation that is no longer needed must go.
        QVERIFY2(holds != claim.contains("deviation"),
                 qPrintable(QStringLiteral("engine %1, claim %2…%3").arg(says).arg(claim.at("from").get<double>()).arg(claim.at("to").get<double>())));
    }

    void trainingSeventyBillionIsFarMoreThanItsWeights()
    {
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel("llama-3.1-70b"), training(Workload::FullFineTuning, 2048)));
        const double weights = static_cast<double>(part(estimate, MemoryPartKind::Weights).total.expected.count()) / 1e9;
        QVERIFY(near(weights, 141.0, 0.005));
        QVERIFY(static_cast<double>(estimate.total.low.count()) / 1e9 > 4.0 * weights - 5.0);
        QVERIFY(static_cast<double>(estimate.total.expected.count()) / 1e9 > 8.0 * weights);
    }

private:
    Json m_table;
};

QTEST_GUILESS_MAIN(MemoryMagnitudesTest)
#include "tst_memory_magnitudes.moc"
