#!/bin/sh
# Builds a small package with the plugins of this one, without a network.
#
# Usage: check_plugins.sh HANDRAIL
# A package that used Handrail itself would build all of it once more, as a tool. So the plugins are built beside an
# executable of the same name that hands over to HANDRAIL, which has to be built.
set -eu
handrail=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
[ -x "$handrail" ] || { echo "Plugins not tried: $handrail is not built."; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/tools/Sources/handrail" "$folder/app/Sources/App" "$folder/app/Sources/Core"
ln -s "$root/Plugins" "$folder/tools/Plugins"

cat >"$folder/tools/Package.swift" <<'SWIFT'
// swift-tools-version: 6.1
import PackageDescription
let package = Package(
    name: "tools",
    products: [
        .plugin(name: "HandrailBuildPlugin", targets: ["HandrailBuildPlugin"]),
        .plugin(name: "HandrailCommandPlugin", targets: ["HandrailCommandPlugin"]),
    ],
    targets: [
        .executableTarget(name: "handrail"),
        .plugin(name: "HandrailBuildPlugin", capability: .buildTool(), dependencies: ["handrail"]),
        .plugin(
            name: "HandrailCommandPlugin",
            capability: .command(intent: .custom(verb: "handrail", description: "Audits the package.")),
            dependencies: ["handrail"]),
    ])
SWIFT
cat >"$folder/tools/Sources/handrail/main.swift" <<SWIFT
#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif
var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup(\$0) } + [nil]
execv("$handrail", &arguments)
SWIFT
cat >"$folder/app/Package.swift" <<'SWIFT'
// swift-tools-version: 6.1
import PackageDescription
let package = Package(
    name: "app", dependencies: [.package(path: "../tools")],
    targets: [
        .target(name: "App", plugins: [.plugin(name: "HandrailBuildPlugin", package: "tools")]),
        .target(name: "Core", plugins: [.plugin(name: "HandrailBuildPlugin", package: "tools")]),
    ])
SWIFT
cat >"$folder/app/Sources/App/Home.swift" <<'SWIFT'
#if canImport(SwiftUI)
import SwiftUI
struct Home: View {
    var body: some View {
        Button { print("menu") } label: { Image("ridge-hero") }
    }
}
#endif
SWIFT
echo "public let answer = 42" >"$folder/app/Sources/Core/Core.swift"

fail() {
    echo "The plugins failed: $1" >&2
    cat "$folder/output" >&2
    exit 1
}
swift=${SWIFT:-swift}
cd "$folder/app"
"$swift" build >"$folder/output" 2>&1 </dev/null || fail "the package does not build"
grep -q "Sources/App/Home.swift:5:9: error: \[unnamed-control\]" "$folder/output" || fail "no finding at its line"
status=0
"$swift" package handrail audit --format github >"$folder/output" 2>&1 </dev/null || status=$?
[ $status -ne 0 ] || fail "the command ends well though there are findings"
grep -q "^::error file=Sources/App/Home.swift,line=5" "$folder/output" || fail "the command finds nothing"
echo "The plugins audit a package: in its build, and with swift package handrail."
