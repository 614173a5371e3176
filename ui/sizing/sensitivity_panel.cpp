// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/sensitivity_panel.h"

#include "quantity/format.h"
#include "sizing/sizing_answer_words.h"
#include "sizing/sizing_words.h"
#include "ui/common/app_context.h"
#include "ui/common/data_table.h"
#include "ui/common/figure_table_model.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/sizing/verdict_delegate.h"

#include <QHeaderView>
#include <QVBoxLayout>

namespace xuanka {

namespace {

QStringList columnIds()
{
    return {QStringLiteral("input"), QStringLiteral("less"), QStringLiteral("more")};
}

} // namespace

SensitivityPanel::SensitivityPanel(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_caption(new TextLabel(TextLabel::Tone::Normal, this))
    , m_model(new FigureTableModel(static_cast<int>(columnIds().size()), this))
    , m_table(new DataTable(this))
{
    m_caption->setObjectName(QStringLiteral("sensitivityCaption"));
    m_table->setObjectName(QStringLiteral("sensitivity"));
    m_table->setSortingEnabled(false);
    m_table->setUp(m_model, QStringLiteral("sizing/sensitivity"), columnIds(), &context.settings());
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, itemSpacing() / 2, 0, 0);
    layout->setSpacing(itemSpacing() / 2);
    layout->addWidget(m_caption);
    layout->addWidget(m_table, 1);
}

void SensitivityPanel::setSensitivity(const Sensitivity &sensitivity, const QString &cards)
{
    m_sensitivity = sensitivity;
    m_cards = cards;
    fill();
}

void SensitivityPanel::clear()
{
    m_sensitivity.reset();
    fill();
}

void SensitivityPanel::fill()
{
    const QLocale locale = m_context.locale();
    QList<QList<FigureCell>> rows;
    if (m_sensitivity) {
        const CardFit &now = m_sensitivity->now.fit;
        m_caption->setText(now.refusal ? tr("%1: %2").arg(m_cards, fitReason(now, locale))
                                       : tr("Now on %1: %2. %3. A “◆” marks a step that changes the verdict.")
                                             .arg(m_cards, fitVerdictName(now.verdict), fitReason(now, locale)));
        const Workload workload = m_sensitivity->now.request.workload;
        for (const SensitivityRow &row : std::as_const(m_sensitivity->rows)) {
            QList<FigureCell> cells {FigureCell::words(tr("%1: %2").arg(sensitivityInputName(row.input, workload),
                                                                        sensitivityValue(row.input, m_sensitivity->now.request, locale)))};
            for (const auto &step : {row.less, row.more}) {
                if (!step) {
                    cells << FigureCell::words(QStringLiteral("–"));
                    continue;
                }
                const CardFit &fit = step->fit;
                const QString answer = fit.refusal
                    ? tr("not possible")
                    : QString(signOf(fit.verdict) % QLatin1Char(' ') % fitVerdictName(fit.verdict) % QLatin1Char(' ')
                              % formatGib(fit.need.expected, locale));
                // The answer first: a narrow column cuts off the end.
                cells << FigureCell::words(tr("%1%2 (%3)").arg(answer, step->changesVerdict ? QStringLiteral(" ◆") : QString(),
                                                               sensitivityValue(row.input, step->request, locale)),
                                           fitReason(fit, locale));
            }
            rows << cells;
        }
    } else {
        m_caption->setText(tr("Choose a card under “Fits”."));
    }
    m_model->setRows(rows);
}

void SensitivityPanel::retranslate()
{
    m_model->setHeadings({tr("Input, now"), tr("One step less"), tr("One step more")});
    m_table->setAccessibleName(tr("What one step of each input changes"));
    m_table->setEmptyText(tr("Choose a card under “Fits”."));
    fill();
}

} // namespace xuanka
