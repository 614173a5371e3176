// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evaluation/evaluation.h"
#include "json/json.h"

#include <QSet>

#include <algorithm>

namespace xuanka {

namespace {

CheckDefinition checkFrom(const Json &json)
{
    return {toQString(json.at("id")),
            dimensionFromId(toQString(json.at("dimension"))).value_or(Dimension::PriceStructure), // the schema lists them
            toLocalizedText(json.at("question")),
            toLocalizedText(json.at("how_to")),
            toQString(json.at("source")),
            toQString(json.at("place"))};
}

RecordField fieldFrom(const Json &json)
{
    return {toQString(json.at("id")),
            toLocalizedText(json.at("name")),
            toLocalizedText(json.at("what_to_record")),
            toLocalizedText(json.at("why")),
            toQString(json.at("source")),
            toQString(json.at("place"))};
}

template <typename Item>
Done checkUnique(const QList<Item> &items, const QString &file)
{
    QSet<QString> seen;
    for (const Item &item : items) {
        if (seen.contains(item.id))
            return fail({Error::Kind::Inconsistent, file, item.id, item.id % QStringLiteral(", ") % item.id, {}});
        seen.insert(item.id);
    }
    return {};
}

template <typename Item>
const Item *find(const QList<Item> &items, const QString &id)
{
    const auto found = std::find_if(items.cbegin(), items.cend(), [&id](const Item &item) { return item.id == id; });
    return found == items.cend() ? nullptr : &*found;
}

} // namespace

Result<Checklist> Checklist::loadBuiltIn()
{
    const QString checksFile = QStringLiteral(":/checklists/platform_checks.json");
    const QString fieldsFile = QStringLiteral(":/checklists/record_fields.json");
    const auto checks = readCheckedResource(checksFile, QStringLiteral(":/schema/checklist_checks.schema.json"));
    if (!checks)
        return fail(checks.error());
    const auto fields = readCheckedResource(fieldsFile, QStringLiteral(":/schema/checklist_fields.schema.json"));
    if (!fields)
        return fail(fields.error());

    Checklist checklist;
    checklist.asOf = QDate::fromString(toQString(checks->at("as_of")), Qt::ISODate);
    for (const Json &check : checks->at("checks"))
        checklist.checks << checkFrom(check);
    for (const Json &field : fields->at("fields"))
        checklist.fields << fieldFrom(field);
    if (const Done unique = checkUnique(checklist.checks, checksFile); !unique)
        return fail(unique.error());
    if (const Done unique = checkUnique(checklist.fields, fieldsFile); !unique)
        return fail(unique.error());
    return checklist;
}

const CheckDefinition *Checklist::check(const QString &id) const
{
    return find(checks, id);
}

const RecordField *Checklist::field(const QString &id) const
{
    return find(fields, id);
}

} // namespace xuanka
