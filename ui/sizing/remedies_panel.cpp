// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/remedies_panel.h"

#include "catalog/catalog.h"
#include "quantity/format.h"
#include "ui/common/app_context.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace xuanka {

namespace {

constexpr qsizetype mostNames = 6; // a longer list says no more

} // namespace

RemediesPanel::RemediesPanel(AppContext &context, QWidget *parent)
    : QScrollArea(parent)
    , m_context(context)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // its buttons take the focus and scroll into sight
    auto *all = new QWidget(this);
    m_layout = new QVBoxLayout(all);
    m_layout->setContentsMargins(0, itemSpacing(), itemSpacing(), 0);
    m_empty = new TextLabel(TextLabel::Tone::Normal, all);
    m_takeBack = new QPushButton(all);
    m_takeBack->setObjectName(QStringLiteral("takeBack"));
    m_takeBack->hide();
    m_layout->addWidget(m_takeBack, 0, Qt::AlignLeft);
    m_layout->addWidget(m_empty);
    m_layout->addStretch(1);
    setWidget(all);
    connect(m_takeBack, &QPushButton::clicked, this, &RemediesPanel::takenBack);
}

void RemediesPanel::setRemedies(const QList<Remedy> &remedies)
{
    m_remedies = remedies;
    fill();
}

void RemediesPanel::setCanTakeBack(bool can)
{
    m_takeBack->setVisible(can);
}

RemediesPanel::Row RemediesPanel::makeRow()
{
    Row row;
    auto *frame = new QFrame(widget());
    frame->setFrameShape(QFrame::StyledPanel);
    row.frame = frame;
    row.does = new TextLabel(TextLabel::Tone::Strong, frame);
    row.frees = new TextLabel(TextLabel::Tone::Normal, frame);
    row.costs = new TextLabel(TextLabel::Tone::Normal, frame);
    row.fits = new TextLabel(TextLabel::Tone::Normal, frame);
    row.apply = new QPushButton(frame);
    auto *layout = new QGridLayout(frame);
    layout->setVerticalSpacing(2);
    layout->addWidget(row.does, 0, 0);
    layout->addWidget(row.frees, 1, 0);
    layout->addWidget(row.costs, 2, 0);
    layout->addWidget(row.fits, 3, 0);
    layout->addWidget(row.apply, 0, 1, 2, 1, Qt::AlignTop);
    layout->setColumnStretch(0, 1);
    m_layout->insertWidget(m_layout->count() - 1, frame);
    const qsizetype at = m_rows.size();
    connect(row.apply, &QPushButton::clicked, this, [this, at] { Q_EMIT applied(Remedy(m_remedies.at(at))); });
    return row;
}

void RemediesPanel::fill()
{
    // Rows are filled anew, not made anew: the focus stays where it was while figures change.
    while (m_rows.size() < m_remedies.size())
        m_rows << makeRow();
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        m_rows.at(i).frame->setVisible(i < m_remedies.size());
        if (i < m_remedies.size())
            fillRow(m_rows.at(i), m_remedies.at(i));
    }
    m_empty->setVisible(m_remedies.isEmpty());
}

void RemediesPanel::fillRow(const Row &row, const Remedy &remedy)
{
    const QLocale locale = m_context.locale();
    const QString does = remedy.does.in(m_context.language());
    row.does->setText(does);
    row.frees->setText(tr("Frees %1 on each card, which then needs %2 (low / expected / high).")
                           .arg(formatGib(remedy.frees, locale), formatGibRange(remedy.result, locale)));
    row.costs->setText(tr("The price: %1").arg(remedy.costs.in(m_context.language())));
    QStringList fits;
    if (!remedy.nowFits.isEmpty())
        fits << tr("One of these is then enough: %1").arg(cardNames(remedy.nowFits));
    if (remedy.request.cards > 1 && !remedy.nowFitsTogether.isEmpty())
        fits << tr("%1 of one of these are then enough: %2").arg(locale.toString(remedy.request.cards), cardNames(remedy.nowFitsTogether));
    row.fits->setText(fits.isEmpty() ? tr("No further card is enough by this alone.") : fits.join(QLatin1Char('\n')));
    row.apply->setObjectName(QString(QStringLiteral("apply.") % remedy.id));
    row.apply->setText(tr("Apply"));
    row.apply->setAccessibleName(tr("Apply: %1").arg(does));
    row.apply->setAccessibleDescription(row.frees->text());
}

QString RemediesPanel::cardNames(const QStringList &ids) const
{
    QStringList names;
    const QStringList first = ids.mid(0, mostNames);
    for (const QString &id : first) {
        const Card *card = m_context.catalog().card(id);
        names << (card ? card->name.in(m_context.language()) : id);
    }
    const QString list = names.join(m_context.language() == Language::SimplifiedChinese ? QStringLiteral("、") : QStringLiteral(", "));
    const qsizetype more = ids.size() - names.size();
    return more > 0 ? tr("%1 and %2 more").arg(list, m_context.locale().toString(more)) : list;
}

void RemediesPanel::retranslate()
{
    m_empty->setText(tr("Nothing left that would free memory: this is the leanest way that the estimate knows."));
    m_takeBack->setText(tr("&Take the last change back"));
    fill();
}

} // namespace xuanka
