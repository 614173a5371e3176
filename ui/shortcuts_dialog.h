// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace xuanka {

class ActionRegistry;

/// Every action that has a key, as a table.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    ShortcutsDialog(const ActionRegistry &actions, QWidget *parent);
};

} // namespace xuanka
