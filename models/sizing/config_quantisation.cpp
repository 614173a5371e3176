// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/config_reader.h"

namespace xuanka {

namespace {

QString integerFormat(qint64 bits)
{
    if (bits == 4)
        return QStringLiteral("gptq-int4");
    return bits == 8 ? QStringLiteral("gptq-int8") : QString();
}

/// compressed-tensors names bits and type of each group of layers; the first group with weights stands for all.
QString compressedTensors(const ConfigKeys &block)
{
    const Json *groups = block.object("config_groups");
    if (!groups)
        return {};
    for (const auto &[name, group] : groups->items()) {
        ConfigKeys weights = ConfigKeys(group, block.file(), block.path()).child("weights");
        const qint64 bits = weights.count({"num_bits"});
        const bool real = weights.text({"type"}) == QLatin1String("float");
        if (bits == 8)
            return real ? QStringLiteral("fp8") : QStringLiteral("int8");
        if (bits == 4)
            return real ? QStringLiteral("nvfp4") : QStringLiteral("gptq-int4");
    }
    return {};
}

QString bitsandbytes(ConfigKeys &block)
{
    if (block.flag({"load_in_8bit"}, false))
        return QStringLiteral("int8");
    if (!block.flag({"load_in_4bit"}, false))
        return {};
    return block.flag({"bnb_4bit_use_double_quant"}, false) ? QStringLiteral("nf4-dq") : QStringLiteral("nf4");
}

QString modelopt(const QString &algorithm)
{
    if (algorithm.contains(QLatin1String("FP4")) || algorithm.contains(QLatin1String("fp4")))
        return QStringLiteral("nvfp4");
    if (algorithm.contains(QLatin1String("FP8")) || algorithm.contains(QLatin1String("fp8")))
        return QStringLiteral("fp8");
    return algorithm.contains(QLatin1String("W4")) ? QStringLiteral("awq-int4") : QString();
}

QString formatOf(ConfigReader &reader, ConfigKeys &block, const QString &method)
{
    if (method == QLatin1String("gptq") || method == QLatin1String("auto-round") || method == QLatin1String("auto_round"))
        return integerFormat(block.count({"bits"}, 4));
    if (method == QLatin1String("awq"))
        return block.count({"bits", "w_bit"}, 4) == 4 ? QStringLiteral("awq-int4") : QString();
    if (method == QLatin1String("bitsandbytes"))
        return bitsandbytes(block);
    if (method == QLatin1String("fp8") || method == QLatin1String("fbgemm_fp8")) {
        const bool experts = reader.keys.text({"expert_dtype"}) == QLatin1String("fp4");
        return experts ? QStringLiteral("mxfp4-fp8") : QStringLiteral("fp8");
    }
    if (method == QLatin1String("compressed-tensors"))
        return compressedTensors(block);
    if (method == QLatin1String("modelopt") || method == QLatin1String("modelopt_fp4"))
        return modelopt(block.text({"quant_algo"}).isEmpty() ? method : block.text({"quant_algo"}));
    if (method == QLatin1String("mxfp4"))
        return QStringLiteral("mxfp4");
    if (method == QLatin1String("eetq"))
        return QStringLiteral("int8");
    return {};
}

} // namespace

QString readQuantisation(ConfigReader &reader)
{
    const bool nested = reader.keys.object("quantization_config") != nullptr;
    ConfigKeys block = nested ? reader.keys.child("quantization_config") : reader.root.child("quantization_config");
    const QString method = block.text({"quant_method"}).toLower();
    if (method.isEmpty())
        return {};
    const QString format = formatOf(reader, block, method);
    const double group = block.number({"group_size", "q_group_size"}, 128.0); // −1: one group a row
    if (format.isEmpty()) {
        reader.assume(QStringLiteral("The quantisation “%1” is not known: choose the weight format yourself.").arg(method.left(40)),
                      QStringLiteral("未识别量化方式“%1”：请自行选择权重格式。").arg(method.left(40)));
    } else if (format.endsWith(QLatin1String("int4")) && group > 0.0 && group < 128.0) {
        reader.note(QStringLiteral("Weights are quantised in groups of %1: the scales take more than with groups of 128.").arg(group),
                    QStringLiteral("权重按 %1 个一组量化：缩放系数的占用高于 128 一组。").arg(group));
    }
    reader.root.adopt(block);
    return format;
}

} // namespace xuanka
