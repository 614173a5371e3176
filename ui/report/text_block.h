// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QTextLayout>

#include <memory>

class QPainter;

namespace xuanka {

/// Plain text broken into lines of a given width, in dots. Words break anywhere if a line would not hold them, so nothing
/// is ever clipped. Copies share the layout.
class TextBlock {
public:
    TextBlock() = default;
    TextBlock(const QString &text, const QFont &font, qreal width, Qt::Alignment alignment = Qt::AlignLeft);

    int lineCount() const { return m_layout ? m_layout->lineCount() : 0; }
    /// From one line's top to the next one's.
    qreal lineHeight() const { return m_lineHeight; }
    qreal height() const { return lineCount() * m_lineHeight; }
    /// The widest line.
    qreal naturalWidth() const;
    /// Draws `count` lines from `first` on, the first of them at the top of `origin`.
    void draw(QPainter &painter, const QPointF &origin, const QColor &color, int first, int count) const;
    void draw(QPainter &painter, const QPointF &origin, const QColor &color) const
    {
        draw(painter, origin, color, 0, lineCount());
    }

    /// The width below which a line would break inside a word. Chinese breaks anywhere, so it needs one character.
    static qreal unbreakableWidth(const QString &text, const QFont &font);

private:
    std::shared_ptr<QTextLayout> m_layout;
    qreal m_lineHeight = 0.0;
};

} // namespace xuanka
