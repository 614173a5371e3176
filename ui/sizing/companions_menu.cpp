// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/companions_menu.h"

#include "ui/sizing/companions.h"

#include <QAction>
#include <QMenu>

namespace xuanka {

CompanionsMenu::CompanionsMenu(Companions &companions, QWidget *parent)
    : QToolButton(parent)
    , m_companions(companions)
    , m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("together"));
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::StrongFocus);
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &CompanionsMenu::fill);
    connect(&companions, &Companions::changed, this, &CompanionsMenu::showCount);
    fill();
}

void CompanionsMenu::fill()
{
    m_menu->clear();
    const QList<Companions::Entry> entries = m_companions.entries();
    for (qsizetype i = 0; i < entries.size(); ++i) {
        QString name = entries.at(i).name;
        QAction *action = m_menu->addAction(name.replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setCheckable(true);
        action->setChecked(entries.at(i).taken);
        connect(action, &QAction::toggled, this, [this, i](bool taken) { m_companions.setTaken(i, taken); });
    }
    if (!entries.isEmpty())
        m_menu->addSeparator();
    QAction *keep = m_menu->addAction(tr("Keep what is shown now as a demand"));
    keep->setObjectName(QStringLiteral("keepDemand"));
    connect(keep, &QAction::triggered, this, &CompanionsMenu::keepAsked);
    QAction *atOnce = m_menu->addAction(tr("All at the same time"));
    atOnce->setObjectName(QStringLiteral("atOnce"));
    atOnce->setToolTip(tr("The needs add up; otherwise each has the cards to itself while it runs."));
    atOnce->setCheckable(true);
    atOnce->setChecked(m_companions.timing() == FitTiming::AtOnce);
    connect(atOnce, &QAction::toggled, this,
            [this](bool on) { m_companions.setTiming(on ? FitTiming::AtOnce : FitTiming::InTurn); });
    QAction *none = m_menu->addAction(tr("Only what is shown now"));
    none->setObjectName(QStringLiteral("alone"));
    connect(none, &QAction::triggered, &m_companions, &Companions::clear);
}

void CompanionsMenu::showCount()
{
    const qsizetype taken = m_companions.taken().size();
    setText(taken == 0 ? tr("To&gether with…") : tr("&Together with %1 more").arg(taken));
    setAccessibleName(text().remove(QLatin1Char('&')));
}

void CompanionsMenu::retranslate()
{
    setToolTip(tr("Which other work the same cards must take: then a cell says whether all of it fits."));
    showCount();
    fill();
}

} // namespace xuanka
