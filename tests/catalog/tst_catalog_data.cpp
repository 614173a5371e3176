// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/catalog_fixture.h"
#include "catalog/catalog_ids.h"
#include "catalog/catalog_rules.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

using namespace xuanka;

/// What the shipped catalog promises: everything that the documents print, each figure with source and date, nothing
/// resolved in silence.
class TestCatalogData : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void holdsEveryCardVariantWithItsFigures_data();
    void holdsEveryCardVariantWithItsFigures();
    void holdsEveryQuoteRow();
    void everyFigureHasSourceAndDate();
    void everySourceIdResolves();
    void usableMemoryIsWhatTheDriverReports_data();
    void usableMemoryIsWhatTheDriverReports();
    void b200FitsWith180Not192();
    void computeFiguresAreDense();
    void geForceUsesFp32Accumulation();
    void modifiedBoardsAreMarked();
    void oldArchitecturesLackBf16();
    void h800LinksAre400WithTheConflictShown();
    void aliyunH20IsInYuan();
    void equivalentPriceIsNeverComputedWith();
    void promotionalPeerAndBandPricesAreNoBaseline();
    void acuPricesAreMarkedAsWholeMachines();
    void unstatedVariantsAreMarked();
    void platformsClaimOnlyWhatIsKnown();
    void complianceHasItsOwnDateAndSource();
    void scarceAndUnknownSupplyIsNotGuessed();
    void everyContradictionIsRecorded();
    void findsCardsByIdAndAlias_data();
    void findsCardsByIdAndAlias();
    void ambiguousNamesFindNothing();
    void exchangeRateIsDatedAndSourced();
    void datesKeepTheirPrecision();
    void bothLanguagesAreComplete();

private:
    Catalog m_catalog;
    QStringList m_sourceIds;
};

void TestCatalogData::initTestCase()
{
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    m_catalog = catalog;
    for (const Source &source : m_catalog.sources())
        m_sourceIds << source.id;
}

void TestCatalogData::holdsEveryCardVariantWithItsFigures_data()
{
    QTest::addColumn<QStringList>("row");
    const QList<QStringList> rows = test::csvRows(test::dataFile(QStringLiteral("catalog/card_figures.csv")));
    QCOMPARE(rows.size(), 40);
    QCOMPARE(m_catalog.cards().size(), rows.size());
    for (const QStringList &row : rows)
        QTest::newRow(qPrintable(row.first())) << row;
}

void TestCatalogData::holdsEveryCardVariantWithItsFigures()
{
    QFETCH(const QStringList, row);
    const Card *card = m_catalog.card(row.first());
    QVERIFY(card);
    const QList<const Figure *> figures = {&card->nominalMemoryGib, &card->bandwidthGbs, &card->fp32Tflops,
                                           &card->fp16DenseTflops, &card->fp16Fp16AccumulateTflops,
                                           &card->fp8DenseTflops, &card->int8DenseTops, &card->fp4DenseTflops,
                                           &card->interconnectGbs, &card->tdpWatts};
    QCOMPARE(row.size(), figures.size() + 1);
    for (qsizetype i = 0; i < figures.size(); ++i) {
        const QString &expected = row[i + 1];
        QCOMPARE(figures[i]->isKnown(), !expected.isEmpty());
        if (figures[i]->isKnown())
            QCOMPARE(*figures[i]->value, expected.toDouble());
    }
}

void TestCatalogData::holdsEveryQuoteRow()
{
    const QList<QStringList> rows = test::csvRows(test::dataFile(QStringLiteral("catalog/quote_rows.csv")));
    QCOMPARE(rows.size(), 179);
    QHash<QString, QStringList> placesLeft;
    qsizetype places = 0;
    for (const Quote &quote : m_catalog.quotes()) {
        places += quote.places.size();
        placesLeft.insert(quote.id, quote.places);
    }
    QCOMPARE(places, 179);

    for (const QStringList &row : rows) {
        bool found = false;
        for (const Quote &quote : m_catalog.quotesOf(row[0])) {
            if (quote.platformId != row[1] || billingId(quote.billing) != row[2] || quote.source != row[7]
                || currencyCode(quote.low.currency()) != row[5] || quote.low.amount() != row[3].toDouble()
                || quote.high.amount() != row[4].toDouble() || !placesLeft[quote.id].removeOne(row[8]))
                continue;
            if (!row[6].isEmpty())
                QCOMPARE(quote.listPrice.value_or(Money()).amount(), row[6].toDouble());
            found = true;
            break;
        }
        QVERIFY2(found, qPrintable(row.join(QLatin1Char(','))));
    }
}

