// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/theme.h"

#include "ui/common/desk_style.h"

#include <QApplication>
#include <QFile>
#include <QFontMetrics>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QStyle>
#include <QSvgRenderer>

#include <array>

namespace xuanka {

namespace {

QPalette lightPalette()
{
    QPalette palette(QColor(0xf4, 0xf5, 0xf7));
    palette.setColor(QPalette::Window, QColor(0xf4, 0xf5, 0xf7));
    palette.setColor(QPalette::WindowText, QColor(0x1d, 0x23, 0x2b));
    palette.setColor(QPalette::Base, QColor(0xff, 0xff, 0xff));
    palette.setColor(QPalette::AlternateBase, QColor(0xf6, 0xf8, 0xfa));
    palette.setColor(QPalette::Text, QColor(0x1d, 0x23, 0x2b));
    palette.setColor(QPalette::Button, QColor(0xf9, 0xfa, 0xfb));
    palette.setColor(QPalette::ButtonText, QColor(0x1d, 0x23, 0x2b));
    palette.setColor(QPalette::BrightText, QColor(0xff, 0xff, 0xff));
    palette.setColor(QPalette::Highlight, QColor(0x1f, 0x5f, 0xa8));
    palette.setColor(QPalette::HighlightedText, QColor(0xff, 0xff, 0xff));
    palette.setColor(QPalette::Link, QColor(0x1f, 0x5f, 0xa8));
    palette.setColor(QPalette::LinkVisited, QColor(0x6a, 0x4c, 0x93));
    palette.setColor(QPalette::ToolTipBase, QColor(0xff, 0xff, 0xff));
    palette.setColor(QPalette::ToolTipText, QColor(0x1d, 0x23, 0x2b));
    palette.setColor(QPalette::PlaceholderText, QColor(0x6b, 0x75, 0x80));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(0x8c, 0x95, 0x9f));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(0xd0, 0xd7, 0xde));
    return palette;
}

QPalette darkPalette()
{
    QPalette palette(QColor(0x2b, 0x30, 0x37));
    palette.setColor(QPalette::Window, QColor(0x21, 0x25, 0x2b));
    palette.setColor(QPalette::WindowText, QColor(0xe3, 0xe7, 0xec));
    palette.setColor(QPalette::Base, QColor(0x1a, 0x1d, 0x22));
    palette.setColor(QPalette::AlternateBase, QColor(0x20, 0x24, 0x2a));
    palette.setColor(QPalette::Text, QColor(0xe3, 0xe7, 0xec));
    palette.setColor(QPalette::Button, QColor(0x2d, 0x32, 0x3a));
    palette.setColor(QPalette::ButtonText, QColor(0xe3, 0xe7, 0xec));
    palette.setColor(QPalette::BrightText, QColor(0xff, 0xff, 0xff));
    palette.setColor(QPalette::Highlight, QColor(0x2f, 0x6f, 0xb8));
    palette.setColor(QPalette::HighlightedText, QColor(0xff, 0xff, 0xff));
    palette.setColor(QPalette::Link, QColor(0x79, 0xb4, 0xf2));
    palette.setColor(QPalette::LinkVisited, QColor(0xb9, 0x9c, 0xe0));
    palette.setColor(QPalette::ToolTipBase, QColor(0x2d, 0x32, 0x3a));
    palette.setColor(QPalette::ToolTipText, QColor(0xe3, 0xe7, 0xec));
    palette.setColor(QPalette::PlaceholderText, QColor(0x95, 0x9f, 0xab));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(0x70, 0x79, 0x84));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(0x3a, 0x41, 0x4a));
    return palette;
}

/// Draws the icon when it is asked for, so that a change of theme needs no new icons and every scale is sharp.
class ThemedIconEngine : public QIconEngine {
public:
    explicit ThemedIconEngine(QString file)
        : m_file(std::move(file))
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const qreal scale = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, render(rect.size(), scale, mode));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override { return render(size, 1.0, mode); }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal scale) override
    {
        return render(size / scale, scale, mode);
    }

    QIconEngine *clone() const override { return new ThemedIconEngine(m_file); }

