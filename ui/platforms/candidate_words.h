// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "evaluation/evaluation.h"
#include "quantity/language.h"

namespace xuanka {

/// "UCloud, Compshare"; a platform of the team's own by what they called it.
QString platformName(const Catalog &catalog, const QString &platformId, Language language);
/// "H100 SXM5 80 GB"; the id if the catalog does not know the card.
QString cardName(const Catalog &catalog, const QString &cardId, Language language);
/// "UCloud, Compshare · RTX 4090 24 GB".
QString candidateName(const Catalog &catalog, const RoundCandidate &candidate, Language language);

} // namespace xuanka
