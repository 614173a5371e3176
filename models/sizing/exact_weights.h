// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/bytes.h"

#include <QList>
#include <QString>

namespace xuanka {

/// What a file's own tensor table says: bytes as they are stored, to the byte, without padding between tensors.
struct ExactWeights {
    /// Tensors that share a place in the model or a storage type.
    struct Share {
        QString name;        ///< type as the file names it: "BF16", "Q4_K", "F8_E4M3"
        qint64 tensors = 0;
        qint64 elements = 0; ///< as stored: a packed integer counts once
        qint64 bytes = 0;
        bool operator==(const Share &) const = default;
    };

    // By place; see the pieces of the weights in weight_pieces.h
    qint64 embedding = 0;    ///< token embedding and position tables
    qint64 head = 0;         ///< output head, if it is stored apart
    qint64 attention = 0;    ///< attention and state-space layers, without their norms
    qint64 mlp = 0;          ///< experts and routers included
    qint64 rest = 0;         ///< norms, vision tower, everything else
    qint64 prediction = 0;   ///< layers that predict further tokens: stored, but not loaded by most engines
    QList<Share> byType;     ///< the largest first
    qint64 tensors = 0;
    qint64 tensorsOfUnknownSize = 0; ///< of a storage type that is not known: not in any sum
    QString formatId;        ///< the entry of weight_formats.json that comes nearest to it; used for that format only
    QString source;          ///< "tensor table of model-00001-of-00004.safetensors …"

    /// What is loaded to run the model; the file also holds `prediction`.
    qint64 bytes() const { return embedding + head + attention + mlp + rest; }
    bool operator==(const ExactWeights &) const = default;
};

} // namespace xuanka
