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
}
