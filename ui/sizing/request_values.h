// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sizing/request_fields.h"

namespace xuanka {

// What a field of the form holds, by its kind: so that a form can be built from tables and a new field is one line.

struct NumberField {
    RequestField field;
    const char *objectName;
    int MemoryRequest::*member;
    int least;
    int most;
    int step;
};
const QList<NumberField> &numberFields();

struct FlagField {
    RequestField field;
    const char *objectName;
    bool MemoryRequest::*member;
};
const QList<FlagField> &flagFields();

struct ChoiceField {
    RequestField field;
    const char *objectName;
};
const QList<ChoiceField> &choiceFields();

struct Choice {
    QString id;
    QString name; ///< in the application's language
};
/// What can be chosen with this request; `image`: an image model is sized.
QList<Choice> choicesOf(RequestField field, const MemoryRequest &request, bool image);
/// The id of what is chosen.
QString choiceIn(RequestField field, const MemoryRequest &request);
/// The request with that choice and what goes along with it: a GGUF file is read by llama.cpp alone.
MemoryRequest withChoice(RequestField field, const MemoryRequest &request, const QString &id);

} // namespace xuanka