void TestCatalogData::everyFigureHasSourceAndDate()
{
    for (const Card &card : m_catalog.cards()) {
        for (const auto &[key, figure] : cardFigures(card)) {
            const QString place = card.id % QLatin1Char(' ') % key;
            QVERIFY2(!figure->sources.isEmpty(), qPrintable(place));
            QVERIFY2(figure->asOf.isValid(), qPrintable(place));
            // A figure called confirmed needs two sources that somebody read.
            if (figure->certainty == Certainty::Confirmed) {
                QStringList read = figure->sources;
                read.removeAll(QStringLiteral("general-knowledge"));
                QVERIFY2(read.size() >= 2, qPrintable(place));
            }
            if (figure->certainty == Certainty::Disputed)
                QVERIFY2(!figure->conflict.isEmpty(), qPrintable(place));
        }
    }
    for (const Quote &quote : m_catalog.quotes()) {
        QVERIFY2(!quote.source.isEmpty() && !quote.sourcePlace.isEmpty(), qPrintable(quote.id));
        QVERIFY2(quote.asOf.isValid(), qPrintable(quote.id));
    }
}

void TestCatalogData::everySourceIdResolves()
{
    QStringList used;
    for (const Card &card : m_catalog.cards()) {
        used << card.complianceSources << card.supplySources;
        for (const auto &[key, figure] : cardFigures(card))
            used << figure->sources;
    }
    for (const Platform &platform : m_catalog.platforms())
        used << platform.sources;
    for (const Quote &quote : m_catalog.quotes())
        used << quote.source;
    used << m_catalog.exchangeRate().source;
    used << QStringLiteral("vllm-hardware"); // of resources/rules/gates.json
    used.removeDuplicates();
    for (const QString &id : std::as_const(used))
        QVERIFY2(m_catalog.source(id), qPrintable(id));
    // The rules quote sources of the catalog too.
    QByteArray rules;
    const QDir folder(QStringLiteral(":/rules"));
    for (const QString &name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        rules += file.readAll();
    }
    for (const QString &id : std::as_const(m_sourceIds)) {
        QVERIFY2(used.contains(id) || rules.contains(QByteArray('"' + id.toUtf8() + '"')),
                 qPrintable(QStringLiteral("nobody uses source ") % id));
    }
}

void TestCatalogData::usableMemoryIsWhatTheDriverReports_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("mib");
    QTest::addColumn<bool>("measured");
    const auto row = [](const char *id, double mib, bool measured) {
        QTest::newRow(id) << QString::fromLatin1(id) << mib << measured;
    };
    row("b200-180", 183359, true);
    row("b300-288", 275040, true);
    row("gb200-186", 189471, true);
    row("h100-sxm-80", 81559, true);
    row("h100-nvl-94", 95830, true);
    row("h200-141", 143771, true);
    row("l40s-48", 46068, true);
    row("rtx-4090-24", 24564, true);
    row("rtx-4090-48-modified", 49140, true);
    row("rtx-6000-ada-48", 49140, true);
    row("rtx-5090-32", 32607, true);
    row("a100-pcie-80", 81920, true);
    row("a100-sxm-80", 81920, false);
    row("h20-96", 97871, false);
    row("p40-24", 24576, false);
    row("a10-24", 23028, false);
}

void TestCatalogData::usableMemoryIsWhatTheDriverReports()
{
    QFETCH(const QString, id);
    QFETCH(const double, mib);
    QFETCH(const bool, measured);
    const Card *card = m_catalog.card(id);
    QVERIFY(card);
    QCOMPARE(card->usableMemory(), Bytes::fromMib(mib));
    QCOMPARE(card->usableMemoryMib.certainty == Certainty::Unverified, !measured);
    QVERIFY(card->usableMemory() <= Bytes::fromGib(*card->nominalMemoryGib.value));
}

