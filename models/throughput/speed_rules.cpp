// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "throughput/speed_rules.h"

#include "json/json.h"

#include <array>

namespace xuanka {

namespace {

struct ConstantEntry {
    const char *id;
    double SpeedConstants::*member;
    double scale;
};

constexpr double bytesPerGibibyte = 1073741824.0;
constexpr std::array constantEntries{
    ConstantEntry{"activation_traffic", &SpeedConstants::activationTraffic, 1.0},
    ConstantEntry{"expert_compute", &SpeedConstants::expertCompute, 1.0},
    ConstantEntry{"expert_memory", &SpeedConstants::expertMemory, 1.0},
    ConstantEntry{"attention_compute", &SpeedConstants::attentionCompute, 1.0},
    ConstantEntry{"direct_link", &SpeedConstants::directLink, 1.0},
    ConstantEntry{"pcie_link", &SpeedConstants::pcieLink, 1.0},
    ConstantEntry{"no_peer_access", &SpeedConstants::noPeerAccess, 1.0},
    ConstantEntry{"routing_traffic", &SpeedConstants::routingTraffic, 1.0},
    ConstantEntry{"tensor_parallel_exponent", &SpeedConstants::tensorParallelExponent, 1.0},
    ConstantEntry{"all_reduce_us", &SpeedConstants::allReduceSeconds, 1e-6},
    ConstantEntry{"latent_time", &SpeedConstants::latentTime, 1.0},
    ConstantEntry{"reserve_gib_per_card", &SpeedConstants::reserveBytesPerCard, bytesPerGibibyte},
    ConstantEntry{"usable_share", &SpeedConstants::usableShare, 1.0},
    ConstantEntry{"cache_share", &SpeedConstants::cacheShare, 1.0},
    ConstantEntry{"mixed_lengths", &SpeedConstants::mixedLengths, 1.0},
};

struct EfficiencyEntry {
    const char *quantity;
    double SpeedEfficiency::*member;
    double scale;
};

constexpr std::array efficiencyEntries{
    EfficiencyEntry{"memory", &SpeedEfficiency::memory, 1.0},
    EfficiencyEntry{"memory_4bit", &SpeedEfficiency::memory4bit, 1.0},
    EfficiencyEntry{"cache", &SpeedEfficiency::cache, 1.0},
    EfficiencyEntry{"compute_16bit", &SpeedEfficiency::compute16, 1.0},
    EfficiencyEntry{"compute_fp8", &SpeedEfficiency::computeFp8, 1.0},
    EfficiencyEntry{"compute_int8", &SpeedEfficiency::computeInt8, 1.0},
    EfficiencyEntry{"compute_fp4", &SpeedEfficiency::computeFp4, 1.0},
    EfficiencyEntry{"decode_compute", &SpeedEfficiency::decodeCompute, 1.0},
    EfficiencyEntry{"prefill_16bit", &SpeedEfficiency::prefill16, 1.0},
    EfficiencyEntry{"prefill_4bit", &SpeedEfficiency::prefill4bit, 1.0},
    EfficiencyEntry{"time", &SpeedEfficiency::time, 1.0},
    EfficiencyEntry{"hop_ms", &SpeedEfficiency::hopSeconds, 1e-3},
    EfficiencyEntry{"layer_us", &SpeedEfficiency::layerSeconds, 1e-6},
};

QString pairKey(const QString &engine, const QString &cardClass)
{
    return engine + QLatin1Char(' ') + cardClass;
}

QString bandKey(const QString &engine, const QString &cardClass, bool experts, SpeedWork work)
{
    return pairKey(engine, cardClass)
        + (experts ? QLatin1String(" experts") : QLatin1String(" dense"))
        + (work == SpeedWork::Decode ? QLatin1String(" decode") : QLatin1String(" prefill"));
}

QString textAt(const Json &object, const char *key)
{
    return toQString(object.at(key));
}

QStringList textsAt(const Json &object, const char *key)
{
    QStringList texts;
    for (const Json &text : object.at(key))
        texts << toQString(text);
    return texts;
}

QHash<QString, double> secondsByFormat(const Json &list)
{
    QHash<QString, double> seconds;
    for (const Json &one : list)
        seconds.insert(textAt(one, "format"), one.at("value").get<double>() * 1e-6);
    return seconds;
}

} // namespace

/// Turns the checked document into tables that can be looked up.
class SpeedRulesReader {
public:
    SpeedRulesReader(const Json &document, const QString &file) : m_document(document), m_file(file) { }

