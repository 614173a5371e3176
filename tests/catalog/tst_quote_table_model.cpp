// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/quote_table_model.h"

#include "support/test_support.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace xuanka;

using Model = QuoteTableModel;

/// Quotes on one basis, with the rule, what they bundle and what speaks against them.
class TestQuoteTableModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void showsOneCardOrAll();
    void cells_data();
    void cells();
    void marksSayWhatSpeaksAgainstAQuote_data();
    void marksSayWhatSpeaksAgainstAQuote();
    void tooltipsCarryNotesConflictsAndListPrice();
    void convertedRatesNeedAnExchangeRate();
    void baselineRoleFollowsTheQuote();
    void displayChangeIsAnnounced();
    void sortsByTheNormalisedRate();
    void modelStaysSoundWhileCardsChange();

private:
    int rowOf(const char *id) const
    {
        for (int row = 0; row < m_model.rowCount(); ++row) {
            if (m_model.quote(row).id == QLatin1String(id))
                return row;
        }
        return -1;
    }
    QString cell(const char *id, Model::Column column, int role = Qt::DisplayRole) const
    {
        return m_model.index(rowOf(id), column).data(role).toString();
    }
    CatalogDisplay display(Language language = Language::English, Currency currency = Currency::Cny) const
    {
        return {language, QLocale(QLocale::English), currency, m_catalog.exchangeRate()};
    }

    Catalog m_catalog;
    Model m_model;
};

void TestQuoteTableModel::initTestCase()
{
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    m_catalog = catalog;
}

void TestQuoteTableModel::init()
{
    m_model.setCatalog(m_catalog);
    m_model.setCard(QString());
    m_model.setDisplay(display());
}

void TestQuoteTableModel::showsOneCardOrAll()
{
    QCOMPARE(m_model.rowCount(), m_catalog.quotes().size());
    m_model.setCard(QStringLiteral("h20-141"));
    QCOMPARE(m_model.rowCount(), 1);
    QCOMPARE(m_model.index(0, 0).data(Model::IdRole).toString(), QStringLiteral("aliyun-acu-h20-141-hour"));
    QCOMPARE(m_model.index(0, 0).data(Model::CardIdRole).toString(), QStringLiteral("h20-141"));
    m_model.setCard(QStringLiteral("ascend-910b-64"));
    QCOMPARE(m_model.rowCount(), 0);
    QSet<QString> ids;
    for (int column = 0; column < Model::ColumnCount; ++column)
        ids << Model::columnId(static_cast<Model::Column>(column));
    QCOMPARE(ids.size(), int(Model::ColumnCount));
}

void TestQuoteTableModel::cells_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Model::Column>("column");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *id, Model::Column column, const char *text) {
        QTest::addRow("%s %s", id, qPrintable(Model::columnId(column)))
            << QString::fromLatin1(id) << column << QString::fromUtf8(text);
    };
    row("ucloud-compshare-rtx-4090-24-month", Model::CardColumn, "RTX 4090 24 GB");
    row("ucloud-compshare-rtx-4090-24-month", Model::PlatformColumn, "UCloud · Compshare");
    row("ucloud-compshare-rtx-4090-24-month", Model::PathColumn, "Retail platform");
    row("ucloud-compshare-rtx-4090-24-month", Model::RegionColumn, "China");
    row("ucloud-compshare-rtx-4090-24-month", Model::BillingColumn, "By the month");
    row("ucloud-compshare-rtx-4090-24-month", Model::QuotedColumn, "¥1,191.00 per card and month");
    row("ucloud-compshare-rtx-4090-24-month", Model::RateColumn, "1.63");
    row("ucloud-compshare-rtx-4090-24-month", Model::RuleColumn, "month ÷ 730 h");
    row("ucloud-compshare-rtx-4090-24-month", Model::BundleColumn, "not stated");
    row("ucloud-compshare-rtx-4090-24-month", Model::AsOfColumn, "2026-09-04");
    row("lambda-h100-sxm-80-hour", Model::QuotedColumn, "$5.54–$6.16 per card and hour");
    row("lambda-h100-sxm-80-hour", Model::RateColumn, "39.33–43.74");
    row("aliyun-acu-h20-96-hour", Model::BundleColumn, "A share of a machine with 192 vCPU / 1024 GB / 8 cards");
    row("market-cn-h20-96-month", Model::PlatformColumn, "Market in China");
    row("market-cn-h20-96-month", Model::AsOfColumn, "2026");
    row("huawei-cloud-ascend-ascend-910c-128-hour", Model::RateColumn, "—");
    row("huawei-cloud-ascend-ascend-910c-128-hour", Model::RuleColumn, "—");
    row("aliyun-acu-h20-96-hour-usd", Model::RateColumn, "—");
}

void TestQuoteTableModel::cells()
{
    QFETCH(const QString, id);
    QFETCH(const Model::Column, column);
    QFETCH(const QString, text);
    QCOMPARE(cell(qPrintable(id), column), text);
}

void TestQuoteTableModel::marksSayWhatSpeaksAgainstAQuote_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("marks");
    const auto row = [](const char *id, const char *marks) {
        QTest::newRow(id) << QString::fromLatin1(id) << QString::fromUtf8(marks);
    };
    row("ucloud-compshare-rtx-4090-24-hour", "");
    row("ucloud-gpu-host-rtx-4090-24-month", "promotional · limited quota");
    row("vast-ai-rtx-4090-24-hour", "peer-to-peer");
    row("aliyun-acu-l20-48-hour", "share of a whole machine");
    row("runpod-h100-sxm-80-hour", "variant not stated");
    row("market-cn-h20-96-month", "market band");
    row("accounting-h800-80-hour", "never computed with · market band");
}

