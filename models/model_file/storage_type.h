// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QLatin1String>
#include <QString>

#include <optional>

namespace xuanka {

/// How a file stores the values of a tensor: whole blocks of so many values in so many bytes.
struct StorageType {
    const char *name = "";
    int blockValues = 1;
    int blockBytes = 0;

    /// Bytes of a tensor whose rows have `row` values: each row is stored in whole blocks. Absent beyond 64 bits.
    std::optional<qint64> bytes(qint64 row, qint64 rows) const;
    double bits() const { return 8.0 * blockBytes / blockValues; }
};

/// Type ids of GGUF tensors (ggml). Null for an id that is not known (yet).
const StorageType *ggmlType(quint32 id);
/// Type names of safetensors headers. Null if not known; sub-byte types count in whole bytes for the tensor.
const StorageType *safetensorsType(const QByteArray &name);

} // namespace xuanka
