// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"

#include <QString>
#include <QtTest>

namespace xuanka::test {

/// Unwraps a Result in a test: fails with the error's own sentence.
#define XUANKA_UNWRAP(variable, expression)                                                                            \
    auto variable##Result = (expression);                                                                              \
    QVERIFY2(variable##Result.has_value(), qPrintable(::xuanka::test::explain(variable##Result)));                     \
    auto &variable = *variable##Result

template <typename T>
QString explain(const Result<T> &result)
{
    return result ? QString() : errorMessage(result.error());
}

/// Absolute path of a file below tests/data.
QString dataFile(const QString &name);

} // namespace xuanka::test
