/// What `orientation-forced` must find, and what it must not.
enum OrientationForcedExamples {
    /// All of them.
    static let all: [RuleExample] = [
        RuleExample(
            .review,
            """
            @main
            struct Library: App {
                @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

                var body: some Scene {
                    WindowGroup { Text("Books") }
                }
            }

            final class Delegate: NSObject, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
                ) -> UIInterfaceOrientationMask {
                    ↓.portrait
                }
            }
            """),
        RuleExample(
            .review,
            """
            @main
            final class Delegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
                ) -> UIInterfaceOrientationMask {
                    ↓.portrait
                }
            }

            final class ShelfViewController: UIViewController {
                private let heading = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    heading.text = "Books"
                    view.addSubview(heading)
                }
            }
            """),
        RuleExample(
            .review,
            """
            List(books) { book in
                Text(book.title)
            }
            .onAppear {
                ↓UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
            }
            """),
        RuleExample(
            .review,
            """
            Button("Read") {
                isReading = true
                ↓windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
            }
            """),
        RuleExample(
            .review,
            """
            final class ShelfViewController: UIViewController {
                private let heading = UILabel()

                override var supportedInterfaceOrientations: UIInterfaceOrientationMask { ↓.portrait }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    heading.text = "Books"
                    view.addSubview(heading)
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class ShelfViewController: UIViewController {
                private let heading = UILabel()

                override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                    if UIDevice.current.userInterfaceIdiom == .phone {
                        return ↓.portrait
                    }
                    return super.supportedInterfaceOrientations
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    heading.text = "Books"
                    view.addSubview(heading)
                    UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class ShelfViewController: UIViewController {
                private let heading = UILabel()

                override var shouldAutorotate: Bool { ↓false }
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    heading.text = "Books"
                    view.addSubview(heading)
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class ShelfViewController: UIViewController {
                private let heading = UILabel()

                override var prefersInterfaceOrientationLocked: Bool { ↓true }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    heading.text = "Books"
                    view.addSubview(heading)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class ShelfViewController: UIViewController {
                private let heading = UILabel()

                override var shouldAutorotate: Bool { isReading }
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    heading.text = "Books"
                    view.addSubview(heading)
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class ShelfViewController: UIViewController {
                private let heading = UILabel()

                override var shouldAutorotate: Bool { false }
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \
            ↓[.portrait, .portraitUpsideDown] }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    heading.text = "Books"
                    view.addSubview(heading)
                }
            }
            """),
        RuleExample(
            .nearMiss("from iOS 16 on nobody asks whether it turns"),
            """
            final class ShelfViewController: UIViewController {
                private let heading = UILabel()

                override var shouldAutorotate: Bool { false }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    heading.text = "Books"
                    view.addSubview(heading)
                }
            }
            """,
            files: [
                "Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription

                let package = Package(
                    name: "Shelf", platforms: [.iOS(.v16)],
                    targets: [.target(name: "Shelf", path: ".")])
                """
            ]),
        RuleExample(
            .review,
            """
            @main
            final class Delegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
                ) -> UIInterfaceOrientationMask {
                    ↓UIDevice.current.userInterfaceIdiom == .phone ? .portrait : .all
                }
            }

            final class ShelfViewController: UIViewController {
                private let heading = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    heading.text = "Books"
                    view.addSubview(heading)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class ShelfViewController: UIViewController {
                private let heading = UILabel()

                override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                    UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    heading.text = "Books"
                    view.addSubview(heading)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            @main
            struct Library: App {
                @UIApplicationDelegateAdaptor private var delegate: Delegate

                var body: some Scene {
                    WindowGroup { Text("Books") }
                }
            }

            final class Delegate: NSObject, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
                ) -> UIInterfaceOrientationMask {
                    [.portrait, .landscape]
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Button("Lock") {
                windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: chosen))
            }
            """),
        RuleExample(
            .silent,
            """
            Button("Save") {
                defaults.setValue("portrait", forKey: "page")
            }
            """),
        RuleExample(
            .nearMiss("a video turns to fill the screen, and back"),
            """
            VideoPlayer(player: player)
                .onAppear {
                    windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
                }
            """),
        RuleExample(.review, RuleExample.list("↓" + allowed("", "Portrait") + allowed("~ipad", "Portrait"))),
        RuleExample(
            .review,
            RuleExample.list(allowed("", "Portrait", "LandscapeLeft") + "↓" + allowed("~ipad", "LandscapeLeft"))),
        RuleExample(
            .nearMiss("an iPad may be held either way, and so may a phone"),
            RuleExample.list(
                allowed("", "Portrait", "LandscapeLeft") + allowed("~ipad", "Portrait", "LandscapeRight"))),
    ]

    /// A key of a property list with the orientations that an app allows.
    private static func allowed(_ devices: String, _ names: String...) -> String {
        let list = names.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
        return "<key>UISupportedInterfaceOrientations\(devices)</key><array>\(list)</array>"
    }
}
