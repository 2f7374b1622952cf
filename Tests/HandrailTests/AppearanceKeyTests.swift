import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

@Suite("An app whose Info.plist shows it in one appearance")
struct AppearanceKeyTests {
    private static let order = """
        import SwiftUI
        struct Home: View { var body: some View { Text("Your order").foregroundColor(.black) } }
        """

    private func audit(plist: String?, setting: String? = nil, code: String = Self.order) throws -> Audit {
        let list = plist.map { "INFOPLIST_FILE = Info.plist; UNUSED = \"\($0.count)\";" } ?? ""
        let key = setting.map { "INFOPLIST_KEY_UIUserInterfaceStyle = \($0);" } ?? ""
        let project = """
            // !$*UTF8*$!
            { objects = {
            F = {isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
            B = {isa = PBXBuildFile; fileRef = F; };
            S = {isa = PBXSourcesBuildPhase; files = (B); };
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; \(list) \(key)}; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildPhases = (S); buildConfigurationList = L; };
            R = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
            }; rootObject = R; }
            """
        var files = ["App.xcodeproj/project.pbxproj": project, "Home.swift": code]
        if let plist {
            files["Info.plist"] = "<plist><dict><key>UIUserInterfaceStyle</key><string>\(plist)</string></dict></plist>"
        }
        return try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }, jobs: 1)
    }

    private func rules(_ audit: Audit) -> [String] {
        audit.findings.map(\.rule).filter {
            ["literal-text-color", "low-text-contrast", "appearance-forced"].contains($0)
        }
    }

    @Test("has no finding about the other appearance, and one at the key")
    func light() throws {
        let audit = try audit(plist: "Light")
        #expect(rules(audit) == ["appearance-forced"])
        let finding = try #require(audit.findings.first { $0.rule == "appearance-forced" })
        #expect(audit.files[Int(finding.place.file.value)].path == "Info.plist")
        #expect(finding.fix.en.contains("UIUserInterfaceStyle"))
        #expect(finding.fix.ko.contains("UIUserInterfaceStyle"))
    }

    @Test("is known of code that a project is generated of", arguments: ["Light", "Dark", "Automatic"])
    func generated(style: String) throws {
        let manifest = """
            import ProjectDescription
            let project = Project(
                name: "App", targets: [.target(name: "App", infoPlist: .extendingDefault(with: [
                    "UIUserInterfaceStyle": "\(style)",
                ]))])
            """
        let white = """
            import SwiftUI
            struct Home: View {
                var body: some View { Text("Your order").padding().background(Color(red: 1, green: 1, blue: 1)) }
            }
            """
        let files = ["Project.swift": manifest, "Sources/Home.swift": white].mapValues { Data($0.utf8) }
        let found = try rules(TemporaryFolder.audit(files, jobs: 1))
        #expect(found == (style == "Light" ? [] : ["low-text-contrast"]))
    }

    @Test("speaks of the key where the screens are made of views as well")
    func keyOfViews() throws {
        let code = """
            import UIKit
            final class Home: UIViewController {
                override func viewDidLoad() {
                    let order = UILabel()
                    order.text = "Your order"
                    view.addSubview(order)
                }
            }
            """
        let audit = try audit(plist: "Light", code: code)
        let finding = try #require(audit.findings.first { $0.rule == "appearance-forced" })
        #expect(finding.fix.en.contains("UIUserInterfaceStyle from the Info.plist"))
        #expect(finding.fix.ko.contains("Info.plist"))
    }

    @Test("or the build settings, where no finding has a place")
    func setting() throws {
        #expect(try rules(audit(plist: nil, setting: "Light")).isEmpty)
        #expect(try rules(audit(plist: nil)) == ["literal-text-color"])
    }

    @Test("is judged in both where the key leaves it to people")
    func automatic() throws {
        #expect(try rules(audit(plist: "Automatic")) == ["literal-text-color"])
    }

    @Test("holds for views of UIKit too")
    func views() throws {
        let terms = """
            import UIKit
            final class Terms: UIViewController {
                private let note = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    note.text = "Terms"
                    note.textColor = .black
                    view.addSubview(note)
                }
            }
            """
        #expect(try rules(audit(plist: "Light", code: terms)) == ["appearance-forced"])
        #expect(try rules(audit(plist: nil, code: terms)) == ["low-text-contrast"])
    }
}
