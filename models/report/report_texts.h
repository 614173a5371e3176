// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/report_document.h"

#include <QStringList>

namespace xuanka {

/// Every text that the document prints, in order; without the numbers of chart axes and pages.
QStringList reportTexts(const ReportDocument &document);

} // namespace xuanka
