// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace xuanka {

/// A figure that is not known exactly: low ≤ expected ≤ high.
template <typename T>
struct Estimate {
    T low{};
    T expected{};
    T high{};

    static Estimate exactly(T value) { return {value, value, value}; }

    Estimate operator+(const Estimate &other) const
    {
        return {low + other.low, expected + other.expected, high + other.high};
    }
    Estimate &operator+=(const Estimate &other) { return *this = *this + other; }
    Estimate operator*(double factor) const { return {low * factor, expected * factor, high * factor}; }
    bool operator==(const Estimate &) const = default;
};

} // namespace xuanka
