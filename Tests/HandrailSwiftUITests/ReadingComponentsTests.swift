import Foundation
import Handrail
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Views of a package that is not there, of which the project says what they behave like.
@Suite("Reading components") struct ReadingComponentsTests {
    private static let components: [String: DeclaredComponent] = [
        "OurButton": DeclaredComponent(
            kind: .button, arguments: [.label: "title", .symbol: "icon", .action: "onTap", .hint: "detail"]),
        "OurToggle": DeclaredComponent(kind: .toggle, arguments: [.label: "_", .isOn: "state"]),
        "OurHeading": DeclaredComponent(kind: .heading, arguments: [.label: "_"]),
        "OurIcon": DeclaredComponent(kind: .image, arguments: [.image: "name", .label: "alt"]),
        "OurCard": DeclaredComponent(kind: .column, arguments: [.label: "title", .content: "content"]),
        "OurField": DeclaredComponent(kind: .textField, arguments: [.label: "title", .value: "text"]),
        "OurTag": DeclaredComponent(kind: .button, arguments: [.image: "icon", .action: "onTap"]),
    ]

    private func audit(
        _ body: String, rules: RuleChoice = .none, components: [String: DeclaredComponent] = components
    ) throws -> Audit {
        let code = "import SwiftUI\nimport OurKit\nstruct Screen: View {\nvar body: some View {\n\(body)\n}\n}"
        return try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Screen.swift": Data(code.utf8)], into: folder)
            return try Auditor(policy: AuditPolicy(rules: rules, components: components)).audit([folder.path])
        }
    }

    private func stops(_ body: String) throws -> [PerceivedView] {
        let tree = try #require(try audit(body).screens.first { $0.screen.name == "Screen" })
        return Array(tree.stops)
    }

    @Test("A button has its title for a name, its hint, and does what its closure does")
    func button() throws {
        let stops = try stops("OurButton(title: \"Save\", icon: \"star\", detail: \"Keeps it\") { save() }")
        #expect(stops.map(\.casesOfName) == ["Save"])
        #expect(stops[0].element.traits.contains(.button))
        #expect(!stops[0].element.hint.isAbsent)
    }

    @Test("Without the description the same view stays opaque")
    func undescribed() throws {
        let tree = try #require(
            try audit("OurButton(title: \"Save\") { save() }", components: [:]).screens.first)
        #expect(tree.screen.tree.elements.contains { $0.kind == .opaque })
    }

    @Test("A switch, a heading, a picture with words, a field and what a card holds are met as what they are")
    func kinds() throws {
        let stops = try stops(
            """
            OurCard(title: "Trip") {
                OurHeading("Where to")
                OurToggle("Return", state: $isReturn)
                OurIcon(name: "boat", alt: "The ferry")
                OurField(title: "Port", text: $port)
            }
            """)
        #expect(stops.map(\.casesOfName) == ["Trip", "Where to", "Return", "The ferry", "Port"])
        #expect(stops[1].element.traits.contains(.header))
        #expect(stops.map(\.kind) == [.text, .text, .toggle, .image, .textField])
    }

    @Test("A button without a name is told of, and one whose name is not given is left open")
    func names() throws {
        let found = { (body: String) in try audit(body, rules: .named(["unnamed-control"])).findings.count }
        #expect(try found("OurTag(icon: \"ridge\", onTap: close)") == 1)
        #expect(try found("OurButton(icon: \"xmark\", onTap: close)") == 0)
        #expect(try found("OurButton(title: \"Close\", icon: \"xmark\", onTap: close)") == 0)
    }

    @Test("Nothing is said of the size and the color of what is drawn elsewhere")
    func looks() throws {
        let body = """
            OurTag(icon: "ridge", onTap: close).background(Color.black)
            OurHeading("Where to").background(Color.black)
            """
        let rules = ["small-hit-target", "low-text-contrast", "low-symbol-contrast", "fixed-font-size"]
        #expect(try audit("VStack {\n\(body)\n}", rules: .named(rules)).findings.isEmpty)
    }

    @Test("A class of the package behaves like the class of UIKit that its kind stands for")
    func classes() throws {
        let code = """
            import UIKit
            final class PortController: UIViewController {
                private let button = OurTag()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    button.setImage(UIImage(named: "ridge"), for: .normal)
                    button.addTarget(self, action: #selector(close), for: .touchUpInside)
                    view.addSubview(button)
                }
                @objc func close() { dismiss(animated: true) }
            }
            """
        let found = { (components: [String: DeclaredComponent]) in
            try TemporaryFolder.with { folder in
                try TemporaryFolder.write(["Port.swift": Data(code.utf8)], into: folder)
                let policy = AuditPolicy(rules: .named(["unnamed-control"]), components: components)
                return try Auditor(policy: policy).audit([folder.path]).findings.count
            }
        }
        #expect(try found(Self.components) == 1)
        #expect(try found([:]) == 0)
    }
}