void TestQuoteTableModel::marksSayWhatSpeaksAgainstAQuote()
{
    QFETCH(const QString, id);
    QFETCH(const QString, marks);
    QCOMPARE(cell(qPrintable(id), Model::MarksColumn), marks);
    QCOMPARE(m_model.index(rowOf(qPrintable(id)), Model::MarksColumn).data(Model::SortRole).isValid(), !marks.isEmpty());
}

void TestQuoteTableModel::tooltipsCarryNotesConflictsAndListPrice()
{
    const QString promo = cell("ucloud-gpu-host-rtx-4090-24-month", Model::QuotedColumn, Qt::ToolTipRole);
    QVERIFY(promo.contains(QStringLiteral("¥3,610.00")) && promo.contains(QStringLiteral("33.6 %")));
    QVERIFY(cell("aliyun-acu-h20-96-hour-usd", Model::RateColumn, Qt::ToolTipRole).contains(QStringLiteral("50.32")));
    QVERIFY(cell("runpod-rtx-4090-24-hour", Model::RateColumn, Qt::ToolTipRole).contains(QStringLiteral("7.1")));
    QVERIFY(cell("vast-ai-rtx-4090-24-hour", Model::PlatformColumn, Qt::ToolTipRole).contains(QStringLiteral("may vanish")));
    QVERIFY(!m_model.index(rowOf("ucloud-compshare-rtx-4090-24-hour"), Model::AsOfColumn).data(Qt::ToolTipRole).isValid());
}

void TestQuoteTableModel::convertedRatesNeedAnExchangeRate()
{
    QCOMPARE(cell("runpod-rtx-4090-24-hour", Model::RateColumn), QStringLiteral("4.90")); // $0.69 × 7.1
    m_model.setDisplay({Language::English, QLocale(QLocale::English), Currency::Cny, {}});
    QCOMPARE(cell("runpod-rtx-4090-24-hour", Model::RateColumn), QStringLiteral("—"));
    QVERIFY(!m_model.index(rowOf("runpod-rtx-4090-24-hour"), Model::RateColumn).data(Model::SortRole).isValid());
    QCOMPARE(cell("autodl-rtx-4090-24-hour", Model::RateColumn), QStringLiteral("1.90"));
    m_model.setDisplay(display(Language::English, Currency::Usd));
    QCOMPARE(cell("runpod-rtx-4090-24-hour", Model::RateColumn), QStringLiteral("0.69"));
    QVERIFY(m_model.headerData(Model::RateColumn, Qt::Horizontal).toString().contains(QStringLiteral("$")));
}

void TestQuoteTableModel::baselineRoleFollowsTheQuote()
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        QCOMPARE(m_model.index(row, 0).data(Model::BaselineRole).toBool(), m_model.quote(row).baselineOk());
}

void TestQuoteTableModel::displayChangeIsAnnounced()
{
    QSignalSpy cells(&m_model, &QAbstractItemModel::dataChanged);
    QSignalSpy headers(&m_model, &QAbstractItemModel::headerDataChanged);
    m_model.setDisplay(display(Language::SimplifiedChinese));
    QCOMPARE(cells.size(), 1);
    QCOMPARE(headers.size(), 1);
    QCOMPARE(cell("ucloud-compshare-rtx-4090-24-month", Model::PlatformColumn), QStringLiteral("优刻得 UCloud · 优云智算"));
}

void TestQuoteTableModel::sortsByTheNormalisedRate()
{
    m_model.setCard(QStringLiteral("rtx-4090-24"));
    QuoteSortModel sorted;
    sorted.setSourceModel(&m_model);
    for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        sorted.sort(Model::RateColumn, order);
        QVariant before;
        for (int row = 0; row < sorted.rowCount(); ++row) {
            const QVariant value = sorted.index(row, Model::RateColumn).data(Model::SortRole);
            QVERIFY(row == 0 || before.isValid() || !value.isValid()); // unusable last
            if (before.isValid() && value.isValid()) {
                QVERIFY(order == Qt::AscendingOrder ? before.toDouble() <= value.toDouble()
                                                    : before.toDouble() >= value.toDouble());
            }
            before = value;
        }
        QVERIFY(!before.isValid()); // the text's example of ¥1.60 is never computed with
    }
    sorted.sort(Model::RateColumn, Qt::AscendingOrder);
    // The month plan at 1,191 ÷ 730 is cheaper by the hour than pay-as-you-go at 1.98.
    QCOMPARE(sorted.index(0, 0).data(Model::IdRole).toString(), QStringLiteral("market-cn-retail-rtx-4090-24-month"));
}

void TestQuoteTableModel::modelStaysSoundWhileCardsChange()
{
    QuoteSortModel sorted;
    sorted.setSourceModel(&m_model);
    const QAbstractItemModelTester source(&m_model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QAbstractItemModelTester proxy(&sorted, QAbstractItemModelTester::FailureReportingMode::Fatal);
    int column = 0;
    for (const Card &card : m_catalog.cards()) {
        m_model.setCard(card.id);
        ++column;
        sorted.sort(column % Model::ColumnCount, column % 2 ? Qt::DescendingOrder : Qt::AscendingOrder);
        sorted.setFilterFixedString(column % 3 ? QString() : QStringLiteral("ucloud"));
        m_model.setDisplay(display(column % 2 ? Language::English : Language::SimplifiedChinese,
                                   column % 3 ? Currency::Cny : Currency::Usd));
    }
    sorted.setFilterFixedString(QStringLiteral("优云智算"));
    m_model.setCard(QString());
    QVERIFY(sorted.rowCount() > 20 && sorted.rowCount() < m_model.rowCount());
}

QTEST_GUILESS_MAIN(TestQuoteTableModel)
#include "tst_quote_table_model.moc"
