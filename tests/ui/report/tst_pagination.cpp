// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/test_support.h"
#include "ui/report/pagination.h"

using namespace xuanka;

namespace {

constexpr qreal pageHeight = 100.0;

Piece pieceOf(qreal height, bool keepWithNext = false, qreal spaceBefore = 0.0)
{
    Piece piece;
    piece.height = height;
    piece.keepWithNext = keepWithNext;
    piece.spaceBefore = spaceBefore;
    return piece;
}

QList<Piece> tableOf(int rows, qreal height)
{
    Piece head = pieceOf(10.0, true);
    head.table = 3;
    head.tableHead = true;
    QList<Piece> pieces{head};
    for (int row = 0; row < rows; ++row) {
        Piece piece = pieceOf(height);
        piece.table = 3;
        pieces << piece;
    }
    return pieces;
}

/// "0 1 | 2": which pieces stand on which page.
QString shape(const QList<PageOfPieces> &pages)
{
    QStringList texts;
    for (const PageOfPieces &page : pages) {
        QStringList numbers;
        for (const PlacedPiece &placed : page)
            numbers << QString::number(placed.piece);
        texts << numbers.join(QLatin1Char(' '));
    }
    return texts.join(QStringLiteral(" | "));
}

} // namespace

class PaginationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void distributesPieces_data();
    void distributesPieces();
    void dropsSpaceAtTheTopOfAPage();
    void repeatsTheHeadOfATableOnEachPage();
    void headIsNotRepeatedWithoutARow();
    void nothingRunsOverThePagesEnd();
};

void PaginationTest::distributesPieces_data()
{
    QTest::addColumn<QList<Piece>>("pieces");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing") << QList<Piece>{} << QString();
    QTest::newRow("fills to the last dot") << QList<Piece>{pieceOf(50), pieceOf(50), pieceOf(1)} << QStringLiteral("0 1 | 2");
    QTest::newRow("heading stays with its text")
        << QList<Piece>{pieceOf(85), pieceOf(10, true), pieceOf(20)} << QStringLiteral("0 | 1 2");
    QTest::newRow("chain of headings")
        << QList<Piece>{pieceOf(70), pieceOf(10, true), pieceOf(10, true), pieceOf(20)} << QStringLiteral("0 | 1 2 3");
    QTest::newRow("group higher than a page breaks inside")
        << QList<Piece>{pieceOf(60, true), pieceOf(60, true), pieceOf(30)} << QStringLiteral("0 | 1 2");
    QTest::newRow("piece higher than a page stands alone")
        << QList<Piece>{pieceOf(10), pieceOf(150), pieceOf(10)} << QStringLiteral("0 | 1 | 2");
    QList<Piece> broken{pieceOf(10), pieceOf(10), pieceOf(10)};
    broken[1].breakBefore = true;
    QTest::newRow("asked break") << broken << QStringLiteral("0 | 1 2");
    QList<Piece> first{pieceOf(10)};
    first[0].breakBefore = true;
    QTest::newRow("no empty first page") << first << QStringLiteral("0");
    QList<Piece> kept{pieceOf(10, true), pieceOf(10)};
    kept[1].breakBefore = true;
    QTest::newRow("an asked break beats keeping together") << kept << QStringLiteral("0 | 1");
}

void PaginationTest::distributesPieces()
{
    QFETCH(QList<Piece>, pieces);
    QFETCH(QString, expected);
    QCOMPARE(shape(paginate(pieces, pageHeight)), expected);
}

void PaginationTest::dropsSpaceAtTheTopOfAPage()
{
    const QList<PageOfPieces> pages = paginate({pieceOf(60, false, 20), pieceOf(30, false, 20), pieceOf(30)}, pageHeight);
    QCOMPARE(shape(pages), QStringLiteral("0 | 1 2"));
    QCOMPARE(pages.at(0).at(0).y, 0.0);
    QCOMPARE(pages.at(1).at(0).y, 0.0);
    QCOMPARE(pages.at(1).at(1).y, 30.0);
}

void PaginationTest::repeatsTheHeadOfATableOnEachPage()
{
    const QList<PageOfPieces> pages = paginate(tableOf(7, 30), pageHeight);
    QCOMPARE(shape(pages), QStringLiteral("0 1 2 3 | 0 4 5 6 | 0 7"));
    QCOMPARE(pages.at(1).at(1).y, 10.0);
}

void PaginationTest::headIsNotRepeatedWithoutARow()
{
    QList<Piece> pieces = tableOf(2, 150); // rows that no page holds
    QCOMPARE(shape(paginate(pieces, pageHeight)), QStringLiteral("0 | 0 1 | 0 2"));
    pieces = tableOf(3, 30);
    pieces << pieceOf(20);
    QCOMPARE(shape(paginate(pieces, pageHeight)), QStringLiteral("0 1 2 3 | 4"));
}

void PaginationTest::nothingRunsOverThePagesEnd()
{
    QList<Piece> pieces;
    for (int i = 0; i < 500; ++i) {
        if (i % 60 == 59)
            pieces << tableOf(17, 13.0);
        pieces << pieceOf(3.0 + (i * 37) % 41, i % 7 == 0, i % 5);
    }
    const QList<PageOfPieces> pages = paginate(pieces, pageHeight);
    QSet<qsizetype> placedOnce;
    for (const PageOfPieces &page : pages) {
        qreal bottom = 0.0;
        for (const PlacedPiece &placed : page) {
            QVERIFY(placed.y >= bottom);
            bottom = placed.y + pieces.at(placed.piece).height;
            placedOnce.insert(placed.piece);
        }
        QVERIFY(bottom <= pageHeight);
        QVERIFY(!pieces.at(page.constLast().piece).keepWithNext);
    }
    QCOMPARE(placedOnce.size(), pieces.size());
}

Q_DECLARE_METATYPE(QList<xuanka::Piece>)

QTEST_GUILESS_MAIN(PaginationTest)
#include "tst_pagination.moc"
