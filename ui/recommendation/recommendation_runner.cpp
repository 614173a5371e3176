// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/recommendation/recommendation_runner.h"

#include <QtConcurrentRun>

namespace xuanka {

RecommendationRunner::RecommendationRunner(Catalog catalog, ModelLibrary library, QObject *parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
    , m_library(std::move(library))
{
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &RecommendationRunner::done);
}

RecommendationRunner::~RecommendationRunner()
{
    m_watcher.disconnect(this);
    m_watcher.waitForFinished(); // it works on copies, but the rules it reads live as long as the program
}

void RecommendationRunner::start(const RecommendationInputs &inputs)
{
    const bool idle = !m_wanted;
    m_wanted = true;
    if (m_watcher.isRunning())
        m_next = inputs;
    else
        run(inputs);
    if (idle)
        Q_EMIT started();
}

void RecommendationRunner::cancel()
{
    m_next.reset();
    m_wanted = false;
}

void RecommendationRunner::run(const RecommendationInputs &inputs)
{
    m_watcher.setFuture(QtConcurrent::run([inputs, catalog = m_catalog, library = m_library]() -> Outcome {
        return std::make_shared<Result<Recommendation>>(recommend(inputs, catalog, library));
    }));
}

void RecommendationRunner::done()
{
    if (m_next) {
        const RecommendationInputs inputs = *std::exchange(m_next, std::nullopt);
        run(inputs);
        return;
    }
    if (!m_wanted)
        return;
    m_wanted = false;
    const Outcome outcome = m_watcher.result();
    if (*outcome)
        Q_EMIT decided(**outcome);
    else
        Q_EMIT failed(outcome->error());
}

} // namespace xuanka
