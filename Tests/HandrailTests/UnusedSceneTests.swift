import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

@Suite("Scenes of storyboards that nothing in an app brings up")
struct UnusedSceneTests {
    /// An Xcode project that builds an app of two files of code and a storyboard.
    private static let project = """
        // !$*UTF8*$!
        { objects = { F = {isa = PBXFileReference; path = Harbor.swift; sourceTree = "<group>"; };
        E = {isa = PBXFileReference; path = Log.swift; sourceTree = "<group>"; };
        M = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; }; D = {isa = PBXBuildFile; fileRef = E; };
        N = {isa = PBXBuildFile; fileRef = M; };
        S = {isa = PBXSourcesBuildPhase; files = (B, D); };
        P = {isa = PBXResourcesBuildPhase; files = (N); };
        G = {isa = PBXGroup; children = (F, E, M); sourceTree = "<group>"; };
        C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos;
        IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        T = {isa = PBXNativeTarget; name = Harbor; productType = "com.apple.product-type.application";
        buildPhases = (S, P); buildConfigurationList = L; };
        R = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
        }; rootObject = R; }
        """

    /// A storyboard with a scene beside the first, to which no segue leads.
    private static func storyboard(_ identifier: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="c1"><scenes>
        <scene sceneID="s1"><objects>
        <viewController id="c1" customClass="HarborViewController" sceneMemberID="viewController">
        <view key="view" id="v1"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
        <label text="Harbor" id="l1"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
        </subviews></view></viewController></objects></scene>
        <scene sceneID="s2"><objects>
        <viewController storyboardIdentifier="\(identifier)" id="c2" customClass="LogViewController" \
        sceneMemberID="viewController">
        <view key="view" id="v2"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
        <label text="Old log" id="l2"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
        </subviews></view></viewController></objects></scene>
        </scenes></document>
        """
    }

    private func files(_ identifier: String, _ code: String) -> [String: Data] {
        let files = [
            "Harbor/Main.storyboard": Self.storyboard(identifier),
            "Harbor/Harbor.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
                final class HarborViewController: UIViewController {
                    func openLog() { \(code) }
                }
                """,
            "Harbor/Log.swift": """
                import UIKit
                final class LogViewController: UIViewController {
                    static let key = LogViewController.self
                    private let close = UIButton()
                    override func viewDidLoad() { view.addSubview(close) }
                }
                extension LogViewController: UITextFieldDelegate {}
                """,
        ]
        return files.mapValues { Data($0.utf8) }
    }

    private func names(_ identifier: String, _ code: String, inProject: Bool = true) throws -> [String] {
        let project = inProject ? ["Harbor/Harbor.xcodeproj/project.pbxproj": Data(Self.project.utf8)] : [:]
        let all = files(identifier, code).merging(project) { first, _ in first }
        return try TemporaryFolder.inspect(all).screens.map(\.screen.name)
    }

    @Test(
        "A scene is met by nobody where no code has its identifier, and only the class itself the name of its class",
        arguments: ["LogViewController", "log"])
    func askedForByNobody(identifier: String) throws {
        #expect(try names(identifier, "") == ["HarborViewController"])
    }

    @Test("What is left out is said")
    func leftOut() throws {
        let project = ["Harbor/Harbor.xcodeproj/project.pbxproj": Data(Self.project.utf8)]
        let audit = try TemporaryFolder.audit(files("log", "").merging(project) { first, _ in first }, jobs: 1)
        #expect(
            audit.notes.map(\.text.en).contains(
                "Scenes of storyboards that nothing in the app brings up, left out: 1."))
    }

    @Test(
        "Whatever may ask for a scene by its identifier or by its class brings it up",
        arguments: [
            ("log", "storyboard?.instantiateViewController(withIdentifier: \"log\")"),
            ("log", "show(LogViewController.self)"),
            ("LogViewController", "let log: LogViewController = make()"),
            ("LogViewController", "storyboard?.instantiateViewController(withIdentifier: \"LogViewController\")"),
            ("step2", "storyboard?.instantiateViewController(withIdentifier: \"step\\(number)\")"),
            ("old-log", "show(Scenes.oldLog)"),
        ])
    func askedFor(identifier: String, code: String) throws {
        #expect(try names(identifier, code).contains("LogViewController"))
    }

    @Test("Where no project says what the app is built of, others may bring a scene up")
    func withoutProject() throws {
        #expect(try names("LogViewController", "", inProject: false).contains("LogViewController"))
    }

    // MARK: Storyboards that nothing loads

    /// The names of the screens of a project whose storyboard has another name, with more code and a property list.
    private func names(storyboard name: String, _ code: String, list: String = "") throws -> [String] {
        let files = [
            "Harbor/Harbor.xcodeproj/project.pbxproj": Self.project
                .replacing("Main.storyboard", with: "\(name).storyboard")
                .replacing("SDKROOT", with: "INFOPLIST_FILE = Info.plist; SDKROOT"),
            "Harbor/\(name).storyboard": Self.storyboard("oldest"),
            "Harbor/Info.plist": "<plist version=\"1.0\"><dict>\(list)</dict></plist>",
            "Harbor/Harbor.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate { func start() { \(code) } }
                """,
            "Harbor/Log.swift": "import UIKit\nfinal class Log {}\n",
        ]
        return try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) }).screens.map(\.screen.name)
    }

    @Test("A storyboard that neither a list nor code nor another storyboard names is brought up by nobody")
    func neverLoaded() throws {
        #expect(try names(storyboard: "Welcome", "") == [])
        let launch = "<key>UILaunchStoryboardName</key><string>Welcome</string>"
        #expect(try names(storyboard: "Welcome", "", list: launch) == [])
    }

    @Test(
        "Whatever may load a storyboard by its name brings up its first scene",
        arguments: [
            ("Welcome", "UIStoryboard(name: \"Welcome\", bundle: nil)", ""),
            ("Welcome", "show(Storyboards.welcome)", ""),
            ("Welcome", "UIStoryboard(name: \"Wel\\(rest)\", bundle: nil)", ""),
            ("Welcome", "", "<key>UIMainStoryboardFile</key><string>Welcome</string>"),
            (
                "Welcome", "",
                """
                <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
                <key>UIWindowSceneSessionRoleApplication</key><array><dict>
                <key>UISceneStoryboardFile</key><string>Welcome</string></dict></array></dict></dict>
                """
            ),
            ("Main", "", ""),
            ("App", "", ""),
        ])
    func loaded(name: String, code: String, list: String) throws {
        #expect(try names(storyboard: name, code, list: list).contains("HarborViewController"))
    }

    // MARK: Xibs of classes that are only built on

    private static let otherXib = """
        X = {isa = PBXFileReference; path = QuayController.xib; sourceTree = "<group>"; };
        Y = {isa = PBXBuildFile; fileRef = X; };

        """

    /// What is said of xibs in a project with a class, one that is built on it, and a xib for each.
    private func names(making code: String) throws -> [String] {
        func xib(_ name: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)"/>
            <view id="v1"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
            <label text="\(name)" id="l1"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
            </subviews></view></objects></document>
            """
        }
        let files = [
            "Harbor/Harbor.xcodeproj/project.pbxproj": Self.project
                .replacing("Main.storyboard", with: "PierController.xib")
                .replacing("G = {", with: Self.otherXib + "G = {")
                .replacing("files = (N);", with: "files = (N, Y);").replacing("(F, E, M)", with: "(F, E, M, X)"),
            "Harbor/PierController.xib": xib("PierController"),
            "Harbor/QuayController.xib": xib("QuayController"),
            "Harbor/Harbor.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    func start() { show(QuayController()); \(code) }
                }
                """,
            "Harbor/Log.swift": """
                import UIKit
                class PierController: UIViewController {
                    init() { super.init(nibName: String(describing: type(of: self)), bundle: nil) }
                }
                final class QuayController: PierController {}
                func close(_ pier: PierController?) {}
                """,
        ]
        let audit = try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }, jobs: 1)
        return audit.notes.map(\.text.en).filter { $0.hasPrefix("Xibs that nothing") }
    }

    @Test("The xib of a class that is only built on is loaded by nobody, where each other class has its own")
    func onlyBuiltOn() throws {
        #expect(try names(making: "") == ["Xibs that nothing in the app loads, left out: 1."])
        #expect(try names(making: "show(PierController())") == [])
        #expect(try names(making: "load(\"PierController\")") == [])
    }
}
