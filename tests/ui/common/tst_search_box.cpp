// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/search_box.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QtTest>

using namespace xuanka;

namespace {

/// A search field with three models and a neighbour to leave it for.
struct Form {
    QWidget window;
    SearchBox *box = new SearchBox(&window);
    QLineEdit *neighbour = new QLineEdit(&window);

    Form()
    {
        auto *column = new QVBoxLayout(&window);
        column->addWidget(box);
        column->addWidget(neighbour);
        box->setSearchEntry(QStringLiteral("qwen2.5-7b"), QStringLiteral("Qwen2.5 7B"));
        box->setSearchEntry(QStringLiteral("llama-3-8b"), QStringLiteral("Llama 3 8B"));
        box->setSearchEntry(QStringLiteral("yi-6b"), QStringLiteral("Yi 6B"));
        window.show();
    }
    bool isReady() { return QTest::qWaitForWindowActive(&window); }
    void typeAndLeave(const QString &text) const
    {
        box->setFocus();
        box->lineEdit()->selectAll();
        QTest::keyClicks(box->lineEdit(), text);
        QWidget *popup = box->completer()->popup();
        QTest::keyClick(popup->isVisible() ? popup : box->lineEdit(), Qt::Key_Tab);
    }
};

} // namespace

class TestSearchBox : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsAnEntryByItsTextOrId_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("id");
        QTest::newRow("text") << QStringLiteral("Llama 3 8B") << QStringLiteral("llama-3-8b");
        QTest::newRow("text in other case") << QStringLiteral("llama 3 8b") << QStringLiteral("llama-3-8b");
        QTest::newRow("id in other case") << QStringLiteral("QWEN2.5-7B") << QStringLiteral("qwen2.5-7b");
        QTest::newRow("spaces around") << QStringLiteral(" yi-6b ") << QStringLiteral("yi-6b");
        QTest::newRow("nothing like it") << QStringLiteral("our own") << QStringLiteral("our own");
        QTest::newRow("only a part") << QStringLiteral("Llama") << QStringLiteral("Llama");
    }

    void findsAnEntryByItsTextOrId()
    {
        QFETCH(QString, typed);
        QFETCH(QString, id);
        Form form;
        QVERIFY(form.isReady());
        QSignalSpy changed(form.box, &SearchBox::chosenIdChanged);
        form.typeAndLeave(typed);
        QCOMPARE(form.box->chosenId(), id);
        QCOMPARE(changed.size(), 1);
        form.typeAndLeave(typed); // the same again is no change
        QCOMPARE(changed.size(), 1);
    }

    void offersWhatContainsTheTypedPart()
    {
        Form form;
        QVERIFY(form.isReady());
        form.box->setFocus();
        QTest::keyClicks(form.box->lineEdit(), QStringLiteral("3 8"));
        QCOMPARE(form.box->completer()->completionCount(), 1);
        QCOMPARE(form.box->completer()->currentCompletion(), QStringLiteral("Llama 3 8B"));
    }

    void emptyingSaysSoAtOnce()
    {
        Form form;
        QVERIFY(form.isReady());
        form.box->setChosenId(QStringLiteral("yi-6b"));
        QCOMPARE(form.box->currentText(), QStringLiteral("Yi 6B"));
        QSignalSpy changed(form.box, &SearchBox::chosenIdChanged);
        form.box->setFocus();
        form.box->lineEdit()->selectAll();
        QTest::keyClick(form.box->lineEdit(), Qt::Key_Delete);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(form.box->chosenId(), QString());
    }

    void keepsTheChoiceWhenTheLanguageRenamesEntries()
    {
        Form form;
        form.box->setChosenId(QStringLiteral("llama-3-8b"));
        QSignalSpy changed(form.box, &SearchBox::chosenIdChanged);
        form.box->setSearchEntry(QStringLiteral("llama-3-8b"), QStringLiteral("羊驼 3 8B"));
        QCOMPARE(form.box->chosenId(), QStringLiteral("llama-3-8b"));
        QCOMPARE(form.box->currentText(), QStringLiteral("羊驼 3 8B"));
        form.box->setChosenId(QStringLiteral("unknown to us"));
        QCOMPARE(form.box->chosenId(), QStringLiteral("unknown to us"));
        QCOMPARE(changed.size(), 0);
    }

    void theWheelChangesNothingWithoutTheFocus()
    {
        Form form;
        QVERIFY(form.isReady());
        form.box->setChosenId(QStringLiteral("qwen2.5-7b"));
        form.neighbour->setFocus();
        QWheelEvent wheel(QPointF(5, 5), form.box->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, -120), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(form.box, &wheel);
        QCOMPARE(form.box->chosenId(), QStringLiteral("qwen2.5-7b"));
        QVERIFY(!wheel.isAccepted()); // the form scrolls instead
    }
};

QTEST_MAIN(TestSearchBox)
#include "tst_search_box.moc"
