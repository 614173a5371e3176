// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/size_edit.h"

#include "ui/common/theme.h"
#include "ui/demand/field_editors.h"

#include <QHBoxLayout>
#include <QLabel>

namespace xuanka {

SizeEdit::SizeEdit(QWidget *parent)
    : QWidget(parent)
    , m_width(makeIntegerEdit(QStringLiteral("resolution"), this))
    , m_height(makeIntegerEdit(QStringLiteral("resolution"), this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(itemSpacing());
    row->addWidget(m_width, 1);
    row->addWidget(new QLabel(QStringLiteral("×"), this));
    row->addWidget(m_height, 1);
    setFocusProxy(m_width);
    for (IntegerEdit *edit : { m_width, m_height }) {
        edit->setSingleStep(64);
        connect(edit, &QSpinBox::valueChanged, this, &SizeEdit::valueChanged);
    }
}

QSize SizeEdit::value() const { return { m_width->value(), m_height->value() }; }

void SizeEdit::setValue(QSize size)
{
    m_width->setValue(size.width());
    m_height->setValue(size.height());
}

void SizeEdit::retranslate()
{
    m_width->setAccessibleName(tr("Width in pixels"));
    m_height->setAccessibleName(tr("Height in pixels"));
    m_width->setToolTip(m_width->accessibleName());
    m_height->setToolTip(m_height->accessibleName());
}

} // namespace xuanka
