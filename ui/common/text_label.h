// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace xuanka {

/// A text that wraps, in a colour or size with a meaning, which follows the theme and the font. Always plain text:
/// what it shows may come from a person, a file or the catalog.
class TextLabel : public QLabel {
    Q_OBJECT

public:
    enum class Tone { Normal, Strong, Heading, Answer, Muted, Warning, Problem };

    explicit TextLabel(Tone tone, QWidget *parent = nullptr);

    Tone tone() const { return m_tone; }
    void setTone(Tone tone);
    /// Hidden while there is nothing to say, so that it takes no room.
    void setTextOrHide(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    void apply();

    Tone m_tone;
    bool m_applying = false;
};

} // namespace xuanka
