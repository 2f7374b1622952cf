import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// Views that classes make of xibs, and of one another, wherever the code that asks for them stands.
@Suite("Linking xibs with the classes that load them") struct LinkingXibsTests {
    /// A xib that a class owns, with a button in an outlet.
    static func xib(owner: String, views: String = "<button id=\"b\"><state key=\"normal\" image=\"btn_7\"/></button>")
        -> String
    {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"><connections>
        <outlet property="contentView" destination="r" id="o1"/><outlet property="goButton" destination="b" id="o2"/>
        </connections></placeholder>
        <view contentMode="scaleToFill" id="r"><rect key="frame" x="0.0" y="0.0" width="320" height="900"/>
        <subviews>\(views)</subviews></view></objects></document>
        """
    }

    static let screen = StoryboardScreen.storyboard(
        """
        <view id="a" customClass="PierView"><rect key="frame" x="0" y="20" width="390" height="80"/></view>
        """)

    /// A view that loads its xib in this way, in both initializers.
    static func loading(_ load: String, more: String = "") -> String {
        """
        import UIKit
        class HarborViewController: UIViewController {}
        class PierView: UIView {
            @IBOutlet var contentView: UIView!
            @IBOutlet var goButton: UIButton!
            override init(frame: CGRect) { super.init(frame: frame); commonInit() }
            required init?(coder: NSCoder) { super.init(coder: coder); commonInit() }
            private func commonInit() { \(load) }
            \(more)
        }
        """
    }

    static func screens(_ files: [String: String]) throws -> [String: [String]] {
        let inspection = try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) })
        return Dictionary(inspection.screens.map { screen in
                (
                    screen.screen.name,
                    screen.stops.map { stop in stop.element.name.cases.map(\.display).joined(separator: " | ") }
                )
        }) { $0 + $1 }
    }

    @Test(
        "A view shows what the xib holds that its class loads, wherever it is used",
        arguments: [
            "Bundle.main.loadNibNamed(\"PierView\", owner: self, options: nil); addSubview(contentView)",
            """
            Bundle(for: PierView.self).loadNibNamed("PierView", owner: self)
            guard let contentView else { return }
            addSubview(contentView)
            """,
            """
            let nib = UINib(nibName: "PierView", bundle: nil)
            let view = nib.instantiate(withOwner: self, options: nil).first as! UIView
            addSubview(view)
            """,
            """
            let view = Bundle.main.loadNibNamed("PierView", owner: self)![0] as! UIView
            view.frame = bounds
            addSubview(view)
            """,
            """
            Bundle.main.loadNibNamed(String(describing: type(of: self)), owner: self, options: nil)
            self.contentView.frame = self.bounds
            self.addSubview(self.contentView)
            """,
            """
                let view = loadView()
                addSubview(view)
            }
            private func loadView() -> UIView {
                let name = NSStringFromClass(type(of: self)).components(separatedBy: ".").last!
                return UINib(nibName: name, bundle: Bundle(for: type(of: self)))
                    .instantiate(withOwner: self, options: nil).first as? UIView ?? UIView()
            """,
            "self.loadNibContent()",
            """
            UINib(nibName: "PierView", bundle: nil).instantiate(withOwner: self).forEach {
                addSubview($0 as! UIView)
            }
            """,
        ])
    func loaded(load: String) throws {
        let files = [
            "Main.storyboard": Self.screen, "PierView.xib": Self.xib(owner: "PierView"),
            "Code.swift": Self.loading(load),
        ]
        #expect(try Self.screens(files) == ["HarborViewController": ["btn_7"]])
        let coded = Self.loading(load).replacing(
            "class HarborViewController: UIViewController {}",
            with: """
                class HarborViewController: UIViewController {
                    override func viewDidLoad() { view.addSubview(PierView()) }
                }
                """)
        #expect(
            try Self.screens(["PierView.xib": Self.xib(owner: "PierView"), "Code.swift": coded]) == [
                "HarborViewController": ["btn_7"]
            ])
    }

    static let load = "Bundle.main.loadNibNamed(\"PierView\", owner: self, options: nil); addSubview(contentView)"

    @Test("Its class and the class of the screen speak for what is in it")
    func named() throws {
        func rules(_ code: String) throws -> Set<String> {
            let files = [
                "Main.storyboard": Self.screen, "PierView.xib": Self.xib(owner: "PierView"), "Code.swift": code,
            ]
            return Set(try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }).findings.map(\.rule))
        }
        #expect(try rules(Self.loading(Self.load)).contains("unnamed-control"))
        #expect(
            try !rules(Self.loading(Self.load + "; goButton.accessibilityLabel = \"Leave\"")).contains(
                "unnamed-control"))
        let other = Self.loading(Self.load).replacing(
            "class HarborViewController: UIViewController {}",
            with: """
                class HarborViewController: UIViewController {
                    @IBOutlet var pier: PierView!
                    override func viewDidLoad() { pier.goButton.accessibilityLabel = "Leave" }
                }
                """)
        let joined = Self.screen.replacing(
            "</viewController>",
            with: "<connections><outlet property=\"pier\" destination=\"a\" id=\"o\"/></connections></viewController>")
        let files = ["Main.storyboard": joined, "PierView.xib": Self.xib(owner: "PierView"), "Code.swift": other]
        #expect(
            try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }).findings.allSatisfy {
                $0.rule != "unnamed-control"
            })
    }

    @Test("What a xib holds is mended in the xib, and what the class adds in its code")
    func places() throws {
        let code = Self.loading(
            Self.load
                + "; let stay = UIButton(); stay.setImage(UIImage(named: \"btn_8\"), for: .normal); addSubview(stay)"
        ).replacing(
            "class HarborViewController: UIViewController {}",
            with: """
                class HarborViewController: UIViewController {
                    override func viewDidLoad() { view.addSubview(PierView()) }
                }
                """)
        let audit = try TemporaryFolder.audit([
            "PierView.xib": Data(Self.xib(owner: "PierView").utf8), "Code.swift": Data(code.utf8),
        ])
        let fixes = audit.findings.filter { $0.rule == "unnamed-control" }.map { finding in
            let file = audit.files[Int(finding.place.file.value)].path
            return "\(file): \(finding.fix.en.contains("inspector") ? "inspector" : "code")"
        }
        #expect(fixes.sorted() == ["Code.swift: code", "PierView.xib: inspector"])
    }

    @Test("A xib of a view that nobody shows is a screen by itself, and so is one whose owner is a controller")
    func alone() throws {
        let files = ["PierView.xib": Self.xib(owner: "PierView"), "Code.swift": Self.loading(Self.load)]
        #expect(try Self.screens(files)["PierView"] == ["btn_7"])
        let controller = """
            import UIKit
            class PierController: UIViewController {
                @IBOutlet var contentView: UIView!
                override func viewDidLoad() {
                    Bundle.main.loadNibNamed("Pier", owner: self)
                    view.addSubview(contentView)
                }
            }
            """
        #expect(
            try Self.screens(["Pier.xib": Self.xib(owner: "PierController"), "Code.swift": controller]).values.joined()
                .contains("btn_7"))
    }

    @Test("A xib that is missing, made for another class, or shows its own view again does no harm")
    func broken() throws {
        let missing = Self.loading(
            "Bundle.main.loadNibNamed(\"Other\", owner: self, options: nil); addSubview(contentView)")
        #expect(
            try Self.screens(["Main.storyboard": Self.screen, "Code.swift": missing])["HarborViewController"] != nil)
        let again = Self.xib(owner: "PierView", views: "<view customClass=\"PierView\" id=\"b\"/>")
        let files = ["Main.storyboard": Self.screen, "PierView.xib": again, "Code.swift": Self.loading(Self.load)]
        #expect(try Self.screens(files)["HarborViewController"] != nil)
        let foreign = [
            "Main.storyboard": Self.screen, "PierView.xib": Self.xib(owner: "Stranger"),
            "Code.swift": Self.loading(Self.load),
        ]
        #expect(try Self.screens(foreign)["Stranger"]?.count == 1)
        let unused = Self.loading("let views = Bundle.main.loadNibNamed(\"PierView\", owner: self)")
        #expect(
            try Self.screens([
                "Main.storyboard": Self.screen, "PierView.xib": Self.xib(owner: "PierView"), "Code.swift": unused,
            ])["PierView"] == ["btn_7"])
    }

    @Test(
        "A view is what its class makes it, however many calls lead to where it is first met",
        arguments: [1, 6, 8, 9, 10, 11, 12, 13, 14, 30])
    func afterManyCalls(count: Int) throws {
        let chain = (0..<count).map { "func step\($0)() { step\($0 + 1)() }" }.joined(separator: "\n")
        let code = """
            import UIKit
            class HarborViewController: UIViewController {
                @IBOutlet var map: MapView!
                override func viewDidLoad() { step0() }
                \(chain)
                func step\(count)() { map.refresh() }
            }
            class MapView: UIView {
                private let popup = PopupView()
                override func awakeFromNib() { addSubview(popup) }
                func refresh() { popup.box.isHidden = false }
            }
            class PopupView: UIView {
                let box = UIView()
                let next: UIButton = {
                    let next = UIButton()
                    next.setImage(UIImage(named: "btn_8"), for: .normal)
                    return next
                }()
                override init(frame: CGRect) { super.init(frame: frame); setUp() }
                required init?(coder: NSCoder) { super.init(coder: coder); setUp() }
                private func setUp() { box.addSubview(next); addSubview(box) }
            }
            """
        let file = StoryboardScreen.storyboard(
            "<view id=\"a\" customClass=\"MapView\"/>",
            controller: "<connections><outlet property=\"map\" destination=\"a\" id=\"o\"/></connections>")
        #expect(try StoryboardScreen.stops(["Main.storyboard": file, "Code.swift": code]) == ["btn_8: button"])
    }

    @Test("Classes that make one another without end are read in bounded time")
    func endless() throws {
        let classes = (0..<8).map { index in
            """
            class Pier\(index): UIView {
                let next = Pier\((index + 1) % 8)()
                let other = Pier\((index + 3) % 8)()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(next)
                    addSubview(other)
                }
            }
            """
        }
        let code = """
            import UIKit
            class HarborViewController: UIViewController {
                override func viewDidLoad() { view.addSubview(Pier0()) }
            }

