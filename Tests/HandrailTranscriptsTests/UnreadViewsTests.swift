import Foundation
import HandrailModel
import HandrailSimulation
import HandrailTestSupport
import Testing

/// Views of UIKit and AppKit of which nothing is known: each is there, as something that cannot be looked into.
@Suite("Views that cannot be read are not left out") struct UnreadViewsTests {
    /// The types of what cannot be looked into, in order, on the screen of a controller.
    private func opaque(_ code: String, importing framework: String = "UIKit") throws -> [String] {
        let source = "import \(framework)\nimport KelpKit\n" + code
        let audit = try TemporaryFolder.inspect(["Code.swift": Data(source.utf8)])
        let tree = try #require(audit.screens.first { $0.screen.name == "Pier" }).screen.tree
        return tree.elements.indices.map { tree[$0] }.filter { $0.kind == .opaque }.map { element in
            if case .type(let name) = element.content { name } else { "" }
        }
    }

    @Test(
        "whichever way they are put among others",
        arguments: [
            "view.addSubview(KelpGauge(level: 3))", "let gauge = KelpGauge(level: 3); view.addSubview(gauge)",
            "let stack = UIStackView(arrangedSubviews: [KelpGauge(level: 3), UILabel()]); view.addSubview(stack)",
            "let stack = UIStackView(); view.addSubview(stack); stack.addArrangedSubview(KelpGauge(level: 3))",
            "let row = UIStackView(); view.addSubview(row); row.insertArrangedSubview(KelpGauge(level: 3), at: 0)",
            "view = KelpGauge(level: 3)", "[UILabel(), KelpGauge(level: 3)].forEach(view.addSubview)",
            "[UILabel(), KelpGauge(level: 3)].forEach { view.addSubview($0) }", "show(KelpGauge(level: 3))",
        ])
    func ways(statement: String) throws {
        let code = """
            final class Pier: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(statement)
                }
                private func show(_ part: UIView) { view.addSubview(part) }
            }
            """
        #expect(try opaque(code) == ["KelpGauge"])
    }

    @Test("and those that properties hold")
    func properties() throws {
        let code = """
            final class Pier: UIViewController {
                private let gauge = KelpGauge(level: 3)
                private let chart: KelpChart = .make()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(gauge)
                    view.addSubview(self.chart)
                }
            }
            """
        #expect(try opaque(code) == ["KelpGauge", "KelpChart"])
    }

    @Test("on a Mac as well")
    func mac() throws {
        let code = """
            final class Pier: NSViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(KelpGauge(level: 3))
                }
            }
            """
        #expect(try opaque(code, importing: "AppKit") == ["KelpGauge"])
    }

    @Test("but nothing stands for what is no view, or for what only others hand over")
    func others() throws {
        let code = """
            final class Pier: UIViewController {
                private let caption = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(caption)
                    addSelf(to: caption)
                }
                func embed(_ part: UIView) { view.addSubview(part) }
                private func addSelf(to label: UILabel) { view.addSubview(label) }
            }
            """
        #expect(try opaque(code).isEmpty)
    }

    @Test("A name that it is given stays on it")
    func named() throws {
        let source = """
            import UIKit
            import KelpKit
            final class Pier: UIViewController {
                private let gauge = KelpGauge(level: 3)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    gauge.isAccessibilityElement = true
                    gauge.accessibilityLabel = "Tide"
                    view.addSubview(gauge)
                }
            }
            """
        let audit = try TemporaryFolder.inspect(["Code.swift": Data(source.utf8)])
        let tree = try #require(audit.screens.first { $0.screen.name == "Pier" })
        #expect(AccessibilityScreen(tree).tour().stops.map { $0.utterance.line(.english) } == ["Tide."])
    }
}
