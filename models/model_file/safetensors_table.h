// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/json.h"
#include "model_file/tensor_tally.h"

namespace xuanka {

/// Shapes that tell a model's layers when there is no configuration. 0: no such tensor.
struct TellingShapes {
    qint64 vocabulary = 0;
    qint64 hidden = 0;
    qint64 layers = 0;
    qint64 queryRows = 0;
    qint64 keyRows = 0;
    qint64 headDim = 0;
    qint64 experts = 0;
    bool adapter = false;   ///< LoRA factors instead of a model
};

/// Reads the header of one safetensors file into `visit`. Errors as readModelFile.
struct SafetensorsTable {
    QList<StoredTensor> tensors;
    TellingShapes shapes;
    bool shorterThanPromised = false; ///< the data end before the header says: a copy that was not finished
};
Result<SafetensorsTable> readSafetensorsTable(const QString &path);

} // namespace xuanka
