import HandrailModel
import HandrailProject
import Testing

@Suite("The files of an Xcode project")
struct XcodeProjectTests {
    @Test("come from the build phases through the tree of groups")
    func buildPhases() throws {
        var fixture = XcodeProjectFixture()
        let home = fixture.file("Home.swift")
        let shared = fixture.file("Shared/Kit.swift", tree: "SOURCE_ROOT")
        let up = fixture.file("../Shared/Up.swift")
        let absolute = fixture.file("/etc/Absolute.swift", tree: "<absolute>")
        let outside = fixture.file("../../../Outside.swift")
        let assets = fixture.file("Assets.xcassets")
        let english = fixture.file("en.lproj/Main.strings")
        let base = fixture.file("Base.lproj/Main.storyboard")
        let storyboard = fixture.add(
            "PBXVariantGroup", ["children": "(\(base), \(english))", "sourceTree": "\"<group>\""])
        let views = fixture.group("Views", [home])
        let app = fixture.group("App", [views, shared, up, absolute, outside, assets, storyboard])
        let main = fixture.group(nil, [app])
        let target = fixture.target(
            "App", sources: [home, shared, up, absolute, outside], resources: [assets, storyboard])
        fixture.root(mainGroup: main, targets: [target], regions: ["en", "ko", "Base"])
        let tree = try TemporaryTree([
            "App/Views/Home.swift", "Shared/Kit.swift", "Shared/Up.swift", "App/Assets.xcassets/Contents.json",
            "App/Assets.xcassets/Logo.imageset/Contents.json", "App/Base.lproj/Main.storyboard",
            "App/en.lproj/Main.strings", "Screenshots/one.png", "App/Stray.swift",
        ])
        try tree.write("App.xcodeproj/project.pbxproj", fixture.text)
        let project = try tree.project()
        #expect(
            project.files(of: "App") == [
                "App/Assets.xcassets/Contents.json", "App/Assets.xcassets/Logo.imageset/Contents.json",
                "App/Base.lproj/Main.storyboard", "App/Views/Home.swift", "App/en.lproj/Main.strings",
                "Shared/Kit.swift", "Shared/Up.swift",
            ])
        #expect(project.resources(of: "App").count == 4)
        #expect(project.target("App")?.developmentLanguage == "en")
        #expect(project.target("App")?.knownLanguages == ["en", "ko"])
        // A stray Swift file is audited all the same; a stray image is nobody's.
        #expect(project.targets.last?.kind == .folder)
        #expect(project.files.filter { $0.targets == [1] }.map(\.path) == ["App/Stray.swift"])
        #expect(project.notes.isEmpty)
    }

    @Test("include the headers of the sources that a target builds, and those that go with no source")
    func headers() throws {
        var fixture = XcodeProjectFixture()
        let source = fixture.file("Home.m")
        let main = fixture.group(nil, [source])
        let app = fixture.target("App", sources: [source])
        fixture.root(mainGroup: main, targets: [app])
        let tree = try TemporaryTree([
            "A.xcodeproj/project.pbxproj": fixture.text, "Home.m": "", "include/Home.h": "", "Other.m": "",
            "Other.h": "", "Colors.h": "",
        ])
        #expect(try tree.project().files(of: "App") == ["Colors.h", "Home.m", "include/Home.h"])
    }

    @Test("include the header beside a source where other folders have one of its name")
    func headersBeside() throws {
        var fixture = XcodeProjectFixture()
        let source = fixture.file("One/Home.m")
        let main = fixture.group(nil, [source])
        let app = fixture.target("App", sources: [source])
        fixture.root(mainGroup: main, targets: [app])
        let tree = try TemporaryTree([
            "A.xcodeproj/project.pbxproj": fixture.text, "One/Home.m": "", "One/Home.h": "", "Two/Home.h": "",
        ])
        #expect(try tree.project().files(of: "App") == ["One/Home.h", "One/Home.m"])
    }

    @Test("are built with those of the targets that a target depends on, by name")
    func dependencies() throws {
        var fixture = XcodeProjectFixture()
        let source = fixture.file("Home.swift")
        let main = fixture.group(nil, [source])
        let kit = fixture.target("Kit", type: "framework", sources: [source])
        let dependency = fixture.add("PBXTargetDependency", ["target": kit])
        let product = fixture.add("XCSwiftPackageProductDependency", ["productName": "Charts"])
        let list = fixture.configurations([("Release", [:], nil)])
        let app = fixture.add(
            "PBXNativeTarget", id: "TARGET_App",
            [
                "name": "App", "productType": "\"com.apple.product-type.application\"",
                "dependencies": "(\(dependency))", "packageProductDependencies": "(\(product))",
                "buildConfigurationList": list, "fileSystemSynchronizedGroups": "()",
                "buildPhases": "(\(fixture.phase("PBXSourcesBuildPhase", [source])))",
            ])
        fixture.root(mainGroup: main, targets: [app, kit])
        let tree = try TemporaryTree(["A.xcodeproj/project.pbxproj": fixture.text, "Home.swift": ""])
        #expect(try tree.project().target("App")?.dependencies == ["Charts", "Kit"])
    }

    @Test(
        "have variables in their lists, which settings fill; what is not known or not the same everywhere stays open",
        arguments: [
            ("$(NAME) now", "Pier now"), ("${NAME:lower}", "pier"), ("$(NAME:upper)", "PIER"),
            ("$(GREETING:default=Hello)", "Hello"), ("$(LONG:rfc1034identifier)", "The-Pier"),
            ("$(OUTER)", "At The Pier"), ("$(HOST_$(SIDE))", "left.example"),
            ("no variable $ at all", "no variable $ at all"),
            ("$(OTHER)", nil), ("$(GONE)", nil), ("$(NAME:unknown)", nil), ("$(LOOP)", nil),
        ] as [(String, String?)])
    func variables(_ text: String, _ filled: String?) throws {
        var fixture = XcodeProjectFixture()
        let source = fixture.file("Home.swift")
        let main = fixture.group(nil, [source])
        let shared = [
            "NAME": "Pier", "LONG": "The Pier", "OUTER": "At $(LONG)", "SIDE": "LEFT", "HOST_LEFT": "left.example",
            "LOOP": "$(LOOP)",
        ]
        let list = fixture.configurations([
            ("Debug", shared.merging(["OTHER": "one"]) { $1 }, nil),
            ("Release", shared.merging(["OTHER": "two"]) { $1 }, nil),
        ])
        let app = fixture.target("App", sources: [source], configurations: list)
        fixture.root(mainGroup: main, targets: [app])
        let tree = try TemporaryTree(["A.xcodeproj/project.pbxproj": fixture.text, "Home.swift": ""])
        let settings = try #require(try tree.project().target("App")?.listSettings)
        #expect(settings.filling(text) == filled)
    }

    @Test("are listed once however many targets share them")
    func shared() throws {
        var fixture = XcodeProjectFixture()
        let file = fixture.file("Shared.swift")
        let main = fixture.group(nil, [file])
        let app = fixture.target("App", sources: [file])
        let widget = fixture.target("Widget", type: "app-extension", sources: [file])
        fixture.root(mainGroup: main, targets: [app, widget])
        let tree = try TemporaryTree(["A.xcodeproj/project.pbxproj": fixture.text, "Shared.swift": ""])
        let project = try tree.project()
        #expect(project.files.map(\.targets) == [[0, 1]])
        #expect(project.targets.map(\.kind) == [.app, .appExtension])
    }

    @Test("of test targets are left out, unless another target shares them")
    func testTargets() throws {
        var fixture = XcodeProjectFixture()
        let shared = fixture.file("Shared.swift")
        let spec = fixture.file("HomeSpec.swift")
        let odd = fixture.file("SpeedTests.swift")
        let main = fixture.group(nil, [shared, spec, odd])
        let app = fixture.target("App", sources: [shared, odd])
        let tests = fixture.target("AppSpecs", type: "bundle.unit-test", sources: [shared, spec])
        fixture.root(mainGroup: main, targets: [app, tests])
        let tree = try TemporaryTree(["HomeSpec.swift", "Shared.swift", "SpeedTests.swift"])
        try tree.write("A.xcodeproj/project.pbxproj", fixture.text)
        let project = try tree.project()
        #expect(project.paths == ["Shared.swift", "SpeedTests.swift"])
        #expect(project.targets.map(\.name) == ["App"])
        #expect(project.remarks == ["Swift files of tests left out: 1."])
        let all = try tree.project(options: DiscoveryOptions(included: [.tests]))
        #expect(all.paths.count == 3)
        #expect(all.targets.map(\.kind) == [.app, .tests])
    }

    @Test("are found where the disk spells their names otherwise, as a Mac finds them")
    func spelling() throws {
        var fixture = XcodeProjectFixture()
        let capitals = fixture.file("views/HOME.swift")
        let composed = fixture.file("Caf\u{E9}.swift")
        let main = fixture.group(nil, [capitals, composed])
        let app = fixture.target("App", sources: [capitals, composed])
        fixture.root(mainGroup: main, targets: [app])
        let tree = try TemporaryTree(["Views/Home.swift", "Cafe\u{301}.swift"])
        try tree.write("A.xcodeproj/project.pbxproj", fixture.text)
        #expect(try tree.project().files(of: "App") == ["Cafe\u{301}.swift", "Views/Home.swift"])
    }

    @Test("that are not there make one note; references that lead nowhere make none")
    func missing() throws {
        var fixture = XcodeProjectFixture()
        let here = fixture.file("Here.swift")
        let gone = fixture.file("Gone.swift")
        let data = fixture.file("data.json")
        let main = fixture.group(nil, [here, gone, data, "NOWHERE"])
        let app = fixture.target("App", sources: [here, gone, "NOBODY"], resources: [data])
        fixture.root(mainGroup: main, targets: [app, "NONE"])
        let tree = try TemporaryTree(["A.xcodeproj/project.pbxproj": fixture.text, "Here.swift": ""])
        let project = try tree.project()
        #expect(project.paths == ["Here.swift"])
        #expect(project.notes.map(\.path) == ["A.xcodeproj"])
        #expect(project.remarks.first?.contains("1, Gone.swift among them") == true)
    }

    @Test("of no target run where the app does")
    func stray() throws {
        var fixture = XcodeProjectFixture()
        let file = fixture.file("A.swift")
        let app = fixture.target("App", sources: [file], settings: ["SDKROOT": "macosx"])
        fixture.root(mainGroup: fixture.group(nil, [file]), targets: [app])
        let tree = try TemporaryTree(["A.swift", "Stray.swift", "Other/Stray.swift"])
        try tree.write("A.xcodeproj/project.pbxproj", fixture.text)
        let folder = try #require(try tree.project().targets.first { $0.kind == .folder })
        #expect(folder.platforms.map(\.platform) == [.macOS])
    }

    @Test("are those of the project alone where a person names the project")
    func projectAlone() throws {
        var fixture = XcodeProjectFixture()
        let file = fixture.file("A.swift")
        let main = fixture.group(nil, [file])
        fixture.root(mainGroup: main, targets: [fixture.target("App", sources: [file])])
        let tree = try TemporaryTree(["A.swift", "Stray.swift", "B.xcodeproj/project.pbxproj"])
        try tree.write("A.xcodeproj/project.pbxproj", fixture.text)
        for path in ["A.xcodeproj", "A.xcodeproj/project.pbxproj"] {
            let project = try tree.project(at: [path])
            #expect(project.root == tree.path)
            #expect(project.paths == ["A.swift"])
            #expect(project.notes.isEmpty)
        }
    }

    @Test("of vendored projects are linked, not built")
    func vendored() throws {
        var fixture = XcodeProjectFixture()
        let file = fixture.file("Kit.swift")
        let main = fixture.group(nil, [file])
        fixture.root(mainGroup: main, targets: [fixture.target("Demo", sources: [file])])
        let tree = try TemporaryTree(["App.swift", "Vendor/Kit.swift"])
        try tree.write("Vendor/Kit.xcodeproj/project.pbxproj", fixture.text)
        let project = try tree.project()
        #expect(project.targets.map(\.kind) == [.folder])
        #expect(project.linkedOnly == ["Vendor/Kit.swift"])
    }
}
