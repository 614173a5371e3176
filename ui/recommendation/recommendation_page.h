// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"
#include "ui/common/page.h"

#include <QPointer>

#include <optional>

class QAction;
class QLabel;
class QTabWidget;
class QToolBar;

namespace xuanka {

class ArchivePanel;
class ExcludedPanel;
class OptionsBar;
class RankingPanel;
class RecommendationRunner;
class Workspace;
struct ReportDocument;

/// What the current profile should get, and why everything else is out; archived unchangeable, printed, exported.
class RecommendationPage : public Page {
    Q_OBJECT

public:
    RecommendationPage(AppContext &context, QWidget *parent);
    ~RecommendationPage() override;

    QString id() const override;
    QString title() const override;
    void refresh() override;

    /// Absent while it is worked out and when it cannot be.
    const std::optional<Recommendation> &recommendation() const { return m_recommendation; }
    bool isBusy() const;

protected:
    void retranslate() override;

private:
    void makeActions();
    void connectWorkspace();
    void decide();
    void showResult(const Result<Recommendation> &result);
    void showHeadline();
    void showTabs();
    void enableActions();
    void say(const QString &notice);
    QString warningsText() const;
    QString suggestedName(const QString &suffix) const;
    Result<ReportDocument> report() const;

    void archive();
    void exportPdf();
    void exportJson();
    void preview();
    void copy();

    RecommendationRunner *m_runner = nullptr;
    QPointer<Workspace> m_connected;
    std::optional<DemandProfile> m_profile;
    std::optional<Recommendation> m_recommendation;
    std::optional<Error> m_problem;

    OptionsBar *m_options = nullptr;
    QToolBar *m_bar = nullptr;
    QLabel *m_headline = nullptr;
    QLabel *m_detail = nullptr;
    QLabel *m_notice = nullptr;
    QTabWidget *m_tabs = nullptr;
    RankingPanel *m_ranking = nullptr;
    ExcludedPanel *m_excluded = nullptr;
    QLabel *m_warnings = nullptr;
    ArchivePanel *m_archive = nullptr;
    QAction *m_archiveAction = nullptr;
    QAction *m_pdfAction = nullptr;
    QAction *m_jsonAction = nullptr;
    QAction *m_previewAction = nullptr;
    QAction *m_copyAction = nullptr;
};

Page *createRecommendationPage(AppContext &context, QWidget *parent);

} // namespace xuanka
