import Foundation
import HandrailModel
import HandrailSemantics
import HandrailSource
import HandrailTestSupport
import Testing

/// What UIKit classes say of themselves to assistive technologies, in all the ways there are.
@Suite("Reading UIKit: what is said") struct ReadingUIKitDescriptionsTests {
    /// The rules that speak of `code`, with the line they point at, in order.
    private static func findings(_ code: String, of rules: Set<String> = ["unnamed-control", "hidden-control"]) throws
        -> [String]
    {
        let bytes = Array(("import UIKit\n" + code).utf8)
        return try TemporaryFolder.audit(["Code.swift": Data(bytes)]).findings.compactMap { finding in
            guard rules.contains(finding.rule) else { return nil }
            let start = Int(finding.place.range.lower)
            let before = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            let line = String(decoding: bytes[before...].prefix { $0 != 0x0A }, as: UTF8.self)
            return "\(finding.rule): " + line.trimmingCharacters(in: .whitespaces)
        }.sorted()
    }

    /// A view that shows a button with a picture alone, which `statements` may name.
    private static func button(_ statements: String, members: String = "") -> String {
        """
        final class Screen: UIView {
            let star = UIButton(type: .custom)
            func setUp() {
                star.setImage(UIImage(named: "star_2"), for: .normal)
                addSubview(star)
                \(statements)
            }
            \(members)
        }
        """
    }

