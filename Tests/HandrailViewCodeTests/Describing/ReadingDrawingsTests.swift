import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What classes of UIKit and AppKit draw themselves, and what people are told of it.
@Suite("Reading UIKit: drawings") struct ReadingDrawingsTests {
    private static func findings(_ code: String) throws -> [Finding] {
        try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.filter { $0.rule == "undescribed-drawing" }
    }

    /// A view that draws itself with `statements`; `members` stand in its class.
    private static func meter(_ statements: String, members: String = "", base: String = "UIView") -> String {
        """
        import UIKit
        final class Meter: \(base) {
            var values: [CGFloat] = []
            var level = 0
            \(members)
            override func draw(_ rect: CGRect) {
                \(statements)
            }
        }
        """
    }

    @Test(
        "Words that a view draws are not heard",
        arguments: [
            "(\"42 %\" as NSString).draw(at: .zero, withAttributes: nil)",
            "\"\\(level)\".draw(in: rect, withAttributes: [:])",
            "let text = NSAttributedString(string: \"\\(level)\")\ntext.draw(in: rect)",
            "drawLevel(in: rect)",
        ])
    func words(statement: String) throws {
        let code = Self.meter(
            statement,
            members:
                "private func drawLevel(in rect: CGRect) { \"\\(level)\".draw(at: rect.origin, withAttributes: nil) }")
        let finding = try #require(try Self.findings(code).first)
        #expect(finding.outcome == .violation)
        #expect(
            finding.message.en == """
                Meter draws words itself, and VoiceOver is told nothing of them: the view is no accessibility \
                element and has no label.
                """)
        #expect(finding.message.ko == "Meter은(는) 글자를 직접 그리는데 VoiceOver는 이를 알 수 없습니다. 손쉬운 사용 요소가 아니고 레이블도 없기 때문입니다.")
        #expect(finding.fix.en.hasPrefix("Set isAccessibilityElement to true"))
        #expect(finding.fix.ko.hasPrefix("isAccessibilityElement를 true로"))
    }

    @Test(
        "Values that a view draws one by one may have to be heard",
        arguments: [
            "for value in values { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: value)).fill() }",
            "for (index, value) in values.enumerated() { bar(index, value) }",
            "for index in 0..<values.count { bar(index, values[index]) }",
            "if !values.isEmpty { for index in self.values.indices { bar(index, values[index]) } }",
            "values.forEach { bar(0, $0) }",
        ])
    func values(statement: String) throws {
        let code = Self.meter(
            statement,
            members: """
                private func bar(_ index: Int, _ value: CGFloat) {
                    UIBezierPath(rect: CGRect(x: CGFloat(index), y: 0, width: 8, height: value)).fill()
                }
                """)
        let finding = try #require(try Self.findings(code).first)
        #expect(finding.outcome == .review)
        #expect(finding.message.en == "Meter draws its “values” one by one, and VoiceOver is told nothing of them.")
        #expect(finding.message.ko == "Meter은(는) “values”을(를) 하나씩 그리지만 VoiceOver에는 아무것도 알리지 않습니다.")
    }

    @Test(
        "A view that adorns, says something of itself or shows other views is none",
        arguments: [
            Self.meter("UIBezierPath(ovalIn: rect).fill()"),
            Self.meter("UIImage(named: \"badge\")?.draw(in: rect)"),
            Self.meter(
                """
                for index in 0..<level {
                    UIBezierPath(ovalIn: CGRect(x: index * 8, y: 0, width: 4, height: 4)).fill()
                }
                """),
            Self.meter(
                "\"\\(level)\".draw(at: .zero, withAttributes: nil)",
                members: "override var accessibilityLabel: String? { get { \"\\(level)\" } set {} }"),
            Self.meter(
                "\"\\(level)\".draw(at: .zero, withAttributes: nil)",
                members: "override func awakeFromNib() { super.awakeFromNib(); isAccessibilityElement = true }"),
            Self.meter(
                "\"\\(level)\".draw(at: .zero, withAttributes: nil)",
                members: """
                    private let label = UILabel()
                    override func awakeFromNib() {
                        super.awakeFromNib()
                        label.text = "\\(level)"
                        addSubview(label)
                    }
                    """),
            Self.meter("\"\\(level)\".draw(at: .zero, withAttributes: nil)", base: "ChartKitView"),
            Self.meter("super.draw(rect)\n\"\\(level)\".draw(at: .zero, withAttributes: nil)", base: "UILabel"),
        ])
    func others(code: String) throws {
        #expect(try Self.findings(code).isEmpty)
    }

    @Test("A view that is told what it shows where it is used is heard there")
    func toldOutside() throws {
        let code = Self.meter("\"\\(level)\".draw(at: .zero, withAttributes: nil)") + """

            final class Home: UIViewController {
                private let meter = Meter()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    meter.isAccessibilityElement = true
                    meter.accessibilityLabel = "Level"
                    view.addSubview(meter)
                }
            }
            """
        #expect(try Self.findings(code).isEmpty)
    }
}
