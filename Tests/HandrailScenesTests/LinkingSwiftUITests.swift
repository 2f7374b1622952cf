import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// SwiftUI in UIKit, and UIKit in SwiftUI: what one shows of the other is met on the same screen.
@Suite("Linking SwiftUI and UIKit") struct LinkingSwiftUITests {
    static func stops(_ code: String, screen: String) throws -> [String] {
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(code.utf8)])
        let tree = try #require(inspection.screens.first { $0.screen.name == screen })
        return tree.stops.map { $0.element.name.cases.map(\.display).joined(separator: " | ") }
    }

    /// A SwiftUI screen with a text and a representable whose `makeUIView` has a body.
    static func screen(_ body: String, modifiers: String = "", more: String = "") -> String {
        """
        import SwiftUI
        import UIKit
        struct Harbor: View {
            var body: some View {
                VStack {
                    Text("Mole")
                    LeaveButton(title: "Go")\(modifiers)
                }
            }
        }
        struct LeaveButton: UIViewRepresentable {
            let title: String
            func makeUIView(context: Context) -> UIView {
                \(body)
            }
            func updateUIView(_ view: UIView, context: Context) {}
        }
        \(more)
        """
    }

    @Test("A view that a representable makes is met where the representable is used")
    func representable() throws {
        let button = "let button = UIButton(); button.setImage(UIImage(named: \"btn_7\"), for: .normal); "
        #expect(
            try Self.stops(
                Self.screen(button + "button.accessibilityLabel = \"Leave\"; return button"), screen: "Harbor") == [
                    "Mole", "Leave",
                ])
        let findings = try TemporaryFolder.audit(["Code.swift": Data(Self.screen(button + "return button").utf8)])
            .findings
        #expect(findings.map(\.rule).contains("unnamed-control"))
        let named = Self.screen(button + "return button", modifiers: ".accessibilityLabel(\"Leave\")")
        #expect(
            try !TemporaryFolder.audit(["Code.swift": Data(named.utf8)]).findings.map(\.rule).contains(
                "unnamed-control"))
    }

    @Test("A view that its coordinator keeps is met, its name is left open, and its code counts as followed")
    func keptByCoordinator() throws {
        let code = Self.screen(
            """
            let button = UIButton()
            button.setImage(UIImage(named: "btn_7"), for: .normal)
            context.coordinator.button = button
            return button
            """,
            more: """
                final class LeaveCoordinator { var button: UIButton? }
                extension LeaveButton {
                    func makeCoordinator() -> LeaveCoordinator { LeaveCoordinator() }
                }
                """)
        #expect(try Self.stops(code, screen: "Harbor") == ["Mole", "…"])
        let audit = try TemporaryFolder.audit(["Code.swift": Data(code.utf8)])
        #expect(audit.findings.map(\.rule) == [])
        #expect(
            audit.reach.sites.allSatisfy { site in
                if case .notReached = site.account { false } else { true }
            })
    }

    @Test("What is told to mend is in the words of the framework that the place is written in")
    func wording() throws {
        func fixes(_ code: String, _ rule: String = "unnamed-control") throws -> [String] {
            try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.filter { $0.rule == rule }.map(\.fix.en)
        }
        let nameless =
            "let button = UIButton(); button.setImage(UIImage(named: \"btn_7\"), for: .normal); return button"
        let joined = try fixes(Self.screen(nameless))
        #expect(joined.count == 1)
        #expect(joined.allSatisfy { $0.contains("Set its accessibilityLabel") && !$0.contains(".accessibilityLabel(") })
        let small = """
            let button = UIButton()
            button.setTitle("Go", for: .normal)
            button.heightAnchor.constraint(equalToConstant: 20).isActive = true
            return button
            """
        #expect(try fixes(Self.screen(small), "small-hit-target").map { $0.contains("Constrain") } == [true])
        let hosted = """
            import SwiftUI
            import UIKit
            final class PierController: UIViewController {
                func open() {
                    let hosting = UIHostingController(rootView: Button { leave() } label: { Image("btn_8") })
                    present(hosting, animated: true)
                }
            }
            """
        let inside = try fixes(hosted)
        #expect(inside.count == 1)
        #expect(inside.allSatisfy { $0.contains(".accessibilityLabel(") || $0.contains("Label(") })
        let label = """
            let label = UILabel()
            label.text = "Pier"
            label.font = .preferredFont(forTextStyle: .body)
            return label
            """
        #expect(try fixes(Self.screen(label), "font-not-adjusting").count == 1)
    }

    @Test("What a representable is given, and what updates the view, is not known to be missing")
    func updated() throws {
        let code = Self.screen("let label = UILabel(); label.text = title; return label")
        #expect(try Self.stops(code, screen: "Harbor") == ["Mole", "…"])
        let later = Self.screen(
            "let button = UIButton(); button.setImage(UIImage(named: \"btn_7\"), for: .normal); return button"
        )
            .replacing("context: Context) {}", with: "context: Context) { view.accessibilityLabel = title }")
        #expect(try Self.stops(later, screen: "Harbor") == ["Mole", "…"])
    }

    @Test("A class of the project that a representable makes is read")
    func ownClass() throws {
        let more = """
            final class Sign: UIView {
                let label = UILabel()
                required init() {
                    super.init(frame: .zero)
                    label.text = "Pier 4"
                    addSubview(label)
                }
            }
            """
        #expect(try Self.stops(Self.screen("Sign()", more: more), screen: "Harbor") == ["Mole", "Pier 4"])
    }

    @Test("The controller that a representable makes stands in its place, and is no screen besides")
    func ownController() throws {
        func code(_ made: String, more: String = "") -> String {
            """
            import SwiftUI
            import UIKit
            struct Harbor: View {
                var body: some View {
                    VStack {
                        Text("Mole")
                        Buoys()
                    }
                }
            }
            struct Buoys: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> UIViewController { \(made) }
                func updateUIViewController(_ controller: UIViewController, context: Context) {}
            }
            final class BuoysController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let label = UILabel()
                    label.text = "Buoy 7"
                    view.addSubview(label)
                }
            }
            \(more)
            """
        }
        for made in ["BuoysController()", "UINavigationController(rootViewController: BuoysController())"] {
            let screens = try TemporaryFolder.inspect(["Code.swift": Data(code(made).utf8)]).screens
            #expect(screens.map(\.screen.name) == ["Harbor"], "\(made)")
            #expect(screens.first?.stops.map(\.element.name.display) == ["Mole", "Buoy 7"], "\(made)")
        }
        let pushed = """
            final class Start: UIViewController {
                func open() { navigationController?.pushViewController(BuoysController(), animated: true) }
            }
            """
        let both = try TemporaryFolder.inspect(["Code.swift": Data(code("BuoysController()", more: pushed).utf8)])
            .screens
        #expect(Set(both.map(\.screen.name)).isSuperset(of: ["Harbor", "BuoysController"]))
    }

    @Test("A control that the app draws is judged where a representable shows it")
    func drawnControl() throws {
        let more = """
            final class Dial: UIView {
                var turn: () -> Void = {}
                override func draw(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { turn() }
            }
            """
        let findings = try TemporaryFolder.audit(["Code.swift": Data(Self.screen("Dial()", more: more).utf8)]).findings
        #expect(findings.map(\.rule).filter { $0 == "tap-without-trait" }.count == 1)
    }

    @Test("A view that shows nothing to read or act on, or that goes through unknown hands, stays unknown")
    func opaque() throws {
        for body in [
            "UIVisualEffectView(effect: nil)", "MapKitView()",
            "let button = UIButton(); Theme.apply(to: button); return button",
        ] {
            #expect(try Self.stops(Self.screen(body), screen: "Harbor").first == "Mole")
            let findings = try TemporaryFolder.audit(["Code.swift": Data(Self.screen(body).utf8)]).findings
            #expect(!findings.map(\.rule).contains("unnamed-control"))
        }
    }

    @Test("SwiftUI that a cell or a hosting controller shows is judged")
    func hosted() throws {
        let code = """
            import SwiftUI
            import UIKit
            final class PierCell: UITableViewCell {
                func show(_ pier: Pier) {
                    contentConfiguration = UIHostingConfiguration {
                        Button { leave() } label: { Image("btn_7") }
                    }
                }
            }
            final class PierController: UIViewController {
                func open() {
                    let hosting = UIHostingController(rootView: Button { leave() } label: { Image("btn_8") })
                    present(hosting, animated: true)
                }
            }
            """
        let findings = try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings
        #expect(findings.filter { $0.rule == "unnamed-control" }.count == 2)
    }
}
