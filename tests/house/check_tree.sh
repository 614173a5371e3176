#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Xuanka contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Keeps the tree tidy: licence lines, short files, finished translations, no unfinished words, no bare spin boxes.
set -euo pipefail
cd "$1"
failed=0
licence='SPDX-License-''Identifier: GPL-3.0-or-later' # split, or it would be read as this file's own
complain() { echo "$1" >&2; failed=1; }
sources() { find models ui app tests -name '*.cpp' -o -name '*.h' | grep -v '/build/'; }

while read -r file; do
    head -n 2 "$file" | grep -q "$licence" || complain "$file has no SPDX line"
    lines=$(wc -l <"$file")
    [ "$lines" -le 700 ] || complain "$file has $lines lines; 700 is the limit"
done < <(sources)

found=$(sources | xargs grep -nE '\b(TODO|FIXME|XXX|HACK)\b' || true)
[ -z "$found" ] || complain "unfinished work: $found"
found=$(grep -rnE '(new |[^a-zA-Z]|std::make_unique<)Q(Double)?SpinBox\b' ui app --include=*.cpp | grep -v '^ui/common/number_edit' |
    grep -vE '#include|qobject_cast|::' || true)
[ -z "$found" ] || complain "a bare spin box reads 1,5 as 15; use ui/common/number_edit.h: $found"
for file in translations/*.ts; do
    [ -e "$file" ] || continue
    count=$(grep -c 'type="unfinished"' "$file" || true)
    [ "$count" -eq 0 ] || complain "$file: $count unfinished strings"
done
exit "$failed"
