import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// SwiftUI views that controllers and cells of UIKit show stand on their screens, where they are put.
@Suite("Hosting SwiftUI in UIKit") struct HostingSwiftUITests {
    /// The stops of each screen, by its name.
    private static func screens(_ code: String) throws -> [String: [String]] {
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(code.utf8)])
        return Dictionary(
            inspection.screens.map { tree in
                (tree.screen.name, tree.stops.map { $0.element.name.cases.map(\.display).joined(separator: " | ") })
            }, uniquingKeysWith: { $0 + $1 })
    }

    /// A controller with two labels, between which `body` puts what it shows of SwiftUI.
    private static func pier(_ body: String, members: String = "", more: String = "") -> String {
        """
        import SwiftUI
        import UIKit
        struct Tide: View {
            var title = "Tide"
            @State private var isShown = false
            var body: some View {
                VStack {
                    Text(title)
                    Button { leave() } label: { Image("btn_8") }
                }
                .sheet(isPresented: $isShown) { Text("Chart") }
            }
        }
        final class PierController: UIViewController {
            private let first = UILabel()
            private let last = UILabel()
            private let stack = UIStackView()
            \(members)
            override func viewDidLoad() {
                super.viewDidLoad()
                first.text = "Pier"
                last.text = "Mole"
                view.addSubview(first)
                \(body)
                view.addSubview(last)
            }
        }
        \(more)
        """
    }

    private static let helper = """
        extension UIViewController {
            func embed<Content: View>(_ content: Content, in container: UIView? = nil) {
                let child = UIHostingController(rootView: content)
                addChild(child)
                (container ?? view).addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        """

    @Test(
        "A view that a controller takes in is met where it lies, and is no screen besides",
        arguments: [
            pier(
                """
                let host = UIHostingController(rootView: Tide())
                addChild(host)
                view.addSubview(host.view)
                host.didMove(toParent: self)
                """),
            pier(
                """
                let host = UIHostingController<Tide>(rootView: Tide())
                addChild(host)
                let shown = host.view!
                shown.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(shown)
                """),
            pier(
                "addChild(host); view.insertSubview(host.view, at: 1)",
                members: "private let host = UIHostingController(rootView: Tide())"),
            pier(
                "addChild(host); view.addSubview(host.view)",
                members:
                    "private lazy var host: UIHostingController<Tide> = { UIHostingController(rootView: Tide()) }()"),
            pier(
                "fill()",
                members: """
                    private var host: UIHostingController<Tide>?
                    private func fill() {
                        let made = UIHostingController(rootView: Tide())
                        host = made
                        addChild(made)
                        view.addSubview(host!.view)
                    }
                    """),
            pier(
                "let host = make(); addChild(host); view.addSubview(host.view)",
                members: "private func make() -> UIViewController { UIHostingController(rootView: Tide()) }"),
            pier(
                """
                let host = UIHostingController(rootView: AnyView(Tide()))
                addChild(host)
                view.addSubview(stack)
                stack.addArrangedSubview(host.view)
                """),
            pier(
                """
                let tide = Tide()
                let host = UIHostingController(rootView: tide)
                addChild(host)
                view.addSubview(host.view)
                """),
            pier("embed(Tide())", more: helper),
            pier("embed(Tide(), in: view)", more: helper),
            pier(
                "let host = TideController(); addChild(host); view.addSubview(host.view)",
                more: """
                    final class TideController: UIHostingController<Tide> {
                        init() { super.init(rootView: Tide()) }
                        @MainActor required dynamic init?(coder: NSCoder) { fatalError() }
                    }
                    """),
        ])
    func embedded(code: String) throws {
        let screens = try Self.screens(code)
        #expect(screens["PierController"] == ["Pier", "Tide", "btn_8", "Mole"])
        #expect(screens["Tide"]?.contains("btn_8") != true)
        let findings = try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.filter {
            $0.rule == "unnamed-control"
        }
        #expect(findings.count == 1)
        #expect(
            findings.allSatisfy { $0.fix.en.contains(".accessibilityLabel(") || $0.fix.en.contains("Label(") },
            "Mended in SwiftUI")
    }

    @Test("Two views that one function takes in are told apart")
    func severalOfOne() throws {
        let code = Self.pier("embed(Tide(title: \"Ebb\"))\nembed(Tide(title: \"Flood\"))", more: Self.helper)
        #expect(try Self.screens(code)["PierController"] == ["Pier", "Ebb", "btn_8", "Flood", "btn_8", "Mole"])
    }

    @Test("What a view brings up that a controller takes in is a screen still")
    func sheets() throws {
        let code = Self.pier(
            "let host = UIHostingController(rootView: Tide()); addChild(host); view.addSubview(host.view)")
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(code.utf8)])
        #expect(
            inspection.screens.contains {
                $0.screen.presentation == .sheet && $0.stops.map(\.element.name.display) == ["Chart"]
            })
    }

    @Test(
        "A view that is shown by itself as well is a screen of its own, too",
        arguments: [
            pier(
                "embed(Tide())",
                members: "func open() { present(UIHostingController(rootView: Tide()), animated: true) }",
                more: helper),
            pier(
                "addChild(host); view.addSubview(host.view)",
                members: """
                    private lazy var host = UIHostingController(rootView: Tide())
                    func open() { navigationController?.pushViewController(host, animated: true) }
                    """),
        ])
    func both(code: String) throws {
        let screens = try Self.screens(code)
        #expect(screens["PierController"] == ["Pier", "Tide", "btn_8", "Mole"])
        #expect(screens["Tide"]?.contains("btn_8") == true)
        #expect(
            try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.filter { $0.rule == "unnamed-control" }
                .count == 1)
    }

    @Test("A controller that is only shown by itself leaves its view a screen")
    func presented() throws {
        let screens = try Self.screens(Self.pier("present(UIHostingController(rootView: Tide()), animated: true)"))
        #expect(screens["PierController"] == ["Pier", "Mole"])
        #expect(screens["Tide"]?.contains("btn_8") == true)
    }

    @Test("A class built on a hosting controller is the screen that shows its view, with its title")
    func ownClass() throws {
        let code = Self.pier(
            "navigationController?.pushViewController(TideController(), animated: true)",
            more: """
                final class TideController: UIHostingController<Tide> {
                    init() {
                        super.init(rootView: Tide())
                        title = "Tides"
                    }
                    @MainActor required dynamic init?(coder: NSCoder) { fatalError() }
                }
                """)
        let screens = try Self.screens(code)
        #expect(screens["TideController"] == ["Tide", "btn_8"])
        #expect(screens["Tide"]?.contains("btn_8") != true)
    }

    @Test("A hosting controller of a storyboard is the screen that shows its view")
    func storyboard() throws {
        let storyboard = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
            targetRuntime="iOS.CocoaTouch" initialViewController="h">
            <scenes><scene sceneID="s1"><objects>
            <hostingController id="h" customClass="TideController" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="Tides" id="n"/></hostingController></objects></scene>
            </scenes></document>
            """
        let code = """
            import SwiftUI
            struct Tide: View { var body: some View { Button { leave() } label: { Image("btn_8") } } }
            final class TideController: UIHostingController<Tide> {
                required init?(coder: NSCoder) { super.init(coder: coder, rootView: Tide()) }
            }
            """
        let files = ["Main.storyboard": Data(storyboard.utf8), "Code.swift": Data(code.utf8)]
        let screens = try TemporaryFolder.inspect(files).screens
        #expect(screens.map(\.screen.name) == ["TideController"])
        #expect(screens.map { $0.stops.map(\.element.name.display) }.joined().contains("btn_8"))
        let findings = try TemporaryFolder.audit(files).findings.filter { $0.rule == "unnamed-control" }
        #expect(findings.count == 1)
        #expect(findings.allSatisfy { !$0.fix.en.contains("inspector") }, "It is mended in SwiftUI")
    }

    @Test("What a cell shows of SwiftUI is in the cell")
    func cells() throws {
        let code = """
            import SwiftUI
            import UIKit
            final class PierCell: UITableViewCell {
                func show(_ pier: Pier) {
                    contentConfiguration = UIHostingConfiguration {
                        Text("Pier 4")
                        Button { leave() } label: { Image("btn_7") }
                    }
                    .margins(.all, 0)
                }
            }
            """
        #expect(try Self.screens(code)["PierCell"] == ["Pier 4", "btn_7"])
        #expect(
            try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.filter { $0.rule == "unnamed-control" }
                .count == 1)
    }

    @Test("What code hands a cell of someone else's is met there, and its parts are no screens besides")
    func handedCells() throws {
        let code = """
            import SwiftUI
            import UIKit
            struct Tide: View {
                var body: some View { HStack { Image("wave"); Text("Tide") } }
            }
            final class PierList: UIViewController {
                func fill(_ cell: UITableViewCell) {
                    cell.contentConfiguration = UIHostingConfiguration {
                        Button { leave() } label: { Tide() }
                    }
                }
            }
            """
        #expect(try Self.screens(code) == ["PierList": ["wave, Tide"]])
    }

    @Test("Views of the Mac host SwiftUI as well")
    func mac() throws {
        let code = """
            import AppKit
            import SwiftUI
            final class PierController: NSViewController {
                override func viewDidLoad() {
                    let label = NSTextField(labelWithString: "Pier")
                    view.addSubview(label)
                    view.addSubview(NSHostingView(rootView: Text("Tide")))
                    let host = NSHostingController(rootView: Text("Ebb"))
                    addChild(host)
                    view.addSubview(host.view)
                }
            }
            """
        #expect(try Self.screens(code) == ["PierController": ["Pier", "Tide", "Ebb"]])
    }
}
