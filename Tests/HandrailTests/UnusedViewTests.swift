import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

@Suite("Views that nothing in an app uses")
struct UnusedViewTests {
    /// An Xcode project that builds an app of one file, with further files beside it.
    ///
    /// - Parameter built: a file that the app is built of too.
    private static func project(
        _ code: String, besides others: [String: String] = [:], built: String = "Home.swift"
    ) -> [String: Data] {
        let project = """
            // !$*UTF8*$!
            { objects = { F = {isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
            X = {isa = PBXFileReference; path = \(built); sourceTree = "<group>"; };
            B = {isa = PBXBuildFile; fileRef = F; };
            Y = {isa = PBXBuildFile; fileRef = X; };
            S = {isa = PBXSourcesBuildPhase; files = (B, Y); };
            G = {isa = PBXGroup; children = (F, X); sourceTree = "<group>"; };
            C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos;
            IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            T = {isa = PBXNativeTarget; name = Harbor; productType = "com.apple.product-type.application";
            buildPhases = (S); buildConfigurationList = L; };
            R = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
            }; rootObject = R; }
            """
        let files = ["Harbor/Harbor.xcodeproj/project.pbxproj": project, "Harbor/Home.swift": code]
        return files.merging(others) { first, _ in first }.mapValues { Data($0.utf8) }
    }

    /// The lines at which unnamed controls are reported, and whether something is said to be left out.
    private static func unnamed(_ files: [String: Data]) throws -> (places: [String], isLeftOut: Bool) {
        let audit = try TemporaryFolder.audit(files, jobs: 1)
        let found = audit.findings.filter { $0.rule == "unnamed-control" || $0.rule == "symbol-as-name" }
        return (
            found.map { audit.file(of: $0.place).path.split(separator: "/").last.map(String.init) ?? "" },
            audit.notes.contains { $0.text.en.contains("nothing in the app uses") }
        )
    }

    private static let app = """
        import SwiftUI
        @main struct Harbor: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View { var body: some View { Text("Home") } }

        """
    private static let view = """
        struct Buoy: View {
            var body: some View { Button(action: ring) { Image("buoy") } }
            func ring() {}
        }

        """

    @Test(
        "A view of SwiftUI is judged where something but previews names it",
        arguments: [
            ("", 0),
            ("#Preview { Buoy() }", 0),
            ("struct Previews: PreviewProvider { static var previews: some View { Buoy() } }", 0),
            ("#if DEBUG\nstruct Debugging { let buoy = Buoy() }\n#endif", 0),
            ("#if DEBUG\n#else\nstruct Debugging { let buoy = Buoy() }\nlet one = Debugging()\n#endif", 1),
            ("struct Fleet: View { var body: some View { VStack { Buoy() } } }", 0),
            ("extension Home { var marker: some View { Buoy() } }\nlet one = Home().marker", 1),
            ("enum Markers { static func all() -> [any View] { [Buoy()] } }\nlet all = Markers.all()", 1),
        ])
    func swiftUI(use: String, count: Int) throws {
        let found = try Self.unnamed(Self.project(Self.app + Self.view + use))
        #expect(found.places.count == count)
        #expect(found.isLeftOut == (count == 0))
    }

    @Test("A file that no target builds is judged where built code uses it")
    func strayFile() throws {
        let stray = ["Harbor/Old.swift": "import SwiftUI\n" + Self.view]
        #expect(try Self.unnamed(Self.project(Self.app, besides: stray)).places == [])
        let using = Self.app + "extension Home { var marker: some View { Buoy() } }\nlet one = Home().marker"
        #expect(try Self.unnamed(Self.project(using, besides: stray)).places == ["Old.swift"])
    }

