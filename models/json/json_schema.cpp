// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "json/json.h"

#include <QDate>
#include <QHash>
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
        if (type != schema.end() && type->is_array()) {
            const bool matches = std::any_of(type->begin(), type->end(), [&value](const Json &name) {
                return hasType(value, name.get_ref<const std::string &>());
            });
            if (!matches) {
                QStringList names;
                for (const Json &name : *type)
                    names << toQString(name);
                return violation(path, names.join(QLatin1Char('|')), typeName(value));
            }
        } else if (type != schema.end() && !hasType(value, type->get_ref<const std::string &>())) {
            return violation(path, toQString(*type), typeName(value));
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
        if (const auto required = schema.find("required"); required != schema.end()) {
            for (const Json &key : *required) {
                if (!value.contains(key.get_ref<const std::string &>()))
                    return fail({Error::Kind::Missing, m_file, path % QLatin1Char('.') % toQString(key), {}, {}});
            }
        }
        static const Json nothing = Json::object();
        const auto declared = schema.find("properties");
        const Json &properties = declared == schema.end() ? nothing : *declared;
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
        if (const auto most = schema.find("maxItems"); most != schema.end() && value.size() > most->get<std::size_t>())
            return violation(path, QStringLiteral("≤ %1").arg(most->get<std::size_t>()), QString::number(value.size()));
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
            const QRegularExpression &expression = compiled(toQString(*pattern));
            if (!expression.match(text).hasMatch())
                return violation(path, expression.pattern(), shortText(value));
        }
        if (toQString(schema.value("format", Json())) == QLatin1String("date")
            && !QDate::fromString(text, Qt::ISODate).isValid()) {
            return violation(path, QStringLiteral("YYYY-MM-DD"), shortText(value));
        }
        return {};
    }

    /// Compiling a pattern costs far more than matching it, and a schema uses few patterns on many strings.
    const QRegularExpression &compiled(const QString &pattern) const
    {
        auto found = m_compiled.find(pattern);
        if (found == m_compiled.end())
            found = m_compiled.insert(pattern, QRegularExpression(pattern));
        return *found;
    }

    const Json &m_root;
    QString m_file;
    mutable QHash<QString, QRegularExpression> m_compiled;
};

} // namespace

Done checkSchema(const Json &document, const Json &schema, const QString &file)
{
    return SchemaChecker(schema, file).check(document, schema, QStringLiteral("$"));
}

} // namespace xuanka
