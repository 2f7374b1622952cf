import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Switches that are kept from assistive technologies, and numbers that stand for the bars and text sizes of a system.
@Suite("Reading UIKit: switches out of reach, names of numbers") struct ReadingLostSwitchesTests {
    private func findings(_ setUp: String, _ rule: String) throws -> [Finding] {
        let code = """
            import UIKit
            final class SoundController: UIViewController {
                private let panel = UIView()
                private let name = UILabel()
                private let sound = UISwitch()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    name.text = NSLocalizedString("Sound", comment: "")
                    panel.addSubview(name)
                    panel.addSubview(sound)
                    view.addSubview(panel)
                    \(setUp)
                }
            }
            """
        return try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.filter { $0.rule == rule }
    }

    @Test(
        "A switch is a control that can be lost, though there are no words in it",
        arguments: [
            ("sound.isAccessibilityElement = false", 1),
            ("panel.isAccessibilityElement = true; panel.accessibilityLabel = \"Sound\"", 1),
            ("panel.accessibilityElementsHidden = true", 1), ("sound.accessibilityLabel = \"Sound\"", 0),
        ])
    func lostSwitch(setUp: String, expected: Int) throws {
        #expect(try findings(setUp, "hidden-control").count == expected)
    }

    @Test("Where one element takes the place of one switch, its row may turn it")
    func rowOfSwitch() throws {
        let found = try findings(
            "panel.isAccessibilityElement = true; panel.accessibilityLabel = \"Sound\"", "hidden-control")
        #expect(found.map(\.outcome) == [.review])
    }

    @Test(
        "A font of one of the system's sizes is a font of that size",
        arguments: [
            ("systemFontSize", "14"), ("labelFontSize", "17"), ("buttonFontSize", "18"), ("smallSystemFontSize", "12"),
        ])
    func systemSizes(member: String, points: String) throws {
        let found = try findings("name.font = .systemFont(ofSize: UIFont.\(member))", "fixed-font-size")
        #expect(found.map { $0.message.en.contains("\(points) pt") } == [true])
    }
}
