import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// An attributed string brings its font and its color along: what the view was given before is not seen.
@Suite("Attributed texts set in code")
struct ReadingAttributedTextTests {
    private static let rules: Set<String> = ["fixed-font-size", "low-text-contrast"]

    private func rules(
        _ body: String, view: String = "UILabel", member: String = "", makers: String = ""
    ) throws -> [String] {
        let code = """
            import UIKit
            final class Logbook: UIViewController {
                private let entry = \(view)()
                var details: NSAttributedString?
                \(member)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(entry)
                    entry.accessibilityLabel = "Entry"
                    entry.adjustsFontForContentSizeCategory = true
                    \(body)
                }
            }
            \(makers)
            """
        let audit = try TemporaryFolder.audit(["a.swift": Data(code.utf8)], jobs: 1)
        return audit.findings.map(\.rule).filter(Self.rules.contains)
    }

    @Test("take the place of font and color", arguments: [
        "entry.attributedText = details",
        "let words = NSMutableAttributedString()\nwords.append(details!)\nentry.attributedText = words",
        "entry.attributedText = NSAttributedString(string: \"Log\", attributes: look())",
        """
        entry.attributedText = NSAttributedString(string: "Log", attributes: [
            .font: UIFont.preferredFont(forTextStyle: .headline), .foregroundColor: UIColor.label])
        """,
    ])
    func replace(text: String) throws {
        let before = "entry.font = .systemFont(ofSize: 14)\nentry.textColor = .label\n"
        #expect(try rules(before + text) == [])
        #expect(
            try rules(before + "entry.backgroundColor = .white\nentry.attributedText = details", view: "UITextView")
                == [])
    }

    @Test("leave the font where they say none, or where plain text is shown too", arguments: [
        "entry.attributedText = NSAttributedString(string: \"Log\", attributes: [.kern: 1])",
        "if let details { entry.attributedText = details } else { entry.text = \"None\" }",
        "entry.text = \"Log\"",
    ])
    func leave(text: String) throws {
        #expect(try rules("entry.font = .systemFont(ofSize: 14)\n" + text) == ["fixed-font-size"])
    }

    @Test("are judged by the font they say")
    func own() throws {
        let text = """
            entry.attributedText = NSAttributedString(
                string: "Log", attributes: [.font: UIFont.systemFont(ofSize: 14)])
            """
        #expect(try rules("entry.font = .preferredFont(forTextStyle: .body)\n" + text) == ["fixed-font-size"])
    }

    @Test("are judged by the font that functions and closures of the project give them", arguments: [
        "entry.attributedText = small(\"Log\")", "entry.attributedText = .noted(\"Log\", 12)",
        "entry.attributedText = NSAttributedString.noted(\"Log\", 12)",
        "entry.attributedText = NSAttributedString(string: \"Log\", attributes: look())",
        "entry.attributedText = NSAttributedString(string: \"Log\", attributes: migrated())",
    ])
    func made(text: String) throws {
        let makers = """
            extension NSAttributedString {
                static func noted(_ words: String?, _ size: CGFloat) -> NSAttributedString? {
                    guard let words = words else { return nil }
                    let look: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: size)]
                    let noted = NSMutableAttributedString(string: words, attributes: look)
                    return noted
                }
            }
            extension Logbook {
                func small(_ words: String) -> NSAttributedString {
                    NSAttributedString(string: words, attributes: [.font: UIFont.systemFont(ofSize: 13)])
                }
                func migrated() -> [NSAttributedString.Key: Any]? {
                    let look = [convertFromNSAttributedStringKey(.font): UIFont.systemFont(ofSize: 9)]
                    return convertToOptionalNSAttributedStringKeyDictionary(look)
                }
            }
            """
        let member = "private var look = { return [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 11)] }"
        #expect(try rules(text, member: member, makers: makers) == ["fixed-font-size"])
    }

    @Test("are not judged by what functions give them that go on changing it, or give one of several", arguments: [
        """
        func made(_ words: String) -> NSAttributedString {
            let made = NSMutableAttributedString(string: words, attributes: [.font: UIFont.systemFont(ofSize: 9)])
            made.addAttributes(style, range: NSRange(location: 0, length: 3))
            return made
        }
        """,
        """
        func made(_ words: String) -> NSAttributedString {
            if isLarge { return NSAttributedString(string: words, attributes: style) }
            return NSAttributedString(string: words, attributes: [.font: UIFont.systemFont(ofSize: 9)])
        }
        """,
    ])
    func madeOtherwise(maker: String) throws {
        #expect(try rules("entry.attributedText = made(\"Log\")", makers: "extension Logbook { \(maker) }") == [])
    }

    @Test("take the place of what an interface file says", arguments: [true, false])
    func files(isAttributed: Bool) throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
            targetRuntime="iOS.CocoaTouch">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Logbook">
                        <connections>
                            <outlet property="view" destination="v" id="a1"/>
                            <outlet property="note" destination="n" id="a2"/>
                        </connections>
                    </placeholder>
                    <view contentMode="scaleToFill" id="v">
                        <subviews>
                            <textView editable="NO" text="Words" translatesAutoresizingMaskIntoConstraints="NO" id="n">
                                <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                                <color key="textColor" systemColor="labelColor"/>
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                            </textView>
                        </subviews>
                    </view>
                </objects>
            </document>
            """
        let code = """
            import UIKit
            final class Logbook: UIViewController {
                @IBOutlet private var note: UITextView!
                var details: NSAttributedString?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.accessibilityLabel = "Note"
                    note.\(isAttributed ? "attributedText = details" : "text = \"Calm\"")
                }
            }
            """
        let audit = try TemporaryFolder.audit(["Logbook.xib": Data(xib.utf8), "a.swift": Data(code.utf8)], jobs: 1)
        let found = Set(audit.findings.map(\.rule)).intersection(Self.rules)
        #expect(found == (isAttributed ? [] : Self.rules))
    }

    @Test("are judged by the font that a case of an enum or a constant of a type gives them", arguments: [
        "entry.attributedText = Style.note.words(\"Log\")",
        "entry.attributedText = NSAttributedString(string: \"Log\", attributes: Style.note.look)",
        "entry.attributedText = NSAttributedString(string: \"Log\", attributes: Looks.note)",
        "entry.attributedText = NSAttributedString(string: \"Log\", attributes: Looks().own)",
    ])
    func madeByTypes(text: String) throws {
        let makers = """
            enum Style {
                case note, heading
                private static let fontKey = NSAttributedString.Key.font
                var font: UIFont {
                    switch self {
                    case .note: return .systemFont(ofSize: 12)
                    case .heading: return .preferredFont(forTextStyle: .headline)
                    }
                }
                var look: [NSAttributedString.Key: Any] { [.font: font] }
                func words(_ text: String) -> NSAttributedString {
                    let look = [Style.fontKey: self.font]
                    return NSAttributedString(string: text, attributes: look)
                }
            }
            struct Looks {
                static var note: [NSAttributedString.Key: Any] {
                    let paragraph = NSMutableParagraphStyle()
                    paragraph.alignment = .center
                    return [.font: UIFont.systemFont(ofSize: 12), .paragraphStyle: paragraph]
                }
                let size: CGFloat = 12
                var own: [NSAttributedString.Key: Any] { [.font: UIFont.systemFont(ofSize: size)] }
            }
            """
        #expect(try rules(text, makers: makers) == ["fixed-font-size"])
        guard text.contains("Style") else { return }
        #expect(try rules(text.replacing(".note", with: ".heading"), makers: makers) == [])
    }
}
