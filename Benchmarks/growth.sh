#!/bin/sh
# Counts the instructions of audits of made-up samples at one and four times their size, and fails where four times the
# size takes more than 4.6 times the instructions.
#
# Usage: growth.sh [SAMPLE …]
# Each sample is one thing that apps have many of. What an audit of one text takes is left out on both sides. Set BINARY
# to measure another executable.
set -eu
limit=460 # hundredths

if ! command -v valgrind >/dev/null 2>&1; then
    echo "growth: not counted, because valgrind is missing (Debian, Ubuntu: apt-get install valgrind; there is none for current macOS)"
    exit 0
fi

binary=.build/growth-handrail
cp "${BINARY:-.build/release/handrail}" "$binary"
strip "$binary"
folder=.build/growth
log=.build/growth.log

# One file of many types.
types() {
    awk -v n="$1" 'BEGIN {
        print "import SwiftUI"
        for (i = 0; i < n; i++) {
            printf "struct Pier%d: View {\n    let name: String\n", i
            printf "    var body: some View { HStack { header.bold(); Button(\"Moor %d\") { moor() } } }\n", i
            printf "    private var header: some View { Text(name) }\n    private func moor() {}\n}\n"
        }
    }' >"$2/Piers.swift"
}

# Views in which the release of the system is asked for.
versions() {
    for file in $(seq 1 4); do
        awk -v n="$1" -v f="$file" 'BEGIN {
            print "import SwiftUI"
            for (i = 0; i < n; i++) {
                printf "struct Lamp%d_%d: View {\n    var body: some View {\n", f, i
                printf "        if #available(iOS 26, *) { Text(\"New %d\").bold() } else { Text(\"Old %d\") }\n", i, i
                printf "        if #available(macOS 26, *) { Text(\"Now %d\") }\n    }\n}\n", i
            }
        }' >"$2/Lamps$file.swift"
    done
}

# One interface file of labels.
labels() {
    awk -v n="$1" 'BEGIN {
        print "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
        print "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\">"
        print "<scenes><scene sceneID=\"s\"><objects><viewController title=\"Board\" id=\"c\" sceneMemberID=\"viewController\">"
        print "<view key=\"view\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"844\"/><subviews>"
        for (i = 0; i < n; i++) {
            printf "<label text=\"Pier %d\" id=\"l%d\"><rect key=\"frame\" x=\"16\" y=\"%d\" width=\"90\" height=\"20\"/></label>\n", i, i, i * 24
        }
        print "</subviews></view></viewController></objects></scene></scenes></document>"
    }' >"$2/Board.storyboard"
}

# Classes whose colors come from a theme.
themes() {
    awk -v n="$1" 'BEGIN {
        print "import UIKit"
        print "enum Theme {\n    static var isDark: Bool { UserDefaults.standard.bool(forKey: \"dark\") }"
        for (i = 0; i < n; i++) {
            dark = "UIColor(red: 0." i + 10 ", green: 0.2, blue: 0.3, alpha: 1)"
            light = i % 8 == 0 ? "UIColor.white" : "tone" i - 1
            printf "    static var tone%d: UIColor { isDark ? %s : %s }\n", i, dark, light
        }
        print "}"
        for (i = 0; i < n; i++) {
            printf "final class Berth%d: UIViewController {\n    private let label = UILabel()\n", i
            printf "    override func viewDidLoad() {\n        super.viewDidLoad()\n        label.text = \"Berth %d\"\n", i
            printf "        label.textColor = Theme.tone%d\n        label.backgroundColor = Theme.tone%d\n", i, (i + 7) % n
            printf "        view.backgroundColor = Theme.tone%d\n        view.addSubview(label)\n    }\n}\n", (i + 3) % n
        }
    }' >"$2/Berths.swift"
}

# One component that many views use.
components() {
    awk -v n="$1" 'BEGIN {
        print "import SwiftUI"
        print "struct Badge: View {\n    let title: String\n    var body: some View {\n        HStack {"
        for (i = 0; i < 10; i++) printf "            Image(systemName: \"star\").accessibilityLabel(\"Star %d\")\n            Text(title)\n", i
        print "        }\n    }\n}"
        for (i = 0; i < n; i++) {
            printf "struct Ferry%d: View {\n    var body: some View {\n        VStack { Badge(title: \"Ferry %d\"); Badge(title: \"Late\") }\n    }\n}\n", i, i
        }
    }' >"$2/Ferries.swift"
}

# One screen of many elements, some of them alike, with names from a table.
elements() {
    awk -v n="$1" 'BEGIN {
        print "import SwiftUI\nstruct Home: View {\n    var body: some View {\n        List {"
        for (i = 0; i < n; i += 8) {
            print "            Section(\"Pier " i "\") {"
            for (j = i; j < i + 8; j++) {
                printf "                HStack { Text(\"pier.%d\"); Button(\"Moor\") { moor(%d) } }\n", j, j
            }
            print "            }"
        }
        print "        }\n    }\n    private func moor(_ pier: Int) {}\n}"
    }' >"$2/Home.swift"
    mkdir -p "$2/en.lproj"
    awk -v n="$1" 'BEGIN { for (i = 0; i < n; i++) printf "\"pier.%d\" = \"Pier %d\";\n", i, i }' \
        >"$2/en.lproj/Localizable.strings"
}

# Many files, each with a type that nothing makes and a member that nothing uses.
files() {
    number=0
    while [ "$number" -lt "$1" ]; do
        cat >"$2/Maker$number.swift" <<SWIFT
import SwiftUI
final class Maker$number { func texts() -> [Text] { [Text("Somewhere $number")] } }
struct Berth$number: View {
    var body: some View { Text("Berth") }
    var lost$number: some View { Text("Never").bold() }
}
SWIFT
        number=$((number + 1))
    done
}

count() {
    SWIFT_DETERMINISTIC_HASHING=1 LC_ALL=C valgrind --tool=callgrind --callgrind-out-file=/dev/null --log-file="$log" \
        "$binary" audit "$1" --jobs 1 --fail-on never --format json >/dev/null </dev/null
    sed -n 's/.*Collected : \([0-9]*\).*/\1/p' "$log"
}

fresh() {
    rm -rf "$folder"
    mkdir -p "$folder"
}

fresh
printf 'import SwiftUI\nstruct Home: View { var body: some View { Text("Ferries") } }\n' >"$folder/Home.swift"
nothing=$(count "$folder")

failed=0
for sample in ${*:-types versions labels themes components elements files}; do
    case $sample in
    types) size=150 ;;
    versions) size=40 ;;
    labels) size=600 ;;
    themes) size=40 ;;
    components) size=40 ;;
    elements) size=160 ;;
    files) size=250 ;;
    *)
        echo "growth: there is no sample $sample" >&2
        exit 2
        ;;
    esac
    fresh
    "$sample" "$size" "$folder"
    one=$(count "$folder")
    fresh
    "$sample" "$((size * 4))" "$folder"
    four=$(count "$folder")
    ratio=$(((four - nothing) * 100 / (one - nothing)))
    printf 'growth: %-11s %11d instructions, %12d at four times the size: %d.%02d times\n' \
        "$sample" "$((one - nothing))" "$((four - nothing))" "$((ratio / 100))" "$((ratio % 100))"
    if [ "$ratio" -gt "$limit" ]; then
        echo "growth: $sample grows faster than its size" >&2
        failed=1
    fi
done
exit "$failed"
