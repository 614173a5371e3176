// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/text_label.h"

#include "ui/common/theme.h"

#include <QApplication>
#include <QEvent>
#include <QScopedValueRollback>

namespace xuanka {

TextLabel::TextLabel(Tone tone, QWidget *parent)
    : QLabel(parent)
    , m_tone(tone)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    apply();
}

void TextLabel::setTone(Tone tone)
{
    m_tone = tone;
    apply();
}

void TextLabel::setTextOrHide(const QString &text)
{
    setText(text);
    setVisible(!text.isEmpty());
}

void TextLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    const bool changed = event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange
        || event->type() == QEvent::ApplicationFontChange;
    if (changed && !m_applying)
        apply();
}

void TextLabel::apply()
{
    const QScopedValueRollback applying(m_applying, true); // what is set here comes back as a change event
    const QPalette base = QApplication::palette();
    QPalette colors;
    switch (m_tone) {
    case Tone::Normal:
    case Tone::Strong:
    case Tone::Heading:
    case Tone::Answer:
        break;
    case Tone::Muted:
        colors.setColor(QPalette::WindowText, mutedColor(base));
        break;
    case Tone::Warning:
        colors.setColor(QPalette::WindowText, meaningColor(Meaning::Warning, base));
        break;
    case Tone::Problem:
        colors.setColor(QPalette::WindowText, meaningColor(Meaning::No, base));
        break;
    }
    setPalette(colors);

    QFont text = QApplication::font();
    text.setBold(m_tone == Tone::Strong || m_tone == Tone::Heading);
    if (m_tone == Tone::Heading && text.pointSizeF() > 0.0)
        text.setPointSizeF(text.pointSizeF() * 1.35);
    // The one sentence that a page answers with: it is read, not looked for.
    if (m_tone == Tone::Answer && text.pointSizeF() > 0.0) {
        text.setPointSizeF(text.pointSizeF() * 1.15);
        text.setWeight(QFont::DemiBold);
    }
    setFont(text);
}

} // namespace xuanka
