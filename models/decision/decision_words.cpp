// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/decision_words.h"

#include <QCoreApplication>

namespace xuanka {

QString billingName(Billing billing)
{
    switch (billing) {
    case Billing::OnDemand:
        return QCoreApplication::translate("Decision", "On demand");
    case Billing::Day:
        return QCoreApplication::translate("Decision", "Day plan");
    case Billing::Month:
        return QCoreApplication::translate("Decision", "Month plan");
    case Billing::Reserved:
        return QCoreApplication::translate("Decision", "Reservation");
    case Billing::Spot:
        return QCoreApplication::translate("Decision", "Spot");
    }
    return {};
}

QString gateStateName(GateState state)
{
    switch (state) {
    case GateState::Pass:
        return QCoreApplication::translate("Decision", "Passed");
    case GateState::Fail:
        return QCoreApplication::translate("Decision", "Failed");
    case GateState::Unknown:
        return QCoreApplication::translate("Decision", "To be asked");
    }
    return {};
}

} // namespace xuanka
