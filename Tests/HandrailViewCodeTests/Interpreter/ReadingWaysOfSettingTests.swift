import Foundation
import HandrailModel
import HandrailSemantics
import HandrailSimulation
import HandrailTestSupport
import Testing

/// Code has more ways to set something on a view than an assignment to its property.
@Suite("Reading UIKit: ways of setting") struct ReadingWaysOfSettingTests {
    private static func screen(_ statements: String, members: String = "", more: String = "") throws -> PerceivedTree {
        let code = """
            import UIKit
            final class Screen: UIViewController {
                \(members)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(statements)
                }
            }
            \(more)
            """
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(code.utf8)])
        return try #require(inspection.screens.first { $0.screen.name == "Screen" })
    }

    private static func stops(_ statements: String, members: String = "", more: String = "") throws -> [String] {
        try screen(statements, members: members, more: more).stops.map { stop in
            let name = stop.element.name.cases.map(\.display).joined(separator: " | ")
            let traits = Traits.names.filter { stop.element.traits.contains($0.0) }.map(\.1)
            return ([name] + traits).joined(separator: ", ")
        }
    }

    private static let close =
        "let close = UIButton(); close.setImage(UIImage(named: \"btn_close\"), for: .normal); view.addSubview(close); "

    @Test(
        "A property that is named in a string or a key path",
        arguments: [
            "close.setValue(\"Close\", forKey: \"accessibilityLabel\")",
            "close.setValue(\"Close\", forKeyPath: \"accessibilityLabel\")",
            "close[keyPath: \\.accessibilityLabel] = \"Close\"",
            "self[keyPath: \\.title] = \"Pier\"; close.accessibilityLabel = \"Close\"",
        ])
    func keys(_ statement: String) throws {
        #expect(try Self.stops(Self.close + statement) == ["Close, button"])
        #expect(try Self.stops(Self.close) == ["btn_close, button"])
    }

    @Test("A setter that sets a property of its name on the layer, and an observer that sets its own property")
    func settersLeadingBack() throws {
        let more = """
            extension UIView {
                var borderColor: UIColor? {
                    get { nil }
                    set {
                        if let color = newValue { layer.borderColor = color.cgColor } else { layer.borderColor = nil }
                    }
                }
                var shadowColor: UIColor? {
                    get { nil }
                    set {
                        layer.shadowColor = newValue?.cgColor
                        layer.borderColor = newValue?.cgColor
                        borderColor = newValue
                    }
                }
            }
            final class Flag: UIImageView {
                override var image: UIImage? { didSet { super.image = image; mark() } }
                func mark() {
                    borderColor = .red
                    shadowColor = .black
                    accessibilityLabel = "Harbor flag"
                    isAccessibilityElement = true
                }
            }
            """
        let code = "let flag = Flag(); flag.image = UIImage(named: \"flag\"); view.addSubview(flag)"
        #expect(try Self.stops(code, more: more) == ["Harbor flag, image"])
        #expect(try Self.cuts(code, more: more) == [])
    }

    private static func cuts(_ statements: String, more: String) throws -> [String] {
        let code = """
            import UIKit
            final class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(statements)
                }
            }
            \(more)
            """
        return try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).notes.map(\.text.en)
    }

    @Test("A key that is not written out, and a value of a slider, set nothing that is known")
    func otherKeys() throws {
        #expect(
            try Self.stops(Self.close + "close.setValue(\"Close\", forKey: key)", members: "var key = \"\"") == [
                "btn_close, button"
            ])
        #expect(
            try Self.stops(
                """
                let level = UISlider()
                level.accessibilityLabel = "Level"
                level.setValue(0.5, animated: true)
                view.addSubview(level)
                """) == ["Level, adjustable"])
    }

    @Test(
        """
        A label that is given the text of another view says what that shows, and nobody knows what where \
        that is not known
        """)
    func copied() throws {
        let row = """
            let row = UIView()
            row.isAccessibilityElement = true
            let name = UILabel()
            row.addSubview(name)
            view.addSubview(row)
            """
        #expect(try Self.stops(row + "name.text = \"Tea\"; row.accessibilityLabel = name.text") == ["Tea"])
        #expect(try Self.stops(row + "row.accessibilityLabel = name.text ?? \"\"; name.text = \"Tea\"") == ["Tea"])
        #expect(try Self.stops(row + "name.text = drink.name; row.accessibilityLabel = name.text") == ["…"])
        #expect(try Self.stops(row + "row.accessibilityLabel = name.text") == ["…"])
    }

    @Test(
        "A method that nothing declares may name a view where it is called after that",
        arguments: [
            "close.styled(with: .close)", "close.localize()", "close.setupForAccessibility(\"Close\")",
            "close.apply(theme: .bar); close.themed(.bar)",
        ])
    func helpers(_ statement: String) throws {
        #expect(try Self.stops(Self.close + statement) == ["…, button"])
    }

    @Test(
        "Methods of UIKit name nothing",
        arguments: ["close.setNeedsUpdateConfiguration()", "close.sizeToFit()", "close.blink()"])
    func plainMethods(_ statement: String) throws {
        #expect(try Self.stops(Self.close + statement) == ["btn_close, button"])
    }

    @Test("A local function makes a view each time it is called with something else")
    func localFunctions() throws {
        let body = """
            func add(_ text: String, _ isNew: Bool = false) {
                let label = UILabel(); label.text = text; view.addSubview(label)
            }
            add("Pier")
            add("Mole", true)
            let make = { (text: String) -> UILabel in let label = UILabel(); label.text = text; return label }
            view.addSubview(make("Quay"))
            view.addSubview(make("Dock"))
            """
        #expect(
            try Self.stops(body) == [
                "Pier, static text", "Mole, static text", "Quay, static text", "Dock, static text",
            ])
    }

    @Test("Traits that are put in and taken out of those that a picture has")
    func traits() throws {
        let heart = """
            let heart = UIImageView(image: UIImage(systemName: "heart"))
            heart.isAccessibilityElement = true
            heart.accessibilityLabel = "Loved"
            view.addSubview(heart)
            """
        #expect(try Self.stops(heart + "heart.accessibilityTraits.insert(.button)") == ["Loved, button, image"])
        #expect(
            try Self.stops(
                heart + "heart.accessibilityTraits.insert(.button); heart.accessibilityTraits.remove(.image)") == [
                    "Loved, button"
                ])
        #expect(try Self.stops(heart + "heart.accessibilityTraits = .button") == ["Loved, button"])
    }

    @Test(
        "Segments stand where they are put",
        arguments: [
            (
                "let part = UISegmentedControl(items: [\"Boats\", \"Times\"]); part.selectedSegmentIndex = 1",
                ["Boats, button", "Times, button"]
            ),
            (
                """
                let part = UISegmentedControl(items: ["Boats", "Times"])
                part.insertSegment(withTitle: "All", at: 0, animated: false)
                """, ["All, button", "Boats, button", "Times, button"]
            ),
            (
                """
                let part = UISegmentedControl(items: ["Boats", "Times"])
                part.insertSegment(withTitle: "All", at: 2, animated: false)
                """, ["Boats, button", "Times, button", "All, button"]
            ),
            (
                """
                let part = UISegmentedControl(items: ["Boats", "Times"])
                part.setTitle("Hours", forSegmentAt: 1)
                """, ["Boats, button", "Hours, button"]
            ),
            (
                """
                let part = UISegmentedControl(items: ["Boats", "Times"])
                part.setImage(UIImage(named: "ic_clock"), forSegmentAt: 1)
                """, ["Boats, button", "ic_clock, button"]
            ),
            (
                """
                let part = UISegmentedControl(items: ["Boats"])
                part.removeAllSegments()
                part.insertSegment(withTitle: "All", at: 0, animated: false)
                """, ["All, button"]
            ),
        ])
    func segments(_ code: String, _ expected: [String]) throws {
        let found = try Self.stops(code + "; view.addSubview(part)").map { $0.components(separatedBy: ", ").sorted() }
        #expect(found == expected.map { $0.components(separatedBy: ", ").sorted() })
    }

    @Test("Elements that a view gives one by one are met in it")
    func elements() throws {
        let chart = """
            final class Chart: UIView {
                private lazy var parts: [UIAccessibilityElement] = {
                    let part = UIAccessibilityElement(accessibilityContainer: self)
                    part.accessibilityLabel = "High tide"
                    part.accessibilityTraits = .button
                    return [part]
                }()
                override func accessibilityElementCount() -> Int { parts.count }
                override func accessibilityElement(at index: Int) -> Any? { parts[index] }
                override func draw(_ rect: CGRect) { UIColor.red.setFill() }
            }
            """
        #expect(try Self.stops("view.addSubview(Chart())", more: chart) == ["High tide, button"])
    }

    @Test("What a generic class makes is what the class built on it names")
    func generics() throws {
        let code = """
            class Host<Content: UIView>: UIViewController {
                var content: Content { view as! Content }
                override func loadView() { view = Content() }
            }
            class Middle<Inner: UIView>: Host<Inner> {}
            final class Board: UIView {
                let close = UIButton()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    close.setImage(UIImage(named: "btn_close"), for: .normal)
                    addSubview(close)
                }
                required init?(coder: NSCoder) { nil }
            }
            """
        let own = { (base: String) in
            """
            import UIKit
            \(code)
            final class Screen: \(base)<Board> {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    content.close.accessibilityLabel = "Close"
                }
            }
            """
        }
        for base in ["Host", "Middle"] {
            let inspection = try TemporaryFolder.inspect(["Code.swift": Data(own(base).utf8)])
            #expect(inspection.screens.map(\.screen.name) == ["Screen"])
            let screen = try #require(inspection.screens.first)
            #expect(screen.stops.map { $0.element.name.cases.map(\.display) } == [["Close"]])
            #expect(screen.stops.map { $0.element.traits.contains(.button) } == [true])
        }
    }

    @Test(
        "An item at the leading edge of a bar takes the place of the way back, unless it is there now and then",
        arguments: [
            (
                """
                navigationItem.leftBarButtonItem = UIBarButtonItem(
                    title: "Cancel", style: .plain, target: nil, action: nil)
                """, ["Cancel, button.", "Pier, heading."]
            ),
            (
                """
                navigationItem.setLeftBarButton(
                    UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil), animated: false)
                """, ["Cancel, button.", "Pier, heading."]
            ),
            (
                """
                if isEditing {
                    navigationItem.leftBarButtonItem = UIBarButtonItem(
                        title: "Cancel", style: .plain, target: nil, action: nil)
                }
                """, ["Back Button.", "Cancel, button.", "Pier, heading."]
            ),
            (
                """
                navigationItem.leftItemsSupplementBackButton = true
                navigationItem.leftBarButtonItem = UIBarButtonItem(
                    title: "Cancel", style: .plain, target: nil, action: nil)
                """,
                ["Back Button.", "Cancel, button.", "Pier, heading."]
            ),
            (
                """
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Save", style: .plain, target: nil, action: nil)
                """, ["Back Button.", "Pier, heading.", "Save, button."]
            ),
        ])
    func wayBack(_ statement: String, _ expected: [String]) throws {
        let more = """
            final class Start: UIViewController {
                func go() { navigationController?.pushViewController(Screen(), animated: true) }
            }
            """
        let tree = try Self.screen("title = \"Pier\"; " + statement, more: more)
        #expect(AccessibilityScreen(tree).tour().stops.map { $0.utterance.line(.english) } == expected)
    }

    @Test(
        "A button is made of each value of a list, whoever hands it on",
        arguments: [
            "buttons.forEach { addSubview($0) }", "buttons.eachPair { before, button, isLast in addSubview(button) }",
        ])
    func lists(_ adding: String) throws {
        let bar = """
            final class Bar: UIView {
                enum Part {
                    case back, more
                    func make() -> UIButton {
                        let button = UIButton(); button.setTitle("Go", for: .normal); return button
                    }
                }
                var parts: [Part] = [] { didSet { update(parts: parts) } }
                func update(parts: [Part]) { let buttons = parts.map { $0.make() }; \(adding) }
            }
            extension Array {
                func eachPair(_ body: (Element?, Element, Bool) -> Void) {
                    for part in self { body(nil, part, false) }
                }
            }
            """
        #expect(
            try Self.stops("let bar = Bar(); view.addSubview(bar); bar.parts = [.back, .more]", more: bar) == [
                "Go, button"
            ])
    }

    @Test(
        "The toolbar of a window has the items that its delegate gives", arguments: ["NSWindowController", "NSObject"])
    func toolbars(_ base: String) throws {
        let code = """
            import AppKit
            final class Tools: \(base), NSToolbarDelegate {
                func toolbar(
                    _ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier,
                    willBeInsertedIntoToolbar flag: Bool
                ) -> NSToolbarItem? {
                    let item = NSToolbarItem(itemIdentifier: id)
                    item.image = NSImage(named: "ic_share")
                    item.action = #selector(share)
                    return item
                }
                @objc func share() {}
            }
            """
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(code.utf8)])
        let names = inspection.screens.flatMap { $0.stops.map { $0.element.name.cases.map(\.display) } }
        #expect(names == [["ic_share"]])
    }

    @Test("Any segment may be the one that is chosen")
    func chosen() throws {
        let tree = try Self.screen(
            """
            let part = UISegmentedControl(items: ["Boats", "Times"])
            part.selectedSegmentIndex = 1
            view.addSubview(part)
            """)
        #expect(tree.dump.components(separatedBy: "selected").count == 3)
    }

    @Test("Words that are put into a button by themselves may be heard or not")
    func labelInButton() throws {
        let audit = { (label: String) in
            try TemporaryFolder.audit([
                "Code.swift": Data(
                    """
                    import UIKit
                    final class Screen: UIViewController {
                        let buy = UIButton()
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            let inner = \(label)
                            buy.addSubview(inner)
                            view.addSubview(buy)
                        }
                    }
                    """.utf8)
            ])
                .findings.filter { $0.rule == "unnamed-control" }.count
        }
        #expect(try audit("UILabel()") == 0)
        #expect(try audit("UIImageView(image: UIImage(named: \"ic_buy\"))") == 1)
    }

    @Test("Items of bars that are written without their class, and the one that a controller brings along")
    func items() throws {
        let code = """
            navigationItem.rightBarButtonItems = [
                .init(title: "Add", style: .plain, target: nil, action: nil), editButtonItem
            ]
            """
        #expect(try Self.stops(code).filter { !$0.isEmpty } == ["Edit, button", "Add, button"])
    }

    @Test("Rows that a registration fills say what is put into them")
    func rows() throws {
        let members = """
            lazy var rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, item in
                var content = UIListContentConfiguration.cell()
                content.text = "Pier"
                content.secondaryText = item
                cell.contentConfiguration = content
            }
            """
        #expect(try Self.stops("", members: members) == ["Pier, …, static text"])
    }
}
