// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/why_panel.h"

#include "catalog/catalog.h"
#include "quantity/format.h"
#include "ui/common/app_context.h"
#include "ui/common/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace xuanka {

namespace {

enum Column { NameColumn, ValueColumn, UnitColumn, SourceColumn };

QLabel *plainLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

void appendText(const QTreeWidgetItem &item, int level, QStringList &lines)
{
    QStringList cells;
    for (int column = NameColumn; column <= SourceColumn; ++column) {
        if (!item.text(column).isEmpty())
            cells << item.text(column);
    }
    lines << QString(QString(level * 2, QLatin1Char(' ')) % cells.join(QStringLiteral(" · ")));
    for (int i = 0; i < item.childCount(); ++i)
        appendText(*item.child(i), level + 1, lines);
}

} // namespace

WhyPanel::WhyPanel(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_heading(plainLabel(this))
    , m_expression(plainLabel(this))
    , m_tree(new QTreeWidget(this))
{
    QFont bold = m_heading->font();
    bold.setBold(true);
    m_heading->setFont(bold);
    m_tree->setColumnCount(4);
    m_tree->setAlternatingRowColors(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->header()->setStretchLastSection(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(itemSpacing());
    layout->addWidget(m_heading);
    layout->addWidget(m_expression);
    layout->addWidget(m_tree, 1);
    layout->addStretch(0);
    connect(&context, &AppContext::languageChanged, this, &WhyPanel::fill);
    fill();
}

void WhyPanel::setTrace(const Trace &trace, const QString &title)
{
    m_trace = trace;
    m_title = title;
    fill();
}

void WhyPanel::clear()
{
    setTrace({}, {});
}

QString WhyPanel::asText() const
{
    QStringList lines;
    if (!m_heading->text().isEmpty())
        lines << m_heading->text();
    if (!m_expression->text().isEmpty())
        lines << m_expression->text();
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        appendText(*m_tree->topLevelItem(i), 0, lines);
    return lines.join(QLatin1Char('\n'));
}

void WhyPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

void WhyPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        QApplication::clipboard()->setText(asText());
    else
        QWidget::keyPressEvent(event);
}

void WhyPanel::fill()
{
    m_tree->setAccessibleName(tr("Where the figure comes from"));
    m_tree->setHeaderLabels({tr("What"), tr("Value"), tr("Unit"), tr("Source")});
    m_tree->clear();
    const bool empty = m_trace.formula.isEmpty() && m_trace.expression.isEmpty() && m_trace.inputs.isEmpty();
    m_heading->setText(empty ? tr("Choose a figure to see where it comes from.") : m_title);
    m_expression->setText(m_trace.expression);
    m_expression->setVisible(!m_trace.expression.isEmpty());
    m_tree->setVisible(!empty);
    if (empty)
        return;
    addTrace(*m_tree->invisibleRootItem(), m_trace);
    m_tree->expandToDepth(0);
    for (int column = NameColumn; column < SourceColumn; ++column)
        m_tree->resizeColumnToContents(column);
}

void WhyPanel::addTrace(QTreeWidgetItem &parent, const Trace &trace)
{
    auto *item = new QTreeWidgetItem(&parent);
    item->setText(NameColumn, traceWords(trace.formula));
    item->setText(ValueColumn, valueWords(trace.result));
    item->setText(UnitColumn, traceWords(trace.unit));
    item->setText(SourceColumn, sourceWords(trace.source));
    item->setToolTip(NameColumn, trace.expression);
    for (const TraceInput &input : trace.inputs) {
        auto *row = new QTreeWidgetItem(item);
        row->setText(NameColumn, traceWords(input.name));
        row->setText(ValueColumn, valueWords(input.value));
        row->setText(UnitColumn, traceWords(input.unit));
        row->setText(SourceColumn, sourceWords(input.source));
        row->setTextAlignment(ValueColumn, Qt::AlignRight | Qt::AlignVCenter);
    }
    item->setTextAlignment(ValueColumn, Qt::AlignRight | Qt::AlignVCenter);
    for (const Trace &part : trace.parts)
        addTrace(*item, part);
}

QString WhyPanel::sourceWords(const QString &source) const
{
    if (source == QLatin1String("profile"))
        return tr("your profile");
    if (source == QLatin1String("default"))
        return tr("usual value");
    if (source == QLatin1String("user"))
        return tr("your entry");
    if (const Quote *quote = m_context.catalog().quote(source)) {
        const Platform *platform = m_context.catalog().platform(quote->platformId);
        const QString name = platform ? platform->name.in(m_context.language()) : quote->platformId;
        return tr("%1, quoted on %2").arg(name, formatDate(quote->asOf, m_context.locale()));
    }
    const Source *known = m_context.catalog().source(source);
    if (!known)
        return source;
    QString words = known->title.in(m_context.language());
    if (known->asOf.isValid())
        words += QStringLiteral(", ") % m_context.locale().toString(known->asOf, QLocale::ShortFormat);
    return words;
}

QString WhyPanel::valueWords(const QString &value) const
{
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    return isNumber ? formatNumber(number, m_context.locale(), 6) : value;
}

} // namespace xuanka
