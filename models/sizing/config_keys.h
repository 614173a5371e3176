// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/json.h"

#include <initializer_list>
#include <optional>

namespace xuanka {

/// Text of an untrusted file with a question mark for each character that cannot be printed: it may end up in a message.
QString printableText(QString text);

/// Reads figures out of a model's configuration. Several names may be given for one figure: families spell it differently.
/// The first thing that is wrong is kept and can be asked for at the end, so that readers need no check after each line.
/// A key that is null counts as absent.
class ConfigKeys {
public:
    using Names = std::initializer_list<const char *>;
    static constexpr qint64 mostUnits = 65'536;        ///< heads, dimensions, ranks, experts …
    static constexpr qint64 mostHidden = 131'072;
    static constexpr qint64 widestMlp = 524'288;
    static constexpr qint64 mostExperts = 16'384;
    static constexpr qint64 largestVocabulary = 10'000'000;
    static constexpr qint64 mostTokens = 1'000'000'000;

    /// `object` must outlive this. `path` is its JSON path: "$" or "$.text_config".
    ConfigKeys(const Json &object, QString file, QString path = QStringLiteral("$"));

    bool has(const char *name) const { return find(name) != nullptr; }
    /// A count from 0 to `most`; a decimal without a fraction is accepted. The limits keep every product of the figures
    /// that a configuration holds within 64 bits.
    qint64 count(Names names, qint64 fallback = 0, qint64 most = mostUnits);
    /// The same, but absent or zero is an error.
    qint64 required(Names names, qint64 most = mostUnits);
    bool flag(Names names, bool fallback);
    double number(Names names, double fallback);
    /// Printable characters only.
    QString text(Names names) const;
    /// Counts of a list; true and false read as 1 and 0. Empty if absent.
    QList<qint64> counts(const char *name);
    QStringList texts(const char *name);
    /// Null if there is no such object.
    const Json *object(const char *name) const;
    const Json *array(const char *name) const;
    ConfigKeys child(const char *name) const;
    /// Keeps an error if none is kept yet.
    void refuse(Error::Kind kind, const QString &name, const QString &detail, const QString &expected = {});

    const std::optional<Error> &error() const { return m_error; }
    void adopt(const ConfigKeys &other);
    const QString &path() const { return m_path; }
    const QString &file() const { return m_file; }

private:
    const Json *find(const char *name) const;
    const Json *findAny(Names names, const char *&found) const;
    qint64 countOf(const Json &value, const char *name, qint64 least, qint64 most);

    const Json *m_object;
    QString m_file;
    QString m_path;
    std::optional<Error> m_error;
};

} // namespace xuanka
