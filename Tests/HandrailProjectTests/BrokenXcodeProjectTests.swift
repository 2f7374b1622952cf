import HandrailModel
import HandrailProject
import Testing

@Suite("An Xcode project that cannot be understood")
struct BrokenXcodeProjectTests {
    private func project(_ text: String) throws -> Project {
        let tree = try TemporaryTree(["App/Home.swift", "App/Assets.xcassets/Contents.json"])
        try tree.write("A.xcodeproj/project.pbxproj", text)
        return try tree.project()
    }

    private func expectFolder(_ project: Project, saying reason: String) {
        #expect(project.targets.map(\.kind) == [.folder])
        #expect(project.paths == ["App/Assets.xcassets/Contents.json", "App/Home.swift"])
        #expect(project.notes.map(\.path) == ["A.xcodeproj"])
        #expect(project.remarks.first?.hasPrefix(reason) == true)
    }

    @Test(
        "for its syntax is audited as a folder",
        arguments: ["", "<<<<<<< HEAD\n{", "{ objects = ", "bplist00", "( a, b )", "\u{0}\u{1}", "{ objects = text; }"])
    func syntax(text: String) throws {
        expectFolder(try project(text), saying: "The project file is not a valid property list.")
    }

    @Test(
        "for lack of its root is audited as a folder",
        arguments: [
            "{ objects = { }; rootObject = A; }", "{ objects = { A = { isa = PBXGroup; }; }; rootObject = A; }",
            "{ objects = { A = { isa = PBXProject; }; }; rootObject = A; }",
            "{ objects = { A = { isa = PBXProject; mainGroup = B; }; }; rootObject = A; }",
        ])
    func root(text: String) throws {
        expectFolder(try project(text), saying: "The project file lacks")
    }

    @Test("for groups inside themselves is audited as a folder")
    func cycle() throws {
        var fixture = XcodeProjectFixture()
        fixture.add("PBXGroup", id: "ONE", ["children": "(TWO)", "sourceTree": "\"<group>\""])
        fixture.add("PBXGroup", id: "TWO", ["children": "(ONE)", "sourceTree": "\"<group>\""])
        fixture.root(mainGroup: "ONE", targets: [fixture.target("App")])
        expectFolder(try project(fixture.text), saying: "A group in the project file contains itself.")
    }

    @Test("is not one in which a group merely stands in two places, however often")
    func shared() throws {
        var fixture = XcodeProjectFixture()
        let file = fixture.file("App/Home.swift")
        var group = fixture.group(nil, [file])
        for _ in 0..<60 { group = fixture.group(nil, [group, group]) }
        fixture.root(mainGroup: group, targets: [fixture.target("App", sources: [file])])
        #expect(try project(fixture.text).files(of: "App") == ["App/Home.swift"])
    }

    @Test("is not one with groups thousands deep")
    func deep() throws {
        var fixture = XcodeProjectFixture()
        let file = fixture.file("App/Home.swift")
        var group = fixture.group(nil, [file])
        for _ in 0..<5000 { group = fixture.group(nil, [group]) }
        fixture.root(mainGroup: group, targets: [fixture.target("App", sources: [file])])
        #expect(try project(fixture.text).files(of: "App") == ["App/Home.swift"])
    }

    @Test("because it was cut off anywhere still loses no Swift file")
    func truncated() throws {
        var fixture = XcodeProjectFixture()
        let file = fixture.file("App/Home.swift")
        let main = fixture.group(nil, [file])
        fixture.root(mainGroup: main, targets: [fixture.target("App", sources: [file])])
        let tree = try TemporaryTree(["App/Home.swift"])
        for length in stride(from: 0, through: fixture.text.count, by: 23) {
            try tree.write("A.xcodeproj/project.pbxproj", String(fixture.text.prefix(length)))
            #expect(try tree.project().paths == ["App/Home.swift"])
        }
    }

    @Test("for want of its file is audited as a folder")
    func absent() throws {
        let tree = try TemporaryTree(["App/Home.swift", "App/Assets.xcassets/Contents.json", "A.xcodeproj/other.txt"])
        expectFolder(try tree.project(), saying: "The project file cannot be read.")
    }

    @Test("for being a link out of the root is audited as a folder")
    func link() throws {
        var fixture = XcodeProjectFixture()
        fixture.root(mainGroup: fixture.group(nil, []), targets: [])
        let outside = try TemporaryTree(["project.pbxproj": fixture.text])
        let tree = try TemporaryTree(["App/Home.swift", "App/Assets.xcassets/Contents.json", "A.xcodeproj/other.txt"])
        try tree.link("A.xcodeproj/project.pbxproj", to: outside["project.pbxproj"])
        expectFolder(try tree.project(), saying: "The project file cannot be read.")
    }

    @Test("does not keep another project beside it from being read")
    func neighbor() throws {
        var fixture = XcodeProjectFixture()
        let file = fixture.file("B.swift")
        let main = fixture.group(nil, [file])
        fixture.root(mainGroup: main, targets: [fixture.target("B", sources: [file])])
        let tree = try TemporaryTree(["One/A.swift", "One/A.xib", "Two/B.swift", "One/A.xcodeproj/project.pbxproj"])
        try tree.write("Two/B.xcodeproj/project.pbxproj", fixture.text)
        let project = try tree.project()
        #expect(project.targets.map(\.kind) == [.app, .folder])
        #expect(project.files.filter { $0.targets == [1] }.map(\.path) == ["One/A.swift", "One/A.xib"])
    }
}
