import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// What code does to the views of storyboards and xibs, wherever it does it.
@Suite("Linking scenes with code") struct LinkingScenesTests {
    static let button = "<button id=\"a\"><state key=\"normal\" image=\"btn_7\"/></button>"
    static let outlet = "<connections><outlet property=\"goButton\" destination=\"a\" id=\"o\"/></connections>"

    /// The stops of the scene of `HarborViewController` with views and an outlet, and code beside it.
    static func stops(_ code: String, views: String = button, controller: String = outlet) throws -> [String] {
        try StoryboardScreen.stops(views, controller: controller, files: ["Code.swift": "import UIKit\n" + code])
    }

    static func rules(_ code: String, views: String = button, controller: String = outlet) throws -> Set<String> {
        let files = [
            "Main.storyboard": StoryboardScreen.storyboard(views, controller: controller),
            "Code.swift": "import UIKit\n" + code,
        ]
        return Set(try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }).findings.map(\.rule))
    }

    @Test(
        "A name counts wherever it is set",
        arguments: [
            """
            class HarborViewController: UIViewController {
                @IBOutlet var goButton: UIButton!
                override func viewDidLoad() { goButton.accessibilityLabel = "Leave" }
            }
            """,
            """
            class HarborViewController: UIViewController {
                @IBOutlet var goButton: UIButton! { didSet { goButton.accessibilityLabel = "Leave" } }
            }
            """,
            """
            class HarborViewController: Base {}
            class Base: UIViewController {
                @IBOutlet var goButton: UIButton!
                override func viewDidLoad() { goButton.accessibilityLabel = "Leave" }
            }
            """,
            """
            class HarborViewController: UIViewController { @IBOutlet var goButton: UIButton! }
            extension HarborViewController {
                func show(_ trip: Trip) { goButton.accessibilityLabel = "Leave" }
            }
            """,
            """
            protocol Leaving { var goButton: UIButton! { get } }
            extension Leaving { func prepare() { goButton.accessibilityLabel = "Leave" } }
            class HarborViewController: UIViewController, Leaving {
                @IBOutlet var goButton: UIButton!
                override func viewDidLoad() { prepare() }
            }
            """,
            """
            enum Style { static func leave(_ button: UIButton) { button.accessibilityLabel = "Leave" } }
            class HarborViewController: UIViewController {
                @IBOutlet var goButton: UIButton!
                override func viewDidLoad() { Style.leave(goButton) }
            }
            """,
            """
            extension UIButton { func leaves() { accessibilityLabel = "Leave" } }
            class HarborViewController: UIViewController {
                @IBOutlet var goButton: UIButton!
                override func viewDidLoad() { goButton.leaves() }
            }
            """,
            """
            class Other {
                func open(_ harbor: HarborViewController) { harbor.goButton.accessibilityLabel = "Leave" }
            }
            class HarborViewController: UIViewController { @IBOutlet var goButton: UIButton! }
            class Opener: UIViewController {
                func open(_ harbor: HarborViewController) { harbor.goButton.accessibilityLabel = "Leave" }
            }
            """,
        ])
    func names(code: String) throws {
        #expect(try Self.stops(code) == ["Leave: button"])
    }

    @Test("What the class makes is mended in its code, what is designed in the inspector")
    func places() throws {
        let code = """
            class HarborViewController: UIViewController {
                override func viewDidLoad() {
                    let leave = UIButton()
                    leave.setImage(UIImage(named: "btn_8"), for: .normal)
                    view.addSubview(leave)
                }
            }
            """
        let files = [
            "Main.storyboard": StoryboardScreen.storyboard(Self.button, controller: ""),
            "Code.swift": "import UIKit\n" + code,
        ]
        let audit = try TemporaryFolder.audit(files.mapValues { Data($0.utf8) })
        let fixes = audit.findings.filter { $0.rule == "unnamed-control" }.map { finding in
            let file = audit.files[Int(finding.place.file.value)].path
            return "\(file): \(finding.fix.en.contains("inspector") ? "inspector" : "code")"
        }
        #expect(fixes.sorted() == ["Code.swift: code", "Main.storyboard: inspector"])
    }

    @Test("What a list of elements leaves out is not met")
    func lists() throws {
        let views = """
            <button id="a"><state key="normal" title="Leave"/></button>
            <view id="h"><subviews><button id="b"><state key="normal" title="Stay"/></button></subviews></view>
            <button id="c"><state key="normal" title="Wait"/></button>
            """
        let outlets = """
            <connections><outlet property="leave" destination="a" id="o1"/>
            <outlet property="stay" destination="b" id="o2"/>
            <outlet property="wait" destination="c" id="o3"/></connections>
            """
        let code = """
            class HarborViewController: UIViewController {
                @IBOutlet var leave: UIButton!
                @IBOutlet var stay: UIButton!
                @IBOutlet var wait: UIButton!
                override func viewDidLoad() { view.accessibilityElements = [stay!, leave!] }
            }
            """
        #expect(try Self.stops(code, views: views, controller: outlets) == ["Stay: button", "Leave: button"])
    }

    @Test("The class of a view speaks for it")
    func ownClass() throws {
        let views = "<button id=\"a\" customClass=\"LeaveButton\"><state key=\"normal\" image=\"btn_7\"/></button>"
        let code = """
            class HarborViewController: UIViewController {}
            class LeaveButton: UIButton {
                required init?(coder: NSCoder) { super.init(coder: coder); setUp() }
                private func setUp() { accessibilityLabel = "Leave" }
            }
            """
        #expect(try Self.stops(code, views: views, controller: "") == ["Leave: button"])
    }

    @Test("What code shows takes the place of what the file shows")
    func placeholders() throws {
        let views = "<label text=\"Label\" id=\"a\"/>"
        let code = """
            class HarborViewController: UIViewController {
                @IBOutlet var goButton: UILabel!
                func show(_ pier: Pier) { goButton.text = pier.name }
            }
            """
        #expect(try Self.stops(code, views: views) == ["…: static text"])
        #expect(
            try Self.stops(code.replacing("goButton.text = pier.name", with: ""), views: views) == [
                "Label: static text"
            ])
    }

    @Test("What code hides for good is gone, and what it hides now and then is not")
    func hiding() throws {
        func code(_ body: String) -> String {
            "class HarborViewController: UIViewController { @IBOutlet var goButton: UIButton!\n\(body) }"
        }
        #expect(try Self.stops(code("func wait() { goButton.isHidden = true }")).count == 1)
        #expect(try Self.stops(code("override func viewDidLoad() { goButton.isAccessibilityElement = false }")) == [])
        #expect(
            try Self.stops(code("override func viewDidLoad() { goButton.accessibilityTraits.insert(.selected) }")) == [
                "btn_7: button, selected"
            ])
    }

    @Test("An action knows who sends it, and a collection what it holds")
    func senders() throws {
        let sent = """
            <button id="a"><state key="normal" image="btn_7"/><connections>
            <action selector="go:" destination="c1" eventType="touchUpInside" id="x"/></connections></button>
            """
        let action = """
            class HarborViewController: UIViewController {
                @IBAction func go(_ sender: UIButton) { sender.accessibilityLabel = "Leave" }
            }
            """
        #expect(try Self.stops(action, views: sent, controller: "") == ["Leave: button"])
        let collection =
            "<connections><outletCollection property=\"buttons\" destination=\"a\" id=\"o\"/></connections>"
        let loop = """
            class HarborViewController: UIViewController {
                @IBOutlet var buttons: [UIButton]!
                override func viewDidLoad() { buttons.forEach { $0.accessibilityLabel = "Leave" } }
            }
            """
        #expect(try Self.stops(loop, controller: collection) == ["Leave: button"])
    }

    @Test("Cells are filled by the controller, by their own class, or by the names the system has for their parts")
    func cells() throws {
        func table(_ attributes: String, _ inside: String, _ connections: String = "") -> String {
            """
            <tableView id="t"><prototypes><tableViewCell id="k" reuseIdentifier="pier" \(attributes)>
            <tableViewCellContentView key="contentView" id="v">
            <subviews>\(inside)</subviews></tableViewCellContentView>
            \(connections)</tableViewCell></prototypes></tableView>
            """
        }
        let own = table(
            "customClass=\"PierCell\"", "<label text=\"Label\" id=\"l\"/>",
            "<connections><outlet property=\"nameLabel\" destination=\"l\" id=\"o\"/></connections>")
        let code = """
            class PierCell: UITableViewCell { @IBOutlet var nameLabel: UILabel! }
            class HarborViewController: UIViewController, UITableViewDataSource {
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "pier", for: indexPath) as! PierCell
                    cell.nameLabel.text = "Mole"
                    return cell
                }
            }
            """
        #expect(try Self.stops(code, views: own, controller: "") == ["Mole: static text"])
        let plain = table("style=\"IBUITableViewCellStyleDefault\" textLabel=\"l\"", "<label text=\"Title\" id=\"l\"/>")
        let system = code.replacing(" as! PierCell", with: "").replacing("cell.nameLabel", with: "cell.textLabel?")
        #expect(try Self.stops(system, views: plain, controller: "") == ["Mole: static text"])
    }

    @Test("A xib is joined with the class of its view and with that of its owner")
    func xibs() throws {
        func xib(owner: String, root: String, connections: String, inner: String = "") -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)>\(connections)</placeholder>
            <view id="r" \(root)><subviews>\(Self.button)</subviews>\(inner)</view></objects></document>
            """
        }
        let code = """
            import UIKit
            class PierView: UIView {
                @IBOutlet var goButton: UIButton!
                override func awakeFromNib() { goButton.accessibilityLabel = "Leave" }
            }
            """
        let rooted = xib(owner: "", root: "customClass=\"PierView\"", connections: "", inner: Self.outlet)
        #expect(try StoryboardScreen.stops(["Pier.xib": rooted, "Pier.swift": code]) == ["Leave: button"])
        let owned = xib(owner: "customClass=\"PierView\"", root: "", connections: Self.outlet)
        #expect(try StoryboardScreen.stops(["Pier.xib": owned, "Pier.swift": code]) == ["Leave: button"])
    }

    @Test("An item that code puts on a bar takes the place of the file's")
    func bars() throws {
        let controller = """
            <navigationItem key="navigationItem" id="n">
            <barButtonItem key="rightBarButtonItem" image="filter" id="r"/></navigationItem>
            """
        let code = """
            class HarborViewController: UIViewController {
                override func viewDidLoad() {
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Sort", style: .plain, target: nil, action: nil)
                }
            }
            """
        #expect(try Self.stops(code, views: "", controller: controller) == ["Sort: button"])
        let label = """
            class HarborViewController: UIViewController {
                override func viewDidLoad() { navigationItem.rightBarButtonItem?.accessibilityLabel = "Filter" }
            }
            """
        #expect(try Self.stops(label, views: "", controller: controller) == ["Filter: button"])
    }

    @Test("Views that code puts into a view of the file are in it")
    func added() throws {
        let code = """
            class HarborViewController: UIViewController {
                private let hint = UILabel()
                override func viewDidLoad() { hint.text = "Mind the gap"; view.addSubview(hint) }
            }
            """
        #expect(
            try Self.stops(code, views: "<label text=\"Mole\" id=\"a\"/>", controller: "") == [
                "Mole: static text", "Mind the gap: static text",
            ])
    }

    @Test("A tap that code reacts to is a tap of the file's view")
    func gestures() throws {
        let code = """
            class HarborViewController: UIViewController {
                @IBOutlet var goButton: UILabel!
                override func viewDidLoad() {
                    goButton.isUserInteractionEnabled = true
                    goButton.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
                }
                @objc func leave() { performSegue(withIdentifier: "leave", sender: nil) }
            }
            """
        let views = "<label text=\"Leave\" id=\"a\"/>"
        #expect(try Self.rules(code, views: views).contains("tap-without-trait"))
        let named = code.replacing(
            "goButton.isUserInteractionEnabled = true", with: "goButton.accessibilityTraits = .button")
        #expect(try !Self.rules(named, views: views).contains("tap-without-trait"))
    }

    @Test("A font that code sets is judged where code sets it, and the file's is not")
    func fonts() throws {
        let views = """
            <label text="Mole" id="a">
            <fontDescription key="fontDescription" type="system" pointSize="14"/></label>
            """
        let code = """
            class HarborViewController: UIViewController {
                @IBOutlet var goButton: UILabel!
                override func viewDidLoad() {
                    goButton.font = .preferredFont(forTextStyle: .body)
                    goButton.adjustsFontForContentSizeCategory = true
                }
            }
            """
        #expect(try Self.rules(code, views: views).isDisjoint(with: ["fixed-font-size", "font-not-adjusting"]))
        #expect(
            try Self.rules("class HarborViewController: UIViewController {}", views: views).contains("fixed-font-size"))
    }

    @Test(
        "What is handed to code that was not read may be named there",
        arguments: [
            "Theme.shared.apply(to: goButton)", "goButton.rx.title().onNext(title)", "goButton.describe(\"Go\")",
            "bind(viewModel.title, goButton)",
        ])
    func handedOn(statement: String) throws {
        let code = """
            import Rx
            class HarborViewController: UIViewController {
                @IBOutlet var goButton: UIButton!
                override func viewDidLoad() { \(statement) }
            }
            """
        #expect(try !Self.rules(code).contains("unnamed-control"))
        let pointed = code.replacing(statement, with: "popover.sourceView = goButton; present(popover, from: goButton)")
        #expect(try Self.rules(pointed).contains("unnamed-control"))
    }

    // MARK: How screens come up

    static func presentations(_ files: [String: String]) throws -> [String: Screen.Presentation] {
        let inspection = try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) })
        return Dictionary(inspection.screens.map { ($0.screen.name, $0.screen.presentation) }) { first, _ in first }
    }

    @Test("Segues, bars and code say how a screen comes up")
    func presentation() throws {
        func scene(_ id: String, _ kind: String, _ segues: String) -> String {
            """
            <scene sceneID="s\(id)"><objects><\(kind) id="\(id)" storyboardIdentifier="\(id)">
            <view key="view" id="v\(id)"><subviews><label text="Mole" id="l\(id)"/></subviews></view>
            <connections>\(segues)</connections></\(kind)></objects></scene>
            """
        }
        let scenes = [
            scene(
                "tabs", "tabBarController",
                "<segue destination=\"bar\" kind=\"relationship\" relationship=\"viewControllers\" id=\"x1\"/>"),
            scene(
                "bar", "navigationController",
                "<segue destination=\"first\" kind=\"relationship\" relationship=\"rootViewController\" id=\"x2\"/>"),
            scene(
                "first", "viewController",
                """
                <segue destination="pushed" kind="show" id="x3"/>
                <segue destination="sheet" kind="presentation" id="x4"/>
                <segue destination="cover" kind="presentation" modalPresentationStyle="fullScreen" id="x5"/>
                <segue destination="bubble" kind="popoverPresentation" id="x6"/>
                """),
            scene("pushed", "viewController", ""), scene("sheet", "viewController", ""),
            scene("cover", "viewController", ""),
            scene("bubble", "viewController", ""),
        ].joined()
        let file = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes>\(scenes)</scenes></document>
            """
        let found = try Self.presentations(["Main.storyboard": file])
        #expect(found["first"] == .tab && found["pushed"] == .navigation && found["sheet"] == .sheet)
        #expect(found["cover"] == .cover && found["bubble"] == .popover)
        let code = """
            import UIKit
            class Opener: UIViewController {
                let label = UILabel()
                override func viewDidLoad() { label.text = "Mole"; view.addSubview(label) }
                func open() {
                    navigationController?.pushViewController(Details(), animated: true)
                    present(UINavigationController(rootViewController: Notice()), animated: true)
                }
            }
            class Details: UIViewController { let label = UILabel()
                override func viewDidLoad() { label.text = "Pier"; view.addSubview(label) } }
            class Notice: UIViewController { let label = UILabel()
                override func viewDidLoad() { label.text = "Closed"; view.addSubview(label) } }
            """
        let coded = try Self.presentations(["Code.swift": code])
        #expect(coded["Opener"] == .root && coded["Details"] == .navigation && coded["Notice"] == .sheet)
    }

    @Test("A screen that segues of another storyboard lead to is found there")
    func references() throws {
        func file(_ inside: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
            initialViewController="d"><scenes>\(inside)</scenes></document>
            """
        }
        let main = """
            <scene sceneID="s"><objects><viewController id="a"><view key="view" id="v"><subviews>
            <label text="Mole" id="l"/></subviews></view><connections>
            <segue destination="p" kind="show" id="x"/></connections></viewController></objects></scene>
            <scene sceneID="t"><objects>
            <viewControllerPlaceholder storyboardName="Details" id="p"/></objects></scene>
            """
        let details = """
            <scene sceneID="s"><objects><viewController id="d" storyboardIdentifier="details">
            <view key="view" id="v"><subviews>
            <label text="Pier" id="l"/></subviews></view></viewController></objects></scene>
            """
        let found = try Self.presentations(["Main.storyboard": file(main), "Details.storyboard": file(details)])
        #expect(found["details"] == .navigation)
    }

    @Test("A view that is there in some size classes only is there under a condition")
    func sizeClasses() throws {
        let views = "<label text=\"Mole\" id=\"a\"/><label text=\"Wide\" id=\"b\"/>"
        let file = StoryboardScreen.storyboard(views).replacing(
            "<viewLayoutGuide",
            with: """
                <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
                <variation key="widthClass=regular"><mask key="subviews">
                <include reference="b"/></mask></variation><viewLayoutGuide
                """)
        #expect(try StoryboardScreen.stops(["Main.storyboard": file]) == ["Mole: static text", "Wide: static text"])
    }

    // MARK: What is broken

    @Test(
        "Outlets that lead nowhere or in circles, and classes that are missing or their own parents, do no harm",
        arguments: [
            (
                "<connections><outlet property=\"goButton\" destination=\"none\" id=\"o\"/></connections>",
                "class HarborViewController: UIViewController { @IBOutlet var goButton: UIButton! }"
            ),
            (
                "<connections><outlet property=\"goButton\" destination=\"c1\" id=\"o\"/></connections>",
                "class HarborViewController: UIViewController { @IBOutlet var goButton: UIButton! }"
            ),
            (
                "",
                """
                class HarborViewController: HarborViewController {
                    override func viewDidLoad() { view.addSubview(view) }
                }
                """
            ),
            ("", "class HarborViewController: Other {}\nclass Other: HarborViewController {}"),
        ])
    func broken(controller: String, code: String) throws {
        let views =
            Self.button + """
                <view id="b" customClass="Missing"><connections>
                <outlet property="own" destination="b" id="p"/></connections></view>
                """
        #expect(
            try Self.stops(code, views: views, controller: controller).contains {
                $0.hasPrefix("btn_7") || $0.hasPrefix("…")
            })
    }

    @Test("Thousands of views of one scene are read with their class")
    func many() throws {
        let views = (0..<4_000).map { "<button id=\"b\($0)\"><state key=\"normal\" image=\"btn_\($0)\"/></button>" }
            .joined()
        let code = """
            class HarborViewController: UIViewController {
                @IBOutlet var goButton: UIButton!
                override func viewDidLoad() { goButton.accessibilityLabel = "Leave" }
            }
            """
        let outlet = "<connections><outlet property=\"goButton\" destination=\"b3999\" id=\"o\"/></connections>"
        let stops = try Self.stops(code, views: views, controller: outlet)
        #expect(stops.count == 4_000 && stops.last == "Leave: button")
    }
}
