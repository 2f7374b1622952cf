import Handrail
import HandrailModel
import HandrailRules
import Testing

/// Fixes for classes of UIKit and for interface files do not ask for modifiers of SwiftUI.
@Suite struct ViewWordingTests {
    @Test("No fix for an example in UIKit or in an interface file names a modifier")
    func examples() throws {
        for rule in Rulebook.all {
            for (number, example) in rule.info.examples.enumerated() where Self.isView(example) {
                let name = example.fileName
                let marked = example.files.merging([name: example.file]) { _, new in new }
                let files = marked.mapValues { $0.replacing("↓", with: "") }
                for finding in try ExampleAudit.audit(files, rules: [rule.info.id]).findings
                where finding.rule == rule.info.id {
                    for text in [finding.fix.en, finding.fix.ko] {
                        #expect(!Self.namesModifier(text), "\(rule.info.id) \(number + 1): \(text)")
                    }
                }
            }
        }
    }

    private static func isView(_ example: RuleExample) -> Bool {
        switch example.expectation {
        case .violation, .review:
            example.isInterface || example.code.contains("UIView") || example.code.contains("UIControl")
        case .silent, .nearMiss: false
        }
    }

    /// Whether a text has `.name(` behind a blank, or a wrapper of SwiftUI.
    private static func namesModifier(_ text: String) -> Bool {
        if text.contains("@Environment") || text.contains("@ScaledMetric") { return true }
        var rest = text[...]
        while let dot = rest.firstIndex(of: ".") {
            let isFree = dot == text.startIndex || text[text.index(before: dot)] == " "
            rest = rest[rest.index(after: dot)...]
            let name = rest.prefix { $0.isLetter }
            if isFree, name.first?.isLowercase == true, rest.dropFirst(name.count).first == "(" { return true }
        }
        return false
    }

    @Test("What only sets a property is spelled as an assignment, and what UIKit calls differently by its name there")
    func spelling() throws {
        let fields = """
            import UIKit
            final class Screen: UIViewController {
                let password = UITextField()
                override func viewDidLoad() {
                    title = "Sign in"
                    password.placeholder = "Password"
                    password.isSecureTextEntry = true
                    view.addSubview(password)
                }
            }
            """
        let found = try ExampleAudit.audit(["Screen.swift": fields], rules: ["credential-content-type"]).findings
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.fix.en.contains("textContentType = .password") })
        #expect(found.allSatisfy { $0.fix.ko.contains("textContentType = .password") })
    }
}
