// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QWidget>

namespace xuanka {

class AppContext;

/// One entry of the navigation list. The window draws the title and the profile chooser above the page, so a page begins
/// with its content and keeps a margin of groupSpacing() to the sides. A page is built when it is first shown, by its factory
/// (`Page *createCardsPage(AppContext &, QWidget *)` in ui/cards/cards_page.h).
/// Actions added with QWidget::addAction() appear in the window's Page menu while the page is shown; make them with
/// AppContext::actions() so that ids and shortcuts stay unique.
class Page : public QWidget {
    Q_OBJECT

public:
    Page(AppContext &context, QWidget *parent);

    /// Stable, lower case: "cards"; the name on the command line and in the settings.
    virtual QString id() const = 0;
    /// In the application's language.
    virtual QString title() const = 0;
    /// Drawn from :/icons/ID.svg in the palette's text colour.
    virtual QIcon icon() const;
    /// Reads again what may have changed while the page was hidden. Called each time the page is shown and when the
    /// workspace was exchanged.
    virtual void refresh() = 0;

protected:
    /// Sets every text that the page shows. Called on QEvent::LanguageChange; call it once at the end of the
    /// constructor as well.
    virtual void retranslate() = 0;

    AppContext &context() const { return m_context; }
    void changeEvent(QEvent *event) override;

private:
    AppContext &m_context;
};

} // namespace xuanka
