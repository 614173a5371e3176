// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/test_support.h"

namespace xuanka::test {

QString dataFile(const QString &name)
{
    return QStringLiteral(XUANKA_TEST_DATA "/") % name;
}

} // namespace xuanka::test
