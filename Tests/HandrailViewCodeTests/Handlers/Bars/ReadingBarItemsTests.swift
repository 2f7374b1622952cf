import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Items of bars and buttons of cells that are made where they are put.
@Suite("Reading UIKit: items and accessories made in place") struct ReadingBarItemsTests {
    private static func rules(_ code: String) throws -> [String] {
        try TemporaryFolder.audit(["Code.swift": Data(("import UIKit\n" + code).utf8)]).findings.map(\.rule)
    }

    private static func screen(_ body: String) -> String {
        """
        final class Screen: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                title = NSLocalizedString("Items", comment: "")
                \(body)
            }
            @objc private func go() {}
        }
        """
    }

    private static let icon = ".init(image: UIImage(named: \"gg\"), style: .plain, target: self, action: #selector(go))"

    @Test(
        "An item whose class only the property says is one",
        arguments: [
            "navigationItem.rightBarButtonItem = \(icon)", "navigationItem.leftBarButtonItems = [\(icon)]",
            "navigationItem.setLeftBarButton(\(icon), animated: false)", "toolbarItems = [.flexibleSpace(), \(icon)]",
            """
            navigationItem.trailingItemGroups = [
                UIBarButtonItemGroup(barButtonItems: [\(icon)], representativeItem: nil)
            ]
            """,
            """
            let item = UIBarButtonItem\(icon.dropFirst(5))
            navigationItem.leadingItemGroups = [item.creatingFixedGroup()]
            """,
            "navigationItem.centerItemGroups = [.fixedGroup(items: [\(icon)])]",
        ])
    func items(_ body: String) throws {
        #expect(try Self.rules(Self.screen(body)) == ["unnamed-control"])
    }

    @Test(
        "Such an item that says what it does is left alone",
        arguments: [
            """
            navigationItem.rightBarButtonItem = \(icon)
            navigationItem.rightBarButtonItem?.accessibilityLabel = NSLocalizedString("Go", comment: "")
            """,
            "navigationItem.leftBarButtonItem = .init(systemItem: .close)",
            "toolbarItems = [.flexibleSpace(), .fixedSpace(8)]",
            """
            toolbarItems = [
                .init(
                    title: NSLocalizedString("Next", comment: ""), style: .plain, target: self,
                    action: #selector(go))
            ]
            """,
        ])
    func named(_ body: String) throws {
        #expect(try Self.rules(Self.screen(body)).isEmpty)
    }

    @Test("What a function gives back is of the class that it is declared to give")
    func results() throws {
        func screen(_ maker: String, _ use: String) -> String {
            Self.screen(use).replacing("@objc private func go", with: maker + "\n    @objc private func go")
        }
        let put = "navigationItem.rightBarButtonItem = item()"
        #expect(
            try Self.rules(screen("private func item() -> UIBarButtonItem { \(Self.icon) }", put)) == [
                "unnamed-control"
            ])
        #expect(
            try Self.rules(screen("private func item() -> UIBarButtonItem { print(1); return \(Self.icon) }", put)) == [
                "unnamed-control"
            ])
        let all = "navigationItem.rightBarButtonItems = items"
        #expect(
            try Self.rules(screen("private var items: [UIBarButtonItem] { [\(Self.icon)] }", all)) == [
                "unnamed-control"
            ])
        // What a closure gives back is not what the function around it gives.
        let other = """
            private func item() -> UIBarButtonItem? {
                let all = [1].map { _ in return \(Self.icon) }
                print(all)
                return nil
            }
            """
        #expect(try Self.rules(screen(other, put)).isEmpty)
    }

    @Test("A button at the end of a cell is a control of its own, unless touches pass it by")
    func accessories() throws {
        func code(_ more: String) -> String {
            """
            final class DownloadCell: UITableViewCell {
                private lazy var get: UIButton = {
                    let button = UIButton(type: .custom)
                    button.setImage(UIImage(named: "dl"), for: .normal)
                    button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
                    \(more)
                    return button
                }()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    accessoryView = get
                }
                required init?(coder: NSCoder) { nil }
                @objc private func download() {}
            }
            """
        }
        let action = "button.addTarget(self, action: #selector(download), for: .touchUpInside)"
        #expect(try Self.rules(code(action)) == ["unnamed-control"])
        #expect(
            try Self.rules(
                code(action + "\nbutton.accessibilityLabel = NSLocalizedString(\"Download\", comment: \"\")")
            ).isEmpty)
        #expect(try Self.rules(code("")) == ["unnamed-control"])
        #expect(try Self.rules(code("button.isUserInteractionEnabled = false")).isEmpty)
    }

    @Test(
        "An item that a factory keeps, makes or gives out is one",
        arguments: [
            "navigationItem.rightBarButtonItem = factory.item", "navigationItem.rightBarButtonItem = factory.made",
            "navigationItem.rightBarButtonItem = factory.make()",
            "navigationItem.rightBarButtonItem = Factory.shared.item",
            "navigationItem.rightBarButtonItem = Factory.fixed", "navigationItem.rightBarButtonItem = .help",
            "navigationItem.leftBarButtonItem = UIBarButtonItem.help",
        ])
    func factories(_ body: String) throws {
        func code(_ put: String, factory more: String = "") -> String {
            Self.screen(put).replacing(
                "@objc private func go", with: "private let factory = Factory()\n    @objc private func go") + """

                final class Factory {
                    static let shared = Factory()
                    static let fixed: UIBarButtonItem = \(Self.icon)
                    let item = UIBarButtonItem\(Self.icon.dropFirst(5))
                    var made: UIBarButtonItem { \(Self.icon) }
                    func make() -> UIBarButtonItem { return \(Self.icon) }
                    \(more)
                    @objc private func go() {}
                }
                extension UIBarButtonItem { static var help: UIBarButtonItem { \(Self.icon) } }
                """
        }
        #expect(try Self.rules(code(body)) == ["unnamed-control"])
        let property = body.hasPrefix("navigationItem.left") ? "left" : "right"
        let name = "accessibilityLabel = NSLocalizedString(\"Go\", comment: \"\")"
        #expect(try Self.rules(code(body + "\nnavigationItem.\(property)BarButtonItem?.\(name)")).isEmpty)
    }

    @Test("What a factory may call its item elsewhere is not guessed")
    func namedByFactory() throws {
        let code = Self.screen("navigationItem.rightBarButtonItem = Factory.shared.item") + """

            final class Factory {
                static let shared = Factory()
                let item = UIBarButtonItem\(Self.icon.dropFirst(5))
                init() { [item].forEach { $0.accessibilityLabel = NSLocalizedString("Go", comment: "") } }
            }
            """
        #expect(try Self.rules(code).isEmpty)
    }

    @Test("Tabs are read where a class that is no controller makes them")
    func tabs() throws {
        let code = """
            final class Coordinator {
                func start(in window: UIWindow) {
                    let tabs = UITabBarController()
                    let feed = Feed()
                    feed.tabBarItem = UITabBarItem(title: nil, image: UIImage(named: "ic_feed"), tag: 0)
                    tabs.viewControllers = [feed]
                    window.rootViewController = tabs
                }
            }
            final class Feed: UIViewController {}
            """
        #expect(try Self.rules(code) == ["unnamed-control"])
    }
}