    private static let delegate = """
        import UIKit
        @UIApplicationMain final class AppDelegate: UIResponder, UIApplicationDelegate { let home = Home() }
        final class Home: UIViewController { %@ }
        class Buoy: UIView {
            override init(frame: CGRect) {
                super.init(frame: frame)
                let ring = UIButton()
                ring.setImage(UIImage(named: "buoy"), for: .normal)
                addSubview(ring)
            }
            required init?(coder: NSCoder) { fatalError() }
        }

        """

    @Test(
        "A class of views is judged where something makes it or may make it",
        arguments: [
            ("", 0),
            ("var buoy: Buoy?", 0),
            ("var buoy: Buoy!; func isIt(_ view: UIView) -> Bool { view is Buoy }", 0),
            ("func find() -> UIView? { view.subviews.first { ($0 as? Buoy) != nil } }", 0),
            ("let buoy = Buoy()", 1),
            ("let buoy: Buoy = .init(frame: .zero)", 1),
            ("lazy var buoy: Buoy? = make()", 1),
            ("func set(_ buoy: Buoy) {}; override func viewDidLoad() { set(.init(frame: .zero)) }", 1),
            ("let kind = Buoy.self", 1),
            ("@IBOutlet weak var buoy: Buoy!", 1),
            ("func load() -> UIView? { (NSClassFromString(\"Buoy\") as? UIView.Type)?.init() }", 1),
        ])
    func classes(use: String, count: Int) throws {
        let code = Self.delegate.replacingOccurrences(of: "%@", with: use)
        #expect(try Self.unnamed(Self.project(code)).places.count == count, "\(use)")
    }

    @Test("What only a debug build has is not judged", arguments: ["DEBUG", "false", "DEBUG && os(iOS)"])
    func debugging(condition: String) throws {
        let code = Self.app + "#if \(condition)\n" + Self.view
            + "extension Home { var marker: some View { Buoy() } }\nlet one = Home().marker\n"
        #expect(try Self.unnamed(Self.project(code + "#endif")).places == [])
        #expect(try Self.unnamed(Self.project(code.replacingOccurrences(of: condition, with: "os(iOS)") + "#endif"))
            .places.count == 1)
    }

    @Test("A class that an interface file or Objective-C names is used")
    func otherFiles() throws {
        let code = Self.delegate.replacingOccurrences(of: "%@", with: "")
        let objectiveC = ["Harbor/Pier.m": "@implementation Pier\n- (void)ring { [[Buoy alloc] init]; }\n@end\n"]
        #expect(try Self.unnamed(Self.project(code, besides: objectiveC, built: "Pier.m")).places.count == 1)
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects><view contentMode="scaleToFill" id="a1b-2c-3d4" customClass="Buoy" customModule="Harbor">
            <rect key="frame" x="0" y="0" width="100" height="100"/></view></objects></document>
            """
        let files = Self.project(code, besides: ["Harbor/Pier.xib": xib], built: "Pier.xib")
        #expect(try Self.unnamed(files).isLeftOut)
        let loading = Self.delegate.replacingOccurrences(
            of: "%@", with: "override func viewDidLoad() { _ = UINib(nibName: \"Pier\", bundle: nil) }")
        let loaded = Self.project(loading, besides: ["Harbor/Pier.xib": xib], built: "Pier.xib")
        #expect(!(try Self.unnamed(loaded).isLeftOut))
    }

    @Test("Without an app, and in a package for others, whatever is public may be used elsewhere")
    func libraries() throws {
        let alone = ["Code.swift": Data(("import SwiftUI\n" + Self.view).utf8)]
        #expect(try Self.unnamed(alone).places.count == 1)
        let manifest = """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Buoys", products: [.library(name: "Buoys", targets: ["Buoys"])],
                targets: [.target(name: "Buoys")])
            """
        let library = [
            "Package.swift": manifest, "Sources/Buoys/Buoy.swift": "import SwiftUI\npublic " + Self.view,
        ]
        let found = try Self.unnamed(Self.project(Self.app, besides: library))
        #expect(found.places == ["Buoy.swift"])
    }
}
