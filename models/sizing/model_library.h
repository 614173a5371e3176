// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/bytes.h"
#include "sizing/model_architecture.h"

#include <QList>

namespace xuanka {

/// An image model by the components that are resident while it runs.
struct ImageModel {
    struct Component {
        QString role; ///< "denoiser", "text_encoder", "vae"
        QString name;
        qint64 parameters = 0;
    };
    QString id;       ///< "flux-1-dev"
    QString name;
    QList<Component> components;
    Bytes workingSetLow;  ///< beside the weights at 1024×1024, one image
    Bytes workingSetExpected;
    Bytes workingSetHigh;
    QString source;
};

/// The models that can be chosen by name. A value.
class ModelLibrary {
public:
    /// resources/models/*.json, checked against its schema.
    static Result<ModelLibrary> loadBuiltIn();

    const QList<ModelArchitecture> &models() const { return m_models; }
    const QList<ImageModel> &imageModels() const { return m_imageModels; }
    /// By id, or by name without regard to case; null if unknown.
    const ModelArchitecture *model(const QString &idOrName) const;
    const ImageModel *imageModel(const QString &idOrName) const;
    QStringList ids() const;

private:
    QList<ModelArchitecture> m_models;
    QList<ImageModel> m_imageModels;
};

} // namespace xuanka
