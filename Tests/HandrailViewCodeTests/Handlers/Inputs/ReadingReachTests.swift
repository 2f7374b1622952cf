import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Where touches reach a view beside what is seen of it.
@Suite("Reading UIKit: touches beside a view") struct ReadingReachTests {
    private static func rules(_ body: String = "", members: String = "", others: String = "") throws -> [String] {
        let code = """
            import UIKit
            final class Sheet: UIView {
                private let cross = UIButton(type: .custom)
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    cross.setImage(UIImage(systemName: "xmark"), for: .normal)
                    cross.accessibilityLabel = NSLocalizedString("Close", comment: "")
                    cross.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(cross)
                    NSLayoutConstraint.activate([
                        cross.widthAnchor.constraint(equalToConstant: 20),
                        cross.heightAnchor.constraint(equalToConstant: 20),
                    ])
                    \(body)
                }
                required init?(coder: NSCoder) { nil }
                \(members)
            }
            \(others)
            """
        return try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.map(\.rule)
    }

    private static let inside = """
        point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -12, dy: -12).contains(point)
        }
        """

    @Test("A wider area is no small target")
    func wide() throws {
        #expect(
            try Self.rules("cross.hitTestEdgeInsets = UIEdgeInsets(top: -12, left: -12, bottom: -12, right: -12)")
                .isEmpty)
        #expect(try Self.rules("cross.expandTouchArea(by: 12)").isEmpty)
        #expect(try Self.rules(others: "extension UIButton { open override func \(Self.inside) }").isEmpty)
        let hit = """
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                WIDE ? cross : super.hitTest(point, with: event)
            }
            """
        #expect(
            try Self.rules(
                members: hit.replacingOccurrences(
                    of: "WIDE", with: "cross.frame.insetBy(dx: -12, dy: -12).contains(point)")
            ).isEmpty)
    }

    @Test("A small target stays one where nothing widens it")
    func small() throws {
        #expect(try Self.rules() == ["small-hit-target"])
        #expect(try Self.rules("cross.imageEdgeInsets = .zero") == ["small-hit-target"])
        #expect(try Self.rules(others: "extension UILabel { func \(Self.inside) }") == ["small-hit-target"])
        let through = """
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
            """
        #expect(try Self.rules(members: through) == ["small-hit-target"])
    }

    @Test("A frame that a class hands to its superclass is no height that anybody gives it")
    func placeholders() throws {
        func code(_ placed: String) -> String {
            """
            import UIKit
            final class Chip: UIView {
                private let words = UILabel()
                init() {
                    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
                    words.text = NSLocalizedString("Hello", comment: "")
                    words.font = .preferredFont(forTextStyle: .body)
                    words.adjustsFontForContentSizeCategory = true
                    words.numberOfLines = 0
                    words.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(words)
                    NSLayoutConstraint.activate([
                        words.topAnchor.constraint(equalTo: topAnchor),
                        words.bottomAnchor.constraint(equalTo: bottomAnchor),
                        words.leadingAnchor.constraint(equalTo: leadingAnchor),
                        words.trailingAnchor.constraint(equalTo: trailingAnchor),
                    ])
                    \(placed)
                }
                required init?(coder: NSCoder) { nil }
            }
            """
        }
        #expect(try TemporaryFolder.audit(["Code.swift": Data(code("").utf8)]).findings.isEmpty)
        let rules = try TemporaryFolder.audit([
            "Code.swift": Data(code("heightAnchor.constraint(equalToConstant: 44).isActive = true").utf8)
        ]).findings.map(\.rule)
        #expect(rules == ["fixed-height-around-text"])
    }
}
