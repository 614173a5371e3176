// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model_file/storage_type.h"

#include <limits>

namespace xuanka {

namespace {

struct GgmlType {
    quint32 id;
    StorageType type;
};

// Block sizes: llama.cpp's ggml (type traits). Ids that were withdrawn are left out.
const GgmlType ggmlTypes[] = {
    {0, {"F32", 1, 4}},        {1, {"F16", 1, 2}},         {2, {"Q4_0", 32, 18}},     {3, {"Q4_1", 32, 20}},
    {6, {"Q5_0", 32, 22}},     {7, {"Q5_1", 32, 24}},      {8, {"Q8_0", 32, 34}},     {9, {"Q8_1", 32, 36}},
    {10, {"Q2_K", 256, 84}},   {11, {"Q3_K", 256, 110}},   {12, {"Q4_K", 256, 144}},  {13, {"Q5_K", 256, 176}},
    {14, {"Q6_K", 256, 210}},  {15, {"Q8_K", 256, 292}},   {16, {"IQ2_XXS", 256, 66}}, {17, {"IQ2_XS", 256, 74}},
    {18, {"IQ3_XXS", 256, 98}}, {19, {"IQ1_S", 256, 50}},  {20, {"IQ4_NL", 32, 18}},  {21, {"IQ3_S", 256, 110}},
    {22, {"IQ2_S", 256, 82}},  {23, {"IQ4_XS", 256, 136}}, {24, {"I8", 1, 1}},        {25, {"I16", 1, 2}},
    {26, {"I32", 1, 4}},       {27, {"I64", 1, 8}},        {28, {"F64", 1, 8}},       {29, {"IQ1_M", 256, 56}},
    {30, {"BF16", 1, 2}},      {34, {"TQ1_0", 256, 54}},   {35, {"TQ2_0", 256, 66}},  {39, {"MXFP4", 32, 17}},
    {40, {"NVFP4", 64, 36}},
};

const StorageType safetensorsTypes[] = {
    {"BOOL", 1, 1},    {"U8", 1, 1},      {"I8", 1, 1},  {"F8_E5M2", 1, 1}, {"F8_E4M3", 1, 1}, {"F8_E8M0", 1, 1},
    {"F8_E4M3FNUZ", 1, 1}, {"F8_E5M2FNUZ", 1, 1}, {"I16", 1, 2}, {"U16", 1, 2}, {"F16", 1, 2},  {"BF16", 1, 2},
    {"I32", 1, 4},     {"U32", 1, 4},     {"F32", 1, 4}, {"C64", 1, 8},     {"F64", 1, 8},     {"I64", 1, 8},
    {"U64", 1, 8},     {"F4", 2, 1},      {"F6_E2M3", 4, 3}, {"F6_E3M2", 4, 3},
};

} // namespace

std::optional<qint64> StorageType::bytes(qint64 row, qint64 rows) const
{
    const qint64 blocks = row / blockValues + (row % blockValues != 0 ? 1 : 0);
    constexpr auto most = static_cast<double>(std::numeric_limits<qint64>::max() / 4);
    if (static_cast<double>(blocks) * static_cast<double>(rows) * blockBytes > most)
        return std::nullopt;
    return blocks * rows * blockBytes;
}

const StorageType *ggmlType(quint32 id)
{
    for (const GgmlType &entry : ggmlTypes) {
        if (entry.id == id)
            return &entry.type;
    }
    return nullptr;
}

const StorageType *safetensorsType(const QByteArray &name)
{
    for (const StorageType &type : safetensorsTypes) {
        if (name == type.name)
            return &type;
    }
    return nullptr;
}

} // namespace xuanka
