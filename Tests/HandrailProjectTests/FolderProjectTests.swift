import HandrailModel
import HandrailProject
import HandrailSource
import Testing

@Suite("A folder without a project")
struct FolderProjectTests {
    @Test("is one target with every file of a kind that is read")
    func oneTarget() throws {
        let tree = try TemporaryTree([
            "App/Home.swift", "App/Main.storyboard", "App/Cell.xib", "App/Old.m", "App/Old.h",
            "App/en.lproj/Localizable.strings", "App/ko.lproj/Localizable.stringsdict", "App/Texts.xcstrings",
            "App/Assets.xcassets/Contents.json", "App/Assets.xcassets/Logo.imageset/logo.PNG", "App/data.json",
            "App/Info.plist", "App/App.entitlements", "App/PrivacyInfo.xcprivacy", "README.md",
        ])
        let project = try tree.project()
        let kinds = Dictionary(uniqueKeysWithValues: project.files.map { ($0.path, $0.kind) })
        #expect(
            kinds == [
                "App/Home.swift": .swift, "App/Main.storyboard": .interface, "App/Cell.xib": .interface,
                "App/Old.m": .objectiveC, "App/Old.h": .objectiveC, "App/en.lproj/Localizable.strings": .stringTable,
                "App/ko.lproj/Localizable.stringsdict": .stringTable, "App/Texts.xcstrings": .stringCatalog,
                "App/Assets.xcassets/Contents.json": .assetCatalogContents,
                "App/Assets.xcassets/Logo.imageset/logo.PNG": .image, "App/Info.plist": .propertyList,
                "App/App.entitlements": .entitlements, "App/PrivacyInfo.xcprivacy": .privacyManifest,
            ])
        let target = try #require(project.targets.first)
        #expect(project.targets.count == 1)
        #expect(target.kind == .folder)
        #expect(target.platforms.isEmpty)
        #expect(target.knownLanguages == ["en", "ko"])
        #expect(project.notes.isEmpty)
    }

    @Test("numbers its files in the byte order of their paths")
    func order() throws {
        let tree = try TemporaryTree([
            "b.swift", "a/z.swift", "a.swift", "a-b/x.swift", "B.swift", "가.swift", "é/a.swift",
        ])
        let project = try tree.project()
        #expect(project.paths == ["B.swift", "a-b/x.swift", "a.swift", "a/z.swift", "b.swift", "é/a.swift", "가.swift"])
        #expect(project.files.map(\.index) == (0..<7).map { FileIndex($0) })
        #expect(project[FileIndex(3)]?.path == "a/z.swift")
        #expect(project[FileIndex(7)] == nil)
        #expect(project[FileIndex(-1)] == nil)
    }

    @Test("leaves hidden folders and opaque bundles alone without a word")
    func hidden() throws {
        let tree = try TemporaryTree([
            "A.swift", ".git/hook.swift", ".hidden.swift", "Kit.framework/Headers/Kit.h",
            "Play.playground/Contents.swift",
            "Guide.docc/Sample.swift",
        ])
        let project = try tree.project()
        #expect(project.paths == ["A.swift"])
        #expect(project.notes.isEmpty)
    }

    @Test("never follows symbolic links, so that loops end and nothing outside is read")
    func links() throws {
        let outside = try TemporaryTree(["Secret.swift"])
        let tree = try TemporaryTree(["App/A.swift"])
        try tree.link("App/loop", to: tree.path)
        try tree.link("App/outside", to: outside.path)
        try tree.link("App/B.swift", to: outside["Secret.swift"])
        let project = try tree.project()
        #expect(project.paths == ["App/A.swift"])
        #expect(project.remarks == ["Symbolic links are not followed; links passed over: 3."])
    }

    @Test("stops at the limits and says so")
    func limits() throws {
        let tree = try TemporaryTree(["a/a/a/Deep.swift", "A.swift", "B.swift", "C.swift"])
        let shallow = try tree.project(options: DiscoveryOptions(limits: .init(depth: 2)))
        #expect(shallow.paths == ["A.swift", "B.swift", "C.swift"])
        #expect(shallow.remarks == ["Folders nested more than 2 deep were not searched: 1."])
        let few = try tree.project(options: DiscoveryOptions(limits: .init(files: 2)))
        #expect(few.paths == ["A.swift", "B.swift"])
        #expect(few.remarks.contains { $0.hasPrefix("The search stopped after 2 files") })
    }

    @Test("notes folders that it may not read")
    func unreadable() throws {
        let tree = try TemporaryTree(["A.swift", "Locked/B.swift"])
        try tree.setPermissions(0, of: "Locked")
        defer { try? tree.setPermissions(0o700, of: "Locked") }
        // Nothing is locked for an administrator, as whom containers often run.
        guard !tree.isReadable("Locked") else { return }
        let project = try tree.project()
        #expect(project.paths == ["A.swift"])
        #expect(project.notes.map(\.path) == ["Locked"])
    }

    @Test("that is empty has neither targets nor files")
    func empty() throws {
        let project = try TemporaryTree().project()
        #expect(project.targets.isEmpty)
        #expect(project.files.isEmpty)
    }

    @Test("gives the bytes of its files, up to the limit of their kind")
    func bytes() throws {
        let tree = try TemporaryTree(["A.swift": "let a = 1", "Empty.swift": ""])
        let project = try tree.project()
        let file = try #require(project.file("A.swift"))
        #expect(try project.bytes(of: file) == Array("let a = 1".utf8))
        #expect(try project.bytes(of: #require(project.file("Empty.swift"))).isEmpty)
        #expect(throws: ProjectError.tooLarge(path: "A.swift", limit: 8)) {
            try project.bytes(of: file, limits: .init(swiftFileBytes: 8))
        }
    }
}
