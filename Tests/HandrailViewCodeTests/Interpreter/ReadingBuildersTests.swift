import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// Methods that packages declare and that do nothing but run a closure on the view they are called on.
@Suite("Reading UIKit: methods that run a closure on a view") struct ReadingBuildersTests {
    /// What is found in a screen with members, as `rule line`; the first member stands in line 4.
    private static func findings(_ members: String, _ statements: String = "") throws -> [String] {
        let code = """
            import UIKit
            import Then
            final class Screen: UIViewController {
                \(members)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .white
                    \(statements)
                    view.addSubview(shown)
                }
                @objc private func go() { start() }
            }
            """
        let audit = try TemporaryFolder.audit(["Code.swift": Data(code.utf8)])
        return audit.findings.map { finding in
            let line = audit.file(of: finding.place).lines.position(of: finding.place.range.lower).line
            return "\(finding.rule) \(line)"
        }
    }

    @Test(
        "The closure says all, so that what it does not set is what the framework sets",
        arguments: [
            "private let shown = UILabel().then { $0.text = \"Tides\" }",
            "private let shown: UILabel = .init().then { $0.text = \"Tides\" }",
            "private lazy var shown = UILabel().with { label in label.text = \"Tides\" }",
        ])
    func usualFont(_ member: String) throws {
        #expect(try Self.findings(member) == ["fixed-font-size 4"])
    }

    @Test("A button that gets neither title nor picture there has no name")
    func nameless() throws {
        let member = "private let shown = UIButton().then { $0.layer.cornerRadius = 22; $0.clipsToBounds = true }"
        let action = "shown.addTarget(self, action: #selector(go), for: .touchUpInside)"
        #expect(try Self.findings(member, action) == ["unnamed-control 4"])
        let named = "private let shown = UIButton().then { $0.setTitle(\"Show tides\", for: .normal) }"
        #expect(try Self.findings(named, action) == [])
    }

    @Test("What a method is given that is no closure may be set by it")
    func otherMethods() throws {
        #expect(try Self.findings("private let shown = UILabel().with(Style.note).then { $0.text = \"Tides\" }") == [])
        #expect(try Self.findings("private let shown = UILabel().styled { $0.text = \"Tides\" }") == [])
    }
}