    Result<SpeedRules> read()
    {
        if (const Done done = readConstants(); !done)
            return fail(done.error());
        readClasses();
        readEngines();
        readProcedures();
        if (const Done done = checkNames("efficiencies"); !done)
            return fail(done.error());
        if (const Done done = checkNames("bands"); !done)
            return fail(done.error());
        for (const SpeedEngine &engine : std::as_const(m_rules.m_engines)) {
            for (const SpeedCardClass &cardClass : std::as_const(m_rules.m_classes))
                resolve(engine.id, cardClass.id);
        }
        return std::move(m_rules);
    }

private:
    Done readConstants()
    {
        QHash<QString, double> found;
        for (const Json &constant : m_document.at("constants"))
            found.insert(textAt(constant, "id"), constant.at("value").get<double>());
        for (const ConstantEntry &entry : constantEntries) {
            const auto value = found.constFind(QLatin1String(entry.id));
            if (value == found.constEnd())
                return fail({Error::Kind::Missing, m_file, QLatin1String(entry.id), {}, {}});
            m_rules.m_constants.*entry.member = *value * entry.scale;
        }
        return {};
    }

    void readClasses()
    {
        for (const Json &object : m_document.at("card_classes")) {
            m_rules.m_classes << SpeedCardClass{textAt(object, "id"), toLocalizedText(object.at("name")),
                                                textsAt(object, "cards"), textsAt(object, "architectures")};
        }
    }

    void readEngines()
    {
        for (const Json &object : m_document.at("engines")) {
            SpeedEngine engine;
            engine.id = textAt(object, "id");
            engine.name = textAt(object, "name");
            engine.aliases = textsAt(object, "aliases");
            engine.layerSeconds = object.at("layer_us").get<double>() * 1e-6;
            engine.sequenceSeconds = object.at("sequence_us").get<double>() * 1e-6;
            engine.requestSeconds = object.at("request_ms").get<double>() * 1e-3;
            engine.maxSequences = object.at("max_sequences").get<double>();
            engine.hostBound = object.at("host_bound").get<bool>();
            engine.fitted = object.at("fitted").get<bool>();
            engine.layerSecondsByFormat = secondsByFormat(object.at("layer_us_by_format"));
            engine.expertLayerSecondsByFormat = secondsByFormat(object.at("expert_layer_us_by_format"));
            engine.note = toLocalizedText(object.at("note"));
            engine.source = textAt(object, "source");
            const int position = static_cast<int>(m_rules.m_engines.size());
            const QStringList names = QStringList{engine.id, engine.name} + engine.aliases;
            for (const QString &name : names)
                m_rules.m_engineIndex.insert(name.toLower(), position);
            m_rules.m_engines << engine;
        }
    }

    void readProcedures()
    {
        for (const Json &object : m_document.at("request_counts")) {
            m_rules.m_requestCounts << SpeedRequestCount{textAt(object, "source_contains"), object.at("prompt").get<int>(),
                                                         object.at("output").get<int>(), object.at("requests").get<int>()};
        }
        for (const Json &object : m_document.at("left_out")) {
            m_rules.m_leftOut << SpeedLeftOut{toLocalizedText(object.at("what")), object.at("cases").get<int>(),
                                              object.at("median_percent").get<double>(), object.at("p90_percent").get<double>(), textAt(object, "source")};
        }
        for (const Json &object : m_document.at("traces")) {
            m_rules.m_traces << SpeedTraceLengths{textAt(object, "name"), object.at("prompt").get<double>(),
                                                  object.at("output").get<double>(), object.at("requests").get<int>()};
        }
    }

    /// A name that nothing answers to would be an entry that is never used.
    Done checkNames(const char *list)
    {
        int position = 0;
        for (const Json &object : m_document.at(list)) {
            const QString place = QStringLiteral("$.%1[%2]").arg(QLatin1String(list)).arg(position++);
            const QString engine = textAt(object, "engine");
            if (engine != QLatin1String("*") && m_rules.engine(engine) == nullptr)
                return fail({Error::Kind::UnknownName, m_file, place, engine, {}});
            const QString cardClass = textAt(object, "card_class");
            if (cardClass != QLatin1String("*") && m_rules.cardClass(cardClass) == nullptr)
                return fail({Error::Kind::UnknownName, m_file, place, cardClass, {}});
        }
        return {};
    }

    static bool matches(const Json &object, const char *key, const QString &wanted)
    {
        const QString value = textAt(object, key);
        return value == QLatin1String("*") || value == wanted;
    }

