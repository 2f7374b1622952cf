#!/bin/sh
# Builds what is handed out: an archive with the program, its manual pages, completions and licenses, and on Linux a
# Python wheel with the same program. On Linux it is one static executable that needs no library; on macOS the Swift
# runtime is part of the system, and the libraries that read pictures are linked statically.
#
# Usage: build.sh SCRATCH FOLDER FLAG…   flags are those of a release build
# DIST_URL may say where archives will lie, for the Homebrew formula.
set -eu
scratch=$1
folder=$2
shift 2
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/.."
version=$(sed -n 's/.*static let current = "\(.*\)".*/\1/p' Sources/HandrailCommand/Output/ToolVersion.swift)
system=$(uname -s | tr '[:upper:]' '[:lower:]')
name=handrail-$version-$system-$(uname -m)

# Static archives of the libraries alone: where a shared one lies beside them the linker would take that.
static=$scratch/static
mkdir -p "$static" "$folder"
HANDRAIL_PICTURES=1
for library in png16 turbojpeg z; do
    archive=$(find /usr/lib /usr/local/lib /opt/homebrew/lib /opt/homebrew/opt -name "lib$library.a" 2>/dev/null | head -n 1)
    if [ -n "$archive" ]; then
        ln -sf "$archive" "$static/lib$library.a"
    elif [ "$library" != z ] || [ "$system" = linux ]; then
        HANDRAIL_PICTURES=0
    fi
done
[ $HANDRAIL_PICTURES = 1 ] ||
    echo "Without static libpng and libjpeg-turbo the program is built without reading pictures." >&2
export HANDRAIL_PICTURES

if [ "$system" = linux ]; then set -- "$@" -Xswiftc -static-executable; fi
if [ $HANDRAIL_PICTURES = 1 ]; then set -- "$@" -Xlinker "-L$static" -Xlinker -lz; fi
build() { "${SWIFT:-swift}" build --scratch-path "$scratch" "$@" </dev/null; }
build "$@" --product handrail
build "$@" --product handrail-docs
products=$(build "$@" --show-bin-path)

stage=$scratch/stage/$name
rm -rf "$scratch/stage"
mkdir -p "$stage"
cp "$products/handrail" "$scratch/stage/handrail"
strip "$scratch/stage/handrail"
sh "$here/stage.sh" "$scratch/stage/handrail" "$products/handrail-docs" "$stage"
sh "$here/licenses.sh" "$scratch/checkouts" >"$stage/share/doc/handrail/THIRD-PARTY-LICENSES"

tar -C "$scratch/stage" -czf "$folder/$name.tar.gz" "$name"
if [ "$system" = linux ]; then
    python3 "$here/wheel.py" "$stage" "$version" "$folder"
fi
git archive --prefix "handrail-$version/" -o "$folder/handrail-$version.tar.gz" HEAD
sum=$( (sha256sum "$folder/handrail-$version.tar.gz" 2>/dev/null || shasum -a 256 "$folder/handrail-$version.tar.gz") |
    cut -d ' ' -f 1)
sed -e "s|@URL@|${DIST_URL:-https://example.com/releases}/handrail-$version.tar.gz|" -e "s|@SHA256@|$sum|" \
    "$here/handrail.rb" >"$folder/handrail.rb"

echo "Sizes in bytes:"
for file in "$products/handrail" "$stage/bin/handrail" "$folder"/*"$version"*; do
    printf '%12d  %s\n' "$(wc -c <"$file")" "$file"
done
