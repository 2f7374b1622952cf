import Foundation
import HandrailModel
import HandrailProject
import HandrailSource
import Testing

@Suite("What is skipped")
struct SkippedFilesTests {
    @Test("Dependencies and build products are not entered, and one note names them")
    func notEntered() throws {
        let tree = try TemporaryTree([
            "A.swift", "Pods/P.swift", "Inner/Pods/P.swift", "Carthage/C.swift", "DerivedData/D.swift",
            "SourcePackages/checkouts/S.swift", "checkouts/S.swift", "node_modules/N.swift", ".build/B.swift",
        ])
        let project = try tree.project()
        #expect(project.paths == ["A.swift"])
        #expect(
            project.remarks.contains("Not searched, because they hold dependencies or build products: Pods (2 in all).")
        )
        #expect(project.notes.count == 5)
    }

    @Test(
        "Each can be asked for",
        arguments: [
            (SkipReason.pods, "Pods/X.swift"), (.carthage, "Carthage/X.swift"), (.buildProducts, ".build/X.swift"),
            (.buildProducts, "DerivedData/X.swift"), (.packageCheckouts, "checkouts/X.swift"),
            (.packageCheckouts, "SourcePackages/X.swift"), (.nodeModules, "node_modules/X.swift"),
            (.tests, "AppTests/X.swift"), (.tests, "XTests.swift"), (.vendored, "Vendor/X.swift"),
            (.generated, "X.generated.swift"), (.generated, "Generated/X.swift"), (.generated, "___NAME___View.swift"),
        ])
    func included(reason: SkipReason, path: String) throws {
        let tree = try TemporaryTree([path])
        let project = try tree.project(options: DiscoveryOptions(included: [reason]))
        #expect(project.paths == [path])
        #expect(project.linkedOnly.isEmpty)
        #expect(project.notes.isEmpty)
        let strict = try tree.project()
        #expect(strict.files.allSatisfy { $0.role == .linkedOnly })
    }

    @Test("A pipe that is called like a file is not opened, and a note says what it is")
    func special() throws {
        let tree = try TemporaryTree(["A.swift"])
        try #require(mkfifo(tree["B.swift"], 0o600) == 0)
        try #require(mkfifo(tree["other"], 0o600) == 0)
        let project = try tree.project()
        #expect(project.paths == ["A.swift"])
        #expect(project.notes.map(\.path) == ["B.swift"])
        #expect(project.remarks == ["This is a pipe, a socket or a device, and no file. It was not opened."])
        #expect(throws: ProjectError.special(path: tree["B.swift"])) { try tree.project(at: ["B.swift"]) }
    }

    @Test("Tests are left out with one note that counts them")
    func tests() throws {
        let tree = try TemporaryTree([
            "App/A.swift", "AppTests/A.swift", "AppUITests/B.swift", "Tests/Deep/C.swift", "App/HomeTests.swift",
            "App/Testing.swift",
        ])
        let project = try tree.project()
        #expect(project.paths == ["App/A.swift", "App/Testing.swift"])
        #expect(project.remarks == ["Swift files of tests left out: 4."])
    }

    @Test("Examples of a library that the app carries with it are vendored code; those of the project itself are not")
    func examplesOfLibraries() throws {
        let tree = try TemporaryTree([
            "App/A.swift", "Example/B.swift", "Pieces/Slide/Slide.podspec", "Pieces/Slide/Source/C.swift",
            "Pieces/Slide/Example/App/D.swift", "Pieces/Fold/Package.swift", "Pieces/Fold/Sources/Fold/E.swift",
            "Pieces/Fold/Demo/F.swift", "Pieces/Example/G.swift",
        ])
        let project = try tree.project()
        #expect(
            project.files.filter { $0.role == .audited }.map(\.path)
                == [
                    "App/A.swift", "Example/B.swift", "Pieces/Example/G.swift", "Pieces/Fold/Sources/Fold/E.swift",
                    "Pieces/Slide/Source/C.swift",
                ])
        let all = try tree.project(options: DiscoveryOptions(included: [.vendored]))
        #expect(all.files.count == 7)
    }

    @Test("Vendored and generated code is linked but not audited, with one note a reason")
    func linkedOnly() throws {
        let tree = try TemporaryTree([
            "App/A.swift", "Vendor/B.swift", "ThirdParty/Deep/C.swift", "Third-Party/D.swift", "External/E.swift",
            "App/Generated/F.swift", "App/Strings.generated.swift", "Vendor/Generated/G.swift",
        ])
        let project = try tree.project()
        #expect(project.files.count == 8)
        #expect(project.files.filter { $0.role == .audited }.map(\.path) == ["App/A.swift"])
        #expect(
            project.remarks == [
                "Vendored Swift files, read for their declarations but not audited: 5.",
                "Generated Swift files, read for their declarations but not audited: 2.",
            ])
    }

    @Test("Excluded paths are linked but not audited")
    func excluded() throws {
        let tree = try TemporaryTree(["App/A.swift", "App/Legacy/B.swift"])
        let project = try tree.project(options: DiscoveryOptions(excluded: [GlobPattern("App/Legacy/**")]))
        #expect(project.linkedOnly == ["App/Legacy/B.swift"])
        #expect(project.remarks == ["Excluded Swift files, read for their declarations but not audited: 1."])
    }

    @Test("Names above the given folder say nothing")
    func aboveRoot() throws {
        let tree = try TemporaryTree(["Tests/Vendor/A.swift"])
        let project = try tree.project(at: ["Tests/Vendor"])
        #expect(project.paths == ["A.swift"])
        #expect(project.linkedOnly.isEmpty)
    }
}
