// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cards/facet_group.h"

#include "ui/common/theme.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

namespace xuanka {

FacetGroup::FacetGroup(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_layout(new QVBoxLayout(this))
{
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(itemSpacing() / 2);
    m_layout->addWidget(m_title);
}

void FacetGroup::setTitle(const QString &title)
{
    m_title->setText(title);
}

void FacetGroup::setBox(const QString &id, const QString &text)
{
    const auto found = std::find_if(m_boxes.cbegin(), m_boxes.cend(),
                                    [&id](const QCheckBox *box) { return box->objectName() == id; });
    if (found != m_boxes.cend()) {
        (*found)->setText(text);
        return;
    }
    auto *box = new QCheckBox(text, this);
    box->setObjectName(id);
    connect(box, &QCheckBox::toggled, this, &FacetGroup::changed);
    m_layout->addWidget(box);
    m_boxes << box;
}

QStringList FacetGroup::checked() const
{
    QStringList ids;
    for (const QCheckBox *box : m_boxes) {
        if (box->isChecked())
            ids << box->objectName();
    }
    return ids;
}

void FacetGroup::clear()
{
    for (QCheckBox *box : std::as_const(m_boxes))
        box->setChecked(false);
}

} // namespace xuanka
