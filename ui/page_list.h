// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

class QWidget;

namespace xuanka {

class AppContext;
class Page;

/// A page as the navigation knows it before it is built.
struct PageEntry {
    QString id;
    const char *title; ///< source for translation, context "Pages", with a mnemonic
    Page *(*create)(AppContext &, QWidget *);
};

/// All pages in the order of the navigation list.
std::vector<PageEntry> pageList();
/// In the application's language, without the mnemonic.
QString pageTitle(const PageEntry &entry);

} // namespace xuanka
