// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shortcuts_dialog.h"

#include "ui/common/action_registry.h"
#include "ui/common/data_table.h"
#include "ui/common/theme.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace xuanka {

namespace {

/// "&Undo" → "Undo", "撤销(&U)…" → "撤销".
QString withoutMnemonic(const QString &text)
{
    QString plain = text;
    const auto bracket = plain.indexOf(QLatin1String("(&"));
    if (bracket > 0)
        plain.remove(bracket, 4);
    return plain.remove(QLatin1Char('&')).remove(QChar(0x2026));
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const ActionRegistry &actions, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keyboard shortcuts"));
    auto *model = new QStandardItemModel(this);
    model->setHorizontalHeaderLabels({tr("Action"), tr("Keys")});
    const QStringList ids = actions.ids();
    for (const QString &id : ids) {
        const QAction *action = actions.action(id);
        if (!action->shortcut().isEmpty()) {
            model->appendRow({new QStandardItem(withoutMnemonic(action->text())),
                              new QStandardItem(action->shortcut().toString(QKeySequence::NativeText))});
        }
    }
    auto *table = new DataTable(this);
    table->setUp(model, {}, {QStringLiteral("action"), QStringLiteral("keys")}, nullptr);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->horizontalHeader()->setStretchLastSection(true);
    table->setAccessibleName(windowTitle());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(groupSpacing(), groupSpacing(), groupSpacing(), groupSpacing());
    layout->addWidget(table, 1);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 60, fontMetrics().height() * 26);
}

} // namespace xuanka
