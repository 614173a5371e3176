// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace xuanka {

class AppContext;

/// Version, licence, the parts the program is made of with their licences, and how old the catalog is.
class AboutDialog : public QDialog {
    Q_OBJECT

public:
    AboutDialog(const AppContext &context, QWidget *parent);
};

} // namespace xuanka
