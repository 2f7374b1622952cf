#!/bin/sh
# Makes a catalog of 5,000 image sets with three small pictures each, for measuring.
#
# Usage: catalog.sh FOLDER
# FOLDER stays as it is where it has been made already.
set -eu
folder=$1
[ -f "$folder/made" ] && exit 0
rm -rf "$folder"
mkdir -p "$folder/Assets.xcassets"
# A PNG of one gray pixel: what is read of larger ones is the same.
picture="$folder/pixel.png"
printf '\211PNG\r\n\032\n\000\000\000\rIHDR\000\000\000\001\000\000\000\001\010\000\000\000\000:~\233U' >"$picture"
printf '\000\000\000\nIDATx\234c`\000\000\000\002\000\001H\257\244q\000\000\000\000IEND\256B`\202' >>"$picture"
number=0
while [ "$number" -lt 5000 ]; do
    group=$folder/Assets.xcassets/Group$((number / 100))
    set=$group/Picture$number.imageset
    mkdir -p "$set"
    for scale in 1 2 3; do ln "$picture" "$set/p@${scale}x.png" 2>/dev/null || cp "$picture" "$set/p@${scale}x.png"; done
    cat >"$set/Contents.json" <<END
{ "images": [
  { "idiom": "universal", "scale": "1x", "filename": "p@1x.png" },
  { "idiom": "universal", "scale": "2x", "filename": "p@2x.png" },
  { "idiom": "universal", "scale": "3x", "filename": "p@3x.png" } ],
  "info": { "author": "xcode", "version": 1 } }
END
    number=$((number + 1))
done
rm "$picture"
printf 'import SwiftUI\nstruct Start: View { var body: some View { Image("Picture1") } }\n' >"$folder/Start.swift"
touch "$folder/made"
