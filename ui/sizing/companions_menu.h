// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

class QMenu;

namespace xuanka {

class Companions;

/// "Together with…": a button whose menu ticks the other work that the same cards must take.
class CompanionsMenu : public QToolButton {
    Q_OBJECT

public:
    CompanionsMenu(Companions &companions, QWidget *parent);

    void retranslate();

Q_SIGNALS:
    /// Keep what the page shows now, to go on with something else beside it.
    void keepAsked();

private:
    void fill();
    void showCount();

    Companions &m_companions;
    QMenu *m_menu = nullptr;
};

} // namespace xuanka
