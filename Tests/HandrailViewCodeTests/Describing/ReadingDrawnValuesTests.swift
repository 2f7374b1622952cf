import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Values that classes draw: rings, arcs, rows of stars.
@Suite("Reading UIKit: values that are drawn") struct ReadingDrawnValuesTests {
    private static func rules(_ type: String, shown: String = "Gauge()") throws -> [String] {
        let code = """
            import UIKit
            final class Detail: UIViewController {
                private let gauge = \(shown)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Detail"
                    view.addSubview(gauge)
                }
            }
            \(type)
            """
        return try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.map(\.rule)
            .filter { ["undescribed-drawing", "element-value-missing"].contains($0) }
    }

    @Test(
        "A ring drawn as far as a property says",
        arguments: [
            "var progress: CGFloat = 0 { didSet { ring.strokeEnd = progress } }",
            """
            func set(progress: Float) {
                UIView.animate(withDuration: 0.3) { self.ring.strokeEnd = CGFloat(progress) }
            }
            """,
            """
            var fraction = 0.5 { didSet { setNeedsDisplay() } }
            override func draw(_ rect: CGRect) {
                UIBezierPath(
                    arcCenter: center, radius: 20, startAngle: 0, endAngle: .pi * 2 * fraction,
                    clockwise: true
                ).stroke()
            }
            """,
        ])
    func ring(_ members: String) throws {
        #expect(
            try Self.rules("final class Gauge: UIView { private let ring = CAShapeLayer()\n\(members) }") == [
                "undescribed-drawing"
            ])
    }

    @Test(
        "is silent where it spins, or where its class or a text beside it says the value",
        arguments: [
            "var phase: CGFloat = 0 { didSet { ring.strokeEnd = phase } }", "func finish() { ring.strokeEnd = 1 }",
            "var progress: CGFloat = 0 { didSet { ring.strokeEnd = progress; accessibilityValue = \"\\(progress)\" } }",
            """
            let words = UILabel()
            var progress: CGFloat = 0 {
                didSet {
                    ring.strokeEnd = progress
                    words.text = "\\(progress)"
                }
            }
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(words)
            }
            """,
        ])
    func told(_ members: String) throws {
        #expect(try Self.rules("final class Gauge: UIView { private let ring = CAShapeLayer()\n\(members) }").isEmpty)
    }

    private static func stars(_ more: String = "", filled: String = "star.fill") -> String {
        """
        final class Gauge: UIView {
            private let first = UIImageView()
            private let second = UIImageView()
            private let third = UIImageView()
            var rating = 0 {
                didSet {
                    first.image = UIImage(systemName: rating > 0 ? "\(filled)" : "star")
                    second.image = UIImage(systemName: rating > 1 ? "\(filled)" : "star")
                    third.image = UIImage(systemName: rating > 2 ? "\(filled)" : "star")
                    \(more)
                }
            }
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(first)
                addSubview(second)
                addSubview(third)
            }
        }
        """
    }

    @Test("A row of stars of which some are filled")
    func rating() throws {
        #expect(try Self.rules(Self.stars()) == ["element-value-missing"])
        #expect(try Self.rules(Self.stars("accessibilityValue = \"\\(rating)\"")).isEmpty)
        #expect(try Self.rules(Self.stars(filled: "moon")).isEmpty)
    }
}
