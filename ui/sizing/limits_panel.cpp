// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/limits_panel.h"

#include "catalog/catalog.h"
#include "quantity/format.h"
#include "sizing/sizing_answer_words.h"
#include "sizing/sizing_words.h"
#include "ui/common/app_context.h"
#include "ui/common/choice_box.h"
#include "ui/common/data_table.h"
#include "ui/common/figure_table_model.h"
#include "ui/common/settings.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/common/why_panel.h"
#include "ui/sizing/verdict_delegate.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace xuanka {

namespace {

constexpr int mostCards = 8;
constexpr int mostLimits = 3;

QStringList limitColumns()
{
    return {QStringLiteral("question"), QStringLiteral("answer")};
}

QStringList smallestColumns()
{
    return {QStringLiteral("card"), QStringLiteral("count"), QStringLiteral("verdict"), QStringLiteral("need"), QStringLiteral("left")};
}

} // namespace

LimitsPanel::LimitsPanel(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_caption(new TextLabel(TextLabel::Tone::Strong, this))
    , m_wanted(new ChoiceBox(this))
    , m_model(new FigureTableModel(static_cast<int>(limitColumns().size()), this))
    , m_table(new DataTable(this))
    , m_use(new QPushButton(this))
    , m_smallestCaption(new TextLabel(TextLabel::Tone::Strong, this))
    , m_smallestModel(new FigureTableModel(static_cast<int>(smallestColumns().size()), this))
    , m_smallest(new DataTable(this))
    , m_why(new WhyPanel(context, this))
    , m_reason(new TextLabel(TextLabel::Tone::Normal, this))
    , m_explain(new QPushButton(this))
    , m_below(new QStackedWidget(this))
{
    m_reason->setObjectName(QStringLiteral("limitReason"));
    m_explain->setObjectName(QStringLiteral("explainLimit"));
    m_explain->setCheckable(true);
    m_caption->setObjectName(QStringLiteral("limitsCaption"));
    m_wanted->setObjectName(QStringLiteral("wantedVerdict"));
    m_table->setObjectName(QStringLiteral("limits"));
    m_smallest->setObjectName(QStringLiteral("smallest"));
    m_use->setObjectName(QStringLiteral("useLimit"));
    for (const FitVerdict verdict : {FitVerdict::Fits, FitVerdict::Likely, FitVerdict::Tight})
        m_wanted->setEntry(fitVerdictId(verdict), fitVerdictName(verdict));
    m_table->setSortingEnabled(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setUp(m_model, QStringLiteral("sizing/limits"), limitColumns(), &context.settings());
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height()
                            + mostLimits * m_table->verticalHeader()->defaultSectionSize() + 2 * m_table->frameWidth() + 2);
    m_smallest->setSortingEnabled(false); // fewest cards first
    m_unfitted = !context.settings().columns(QStringLiteral("sizing/smallest"));
    m_smallest->setUp(m_smallestModel, QStringLiteral("sizing/smallest"), smallestColumns(), &context.settings());

    auto *top = new QHBoxLayout;
    top->addWidget(m_wanted);
    top->addStretch(1);
    top->addWidget(m_use);
    top->addWidget(m_explain);
    auto *list = new QWidget(this);
    auto *column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(itemSpacing() / 2);
    column->addWidget(m_smallestCaption);
    column->addWidget(m_smallest, 1);
    m_below->addWidget(list);
    m_below->addWidget(m_why);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, itemSpacing() / 2, 0, 0);
    layout->setSpacing(itemSpacing() / 2);
    layout->addWidget(m_caption);
    layout->addLayout(top);
    layout->addWidget(m_table);
    layout->addWidget(m_reason);
    layout->addWidget(m_below, 1);

    connect(m_explain, &QPushButton::toggled, m_below, [this](bool why) { m_below->setCurrentIndex(why ? 1 : 0); });
    connect(m_wanted, &QComboBox::currentIndexChanged, this, &LimitsPanel::compute);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &LimitsPanel::showReason);
    connect(m_use, &QPushButton::clicked, this, [this] {
        const int row = m_table->currentIndex().row();
        if (row >= 0 && row < m_limits.size())
            Q_EMIT valueChosen(MemoryRequest(m_limits.at(row).request));
    });
}

void LimitsPanel::setQuestion(const SizingSubject &subject, const MemoryRequest &request, const Card *card, int count)
{
    m_subject = subject;
    m_request = request;
    m_card = card ? std::optional(*card) : std::nullopt;
    m_count = count;
    m_asked = true;
    compute();
}

