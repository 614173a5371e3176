// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/image_model.h"
#include "sizing/model_architecture.h"

#include <QHash>
#include <QList>

namespace xuanka {

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
    /// The same; where that finds nothing, punctuation is ignored too ("SD1.5", "FLUX.2-klein-base-4B", with or without the
    /// owner in front).
    const ImageModel *imageModel(const QString &idOrName) const;
    /// Language models first, then image models, in the order of the files.
    QStringList ids() const;

private:
    QList<ModelArchitecture> m_models;
    QList<ImageModel> m_imageModels;
    QHash<QString, int> m_modelIndex;      ///< lower-case id, alias or name → position
    QHash<QString, int> m_imageModelIndex;
    QHash<QString, int> m_imageModelPlainIndex; ///< letters and digits of those names
};

} // namespace xuanka
