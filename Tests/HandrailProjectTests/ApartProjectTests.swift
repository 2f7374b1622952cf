import HandrailModel
import HandrailProject
import Testing

@Suite("Projects that are no part of the app around them")
struct ApartProjectTests {
    /// A project that builds an app of the one file beside it.
    private static func project(_ name: String, type: String = "application", naming others: [String] = []) -> String {
        var fixture = XcodeProjectFixture()
        let source = fixture.file("\(name).swift")
        let others = others.map { fixture.file($0) }
        let group = fixture.group(nil, [source] + others)
        let target = fixture.target(name, type: type, sources: [source])
        fixture.root(mainGroup: group, targets: [target])
        return fixture.text
    }

    private static func workspace(_ references: String...) -> String {
        let list = references.map { "<FileRef location = \"\($0)\"></FileRef>" }.joined()
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?><Workspace version = \"1.0\">\(list)</Workspace>"
    }

    /// An app at the root, a second one in a folder, and what else is there.
    private static func tree(
        _ second: String, type: String = "application", naming others: [String] = [], _ more: [String: String] = [:]
    ) throws -> TemporaryTree {
        var files = [
            "Main.xcodeproj/project.pbxproj": project("Main", naming: others), "Main.swift": "",
            "\(second)/Second.xcodeproj/project.pbxproj": project("Second", type: type), "\(second)/Second.swift": "",
            "\(second)/en.lproj/Localizable.strings": "",
        ]
        files.merge(more) { _, new in new }
        return try TemporaryTree(files)
    }

    private static let contents = "Main.xcworkspace/contents.xcworkspacedata"

    @Test("What a workspace leaves out below it is looked up and not judged, and a note names it")
    func workspace() throws {
        let tree = try Self.tree("Tools/Second", [Self.contents: Self.workspace("group:Main.xcodeproj")])
        let project = try tree.project()
        #expect(project.linkedOnly == ["Tools/Second/Second.swift"])
        #expect(project.target("Second") == nil)
        #expect(!project.paths.contains("Tools/Second/en.lproj/Localizable.strings"))
        #expect(project.notes.map(\.path).contains("Tools/Second/Second.xcodeproj"))
        #expect(project.remarks.contains { $0.hasPrefix("Other projects’ Swift files") })
    }

    @Test(
        "What a workspace or its projects name belongs to the app",
        arguments: [
            ["group:Main.xcodeproj", "group:Tools/Second/Second.xcodeproj"],
            ["container:Main.xcodeproj", "container:Tools/Second/Second.xcodeproj"],
        ])
    func members(references: [String]) throws {
        let list = references.map { "<FileRef location = \"\($0)\"/>" }.joined()
        let tree = try Self.tree("Tools/Second", [Self.contents: "<Workspace>\(list)</Workspace>"])
        #expect(try tree.project().linkedOnly.isEmpty)
    }

    @Test("So does what stands in a group of a workspace, and what a project has as a project inside it")
    func nested() throws {
        let group = "<Workspace><FileRef location = \"group:Main.xcodeproj\"/><Group location = \"group:Tools\">"
            + "<FileRef location = \"group:Second/Second.xcodeproj\"/></Group></Workspace>"
        #expect(try Self.tree("Tools/Second", [Self.contents: group]).project().linkedOnly.isEmpty)
        let inner = try Self.tree(
            "Tools/Second", naming: ["Tools/Second/Second.xcodeproj"],
            [Self.contents: Self.workspace("group:Main.xcodeproj")])
        #expect(try inner.project().linkedOnly.isEmpty)
    }

    @Test("Without a workspace only the name of a folder tells a demo from another app", arguments: [
        ("Playgrounds/Second", true), ("Demo", true), ("Apps/Second", false),
    ])
    func names(folder: String, isApart: Bool) throws {
        #expect(try Self.tree(folder).project().linkedOnly.isEmpty == !isApart)
    }

    @Test("Libraries, apps beside one another and examples of a library stay what they are")
    func others() throws {
        let workspace = [Self.contents: Self.workspace("group:Main.xcodeproj")]
        #expect(try Self.tree("Pieces/Second", type: "framework", workspace).project().linkedOnly.isEmpty)
        let library = try Self.tree("Demo", ["Main.podspec": ""])
        #expect(try library.project().linkedOnly.isEmpty)
        let beside = try TemporaryTree([
            "One/One.xcodeproj/project.pbxproj": Self.project("One"), "One/One.swift": "",
            "One/One.xcworkspace/contents.xcworkspacedata": Self.workspace("group:One.xcodeproj"),
            "Two/Two.xcodeproj/project.pbxproj": Self.project("Two"), "Two/Two.swift": "",
        ])
        #expect(try beside.project().linkedOnly.isEmpty)
    }

    @Test(
        "The examples of a library are what there is to judge, though its tests run in an app of their own",
        arguments: [("LibraryTestHost", false), ("Catalog", true)])
    func testHosts(app: String, isApart: Bool) throws {
        var fixture = XcodeProjectFixture()
        let source = fixture.file("Library.swift")
        let group = fixture.group(nil, [source])
        let targets = [
            fixture.target("Library", type: "framework", sources: [source]),
            fixture.target(app, sources: []),
        ]
        fixture.root(mainGroup: group, targets: targets)
        let tree = try TemporaryTree([
            "Library.xcodeproj/project.pbxproj": fixture.text, "Library.swift": "",
            "Demo/Second.xcodeproj/project.pbxproj": Self.project("Second"), "Demo/Second.swift": "",
        ])
        #expect(try tree.project().linkedOnly.isEmpty == !isApart)
    }

    @Test("Whoever gives its path means it")
    func given() throws {
        let tree = try Self.tree("Playgrounds/Second")
        #expect(try tree.project(at: ["Playgrounds/Second"]).linkedOnly.isEmpty)
        #expect(try tree.project(at: ["Playgrounds/Second/Second.xcodeproj"]).linkedOnly.isEmpty)
    }
}
