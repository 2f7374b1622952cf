#!/bin/sh
# Writes a corpus of over a megabyte of Swift: copies of the samples of SwiftUI, each with types of its own. The same
# samples give the same bytes.
#
# Usage: corpus.sh FOLDER
set -eu
corpus=$1
size=1100000

rm -rf "$corpus"
mkdir -p "$corpus"
for sample in Trailhead Harbor; do
    mkdir -p "$corpus/$sample"
    cp -R "Samples/$sample/$sample/Resources" "$corpus/$sample/Resources"
done

# UIKit has a benchmark of its own.
files=$(find Samples/Trailhead/Trailhead Samples/Harbor/Harbor -name '*.swift' | LC_ALL=C sort)

# The types that the samples declare, as the words to rename.
types=$(cat $files |
    sed -n -E 's/^[a-z@ ]*(struct|enum|class) ([A-Z][A-Za-z]*).*/\2/p' | LC_ALL=C sort -u)

written=0
copy=0
while [ "$written" -lt "$size" ]; do
    script=$corpus/rename.sed
    for type in $types; do
        # No word boundaries: sed of macOS and of Linux spell them differently. The second pass takes neighbors.
        rename="s/(^|[^A-Za-z0-9_\"])$type([^A-Za-z0-9_\"]|\$)/\\1$type$copy\\2/g"
        printf '%s\n%s\n' "$rename" "$rename"
    done >"$script"
    for file in $files; do
        folder=$corpus/$(echo "$file" | cut -d / -f 2)/$copy
        mkdir -p "$folder"
        sed -E -f "$script" "$file" >"$folder/$(basename "$file")"
    done
    rm "$script"
    written=$(find "$corpus" -name '*.swift' -exec cat {} + | wc -c)
    copy=$((copy + 1))
done
echo "corpus: $copy copies, $((written)) bytes in $corpus"
