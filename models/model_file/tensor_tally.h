// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/exact_weights.h"

#include <QByteArray>
#include <QHash>

#include <optional>

namespace xuanka {

/// One line of a tensor table.
struct StoredTensor {
    QByteArray name;
    QByteArray type;              ///< as the file names it; "type 57" if it has a number only
    qint64 elements = 0;
    std::optional<qint64> bytes;  ///< absent if the type is not known
};

/// Where in a model a tensor belongs, told by its name as llama.cpp and transformers give them.
enum class TensorPlace { Embedding, Head, Mixer, Mlp, Norm, Tower, Prediction, Other };

struct NamedTensor {
    TensorPlace place = TensorPlace::Other;
    qint64 layer = -1;      ///< −1: outside the layers
    bool routed = false;    ///< a routed expert's
};

/// `layers`: those that belong to the model itself; what comes after them predicts further tokens. 0: not known.
NamedTensor placeOfTensor(const QByteArray &name, qint64 layers);

/// Parameters of one layer as its tensors add up.
struct LayerTally {
    qint64 mixer = 0;
    qint64 mlp = 0;
    qint64 routed = 0; ///< of the MLP
    qint64 norms = 0;
    bool recurrent = false; ///< has a state-space or linear-attention tensor
    bool keys = false;      ///< has a key projection of its own
    bool fused = false;     ///< has queries, keys and values in one tensor
    bool latent = false;    ///< has a projection to a latent

    bool attends() const { return keys || latent || (fused && !recurrent); }
};

/// Adds up a tensor table line by line.
class TensorTally {
public:
    explicit TensorTally(qint64 layers) : m_layers(layers) { }

    /// False if the sums would leave 64 bits.
    bool add(const StoredTensor &tensor);

    /// Bytes by place and type; formatId and source are left empty.
    ExactWeights weights() const;
    const QHash<qint64, LayerTally> &layers() const { return m_byLayer; }
    qint64 elementsAt(TensorPlace place) const { return m_elements.value(static_cast<int>(place)); }
    /// Bits a value of the large matrices, and the type that holds most of their values.
    double linearBits() const;
    QByteArray mainType() const;

private:
    qint64 m_layers;
    ExactWeights m_weights;
    QHash<QByteArray, ExactWeights::Share> m_types;
    QHash<QByteArray, qint64> m_linearTypes;
    QHash<int, qint64> m_elements;
    QHash<qint64, LayerTally> m_byLayer;
    qint64 m_linearElements = 0;
    qint64 m_linearBytes = 0;
    qint64 m_total = 0;
};

} // namespace xuanka
