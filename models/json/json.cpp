// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "json/json.h"

#include <QFile>
#include <QStringDecoder>

#include <set>

namespace xuanka {

namespace {

/// Builds the document while enforcing depth and unique keys, which the library's parser alone would let pass.
class GuardedBuilder {
public:
    explicit GuardedBuilder(QString file) : m_file(std::move(file)) { }

    bool operator()(int depth, Json::parse_event_t event, Json &parsed)
    {
        if (depth > deepestJson) {
            m_error = Error{Error::Kind::TooLarge, m_file, {}, QString::number(depth), QString::number(deepestJson)};
            throw Stop{};
        }
        switch (event) {
        case Json::parse_event_t::object_start:
            m_keys.emplace_back();
            break;
        case Json::parse_event_t::object_end:
            m_keys.pop_back();
            break;
        case Json::parse_event_t::key: {
            const auto key = parsed.get<std::string>();
            if (!m_keys.back().insert(key).second) {
                m_error = Error{Error::Kind::Inconsistent, m_file, QString::fromStdString(key),
                                QString::fromStdString("\"" + key + "\", \"" + key + "\""), {}};
                throw Stop{};
            }
            break;
        }
        default:
            break;
        }
        return true;
    }

    struct Stop { };
    const Error &error() const { return m_error; }

private:
    QString m_file;
    std::vector<std::set<std::string>> m_keys;
    Error m_error;
};

QString placeOf(const QByteArray &bytes, std::size_t offset)
{
    const QByteArray before = bytes.left(static_cast<qsizetype>(offset));
    const qsizetype line = before.count('\n') + 1;
    const qsizetype column = before.size() - before.lastIndexOf('\n');
    return QStringLiteral("%1:%2").arg(line).arg(column > 1 ? column - 1 : 1);
}

/// The library's message starts with its own id and position; people need only the reason.
QString reasonOf(const char *what)
{
    QString reason = QString::fromUtf8(what);
    const qsizetype colon = reason.indexOf(QLatin1String(": "));
    if (colon > 0)
        reason = reason.mid(colon + 2);
    return reason.left(160).simplified();
}

} // namespace

Result<Json> parseJson(const QByteArray &input, const QString &file)
{
    if (input.size() > largestJsonFile) {
        return fail({Error::Kind::TooLarge, file, {}, QStringLiteral("%1 MB").arg(input.size() / 1000000),
                     QStringLiteral("%1 MB").arg(largestJsonFile / 1000000)});
    }
    const QByteArray bytes = input.startsWith("\xEF\xBB\xBF") ? input.mid(3) : input;
    QStringDecoder decoder(QStringConverter::Utf8);
    const QString decoded = decoder.decode(bytes);
    if (decoded.contains(QChar::ReplacementCharacter) && decoder.hasError()) // a replacement character may also be meant
        return fail({Error::Kind::NotUtf8, file, {}, {}, {}});

    GuardedBuilder builder(file);
    try {
        return Json::parse(bytes.begin(), bytes.end(), [&builder](int depth, Json::parse_event_t event, Json &parsed) {
            return builder(depth, event, parsed);
        });
    } catch (const GuardedBuilder::Stop &) {
        return fail(builder.error());
    } catch (const Json::parse_error &error) {
        return fail({Error::Kind::NotJson, file, placeOf(bytes, error.byte), reasonOf(error.what()), {}});
    } catch (const Json::exception &error) { // numbers that no double holds
        return fail({Error::Kind::NotJson, file, {}, reasonOf(error.what()), {}});
    }
}

Result<Json> readJsonFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail({Error::Kind::CannotOpen, path, {}, file.errorString(), {}});
    if (file.size() > largestJsonFile) {
        return fail({Error::Kind::TooLarge, path, {}, QStringLiteral("%1 MB").arg(file.size() / 1000000),
                     QStringLiteral("%1 MB").arg(largestJsonFile / 1000000)});
    }
    return parseJson(file.read(largestJsonFile + 1), path);
}

Result<Json> readCheckedResource(const QString &path, const QString &schemaPath)
{
    const auto schema = readJsonFile(schemaPath);
    if (!schema)
        return schema;
    auto document = readJsonFile(path);
    if (!document)
        return document;
    if (const auto checked = checkSchema(*document, *schema, path); !checked)
        return fail(checked.error());
    return document;
}

QString toQString(const Json &string)
{
    return string.is_string() ? QString::fromStdString(string.get_ref<const std::string &>()) : QString();
}

LocalizedText toLocalizedText(const Json &object)
{
    if (!object.is_object())
        return {};
    return {toQString(object.value("en", Json())), toQString(object.value("zh", Json()))};
}

Json toJson(const LocalizedText &text)
{
    return {{"en", str(text.english)}, {"zh", str(text.chinese)}};
}

} // namespace xuanka
