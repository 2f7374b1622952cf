#!/bin/sh
# Writes an app with one view and its texts in a hundred languages, five thousand in each. The same numbers give the
# same bytes.
#
# Usage: tables.sh FOLDER [LANGUAGES] [TEXTS]
set -eu
folder=$1
languages=${2:-100}
texts=${3:-5000}

rm -rf "$folder"
mkdir -p "$folder"
cat >"$folder/Board.swift" <<'END'
import SwiftUI

struct Board: View {
    var body: some View {
        List { Text("pier.1"); Text("pier.2"); Button("pier.3") {}.accessibilityHint("pier.4") }
    }
}
END
awk -v n="$languages" -v texts="$texts" -v folder="$folder" 'BEGIN {
    for (i = 0; i < n; i++) {
        language = i == 0 ? "en" : sprintf("%c%c", 97 + i / 26, 97 + i % 26)
        if (i > 0 && language == "en") language = "zz"
        path = folder "/" language ".lproj"
        system("mkdir -p " path)
        file = path "/Localizable.strings"
        for (k = 0; k < texts; k++) printf "\"pier.%d\" = \"Text %d of the pier in %s\";\n", k, k, language >file
        close(file)
    }
}'
