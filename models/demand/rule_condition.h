// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/json.h"

#include <QStringList>

namespace xuanka {

// The conditions of resources/rules: {"field", "op", "value"}, {"all": […]}, {"any": […]} or {} (always).
// `op` is == != < <= > >= in intersects; a value that begins with "$" names an entry of the rule's `values`.
// Facts are one flat object. A fact that is not there makes its comparison false: what is unknown triggers nothing.

/// Errors: SchemaViolation or UnknownName with file and place, for anything the interpreter would not understand.
Done checkCondition(const Json &condition, const Json &values, const QString &file, const QString &place);

/// The condition must have passed checkCondition.
bool conditionHolds(const Json &condition, const Json &facts, const Json &values);

/// In symbols, values filled in: "hours_per_month < 150 and (has_peaks == true or growth in unknown, volatile)".
QString conditionExpression(const Json &condition, const Json &values);

/// The facts a condition looks at, each once, in order.
QStringList conditionFields(const Json &condition);

/// Replaces {name} by the value or fact of that name: numbers with at most one decimal (two below 1), {"en", "zh"} in the
/// language of the text. Unknown names stay. Between Chinese and Latin words a blank is added where a mark was.
LocalizedText fillIn(const LocalizedText &text, const Json &facts, const Json &values);

} // namespace xuanka
