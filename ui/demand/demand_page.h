// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/demand_profile.h"
#include "ui/common/page.h"

class QAction;
class QListView;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QToolBar;

namespace xuanka {

class ProfileListModel;
class ProfileTableModel;
class ProfileView;
class TextLabel;
class WhyPanel;

/// Saved demand profiles, and what the chosen one says and leads to. Choosing a profile here makes it the one that the
/// other pages work on.
class DemandPage : public Page {
    Q_OBJECT

public:
    DemandPage(AppContext &context, QWidget *parent);
    ~DemandPage() override;

    QString id() const override { return QStringLiteral("demand"); }
    QString title() const override;
    void refresh() override;

protected:
    void retranslate() override;
    void hideEvent(QHideEvent *event) override;

private:
    void makeActions();
    void connectWorkspace();
    void reload();
    void choose(const QString &profileId);
    void showChosen();
    const DemandProfile *chosen() const;
    QString detailOf(const QModelIndex &index) const;

    void newProfile();
    void editProfile();
    void duplicateProfile();
    void deleteProfile();
    void rename(const QString &profileId, const QString &name);
    void save(const DemandProfile &profile);
    void openWizard(const DemandProfile &profile);
    void showWhy(const QString &conditionId);

    ProfileTableModel *m_table;
    ProfileListModel *m_list;
    QSplitter *m_splitter;
    QToolBar *m_bar;
    QListView *m_view;
    QStackedWidget *m_right;
    QWidget *m_empty;
    TextLabel *m_emptyText;
    QPushButton *m_begin;
    ProfileView *m_profile;
    QWidget *m_whyPlace;
    WhyPanel *m_why;
    QString m_whyShown; ///< id of the condition
    QAction *m_new = nullptr;
    QAction *m_edit = nullptr;
    QAction *m_duplicate = nullptr;
    QAction *m_delete = nullptr;
};

Page *createDemandPage(AppContext &context, QWidget *parent);

} // namespace xuanka
