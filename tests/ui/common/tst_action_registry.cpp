// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/action_registry.h"

#include "support/test_support.h"

#include <QAction>

using namespace xuanka;

namespace {

ActionDefinition definition(const char *id, QKeySequence shortcut = {})
{
    ActionDefinition made;
    made.id = QString::fromLatin1(id);
    made.text = "&Undo";
    made.shortcut = shortcut;
    made.icon = QStringLiteral("undo");
    return made;
}

} // namespace

class ActionRegistryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anActionIsFoundByItsId();
    void theOrderIsThatOfAdding();
    void anActionLeavesWithItsOwner();
    void sharedShortcutsAreReported();
    void textsAreSetAgainWhenTheLanguageChanges();
};

void ActionRegistryTest::anActionIsFoundByItsId()
{
    QObject owner;
    ActionRegistry registry;
    QAction *action = registry.add(definition("edit.undo", QKeySequence(Qt::CTRL | Qt::Key_Z)), &owner);
    QCOMPARE(registry.action(QStringLiteral("edit.undo")), action);
    QCOMPARE(action->text(), QStringLiteral("&Undo"));
    QCOMPARE(action->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Z));
    QVERIFY(!action->icon().isNull());
    QVERIFY(!registry.action(QStringLiteral("no.such")));
}

void ActionRegistryTest::theOrderIsThatOfAdding()
{
    QObject owner;
    ActionRegistry registry;
    for (const char *id : {"z", "a", "m"})
        registry.add(definition(id), &owner);
    QCOMPARE(registry.ids(), (QStringList {QStringLiteral("z"), QStringLiteral("a"), QStringLiteral("m")}));
}

void ActionRegistryTest::anActionLeavesWithItsOwner()
{
    ActionRegistry registry;
    {
        QObject page;
        registry.add(definition("page.do"), &page);
        QVERIFY(registry.action(QStringLiteral("page.do")));
    }
    QVERIFY(!registry.action(QStringLiteral("page.do")));
    QVERIFY(registry.ids().isEmpty());
}

void ActionRegistryTest::sharedShortcutsAreReported()
{
    QObject owner;
    ActionRegistry registry;
    registry.add(definition("a", QKeySequence(Qt::Key_F5)), &owner);
    registry.add(definition("b"), &owner);
    registry.add(definition("c"), &owner);
    QVERIFY(registry.duplicateShortcuts().isEmpty());
    registry.add(definition("d", QKeySequence(Qt::Key_F5)), &owner);
    QCOMPARE(registry.duplicateShortcuts(), QStringList {QStringLiteral("F5")});
}

void ActionRegistryTest::textsAreSetAgainWhenTheLanguageChanges()
{
    QObject owner;
    ActionRegistry registry;
    QAction *action = registry.add(definition("a"), &owner);
    action->setText(QStringLiteral("something else"));
    registry.retranslate();
    QCOMPARE(action->text(), QStringLiteral("&Undo"));
}

QTEST_MAIN(ActionRegistryTest)
#include "tst_action_registry.moc"
