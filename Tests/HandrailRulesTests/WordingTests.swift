import HandrailModel
import HandrailSource
import Testing

/// One fix is spelled as each framework, language and release has it.
@Suite("How fixes are spelled") struct WordingTests {
    private func fix(_ files: [String: String], of rule: String) throws -> Bilingual {
        try #require(ExampleAudit.audit(files, rules: [rule]).findings.first { $0.rule == rule }).fix
    }

    private static func package(_ platforms: String) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(name: "App", platforms: [\(platforms)], targets: [.target(name: "App", path: ".")])
        """
    }

    private static let password = """
        import UIKit
        final class Screen: UIViewController {
            let code = UITextField()
            override func viewDidLoad() {
                title = "Confirm"
                code.placeholder = "Verification code"
                view.addSubview(code)
            }
        }
        """

    @Test("A modifier of SwiftUI is a property in UIKit, and a note names the value that came later")
    func property() throws {
        let new = try fix(["Screen.swift": Self.password], of: "credential-content-type")
        #expect(new.en == "Add textContentType = .oneTimeCode.")
        #expect(new.ko == "textContentType = .oneTimeCode를 추가하세요.")
        let old = try fix(
            ["Screen.swift": Self.password, "Package.swift": Self.package(".iOS(\"11.0\")")],
            of: "credential-content-type")
        #expect(old.en.hasPrefix("Add textContentType = .oneTimeCode. (.oneTimeCode needs iOS 12, "))
        #expect(old.ko.contains("(.oneTimeCode"))
    }

    private static let stack = """
        import UIKit
        final class Screen: UIViewController {
            override func viewDidLoad() {
                let box = UIView()
                box.accessibilityLabel = "Weather"
                let city = UILabel()
                city.text = "Jeju"
                box.addSubview(city)
                view.addSubview(box)
            }
        }
        """

    @Test("What is asked for is a property that is set in UIKit, and a method that is called in AppKit")
    func request() throws {
        let phone = try fix(["Screen.swift": Self.stack], of: "label-without-element")
        #expect(phone.en.hasPrefix("Set isAccessibilityElement to true on it"))
        #expect(phone.ko.hasPrefix("이 뷰의 isAccessibilityElement를 true로 하거나"))
        let body = """
            let box = NSView()
            box.setAccessibilityLabel("Weather")
            box.addSubview(NSTextField(labelWithString: "Jeju"))
            view.addSubview(box)
            """
        let mac = try #require(MacAudit.findings("label-without-element", in: body).first).fix
        #expect(mac.en.hasPrefix("Call setAccessibilityElement(true) on it"))
        #expect(mac.ko.hasPrefix("이 뷰의 setAccessibilityElement(true)를 호출하거나"))
    }

    @Test("What people press is tapped on a phone and clicked on a Mac")
    func gesture() throws {
        let body = """
            let hero = NSImageView(image: NSImage(named: "hero")!)
            hero.addGestureRecognizer(NSClickGestureRecognizer(target: self, action: #selector(open(_:))))
            view.addSubview(hero)
            """
        let mac = try #require(MacAudit.findings("tap-without-trait", in: body).first)
        #expect(mac.message.en.contains("a click") && mac.message.ko.contains("클릭에 반응"))
        let phone =
            "import SwiftUI\nstruct Screen: View { var body: some View { Image(\"hero\").onTapGesture { open() } } }"
        let finding = try #require(
            ExampleAudit.audit(["Screen.swift": phone], rules: ["tap-without-trait"]).findings.first)
        #expect(finding.message.en.contains("a tap") && finding.message.ko.contains("탭에 반응"))
    }

    private static let button =
        "struct Screen: View { var body: some View { Text(\"Trips\").onTapGesture { open() } } }"

    @Test("A repair is spelled as its fix is, and knows how much it changes", arguments: [(13, true), (14, false)])
    func repair(_ release: Int, _ isOld: Bool) throws {
        let files = [
            "Screen.swift": "import SwiftUI\n" + Self.button, "Package.swift": Self.package(".iOS(\"\(release).0\")"),
        ]
        let finding = try #require(
            ExampleAudit.audit(files, rules: ["tap-without-trait"]).findings.first { $0.rule == "tap-without-trait" })
        let text = isOld ? ".accessibility(addTraits: .isButton)" : ".accessibilityAddTraits(.isButton)"
        #expect(finding.repairs.flatMap(\.edits).map(\.text) == [text])
        #expect(finding.repairs.map(\.safety) == [.mechanical])
        #expect(finding.fix.en.contains(text) && finding.fix.ko.contains(text))
    }
}
