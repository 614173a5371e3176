// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/config_keys.h"

#include <cmath>

namespace xuanka {

namespace {

constexpr std::size_t longestList = 2'000;

QString shown(const Json &value)
{
    return QString::fromStdString(value.dump(-1, ' ', true, Json::error_handler_t::replace)).left(40);
}

} // namespace

QString printableText(QString text)
{
    for (QChar &c : text) {
        if (!c.isPrint())
            c = QLatin1Char('?');
    }
    return text;
}

ConfigKeys::ConfigKeys(const Json &object, QString file, QString path)
    : m_object(&object), m_file(std::move(file)), m_path(std::move(path))
{
}

const Json *ConfigKeys::find(const char *name) const
{
    if (!m_object->is_object())
        return nullptr;
    const auto position = m_object->find(name);
    return position == m_object->end() || position->is_null() ? nullptr : &*position;
}

const Json *ConfigKeys::findAny(Names names, const char *&found) const
{
    for (const char *name : names) {
        if (const Json *value = find(name)) {
            found = name;
            return value;
        }
    }
    return nullptr;
}

qint64 ConfigKeys::countOf(const Json &value, const char *name, qint64 least, qint64 most)
{
    // Hunyuan and ERNIE give one figure a layer, all alike.
    if (value.is_array() && !value.empty() && value.front().is_number())
        return countOf(value.front(), name, least, most);
    const QString range = QStringLiteral("%1…%2").arg(least).arg(most);
    if (value.is_boolean())
        return value.get<bool>() ? 1 : 0;
    if (!value.is_number()) {
        refuse(Error::Kind::SchemaViolation, QString::fromLatin1(name), shown(value), range);
        return 0;
    }
    const auto number = value.get<double>();
    if (!(number >= static_cast<double>(least) && number <= static_cast<double>(most) && std::floor(number) == number)) {
        refuse(Error::Kind::OutOfRange, QString::fromLatin1(name), shown(value), range);
        return 0;
    }
    return static_cast<qint64>(number);
}

qint64 ConfigKeys::count(Names names, qint64 fallback, qint64 most)
{
    const char *name = nullptr;
    const Json *value = findAny(names, name);
    return value ? countOf(*value, name, 0, most) : fallback;
}

qint64 ConfigKeys::required(Names names, qint64 most)
{
    const char *name = *names.begin();
    const Json *value = findAny(names, name);
    if (!value) {
        refuse(Error::Kind::Missing, QString::fromLatin1(name), {});
        return 0;
    }
    return countOf(*value, name, 1, most);
}

bool ConfigKeys::flag(Names names, bool fallback)
{
    const char *name = nullptr;
    const Json *value = findAny(names, name);
    if (!value)
        return fallback;
    if (value->is_boolean())
        return value->get<bool>();
    if (value->is_number())
        return value->get<double>() != 0.0;
    refuse(Error::Kind::SchemaViolation, QString::fromLatin1(name), shown(*value), QStringLiteral("true, false"));
    return fallback;
}

double ConfigKeys::number(Names names, double fallback)
{
    const char *name = nullptr;
    const Json *value = findAny(names, name);
    if (!value)
        return fallback;
    if (value->is_number() && std::isfinite(value->get<double>()))
        return value->get<double>();
    refuse(Error::Kind::SchemaViolation, QString::fromLatin1(name), shown(*value));
    return fallback;
}

QString ConfigKeys::text(Names names) const
{
    const char *name = nullptr;
    const Json *value = findAny(names, name);
    return value ? printableText(toQString(*value)) : QString();
}

QList<qint64> ConfigKeys::counts(const char *name)
{
    QList<qint64> list;
    const Json *values = array(name);
    if (!values)
        return list;
    if (values->size() > longestList) {
        refuse(Error::Kind::TooLarge, QString::fromLatin1(name), QString::number(values->size()), QString::number(longestList));
        return list;
    }
    list.reserve(static_cast<qsizetype>(values->size()));
    for (const Json &value : *values)
        list << (value.is_null() ? 0 : countOf(value, name, 0, mostTokens));
    return list;
}

QStringList ConfigKeys::texts(const char *name)
{
    QStringList list;
    const Json *values = array(name);
    if (!values)
        return list;
    if (values->size() > longestList) {
        refuse(Error::Kind::TooLarge, QString::fromLatin1(name), QString::number(values->size()), QString::number(longestList));
        return list;
    }
    for (const Json &value : *values)
        list << printableText(toQString(value));
    return list;
}

const Json *ConfigKeys::object(const char *name) const
{
    const Json *value = find(name);
    return value && value->is_object() ? value : nullptr;
}

const Json *ConfigKeys::array(const char *name) const
{
    const Json *value = find(name);
    return value && value->is_array() ? value : nullptr;
}

ConfigKeys ConfigKeys::child(const char *name) const
{
    static const Json nothing = Json::object();
    const Json *value = object(name);
    return ConfigKeys(value ? *value : nothing, m_file, QString(m_path % QLatin1Char('.') % QLatin1String(name)));
}

void ConfigKeys::refuse(Error::Kind kind, const QString &name, const QString &detail, const QString &expected)
{
    if (!m_error)
        m_error = Error{kind, m_file, QString(m_path % QLatin1Char('.') % name), detail, expected};
}

void ConfigKeys::adopt(const ConfigKeys &other)
{
    if (!m_error)
        m_error = other.m_error;
}

} // namespace xuanka
