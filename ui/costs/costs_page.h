// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/page.h"

class QTabWidget;

namespace xuanka {

class PackageTab;
class RentOrBuyTab;

/// What the same work costs in different ways of paying for it. Nothing here changes the workspace.
class CostsPage : public Page {
    Q_OBJECT

public:
    CostsPage(AppContext &context, QWidget *parent);

    QString id() const override;
    QString title() const override;
    void refresh() override;

protected:
    void retranslate() override;

private:
    QTabWidget *m_tabs = nullptr;
    PackageTab *m_package = nullptr;
    RentOrBuyTab *m_rentOrBuy = nullptr;
};

Page *createCostsPage(AppContext &context, QWidget *parent);

} // namespace xuanka
