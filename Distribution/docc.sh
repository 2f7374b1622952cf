#!/bin/sh
# Writes the documentation of the library with DocC, which the toolchain brings.
#
# Usage: docc.sh BUILD FOLDER   BUILD is where products were built, such as .build/release
set -eu
build=$1
folder=$2
swift=${SWIFT:-swift}
command -v docc >/dev/null 2>&1 || { echo "The documentation of the library was left out: there is no docc."; exit 0; }
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
# Modules in C that others import do not lie among the modules that were built.
set -- -I "$build/Modules" -I Sources/CPNG -I Sources/CTurboJPEG
for include in .build/checkouts/*/Sources/*/include; do set -- "$@" -I "$include"; done
target=$("$swift" -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -n 1)
"$swift" symbolgraph-extract -module-name Handrail -target "$target" -minimum-access-level public \
    -output-dir "$graphs" "$@"
docc convert Sources/Handrail/Handrail.docc --additional-symbol-graph-dir "$graphs" --output-path "$folder" \
    --fallback-bundle-identifier handrail --warnings-as-errors