private:
    QPixmap render(const QSize &size, qreal scale, QIcon::Mode mode) const
    {
        QPixmap pixmap(size * scale);
        pixmap.setDevicePixelRatio(scale);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        QSvgRenderer renderer(m_file);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(&painter, QRectF(QPointF(0, 0), QSizeF(size)));
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        const QPalette::ColorGroup group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QPalette::ColorRole role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText;
        painter.fillRect(QRectF(QPointF(0, 0), QSizeF(size)), QApplication::palette().color(group, role));
        return pixmap;
    }

    QString m_file;
};

} // namespace

bool isDark(const QPalette &palette)
{
    return palette.window().color().lightness() < 128;
}

void applyTheme(QApplication &application, ThemeChoice choice)
{
    // Read once, before our own palette takes its place.
    static const bool systemIsDark = isDark(application.palette());
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && systemIsDark);
    if (!qobject_cast<DeskStyle *>(application.style()))
        QApplication::setStyle(new DeskStyle);
    QApplication::setPalette(dark ? darkPalette() : lightPalette());
}

QColor meaningColor(Meaning meaning, const QPalette &palette)
{
    const bool dark = isDark(palette);
    switch (meaning) {
    case Meaning::Ok:
        return dark ? QColor(0x6c, 0xc6, 0x7f) : QColor(0x1a, 0x6b, 0x35);
    case Meaning::Likely:
        return dark ? QColor(0x7c, 0xb8, 0xf0) : QColor(0x1f, 0x5f, 0xa8);
    case Meaning::Tight:
    case Meaning::Warning:
        return dark ? QColor(0xe3, 0xb3, 0x41) : QColor(0x86, 0x54, 0x00);
    case Meaning::No:
        return dark ? QColor(0xf4, 0x8a, 0x82) : QColor(0xb3, 0x26, 0x1e);
    case Meaning::Note:
        break;
    }
    return mutedColor(palette);
}

QColor meaningBackground(Meaning meaning, const QPalette &palette)
{
    const QColor text = meaningColor(meaning, palette);
    const QColor base = palette.base().color();
    const double share = isDark(palette) ? 0.20 : 0.12;
    const auto mix = [share](int over, int under) {
        return static_cast<int>(share * over + (1.0 - share) * under);
    };
    return {mix(text.red(), base.red()), mix(text.green(), base.green()), mix(text.blue(), base.blue())};
}

QColor seriesColor(int index, const QPalette &palette)
{
    // After Okabe and Ito; darkened on white and lightened on black until a thin line is seen well.
    static const std::array<QRgb, 8> light {0xff0b5fa5, 0xffc25700, 0xff00795a, 0xff9b3d7d,
                                            0xff7a6200, 0xff3b8fc4, 0xffa3322b, 0xff555c66};
    static const std::array<QRgb, 8> dark {0xff6cb2f0, 0xffe9944a, 0xff4fc19c, 0xffda8fc0,
                                           0xffd9c04a, 0xff9cd3f2, 0xfff08a80, 0xffaab3bd};
    const auto place = static_cast<std::size_t>(index) % light.size();
    return QColor(isDark(palette) ? dark.at(place) : light.at(place));
}

QList<qreal> seriesDashes(int index)
{
    static const std::array<QList<qreal>, 5> dashes {
        QList<qreal> {}, QList<qreal> {6, 3}, QList<qreal> {2, 2}, QList<qreal> {8, 3, 2, 3}, QList<qreal> {12, 4}};
    return dashes.at(static_cast<std::size_t>(index) % dashes.size());
}

QColor mutedColor(const QPalette &palette)
{
    return isDark(palette) ? QColor(0xa3, 0xac, 0xb7) : QColor(0x57, 0x60, 0x6a);
}

QColor lineColor(const QPalette &palette)
{
    return isDark(palette) ? QColor(0x3b, 0x42, 0x4b) : QColor(0xd5, 0xda, 0xe0);
}

QColor outlineColor(const QPalette &palette)
{
    return isDark(palette) ? QColor(0x77, 0x81, 0x8d) : QColor(0x86, 0x8f, 0x99);
}

QIcon themedIcon(const QString &name)
{
    const QString file = QStringLiteral(":/icons/%1.svg").arg(name);
    return QFile::exists(file) ? QIcon(new ThemedIconEngine(file)) : QIcon();
}

int groupSpacing()
{
    return QFontMetrics(QApplication::font()).height();
}

int itemSpacing()
{
    return QFontMetrics(QApplication::font()).height() / 2;
}

} // namespace xuanka
