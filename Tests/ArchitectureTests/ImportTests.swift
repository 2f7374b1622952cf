import Testing

/// A target imports only what stands above it.
@Suite struct ImportTests {
    /// The targets from the ground up, by their folders under `Sources/`, as `Package.swift` lists them.
    static let targets = [
        "HandrailSource", "HandrailModel", "HandrailPixels", "HandrailStandards", "HandrailMarkup", "HandrailCode",
        "HandrailSwiftImporter", "HandrailProject", "HandrailBundleImporter", "HandrailFrameworks",
        "HandrailObjectiveCImporter", "HandrailInterfaceImporter", "HandrailCaptureImporter", "HandrailProgram",
        "HandrailValues", "HandrailViewElements", "HandrailSwiftUI", "HandrailViewCode", "HandrailScenes",
        "HandrailSemantics",
        "HandrailSimulation", "HandrailRules", "HandrailEngine", "HandrailCases", "HandrailReporting",
        "HandrailTranscripts", "HandrailReport", "Handrail", "HandrailConfiguration", "HandrailCommand",
        "HandrailTrials", "HandrailDocumentation",
        "handrail-main", "handrail-cases",
        "handrail-bench", "handrail-corpus", "handrail-fuzz", "handrail-docs",
    ]

    /// Rooms that read one kind of file each; who judges does not know them.
    static let importers: Set<String> = [
        "HandrailSwiftImporter", "HandrailProject", "HandrailBundleImporter", "HandrailMarkup", "HandrailCode",
        "HandrailObjectiveCImporter", "HandrailInterfaceImporter", "HandrailCaptureImporter", "HandrailFrameworks",
        "HandrailProgram",
        "HandrailValues", "HandrailViewElements", "HandrailSwiftUI", "HandrailViewCode", "HandrailScenes",
    ]

    /// Rooms that ask the system: for files, terminals, processes, threads and their signals.
    static let systemRooms: Set<String> = [
        "HandrailSource", "HandrailProject", "HandrailEngine", "HandrailCommand", "HandrailTrials", "handrail-bench",
    ]

    /// Modules from elsewhere, with the targets that may import them.
    static let modules: [String: Set<String>] = [
        "SwiftSyntax": ["HandrailSwiftImporter"],
        "SwiftParser": ["HandrailSwiftImporter"],
        "ArgumentParser": ["HandrailCommand"],
        "Yams": ["HandrailConfiguration", "HandrailProject"],
        "CPNG": ["HandrailPixels"],
        "CTurboJPEG": ["HandrailPixels"],
        "Foundation": [
            "HandrailBundleImporter", "HandrailEngine", "HandrailProject", "HandrailTranscripts", "HandrailCommand",
            "HandrailTrials", "HandrailDocumentation", "handrail-bench", "handrail-cases", "handrail-corpus",
            "handrail-fuzz", "handrail-docs",
        ],
        "Dispatch": ["HandrailEngine", "HandrailTrials", "handrail-bench"],
        "Synchronization": [
            "HandrailSource", "HandrailModel", "HandrailProgram", "HandrailScenes", "HandrailSemantics",
            "HandrailRules", "HandrailEngine", "HandrailCommand", "HandrailTrials",
        ],
        "Darwin": systemRooms, "Glibc": systemRooms, "Musl": systemRooms,
    ]

    @Test func everyFolderIsATargetOfTheTable() {
        #expect(!SourceTree.files.isEmpty)
        #expect(Set(SourceTree.files.map(\.target)).subtracting(Self.targets).isEmpty)
    }

    @Test(arguments: targets)
    func importsOnlyWhatStandsAbove(target: String) throws {
        let level = try #require(Self.targets.firstIndex(of: target))
        for file in SourceTree.files where file.target == target {
            for (number, module) in file.imports {
                if let other = Self.targets.firstIndex(of: module) {
                    #expect(other < level, "\(file.path):\(number) imports \(module)")
                } else {
                    let allowed = Self.modules[module] ?? []
                    #expect(allowed.contains(target), "\(file.path):\(number) imports \(module)")
                }
            }
        }
    }

    @Test(arguments: [
        "HandrailRules", "HandrailSemantics", "HandrailSimulation", "HandrailReporting", "HandrailTranscripts",
        "HandrailReport",
    ])
    func knowsNoImporter(target: String) {
        for file in SourceTree.files where file.target == target {
            for (number, module) in file.imports {
                #expect(!Self.importers.contains(module), "\(file.path):\(number) imports \(module)")
            }
        }
    }

    @Test func theEngineNamesNoImporter() {
        let readers = Self.importers.subtracting(["HandrailCode"])
        for file in SourceTree.files where file.target == "HandrailEngine" {
            for (number, module) in file.imports {
                #expect(!readers.contains(module), "\(file.path):\(number) imports \(module)")
            }
        }
    }
}
