import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

@Suite("Names of controls that are not written where the control is made")
struct ControlNameTests {
    private func findings(_ rule: String, _ files: [String: String]) throws -> [Finding] {
        try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }, jobs: 1).findings.filter { $0.rule == rule }
    }

    @Test(
        "A title that an interface file sets for a state outlives another configuration",
        arguments: [
            ("<state key=\"normal\" title=\"Set sail\"/>", "go.configuration = .filled()", 0),
            ("<state key=\"normal\" title=\"Set sail\"/>", "go.configuration = UIButton.Configuration.plain()", 0),
            (
                "<state key=\"normal\"/>"
                    + "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Set sail\"/>",
                "go.configuration = .filled()", 1
            ),
            ("<state key=\"normal\"/>", "go.configuration = .filled()", 1),
        ])
    func title(design: String, code: String, count: Int) throws {
        let storyboard = StoryboardScreen.storyboard(
            """
            <button id="b"><rect key="frame" x="0" y="0" width="90" height="44"/>\(design)<connections>
            <action selector="sail:" destination="c1" eventType="touchUpInside" id="a"/></connections></button>
            """,
            controller: "<connections><outlet property=\"go\" destination=\"b\" id=\"o\"/></connections>")
        let controller = """
            import UIKit
            final class HarborViewController: UIViewController {
                @IBOutlet private var go: UIButton!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(code)
                }
                @IBAction func sail(_ sender: Any) {}
            }
            """
        let files = ["Main.storyboard": storyboard, "Harbor.swift": controller]
        #expect(try findings("unnamed-control", files).count == count)
    }

    @Test("A title that code sets for a state outlives another configuration")
    func titleInCode() throws {
        let code = """
            import UIKit
            final class HarborViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let go = UIButton(type: .system)
                    go.setTitle("Set sail", for: .normal)
                    go.configuration = .tinted()
                    go.addTarget(self, action: #selector(sail), for: .touchUpInside)
                    view.addSubview(go)
                }
                @objc private func sail() {}
            }
            """
        #expect(try findings("unnamed-control", ["Harbor.swift": code]).isEmpty)
    }

    private static let theme = """
        import UIKit
        final class Theme {
            static var standard = Theme()
            var pictures = Pictures()
        }
        final class Pictures {
            private static func load(systemName: String) -> UIImage {
                if let symbol = UIImage(systemName: systemName) {
                    return symbol
                }
                return UIImage.placeholder
            }
            private static func load(asset: String) -> UIImage {
                UIImage(named: asset) ?? UIImage.placeholder
            }
            var close: UIImage = load(systemName: "xmark")
            var tide: UIImage = load(asset: "icon_tide_24")
        }
        extension UIImage {
            static var placeholder: UIImage { UIGraphicsImageRenderer(size: .zero).image { _ in } }
        }
        protocol Themed: AnyObject { var theme: Theme { get set } }
        """

    @Test(
        "The symbol that a picture of a theme begins with names what closes",
        arguments: [("theme.pictures.close", 0), ("theme.pictures.tide", 1)])
    func theme(picture: String, violations: Int) throws {
        let made = [
            """
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                image: \(picture), style: .done, target: self, action: #selector(close))
            """,
            """
            let button = UIButton(type: .custom)
            button.setImage(\(picture), for: .normal)
            button.addTarget(self, action: #selector(close), for: .touchUpInside)
            view.addSubview(button)
            """,
        ]
        for statements in made {
            let code = """
                import UIKit
                final class TidesController: UIViewController, Themed {
                    var theme: Theme = .standard
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        \(statements)
                    }
                    @objc private func close() { dismiss(animated: true) }
                }
                """
            let found = try findings("unnamed-control", ["Theme.swift": Self.theme, "Tides.swift": code])
            #expect(found.count { $0.outcome == .violation } == violations, "\(statements)")
            #expect(found.count == violations, "\(statements)")
        }
    }

    @Test("The days of a calendar that lies open say what they are", arguments: [("graphical", 0), ("compact", 1)])
    func calendar(style: String, count: Int) throws {
        let code = """
            import SwiftUI
            struct Departure: View {
                @State private var day = Date()
                var body: some View {
                    VStack {
                        DatePicker("", selection: $day, displayedComponents: .date)
                            .datePickerStyle(.\(style))
                    }
                }
            }
            """
        #expect(try findings("unnamed-control", ["Departure.swift": code]).count == count)
    }

    /// An app of one view with a key that its one table lacks, and whose project names another table as well.
    private static func project(_ table: String) -> [String: String] {
        [
            "A.xcodeproj/project.pbxproj": """
                // !$*UTF8*$!
                { objects = {
                F = {isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
                V = {isa = PBXFileReference; path = "en.lproj/Other.strings"; sourceTree = "<group>"; };
                W = {isa = PBXFileReference; path = \(table); sourceTree = "<group>"; };
                B = {isa = PBXBuildFile; fileRef = F; };
                D = {isa = PBXBuildFile; fileRef = V; };
                E = {isa = PBXBuildFile; fileRef = W; };
                S = {isa = PBXSourcesBuildPhase; files = (B); };
                U = {isa = PBXResourcesBuildPhase; files = (D, E); };
                G = {isa = PBXGroup; children = (F, V, W); sourceTree = "<group>"; };
                C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
                L = {isa = XCConfigurationList; buildConfigurations = (C); };
                T = {isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application";
                buildPhases = (S, U); buildConfigurationList = L; };
                R = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L;
                developmentRegion = en; knownRegions = (en); };
                }; rootObject = R; }
                """,
            "en.lproj/Other.strings": "\"tides.title\" = \"Tides\";",
            "Home.swift": """
                import SwiftUI
                struct Home: View {
                    var body: some View { Button("tides.reload") {} }
                }
                """,
        ]
    }

    @Test(
        "What a table has that the project names and that is not there is not known",
        arguments: [
            ("Localizable.xcstrings", 0), ("Localizable.strings", 0), ("Localizable.stringsdict", 0), ("a.json", 1),
        ])
    func absentTable(table: String, count: Int) throws {
        #expect(try findings("untranslated-key", Self.project(table)).count == count)
    }
}
