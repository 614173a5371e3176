// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/stacked_bar.h"

#include "support/test_support.h"

#include <QSignalSpy>

using namespace xuanka;

namespace {

StackedBar::Content memory()
{
    StackedBar::Content content;
    content.title = QStringLiteral("Memory on one card");
    content.segments = {{QStringLiteral("weights"), QStringLiteral("Weights"), Bytes::fromGib(15.0)},
                        {QStringLiteral("kv_cache"), QStringLiteral("KV cache"), Bytes::fromGib(5.0)},
                        {QStringLiteral("overhead"), QStringLiteral("Overhead"), Bytes::fromGib(1.0)}};
    content.total = Estimate<Bytes> {Bytes::fromGib(20.0), Bytes::fromGib(21.0), Bytes::fromGib(23.5)};
    content.capacity = Bytes::fromGib(24.0);
    content.capacityLabel = QStringLiteral("RTX 4090: 24.0 GiB usable");
    return content;
}

} // namespace

class StackedBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void widthsAreInProportion();
    void aClickAsksWhy();
    void theKeyboardReachesEverySegment();
    void itIsToldInWordsAndNumbers();
    void theLegendWrapsInANarrowWindow();
    void overfullStaysInsideTheBar();
    void emptyIsNoCrash();
};

void StackedBarTest::widthsAreInProportion()
{
    StackedBar bar;
    bar.resize(900, 150);
    bar.setContent(memory());
    const QRectF weights = bar.segmentRect(QStringLiteral("weights"));
    const QRectF cache = bar.segmentRect(QStringLiteral("kv_cache"));
    QCOMPARE(weights.width() / cache.width(), 3.0);
    QCOMPARE(weights.right(), cache.left());
    QVERIFY(bar.segmentRect(QStringLiteral("no_such")).isNull());
}

void StackedBarTest::aClickAsksWhy()
{
    StackedBar bar;
    bar.resize(900, 150);
    bar.setContent(memory());
    const QSignalSpy asked(&bar, &StackedBar::segmentActivated);
    QTest::mouseClick(&bar, Qt::LeftButton, {}, bar.segmentRect(QStringLiteral("kv_cache")).center().toPoint());
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.at(0).at(0).toString(), QStringLiteral("kv_cache"));
    QTest::mouseClick(&bar, Qt::RightButton, {}, bar.segmentRect(QStringLiteral("kv_cache")).center().toPoint());
    QCOMPARE(asked.count(), 1);
}

void StackedBarTest::theKeyboardReachesEverySegment()
{
    StackedBar bar;
    bar.resize(900, 150);
    bar.setContent(memory());
    bar.show();
    QVERIFY(QTest::qWaitForWindowActive(&bar));
    bar.setFocus();
    const QSignalSpy asked(&bar, &StackedBar::segmentActivated);
    QTest::keyClick(&bar, Qt::Key_Return);
    QTest::keyClick(&bar, Qt::Key_Right);
    QTest::keyClick(&bar, Qt::Key_Right);
    QTest::keyClick(&bar, Qt::Key_Right); // stays at the last
    QTest::keyClick(&bar, Qt::Key_Space);
    QTest::keyClick(&bar, Qt::Key_Left);
    QTest::keyClick(&bar, Qt::Key_Return);
    QCOMPARE(asked.count(), 3);
    QCOMPARE(asked.at(0).at(0).toString(), QStringLiteral("weights"));
    QCOMPARE(asked.at(1).at(0).toString(), QStringLiteral("overhead"));
    QCOMPARE(asked.at(2).at(0).toString(), QStringLiteral("kv_cache"));
}

void StackedBarTest::itIsToldInWordsAndNumbers()
{
    StackedBar bar;
    bar.setLocale(QLocale(QStringLiteral("de_DE")));
    bar.setContent(memory());
    QCOMPARE(bar.accessibleName(), QStringLiteral("Memory on one card"));
    for (const char *part : {"Weights  15,0 GiB", "KV cache  5,0 GiB", "20,0 / 21,0 / 23,5 GiB", "24.0 GiB usable"})
        QVERIFY2(bar.accessibleDescription().contains(QString::fromUtf8(part)), qPrintable(bar.accessibleDescription()));
}

void StackedBarTest::theLegendWrapsInANarrowWindow()
{
    StackedBar bar;
    bar.setContent(memory());
    QVERIFY(bar.heightForWidth(200) > bar.heightForWidth(2000));
}

void StackedBarTest::overfullStaysInsideTheBar()
{
    StackedBar bar;
    bar.resize(600, 150);
    StackedBar::Content content = memory();
    content.segments[0].bytes = Bytes::fromGib(140.0);
    bar.setContent(content);
    QVERIFY(bar.segmentRect(QStringLiteral("overhead")).right() <= bar.width());
    QVERIFY(!bar.grab().isNull());
}

void StackedBarTest::emptyIsNoCrash()
{
    StackedBar bar;
    bar.setContent({});
    bar.show();
    const QSignalSpy asked(&bar, &StackedBar::segmentActivated);
    QTest::keyClick(&bar, Qt::Key_Return);
    QTest::mouseClick(&bar, Qt::LeftButton);
    QVERIFY(!bar.grab().isNull());
    QVERIFY(asked.isEmpty());
}

QTEST_MAIN(StackedBarTest)
#include "tst_stacked_bar.moc"
