// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/fit_table_model.h"
#include "support/page_world.h"
#include "support/ui_support.h"
#include "ui/common/data_table.h"
#include "ui/common/number_edit.h"
#include "ui/common/stacked_bar.h"
#include "ui/sizing/fit_panel.h"
#include "ui/sizing/limits_panel.h"
#include "ui/sizing/memory_panel.h"
#include "ui/sizing/model_picker.h"
#include "ui/sizing/remedies_panel.h"
#include "ui/sizing/request_form.h"
#include "ui/sizing/sensitivity_panel.h"
#include "ui/sizing/sizing_page.h"
#include "ui/sizing/sizing_results.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>

Q_DECLARE_METATYPE(xuanka::Language)

namespace xuanka::test {

inline DemandProfile profileOf(TaskKind kind, const QString &model)
{
    DemandProfile profile;
    profile.name = QStringLiteral("Test profile");
    TaskDemand task;
    task.kind = kind;
    task.modelId = model;
    profile.tasks << task;
    return profile;
}

/// The page, shown, with what a test reaches for.
struct Shown {
    PageWorld &world;
    SizingPage page;
    QTabWidget *tabs = page.findChild<QTabWidget *>();
    ModelPicker *picker = page.findChild<ModelPicker *>();
    FitPanel *fits = page.findChild<FitPanel *>();
    MemoryPanel *parts = page.findChild<MemoryPanel *>();
    RemediesPanel *remedies = page.findChild<RemediesPanel *>();
    LimitsPanel *limits = page.findChild<LimitsPanel *>();
    SensitivityPanel *sensitivity = page.findChild<SensitivityPanel *>();
    StackedBar *bar = page.findChild<StackedBar *>();

    explicit Shown(PageWorld &inWorld)
        : world(inWorld)
        , page(inWorld.context, nullptr)
    {
        QVERIFY(showPage(page, {1200, 800}));
        settle();
    }
    void settle() { QCoreApplication::processEvents(); }
    void pick(const QString &typed)
    {
        picker->search().setFocus();
        picker->search().selectAll();
        type(picker->search(), typed);
        QTest::keyClick(&picker->search(), Qt::Key_Return);
        settle();
    }
    void choose(const char *field, const QString &id)
    {
        auto *box = page.findChild<QComboBox *>(QLatin1String(field));
        QVERIFY2(box, field);
        const int wanted = box->findData(id);
        QVERIFY2(wanted >= 0, qPrintable(id));
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < wanted; ++i)
            QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(box->currentData().toString(), id);
        settle();
    }
    void enter(const char *field, const QString &text)
    {
        auto *edit = page.findChild<IntegerEdit *>(QLatin1String(field));
        QVERIFY2(edit, field);
        edit->setFocus();
        edit->selectAll();
        type(*edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
        settle();
    }
    /// Fields that few change are shown on request.
    void showAllFields()
    {
        auto *more = page.findChild<QCheckBox *>(QStringLiteral("moreFields"));
        more->setFocus();
        if (!more->isChecked())
            QTest::keyClick(more, Qt::Key_Space);
        QVERIFY(more->isChecked());
    }
    void openTab(int index)
    {
        QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(index).center());
        QCOMPARE(tabs->currentIndex(), index);
    }
    QString text(const char *label) const { return page.findChild<QLabel *>(QLatin1String(label))->text(); }
    /// Row and cell of a card.
    QModelIndex cell(const QString &cardId, int count) const
    {
        const QAbstractItemModel &model = *fits->table().model();
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row, FitTableModel::FirstCountColumn + count - 1);
            if (index.data(FitTableModel::CardIdRole).toString() == cardId)
                return index;
        }
        return {};
    }
    void click(const QModelIndex &index)
    {
        fits->table().scrollTo(index);
        QTest::mouseClick(fits->table().viewport(), Qt::LeftButton, {}, fits->table().visualRect(index).center());
        settle();
    }
};

inline void addLanguages()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("locale");
    QTest::newRow("en") << Language::English << QStringLiteral("en_US");
    QTest::newRow("zh_CN") << Language::SimplifiedChinese << QStringLiteral("zh_CN");
    QTest::newRow("de_DE") << Language::English << QStringLiteral("de_DE");
}

} // namespace xuanka::test
