// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platforms/check_delegate.h"

#include "evaluation/checklist_model.h"
#include "evaluation/evaluation_words.h"
#include "ui/common/choice_box.h"
#include "ui/common/theme.h"
#include "ui/platforms/state_sign.h"

#include <QApplication>
#include <QStyle>
#include <QTreeView>

namespace xuanka {

namespace {

bool isCheck(const QModelIndex &index) { return index.parent().isValid(); }

} // namespace

void CheckDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->displayAlignment = Qt::AlignLeft | Qt::AlignVCenter;
    if (!isCheck(index)) {
        option->font.setBold(true);
        return;
    }
    if (index.column() != ChecklistModel::StateColumn)
        return;
    const auto state = checkStateFromId(index.data(ChecklistModel::StateRole).toString()).value_or(CheckState::Open);
    // The arrow says that there is something to choose.
    const QString arrow = index.flags().testFlag(Qt::ItemIsEditable) ? QStringLiteral("  ▾") : QString();
    option->text = stateSign(state) % QLatin1Char(' ') % option->text % arrow;
    if (!option->state.testFlag(QStyle::State_Selected))
        option->palette.setColor(QPalette::Text, meaningColor(stateMeaning(state), QApplication::palette()));
}

QSize CheckDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize hint = QStyledItemDelegate::sizeHint(option, index);
    const auto *tree = qobject_cast<const QTreeView *>(option.widget);
    const int padding = itemSpacing();
    if (tree != nullptr && isCheck(index)
        && (index.column() == ChecklistModel::QuestionColumn || index.column() == ChecklistModel::NoteColumn)) {
        const int indent = index.column() == ChecklistModel::QuestionColumn ? tree->indentation() : 0;
        const int margin = tree->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, tree) + 1;
        // One character less than there is: a line that just fits here must not be one more when it is drawn.
        const int width =
            tree->columnWidth(index.column()) - indent - 2 * margin - option.fontMetrics.averageCharWidth();
        const QRect needed =
            option.fontMetrics.boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, index.data().toString());
        hint.setHeight(needed.height());
    }
    hint.rheight() = std::max(hint.height(), option.fontMetrics.lineSpacing()) + padding;
    return hint;
}

QWidget *CheckDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                     const QModelIndex &index) const
{
    if (index.column() != ChecklistModel::StateColumn) {
        QWidget *editor = QStyledItemDelegate::createEditor(parent, option, index);
        editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
        return editor;
    }
    auto *box = new ChoiceBox(parent);
    box->setAccessibleName(index.siblingAtColumn(ChecklistModel::QuestionColumn).data().toString());
    for (const CheckState state : allCheckStates)
        box->setEntry(checkStateId(state), stateText(state));
    connect(box, &QComboBox::activated, this, [this, box] {
        auto *self = const_cast<CheckDelegate *>(this);
        Q_EMIT self->commitData(box);
        Q_EMIT self->closeEditor(box);
    });
    return box;
}

void CheckDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    if (auto *box = qobject_cast<ChoiceBox *>(editor))
        box->setCurrentId(index.data(ChecklistModel::StateRole).toString());
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void CheckDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    if (const auto *box = qobject_cast<ChoiceBox *>(editor))
        model->setData(index, box->currentId(), Qt::EditRole);
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

} // namespace xuanka
