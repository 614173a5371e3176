// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/costs/costs_page.h"

#include "ui/common/app_context.h"
#include "ui/costs/package_tab.h"
#include "ui/costs/rent_or_buy_tab.h"

#include <QTabWidget>
#include <QVBoxLayout>

namespace xuanka {

CostsPage::CostsPage(AppContext &context, QWidget *parent)
    : Page(context, parent)
    , m_tabs(new QTabWidget(this))
    , m_package(new PackageTab(context, m_tabs))
    , m_rentOrBuy(new RentOrBuyTab(context, m_tabs))
{
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_package, QString());
    m_tabs->addTab(m_rentOrBuy, QString());
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_tabs);
    connect(&context, &AppContext::languageChanged, this, &CostsPage::retranslate);
    retranslate();
}

QString CostsPage::id() const
{
    return QStringLiteral("costs");
}

QString CostsPage::title() const
{
    return tr("Costs");
}

void CostsPage::refresh()
{
    // The catalog ships with the program: what was typed here stays.
}

void CostsPage::retranslate()
{
    setLocale(context().locale());
    m_tabs->setAccessibleName(tr("Ways of paying"));
    m_tabs->setTabText(0, tr("On demand, by the day or by the month"));
    m_tabs->setTabText(1, tr("Rent or buy"));
    m_package->retranslate();
    m_rentOrBuy->retranslate();
}

Page *createCostsPage(AppContext &context, QWidget *parent)
{
    return new CostsPage(context, parent);
}

} // namespace xuanka
