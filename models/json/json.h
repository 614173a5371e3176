// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"
#include "quantity/language.h"

#include <QByteArray>
#include <QString>

#include <nlohmann/json.hpp>

namespace xuanka {

using Json = nlohmann::json;

/// Limits for everything that is read: larger or deeper input is refused before it is built.
constexpr qint64 largestJsonFile = 64LL * 1024 * 1024;
constexpr int deepestJson = 64;

/// Parses UTF-8 JSON. Errors: NotUtf8, NotJson (place "line 3, column 7"), TooLarge. `file` only names it in errors.
/// A byte-order mark is accepted; duplicate keys are refused.
Result<Json> parseJson(const QByteArray &bytes, const QString &file);
/// Reads and parses a file or a resource (":/…"). Errors: CannotOpen and those of parseJson.
Result<Json> readJsonFile(const QString &path);

/// Checks a document against a written schema (resources/schema/*.json): a subset of JSON Schema with type, enum,
/// required, properties, additionalProperties, items, minItems, maxItems, minimum, exclusiveMinimum, maximum, pattern,
/// format "date", and $ref to "#/definitions/NAME". Error: SchemaViolation with the JSON path ("$.cards[3].tdp_w.value").
Done checkSchema(const Json &document, const Json &schema, const QString &file);

/// Reads a built-in resource and checks it against a built-in schema; both by resource path.
Result<Json> readCheckedResource(const QString &path, const QString &schemaPath);

QString toQString(const Json &string);
LocalizedText toLocalizedText(const Json &object);
Json toJson(const LocalizedText &text);
inline std::string str(const QString &text) { return text.toStdString(); }

} // namespace xuanka
