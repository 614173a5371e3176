#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Xuanka contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# The slower checks, each by name or all of them: core (models without Widgets), asan, tidy, clazy, format, reuse, desktop.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

check_core() { build_preset core && (cd "$xuanka_root" && ctest --preset core -j "$(nproc)"); }
check_asan() { build_preset asan && (cd "$xuanka_root" && ctest --preset asan -j "$(nproc)"); }
check_tidy() { build_preset tidy; }
check_clazy() { CLAZY_CHECKS=level1,no-qstring-allocations,no-non-pod-global-static build_preset clazy; }
check_reuse() { (cd "$xuanka_root" && reuse lint); }
check_desktop() {
    desktop-file-validate "$xuanka_root/packaging/xuanka.desktop"
    appstreamcli validate --no-net "$xuanka_root/packaging/io.github.xuanka.Xuanka.metainfo.xml"
}

install_packages build run test check
for name in "${@:-core asan tidy clazy reuse desktop}"; do
    for check in $name; do
        echo "== $check"
        "check_$check"
    done
done
