import HandrailModel
import HandrailProject
import Testing

@Suite("A folder that Xcode keeps in step with the disk")
struct SynchronizedFolderTests {
    private let files = [
        "App/Home.swift", "App/Info.plist", "App/Texts.xcstrings", "App/Widget/Only.swift", "App/Shared.swift",
        "App/Sub/en.lproj/Main.strings", "App/Sub/ko.lproj/Main.strings", "App/Assets.xcassets/Contents.json",
    ]

    private func project(appExceptions: [String], widgetExceptions: [String], more: [String] = []) throws -> Project {
        var fixture = XcodeProjectFixture()
        let sets = [("TARGET_App", appExceptions), ("TARGET_Widget", widgetExceptions)].map { target, files in
            fixture.add(
                "PBXFileSystemSynchronizedBuildFileExceptionSet",
                ["membershipExceptions": XcodeProjectFixture.list(files), "target": target])
        }
        let folder = fixture.add(
            "PBXFileSystemSynchronizedRootGroup",
            ["exceptions": XcodeProjectFixture.list(sets), "path": "App", "sourceTree": "\"<group>\""])
        let main = fixture.group(nil, [folder])
        let app = fixture.target(
            "App", synchronized: [folder], settings: ["INFOPLIST_FILE": "$(SRCROOT)/App/Info.plist"])
        let widget = fixture.target("Widget", type: "app-extension")
        fixture.root(mainGroup: main, targets: [app, widget])
        let tree = try TemporaryTree(files + more)
        try tree.write("A.xcodeproj/project.pbxproj", fixture.text)
        return try tree.project()
    }

    @Test("belongs to its target with all that is in it")
    func all() throws {
        let project = try project(appExceptions: [], widgetExceptions: [])
        #expect(project.files(of: "App").count == files.count)
        #expect(
            project.resources(of: "App") == [
                "App/Assets.xcassets/Contents.json", "App/Sub/en.lproj/Main.strings", "App/Sub/ko.lproj/Main.strings",
                "App/Texts.xcstrings",
            ])
        #expect(project.target("App")?.infoPlist.flatMap { project[$0]?.path } == "App/Info.plist")
        #expect(project.target("Widget") == nil)
    }

    @Test("takes exceptions out of the target that has it, and puts them into one that has not")
    func exceptions() throws {
        let project = try project(
            appExceptions: ["Widget", "/Localized: Sub/Main.strings"],
            widgetExceptions: ["Widget/Only.swift", "Shared.swift", "Gone.swift"])
        #expect(
            project.files(of: "App") == [
                "App/Assets.xcassets/Contents.json", "App/Home.swift", "App/Info.plist", "App/Shared.swift",
                "App/Texts.xcstrings",
            ])
        #expect(project.files(of: "Widget") == ["App/Shared.swift", "App/Widget/Only.swift"])
        #expect(project.file("App/Shared.swift")?.targets == [0, 1])
    }

    @Test("does not claim the packages in it")
    func packages() throws {
        let project = try project(
            appExceptions: [], widgetExceptions: [], more: ["App/Kit/Package.swift", "App/Kit/Sources/Kit/K.swift"])
        #expect(project.files(of: "App").count == files.count)
        #expect(project.file("App/Kit/Sources/Kit/K.swift")?.targets == [1])
    }
}
