import HandrailModel
import HandrailProject
import Testing

@Suite("A project that XcodeGen makes of a description")
struct ProjectDescriptionTests {
    private static let description = """
        name: Harbor
        options:
          deploymentTarget:
            iOS: "16.0"
        settings:
          base:
            GREETING: Hello
        settingGroups:
          shop:
            SHOP: open
        targets:
          Harbor:
            type: application
            platform: iOS
            sources:
              - path: Sources
                excludes: ["Drafts/**"]
              - Shared
            settings:
              groups: [shop]
              base:
                INFOPLIST_FILE: Sources/Info.plist
            dependencies:
              - target: Keys
              - package: Charts
          Keys:
            type: app-extension
            platform: iOS
            deploymentTarget: "17.0"
            sources: Keys
            info:
              path: Keys/Info.plist
              properties:
                NSCameraUsageDescription: Scan the code on a ticket.
          HarborTests:
            type: bundle.unit-test
            platform: iOS
            sources: Tests
        """

    private static let files = [
        "project.yml": description, "Sources/App.swift": "", "Sources/Info.plist": "",
        "Sources/Drafts/Old.swift": "", "Sources/ko.lproj/Localizable.strings": "", "Shared/Kit.swift": "",
        "Keys/Keys.swift": "", "Tests/AppTests.swift": "",
    ]

    @Test("has its targets with their files, platforms, settings and dependencies")
    func targets() throws {
        let project = try TemporaryTree(Self.files).project()
        let app = try #require(project.target("Harbor"))
        #expect(app.kind == .app && app.platforms == [PlatformVersion(platform: .iOS, version: Version(16))])
        #expect(
            project.files(of: "Harbor") == [
                "Shared/Kit.swift", "Sources/App.swift", "Sources/Info.plist", "Sources/ko.lproj/Localizable.strings",
            ])
        #expect(project.resources(of: "Harbor") == ["Sources/ko.lproj/Localizable.strings"])
        #expect(app.infoPlist != nil && app.dependencies == ["Charts", "Keys"])
        #expect(app.listSettings.filling("$(GREETING), $(SHOP)") == "Hello, open")
        let keys = try #require(project.target("Keys"))
        #expect(keys.kind == .appExtension && keys.platforms.first?.version == Version(17))
        #expect(keys.listSettings.texts["NSCameraUsageDescription"] == "Scan the code on a ticket.")
        #expect(project.target("HarborTests") == nil)
    }

    @Test("is passed over where the project itself is there, and where the file is something else")
    func others() throws {
        var fixture = XcodeProjectFixture()
        let source = fixture.file("Sources/App.swift")
        let main = fixture.group(nil, [source])
        fixture.root(mainGroup: main, targets: [fixture.target("Committed", sources: [source])])
        let committed = Self.files.merging(["Harbor.xcodeproj/project.pbxproj": fixture.text]) { own, _ in own }
        #expect(try TemporaryTree(committed).project().target("Harbor") == nil)
        let other = try TemporaryTree(["project.yml": "name: site\npages: [a, b]", "App.swift": ""]).project()
        #expect(other.targets.map(\.kind) == [.folder])
    }

    @Test(
        "may be broken, deep or endless",
        arguments: [
            "targets: [", "targets: " + String(repeating: "[", count: 100_000), "targets: {A: {type: application}}",
            "a: &a [x]\ntargets: {A: {type: *a, sources: *a}}",
        ])
    func hostile(_ text: String) throws {
        let project = try TemporaryTree(["project.yml": text, "App.swift": ""]).project()
        #expect(project.targets.last?.kind == .folder)
    }
}
