// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/model_picker.h"

#include "ui/common/app_context.h"
#include "ui/common/data_table.h"
#include "ui/common/dialogs.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/sizing/library_model.h"

#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

namespace xuanka {

namespace {

/// Every word must occur somewhere: "qwen 72" finds Qwen2.5 72B.
QRegularExpression everyWord(const QString &typed)
{
    QString pattern;
    const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : words)
        pattern += QStringLiteral("(?=.*%1)").arg(QRegularExpression::escape(word));
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption);
}

} // namespace

ModelPicker::ModelPicker(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(new LibraryModel(context.library(), this))
    , m_found(new QSortFilterProxyModel(this))
    , m_search(new QLineEdit(this))
    , m_table(new DataTable(this))
    , m_count(new QLabel(this))
    , m_open(new QPushButton(this))
    , m_file(new TextLabel(TextLabel::Tone::Normal, this))
{
    setAcceptDrops(true);
    m_open->setObjectName(QStringLiteral("openModelFile"));
    m_file->setObjectName(QStringLiteral("modelFile"));
    m_file->hide();
    m_search->setObjectName(QStringLiteral("modelSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_found->setSourceModel(m_model);
    m_found->setFilterRole(LibraryModel::FilterRole);
    m_found->setSortRole(LibraryModel::SortRole);
    m_table->setObjectName(QStringLiteral("models"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->sortByColumn(-1, Qt::AscendingOrder); // families together, as the library has them, until a person sorts
    m_table->setUp(m_found, QStringLiteral("sizing/models"), LibraryModel::columnIds(), &context.settings(),
                   {QStringLiteral("kind")});
    m_table->horizontalHeader()->setSectionResizeMode(LibraryModel::NameColumn, QHeaderView::Stretch); // the figures stay in sight
    m_table->setMinimumHeight(m_table->fontMetrics().height() * 8);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(itemSpacing() / 2);
    layout->addWidget(m_search);
    layout->addWidget(m_table, 1);
    auto *below = new QHBoxLayout;
    below->addWidget(m_count, 1);
    below->addWidget(m_open);
    layout->addLayout(below);
    layout->addWidget(m_file);

    connect(m_search, &QLineEdit::textChanged, this, &ModelPicker::filter);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (m_found->rowCount() > 0)
            m_table->setCurrentIndex(m_found->index(0, 0));
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ModelPicker::choose);
    connect(m_open, &QPushButton::clicked, this, &ModelPicker::askForFile);
}

void ModelPicker::setModelId(const QString &id)
{
    m_setting = true;
    m_id.clear();
    m_table->clearSelection();
    m_table->setCurrentIndex({});
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        if (index.data(LibraryModel::IdRole).toString() != id)
            continue;
        m_id = id;
        const QModelIndex shown = m_found->mapFromSource(index);
        if (!shown.isValid())
            m_search->clear(); // what is chosen must be seen
        m_table->setCurrentIndex(m_found->mapFromSource(index));
        m_table->scrollTo(m_found->mapFromSource(index), QAbstractItemView::PositionAtCenter);
    }
    m_setting = false;
}

void ModelPicker::setFile(const QString &description)
{
    m_file->setTextOrHide(description);
}

void ModelPicker::askForFile()
{
    const QString path = m_context.dialogs().openFile(
        window(), tr("Open a model file"),
        tr("Models (config.json *.gguf *.safetensors *.safetensors.index.json);;All files (*)"));
    if (!path.isEmpty())
        Q_EMIT fileChosen(path);
}

void ModelPicker::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.constFirst().isLocalFile())
        event->acceptProposedAction();
}

void ModelPicker::dropEvent(QDropEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() != 1 || !urls.constFirst().isLocalFile())
        return;
    event->acceptProposedAction();
    Q_EMIT fileChosen(urls.constFirst().toLocalFile());
}

void ModelPicker::retranslate()
{
    m_open->setText(tr("Open &model file…"));
    m_open->setToolTip(tr("A config.json of Hugging Face, a GGUF file, or safetensors with its index. Only the header is read. You can also drop it here."));
    m_file->setAccessibleName(tr("Opened model file"));
    m_search->setPlaceholderText(tr("Search: name, family or size"));
    m_search->setAccessibleName(tr("Search the model library"));
    m_table->setAccessibleName(tr("Models"));
    m_table->setEmptyText(tr("No model matches. Delete a word, or choose a model of about the same size."));
    m_model->retranslate(m_context.locale());
    showCount();
}

bool ModelPicker::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Down && m_found->rowCount() > 0) {
        m_table->setFocus(Qt::TabFocusReason);
        if (!m_table->currentIndex().isValid())
            m_table->setCurrentIndex(m_found->index(0, 0));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ModelPicker::filter()
{
    // Rows that leave take the current one along; that is not a choice of a person.
    m_setting = true;
    m_found->setFilterRegularExpression(everyWord(m_search->text()));
    m_setting = false;
    const QModelIndexList chosen = m_id.isEmpty() ? QModelIndexList()
                                                  : m_found->match(m_found->index(0, 0), LibraryModel::IdRole, m_id, 1, Qt::MatchExactly);
    m_setting = true;
    m_table->setCurrentIndex(chosen.isEmpty() ? QModelIndex() : chosen.constFirst());
    m_setting = false;
    showCount();
}

void ModelPicker::choose(const QModelIndex &index)
{
    const QString id = index.data(LibraryModel::IdRole).toString();
    if (m_setting || id.isEmpty() || id == m_id)
        return;
    m_id = id;
    Q_EMIT modelChosen(id);
}

void ModelPicker::showCount()
{
    m_count->setText(tr("%1 of %2 models").arg(m_context.locale().toString(m_found->rowCount()),
                                               m_context.locale().toString(m_model->rowCount())));
}

} // namespace xuanka
