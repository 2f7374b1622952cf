#!/bin/sh
# Tries what build.sh wrote where no toolchain is: the program alone in an empty root, and the wheel in a new
# environment. What cannot be tried on this machine is left out, and a line says so.
#
# Usage: check.sh SCRATCH FOLDER SAMPLE
set -eu
scratch=$1
folder=$2
sample=$3
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
binary=$(ls "$scratch"/stage/handrail-*/bin/handrail)

mkdir -p "$root/empty/proc" "$root/empty/tmp"
cp "$binary" "$root/empty/handrail"
cp -R "$sample" "$root/empty/app"
if [ "$(uname)" = Linux ] && [ "$(id -u)" = 0 ] && unshare -m true 2>/dev/null; then
    # shellcheck disable=SC2016 # The inner shell expands it.
    unshare -m sh -c 'mount -t proc proc "$1/proc" && exec chroot "$1" /handrail audit /app --format markdown --fail-on never' \
        sh "$root/empty" >"$root/report.md"
    echo "In an empty root: $(sed -n 3p "$root/report.md")"
else
    echo "Not tried in an empty root: that takes root on Linux, and the right to mount."
fi

wheel=$(find "$folder" -name 'handrail-*.whl' | head -n 1)
if [ -n "$wheel" ] && command -v python3 >/dev/null 2>&1; then
    python3 -m venv "$root/venv"
    "$root/venv/bin/python3" -m pip install --quiet --disable-pip-version-check --no-index "$wheel"
    echo "From the wheel: handrail $("$root/venv/bin/handrail" --version)"
    [ -f "$root/venv/share/man/man1/handrail.1" ]
fi
for shell in bash zsh fish; do
    command -v $shell >/dev/null 2>&1 || continue
    for file in "$scratch"/stage/handrail-*/share/"$shell"*/*/*handrail*; do
        $shell -n "$file"
        echo "Completions of $shell parse."
    done
done
