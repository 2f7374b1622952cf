import HandrailCode
import HandrailModel
import HandrailProject
import HandrailSource
import Testing

@Suite("A Swift package")
struct PackageTests {
    private typealias M = ManifestFixture

    private func project(_ files: [String], _ manifest: CodeFile, at folder: String = "") throws -> Project {
        let path = folder.isEmpty ? "Package.swift" : folder + "/Package.swift"
        return try TemporaryTree(files + [path]).project(manifests: [path: manifest])
    }

    private func package(_ targets: [Expression], _ more: [Argument] = []) -> CodeFile {
        M.package([M.argument("name", M.text("Kit"))] + more + [M.argument("targets", M.list(targets))])
    }

    @Test("has its targets in Sources, its tests apart, and its manifest is no source")
    func layout() throws {
        let manifest = package(
            [
                M.target("Views"), M.target("Tool", kind: ".executableTarget"),
                M.target("ViewsTests", kind: ".testTarget"), M.target("Binary", kind: ".binaryTarget"),
            ],
            [M.argument("defaultLocalization", M.text("ko"))])
        let project = try project(
            [
                "Sources/Views/Home.swift", "Sources/Views/ko.lproj/Localizable.strings", "Sources/Views/loose.png",
                "Sources/Views/Media.xcassets/A.imageset/a.png", "Sources/Tool/main.swift", "Tests/ViewsTests/A.swift",
                "Scripts/Stray.swift", "Docs/picture.png",
            ], manifest)
        #expect(project.targets.map(\.name).prefix(2) == ["Views", "Tool"])
        #expect(project.targets.map(\.kind) == [.packageLibrary, .packageExecutable, .folder])
        #expect(
            project.resources(of: "Views") == [
                "Sources/Views/Media.xcassets/A.imageset/a.png", "Sources/Views/ko.lproj/Localizable.strings",
            ])
        #expect(project.target("Views")?.developmentLanguage == "ko")
        #expect(project.target("Views")?.knownLanguages == ["ko"])
        #expect(project.files.filter { $0.targets == [2] }.map(\.path) == ["Scripts/Stray.swift"])
        #expect(!project.paths.contains("Package.swift"))
        #expect(project.remarks == ["Swift files of tests left out: 1."])
    }

    @Test("may name a target's path, what is not in it, its sources and its resources")
    func paths() throws {
        let manifest = package([
            M.target(
                "Kit",
                [
                    M.argument("path", M.text("Code")), M.argument("exclude", M.texts(["Old", "Skip.swift"])),
                    M.argument("sources", M.texts(["Main", "Extra.swift"])),
                    M.argument("resources", M.list([M.call(".process", [M.argument(nil, M.text("Pictures"))])])),
                ])
        ])
        let project = try project(
            [
                "Code/Main/A.swift", "Code/Main/Deep/B.swift", "Code/Extra.swift", "Code/Skip.swift",
                "Code/Old/C.swift",
                "Code/Other.swift", "Code/Pictures/p.png", "Code/Loose/q.png",
            ], manifest)
        #expect(
            project.files(of: "Kit").filter { $0.hasSuffix(".swift") } == [
                "Code/Extra.swift", "Code/Main/A.swift", "Code/Main/Deep/B.swift",
            ])
        #expect(project.resources(of: "Kit") == ["Code/Pictures/p.png"])
    }

    @Test("says where it runs with cases, texts and constants")
    func platforms() throws {
        let platforms = M.list([
            M.platform(".iOS", M.name(".v18_4")), M.platform(".macOS", M.name(".v10_15")),
            M.platform(".visionOS", M.text("1.0")), M.platform(".watchOS", M.name("oldest")),
            M.platform(".tvOS", M.call("compute", [])), M.platform(".linux", M.name(".v1")),
        ])
        let manifest = M.package(
            [M.argument("platforms", platforms), M.argument("targets", M.list([M.target("Kit")]))],
            constants: [("oldest", M.name(".v9"))])
        let project = try project(["Sources/Kit/A.swift"], manifest)
        #expect(
            project.target("Kit")?.platforms == [
                PlatformVersion(platform: .iOS, version: Version(18, 4)),
                PlatformVersion(platform: .macOS, version: Version(10, 15)),
                PlatformVersion(platform: .watchOS, version: Version(9)),
                PlatformVersion(platform: .tvOS, version: nil),
                PlatformVersion(platform: .visionOS, version: Version(1)),
            ])
    }

    @Test("is followed through constants, sums and interpolations")
    func constants() throws {
        let interpolated = Expression(.string([.text("Code/"), .interpolation(M.name("kit"))]), .zero)
        let manifest = M.package(
            [M.argument("targets", M.sum(M.name("all"), M.list([M.target("B")])))],
            constants: [
                ("kit", M.text("Kit")),
                (
                    "all",
                    M.list([M.call(".target", [M.argument("name", M.name("kit")), M.argument("path", interpolated)])])
                ),
            ])
        let project = try project(["Code/Kit/A.swift", "Sources/B/B.swift"], manifest)
        #expect(project.files(of: "Kit") == ["Code/Kit/A.swift"])
        #expect(project.files(of: "B") == ["Sources/B/B.swift"])
        #expect(project.notes.isEmpty)
    }

    @Test("whose constants run in circles ends all the same")
    func circles() throws {
        let manifest = M.package(
            [M.argument("name", M.name("a")), M.argument("targets", M.name("t"))],
            constants: [("a", M.name("b")), ("b", M.name("a")), ("t", M.sum(M.name("t"), M.name("t")))])
        let project = try project(["Sources/Kit/A.swift"], manifest)
        #expect(project.files(of: "Kit") == ["Sources/Kit/A.swift"])
    }

    @Test("with targets that only running it would tell falls back on the folders in Sources")
    func unknownTargets() throws {
        let manifest = package([M.call("room", [M.argument(nil, M.text("One"))]), M.target("Two")])
        let project = try project(["Sources/One/A.swift", "Sources/Two/B.swift"], manifest)
        #expect(project.targets.map(\.name) == ["Two", "One"])
        #expect(project.targets.allSatisfy { $0.kind == .packageLibrary })
        #expect(project.notes.map(\.path) == ["Package.swift"])
    }

    @Test("with one target may keep its sources right in Sources")
    func flat() throws {
        let manifest = package([M.target("Kit"), M.target("KitTests", kind: ".testTarget")])
        let project = try project(["Sources/A.swift", "Sources/Deep/B.swift", "Tests/C.swift"], manifest)
        #expect(project.files(of: "Kit") == ["Sources/A.swift", "Sources/Deep/B.swift"])
        #expect(project.paths.count == 2)
    }

    @Test("that builds an app for the playground app has an app")
    func playgroundApp() throws {
        let manifest = package(
            [M.target("AppModule", kind: ".executableTarget", [M.argument("path", M.text("."))])],
            [M.argument("products", M.list([M.call(".iOSApplication", [M.argument("name", M.text("My App"))])]))])
        let project = try project(["My.swiftpm/App.swift"], manifest, at: "My.swiftpm")
        #expect(project.target("AppModule")?.kind == .app)
        #expect(project.files(of: "AppModule") == ["My.swiftpm/App.swift"])
    }

    @Test("may be declared inside a condition of the compiler")
    func condition() throws {
        let call = M.call("Package", [M.argument("targets", M.list([M.target("Kit")]))])
        let clause = Statement(
            .conditionalCompilation([(condition: "os(macOS)", body: [M.binding("package", call)])]), .zero)
        let project = try project(["Sources/Kit/A.swift"], M.file([clause]))
        #expect(project.target("Kit")?.kind == .packageLibrary)
    }

    @Test("whose manifest says nothing is audited as a folder")
    func noPackage() throws {
        let project = try project(["Sources/Kit/A.swift", "Sources/Kit/A.xib"], M.empty)
        #expect(project.targets.map(\.kind) == [.folder])
        #expect(project.paths == ["Sources/Kit/A.swift", "Sources/Kit/A.xib"])
        #expect(project.notes.map(\.path) == ["Package.swift"])
    }

    @Test("cannot reach out of the root")
    func outside() throws {
        let manifest = package([
            M.target("Up", [M.argument("path", M.text("../../../.."))]),
            M.target("Absolute", [M.argument("path", M.text("/etc"))]), M.target("Kit"),
        ])
        let project = try project(["Sources/Kit/A.swift"], manifest)
        #expect(project.targets.map(\.name) == ["Kit"])
    }

    @Test("below an app's folder is found, and reads of the app are not disturbed")
    func several() throws {
        let one = package([M.target("One")])
        let two = package([M.target("Two")])
        let tree = try TemporaryTree([
            "Packages/One/Package.swift", "Packages/One/Sources/One/A.swift", "Packages/Two/Package.swift",
            "Packages/Two/Sources/Two/B.swift", "App/C.swift",
        ])
        let project = try tree.project(
            manifests: ["Packages/One/Package.swift": one, "Packages/Two/Package.swift": two])
        #expect(project.targets.map(\.kind) == [.packageLibrary, .packageLibrary, .folder])
        #expect(project.files(of: "Two") == ["Packages/Two/Sources/Two/B.swift"])
        #expect(project.files.first { $0.path == "App/C.swift" }?.targets == [2])
    }
}