    @Test(
        "A name is a name, however it is given",
        arguments: [
            "star.accessibilityLabel = \"Rate\"", "star.accessibilityLabelBlock = { \"Rate\" }",
            "star.accessibilityLabelBlock = { [weak self] in self?.title }",
            "star.accessibilityAttributedLabel = NSAttributedString(string: \"Rate\")",
            "star.accessibilityAttributedLabelBlock = { NSAttributedString(string: \"Rate\") }",
            "star.accessibilityLabel = String(localized: \"Rate\")", "star.setTitle(\"Rate\", for: .normal)",
            "star.configuration?.title = \"Rate\"", "star.isAccessibilityElementBlock = { false }",
        ])
    func named(_ statement: String) throws {
        #expect(try !Self.findings(Self.button(statement)).contains { $0.hasPrefix("unnamed-control") })
        #expect(
            try Self.findings(Self.button("star.tag = 1")) == ["unnamed-control: let star = UIButton(type: .custom)"])
        #expect(
            try Self.findings(Self.button("star.accessibilityHintBlock = { \"Twice\" }")).count == 1,
            "A hint is no name")
    }

    @Test("The system names the buttons that it draws")
    func systemButtons() throws {
        func found(_ type: String) throws -> Int {
            try Self.findings(
                """
                final class Screen: UIView {
                    func setUp() {
                        let one = UIButton(type: \(type))
                        one.addTarget(self, action: #selector(go), for: .touchUpInside)
                        addSubview(one)
                    }
                    @objc func go() {}
                }
                """
            ).count
        }
        for type in [".close", ".contactAdd", ".infoLight", ".infoDark", ".detailDisclosure"] {
            #expect(try found(type) == 0, "\(type)")
        }
    }

    @Test("Configurations and actions name buttons and items, or do not")
    func configurations() throws {
        func found(_ statements: String) throws -> Int {
            try Self.findings(
                "final class Screen: UIViewController { override func viewDidLoad() { title = \"A\"\n\(statements) } }"
            ).count
        }
        let image = "UIImage(named: \"btn_2\")"
        #expect(
            try found(
                """
                var c = UIButton.Configuration.plain()
                c.image = \(image)
                view.addSubview(UIButton(configuration: c))
                """) == 1)
        #expect(
            try found(
                """
                var c = UIButton.Configuration.plain()
                c.image = \(image)
                c.title = "Go on"
                view.addSubview(UIButton(configuration: c))
                """) == 0)
        #expect(try found("view.addSubview(UIButton(primaryAction: UIAction(image: \(image)) { _ in }))") == 1)
        #expect(
            try found("view.addSubview(UIButton(primaryAction: UIAction(title: \"Go on\", image: \(image)) { _ in }))")
                == 0)
        #expect(
            try found(
                "navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(image: \(image)) { _ in })"
            ) == 1)
        #expect(
            try found(
                """
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    primaryAction: UIAction(title: "Go on", image: \(image)) { _ in })
                """) == 0)
        #expect(try found("navigationItem.rightBarButtonItem = UIBarButtonItem(image: \(image), menu: menu)") == 1)
        #expect(
            try found(
                "navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"More\", image: \(image), menu: menu)")
                == 0)
        #expect(
            try found(
                """
                let b = UIButton(configuration: .filled())
                b.configurationUpdateHandler = { $0.configuration?.image = \(image) }
                view.addSubview(b)
                """) == 1)
        #expect(
            try found(
                """
                let b = UIButton(configuration: .filled())
                b.configurationUpdateHandler = {
                    $0.configuration?.image = \(image)
                    $0.configuration?.title = "Go on"
                }
                view.addSubview(b)
                """) == 0)
    }

    /// What is heard of the only stop that `statements` make.
    private static func stop(_ statements: String) throws -> PerceivedElement {
        let code =
            "import UIKit\nfinal class Screen: UIViewController { override func viewDidLoad() {\n\(statements)\n} }"
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(code.utf8)])
        return try #require(inspection.screens.first?.stops.first).element
    }

    @Test("Custom actions go by the names they are made with")
    func actionNames() throws {
        func names(_ list: String) throws -> [String] {
            let card = "let card = UIView(); card.isAccessibilityElement = true; card.accessibilityLabel = \"Pier\""
            let stop = try Self.stop("\(card)\ncard.accessibilityCustomActions = \(list)\nview.addSubview(card)")
            return stop.actions.map { if case .named(let name) = $0 { name.value?.display ?? "?" } else { "-" } }
        }
        let remove = "UIAccessibilityCustomAction(name: \"Remove\", target: self, selector: #selector(remove))"
        #expect(try names("[\(remove), .init(name: \"Share\") { _ in true }]") == ["Remove", "Share"])
        #expect(try names("[\(remove), more]") == ["?"], "What is among them is not known")
    }

    @Test("A picture whose traits leave the picture out is none")
    func pictureTraits() throws {
        func traits(_ statement: String) throws -> Traits {
            let star = "let star = UIImageView(image: UIImage(named: \"star_2\")); star.isAccessibilityElement = true"
            return try Self.stop("\(star)\nstar.accessibilityLabel = \"Loved\"\n\(statement)\nview.addSubview(star)")
                .traits
        }
        #expect(try traits("star.accessibilityTraits.insert(.button)").isSuperset(of: [.button, .image]))
        #expect(
            try !traits("star.accessibilityTraits.insert(.button); star.accessibilityTraits.remove(.image)").contains(
                .image))
        #expect(try !traits("star.accessibilityTraits = .button").contains(.image))
    }

    @Test("A list of elements that a class gives hides what it leaves out")
    func givenElements() throws {
        func found(_ list: String) throws -> [String] {
            try Self.findings(
                """
                final class Screen: UIView {
                    let first = UIButton()
                    let second = UIButton()
                    override var accessibilityElements: [Any]? {
                        get { \(list) }
                        set {}
                    }
                    func setUp() {
                        first.setTitle("One", for: .normal)
                        second.setTitle("Two", for: .normal)
                        addSubview(first)
                        addSubview(second)
                    }
                }
                """)
        }
        #expect(try found("[first]").map { $0.prefix(14) } == ["hidden-control"])
        #expect(try found("[first, second]").isEmpty)
        #expect(try found("visible").isEmpty, "What is in it is not known")
        #expect(try found("isOpen ? [first] : [first, second]").isEmpty)
    }

    @Test("A class that counts its elements itself is taken at its word")
    func countedElements() throws {
        let members = """
            override func accessibilityElementCount() -> Int { 1 }
            override func accessibilityElement(at index: Int) -> Any? { star }
            """
        let code = Self.button("", members: members)
        #expect(try Self.findings(code).count == 1)
        #expect(
            try Self.findings(
                code.replacing("addSubview(star)", with: "addSubview(star); star.accessibilityLabel = \"Rate\"")
            ).isEmpty)
    }

    @Test("An element that only describes something drawn needs a name like any other")
    func describedElements() throws {
        func code(_ line: String, _ traits: String = ".button") -> String {
            """
            final class Screen: UIView {
                override func draw(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }
                func setUp() {
                    let bar = UIAccessibilityElement(accessibilityContainer: self)
                    bar.accessibilityTraits = \(traits)
                    \(line)
                    accessibilityElements = [bar]
                }
            }
            """
        }
        let met = "unnamed-control: let bar = UIAccessibilityElement(accessibilityContainer: self)"
        #expect(try Self.findings(code("")) == [met])
        #expect(try Self.findings(code("bar.accessibilityLabel = \"March\"")).isEmpty)
        #expect(try Self.findings(code("", ".staticText")).isEmpty, "Only a control has to be named")
        let given = """
            final class Screen: UIView {
                override var accessibilityElements: [Any]? {
                    get {
                        let bar = UIAccessibilityElement(accessibilityContainer: self)
                        bar.accessibilityTraits = .button
                        LINE
                        return [bar]
                    }
                    set {}
                }
            }
            """
        #expect(try Self.findings(given.replacing("LINE", with: "")).count == 1)
        #expect(try Self.findings(given.replacing("LINE", with: "bar.accessibilityLabel = \"March\"")).isEmpty)
    }

    @Test("What closures put into cells is on the screen that makes the cells")
    func cellClosures() throws {
        func code(_ line: String) -> String {
            """
            final class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Trails"
                    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Trail> {
                        cell, path, trail in
                        let star = UIButton(type: .custom)
                        star.setImage(UIImage(named: "star_2"), for: .normal)
                        \(line)
                    }
                    use(registration)
                }
            }
            """
        }
        let met = "unnamed-control: let star = UIButton(type: .custom)"
        #expect(try Self.findings(code("cell.contentView.addSubview(star)")) == [met])
        let accessory = """
            cell.accessories = [
                .disclosureIndicator(),
                .customView(configuration: .init(customView: star, placement: .trailing()))
            ]
            """
        #expect(try Self.findings(code(accessory)) == [met])
        #expect(try Self.findings(code("star.accessibilityLabel = trail.name; \(accessory)")).isEmpty)
        #expect(try Self.findings(code("")).isEmpty, "It is never shown")
    }

    @Test("A tab with a picture alone has the title of its controller, where that has one")
    func tabs() throws {
        func found(_ statements: String) throws -> Int {
            try Self.findings(
                """
                final class Trails: UIViewController { override func viewDidLoad() { title = "Trails" } }
                final class Plain: UIViewController { override func viewDidLoad() { view.backgroundColor = .white } }
                final class Screen: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        \(statements)
                    }
                }
                """).count
        }
        let image = "UIImage(named: \"tab_2\")"
        #expect(try found("let a = Plain(); a.tabBarItem.image = \(image); viewControllers = [a]") == 1)
        #expect(
            try found(
                "let a = Plain(); a.tabBarItem.image = \(image); a.tabBarItem.title = \"Home\"; viewControllers = [a]")
                == 0)
        #expect(
            try found("let a = Plain(); a.tabBarItem.image = \(image); a.title = \"Home\"; viewControllers = [a]") == 0)
        #expect(try found("let a = Trails(); a.tabBarItem.image = \(image); viewControllers = [a]") == 0)
        #expect(
            try found(
                """
                let a = UINavigationController(rootViewController: Trails())
                a.tabBarItem = UITabBarItem(title: nil, image: \(image), tag: 0)
                viewControllers = [a]
                """) == 0)
        #expect(
            try found(
                """
                let a = Plain()
                a.tabBarItem.image = \(image)
                a.tabBarItem.accessibilityLabel = "Home"
                viewControllers = [a]
                """) == 0)
    }

    @Test("Alerts are texts, fields and actions; a field without a word is nameless")
    func alerts() throws {
        let code = """
            final class Screen: UIViewController {
                func ask() {
                    let alert = UIAlertController(
                        title: "Rename", message: "It is shown on the map.", preferredStyle: .alert)
                    alert.addTextField { field in FIELD }
                    alert.addAction(UIAlertAction(title: "Rename trail", style: .default))
                    present(alert, animated: true)
                }
            }
            """
        #expect(
            try Self.findings(code.replacing("FIELD", with: "field.text = self.name")).map { $0.prefix(15) } == [
                "unnamed-control"
            ])
        let later = code.replacing(
            "{ field in FIELD }", with: "(configurationHandler: nil)\nalert.textFields?.first?.placeholder = \"Name\"")
        #expect(try Self.findings(later).isEmpty)
        for line in ["field.placeholder = \"Name\"", "field.accessibilityLabel = \"Name\"", "Theme.apply(to: field)"] {
            #expect(try Self.findings(code.replacing("FIELD", with: line)).isEmpty, "\(line)")
        }
        let inspection = try TemporaryFolder.inspect([
            "Code.swift": Data(("import UIKit\n" + code.replacing("FIELD", with: "field.placeholder = \"Name\"")).utf8)
        ])
        let dumps = inspection.screens.map(\.dump).joined(separator: "\n")
        for word in ["\"Rename\"", "\"It is shown on the map.\"", "\"Name\"", "\"Rename trail\""] {
            #expect(dumps.contains(word), "\(word) in \(dumps)")
        }
    }

    @Test("A class that answers to activation or to steps offers what its touches do")
    func answers() throws {
        let rules: Set<String> = ["tap-without-trait", "missing-adjustable-action"]
        let control = """
            final class Screen: UIControl {
                private var value = 0.0
                override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
                override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                    fill.frame.size.width = touch.location(in: self).x
                    sendActions(for: .valueChanged)
                    return true
                }
                ANSWER
            }
            """
        #expect(
            try Self.findings(control.replacing("ANSWER", with: ""), of: rules).map { $0.prefix(25) } == [
                "missing-adjustable-action"
            ])
        #expect(
            try Self.findings(
                control.replacing("ANSWER", with: "override func accessibilityIncrement() { step(1) }"), of: rules
            ).isEmpty)
        #expect(
            try Self.findings(
                control.replacing(".valueChanged", with: ".touchUpInside").replacing("ANSWER", with: ""), of: rules
            ).isEmpty)
        let tile = """
            final class Tile: UIView {
                private let name = UILabel()
                var onTap: () -> Void = {}
                init() { super.init(frame: .zero); name.text = "Maps"; addSubview(name) }
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { BODY }
            }
            final class Screen: UIViewController {
                override func viewDidLoad() { title = "Places"; view.addSubview(Tile()) }
            }
            """
        #expect(
            try Self.findings(tile.replacing("BODY", with: "onTap()"), of: rules).map { $0.prefix(17) } == [
                "tap-without-trait"
            ])
        let around = tile.replacing("BODY", with: "onTap()").replacing(
            "addSubview(name)", with: "addSubview(name); addSubview(UIButton(type: .close))")
        #expect(try Self.findings(around, of: rules).isEmpty, "The touch is beside the button")
        #expect(
            try Self.findings(tile.replacing("BODY", with: "next?.touchesBegan(touches, with: event)"), of: rules)
                .isEmpty)
        #expect(try Self.findings(tile.replacing("BODY", with: "superview?.endEditing(true)"), of: rules).isEmpty)
    }

    @Test("Lists and views that are dragged are told from those that can be put in order in another way")
    func dragging() throws {
        func found(_ statements: String, _ members: String = "") throws -> Int {
            try Self.findings(
                """
                final class Screen: UICollectionViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = "Shelf"
                        \(statements)
                    }
                    \(members)
                }
                """, of: ["drag-without-alternative"]).count
        }
        let both = "collectionView.dragDelegate = self; collectionView.dropDelegate = self"
        #expect(try found(both) == 1)
        #expect(try found("collectionView.dragDelegate = self") == 0, "What is dragged out has other ways to be shared")
        #expect(try found("\(both); collectionView.accessibilityDropPointDescriptors = points") == 0)
        #expect(try found("collectionView.dragDelegate = helper; collectionView.dropDelegate = helper") == 0)
        #expect(
            try found(
                both,
                """
                override func collectionView(
                    _ v: UICollectionView, contextMenuConfigurationForItemAt p: IndexPath, point: CGPoint
                ) -> UIContextMenuConfiguration? { nil }
                """) == 0)
        let hand = """
            @objc func press(_ g: UILongPressGestureRecognizer) {
                collectionView.beginInteractiveMovementForItem(at: path)
            }
            """
        #expect(try found("", hand) == 1)
        #expect(
            try found(
                "",
                hand + """

                    func cell() {
                        star.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Move up") { _ in true }]
                    }
                    """) == 0)
    }
}
