import HandrailModel
import HandrailProject
import Testing

@Suite("Where a target of an Xcode project runs")
struct XcodePlatformTests {
    private typealias Configuration = (name: String, settings: [String: String], file: String?)

    private func target(
        type: String = "application", project: [String: String] = [:], target: [[String: String]],
        files: [String: String] = [:], configurationFile: String? = nil
    ) throws -> ProjectTarget {
        var fixture = XcodeProjectFixture()
        let source = fixture.file("A.swift")
        let settingsFile = configurationFile.map { fixture.file($0) }
        let main = fixture.group(nil, [source] + [settingsFile].compactMap { $0 })
        let list = fixture.configurations(
            target.enumerated().map { ($0.offset == 0 ? "Release" : "Other\($0.offset)", $0.element, settingsFile) })
        let id = fixture.target("App", type: type, sources: [source], configurations: list)
        fixture.root(mainGroup: main, targets: [id], settings: project)
        let tree = try TemporaryTree(files)
        try tree.write("A.xcodeproj/project.pbxproj", fixture.text)
        try tree.write("A.swift")
        return try #require(try tree.project().target("App"))
    }

    @Test("and its only appearance by the key its build settings write")
    func appearance() throws {
        let key = ["INFOPLIST_KEY_UIUserInterfaceStyle": "Light"]
        #expect(try target(project: phone, target: [key]).interfaceStyle == "Light")
        #expect(try target(project: phone, target: [[:]]).interfaceStyle == nil)
    }

    private let phone = ["SDKROOT": "iphoneos"]

    @Test("is told by the SDK and the deployment version")
    func simple() throws {
        let target = try target(project: phone, target: [["IPHONEOS_DEPLOYMENT_TARGET": "17.4"]])
        #expect(target.platforms == [PlatformVersion(platform: .iOS, version: Version(17, 4))])
    }

