#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Xuanka contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Proves that dependencies.txt is complete, on a machine that may have anything installed: each system header, tool,
# library and plugin that the given build really uses must belong to a package that an empty Debian would get from
# the list. Usage: check-dependencies.sh BUILD_FOLDER
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
build=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What apt would install on top of an empty system, plus what every Debian has.
touch "$work/status"
mapfile -t wanted < <(packages_of build run)
apt-get install -s -qq --no-install-recommends -o Dir::State::status="$work/status" "${wanted[@]}" 2>"$work/apt-errors" |
    awk '$1 == "Inst" { print $2 }' | sort -u >"$work/closure" || true
if [ ! -s "$work/closure" ]; then
    echo "apt cannot resolve the list (run apt-get update first):" >&2
    cat "$work/apt-errors" >&2
    exit 1
fi
dpkg-query -W -f='${Package} ${Essential} ${Priority}\n' |
    awk '$2 == "yes" || $3 == "required" { print $1 }' | sort -u >>"$work/closure"

# What the build uses: headers from ninja's dependency log, tools and libraries from CMake's cache, shared libraries
# of the program, and the plugins that no linker sees.
{
    ninja -C "$build" -t deps | awk '/^    \// { print $1 }' | grep '^/usr/' || true
    sed -n 's/^CMAKE_\(CXX_COMPILER\|MAKE_PROGRAM\|COMMAND\|AR\|LINKER\):[A-Z]*=\(\/.*\)/\2/p' "$build/CMakeCache.txt"
    sed -n 's/^[A-Za-z0-9_]*_DIR:PATH=\(\/usr\/.*\)/\1/p' "$build/CMakeCache.txt"
    ldd "$build/app/xuanka" | awk '$3 ~ /^\// { print $3 }'
    find /usr/lib -path '*qt6/plugins/sqldrivers/libqsqlite.so' -o -path '*qt6/plugins/imageformats/libqsvg.so' \
        -o -path '*qt6/plugins/platforms/libqoffscreen.so'
    echo /usr/share/qt6/translations/qtbase_zh_CN.qm
} | sort -u | xargs -d '\n' readlink -f | sort -u | xargs -d '\n' stat -c '%F:%n' | sed -n 's/^regular[^:]*file://p' >"$work/used"

missing=0
# One pass over the package database. Debian 12 merged /lib into /usr/lib; it still knows some files by the old name.
awk 'NR == FNR { used[$0] = 1; next }
     FNR == 1 { owner = FILENAME; sub(/.*\//, "", owner); sub(/\.list$/, "", owner); sub(/:.*/, "", owner) }
     ($0 in used) { print owner, $0 } (("/usr" $0) in used) { print owner, "/usr" $0 }' \
    "$work/used" /var/lib/dpkg/info/*.list >"$work/owners"
sort -u -k1,1 "$work/owners" >"$work/by-owner"
while read -r owner path; do
    if ! grep -qx "$owner" "$work/closure"; then
        echo "$owner is used ($path) but packaging/dependencies.txt does not bring it" >&2
        missing=1
    fi
done <"$work/by-owner"
[ "$missing" -eq 0 ] && echo "$(wc -l <"$work/by-owner") packages in use, all covered by packaging/dependencies.txt"
exit "$missing"