void TestCatalogData::b200FitsWith180Not192()
{
    const Card *card = m_catalog.card(QStringLiteral("B200 192G"));
    QVERIFY(card);
    QCOMPARE(card->id, QStringLiteral("b200-180"));
    QCOMPARE(*card->nominalMemoryGib.value, 180.0);
    QVERIFY(card->usableMemory() < Bytes::fromGib(180));
    QCOMPARE(card->nominalMemoryGib.certainty, Certainty::Disputed);
    QVERIFY(card->nominalMemoryGib.conflict.english.contains(QStringLiteral("192")));
}

void TestCatalogData::computeFiguresAreDense()
{
    // FP8 and INT8 run at twice FP16 on tensor cores; four times would be a sparse figure.
    for (const Card &card : m_catalog.cards()) {
        const double fp16 = card.fp16DenseTflops.valueOr(0.0);
        if (fp16 <= 0.0)
            continue;
        QVERIFY2(card.fp8DenseTflops.valueOr(0.0) <= 2.05 * fp16, qPrintable(card.id));
        // GeForce INT8 is counted against FP16 accumulation, which is twice as fast.
        QVERIFY2(card.int8DenseTops.valueOr(0.0) <= 4.05 * fp16, qPrintable(card.id));
        QVERIFY2(card.fp4DenseTflops.valueOr(0.0) <= 8.05 * fp16, qPrintable(card.id));
    }
    QCOMPARE(*m_catalog.card(QStringLiteral("h200"))->fp16DenseTflops.value, 989.4);
    QCOMPARE(*m_catalog.card(QStringLiteral("l40"))->fp16DenseTflops.value, 181.0);
}

void TestCatalogData::geForceUsesFp32Accumulation()
{
    const Card *card = m_catalog.card(QStringLiteral("4090"));
    QVERIFY(card);
    QCOMPARE(*card->fp16DenseTflops.value, 165.2);
    QCOMPARE(*card->fp16Fp16AccumulateTflops.value, 330.3);
    for (const Card &other : m_catalog.cards()) {
        if (other.fp16Fp16AccumulateTflops.isKnown())
            QVERIFY2(*other.fp16Fp16AccumulateTflops.value > 1.9 * *other.fp16DenseTflops.value, qPrintable(other.id));
    }
}

void TestCatalogData::modifiedBoardsAreMarked()
{
    QStringList unofficial;
    for (const Card &card : m_catalog.cards()) {
        QCOMPARE(card.official, card.compliance != Compliance::Unofficial);
        if (!card.official)
            unofficial << card.id;
    }
    QCOMPARE(unofficial, QStringList({QStringLiteral("rtx-4090-48-modified"), QStringLiteral("rtx-4090d-48-modified")}));
}

void TestCatalogData::oldArchitecturesLackBf16()
{
    for (const Card &card : m_catalog.cards()) {
        const bool old = QStringList{QStringLiteral("Turing"), QStringLiteral("Volta"), QStringLiteral("Pascal")}.contains(
            card.architecture);
        QCOMPARE(card.supportsBf16, !old);
        QCOMPARE(card.hasTensorCores, card.architecture != QLatin1String("Pascal"));
    }
    QVERIFY(!m_catalog.card(QStringLiteral("P40"))->fp16DenseTflops.isKnown());
}

void TestCatalogData::h800LinksAre400WithTheConflictShown()
{
    const Card *card = m_catalog.card(QStringLiteral("h800"));
    QVERIFY(card);
    QCOMPARE(*card->interconnectGbs.value, 400.0);
    QCOMPARE(card->interconnectGbs.certainty, Certainty::Disputed);
    QVERIFY(card->interconnectGbs.conflict.english.contains(QStringLiteral("600")));
    QVERIFY(card->interconnectGbs.conflict.chinese.contains(QStringLiteral("600")));
}

