// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/text_label.h"
#include "ui/common/theme.h"

#include <QApplication>
#include <QtTest>

using namespace xuanka;

class TestTextLabel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsMarkupAsText()
    {
        TextLabel label(TextLabel::Tone::Normal);
        label.setText(QStringLiteral("<b>bold</b><img src='http://example.com/x.png'>"));
        QCOMPARE(label.textFormat(), Qt::PlainText);
        TextLabel plain(TextLabel::Tone::Normal);
        plain.setText(QStringLiteral("bold"));
        QVERIFY(label.sizeHint().width() > plain.sizeHint().width());
    }

    void takesNoRoomWhileThereIsNothingToSay()
    {
        QWidget parent;
        TextLabel label(TextLabel::Tone::Problem, &parent);
        label.setTextOrHide(QString());
        QVERIFY(label.isHidden());
        label.setTextOrHide(QStringLiteral("wrong"));
        QVERIFY(!label.isHidden());
    }

    void coloursFollowToneAndTheme()
    {
        TextLabel label(TextLabel::Tone::Problem);
        for (const ThemeChoice theme : { ThemeChoice::Dark, ThemeChoice::Light }) {
            applyTheme(*qApp, theme);
            QCoreApplication::processEvents();
            QCOMPARE(label.palette().color(QPalette::WindowText), meaningColor(Meaning::No, QApplication::palette()));
        }
        label.setTone(TextLabel::Tone::Muted);
        QCOMPARE(label.palette().color(QPalette::WindowText), mutedColor(QApplication::palette()));
        label.setTone(TextLabel::Tone::Normal);
        QCOMPARE(label.palette().color(QPalette::WindowText), QApplication::palette().color(QPalette::WindowText));
    }

    void headingsAreLargerThanText()
    {
        const TextLabel heading(TextLabel::Tone::Heading);
        const TextLabel strong(TextLabel::Tone::Strong);
        QVERIFY(heading.font().pointSizeF() > strong.font().pointSizeF());
        QVERIFY(heading.font().bold() && strong.font().bold());
    }
};

QTEST_MAIN(TestTextLabel)
#include "tst_text_label.moc"
