import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// What loops do to the views that they go through.
@Suite("Reading UIKit: loops over several things at once") struct ReadingLoopsTests {
    /// A view with two picture buttons, `body` after they were put into it.
    private static func unnamed(_ body: String, in others: String = "") throws -> Int {
        let code = """
            import UIKit
            final class Bar: UIView {
                private let a = UIButton(type: .custom)
                private let b = UIButton(type: .custom)
                private lazy var both = [a, b]
                private lazy var keyed: [String: UIButton] = ["a": a, "b": b]
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    a.setImage(UIImage(named: "gg"), for: .normal)
                    b.setImage(UIImage(named: "hh"), for: .normal)
                    addSubview(a)
                    addSubview(b)
                    let words = [NSLocalizedString("First", comment: ""), NSLocalizedString("Second", comment: "")]
                    \(body)
                }
                required init?(coder: NSCoder) { nil }
            }
            \(others)
            """
        return try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.count {
            $0.rule == "unnamed-control"
        }
    }

    @Test(
        "A name that a loop gives is a name",
        arguments: [
            "for (button, text) in [(a, words[0]), (b, words[1])] { button.accessibilityLabel = text }",
            """
            let pairs = [(a, words[0]), (b, words[1])]
            for (button, text) in pairs { button.accessibilityLabel = text }
            """,
            "for pair in [(a, words[0]), (b, words[1])] { pair.0.accessibilityLabel = pair.1 }",
            """
            [(button: a, text: words[0]), (button: b, text: words[1])].forEach {
                $0.button.accessibilityLabel = $0.text
            }
            """,
            "[(a, words[0]), (b, words[1])].forEach { button, text in button.accessibilityLabel = text }",
            "zip([a, b], words).forEach { button, text in button.accessibilityLabel = text }",
            "zip(both, words).forEach { $0.accessibilityLabel = $1 }",
            "zip(words, both).forEach { $1.accessibilityLabel = $0 }",
            "for (button, text) in zip(both, words) { button.accessibilityLabel = text }",
            """
            for (i, (button, text)) in zip(both, words).enumerated() {
                button.accessibilityLabel = text
                button.tag = i
            }
            """,
            "for (i, button) in both.enumerated() { button.accessibilityLabel = words[i] }",
            "both.enumerated().forEach { $1.accessibilityLabel = words[$0] }",
            "both.enumerated().forEach { $0.element.accessibilityLabel = words[$0.offset] }",
            "for (key, button) in keyed { button.accessibilityLabel = NSLocalizedString(key, comment: \"\") }",
            "keyed.values.forEach { $0.accessibilityLabel = words[0] }",
            "keyed.forEach { $0.value.accessibilityLabel = words[0] }",
            "for case let button as UIButton in subviews { button.accessibilityLabel = words[0] }",
            "both.first?.accessibilityLabel = words[0]; both.last?.accessibilityLabel = words[1]",
            "(a.accessibilityLabel, b.accessibilityLabel) = (words[0], words[1])",
            "let (one, other) = (a, b); one.accessibilityLabel = words[0]; other.accessibilityLabel = words[1]",
            "zip(both, words).forEach(name)",
        ])
    func named(_ body: String) throws {
        #expect(try Self.unnamed(body) == 0)
    }

    @Test(
        "What else a loop sets is no name",
        arguments: [
            "", "for (i, button) in both.enumerated() { button.tag = i }",
            "zip(both, words).forEach { button, text in button.tag = 1 }",
            "for (button, side) in [(a, 44), (b, 48)] { button.alpha = 1 }",
            "for case let label as UILabel in subviews { label.accessibilityLabel = words[0] }",
        ])
    func unnamed(_ body: String) throws {
        #expect(try Self.unnamed(body) == 2)
    }

    @Test("The one at an end of a list is only that one")
    func ends() throws {
        #expect(try Self.unnamed("both.first?.accessibilityLabel = words[0]") == 1)
    }

    @Test("A method that a protocol brings to a class of the framework is followed")
    func conformance() throws {
        let named = "extension Named where Self: UIView { func named(_ text: String) { accessibilityLabel = text } }"
        let calls = "a.named(words[0]); b.named(words[1])"
        #expect(try Self.unnamed(calls, in: "protocol Named {}\nextension UIView: Named {}\n" + named) == 0)
        #expect(
            try Self.unnamed(
                calls,
                in: "protocol Named {}\nextension UIView: Named {}\nextension Named { func named(_ text: String) {} }")
                == 2)
    }

    @Test("What is watched of a button is no name, what is bound to its name is one")
    func watched() throws {
        #expect(try Self.unnamed("a.rx.tap.bind(to: tapped).disposed(by: bag); words.bind(to: b.rx.isEnabled)") == 2)
        #expect(
            try Self.unnamed("a.rx.controlEvent(.touchDown).subscribe(onNext: { _ in }); words.bind(to: b.rx.title())")
                == 1)
        #expect(try Self.unnamed("words.drive(a.rx.accessibilityLabel); words.drive(b.rx.model)") == 0)
        let own = """
            extension Reactive where Base: UIButton { var isLoud: Binder<Bool> { Binder(base) { $0.show($1) } } }
            """
        #expect(try Self.unnamed("words.drive(a.rx.isLoud)", in: own) == 1)
    }

    @Test(
        """
        What a loop does to a list that is filled somewhere else is done to what it is filled with, and to \
        nothing besides
        """)
    func filledLists() throws {
        func buttons(_ loop: String) throws -> [String] {
            let code = """
                import UIKit
                final class Bar: UIView {
                    private var buttons: [UIButton] = []
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        style()
                        for index in 0..<3 {
                            let button = UIButton(type: .custom)
                            button.setImage(UIImage(named: "dot"), for: .normal)
                            button.tag = index
                            buttons.append(button)
                            addSubview(button)
                        }
                    }
                    required init?(coder: NSCoder) { nil }
                    private func style() { \(loop) }
                }
                """
            let screens = try TemporaryFolder.inspect(["Code.swift": Data(code.utf8)]).screens
            return screens.flatMap { $0.dump.split(separator: "\n") }.filter { $0.contains("element button") }.map(
                String.init)
        }
        let dimmed = try buttons("for (index, button) in buttons.enumerated() { button.alpha = index == 0 ? 1 : 0.5 }")
        #expect(dimmed.count == 1 && dimmed.first?.contains("\"dot\"") == true)
        let named = try buttons("for button in buttons { button.accessibilityLabel = \"Dot\" }")
        #expect(named.count == 1 && named.first?.contains("\"Dot\"") == true)
    }
}
