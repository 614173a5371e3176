// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line/invocation.h"

namespace xuanka {

Command cardsCommand();
Command quotesCommand();
Command sizeCommand();
Command fitCommand();
Command speedCommand();
Command batchCommand();
Command costCommand();
Command recommendCommand();
Command schemaCommand();
Command workspaceCommand();
Command screenshotCommand();

} // namespace xuanka
