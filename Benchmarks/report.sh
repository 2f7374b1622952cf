#!/bin/sh
# Measures the page of `handrail report` on 200 captured screens with 20,000 elements, 20 of them with screenshots: time to
# write it, its size, peak memory, and how long it takes until it can be used in Chromium.
#
# Usage: report.sh [VENV]
# Needs python3. VENV is where `make browser` installed what drives Chromium; without it, or without Chromium, the page is
# written and not opened, and a line says so.
set -eu
cd "$(dirname "$0")/.."
venv=${1:-.build/browser-venv}
handrail=.build/release/handrail
[ -x "$handrail" ] || { echo "report page   left out: $handrail is not built"; exit 0; }
command -v python3 >/dev/null 2>&1 || { echo "report page   left out: python3 is not installed"; exit 0; }
python=python3
if "$venv/bin/python3" -c 'import playwright' >/dev/null 2>&1; then python="$venv/bin/python3"; fi
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
"$python" Benchmarks/report_page.py "$handrail" .build/bench-report "$chromium"
