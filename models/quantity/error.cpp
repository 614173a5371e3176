// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quantity/error.h"

#include <QCoreApplication>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("Error", text);
}

QString withExpectation(const Error &error, const char *plain, const char *withExpected)
{
    return error.expected.isEmpty() ? words(plain).arg(error.detail)
                                    : words(withExpected).arg(error.detail, error.expected);
}

} // namespace

QString errorSentence(const Error &error)
{
    switch (error.kind) {
    case Error::Kind::CannotOpen:
        return words(QT_TRANSLATE_NOOP("Error", "cannot be opened (%1); check the name and the permissions"))
            .arg(error.detail);
    case Error::Kind::CannotWrite:
        return words(QT_TRANSLATE_NOOP("Error", "cannot be written (%1); choose another place or change the permissions"))
            .arg(error.detail);
    case Error::Kind::DiskFull:
        return words(QT_TRANSLATE_NOOP("Error", "the disk is full; nothing was changed, free some space and try again"));
    case Error::Kind::NotUtf8:
        return words(QT_TRANSLATE_NOOP("Error", "is not UTF-8 text; save it as UTF-8 and try again"));
    case Error::Kind::NotJson:
        return words(QT_TRANSLATE_NOOP("Error", "is not valid JSON (%1); correct it and try again")).arg(error.detail);
    case Error::Kind::SchemaViolation:
        return words(QT_TRANSLATE_NOOP("Error", "expected %2, found %1")).arg(error.detail, error.expected);
    case Error::Kind::TooLarge:
        return words(QT_TRANSLATE_NOOP("Error", "is too large (%1); the limit is %2")).arg(error.detail, error.expected);
    case Error::Kind::UnknownName:
        return withExpectation(error, QT_TRANSLATE_NOOP("Error", "“%1” is not known"),
                               QT_TRANSLATE_NOOP("Error", "“%1” is not known; use one of: %2"));
    case Error::Kind::OutOfRange:
        return withExpectation(error, QT_TRANSLATE_NOOP("Error", "“%1” is out of range"),
                               QT_TRANSLATE_NOOP("Error", "“%1” is out of range; allowed is %2"));
    case Error::Kind::Missing:
        return words(QT_TRANSLATE_NOOP("Error", "is missing; please give it"));
    case Error::Kind::Ambiguous:
        return withExpectation(error, QT_TRANSLATE_NOOP("Error", "“%1” can be read in two ways; write it without a thousands separator"),
                               QT_TRANSLATE_NOOP("Error", "“%1” can be read in two ways; did you mean %2?"));
    case Error::Kind::Unsupported:
        return withExpectation(error, QT_TRANSLATE_NOOP("Error", "%1 is not supported"),
                               QT_TRANSLATE_NOOP("Error", "%1 is not supported; supported: %2"));
    case Error::Kind::Inconsistent:
        return withExpectation(error, QT_TRANSLATE_NOOP("Error", "%1 contradict each other"),
                               QT_TRANSLATE_NOOP("Error", "%1 contradict each other; %2"));
    case Error::Kind::NotAWorkspace:
        return words(QT_TRANSLATE_NOOP("Error", "is not a Xuanka workspace; it was left as it is, choose a .xuanka file"));
    case Error::Kind::NewerWorkspace:
        return words(QT_TRANSLATE_NOOP("Error", "was written by a newer version (file version %1, this program knows %2); it is open for reading only, update the program to change it"))
            .arg(error.detail, error.expected);
    case Error::Kind::DamagedWorkspace:
        return words(QT_TRANSLATE_NOOP("Error", "is damaged (%1); it was left as it is, open the newest backup instead"))
            .arg(error.detail);
    case Error::Kind::WorkspaceInUse:
        return words(QT_TRANSLATE_NOOP("Error", "is in use by %1; close it there first"))
            .arg(error.detail);
    case Error::Kind::ReadOnly:
        return words(QT_TRANSLATE_NOOP("Error", "is open for reading only; nothing was changed"));
    case Error::Kind::Database:
        return words(QT_TRANSLATE_NOOP("Error", "the database refused the change (%1); nothing was changed")).arg(error.detail);
    case Error::Kind::MissingFont:
        return words(QT_TRANSLATE_NOOP("Error", "cannot be drawn because no font for Chinese text is installed; nothing was written, install %1 and try again"))
            .arg(error.expected);
    case Error::Kind::Usage:
        return withExpectation(error, QT_TRANSLATE_NOOP("Error", "“%1” is not understood; try --help"),
                               QT_TRANSLATE_NOOP("Error", "“%1” is not understood; usage: %2"));
    }
    return {};
}

QString errorMessage(const Error &error)
{
    QStringList parts;
    if (!error.file.isEmpty())
        parts << error.file;
    if (!error.place.isEmpty())
        parts << error.place;
    parts << errorSentence(error);
    return parts.join(QStringLiteral(": ")).simplified();
}

} // namespace xuanka
