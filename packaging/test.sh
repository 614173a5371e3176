#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Xuanka contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Installs what is missing, builds everything and runs all tests. Ends with ctest's summary.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

install_packages build run test
build_preset dev
cd "$xuanka_root"
ctest --preset dev -j "$(nproc)"