            """ + classes.joined(separator: "\n")
        #expect(try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.allSatisfy { !$0.rule.isEmpty })
    }

    @Test("A tap anywhere that sends what a button sends as well is offered by the button")
    func sameAction() throws {
        let code = """
            import UIKit
            class HarborViewController: UIViewController {
                private var timer: Timer?
                @IBAction func leave() {
                    timer?.invalidate()
                    store.clear()
                    dismiss(animated: true)
                }
            }
            """
        func file(_ action: String) -> String {
            StoryboardScreen.storyboard(
                """
                <label text="Leave the pier?" id="l"/><button id="b"><state key="normal" title="Leave"/>
                <connections><action selector="\(action)" destination="c1" eventType="touchUpInside" id="x"/>
                </connections></button><view id="w"><subviews><label text="Why" id="m"/></subviews></view>
                """
            ).replacing(
                "<viewLayoutGuide",
                with: """
                    <connections><outletCollection property="gestureRecognizers" destination="t" appends="YES"
                    id="y"/></connections><viewLayoutGuide
                    """
            ).replacing(
                "</objects>",
                with: """
                    <tapGestureRecognizer id="t"><connections>
                    <action selector="leave" destination="c1" id="z"/></connections></tapGestureRecognizer>
                    </objects>
                    """)
        }
        func rules(_ action: String) throws -> Set<String> {
            Set(
                try TemporaryFolder.audit(["Main.storyboard": Data(file(action).utf8), "Code.swift": Data(code.utf8)])
                    .findings.map(\.rule))
        }
        #expect(try !rules("leave").contains("tap-without-trait"))
    }

    /// A xib that nobody owns, with a view of a class of the project that holds a button.
    private static let buoy = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view contentMode="scaleToFill" id="r" customClass="BuoyView">
        <rect key="frame" x="0.0" y="0.0" width="320" height="90"/>
        <subviews><button id="b"><rect key="frame" x="0.0" y="0.0" width="60" height="60"/>
        <state key="normal" image="btn_9"/></button></subviews>
        <connections><outlet property="goButton" destination="b" id="o"/></connections></view></objects></document>
        """

