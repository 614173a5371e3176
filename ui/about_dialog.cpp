// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/about_dialog.h"

#include "catalog/catalog.h"
#include "ui/common/app_context.h"
#include "ui/common/theme.h"

#include <QDialogButtonBox>
#include <QIcon>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace xuanka {

namespace {

/// Names and licences, not words: the same in every language.
QString parts()
{
    return QStringLiteral("Qt %1 (Core, Gui, Widgets, Sql, Svg, PrintSupport, Concurrent) — LGPL-3.0\n"
                          "Qt Charts %1 — GPL-3.0\n"
                          "SQLite — Public Domain\n"
                          "JSON for Modern C++ (nlohmann/json) — MIT\n"
                          "tl::expected — CC0-1.0")
        .arg(QLatin1String(qVersion()));
}

} // namespace

AboutDialog::AboutDialog(const AppContext &context, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("About Xuanka"));
    auto *icon = new QLabel(this);
    icon->setPixmap(QIcon(QStringLiteral(":/icons/xuanka.svg")).pixmap(QSize(48, 48), devicePixelRatioF()));
    auto *name = new QLabel(tr("Xuanka %1").arg(QStringLiteral(XUANKA_VERSION)), this);
    QFont large = name->font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    name->setFont(large);
    auto *purpose = new QLabel(tr("A workbench for choosing GPU cards and GPU-cloud platforms."), this);
    const QString asOf = context.locale().toString(context.catalog().asOf(), QLocale::ShortFormat);
    auto *catalog = new QLabel(tr("Prices and figures of the built-in catalog as of %1.").arg(asOf), this);
    auto *licence = new QLabel(tr("Free software under the GNU General Public License, version 3 or later. There is no "
                                  "warranty: check a figure at its source before money is spent on it."),
                               this);
    for (QLabel *label : {purpose, catalog, licence}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    auto *made = new QPlainTextEdit(parts(), this);
    made->setReadOnly(true);
    made->setAccessibleName(tr("Parts and their licences"));
    made->setTabChangesFocus(true);
    made->setFixedHeight(fontMetrics().height() * 7);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *head = new QHBoxLayout;
    head->setSpacing(groupSpacing());
    head->addWidget(icon);
    head->addWidget(name, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(groupSpacing(), groupSpacing(), groupSpacing(), groupSpacing());
    layout->setSpacing(itemSpacing());
    layout->addLayout(head);
    for (QWidget *widget : std::initializer_list<QWidget *> {purpose, catalog, licence, made, buttons})
        layout->addWidget(widget);
    setMinimumWidth(fontMetrics().averageCharWidth() * 76);
}

} // namespace xuanka
