import Foundation
import Handrail
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// Code that leads back to itself, or grows without end: the audit ends, tells where it was cut short, and the rest of
/// the app is audited.
@Suite("Code without end is cut short, and says so")
struct EndlessCodeTests {
    /// What a text is made of.
    struct Text: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// The declarations, beginning in line 2.
        let code: String
        /// An expression that is a text.
        let use: String
        /// The lines in which it is cut short.
        let lines: [Int]

        init(_ name: String, _ code: String, use: String, lines: [Int]) {
            (testDescription, self.code, self.use, self.lines) = (name, code, use, lines)
        }
    }

    static let texts = [
        Text("constants", "enum Port { static let lee = luv, luv = lee }", use: "Port.lee", lines: [2]),
        Text("globals", "let ebb: String = flow\nlet flow: String = ebb", use: "ebb", lines: [2]),
        Text(
            "properties of a value", "struct Buoy { var lit: String { dark }\nvar dark: String { lit } }",
            use: "Buoy().lit", lines: [2]),
        Text(
            "a property of what is above",
            """
            final class Deck {
                var above: Deck?
                var path: String {
                    var text = "deck"
                    if let above { text = above.path + "/deck" }
                    return text
                }
            }
            """, use: "Deck().path", lines: [4]),
        Text(
            "a local name",
            """
            func tide(_ hour: Int) -> String {
                let next = tide(hour + 1)
                return next == "" ? next : "a"
            }
            """, use: "tide(3)", lines: [3]),
        Text(
            "defaults of parameters", "func call(_ name: String = call()) -> String { name }",
            use: "call()", lines: [2]),
        Text(
            "implicit members",
            """
            struct Sail {
                static var jib: Sail { .fock }
                static var fock: Sail { .jib }
                let name: String
            }
            """, use: "Sail.jib.name", lines: [3]),
        Text(
            "cases of an enum",
            "enum Light { case red, green\nvar name: String { self == .red ? Light.green.name : Light.red.name } }",
            use: "Light.red.name", lines: [3]),
        Text(
            "an initializer", "struct Rope { let name: String\ninit(_ name: String) { self.init(name + \"a\") } }",
            use: "Rope(\"a\").name", lines: [3]),
        Text("an interpolation", #"enum Log { static let line = "\(line) a" }"#, use: "Log.line", lines: [2]),
        Text(
            "defaults of protocols",
            """
            protocol Craft {}
            extension Craft {
                var bow: String { stern }
                var stern: String { bow }
            }
            struct Punt: Craft {}
            """, use: "Punt().bow", lines: [4]),
        Text(
            "a function that goes on with what it was given",
            """
            func depth(_ fathoms: Int) -> String {
                isDeep ? depth(fathoms) : "shoal"
            }
            """, use: "depth(fathoms)", lines: [3]),
        Text("a generic function", "func wrap<T>(_ value: T) -> String { wrap([value]) }", use: "wrap(1)", lines: [2]),
        Text(
            "a text that doubles",
            grown("knot", from: String(repeating: "k", count: 50)) { "\($0) + \($0)" }, use: "knot40", lines: [13]),
        Text(
            "lists that are joined with themselves",
            grown("net", from: "mesh") { "[\($0), \($0)].joined(separator: \($0))" }, use: "net40", lines: [12]),
    ]

    /// Forty constants, each made from the one before.
    private static func grown(_ name: String, from first: String, _ make: (String) -> String) -> String {
        (["let \(name)0 = \"\(first)\""] + (1...40).map { "let \(name)\($0) = \(make("\(name)\($0 - 1)"))" })
            .joined(separator: "\n")
    }

    @Test("A text that is made of itself", arguments: texts)
    func text(_ text: Text) throws {
        let view = "struct Home: View { var body: some View { VStack { Text(\(text.use)); Text(\"b\") } } }"
        let audit = try Self.audit("import SwiftUI\n\(text.code)\n\(view)\n")
        let said = audit.notes.filter { $0.path == "Endless.swift" }.map(\.text.en)
        let place = text.lines.count == 1 ? "Line \(text.lines[0]): " : "Lines "
        #expect(said.contains { $0.hasPrefix(place) }, "\(said)")
        #expect(audit.notes.contains { $0.path == "Endless.swift" && $0.text.ko.contains("여기서 더 읽지 않았습니다") })
    }

    @Test("Conditions that ask for themselves", arguments: [
        "var isUp: Bool { isDown && isOpen }\nvar isDown: Bool { !isUp || isOpen }",
        "func isUp(_ n: Int = 0) -> Bool { isUp(n + 1) && !isUp(n + 2) || isUp(n - 1) }\nvar isDown: Bool { isUp() }",
        "var isUp: Bool { [1].contains { _ in isDown } ? isDown : !isDown }\nvar isDown: Bool { isUp == isOpen }",
    ])
    func conditions(code: String) throws {
        let audit = try Self.audit(
            """
            import SwiftUI
            struct Home: View {
                @State var isOpen = false
                \(code)
                var body: some View {
                    Text("a").opacity(isDown ? 1 : 0)
                    if isDown { Text("b") }
                }
            }
            """)
        #expect(audit.notes.contains { $0.path == "Endless.swift" })
    }

    @Test("Colors, fonts and sizes that are made from themselves")
    func styles() throws {
        let audit = try Self.audit(
            """
            import SwiftUI
            extension Color {
                static let reef = Color.shoal.opacity(0.5)
                static let shoal = Color.reef
                static func deep(_ fathoms: Int) -> Color { deep(fathoms - 1).mix(with: deep(fathoms - 2), by: 0.5) }
            }
            extension Font {
                static let log = Font.chart.bold()
                static let chart = Font.log.italic()
            }
            enum Size {
                static let mast: CGFloat = boom * 2
                static let boom: CGFloat = mast / 2
            }
            struct Home: View {
                var body: some View {
                    Text("a").foregroundStyle(Color.reef).background(Color.deep(9)).font(.log)
                    Text("b").font(.system(size: Size.mast)).frame(width: Size.boom)
                }
            }
            """)
        #expect(audit.notes.contains { $0.path == "Endless.swift" && $0.text.en.hasPrefix("Lines ") })
    }

    @Test("A member in its own value is the framework's, and no circle")
    func ownName() throws {
        let audit = try Self.audit(
            """
            import SwiftUI
            import UIKit
            enum Look {
                enum Font { static let title: SwiftUI.Font = .title }
            }
            extension Color { static var label: Color { Color(.label) } }
            struct Home: View {
                var body: some View { Text("a").font(Look.Font.title).foregroundStyle(Color.label) }
            }
            """)
        #expect(!audit.notes.contains { $0.path == "Endless.swift" })
    }

    @Test("A value of the environment that is made from the one around it")
    func environment() throws {
        let names = try SwiftUIScreen.names(
            """
            extension EnvironmentValues { @Entry var mark = "a" }
            struct Screen: View {
                @Environment(\\.mark) var mark
                var body: some View { Inner().environment(\\.mark, "b") }
            }
            struct Inner: View {
                @Environment(\\.mark) var mark
                var body: some View {
                    Text(mark)
                    Innermost().environment(\\.mark, mark + "d")
                }
            }
            struct Innermost: View {
                @Environment(\\.mark) var mark
                var body: some View { Text(mark) }
            }
            """)
        #expect(names == ["b", "bd"])
    }

    @Test(
        "Flags of the environment that are joined and set again",
        arguments: ["isDim && isOn", "isOn || !isDim", "!isDim"])
    func flags(value: String) throws {
        let names = try SwiftUIScreen.names(
            """
            extension EnvironmentValues { @Entry var isDim = false }
            struct Screen: View {
                @Environment(\\.isDim) var isDim
                let isOn: Bool
                var body: some View { Inner().environment(\\.isDim, \(value)) }
            }
            struct Inner: View {
                @Environment(\\.isDim) var isDim
                var body: some View { Text("a").opacity(isDim ? 1 : 0.3) }
            }
            """)
        #expect(names == ["a"])
    }

    @Test("Views of UIKit that hold themselves", arguments: [
        """
        func show(in other: UIViewController) {
            other.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: Pin())
        }
        """,
        """
        func show(in other: UIViewController) {
            let pin = Pin()
            other.view.addSubview(pin)
            pin.addSubview(other.view)
            pin.addSubview(pin)
        }
        """,
        """
        func show() {
            let stack = UIStackView()
            stack.addArrangedSubview(stack)
            view.addSubview(stack)
            stack.addSubview(view)
        }
        """,
        """
        let other = Board()
        func show() {
            addChild(other)
            view.addSubview(other.view)
            other.view.addSubview(view)
        }
        """,
        """
        func make() -> UIView {
            let view = make()
            view.addSubview(make())
            return view
        }
        func show() { view.addSubview(make()) }
        """,
        """
        lazy var pin: UIView = {
            let pin = self.pin
            pin.addSubview(self.pin)
            return pin
        }()
        func show() { view.addSubview(pin) }
        """,
        """
        func show() {
            present(Board(), animated: true)
            hide()
        }
        func hide() {
            show()
            UIView.animate(withDuration: 1) { self.show() }
        }
        """,
    ])
    func heldByItself(code: String) throws {
        try Self.audit(
            """
            import UIKit
            final class Pin: UIView {}
            final class Board: UIViewController {
                override func viewDidLoad() { super.viewDidLoad() }
                \(code)
            }
            """)
    }

    @Test("Classes that inherit from themselves, types that stand for one another")
    func types() throws {
        try Self.audit(
            """
            import UIKit
            class Brig: Yawl { let label = UILabel() }
            class Yawl: Brig { override func viewDidLoad() { super.viewDidLoad(); view.addSubview(label) } }
            class Ship: Ship {}
            typealias Oar = Scull
            typealias Scull = Oar
            final class Board: UIViewController { let oar: Oar = Scull() }
            """)
    }

    @Test("Views that nest deeper than is followed")
    func deepViews() throws {
        let functions = (1..<500).map { "func layer\($0)() -> some View { VStack { layer\($0 - 1)() } }" }
        let audit = try Self.audit(
            """
            import SwiftUI
            func layer0() -> some View { Text("a") }
            \(functions.joined(separator: "\n"))
            struct Home: View { var body: some View { layer499() } }
            """)
        #expect(audit.notes.contains { $0.text.en.contains("nests too deep") })
    }

    @Test("More views in a class than are kept")
    func manyViews() throws {
        let views = (0..<2_600).map { "let mark\($0) = UIView(); view.addSubview(mark\($0))" }
        let audit = try Self.audit(
            """
            import UIKit
            final class Board: UIViewController {
                override func viewDidLoad() {
                    \(views.joined(separator: "\n"))
                }
            }
            """)
        #expect(audit.notes.contains { $0.text.en.contains("too many views") && $0.text.ko.contains("뷰가 너무 많아") })
    }

    /// The audit of code beside a sound screen, which is audited as ever.
    @discardableResult
    private static func audit(_ code: String) throws -> Audit {
        let audit = try TemporaryFolder.audit([
            "Endless.swift": Data(code.utf8), "Sound.swift": Data(HostileInputTests.sound.utf8),
        ])
        #expect(audit.findings.contains { audit.file(of: $0.place).path == "Sound.swift" })
        return audit
    }

    @Test("A class whose objects make more of their kind is read once, and nothing of it is cut short")
    func copies() throws {
        let code = """
            import AppKit
            class Chart: NSView {
                let title = NSTextField(labelWithString: "Tides")
                override func viewDidMoveToWindow() { addSubview(title) }
                override func copy() -> Any {
                    let copy = Chart(frame: bounds)
                    copy.legend = Legend(frame: .zero)
                    return copy
                }
                var legend: Legend?
            }
            class Legend: NSView {
                override func copy() -> Any { Legend(frame: frame) }
                func owner() -> Chart { Chart(frame: frame) }
            }
            class TideChart: Chart {}
            """
        let audit = try TemporaryFolder.audit(["Chart.swift": Data(code.utf8)], jobs: 1)
        #expect(audit.notes.map(\.text.en) == [])
    }
}