    @Test("is not told by settings that are twice as long as one another, without end")
    func doubling() throws {
        var settings = ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "$(STEP0)", "STEP60": "17"]
        for step in 0..<60 { settings["STEP\(step)"] = "$(STEP\(step + 1))$(STEP\(step + 1))" }
        #expect(try target(target: [settings]).platforms.map(\.version) == [nil])
        let lines = String(repeating: "WIDE = $(inherited) 17 $(inherited)\n", count: 200)
        let file = ["A.xcconfig": lines + "IPHONEOS_DEPLOYMENT_TARGET = 16.0\n"]
        let widened = try target(project: phone, target: [[:]], files: file, configurationFile: "A.xcconfig")
        #expect(widened.platforms.map(\.version) == [Version(16)])
    }

    @Test("is told by the target before the project")
    func layers() throws {
        let project = ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "15.0"]
        #expect(try target(project: project, target: [[:]]).platforms.first?.version == Version(15))
        let own = ["IPHONEOS_DEPLOYMENT_TARGET": "16.0"]
        #expect(try target(project: project, target: [own]).platforms.first?.version == Version(16))
        let inherited = ["IPHONEOS_DEPLOYMENT_TARGET": "$(inherited)"]
        #expect(try target(project: project, target: [inherited]).platforms.first?.version == Version(15))
    }

    @Test("starts at the lowest version of all configurations")
    func lowest() throws {
        let configurations = ["17.0", "16.4", "18.0"].map { ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": $0] }
        #expect(try target(target: configurations).platforms.first?.version == Version(16, 4))
    }

    @Test("has no version where a variable is not known or runs in circles")
    func variables() throws {
        let unknown = try target(project: phone, target: [["IPHONEOS_DEPLOYMENT_TARGET": "$(RECOMMENDED)"]])
        #expect(unknown.platforms == [PlatformVersion(platform: .iOS, version: nil)])
        let circle = ["IPHONEOS_DEPLOYMENT_TARGET": "$(A)", "A": "$(B)", "B": "${A}"]
        #expect(try target(project: phone, target: [circle]).platforms.first?.version == nil)
        let known = ["IPHONEOS_DEPLOYMENT_TARGET": "$(MINIMUM)", "MINIMUM": "16.1"]
        #expect(try target(project: phone, target: [known]).platforms.first?.version == Version(16, 1))
    }

    @Test("ends in no explosion where variables fan out")
    func explosion() throws {
        var settings = ["IPHONEOS_DEPLOYMENT_TARGET": "$(V0)", "SDKROOT": "iphoneos", "V40": "1"]
        for level in 0..<40 {
            settings["V\(level)"] = (0..<8).map { "$(V\(level + 1))$(W\(level)_\($0))" }.joined()
            for width in 0..<8 { settings["W\(level)_\(width)"] = "$(V\(level + 1))" }
        }
        #expect(try target(target: [settings]).platforms == [PlatformVersion(platform: .iOS, version: nil)])
    }

    @Test("is that of the SDK of the target where the project lists others")
    func ownSDK() throws {
        let project = ["SUPPORTED_PLATFORMS": "iphoneos iphonesimulator", "SDKROOT": "iphoneos"]
        let mac = try target(
            project: project, target: [["SDKROOT": "macosx", "MACOSX_DEPLOYMENT_TARGET": "12.0"]])
        #expect(mac.platforms == [PlatformVersion(platform: .macOS, version: Version(12))])
        let listed = try target(project: ["SDKROOT": "iphoneos"], target: [["SUPPORTED_PLATFORMS": "macosx"]])
        #expect(listed.platforms.map(\.platform) == [.macOS])
    }

    @Test("may be several platforms, Mac Catalyst among them")
    func several() throws {
        let target = try target(target: [
            [
                "SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx xros xrsimulator",
                "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "MACOSX_DEPLOYMENT_TARGET": "14.0", "SUPPORTS_MACCATALYST": "YES",
            ]
        ])
        #expect(
            target.platforms == [
                PlatformVersion(platform: .iOS, version: Version(17)),
                PlatformVersion(platform: .macOS, version: Version(14)),
                PlatformVersion(platform: .visionOS, version: nil),
                PlatformVersion(platform: .macCatalyst, version: Version(17)),
            ])
    }

    @Test("is read from settings files, those they include among them")
    func settingsFiles() throws {
        let target = try target(
            target: [[:]],
            files: [
                "Config/App.xcconfig": """
                    // The app's settings
                    #include "Base.xcconfig"
                    #include? "Gone.xcconfig"
                    SDKROOT = iphoneos // phones
                    """,
                "Config/Base.xcconfig": "#include \"App.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = 15.2;\r\n",
            ],
            configurationFile: "Config/App.xcconfig")
        #expect(target.platforms == [PlatformVersion(platform: .iOS, version: Version(15, 2))])
    }

    @Test("follows the conditions of its settings as far as they tell the SDK and the configuration")
    func conditions() throws {
        let lines = [
            "IPHONEOS_DEPLOYMENT_TARGET = 15.0", "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = 16.0",
            "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphonesimulator*] = 12.0",
            "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*][config=Release] = 17.0",
            "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*][config=Beta] = 11.0",
            "IPHONEOS_DEPLOYMENT_TARGET[arch=x86_64] = 10.0",
        ]
        for (count, version) in [(1, 15), (2, 16), (3, 16), (4, 17), (6, 17)] {
            let text = lines.prefix(count).joined(separator: "\n")
            let target = try target(target: [phone], files: ["A.xcconfig": text], configurationFile: "A.xcconfig")
            #expect(target.platforms.map(\.version) == [Version(version)])
        }
    }

    @Test("is unknown where nothing says so")
    func nothing() throws {
        #expect(try target(target: [[:]]).platforms.isEmpty)
    }

    @Test(
        "and its product type tell what it is",
        arguments: [
            ("application", TargetKind.app), ("app-extension", .appExtension), ("framework", .framework),
            ("library.static", .framework), ("tool", .tool), ("bundle", .bundle),
            ("application.watchapp2", .watchApp), ("extensionkit-extension", .appExtension),
            ("application.on-demand-install-capable", .app), ("something-new", .bundle),
        ])
    func kinds(type: String, kind: TargetKind) throws {
        #expect(try target(type: type, target: [phone]).kind == kind)
    }

    @Test("makes an app a watch app where it runs on nothing else")
    func watchApp() throws {
        #expect(try target(target: [["SDKROOT": "watchos"]]).kind == .watchApp)
    }
}
