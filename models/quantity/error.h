// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

namespace xuanka {

/// What went wrong, as a value. Engines and stores return it; errorMessage() puts it into words at the edge.
struct Error {
    enum class Kind {
        CannotOpen,          ///< detail: the system's reason
        CannotWrite,         ///< detail: the system's reason
        DiskFull,            ///< nothing was changed
        NotUtf8,             ///< text that is not UTF-8
        NotJson,             ///< detail: the parser's reason; place: line and column
        SchemaViolation,     ///< place: JSON path; expected, detail (found)
        TooLarge,            ///< expected: the limit; detail: the size found
        UnknownName,         ///< detail: the name; expected: what is known, if short
        OutOfRange,          ///< detail: the value; expected: the range
        Missing,             ///< place: what is missing
        Ambiguous,           ///< detail: the value that can be read in two ways
        Unsupported,         ///< detail: what is not supported; expected: what is
        Inconsistent,        ///< two values that exclude each other; detail: which
        NotAWorkspace,       ///< a file that is not a workspace
        NewerWorkspace,      ///< detail: its version; expected: ours
        DamagedWorkspace,    ///< detail: what the check found
        WorkspaceInUse,      ///< detail: who holds it (user, host, process)
        ReadOnly,            ///< a change to something opened for reading, or an archived record
        Database,            ///< detail: the database's reason
        MissingFont,         ///< no installed font draws Chinese; expected: a package that has one
        Usage                ///< command line used wrongly; detail: the word; expected: the usage
    };

    Kind kind = Kind::Missing;
    QString file;     ///< file name as the user knows it; empty if none
    QString place;    ///< JSON path, line, field or option; empty if none
    QString detail;   ///< see Kind; a value or a system's word, never a sentence of ours
    QString expected; ///< see Kind

    bool operator==(const Error &) const = default;
};

template <typename T>
using Result = tl::expected<T, Error>;

/// A result without a value.
using Done = tl::expected<void, Error>;

inline tl::unexpected<Error> fail(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

/// One sentence in the application's language: what is wrong and what to do. File and place are not part of it.
QString errorSentence(const Error &error);
/// "FILE: PLACE: sentence" with the parts that exist, on one line, as the command line and message boxes show it.
QString errorMessage(const Error &error);

} // namespace xuanka
