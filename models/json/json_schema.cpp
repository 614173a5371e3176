// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "json/json.h"

#include <QDate>
#include <QRegularExpression>

#include <algorithm>

namespace xuanka {

namespace {

QString typeName(const Json &value)
{
    if (value.is_number_integer())
        return QStringLiteral("integer");
    return QString::fromUtf8(value.type_name());
}

bool hasType(const Json &value, const std::string &type)
{
    if (type == "number")
        return value.is_number();
    if (type == "integer")
        return value.is_number_integer();
    return type == value.type_name();
}

QString shortText(const Json &value)
{
    return QString::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace)).left(60);
}

class SchemaChecker {
public:
    SchemaChecker(const Json &root, QString file) : m_root(root), m_file(std::move(file)) { }

    Done check(const Json &value, const Json &schema, const QString &path) const
    {
        if (const auto reference = schema.find("$ref"); reference != schema.end())
            return check(value, definition(reference->get<std::string>()), path);
        if (const Done done = checkType(value, schema, path); !done)
            return done;
        if (value.is_object())
            return checkObject(value, schema, path);
        if (value.is_array())
            return checkArray(value, schema, path);
        if (value.is_number())
            return checkNumber(value, schema, path);
        if (value.is_string())
            return checkString(value, schema, path);
        return {};
    }

private:
    Done violation(const QString &path, const QString &expected, const QString &found) const
    {
        return fail({Error::Kind::SchemaViolation, m_file, path, found, expected});
    }

    const Json &definition(const std::string &reference) const
    {
        // Schemas are ours; a dangling reference is a programming error that the resource test finds.
        return m_root.at(Json::json_pointer(reference.substr(1)));
    }

    Done checkType(const Json &value, const Json &schema, const QString &path) const
    {
        const auto type = schema.find("type");
        if (type != schema.end()) {
            const Json types = type->is_array() ? *type : Json::array({*type});
            const bool matches = std::any_of(types.begin(), types.end(), [&value](const Json &name) {
                return hasType(value, name.get<std::string>());
            });
            if (!matches) {
                QStringList names;
                for (const Json &name : types)
                    names << toQString(name);
                return violation(path, names.join(QLatin1Char('|')), typeName(value));
            }
        }
        const auto choices = schema.find("enum");
        if (choices != schema.end() && std::find(choices->begin(), choices->end(), value) == choices->end()) {
            QStringList names;
            for (const Json &choice : *choices)
                names << (choice.is_string() ? toQString(choice) : shortText(choice));
            return violation(path, names.join(QLatin1Char('|')), shortText(value));
        }
        return {};
    }

    Done checkObject(const Json &value, const Json &schema, const QString &path) const
    {
        for (const Json &key : schema.value("required", Json::array())) {
            if (!value.contains(key.get<std::string>()))
                return fail({Error::Kind::Missing, m_file, path % QLatin1Char('.') % toQString(key), {}, {}});
        }
        const Json properties = schema.value("properties", Json::object());
        const auto additional = schema.find("additionalProperties");
        for (const auto &[key, item] : value.items()) {
            const QString place = path % QLatin1Char('.') % QString::fromStdString(key);
            if (const auto known = properties.find(key); known != properties.end()) {
                if (const Done done = check(item, *known, place); !done)
                    return done;
            } else if (additional != schema.end() && additional->is_object()) {
                if (const Done done = check(item, *additional, place); !done)
                    return done;
            } else if (additional != schema.end() && *additional == false) {
                QStringList names;
                for (const auto &[name, unused] : properties.items())
                    names << QString::fromStdString(name);
                return fail({Error::Kind::UnknownName, m_file, place, QString::fromStdString(key),
                             names.join(QStringLiteral(", "))});
            }
        }
        return {};
    }

    Done checkArray(const Json &value, const Json &schema, const QString &path) const
    {
        const auto fewest = schema.value("minItems", std::size_t{0});
        if (value.size() < fewest)
            return violation(path, QStringLiteral("≥ %1").arg(fewest), QString::number(value.size()));
        const auto items = schema.find("items");
        if (items == schema.end())
            return {};
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (const Done done = check(value[i], *items, QStringLiteral("%1[%2]").arg(path).arg(i)); !done)
                return done;
        }
        return {};
    }

    Done checkNumber(const Json &value, const Json &schema, const QString &path) const
    {
        const auto number = value.get<double>();
        if (const auto limit = schema.find("minimum"); limit != schema.end() && number < limit->get<double>())
            return violation(path, QStringLiteral("≥ ") % shortText(*limit), shortText(value));
        if (const auto limit = schema.find("exclusiveMinimum"); limit != schema.end() && number <= limit->get<double>())
            return violation(path, QStringLiteral("> ") % shortText(*limit), shortText(value));
        if (const auto limit = schema.find("maximum"); limit != schema.end() && number > limit->get<double>())
            return violation(path, QStringLiteral("≤ ") % shortText(*limit), shortText(value));
        return {};
    }

    Done checkString(const Json &value, const Json &schema, const QString &path) const
    {
        const QString text = toQString(value);
        if (const auto pattern = schema.find("pattern"); pattern != schema.end()) {
            const QRegularExpression expression(toQString(*pattern));
            if (!expression.match(text).hasMatch())
                return violation(path, expression.pattern(), shortText(value));
        }
        if (toQString(schema.value("format", Json())) == QLatin1String("date")
            && !QDate::fromString(text, Qt::ISODate).isValid()) {
            return violation(path, QStringLiteral("YYYY-MM-DD"), shortText(value));
        }
        return {};
    }

    const Json &m_root;
    QString m_file;
};

} // namespace

Done checkSchema(const Json &document, const Json &schema, const QString &file)
{
    return SchemaChecker(schema, file).check(document, schema, QStringLiteral("$"));
}

} // namespace xuanka
