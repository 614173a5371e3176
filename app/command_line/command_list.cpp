// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line/command_list.h"

namespace xuanka {

QList<Command> commands()
{
    return {cardsCommand(), quotesCommand(),    sizeCommand(),   fitCommand(),       speedCommand(),     batchCommand(),
            costCommand(),  recommendCommand(), schemaCommand(), workspaceCommand(), screenshotCommand()};
}

} // namespace xuanka
