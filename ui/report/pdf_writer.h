// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"
#include "report/report_document.h"

class QPagedPaintDevice;

namespace xuanka {

/// Writes the document as PDF: A4, fonts embedded, charts as vectors, text that can be searched and copied. The file is
/// replaced only when the new one is complete.
/// Errors: MissingFont (Chinese text and no Chinese font; nothing is written), DiskFull, CannotWrite; file = path.
Done writePdf(const ReportDocument &document, const QString &path);

/// Lays the document out on A4 and paints it: for the print preview and a printer. Sets the device's page size and margins.
/// Error: MissingFont.
Done paintReport(const ReportDocument &document, QPagedPaintDevice *device);

/// Pages that the document takes. Error: MissingFont.
Result<int> reportPageCount(const ReportDocument &document);

} // namespace xuanka
