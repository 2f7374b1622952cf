import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// The tabs of a controller stand on one bar in order, and each alert is a screen of its own.
@Suite("Tab bars and alerts that code makes") struct TabBarScreenTests {
    private static func screens(_ code: String) throws -> [String: [[String]]] {
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data("import UIKit\n\(code)".utf8)])
        return Dictionary(grouping: inspection.screens, by: \.screen.name)
            .mapValues { $0.map { $0.stops.map(\.element.name.display) } }
    }

    private static let pages = """
        final class Home: UIViewController {}
        final class Mine: UIViewController {
            init() {
                super.init(nibName: nil, bundle: nil)
                tabBarItem = UITabBarItem(title: "Mine", image: nil, tag: 1)
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        final class Found: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); title = "Found" }
        }

        """

    @Test(
        "Tabs stand together in the order in which they are given",
        arguments: [
            """
            override func viewDidLoad() {
                super.viewDidLoad()
                let a = UINavigationController(rootViewController: Home())
                a.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
                viewControllers = [a, UINavigationController(rootViewController: Mine())]
            }
            """,
            """
            override func viewDidLoad() {
                super.viewDidLoad()
                setViewControllers([wrap(Home(), "Home"), Mine()], animated: false)
            }
            private func wrap(_ page: UIViewController, _ title: String) -> UIViewController {
                page.tabBarItem.title = title
                return UINavigationController(rootViewController: page)
            }
            """,
            """
            private let home = Home()
            private let mine = Mine()
            init() {
                super.init(nibName: nil, bundle: nil)
                home.title = "Home"
                self.viewControllers = [home, mine]
            }
            required init?(coder: NSCoder) { fatalError() }
            """,
        ])
    func tabs(body: String) throws {
        let code = Self.pages + "final class Tabs: UITabBarController {\n\(body)\n}"
        #expect(try Self.screens(code)["Tabs"] == [["Home", "Mine"]])
    }

    @Test("Each alert is a screen of its own, with its words and its buttons")
    func alerts() throws {
        let code = """
            final class Desk: UIViewController {
                private let sign = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    sign.text = "Desk"
                    view.addSubview(sign)
                }
                func clear() {
                    let a = UIAlertController(title: "Clear?", message: "Files go.", preferredStyle: .actionSheet)
                    a.addAction(UIAlertAction(title: "Clear", style: .destructive) { _ in })
                    present(a, animated: true)
                }
                func leave() {
                    let a = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
                    a.addAction(.stay)
                    present(a, animated: true)
                }
            }
            extension UIAlertAction {
                static var stay: UIAlertAction { UIAlertAction(title: "Stay", style: .cancel) }
            }
            """
        #expect(
            try Self.screens(code)["Desk"]?.sorted { $0[0] < $1[0] } == [
                ["Clear?", "Files go.", "Clear"], ["Desk"], ["Leave?", "Stay"],
            ])
    }
}
