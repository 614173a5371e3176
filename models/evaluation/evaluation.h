// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"
#include "quantity/language.h"

#include <QDate>
#include <QDateTime>
#include <QList>

#include <array>
#include <optional>

namespace xuanka {

enum class Dimension { PriceStructure, Availability, SurroundingPerformance, Onboarding, AfterSales };
enum class CheckState { Open, Met, PartlyMet, NotMet, NotApplicable };

/// In the order in which people see them.
inline constexpr std::array allDimensions{Dimension::PriceStructure, Dimension::Availability, Dimension::SurroundingPerformance,
                                   Dimension::Onboarding, Dimension::AfterSales};
inline constexpr std::array allCheckStates{CheckState::Open, CheckState::Met, CheckState::PartlyMet, CheckState::NotMet,
                                    CheckState::NotApplicable};

/// One of the 26 checks; data, in both languages (resources/checklists/platform_checks.json).
struct CheckDefinition {
    QString id;          ///< "price.granularity"
    Dimension dimension = Dimension::PriceStructure;
    LocalizedText question;
    LocalizedText howTo; ///< what to do to answer it
    QString source;      ///< id of Catalog::source()
    QString place;       ///< "L29"
};

/// One of the ten columns of the record table (resources/checklists/record_fields.json).
struct RecordField {
    QString id;          ///< "configuration", "unit_price" …
    LocalizedText name;
    LocalizedText whatToRecord;
    LocalizedText why;
    QString source;      ///< id of Catalog::source()
    QString place;       ///< "L91"
};

struct Checklist {
    QList<CheckDefinition> checks;
    QList<RecordField> fields;
    QDate asOf;          ///< of the sources
    /// From resources/checklists, checked against their schemas. Errors name file, JSON path and reason; Inconsistent
    /// for an id that is given twice.
    static Result<Checklist> loadBuiltIn();
    const CheckDefinition *check(const QString &id) const;
    const RecordField *field(const QString &id) const;
};

/// A platform and card under evaluation in one round.
struct RoundCandidate {
    QString id;          ///< UUID
    QString platformId;  ///< catalog id, or free text of the team's own
    QString cardId;
    QString configuration;
    bool operator==(const RoundCandidate &) const = default;
};

struct Round {
    QString id;          ///< UUID
    QString name;
    QDate date;
    QString author;
    QList<RoundCandidate> candidates;
    bool operator==(const Round &) const = default;
};

/// What somebody wrote down, and when. Entries are only ever added: the newest of a key counts, older ones are history.
struct Entry {
    QString roundId;
    QString candidateId;
    QString key;         ///< a CheckDefinition id, or fieldKey() of a RecordField id
    QString value;       ///< for checks: a CheckState id; for fields: the text; empty: taken back
    QString note;
    QString author;
    QDateTime at;        ///< UTC
    bool operator==(const Entry &) const = default;
};

/// "field.queue": the key under which a field's entries are kept.
QString fieldKey(const QString &fieldId);

QString dimensionId(Dimension dimension);
std::optional<Dimension> dimensionFromId(const QString &id);
QString checkStateId(CheckState state);
std::optional<CheckState> checkStateFromId(const QString &id);

} // namespace xuanka
