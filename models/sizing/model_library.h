// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/bytes.h"
#include "sizing/model_architecture.h"

#include <QHash>
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
    QStringList aliases;
    QList<Component> components;
    Bytes workingSetLow;  ///< beside the weights at 1024×1024, one image: the VAE's decoding is its peak
    Bytes workingSetExpected;
    Bytes workingSetHigh;
    Bytes denoisingSet;   ///< the same without the VAE: what the denoiser alone needs beside its weights
    QString source;
    QString asOf;

    qint64 parameters() const;
};

/// The models that can be chosen by name. A value.
class ModelLibrary {
public:
    /// resources/models/*.json, checked against its schema.
    static Result<ModelLibrary> loadBuiltIn();
    /// The same from any folder or resource prefix that holds language_models.json and image_models.json.
    static Result<ModelLibrary> load(const QString &folder);

    const QList<ModelArchitecture> &models() const { return m_models; }
    const QList<ImageModel> &imageModels() const { return m_imageModels; }
    /// By id, alias or name without regard to case; null if unknown. Valid as long as the library.
    const ModelArchitecture *model(const QString &idOrName) const;
    const ImageModel *imageModel(const QString &idOrName) const;
    /// Language models first, then image models, in the order of the files.
    QStringList ids() const;

private:
    QList<ModelArchitecture> m_models;
    QList<ImageModel> m_imageModels;
    QHash<QString, int> m_modelIndex;      ///< lower-case id, alias or name → position
    QHash<QString, int> m_imageModelIndex;
};

} // namespace xuanka
