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

/// The specifications of a room, with whatever else their fixtures need and the files beside them that are no code.
func specifications(of name: String, _ others: [Target.Dependency] = [], besides files: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.byName(name: name)] + others, exclude: files, swiftSettings: strict)
}

let syntax: [Target.Dependency] = [
    .product(name: "SwiftSyntax", package: "swift-syntax"),
    .product(name: "SwiftParser", package: "swift-syntax"),
]
let commandLine: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
    name: "handrail",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Handrail", targets: ["Handrail"]),
        .executable(name: "handrail", targets: ["handrail"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.1"..<"603.1.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", "1.8.2"..<"1.9.0"),
    ],
    targets: [
        room("HandrailSource"),
        room("HandrailModel", ["HandrailSource"]),
        room("HandrailStandards", ["HandrailModel"]),
        room("HandrailMarkup", ["HandrailSource"]),
        room("HandrailCode", ["HandrailSource"]),
        room("HandrailSwiftImporter", ["HandrailSource", "HandrailCode"] + syntax),
        room("HandrailProject", ["HandrailSource", "HandrailModel", "HandrailMarkup", "HandrailCode"]),
        room("HandrailBundleImporter", ["HandrailSource", "HandrailModel", "HandrailMarkup"]),
        room("HandrailObjectiveCImporter", ["HandrailSource", "HandrailModel"]),
        room("HandrailInterfaceImporter", ["HandrailSource", "HandrailModel", "HandrailMarkup"]),
        room("HandrailFrameworks", ["HandrailSource", "HandrailModel"]),
        room("HandrailProgram", ["HandrailSource", "HandrailModel", "HandrailCode", "HandrailFrameworks"]),
        room(
            "HandrailValues",
            ["HandrailSource", "HandrailModel", "HandrailCode", "HandrailFrameworks", "HandrailProgram"]),
        room("HandrailViewElements", ["HandrailSource", "HandrailModel", "HandrailFrameworks", "HandrailProgram"]),
        room(
            "HandrailSwiftUI",
            [
                "HandrailSource", "HandrailModel", "HandrailCode", "HandrailFrameworks", "HandrailProgram", "HandrailValues",
                "HandrailViewElements",
            ]),
        room(
            "HandrailViewCode",
            [
                "HandrailSource", "HandrailModel", "HandrailCode", "HandrailFrameworks", "HandrailProgram", "HandrailValues",
                "HandrailViewElements",
            ]),
        room(
            "HandrailScenes",
            [
                "HandrailSource", "HandrailModel", "HandrailCode", "HandrailFrameworks", "HandrailProgram", "HandrailValues",
                "HandrailViewElements", "HandrailSwiftUI", "HandrailViewCode",
            ]),
        room("HandrailSemantics", ["HandrailSource", "HandrailModel", "HandrailStandards"]),
        room("HandrailSimulation", ["HandrailSource", "HandrailModel", "HandrailStandards", "HandrailSemantics"]),
        room(
            "HandrailRules",
            ["HandrailSource", "HandrailModel", "HandrailStandards", "HandrailSemantics", "HandrailSimulation"]),
        room(
            "HandrailEngine",
            ["HandrailSource", "HandrailModel", "HandrailStandards", "HandrailCode", "HandrailSemantics", "HandrailRules"]),
        room(
            "HandrailCases",
            [
                "HandrailSource", "HandrailModel", "HandrailStandards", "HandrailMarkup", "HandrailSemantics",
                "HandrailSimulation",
            ]),
        room("HandrailReporting", ["HandrailSource", "HandrailModel"]),
        room(
            "HandrailTranscripts",
            [
                "HandrailSource", "HandrailModel", "HandrailStandards", "HandrailSemantics", "HandrailSimulation",
                "HandrailReporting",
            ]),
        room(
            "Handrail",
            [
                "HandrailSource", "HandrailModel", "HandrailStandards", "HandrailCode", "HandrailSwiftImporter",
                "HandrailProject", "HandrailBundleImporter", "HandrailObjectiveCImporter", "HandrailInterfaceImporter",
                "HandrailProgram", "HandrailScenes", "HandrailSemantics", "HandrailSimulation", "HandrailRules", "HandrailEngine",
            ]),
        room(
            "HandrailCommand",
            [
                "HandrailSource", "HandrailModel", "HandrailStandards", "HandrailSemantics", "HandrailSimulation",
                "HandrailRules", "HandrailEngine", "HandrailReporting", "HandrailTranscripts", "Handrail", commandLine,
            ]),
        .executableTarget(
            name: "handrail", dependencies: ["HandrailCommand"], path: "Sources/handrail-main", swiftSettings: strict),
        .executableTarget(name: "handrail-cases", dependencies: ["HandrailCases"], swiftSettings: strict),
        .executableTarget(
            name: "handrail-bench",
            dependencies: [
                "Handrail", "HandrailSource", "HandrailModel", "HandrailMarkup", "HandrailEngine", "HandrailSwiftImporter",
                "HandrailSemantics", "HandrailSimulation",
            ], swiftSettings: strict),

        specifications(
            of: "Handrail",
            [
                "HandrailSource", "HandrailModel", "HandrailSemantics", "HandrailSimulation", "HandrailRules",
                "HandrailReporting",
            ]),
        .testTarget(name: "ArchitectureTests", swiftSettings: strict),
        specifications(of: "HandrailStandards", ["HandrailModel"]),
        specifications(of: "HandrailMarkup", ["HandrailSource"]),
        specifications(of: "HandrailProject", ["HandrailSource", "HandrailModel", "HandrailCode"]),
        specifications(of: "HandrailBundleImporter", ["HandrailSource", "HandrailModel"]),
        specifications(of: "HandrailObjectiveCImporter", ["HandrailSource", "HandrailModel"]),
        specifications(of: "HandrailInterfaceImporter", ["HandrailSource", "HandrailModel"]),
        specifications(of: "HandrailFrameworks", ["HandrailModel", "HandrailViewElements", "HandrailSwiftUI"]),
        specifications(of: "HandrailSemantics", ["HandrailSource", "HandrailModel", "HandrailStandards"]),
        specifications(
            of: "HandrailSimulation", ["HandrailSource", "HandrailModel", "HandrailStandards", "HandrailSemantics"]),
        .testTarget(
            name: "HandrailCasesTests", dependencies: ["HandrailCases"], exclude: ["Recorded"], swiftSettings: strict),
        specifications(of: "HandrailRules", ["HandrailSource", "HandrailModel", "Handrail"]),
        specifications(
            of: "HandrailEngine",
            [
                "HandrailSource", "HandrailModel", "HandrailCode", "HandrailSemantics", "HandrailRules",
                "HandrailReporting",
            ]),
        specifications(of: "HandrailReporting", ["HandrailSource", "HandrailModel"]),
        specifications(
            of: "HandrailTranscripts",
            ["HandrailSource", "HandrailModel", "HandrailSimulation", "HandrailReporting", "Handrail"],
            besides: ["Transcripts"]),
        specifications(
            of: "HandrailCommand",
            [
                "HandrailSource", "HandrailModel", "HandrailCode", "HandrailSimulation", "HandrailRules",
                "HandrailEngine", "HandrailReporting", "Handrail",
            ], besides: ["WireSamples"]),
    ]
)