    /// A screen that shows what `made` stands for, and says of it what `more` does.
    private static func showing(_ made: String, more: String = "", inClass: String = "") -> [String: String] {
        let code = """
            import UIKit
            final class BuoyView: UIView {
                @IBOutlet var goButton: UIButton!
                \(inClass)
            }
            final class HarborController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let buoy = \(made)
                    \(more)
                    view.addSubview(buoy)
                }
            }
            """
        return ["BuoyView.xib": buoy, "Code.swift": code]
    }

    @Test(
        "What a xib holds that nobody owns is met where the view is shown that code makes of it",
        arguments: [
            showing("Bundle.main.loadNibNamed(\"BuoyView\", owner: nil, options: nil)?.first as! BuoyView"),
            showing("Bundle.main.loadNibNamed(\"BuoyView\", owner: self)![0] as! BuoyView"),
            showing(
                "UINib(nibName: \"BuoyView\", bundle: nil).instantiate(withOwner: nil, options: nil).first as! BuoyView"
            ),
            showing(
                "BuoyView.fromNib()",
                inClass: """
                    static func fromNib() -> BuoyView {
                        UINib(nibName: String(describing: self), bundle: nil).instantiate(withOwner: nil).first
                            as! BuoyView
                    }
                    """),
        ])
    func ownerless(files: [String: String]) throws {
        #expect(try Self.screens(files) == ["HarborController": ["btn_9"]])
    }

    @Test("Code that names the button of such a view silences what is said of it")
    func namedOwnerless() throws {
        let made = "UINib(nibName: \"BuoyView\", bundle: nil).instantiate(withOwner: nil).first as! BuoyView"
        let named = Self.showing(
            made, more: "buoy.goButton.accessibilityLabel = NSLocalizedString(\"Go\", comment: \"\")")
        #expect(
            try TemporaryFolder.audit(Self.showing(made).mapValues { Data($0.utf8) }).findings.map(\.rule).contains(
                "unnamed-control"))
        #expect(
            try !TemporaryFolder.audit(named.mapValues { Data($0.utf8) }).findings.map(\.rule).contains(
                "unnamed-control"))
    }

    @Test("A xib that is loaded and not shown is judged by itself")
    func unshown() throws {
        let files = Self.showing(
            "UIView()", more: "keep = UINib(nibName: \"BuoyView\", bundle: nil).instantiate(withOwner: nil)")
        #expect(try Self.screens(files)["BuoyView"] == ["btn_9"])
    }
}
