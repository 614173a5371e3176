// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/fit.h"

namespace xuanka {

/// A change that may free memory, before it is known how much.
struct RemedyProposal {
    const char *id; ///< as in Remedy
    LocalizedText does;
    LocalizedText costs;
    MemoryRequest request;
};

/// What applies to this request: the six of the documents in their order, then the rest.
QList<RemedyProposal> remedyProposals(const SizingSubject &subject, const MemoryRequest &request);

} // namespace xuanka
