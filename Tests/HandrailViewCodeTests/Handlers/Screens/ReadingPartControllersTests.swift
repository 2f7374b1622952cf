import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Controllers that fill a part of another one's screen are parts of it: its title is shown, not theirs.
@Suite("Reading controllers that are parts of others") struct ReadingPartControllersTests {
    /// A controller with an empty title, and what else the project declares.
    private static func findings(_ code: String) throws -> [String] {
        let source = """
            import UIKit
            class PartController: UIViewController {
                private let first = UILabel()
                private let second = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = ""
                    first.text = NSLocalizedString("Pier", comment: "")
                    second.text = NSLocalizedString("Buoy", comment: "")
                    view.addSubview(first)
                    view.addSubview(second)
                }
            }
            \(code)
            """
        return try TemporaryFolder.audit(["Code.swift": Data(source.utf8)]).findings.map(\.rule).filter {
            $0.contains("title")
        }
    }

    /// A controller whose `viewDidLoad` runs `body`.
    private static func home(_ body: String, more: String = "") -> String {
        """
        final class HomeController: UIViewController {
            private lazy var own = PartController()
            private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            override func viewDidLoad() {
                super.viewDidLoad()
                title = NSLocalizedString("Home", comment: "")
                \(body)
            }
            \(more)
        }
        """
    }

    @Test(
        "Whatever way a controller is taken in, its empty title is nobody's matter",
        arguments: [
            home("addChild(own)\nview.addSubview(own.view)\nown.didMove(toParent: self)"),
            home("let part = PartController()\nself.addChild(part)"),
            home("let part: UIViewController = PartController()\npart.willMove(toParent: self)"),
            home("put(PartController())", more: "private func put(_ child: UIViewController) { addChild(child) }"),
            home("view.addSubview(own.view)"),
            home("pages.setViewControllers([own], direction: .forward, animated: false)"),
            home("embed(PartController(), in: view)"),
            home(
                """
                let search = UISearchController(searchResultsController: PartController())
                navigationItem.searchController = search
                """),
            home("") + "\nextension HomeController { func fill() { [PartController()].forEach { addChild($0) } } }",
            home("take(own)") + """

                extension UIViewController {
                    func take(_ other: UIViewController) {
                        other.willMove(toParent: self)
                        addChild(other)
                    }
                }
                """,
            home(
                "let all = [PartController(), UIViewController()]\nshow(all[0])",
                more: "private func show(_ child: UIViewController) { addChild(child) }"),
            """
            final class Pages: UIPageViewController, UIPageViewControllerDataSource {
                func pageViewController(
                    _ pages: UIPageViewController, viewControllerBefore current: UIViewController
                ) -> UIViewController? { nil }
                func pageViewController(
                    _ pages: UIPageViewController, viewControllerAfter current: UIViewController
                ) -> UIViewController? {
                    PartController()
                }
            }
            """,
            """
            class TabsController: UIViewController {
                var controllers: [UIViewController] = []
                func choose(_ index: Int) {
                    for controller in controllers { controller.view.removeFromSuperview() }
                    addChild(controllers[index])
                }
            }
            final class Start {
                func make() -> UIViewController {
                    let tabs = TabsController()
                    tabs.controllers = [PartController()]
                    return tabs
                }
            }
            final class StartController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let tabs = TabsController()
                    tabs.controllers = [PartController()]
                    present(tabs, animated: true)
                }
            }
            """,
        ])
    func parts(code: String) throws {
        #expect(try Self.findings(code).isEmpty)
    }

    @Test(
        "A controller that is shown by itself has a title of its own",
        arguments: [
            "",
            home("present(own, animated: true)"),
            home("navigationController?.pushViewController(own, animated: true)"),
            // It is shown by itself elsewhere.
            home(
                "addChild(own)",
                more: "func open() { navigationController?.pushViewController(PartController(), animated: true) }"),
            // Bars show the titles of what they hold.
            home("let bar = UINavigationController()\nbar.setViewControllers([own], animated: false)"),
            home("addChild(UINavigationController(rootViewController: own))"),
            home("own.willMove(toParent: nil)"),
        ])
    func screens(code: String) throws {
        #expect(try Self.findings(code) == ["empty-screen-title"])
    }

    @Test("A function of the project called like one of the framework's shows nothing by itself")
    func namesakes() throws {
        let pushed = Self.home("show(UntitledController(), sender: nil)")
        let own = Self.home(
            "show(UntitledController())", more: "func show(_ other: UIViewController) { router.route(other) }")
        let untitled = """

            final class UntitledController: UIViewController {
                private let first = UIButton(type: .system)
                private let second = UIButton(type: .close)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    first.setTitle(NSLocalizedString("Pier", comment: ""), for: .normal)
                    view.addSubview(first)
                    view.addSubview(second)
                }
            }
            """
        #expect(try Self.findings(pushed + untitled).contains("missing-screen-title"))
        #expect(try !Self.findings(own + untitled).contains("missing-screen-title"))
    }

    @Test("What a segue embeds is a part as well")
    func embedded() throws {
        let storyboard = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
            targetRuntime="iOS.CocoaTouch" initialViewController="h">
            <scenes><scene sceneID="s1"><objects><viewController id="h" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/><subviews>
            <containerView opaque="NO" contentMode="scaleToFill" id="c">
            <rect key="frame" x="0.0" y="0.0" width="390" height="400"/>
            <connections><segue destination="p" kind="embed" id="e"/></connections></containerView>
            </subviews></view><navigationItem key="navigationItem" title="Home" id="n"/></viewController></objects>
            </scene>
            <scene sceneID="s2"><objects>
            <viewController id="p" customClass="PartController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="w">
            <rect key="frame" x="0.0" y="0.0" width="390" height="400"/></view>
            </viewController></objects></scene></scenes></document>
            """
        let code = """
            import UIKit
            final class PartController: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); title = "" }
            }
            """
        let files = ["Main.storyboard": Data(storyboard.utf8), "Code.swift": Data(code.utf8)]
        #expect(try TemporaryFolder.audit(files).findings.filter { $0.rule == "empty-screen-title" }.isEmpty)
        // It is met where it fills its container, and nowhere else.
        #expect(try TemporaryFolder.inspect(files).screens.count == 1)
    }
}