void TestCatalogData::aliyunH20IsInYuan()
{
    const Quote *right = m_catalog.quote(QStringLiteral("aliyun-acu-h20-96-hour"));
    QVERIFY(right);
    QCOMPARE(right->low, Money::fromAmount(50.32, Currency::Cny));
    QVERIFY(right->usable);
    const Quote *slip = m_catalog.quote(QStringLiteral("aliyun-acu-h20-96-hour-usd"));
    QVERIFY(slip);
    QCOMPARE(slip->low, Money::fromAmount(50, Currency::Usd));
    QVERIFY(!slip->usable);
    QVERIFY(!slip->baselineOk());
    QVERIFY(!slip->conflict.isEmpty());
}

void TestCatalogData::equivalentPriceIsNeverComputedWith()
{
    const QList<Quote> quotes = m_catalog.quotesOf(QStringLiteral("ascend-910c-128"));
    QCOMPARE(quotes.size(), 1);
    QCOMPARE(quotes.first().unit, PriceUnit::PerEquivalentHour);
    QVERIFY(!quotes.first().usable);
    QVERIFY(quotes.first().conflict.english.contains(QStringLiteral("quivalent")));
}

void TestCatalogData::promotionalPeerAndBandPricesAreNoBaseline()
{
    int bands = 0;
    for (const Quote &quote : m_catalog.quotes()) {
        if (quote.kind == QuoteKind::MarketBand) {
            ++bands;
            QVERIFY2(quote.platformId.isEmpty() && !quote.market.isEmpty() && !quote.region.isEmpty(),
                     qPrintable(quote.id));
            QVERIFY2(!quote.baselineOk(), qPrintable(quote.id));
        } else {
            QVERIFY2(m_catalog.platform(quote.platformId), qPrintable(quote.id));
        }
        if (quote.platformId == QLatin1String("vast-ai"))
            QVERIFY2(quote.peerToPeer && !quote.baselineOk() && quote.path == Path::PeerToPeer, qPrintable(quote.id));
        if (quote.platformId == QLatin1String("ucloud-gpu-host")) {
            QVERIFY2(quote.promotional && quote.limitedQuota && !quote.baselineOk(), qPrintable(quote.id));
            QVERIFY2(quote.listPrice.has_value() && *quote.listPrice > quote.low, qPrintable(quote.id));
        }
        if (quote.listPrice)
            QVERIFY2(quote.promotional, qPrintable(quote.id));
    }
    QVERIFY(bands > 15);
}

void TestCatalogData::acuPricesAreMarkedAsWholeMachines()
{
    int machines = 0;
    for (const Quote &quote : m_catalog.quotes()) {
        QCOMPARE(quote.wholeMachine, quote.platformId == QLatin1String("aliyun-acu"));
        if (!quote.wholeMachine)
            continue;
        ++machines;
        QCOMPARE(quote.cardsPerMachine, 8);
        QVERIFY2(quote.bundle.english.contains(QStringLiteral("8 cards")), qPrintable(quote.id));
        QVERIFY2(quote.bundle.english.contains(QStringLiteral("vCPU")), qPrintable(quote.id));
    }
    QCOMPARE(machines, 9);
    QVERIFY(m_catalog.quote(QStringLiteral("aliyun-acu-h20-141-hour"))->bundle.english.contains(QStringLiteral("1800 GB")));
}

void TestCatalogData::unstatedVariantsAreMarked()
{
    for (const Quote &quote : m_catalog.quotes()) {
        const bool open = quote.cardId.contains(QLatin1String("-sxm-"));
        QCOMPARE(quote.variantStated, !open);
        if (open)
            QVERIFY2(quote.note.english.contains(QStringLiteral("not stated")), qPrintable(quote.id));
    }
}

