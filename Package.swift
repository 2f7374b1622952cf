// swift-tools-version: 6.1
import PackageDescription

/// Upcoming language features that every target builds with.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// One room of the house. A target imports only what stands above it in the list below;
/// `ArchitectureTests` reads every `import` and holds it against the same table.
func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

let syntax: [Target.Dependency] = [
    .product(name: "SwiftSyntax", package: "swift-syntax"),
    .product(name: "SwiftParser", package: "swift-syntax"),
]
let commandLine: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
    name: "handrail",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.1"..<"603.1.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", "1.8.2"..<"1.9.0"),
    ],
    targets: [
        room("HandrailSource"),
        room("HandrailModel", ["HandrailSource"]),
        room("HandrailCode", ["HandrailSource"]),
        room("HandrailStandards", ["HandrailSource", "HandrailModel"]),
        room("HandrailSemantics", ["HandrailSource", "HandrailModel", "HandrailStandards"]),
        room("HandrailRules", ["HandrailSource", "HandrailModel", "HandrailStandards", "HandrailSemantics"]),
        room("HandrailSwiftImporter", ["HandrailSource", "HandrailCode"] + syntax),
    ]
)
