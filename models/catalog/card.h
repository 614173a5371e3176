// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/figure.h"
#include "quantity/bytes.h"

namespace xuanka {

enum class Ecosystem { Cuda, Cann };
/// Whether a buyer in China can acquire the card through regular channels.
enum class Compliance { Domestic, Unrestricted, ExistingStockOnly, LicenceRequired, NotExportable, Unofficial, Unknown };
enum class Supply { Available, Limited, Queue, Scarce, Discontinued, Unknown };
enum class Tier { HighEnd, Mid, Consumer, Entry };

/// A GPU model with one memory size. All compute figures are dense (never sparse).
struct Card {
    QString id;              ///< stable, lower case: "h100-sxm-80"
    LocalizedText name;      ///< "H100 SXM5 80 GB"
    QString vendor;
    QString architecture;
    QString launched;        ///< ISO date, month or year
    QString memoryType;
    QString interconnect;    ///< "NVLink4", "none", "HCCS"
    QString formFactor;
    QString computeCapability; ///< CUDA, empty otherwise
    int pcieGeneration = 0;
    bool official = true;    ///< false for modified boards that no vendor sells
    bool madeForChina = false; ///< a version for China, cut down to meet the export rules of its day
    bool supportsBf16 = true;
    bool hasTensorCores = true; ///< false: FP16 frameworks fall back to FP32 (P40)
    Tier tier = Tier::Mid;
    Ecosystem ecosystem = Ecosystem::Cuda;
    Compliance compliance = Compliance::Unknown;
    LocalizedText complianceNote;
    QDate complianceAsOf;    ///< the day of the latest rule that the note rests on
    QStringList complianceSources;
    Supply supply = Supply::Unknown;
    LocalizedText supplyNote;
    QDate supplyAsOf;
    DatePrecision supplyAsOfPrecision = DatePrecision::Day;
    QStringList supplySources;
    std::optional<int> leadTimeDays; ///< only if a source states it
    QStringList aliases;
    LocalizedText note;      ///< what a buyer must know (SKU not stated, no BF16 …)

    Figure nominalMemoryGib; ///< as sold
    Figure usableMemoryMib;  ///< as the driver reports: the figure used for every fit
    Figure bandwidthGbs;     ///< GB/s, 10⁹
    Figure fp32Tflops;
    Figure fp16DenseTflops;  ///< FP16/BF16 with FP32 accumulation
    Figure fp16Fp16AccumulateTflops; ///< GeForce upper bound
    Figure fp8DenseTflops;
    Figure int8DenseTops;
    Figure fp4DenseTflops;
    Figure interconnectGbs;  ///< GB/s, both directions together; 0 if cards are joined by PCIe only
    Figure tdpWatts;

    /// Usable memory; nominal if the driver's figure is not known. Zero only if neither is known.
    Bytes usableMemory() const
    {
        return usableMemoryMib.isKnown() ? Bytes::fromMib(*usableMemoryMib.value)
                                         : Bytes::fromGib(nominalMemoryGib.valueOr(0.0));
    }
};

} // namespace xuanka