void LimitsPanel::clear()
{
    m_asked = false;
    compute();
}

FitVerdict LimitsPanel::wanted() const
{
    return fitVerdictFromId(m_wanted->currentId()).value_or(FitVerdict::Fits);
}

void LimitsPanel::compute()
{
    m_limits.clear();
    m_fits.clear();
    if (m_asked) {
        m_fits = smallestCounts(m_subject, m_request, m_context.catalog().cards(), mostCards, wanted());
        const QList<LimitKind> kinds = m_card ? limitKindsFor(m_request.workload) : QList<LimitKind>();
        for (const LimitKind kind : kinds) {
            if (const auto limit = largestOf(kind, m_subject, m_request, *m_card, m_count, wanted()))
                m_limits << *limit;
        }
    }
    fill();
}

void LimitsPanel::fill()
{
    const QLocale locale = m_context.locale();
    m_caption->setText(m_card ? tr("On %1 × %2, all else as it is:").arg(locale.toString(m_count), m_card->name.in(m_context.language()))
                              : tr("Choose a card under “Fits” to ask how far it goes."));
    QList<QList<FigureCell>> rows;
    for (const SizingLimit &limit : std::as_const(m_limits)) {
        rows.append({FigureCell::words(limitKindName(limit.kind, m_request.workload)),
                     FigureCell::number(limitText(limit, locale), static_cast<double>(limit.value))});
    }
    m_model->setRows(rows);
    if (!m_limits.isEmpty() && !m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_model->index(0, 0));
    m_table->fitColumns();
    rows.clear();
    for (const CardFit &fit : std::as_const(m_fits)) {
        const Card *card = m_context.catalog().card(fit.cardId);
        rows.append({FigureCell::words(card ? card->name.in(m_context.language()) : fit.cardId, fit.caution.in(m_context.language())),
                     FigureCell::number(locale.toString(fit.count), fit.count),
                     FigureCell::words(QString(signOf(fit.verdict) % QLatin1Char(' ') % fitVerdictName(fit.verdict))),
                     FigureCell::number(formatGib(fit.need.expected, locale), fit.need.expected.gib()),
                     FigureCell::number(formatGib(fit.margin(), locale), fit.margin().gib())});
    }
    m_smallestModel->setRows(rows);
    if (!rows.isEmpty() && std::exchange(m_unfitted, false))
        m_smallest->fitColumns();
    showReason();
}

void LimitsPanel::showReason()
{
    const int row = m_table->currentIndex().row();
    if (row < 0 || row >= m_limits.size()) {
        m_use->setEnabled(false);
        m_reason->setTextOrHide({});
        m_why->clear();
        return;
    }
    const SizingLimit &limit = m_limits.at(row);
    m_use->setEnabled(limit.value > 0 && limit.request != m_request);
    m_reason->setTextOrHide(limitReason(limit, m_context.locale()));
    m_why->setTrace(limit.trace, tr("%1: %2").arg(limitKindName(limit.kind, m_request.workload), limitText(limit, m_context.locale())));
}

void LimitsPanel::retranslate()
{
    for (const FitVerdict verdict : {FitVerdict::Fits, FitVerdict::Likely, FitVerdict::Tight}) {
        m_wanted->setEntry(fitVerdictId(verdict), fitVerdictName(verdict));
        m_wanted->setItemData(m_wanted->findData(fitVerdictId(verdict)), fitVerdictMeaning(verdict), Qt::ToolTipRole);
    }
    m_wanted->setAccessibleName(tr("Verdict that must be kept"));
    m_wanted->setToolTip(tr("Verdict that must be kept"));
    m_use->setText(tr("&Use this value"));
    m_smallestCaption->setText(tr("Smallest number of each card"));
    m_model->setHeadings({tr("Asked"), tr("Answer")});
    m_explain->setText(tr("Wh&y?"));
    m_explain->setToolTip(tr("Where the limit comes from, in place of the list of cards"));
    m_reason->setAccessibleName(tr("Why not more"));
    m_smallestModel->setHeadings({tr("Card"), tr("Count"), tr("Verdict"), tr("Needs"), tr("Left")});
    m_table->setAccessibleName(tr("How far the chosen cards go"));
    m_table->setEmptyText(tr("Choose a card under “Fits”."));
    m_smallest->setAccessibleName(tr("Smallest number of each card"));
    m_smallest->setEmptyText(tr("No card takes it, not even eight of them."));
    fill();
}

} // namespace xuanka