void TestCatalogData::platformsClaimOnlyWhatIsKnown()
{
    for (const Platform &platform : m_catalog.platforms()) {
        const bool hyperscaler = platform.path == Path::Hyperscaler;
        QCOMPARE(platform.invoice, hyperscaler ? std::optional<bool>(true) : std::nullopt);
        if (hyperscaler)
            QCOMPARE(platform.sla, std::optional<bool>(true));
        else if (platform.path == Path::PeerToPeer)
            QCOMPARE(platform.sla, std::optional<bool>(false));
        else
            QVERIFY2(!platform.sla.has_value(), qPrintable(platform.id));
        if (platform.region == QLatin1String("overseas"))
            QCOMPARE(platform.dataStaysInChina, std::optional<bool>(false));
        if (platform.path == Path::Retail)
            QVERIFY2(!platform.dataStaysInChina.has_value(), qPrintable(platform.id));
    }
}

void TestCatalogData::complianceHasItsOwnDateAndSource()
{
    for (const Card &card : m_catalog.cards()) {
        QVERIFY2(card.complianceAsOf.isValid(), qPrintable(card.id));
        QVERIFY2(!card.complianceSources.isEmpty(), qPrintable(card.id));
        QCOMPARE(card.compliance == Compliance::Domestic, card.ecosystem == Ecosystem::Cann);
    }
    QCOMPARE(m_catalog.card(QStringLiteral("a800"))->compliance, Compliance::ExistingStockOnly);
    QCOMPARE(m_catalog.card(QStringLiteral("a800"))->complianceAsOf, QDate(2023, 10, 17));
    QCOMPARE(m_catalog.card(QStringLiteral("h800"))->compliance, Compliance::ExistingStockOnly);
    QCOMPARE(m_catalog.card(QStringLiteral("h200"))->complianceAsOf, QDate(2026, 1, 13));
    QCOMPARE(m_catalog.card(QStringLiteral("b200"))->compliance, Compliance::NotExportable);
}

void TestCatalogData::scarceAndUnknownSupplyIsNotGuessed()
{
    for (const Card &card : m_catalog.cards()) {
        // The documents state no waiting time in days for any card.
        QVERIFY2(!card.leadTimeDays.has_value(), qPrintable(card.id));
        QVERIFY2(!card.supplySources.isEmpty() && card.supplyAsOf.isValid(), qPrintable(card.id));
        const bool blackwell = QStringList{QStringLiteral("b200-180"), QStringLiteral("b300-288"),
                                           QStringLiteral("gb200-186")}.contains(card.id);
        QCOMPARE(card.supply == Supply::Scarce, blackwell);
    }
    QCOMPARE(m_catalog.card(QStringLiteral("4090"))->supply, Supply::Available);
    QCOMPARE(m_catalog.card(QStringLiteral("l40s"))->supply, Supply::Unknown);
}

void TestCatalogData::everyContradictionIsRecorded()
{
    QCOMPARE(m_catalog.conflicts().size(), 30);
    for (const Conflict &conflict : m_catalog.conflicts())
        QVERIFY2(!conflict.resolution.isEmpty(), qPrintable(conflict.id));
    const QList<Conflict> ofH800 = m_catalog.conflictsOf(QStringLiteral("h800-80"));
    QStringList ids;
    for (const Conflict &conflict : ofH800)
        ids << conflict.id;
    QVERIFY(ids.contains(QStringLiteral("h800-nvlink")));
    QVERIFY(ids.contains(QStringLiteral("compliance-dates")));
}

void TestCatalogData::findsCardsByIdAndAlias_data()
{
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("id");
    const auto row = [](const char *asked, const char *id) {
        QTest::newRow(asked) << QString::fromUtf8(asked) << QString::fromLatin1(id);
    };
    row("h100-sxm-80", "h100-sxm-80");
    row("H100_SXM", "h100-sxm-80");
    row("A100 80g", "a100-sxm-80");
    row("RTX 4090", "rtx-4090-24");
    row("rtx_4090", "rtx-4090-24");
    row("4090 48G", "rtx-4090-48-modified");
    row("昇腾 910B", "ascend-910b-64");
    row("H20_141g", "h20-141");
    row("RTX_6000Ada", "rtx-6000-ada-48");
}

void TestCatalogData::findsCardsByIdAndAlias()
{
    QFETCH(const QString, asked);
    QFETCH(const QString, id);
    const Card *card = m_catalog.card(asked);
    QVERIFY(card);
    QCOMPARE(card->id, id);
}

