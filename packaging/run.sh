#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Xuanka contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Installs what is missing, builds, and starts the workbench. Without a display it writes the sample recommendation
# as a PDF instead and says where.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

install_packages build run
build_preset app
program="$xuanka_root/build/app/app/xuanka"

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$program" "$@"
fi
pdf="$xuanka_root/build/sample-recommendation.pdf"
"$program" recommend --profile "$xuanka_root/resources/profiles/enterprise_70b_inference.json" --pdf "$pdf" >/dev/null
echo "No display was found. The sample recommendation is in $pdf"
