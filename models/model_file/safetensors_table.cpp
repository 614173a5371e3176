// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model_file/safetensors_table.h"

#include "model_file/header_stream.h"
#include "model_file/json_file.h"
#include "model_file/storage_type.h"

#include <algorithm>
#include <cmath>

namespace xuanka {

namespace {

constexpr quint64 largestHeader = 32'000'000; // real ones are below 2 MB; the format allows 100 MB

/// A whole number from 0 to 10^15; absent for everything else.
std::optional<qint64> wholeNumber(const Json &value)
{
    if (!value.is_number())
        return std::nullopt;
    const auto number = value.get<double>();
    if (!(number >= 0.0 && number <= 1e15) || std::floor(number) != number)
        return std::nullopt;
    return static_cast<qint64>(number);
}

std::optional<QList<qint64>> wholeNumbers(const Json &object, const char *key)
{
    const auto found = object.find(key);
    if (found == object.end() || !found->is_array() || found->size() > 16)
        return std::nullopt;
    QList<qint64> numbers;
    for (const Json &value : *found) {
        const std::optional<qint64> number = wholeNumber(value);
        if (!number)
            return std::nullopt;
        numbers << *number;
    }
    return numbers;
}

void notice(TellingShapes &shapes, const QByteArray &name, const QList<qint64> &shape)
{
    const NamedTensor place = placeOfTensor(name, 0);
    shapes.layers = std::max(shapes.layers, place.layer + 1);
    shapes.adapter = shapes.adapter || name.contains("lora_A") || name.contains("lora_B");
    if (place.place == TensorPlace::Embedding && shape.size() == 2 && shapes.hidden == 0) {
        shapes.vocabulary = shape.at(0);
        shapes.hidden = shape.at(1);
    }
    if (shape.size() == 2 && name.endsWith("q_proj.weight"))
        shapes.queryRows = std::max(shapes.queryRows, shape.at(0));
    if (shape.size() == 2 && name.endsWith("k_proj.weight"))
        shapes.keyRows = std::max(shapes.keyRows, shape.at(0));
    if (shape.size() == 1 && name.endsWith("k_norm.weight"))
        shapes.headDim = shape.at(0);
    if (const qsizetype at = name.indexOf(".experts."); at > 0)
        shapes.experts = std::max(shapes.experts, name.mid(at + 9, std::max<qsizetype>(0, name.indexOf('.', at + 9) - at - 9)).toLongLong() + 1);
}

Result<StoredTensor> readEntry(const QByteArray &name, const Json &entry, const QString &path, qint64 &end, TellingShapes &shapes)
{
    const QString place = printable(name);
    if (!entry.is_object())
        return fail({Error::Kind::SchemaViolation, path, place, QString::fromLatin1(entry.type_name()), QStringLiteral("object")});
    const std::optional<QList<qint64>> shape = wholeNumbers(entry, "shape");
    const std::optional<QList<qint64>> offsets = wholeNumbers(entry, "data_offsets");
    if (!shape)
        return fail({Error::Kind::OutOfRange, path, place, QStringLiteral("shape"), QStringLiteral("0…1e15")});
    if (!offsets || offsets->size() != 2 || offsets->at(0) > offsets->at(1))
        return fail({Error::Kind::OutOfRange, path, place, QStringLiteral("data_offsets"), QStringLiteral("0…1e15")});
    StoredTensor tensor;
    tensor.name = name;
    tensor.type = toQString(entry.value("dtype", Json())).left(20).toUtf8();
    tensor.elements = 1;
    for (const qint64 size : *shape) {
        if (static_cast<double>(tensor.elements) * static_cast<double>(size) > 1e15)
            return fail({Error::Kind::OutOfRange, path, place, QStringLiteral("shape"), QStringLiteral("0…1e15")});
        tensor.elements *= size;
    }
    tensor.bytes = offsets->at(1) - offsets->at(0);
    const StorageType *type = safetensorsType(tensor.type);
    if (type && type->bytes(tensor.elements, 1) != tensor.bytes) {
        return fail({Error::Kind::Inconsistent, path, place,
                     QStringLiteral("data_offsets = %1, %2 × %3").arg(*tensor.bytes).arg(tensor.elements).arg(QString::fromUtf8(tensor.type)), {}});
    }
    end = std::max(end, offsets->at(1));
    notice(shapes, name, *shape);
    return tensor;
}

} // namespace

Result<SafetensorsTable> readSafetensorsTable(const QString &path)
{
    HeaderStream stream(path);
    const quint64 length = stream.u64("length of the header");
    if (stream.ok() && (length < 2 || length > largestHeader))
        stream.fail(Error::Kind::OutOfRange, "length of the header", QString::number(length), QStringLiteral("2…%1").arg(largestHeader));
    const QByteArray header = stream.ok() ? stream.bytes(static_cast<qint64>(length), "header") : QByteArray();
    if (stream.error())
        return fail(*stream.error());
    const Result<Json> json = parseModelJson(header, path);
    if (!json)
        return fail(json.error());
    if (!json->is_object())
        return fail({Error::Kind::SchemaViolation, path, QStringLiteral("$"), QString::fromLatin1(json->type_name()), QStringLiteral("object")});
    SafetensorsTable table;
    table.tensors.reserve(static_cast<qsizetype>(json->size()));
    qint64 end = 0;
    for (const auto &[name, entry] : json->items()) {
        if (name == "__metadata__")
            continue;
        Result<StoredTensor> tensor = readEntry(QByteArray::fromStdString(name), entry, path, end, table.shapes);
        if (!tensor)
            return fail(tensor.error());
        table.tensors << std::move(*tensor);
    }
    table.shorterThanPromised = stream.position() + end > stream.size();
    return table;
}

} // namespace xuanka
