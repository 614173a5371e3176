// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/recommendation/archived_view.h"

#include "catalog/catalog.h"
#include "catalog/catalog_ids.h"
#include "decision/decision_words.h"
#include "quantity/format.h"
#include "ui/common/app_context.h"
#include "ui/common/data_table.h"
#include "ui/common/figure_table_model.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

namespace xuanka {

namespace {

enum Tab { RankingTab, ExcludedTab, NotesTab };

DataTable *makeTable(FigureTableModel &model, const QString &id, const QStringList &columns, QWidget *parent)
{
    auto *table = new DataTable(parent);
    table->setObjectName(id);
    table->setSortingEnabled(false); // as it was archived
    table->setUp(&model, id, columns, nullptr);
    table->horizontalHeader()->setStretchLastSection(true);
    return table;
}

} // namespace

ArchivedView::ArchivedView(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_heading(new TextLabel(TextLabel::Tone::Normal, this))
    , m_tabs(new QTabWidget(this))
    , m_rankingModel(new FigureTableModel(8, this))
    , m_excludedModel(new FigureTableModel(5, this))
{
    m_heading->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_heading->setObjectName(QStringLiteral("archivedHeading"));
    m_ranking = makeTable(*m_rankingModel, QStringLiteral("archivedRanking"),
                          {QStringLiteral("rank"), QStringLiteral("card"), QStringLiteral("count"), QStringLiteral("platform"),
                           QStringLiteral("billing"), QStringLiteral("low"), QStringLiteral("expected"), QStringLiteral("high")},
                          this);
    m_excluded = makeTable(*m_excludedModel, QStringLiteral("archivedExcluded"),
                           {QStringLiteral("card"), QStringLiteral("count"), QStringLiteral("gate"), QStringLiteral("by"),
                            QStringLiteral("reason")},
                           this);
    auto *scroll = new QScrollArea(m_tabs);
    m_notes = new TextLabel(TextLabel::Tone::Normal, scroll);
    m_notes->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_notes->setMargin(itemSpacing());
    scroll->setWidget(m_notes);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_tabs->setDocumentMode(true);
    m_tabs->insertTab(RankingTab, m_ranking, QString());
    m_tabs->insertTab(ExcludedTab, m_excluded, QString());
    m_tabs->insertTab(NotesTab, scroll, QString());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_heading);
    layout->addWidget(m_tabs, 1);
}

void ArchivedView::setArchived(const std::optional<ArchivedRecommendation> &archived)
{
    m_archived = archived;
    m_reading.reset();
    fill();
    m_ranking->fitColumns();
    m_excluded->fitColumns();
}

QString ArchivedView::heading() const
{
    return m_heading->text();
}

QString ArchivedView::cardName(const QString &id) const
{
    const Card *card = m_context.catalog().card(id);
    return card ? card->name.in(m_context.language()) : id;
}

QString ArchivedView::wordsOf(const QList<LocalizedText> &texts) const
{
    QStringList lines;
    for (const LocalizedText &text : texts)
        lines << QString(QStringLiteral("• ") % text.in(m_context.language()));
    return lines.join(QLatin1Char('\n'));
}

void ArchivedView::fill()
{
    m_rankingModel->setRows({});
    m_excludedModel->setRows({});
    m_notes->clear();
    m_tabs->setVisible(m_archived.has_value());
    if (!m_archived) {
        m_heading->setText(tr("Choose an archived recommendation to read it."));
        return;
    }
    const QLocale locale = m_context.locale();
    const QString when = QString(formatDate(m_archived->at.toLocalTime().date(), locale) % QLatin1Char(' ')
                                 % locale.toString(m_archived->at.toLocalTime().time(), QLocale::ShortFormat));
    const QString who = tr("“%1”, archived by %2 on %3; read-only.").arg(m_archived->profileName, m_archived->author, when);
    auto reading = readArchived(*m_archived);
    if (!reading) {
        m_tabs->hide();
        m_heading->setText(QString(who % QLatin1Char('\n')
                                   % tr("✗ It cannot be shown: %1").arg(errorSentence(reading.error()))));
        return;
    }
    m_reading = *reading;
    m_heading->setText(QString(who % QLatin1Char('\n')
                               % tr("Content SHA-256 %1, checked ✓. Inputs %2. Catalog of %3.")
                                     .arg(m_archived->contentHash.left(16), m_archived->inputsHash.left(16),
                                          formatDate(m_reading->catalogAsOf, locale))));
    m_heading->setToolTip(tr("Content: %1\nInputs: %2").arg(m_archived->contentHash, m_archived->inputsHash));
    fillRanking();
    fillExcluded();
    QStringList notes;
    if (!m_reading->ranking.isEmpty()) {
        const ArchivedReading::Offer &first = m_reading->ranking.constFirst();
        notes << tr("Why the first one:") << wordsOf(first.reasons);
        if (!first.cautions.isEmpty())
            notes << tr("What to watch:") << wordsOf(first.cautions);
    }
    if (!m_reading->relaxations.isEmpty())
        notes << tr("What would have had to give:") << wordsOf(m_reading->relaxations);
    if (!m_reading->warnings.isEmpty())
        notes << tr("Warnings:") << wordsOf(m_reading->warnings);
    m_notes->setText(notes.join(QLatin1Char('\n')));
}

void ArchivedView::fillRanking()
{
    const QLocale locale = m_context.locale();
    const Language language = m_context.language();
    const auto money = [&locale](const std::optional<Money> &amount) {
        return amount ? FigureCell::number(formatMoney(*amount, locale), amount->amount()) : FigureCell::words(QStringLiteral("–"));
    };
    QList<QList<FigureCell>> rows;
    for (const ArchivedReading::Offer &offer : std::as_const(m_reading->ranking)) {
        const QString line = offer.productLine.in(language);
        const QString platform = offer.platform.in(language);
        const auto billing = billingFromId(offer.billingId);
        const int rank = static_cast<int>(rows.size()) + 1;
        rows.append({FigureCell::number(locale.toString(rank), rank), FigureCell::words(cardName(offer.cardId)),
                     FigureCell::number(locale.toString(offer.count), offer.count),
                     FigureCell::words(line.isEmpty() ? platform : QString(platform % QStringLiteral(" · ") % line)),
                     FigureCell::words(billing ? billingName(*billing) : offer.billingId), money(offer.low), money(offer.expected),
                     money(offer.high)});
    }
    m_rankingModel->setRows(rows);
}

void ArchivedView::fillExcluded()
{
    const QLocale locale = m_context.locale();
    const Language language = m_context.language();
    QList<QList<FigureCell>> rows;
    for (const ArchivedReading::Exclusion &exclusion : std::as_const(m_reading->excluded)) {
        const auto gate = gateFromName(exclusion.gate);
        const QString reason = exclusion.reason.in(language);
        rows.append({FigureCell::words(cardName(exclusion.cardId)),
                     FigureCell::number(locale.toString(exclusion.count), exclusion.count),
                     FigureCell::words(gate ? gateTitle(*gate).in(language) : exclusion.gate),
                     exclusion.by ? FigureCell::number(QString(formatNumber(*exclusion.by, locale, 1) % QLatin1Char(' ') % exclusion.unit),
                                                       *exclusion.by)
                                  : FigureCell::words(QString()),
                     FigureCell::words(reason, reason)});
    }
    m_excludedModel->setRows(rows);
}

void ArchivedView::retranslate()
{
    m_tabs->setAccessibleName(tr("Archived recommendation"));
    m_tabs->setTabText(RankingTab, tr("Ranking"));
    m_tabs->setTabText(ExcludedTab, tr("Excluded cards"));
    m_tabs->setTabText(NotesTab, tr("Reasons and warnings"));
    m_rankingModel->setHeadings({tr("Rank"), tr("Card"), tr("Cards"), tr("Platform"), tr("Billing"), tr("Low"), tr("Cost a month"), tr("High")});
    m_excludedModel->setHeadings({tr("Card"), tr("Cards"), tr("Condition"), tr("Short by"), tr("Why")});
    m_ranking->setAccessibleName(tr("Archived ranking"));
    m_ranking->setEmptyText(tr("Nothing met every condition then."));
    m_excluded->setAccessibleName(tr("Cards that were excluded"));
    fill();
}

} // namespace xuanka
