#!/bin/sh
# Prints the licenses of what is linked into the program.
#
# Usage: licenses.sh CHECKOUTS
set -eu
for file in "$1"/*/LICENSE*; do
    printf '%s\n\n' "== $(basename "$(dirname "$file")")"
    cat "$file"
    echo
done
# The Swift runtime and Foundation with the parts that they are made of, and the libraries that read pictures.
toolchain=$(dirname "$(dirname "$(command -v "${SWIFT:-swift}")")")
for file in "$toolchain/share/swift/LICENSE.txt" /usr/share/doc/libpng-dev/copyright \
    /usr/share/doc/libturbojpeg0-dev/copyright /usr/share/doc/zlib1g-dev/copyright; do
    [ -f "$file" ] || continue
    printf '%s\n\n' "== $(basename "$(dirname "$file")")"
    cat "$file"
    echo
done
