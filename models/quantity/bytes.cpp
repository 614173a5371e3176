// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quantity/bytes.h"

#include <cmath>

namespace xuanka {

Bytes Bytes::fromDouble(double bytes)
{
    Q_ASSERT(std::isfinite(bytes) && std::abs(bytes) < 9.2e18);
    return Bytes(std::llround(bytes));
}

Bytes Bytes::fromMib(double mib)
{
    return fromDouble(mib * 1048576.0);
}

Bytes Bytes::fromGib(double gib)
{
    return fromDouble(gib * 1073741824.0);
}

} // namespace xuanka
