// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <compare>

namespace xuanka {

/// An amount of memory. GiB = 2³⁰ bytes, GB = 10⁹ bytes; every display says which of the two it is.
class Bytes {
public:
    constexpr Bytes() = default;
    constexpr explicit Bytes(qint64 count) : m_count(count) { }

    static Bytes fromMib(double mib);
    static Bytes fromGib(double gib);
    /// Rounds to the next whole byte; the value must be finite and within 64 bits (asserted).
    static Bytes fromDouble(double bytes);

    constexpr qint64 count() const { return m_count; }
    constexpr double gib() const { return static_cast<double>(m_count) / 1073741824.0; }
    constexpr double gb() const { return static_cast<double>(m_count) / 1e9; }

    constexpr Bytes operator+(Bytes other) const { return Bytes(m_count + other.m_count); }
    constexpr Bytes operator-(Bytes other) const { return Bytes(m_count - other.m_count); }
    Bytes operator*(double factor) const { return fromDouble(static_cast<double>(m_count) * factor); }
    Bytes operator/(double divisor) const { return fromDouble(static_cast<double>(m_count) / divisor); }
    constexpr Bytes &operator+=(Bytes other) { return *this = *this + other; }
    constexpr std::strong_ordering operator<=>(const Bytes &) const = default;
    constexpr bool operator==(const Bytes &) const = default;

private:
    qint64 m_count = 0;
};

} // namespace xuanka
