// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/implications_view.h"

#include "catalog/catalog.h"
#include "ui/common/app_context.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace xuanka {

namespace {

void addText(QVBoxLayout *column, TextLabel::Tone tone, const QString &text)
{
    auto *label = new TextLabel(tone, column->parentWidget());
    label->setText(text);
    column->addWidget(label);
}

} // namespace

ImplicationsView::ImplicationsView(AppContext &context, Warnings warnings, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_warnings(warnings)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
}

void ImplicationsView::setImplications(const Result<Implications> &implications)
{
    m_implications = implications;
    fill();
}

const Condition *ImplicationsView::condition(const QString &id) const
{
    if (!m_implications)
        return nullptr;
    const QList<Condition> &all = m_implications->conditions;
    const auto found =
        std::find_if(all.begin(), all.end(), [&id](const Condition &condition) { return condition.id == id; });
    return found == all.end() ? nullptr : &*found;
}

void ImplicationsView::retranslate() { fill(); }

void ImplicationsView::fill()
{
    if (m_content != nullptr) {
        m_column->removeWidget(m_content);
        m_content->hide();
        m_content->deleteLater(); // a button of it may be what led here
    }
    m_content = new QWidget(this);
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(groupSpacing());
    m_column->addWidget(m_content);

    if (!m_implications) {
        addText(column, TextLabel::Tone::Problem, errorMessage(m_implications.error()));
        return;
    }
    if (m_warnings == Warnings::Listed) {
        for (const Warning &warning : std::as_const(m_implications->warnings))
            addWarning(warning);
    }
    for (const Condition &condition : std::as_const(m_implications->conditions))
        addCondition(condition);
    if (!m_implications->paths.isEmpty())
        addHeading(tr("Ways to procure"));
    for (const ProcurementPath &path : std::as_const(m_implications->paths))
        addPath(path);
    if (!m_implications->ladder.isEmpty())
        addHeading(tr("Step by step, each on the records of the one before"));
    for (const LadderRung &rung : std::as_const(m_implications->ladder))
        addRung(rung);
    if (column->count() == 0)
        addText(column, TextLabel::Tone::Muted, tr("Nothing yet: answer a few questions first."));
}

QString ImplicationsView::in(const LocalizedText &text) const { return text.in(m_context.language()); }

void ImplicationsView::addHeading(const QString &text)
{
    addText(static_cast<QVBoxLayout *>(m_content->layout()), TextLabel::Tone::Heading, text);
}

QVBoxLayout *ImplicationsView::addBlock()
{
    auto *column = new QVBoxLayout;
    column->setSpacing(2);
    static_cast<QVBoxLayout *>(m_content->layout())->addLayout(column);
    return column;
}

void ImplicationsView::addWarning(const Warning &warning)
{
    QVBoxLayout *block = addBlock();
    addText(block, TextLabel::Tone::Warning, tr("⚠ %1").arg(in(warning.says)));
    addText(block, TextLabel::Tone::Normal, in(warning.instead));
}

void ImplicationsView::addCondition(const Condition &condition)
{
    const QString says = in(condition.says);
    QVBoxLayout *block = addBlock();
    addText(block, TextLabel::Tone::Strong, says);
    addText(block, TextLabel::Tone::Normal, in(condition.because));

    auto *foot = new QHBoxLayout;
    foot->setSpacing(itemSpacing());
    const Source *source = m_context.catalog().source(condition.source);
    auto *origin = new TextLabel(TextLabel::Tone::Muted, m_content);
    origin->setText(tr("Source: %1").arg(source != nullptr ? in(source->title) : condition.source));
    foot->addWidget(origin, 1);
    auto *why = new QToolButton(m_content);
    why->setAutoRaise(true);
    why->setText(tr("Why?"));
    why->setAccessibleName(tr("Why: %1").arg(says));
    connect(why, &QToolButton::clicked, this, [this, id = condition.id] { Q_EMIT whyWanted(id); });
    foot->addWidget(why, 0, Qt::AlignTop);
    block->addLayout(foot);
}

void ImplicationsView::addPath(const ProcurementPath &path)
{
    QVBoxLayout *block = addBlock();
    const QString head = tr("%1: %2").arg(in(path.name), in(path.purpose));
    addText(block, path.recommended ? TextLabel::Tone::Strong : TextLabel::Tone::Muted,
            path.recommended ? tr("✓ %1").arg(head) : head);
    if (!path.recommended)
        return;
    addText(block, TextLabel::Tone::Normal, in(path.suits));
    addText(block, TextLabel::Tone::Normal, tr("Limits: %1").arg(in(path.limits)));
    addText(block, TextLabel::Tone::Muted, tr("Takes: %1. For example: %2.").arg(in(path.cycle), in(path.examples)));
}

void ImplicationsView::addRung(const LadderRung &rung)
{
    QVBoxLayout *block = addBlock();
    addText(block, rung.applies ? TextLabel::Tone::Strong : TextLabel::Tone::Muted,
            rung.applies ? tr("✓ %1").arg(in(rung.name)) : tr("%1 (not for this profile)").arg(in(rung.name)));
    if (!rung.applies)
        return;
    addText(block, TextLabel::Tone::Normal, in(rung.does));
    addText(block, TextLabel::Tone::Normal, tr("Must prove: %1").arg(in(rung.mustProve)));
}

} // namespace xuanka
