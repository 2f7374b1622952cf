import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Looks of texts that code of the project makes far from where they are shown.
@Suite("Attributed texts that the project makes")
struct ReadingMadeTextsTests {
    private static let rules: Set<String> = ["fixed-font-size", "low-text-contrast", "text-below-minimum"]

    private static let makers = """
        enum Look {
            case title, note
            static let fontKey = NSAttributedString.Key.font
            var font: UIFont {
                switch self {
                case .title: return UIFont.systemFont(ofSize: 14)
                case .note: return UIFont.systemFont(ofSize: 13)
                }
            }
            func text(_ words: String) -> NSAttributedString {
                let look = [Look.fontKey: self.font, .foregroundColor: UIColor.gray]
                return NSAttributedString(string: words, attributes: look)
            }
        }
        extension String {
            func small() -> NSAttributedString {
                NSAttributedString(string: self, attributes: [.font: UIFont.systemFont(ofSize: 13),
                    .foregroundColor: UIColor.gray])
            }
            var tiny: NSAttributedString { small() }
            func styled(_ look: Look) -> NSAttributedString { look.text(self) }
        }
        extension NSAttributedString {
            convenience init(small words: String) {
                self.init(string: words, attributes: [.font: UIFont.systemFont(ofSize: 13),
                    .foregroundColor: UIColor.gray])
            }
        }
        """

    /// The rules that a text breaks which a body of code fills in a node on white.
    private func rules(_ body: String, node: String = "ASTextNode", makers: String = makers) throws -> [String] {
        let code = """
            import AsyncDisplayKit
            final class Pier: ASDKViewController<ASDisplayNode> {
                typealias Own = Pier
                private let model = Model()
                private let entry = \(node)()
                static var look: [NSAttributedString.Key: Any] {
                    let style = NSMutableParagraphStyle()
                    style.alignment = .center
                    return [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.gray,
                        .paragraphStyle: style]
                }
                override init() {
                    super.init(node: ASDisplayNode())
                    node.backgroundColor = .white
                    entry.accessibilityLabel = NSLocalizedString("Entry", comment: "")
                    \(body)
                    node.addSubnode(entry)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            \(makers)
            """
        return try TemporaryFolder.audit(["a.swift": Data(code.utf8)], jobs: 1).findings.map(\.rule)
            .filter(Self.rules.contains).sorted()
    }

    @Test("look as functions, properties and initializers of the project say", arguments: [
        "entry.attributedText = Look.note.text(\"Log\")",
        "entry.attributedText = \"Log\".small()",
        "entry.attributedText = \"Log\".tiny",
        "entry.attributedText = model.name.small()",
        "entry.attributedText = \"Log\".styled(.note)",
        "entry.attributedText = NSAttributedString(small: \"Log\")",
        "entry.attributedText = .init(string: \"Log\", attributes: Own.look)",
        """
        entry.attributedText = NSAttributedString(string: "Log", attributes: [
            NSFontAttributeName: UIFont.systemFont(ofSize: 13), NSForegroundColorAttributeName: UIColor.gray])
        """,
    ])
    func made(body: String) throws {
        #expect(try rules(body) == ["fixed-font-size", "low-text-contrast"])
    }

    @Test("look as packages are told that fill them", arguments: [
        "model.name.bind(to: entry.rx.text(Own.look), setNeedsLayout: node).disposed(by: bag)",
        """
        model.name.map { NSAttributedString(string: $0, attributes: Own.look) }
            .bind(to: entry.rx.attributedText).disposed(by: bag)
        """,
        """
        model.name.map { name in
            let words = name.uppercased()
            return words.small()
        }.asDriver().drive(entry.rx.attributedText).disposed(by: bag)
        """,
        "model.name.subscribe(onNext: { [weak self] in self?.entry.attributedText = $0.small() }).disposed(by: bag)",
    ])
    func bound(body: String) throws {
        #expect(try rules(body) == ["fixed-font-size", "low-text-contrast"])
    }

    @Test("are not judged where one of several functions may be meant, or what they give is not known", arguments: [
        "entry.attributedText = model.name.small()",
        "model.name.map { style.text($0) }.bind(to: entry.rx.attributedText).disposed(by: bag)",
        "model.name.bind(to: entry.rx.text(model.look), setNeedsLayout: node).disposed(by: bag)",
    ])
    func open(body: String) throws {
        let other = "protocol Named { func small() -> NSAttributedString }"
        #expect(try rules(body, makers: Self.makers + "\n" + other) == [])
    }

    @Test("grow where the project lets them")
    func growing() throws {
        let makers = """
            extension String {
                func small() -> NSAttributedString {
                    NSAttributedString(string: self, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
                }
            }
            """
        #expect(try rules("entry.attributedText = \"Log\".small()", makers: makers) == [])
    }

    @Test("of fields look as what is typed, and their prompts as what is said of them", arguments: [
        ("entry.typingAttributes = plain(Own.look)", 1),
        ("entry.attributedPlaceholderText = NSAttributedString(string: \"Name\", attributes: Own.look)", 1),
        (
            """
            entry.typingAttributes = plain(Own.look)
            entry.attributedPlaceholderText = "Name".small()
            """, 2
        ),
    ])
    func typed(body: String, fonts: Int) throws {
        let plain = """
            extension Pier {
                func plain(_ look: [NSAttributedString.Key: Any]) -> [String: Any] {
                    var plain: [String: Any] = [:]
                    for (key, value) in look { plain[key.rawValue] = value }
                    return plain
                }
            }
            """
        let found = try rules(body, node: "ASEditableTextNode", makers: Self.makers + plain)
        #expect(found.count { $0 == "fixed-font-size" } == fonts)
    }
}