    /// What stands later in the file and is more particular wins: class over none, engine over none.
    static int rank(const Json &object)
    {
        return (textAt(object, "engine") != QLatin1String("*") ? 2 : 0)
            + (textAt(object, "card_class") != QLatin1String("*") ? 1 : 0);
    }

    void resolve(const QString &engine, const QString &cardClass)
    {
        SpeedEfficiency efficiency;
        for (int wanted = 0; wanted < 4; ++wanted) {
            for (const Json &object : m_document.at("efficiencies")) {
                if (rank(object) != wanted || !matches(object, "engine", engine) || !matches(object, "card_class", cardClass))
                    continue;
                const QString quantity = textAt(object, "quantity");
                for (const EfficiencyEntry &entry : efficiencyEntries) {
                    if (quantity == QLatin1String(entry.quantity))
                        efficiency.*entry.member = object.at("value").get<double>() * entry.scale;
                }
            }
        }
        if (efficiency.memory4bit <= 0.0)
            efficiency.memory4bit = efficiency.memory;
        m_rules.m_efficiencies.insert(pairKey(engine, cardClass), efficiency);
        for (const bool experts : {false, true}) {
            for (const SpeedWork work : {SpeedWork::Decode, SpeedWork::Prefill})
                m_rules.m_bands.insert(bandKey(engine, cardClass, experts, work), bandFor(engine, cardClass, experts, work));
        }
    }

    SpeedBand bandFor(const QString &engine, const QString &cardClass, bool experts, SpeedWork work) const
    {
        SpeedBand band;
        const QString kind = experts ? QStringLiteral("experts") : QStringLiteral("dense");
        const QString part = work == SpeedWork::Decode ? QStringLiteral("decode") : QStringLiteral("prefill");
        for (int wanted = 0; wanted < 4; ++wanted) {
            for (const Json &object : m_document.at("bands")) {
                const QString objectKind = textAt(object, "model_kind");
                const QString objectWork = textAt(object, "work");
                if (rank(object) != wanted || !matches(object, "engine", engine) || !matches(object, "card_class", cardClass)
                    || (objectKind != QLatin1String("any") && objectKind != kind)
                    || (objectWork != QLatin1String("any") && objectWork != part))
                    continue;
                band = {object.at("low").get<double>(), object.at("high").get<double>(), object.at("fitted").get<bool>()};
            }
        }
        return band;
    }

    const Json &m_document;
    QString m_file;
    SpeedRules m_rules;
};

Result<SpeedRules> SpeedRules::load(const QString &file)
{
    const Result<Json> document = readCheckedResource(file, QStringLiteral(":/schema/speed_efficiencies.schema.json"));
    if (!document)
        return fail(document.error());
    return SpeedRulesReader(*document, file).read();
}

const SpeedEngine *SpeedRules::engine(const QString &name) const
{
    const auto position = m_engineIndex.constFind(name.trimmed().toLower());
    return position == m_engineIndex.constEnd() ? nullptr : &m_engines.at(*position);
}

const SpeedCardClass *SpeedRules::cardClass(const QString &id) const
{
    for (const SpeedCardClass &one : m_classes) {
        if (one.id == id)
            return &one;
    }
    return nullptr;
}

QString SpeedRules::classOf(const QString &cardId, const QString &architecture) const
{
    for (const SpeedCardClass &one : m_classes) {
        if (one.cardIds.contains(cardId))
            return one.id;
    }
    for (const SpeedCardClass &one : m_classes) {
        if (one.architectures.contains(architecture))
            return one.id;
    }
    return {};
}

const SpeedEfficiency &SpeedRules::efficiency(const QString &engineId, const QString &classId) const
{
    static const SpeedEfficiency none;
    const auto found = m_efficiencies.constFind(pairKey(engineId, classId));
    return found == m_efficiencies.constEnd() ? none : *found;
}

const SpeedBand &SpeedRules::band(const QString &engineId, const QString &classId, bool experts, SpeedWork work) const
{
    static const SpeedBand wide;
    const auto found = m_bands.constFind(bandKey(engineId, classId, experts, work));
    return found == m_bands.constEnd() ? wide : *found;
}

const SpeedRules &speedRules()
{
    static const SpeedRules rules = [] {
        Result<SpeedRules> loaded = SpeedRules::load(QStringLiteral(":/throughput/efficiencies.json"));
        // A built-in file that its own schema refuses is a broken build; the resource test names the place.
        if (!loaded)
            qFatal("%s", qPrintable(errorMessage(loaded.error())));
        return *loaded;
    }();
    return rules;
}

} // namespace xuanka