void TestCatalogData::ambiguousNamesFindNothing()
{
    const QStringList names = {QStringLiteral("H100"), QStringLiteral("A100"), QStringLiteral("H20"),
                               QStringLiteral("V100"), QStringLiteral("4090D"), QString()};
    for (const QString &name : names)
        QVERIFY2(!m_catalog.card(name), qPrintable(name));
}

void TestCatalogData::exchangeRateIsDatedAndSourced()
{
    const ExchangeRate &rate = m_catalog.exchangeRate();
    QVERIFY(rate.isValid());
    QCOMPARE(rate.cnyPerUsd, 7.10);
    QCOMPARE(rate.asOf, QDate(2026, 9, 4));
    const Source *source = m_catalog.source(rate.source);
    QVERIFY(source);
    QVERIFY(source->title.english.contains(QStringLiteral("set your own")));
}

void TestCatalogData::datesKeepTheirPrecision()
{
    QCOMPARE(m_catalog.asOf(), QDate(2026, 9, 4));
    const Quote *exact = m_catalog.quote(QStringLiteral("autodl-rtx-4090-24-hour"));
    QVERIFY(exact);
    QCOMPARE(isoDate(exact->asOf, exact->asOfPrecision), QStringLiteral("2026-09-04"));
    const Quote *year = m_catalog.quote(QStringLiteral("suanjiayun-rtx-4090-24-hour"));
    QVERIFY(year);
    QCOMPARE(isoDate(year->asOf, year->asOfPrecision), QStringLiteral("2026"));
    const Source *month = m_catalog.source(QStringLiteral("us-export-2025-04"));
    QVERIFY(month);
    QCOMPARE(isoDate(month->asOf, month->asOfPrecision), QStringLiteral("2025-04"));
}

void TestCatalogData::bothLanguagesAreComplete()
{
    static const QRegularExpression cjk(QStringLiteral("[\\x{4e00}-\\x{9fff}]"));
    QList<std::pair<QString, LocalizedText>> sentences;
    QList<std::pair<QString, LocalizedText>> names;
    for (const Card &card : m_catalog.cards()) {
        names << std::pair{card.id, card.name};
        sentences << std::pair{card.id, card.note} << std::pair{card.id, card.complianceNote}
                  << std::pair{card.id, card.supplyNote};
        for (const auto &[key, figure] : cardFigures(card)) {
            if (!figure->conflict.isEmpty())
                sentences << std::pair{QString(card.id % QLatin1Char(' ') % key), figure->conflict};
        }
    }
    for (const Platform &platform : m_catalog.platforms()) {
        names << std::pair{platform.id, platform.name};
        sentences << std::pair{platform.id, platform.note};
    }
    for (const Quote &quote : m_catalog.quotes()) {
        for (const LocalizedText &text : {quote.market, quote.bundle, quote.note, quote.conflict}) {
            if (!text.isEmpty())
                sentences << std::pair{quote.id, text};
        }
    }
    for (const Source &source : m_catalog.sources())
        sentences << std::pair{source.id, source.title};
    for (const Conflict &conflict : m_catalog.conflicts()) {
        sentences << std::pair{conflict.id, conflict.subject} << std::pair{conflict.id, conflict.statement}
                  << std::pair{conflict.id, conflict.resolution};
    }
    names << sentences;
    for (const auto &[place, text] : std::as_const(names)) {
        QVERIFY2(!text.english.trimmed().isEmpty() && !text.chinese.trimmed().isEmpty(), qPrintable(place));
        // English keeps no Chinese beyond the terms that have no English word.
        QString english = text.english;
        for (const QString &term : {QStringLiteral("信创"), QStringLiteral("折")})
            english.remove(term);
        QVERIFY2(!english.contains(cjk), qPrintable(place % QLatin1String(": ") % english));
    }
    for (const auto &[place, text] : std::as_const(sentences))
        QVERIFY2(text.chinese.contains(cjk), qPrintable(place % QLatin1String(": ") % text.chinese));
}

QTEST_GUILESS_MAIN(TestCatalogData)
#include "tst_catalog_data.moc"
