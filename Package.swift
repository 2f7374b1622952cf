// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// Whether the libraries that read pictures are linked: `HANDRAIL_PICTURES` says so, or their headers are there.
let readsPictures: Bool = {
    if let told = Context.environment["HANDRAIL_PICTURES"] { return told == "1" }
    return ["/usr", "/usr/local", "/opt/homebrew"].contains { root in
        ["png.h", "turbojpeg.h"].allSatisfy { FileManager.default.fileExists(atPath: "\(root)/include/\($0)") }
    }
}()
let pictureLibraries: [Target] = readsPictures
    ? [
        .systemLibrary(
            name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(
            name: "CTurboJPEG", pkgConfig: "libturbojpeg",
            providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    ] : []

/// Whether this is a dependency of another package, which may use the plugins. To build them a package builds its
/// executable a second time, as a tool, so that whoever works on Handrail itself goes without; `HANDRAIL_PLUGINS=1`
/// asks for them all the same, as a package next to this one has to.
let offersPlugins = Context.environment["HANDRAIL_PLUGINS"] == "1"
    || Context.packageDirectory.split(separator: "/").contains { ["checkouts", "registry"].contains($0) }
let plugins: [Target] = offersPlugins
    ? [
        .plugin(name: "HandrailBuildPlugin", capability: .buildTool(), dependencies: ["handrail"]),
        .plugin(
            name: "HandrailCommandPlugin",
            capability: .command(
                intent: .custom(verb: "handrail", description: "Audits the accessibility of the package.")),
            dependencies: ["handrail"]),
    ] : []

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

/// The specifications of a room, with the other rooms that their fixtures name and the files beside them that are no
/// code.
func specifications(of name: String, _ others: [String] = [], besides files: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: Set([name] + others).sorted().map { .byName(name: $0) }, exclude: files,
        swiftSettings: strict)
}

/// What the specifications of a room need that look at it through the front door: Swift in, screens and findings out.
let frontDoor = ["Handrail", "HandrailTestSupport", "HandrailSource", "HandrailModel", "HandrailSemantics"]
let syntax: [Target.Dependency] = [
    .product(name: "SwiftSyntax", package: "swift-syntax"),
    .product(name: "SwiftParser", package: "swift-syntax"),
]
let yaml: Target.Dependency = .product(name: "Yams", package: "Yams")
let commandLine: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

/// The files that the page of `handrail report` is put together of.
let reportAssets = [
    "page.css", "data.js", "words.js", "dom.js", "trend.js", "summary.js", "findings.js", "layout.js", "see.js",
    "picture.js", "listen.js", "screens.js", "map.js", "palette.js", "checklist.js", "main.js", "serve.js",
]

let package = Package(
    name: "handrail",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Handrail", targets: ["Handrail"]),
        .executable(name: "handrail", targets: ["handrail"]),
    ] + plugins.map { .plugin(name: $0.name, targets: [$0.name]) },
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.1"..<"603.1.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", "1.8.2"..<"1.9.0"),
        .package(url: "https://github.com/jpsim/Yams", "6.2.2"..<"6.3.0"),
    ],
    targets: [
        room("HandrailSource"),
        room("HandrailModel", ["HandrailSource"]),
        room("HandrailStandards", ["HandrailModel"]),
        .target(
            name: "HandrailPixels",
            dependencies: ["HandrailModel"] + pictureLibraries.map { .byName(name: $0.name) },
            swiftSettings: strict + (readsPictures ? [.define("IMAGE_LIBRARIES")] : [])),
        room("HandrailMarkup", ["HandrailSource"]),
        room("HandrailCode", ["HandrailSource"]),
        room("HandrailSwiftImporter", ["HandrailSource", "HandrailCode"] + syntax),
        room("HandrailProject", ["HandrailSource", "HandrailModel", "HandrailMarkup", "HandrailCode", yaml]),
        room("HandrailBundleImporter", ["HandrailSource", "HandrailModel", "HandrailPixels", "HandrailMarkup"]),
        room("HandrailFrameworks", ["HandrailSource", "HandrailModel"]),
        room(
            "HandrailObjectiveCImporter",
            ["HandrailSource", "HandrailModel", "HandrailCode", "HandrailFrameworks"]),
        room(
            "HandrailInterfaceImporter", ["HandrailSource", "HandrailModel", "HandrailMarkup", "HandrailFrameworks"]),
        room(
            "HandrailCaptureImporter", ["HandrailSource", "HandrailModel", "HandrailPixels", "HandrailMarkup"]),
        room("HandrailProgram", ["HandrailSource", "HandrailModel", "HandrailCode", "HandrailFrameworks"]),
        room(
            "HandrailValues",
            ["HandrailSource", "HandrailModel", "HandrailCode", "HandrailFrameworks", "HandrailProgram"]),
        room("HandrailViewElements", ["HandrailSource", "HandrailModel", "HandrailFrameworks", "HandrailProgram"]),
        room(
            "HandrailSwiftUI",
            [
                "HandrailSource", "HandrailModel", "HandrailCode", "HandrailFrameworks", "HandrailProgram",
                "HandrailValues", "HandrailViewElements",
            ]),
        room(
            "HandrailViewCode",
            [
                "HandrailSource", "HandrailModel", "HandrailCode", "HandrailFrameworks", "HandrailProgram",
                "HandrailValues", "HandrailViewElements",
            ]),
        room(
            "HandrailScenes",
            [
                "HandrailSource", "HandrailModel", "HandrailCode", "HandrailFrameworks", "HandrailProgram",
                "HandrailValues", "HandrailViewElements", "HandrailSwiftUI", "HandrailViewCode",
            ]),
        room("HandrailSemantics", ["HandrailSource", "HandrailModel", "HandrailStandards"]),
        room("HandrailSimulation", ["HandrailSource", "HandrailModel", "HandrailStandards", "HandrailSemantics"]),
        room(
            "HandrailRules",
            ["HandrailSource", "HandrailModel", "HandrailStandards", "HandrailSemantics", "HandrailSimulation"]),
        room(
            "HandrailEngine",
            [
                "HandrailSource", "HandrailModel", "HandrailStandards", "HandrailCode", "HandrailSemantics",
                "HandrailRules",
            ]),
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
        .target(
            name: "HandrailReport",
            dependencies: [
                "HandrailSource", "HandrailModel", "HandrailStandards", "HandrailSemantics", "HandrailSimulation",
                "HandrailReporting", "HandrailTranscripts",
            ],
            resources: reportAssets.map { .embedInCode("Assets/\($0)") }, swiftSettings: strict),
        room(
            "Handrail",
            [
                "HandrailSource", "HandrailModel", "HandrailStandards", "HandrailCode", "HandrailSwiftImporter",
                "HandrailProject", "HandrailBundleImporter", "HandrailObjectiveCImporter", "HandrailInterfaceImporter",
                "HandrailCaptureImporter", "HandrailProgram", "HandrailScenes", "HandrailSemantics",
                "HandrailSimulation", "HandrailRules", "HandrailEngine",
            ]),
        room(
            "HandrailConfiguration",
            ["HandrailSource", "HandrailModel", "HandrailRules", "HandrailEngine", "HandrailReporting", yaml]),
        room(
            "HandrailCommand",
            [
                "HandrailSource", "HandrailModel", "HandrailPixels", "HandrailStandards", "HandrailMarkup",
                "HandrailCaptureImporter", "HandrailSemantics", "HandrailSimulation", "HandrailRules",
                "HandrailEngine", "HandrailReporting",
                "HandrailTranscripts", "HandrailReport", "HandrailConfiguration", "Handrail", commandLine,
            ]),
        room("HandrailTrials"),
        .target(
            name: "HandrailDocumentation",
            dependencies: [
                "HandrailSource", "HandrailModel", "HandrailStandards", "HandrailRules", "HandrailEngine",
                "HandrailReporting", "HandrailReport", "Handrail", "HandrailCommand", "HandrailTrials",
            ],
            resources: ["site.css", "search.js"].map { .embedInCode("Assets/\($0)") }, swiftSettings: strict),
        .executableTarget(
            name: "handrail", dependencies: ["HandrailCommand"], path: "Sources/handrail-main", swiftSettings: strict),
        .executableTarget(name: "handrail-cases", dependencies: ["HandrailCases"], swiftSettings: strict),
        .executableTarget(
            name: "handrail-bench",
            dependencies: [
                "Handrail", "HandrailSource", "HandrailModel", "HandrailMarkup", "HandrailEngine",
                "HandrailSwiftImporter", "HandrailSemantics", "HandrailSimulation", "HandrailPixels",
            ], swiftSettings: strict),
        .executableTarget(name: "handrail-corpus", dependencies: ["HandrailTrials"], swiftSettings: strict),
        .executableTarget(name: "handrail-fuzz", dependencies: ["HandrailTrials"], swiftSettings: strict),
        .executableTarget(
            name: "handrail-docs",
            dependencies: ["HandrailModel", "Handrail", "HandrailCommand", "HandrailTrials", "HandrailDocumentation"],
            swiftSettings: strict),

        .target(
            name: "HandrailTestSupport",
            dependencies: ["HandrailSource", "HandrailModel", "HandrailSemantics", "Handrail"],
            path: "Tests/HandrailTestSupport", swiftSettings: strict),
        .testTarget(name: "ArchitectureTests", swiftSettings: strict),
        specifications(of: "HandrailSource"),
        specifications(of: "HandrailModel", frontDoor),
        specifications(of: "HandrailStandards", ["HandrailModel"]),
        specifications(of: "HandrailPixels", ["HandrailModel"], besides: ["Renderings"]),
        specifications(of: "HandrailMarkup", ["HandrailSource"]),
        specifications(of: "HandrailSwiftImporter", ["HandrailSource", "HandrailCode"]),
        specifications(of: "HandrailProject", ["HandrailSource", "HandrailModel", "HandrailCode"]),
        specifications(of: "HandrailBundleImporter", ["HandrailSource", "HandrailModel", "HandrailPixels"]),
        specifications(of: "HandrailObjectiveCImporter", ["HandrailSource", "HandrailCode"]),
        specifications(of: "HandrailInterfaceImporter", ["HandrailSource", "HandrailModel"]),
        specifications(of: "HandrailCaptureImporter", frontDoor + ["HandrailPixels", "HandrailSimulation"]),
        specifications(of: "HandrailFrameworks", ["HandrailModel", "HandrailViewElements", "HandrailSwiftUI"]),
        specifications(of: "HandrailProgram", frontDoor),
        specifications(of: "HandrailValues", frontDoor + ["HandrailCode", "HandrailSwiftImporter"]),
        specifications(of: "HandrailViewElements", frontDoor),
        specifications(of: "HandrailSwiftUI", frontDoor),
        specifications(of: "HandrailViewCode", frontDoor),
        specifications(of: "HandrailScenes", frontDoor),
        specifications(
            of: "HandrailSemantics", ["HandrailSource", "HandrailModel", "HandrailStandards"], besides: ["Vectors"]),
        specifications(
            of: "HandrailSimulation", ["HandrailSource", "HandrailModel", "HandrailStandards", "HandrailSemantics"]),
        .testTarget(
            name: "HandrailCasesTests", dependencies: ["HandrailCases"], exclude: ["Recorded"], swiftSettings: strict),
        specifications(of: "HandrailRules", frontDoor + ["HandrailPixels"]),
        specifications(
            of: "HandrailEngine",
            [
                "HandrailSource", "HandrailModel", "HandrailCode", "HandrailSemantics", "HandrailRules",
                "HandrailReporting",
            ]),
        specifications(of: "HandrailReporting", ["HandrailSource", "HandrailModel"]),
        specifications(
            of: "HandrailConfiguration", ["HandrailTestSupport", "HandrailSource", "HandrailModel", "HandrailRules"]),
        specifications(
            of: "HandrailTranscripts",
            frontDoor + ["HandrailSimulation", "HandrailReporting"], besides: ["Transcripts"]),
        specifications(of: "HandrailReport", frontDoor + ["HandrailReporting"], besides: ["Browser"]),
        specifications(
            of: "HandrailCommand",
            frontDoor + [
                "HandrailPixels", "HandrailCode", "HandrailSimulation", "HandrailRules", "HandrailEngine",
                "HandrailReporting",
                "HandrailStandards",
            ],
            besides: ["WireSamples"]),
        specifications(
            of: "HandrailTrials", ["Handrail", "HandrailTestSupport", "HandrailModel", "HandrailReporting"]),
        specifications(
            of: "HandrailDocumentation",
            ["Handrail", "HandrailCommand", "HandrailModel", "HandrailReporting", "HandrailRules", "HandrailTrials"]),
        specifications(of: "Handrail", frontDoor + ["HandrailRules", "HandrailReporting"]),
    ] + pictureLibraries + plugins
)
