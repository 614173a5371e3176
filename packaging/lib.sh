# SPDX-FileCopyrightText: 2026 Xuanka contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Shared by run.sh, test.sh and check.sh. Sourced, never run.

xuanka_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export CCACHE_BASEDIR="$xuanka_root" CCACHE_NOHASHDIR=1

# The packages of the given groups, one a line.
packages_of() {
    local group
    for group in "$@"; do
        awk -v group="$group" '$1 == group { print $2 }' "$xuanka_root/packaging/dependencies.txt"
    done
}

# Installs what is missing of the given groups; says what to do if it may not.
install_packages() {
    local missing=() package
    for package in $(packages_of "$@"); do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    echo "Installing: ${missing[*]}"
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "xuanka: packages are missing; as root, run: apt-get install ${missing[*]}" >&2
            return 2
        fi
        as_root=(sudo)
    fi
    "${as_root[@]}" apt-get update -qq
    DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# Configures and builds a preset; quiet unless it fails.
build_preset() {
    local preset=$1
    shift
    (cd "$xuanka_root" && cmake --preset "$preset" "$@" >"/tmp/xuanka-configure-$$.log" 2>&1) || {
        cat "/tmp/xuanka-configure-$$.log" >&2
        return 1
    }
    rm -f "/tmp/xuanka-configure-$$.log"
    cmake --build "$xuanka_root/build/$preset"
}
