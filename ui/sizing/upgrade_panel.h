// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/interconnect_advice.h"
#include "sizing/upgrade_signals.h"

#include <QWidget>

namespace xuanka {

class AppContext;
class TextLabel;

/// Whether a bigger card is due, signal by signal, and what the link between the chosen cards means for each way of
/// sharing the work.
class UpgradePanel : public QWidget {
    Q_OBJECT

public:
    struct Content {
        QString cards; ///< "2 × RTX 4090 24 GB"
        UpgradeAdvice advice;
        QList<InterconnectAdvice> links; ///< empty: one card, or independent images
        QList<int> tensorDegrees;
    };

    UpgradePanel(AppContext &context, QWidget *parent);

    void setContent(const Content &content);
    void clear();
    void retranslate();

private:
    void fill();

    AppContext &m_context;
    std::optional<Content> m_content;
    TextLabel *m_signalsTitle = nullptr;
    TextLabel *m_signals = nullptr;
    TextLabel *m_linksTitle = nullptr;
    TextLabel *m_links = nullptr;
};

} // namespace xuanka
