// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/qt_dialogs.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>

namespace xuanka {

namespace {

void showBox(QWidget *parent, QMessageBox::Icon icon, const QString &title, const QString &text)
{
    QMessageBox box(icon, title, text, QMessageBox::Ok, parent);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

} // namespace

QString firstSuffix(const QString &filter)
{
    static const QRegularExpression pattern(QStringLiteral("\\*(\\.\\w+)"));
    return pattern.match(filter.section(QStringLiteral(";;"), 0, 0)).captured(1);
}

QString QtDialogs::openFile(QWidget *parent, const QString &title, const QString &filter)
{
    const QString path = QFileDialog::getOpenFileName(parent, title, m_folder, filter);
    if (!path.isEmpty())
        m_folder = QFileInfo(path).absolutePath();
    return path;
}

QString QtDialogs::saveFile(QWidget *parent, const QString &title, const QString &suggestedName, const QString &filter)
{
    QFileDialog dialog(parent, title, m_folder, filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    // Set before the dialog asks whether to replace, so that the question is about the name with its suffix.
    dialog.setDefaultSuffix(firstSuffix(filter).mid(1));
    dialog.selectFile(suggestedName);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    const QString path = dialog.selectedFiles().constFirst();
    m_folder = QFileInfo(path).absolutePath();
    return path;
}

Dialogs::Answer QtDialogs::ask(QWidget *parent, const QString &title, const QString &question, const QString &yes,
                               const QString &no)
{
    QMessageBox box(QMessageBox::Question, title, question, QMessageBox::NoButton, parent);
    box.setTextFormat(Qt::PlainText);
    const QPushButton *yesButton = box.addButton(yes, QMessageBox::YesRole);
    const QPushButton *noButton = no.isEmpty() ? nullptr : box.addButton(no, QMessageBox::NoRole);
    QPushButton *cancelButton = box.addButton(QMessageBox::Cancel);
    box.setEscapeButton(cancelButton);
    box.exec();
    if (box.clickedButton() == yesButton)
        return Answer::Yes;
    return noButton && box.clickedButton() == noButton ? Answer::No : Answer::Cancel;
}

std::optional<QString> QtDialogs::askText(QWidget *parent, const QString &title, const QString &label,
                                          const QString &initial)
{
    bool accepted = false;
    const QString text = QInputDialog::getText(parent, title, label, QLineEdit::Normal, initial, &accepted);
    return accepted ? std::optional<QString>(text) : std::nullopt;
}

void QtDialogs::tell(QWidget *parent, const Error &error)
{
    showBox(parent, QMessageBox::Warning, tr("This did not work"), errorMessage(error));
}

void QtDialogs::inform(QWidget *parent, const QString &title, const QString &text)
{
    showBox(parent, QMessageBox::Information, title, text);
}

} // namespace xuanka
