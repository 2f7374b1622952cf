import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What packages of reactive programming set on a view is known by the property, and only its value is not.
@Suite("Reactive parts of views") struct ReadingReactivePartsTests {
    private static let rules: Set<String> = ["fixed-font-size", "low-text-contrast", "tap-without-trait"]

    private func findings(_ code: String) throws -> [String] {
        let audit = try TemporaryFolder.audit(["a.swift": Data(code.utf8)], jobs: 1)
        return audit.findings.map(\.rule).filter(Self.rules.contains)
    }

    private func inController(_ setUp: String, more: String = "") throws -> [String] {
        try findings(
            """
            import UIKit
            final class Logbook: UIViewController {
                private let entry = UILabel()
                private let model = LogbookModel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(entry)
                    entry.font = .systemFont(ofSize: 14)
                    \(setUp)
                }
            }
            \(more)
            """)
    }

    @Test("A text that is bound leaves the font as it was set")
    func text() throws {
        #expect(try inController("model.title.bind(to: entry.rx.text)") == ["fixed-font-size"])
        #expect(try inController("model.title.drive(entry.rx.text)") == ["fixed-font-size"])
        #expect(try inController("model.name.drive(entry.rx.accessibilityLabel)") == ["fixed-font-size"])
    }

    private func inNode(_ setUp: String, more: String = "") throws -> [String] {
        try findings(
            """
            import AsyncDisplayKit
            final class EntryNode: ASCellNode {
                typealias Style = EntryNode
                private let photo = ASNetworkImageNode()
                private let entry = ASTextNode()
                init(model: LogbookModel) {
                    super.init()
                    automaticallyManagesSubnodes = true
                    entry.backgroundColor = .white
                    \(setUp)
                }
                override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
                    ASStackLayoutSpec(
                        direction: .vertical, spacing: 8, justifyContent: .start, alignItems: .start,
                        children: [photo, entry])
                }
            }
            \(more)
            """)
    }

    @Test("A text that is bound with attributes has their font and their color")
    func attributes() throws {
        let styles = """
            extension EntryNode {
                static var faint: [NSAttributedString.Key: Any] {
                    let paragraph = NSMutableParagraphStyle()
                    paragraph.alignment = .center
                    return [
                        .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.gray,
                        .paragraphStyle: paragraph,
                    ]
                }
            }
            """
        let wrong = ["fixed-font-size", "low-text-contrast"]
        #expect(try inNode("model.title.bind(to: entry.rx.text(Style.faint))", more: styles).sorted() == wrong)
        #expect(try inNode("model.title.bind(to: entry.rx.text(EntryNode.faint))", more: styles).sorted() == wrong)
        #expect(try inNode("model.title.bind(to: entry.rx.text(model.look))", more: styles) == [])
    }

    @Test("A picture whose taps code hears of is told as one that is tapped")
    func taps() throws {
        #expect(try inNode("photo.rx.tap.bind(to: model.opens)") == ["tap-without-trait"])
        #expect(try inNode("photo.rx.tap(to: model.opens)") == ["tap-without-trait"])
        #expect(
            try inNode(
                """
                photo.rx.tap(to: model.opens)
                photo.isAccessibilityElement = true
                photo.accessibilityTraits = .button
                photo.accessibilityLabel = model.name
                """) == [])
    }
}
