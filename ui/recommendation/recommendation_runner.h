// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"

#include <QFutureWatcher>
#include <QObject>

#include <memory>
#include <optional>

namespace xuanka {

/// Decides off the GUI thread. One calculation at a time; of inputs that change meanwhile only the last ones are worked
/// on, and what they made stale is dropped unseen.
class RecommendationRunner : public QObject {
    Q_OBJECT

public:
    /// Both are values: the calculation works on its own copies.
    RecommendationRunner(Catalog catalog, ModelLibrary library, QObject *parent);
    ~RecommendationRunner() override;

    void start(const RecommendationInputs &inputs);
    /// Whatever is still being worked out is not wanted any more.
    void cancel();
    bool isRunning() const { return m_wanted; }

Q_SIGNALS:
    void started();
    /// One of the two for the last inputs.
    void decided(const xuanka::Recommendation &recommendation);
    void failed(const xuanka::Error &error);

private:
    using Outcome = std::shared_ptr<Result<Recommendation>>;
    void run(const RecommendationInputs &inputs);
    void done();

    Catalog m_catalog;
    ModelLibrary m_library;
    QFutureWatcher<Outcome> m_watcher;
    std::optional<RecommendationInputs> m_next; ///< came while another was being worked on
    bool m_wanted = false;
};

} // namespace xuanka
