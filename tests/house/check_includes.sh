#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Xuanka contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Holds the arrows of ARCHITECTURE.md: which folder may include which.
set -euo pipefail
cd "$1"
failed=0
complain() { echo "$1" >&2; failed=1; }

# What each room of models/ may know, itself included.
declare -A knows=(
    [quantity]="quantity"
    [json]="json quantity"
    [csv]="csv quantity"
    [catalog]="catalog json quantity"
    [demand]="demand json quantity"
    [evaluation]="evaluation catalog json quantity store"
    [model_file]="model_file sizing json quantity"
    [sizing]="sizing demand catalog csv json quantity"
    [throughput]="throughput sizing catalog csv json quantity"
    [cost]="cost catalog json quantity"
    [decision]="decision cost sizing demand evaluation catalog json quantity"
    [store]="store decision evaluation demand catalog json quantity"
    [report]="report decision cost sizing evaluation demand catalog json quantity"
)
for folder in models/*/; do
    room=$(basename "$folder")
    [ -n "${knows[$room]:-}" ] || { complain "models/$room is not in the map of tests/house/check_includes.sh"; continue; }
    while IFS=: read -r file include; do
        target=${include%%/*}
        case " ${knows[$room]} " in
        *" $target "*) ;;
        *) complain "$file includes $include: $room may only know ${knows[$room]}" ;;
        esac
    done < <(grep -rHoP '^#include "\K[^"]+' "$folder" --include=*.h --include=*.cpp | grep -v ':moc_' || true)
done

found=$(grep -rnE '#include *<(QtWidgets|QtCharts|QtPrintSupport|QApplication|QWidget|QDialog|QMessageBox|QLabel|QChart|QTableView)' models || true)
[ -z "$found" ] || complain "models/ includes Widgets or Charts: $found"
found=$(grep -rnE '#include *<(QtCharts|QChart|QLineSeries|QScatterSeries|QBarSeries|QBarSet|QValueAxis|QLogValueAxis)' ui app | grep -v '^ui/common/' || true)
[ -z "$found" ] || complain "QtCharts is included outside ui/common/: $found"
found=$(grep -rnE '#include "(ui|app)/' models || true)
[ -z "$found" ] || complain "models/ includes ui/ or app/: $found"
found=$(grep -rnE '#include "app/' ui || true)
[ -z "$found" ] || complain "ui/ includes app/: $found"
exit "$failed"
