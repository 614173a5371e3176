// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/upgrade_panel.h"

#include "catalog/catalog.h"
#include "sizing/sizing_answer_words.h"
#include "sizing/sizing_words.h"
#include "ui/common/app_context.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"

#include <QVBoxLayout>

namespace xuanka {

namespace {

QString signOfState(SignalState state)
{
    switch (state) {
    case SignalState::Triggered:
        return QStringLiteral("▲");
    case SignalState::NotTriggered:
        return QStringLiteral("○");
    case SignalState::Unknown:
        break;
    }
    return QStringLiteral("?");
}

QString signOfLevel(LinkLevel level)
{
    switch (level) {
    case LinkLevel::Good:
        return QStringLiteral("✓");
    case LinkLevel::Reduced:
        return QStringLiteral("≈");
    case LinkLevel::Poor:
        return QStringLiteral("✗");
    case LinkLevel::Unknown:
        break;
    }
    return QStringLiteral("?");
}

} // namespace

UpgradePanel::UpgradePanel(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_signalsTitle(new TextLabel(TextLabel::Tone::Strong, this))
    , m_signals(new TextLabel(TextLabel::Tone::Normal, this))
    , m_linksTitle(new TextLabel(TextLabel::Tone::Strong, this))
    , m_links(new TextLabel(TextLabel::Tone::Normal, this))
{
    m_signals->setObjectName(QStringLiteral("signals"));
    m_links->setObjectName(QStringLiteral("links"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(itemSpacing() / 2, itemSpacing(), itemSpacing() / 2, 0);
    layout->setSpacing(itemSpacing());
    for (TextLabel *label : {m_signalsTitle, m_signals, m_linksTitle, m_links}) {
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout->addWidget(label);
    }
    layout->addStretch(1);
}

void UpgradePanel::setContent(const Content &content)
{
    m_content = content;
    fill();
}

void UpgradePanel::clear()
{
    m_content.reset();
    fill();
}

void UpgradePanel::fill()
{
    const Language language = m_context.language();
    if (!m_content) {
        m_signalsTitle->setText(tr("Choose a card under “Fits”."));
        for (TextLabel *label : {m_signals, m_linksTitle, m_links})
            label->setTextOrHide({});
        return;
    }
    const bool due = m_content->advice.isDue();
    m_signalsTitle->setText(due ? tr("%1: a bigger card is worth a look").arg(m_content->cards)
                                : tr("%1: no sign that a bigger card is due").arg(m_content->cards));
    QStringList lines;
    for (const UpgradeSignal &signal : std::as_const(m_content->advice.list)) {
        lines << tr("%1 %2: %3. %4").arg(signOfState(signal.state), signal.name.in(language), signalStateName(signal.state),
                                         signal.why.in(language));
    }
    if (due && !m_content->advice.biggerCards.isEmpty()) {
        QStringList names;
        for (const QString &id : std::as_const(m_content->advice.biggerCards)) {
            const Card *card = m_context.catalog().card(id);
            names << (card ? card->name.in(language) : id);
        }
        lines << tr("One of these takes it as asked: %1")
                     .arg(names.join(language == Language::SimplifiedChinese ? QStringLiteral("、") : QStringLiteral(", ")));
    }
    m_signals->setTextOrHide(lines.join(QStringLiteral("\n\n")));

    lines.clear();
    for (const InterconnectAdvice &link : std::as_const(m_content->links)) {
        lines << tr("%1 %2: %3. %4").arg(signOfLevel(link.level), parallelismName(link.way), linkLevelName(link.level),
                                         link.says.in(language));
    }
    if (!m_content->links.isEmpty() && !m_content->tensorDegrees.isEmpty()) {
        QStringList degrees;
        for (const int degree : std::as_const(m_content->tensorDegrees))
            degrees << m_context.locale().toString(degree);
        lines << tr("The heads and widths of this model divide by %1; other tensor-parallel degrees are refused.")
                     .arg(degrees.join(QStringLiteral(", ")));
    }
    m_linksTitle->setTextOrHide(lines.isEmpty() ? QString() : tr("The link between the cards, the most demanding way first"));
    m_links->setTextOrHide(lines.join(QStringLiteral("\n\n")));
}

void UpgradePanel::retranslate()
{
    m_signals->setAccessibleName(tr("Signs that a bigger card is due"));
    m_links->setAccessibleName(tr("The link between the cards"));
    fill();
}

} // namespace xuanka
