import Foundation
import HandrailModel
import HandrailSemantics
import HandrailSource
import HandrailTestSupport
import Testing

/// What assistive technologies would be given on the screens of storyboards and xibs, as UIKit would give it.
@Suite("Reading interface files") struct ReadingInterfaceFilesTests {
    @Test(
        "Views are exposed as UIKit exposes them",
        arguments: [
            ("<label text=\"Mole\" id=\"a\"/>", ["Mole: static text"]),
            ("<imageView image=\"mole\" id=\"a\"/>", []),
            (
                """
                <imageView image="mole" id="a">
                <accessibility key="accessibilityConfiguration" label="The mole">
                <bool key="isElement" value="YES"/></accessibility></imageView>
                """,
                ["The mole: image"]
            ),
            ("<view id=\"a\"/>", []),
            ("<button id=\"a\"><state key=\"normal\" title=\"Go\" image=\"go\"/></button>", ["Go: button"]),
            ("<button id=\"a\"><state key=\"normal\" image=\"go\"/></button>", ["go: button"]),
            (
                """
                <button id="a"><accessibility key="accessibilityConfiguration" label="Leave"/>
                <state key="normal" title="Go"/></button>
                """,
                ["Leave: button"]
            ),
            ("<switch id=\"a\"/>", ["-: button, toggle"]),
            ("<slider id=\"a\"/>", ["-: adjustable"]),
            ("<textField placeholder=\"Pier\" id=\"a\"/>", ["Pier: text field"]),
            (
                """
                <textField placeholder="Code" id="a">
                <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
                """,
                ["Code: text field, secure text field"]
            ),
            ("<textView editable=\"NO\" text=\"Terms\" id=\"a\"/>", ["Terms: static text"]),
            (
                """
                <segmentedControl id="a"><segments><segment title="Day"/>
                <segment title="Week"/></segments></segmentedControl>
                """,
                ["Day: button", "Week: button"]
            ),
            ("<searchBar placeholder=\"Find a pier\" id=\"a\"/>", ["Find a pier: search field, text field"]),
            ("<label text=\"Gone\" hidden=\"YES\" id=\"a\"/>", []),
        ])
    func defaults(views: String, expected: [String]) throws {
        #expect(try StoryboardScreen.stops(views) == expected)
    }

    @Test("A view made an element takes the place of what is in it")
    func container() throws {
        let card = """
            <view id="a"><accessibility key="accessibilityConfiguration" label="Pier 4, in 5 minutes">
            <bool key="isElement" value="YES"/></accessibility>
            <subviews><label text="Pier 4" id="b"/><label text="5 min" id="c"/></subviews></view>
            """
        #expect(try StoryboardScreen.stops(card) == ["Pier 4, in 5 minutes"])
    }

    @Test("A cell joins its texts, unless there is a control among them")
    func cells() throws {
        func cell(_ inside: String) -> String {
            """
            <tableView id="t"><prototypes><tableViewCell id="a"><tableViewCellContentView key="contentView" id="b">
            <subviews>
            <label text="Pier 4" id="c"/><label text="5 min" id="d"/>\(inside)
            </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        }
        #expect(try StoryboardScreen.stops(cell("")) == ["Pier 4, 5 min: static text"])
        #expect(
            try StoryboardScreen.stops(cell("<switch id=\"e\"/>")) == [
                "Pier 4: static text", "5 min: static text", "-: button, toggle",
            ])
    }

    @Test("Items of bars are buttons named by title, image or the system; the title is that of the screen")
    func bars() throws {
        let controller = """
            <navigationItem key="navigationItem" title="Harbor" id="n">
            <barButtonItem key="leftBarButtonItem" systemItem="add" id="l"/>
            <barButtonItem key="rightBarButtonItem" image="filter" id="r"/>
            </navigationItem>
            """
        let code = ["Harbor.swift": "import UIKit\nclass HarborViewController: UIViewController {}\n"]
        let stops = try StoryboardScreen.stops("<label text=\"Mole\" id=\"a\"/>", controller: controller, files: code)
        #expect(stops == ["Mole: static text", "Add: button", "filter: button"])
    }

    @Test(
        "A title that code sets takes the place of the one in the file",
        arguments: [
            ("", "Harbor"),
            ("override func viewDidLoad() { title = \"Pier\" }", "Pier"),
            ("override func viewDidLoad() { navigationItem.title = \"Pier\" }", "Pier"),
            ("override func viewDidLoad() { title = \"Tab\"; navigationItem.title = \"Pier\" }", "Pier"),
            ("override func viewDidLoad() { title = pier.name }", "…"),
        ])
    func titles(member: String, title: String) throws {
        let item = "<navigationItem key=\"navigationItem\" title=\"Harbor\" id=\"n\"/>"
        let files = [
            "Main.storyboard": StoryboardScreen.storyboard("", controller: item),
            "Harbor.swift": "import UIKit\nclass HarborViewController: UIViewController { \(member) }\n",
        ]
        let screens = try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) }).screens
        let tree = try #require(screens.first { $0.screen.toolkit == .interfaceFile }).screen.tree
        let titles = tree.elements.indices.flatMap { tree[$0].attributes }.compactMap { use -> String? in
            if case .screen(.title(let words)) = use.attribute { words.value?.display ?? "…" } else { nil }
        }
        #expect(titles == [title])
    }

    @Test("Texts come from the string table that goes with the file")
    func strings() throws {
        let files = [
            "Base.lproj/Main.storyboard": StoryboardScreen.storyboard(
                "<label text=\"Mole\" id=\"a-1\"/><button id=\"b-1\"><state key=\"normal\" title=\"Go\"/></button>"),
            "ko.lproj/Main.strings": "\"a-1.text\" = \"방파제\"; \"b-1.normalTitle\" = \"출발\";",
        ]
        let inspection = try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) })
        let tree = try #require(inspection.screens.first)
        let translations = tree.stops.compactMap {
            $0.element.name.cases.first?.parts.first?.words.value?.translations["ko"]
        }
        #expect(translations == ["방파제", "출발"])
    }

    // MARK: Code

    static let button = "<button id=\"a\"><state key=\"normal\" image=\"btn_7\"/></button>"
    static let outlet = "<connections><outlet property=\"goButton\" destination=\"a\" id=\"o\"/></connections>"

    static func findings(_ code: String) throws -> [String] {
        let files = [
            "Main.storyboard": StoryboardScreen.storyboard(button, controller: outlet),
            "HarborViewController.swift": """
                import UIKit
                class HarborViewController: UIViewController {
                    @IBOutlet weak var goButton: UIButton!
                    \(code)
                }
                """,
        ]
        return try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }).findings.map(\.rule).filter {
            $0 == "unnamed-control"
        }
    }

    @Test("What code does not touch is as the file has it")
    func untouched() throws {
        #expect(
            try Self.findings("func go() { goButton.isEnabled = false; view.bringSubviewToFront(goButton) }") == [
                "unnamed-control"
            ])
        #expect(try Self.findings("func go() { [goButton, nil].forEach { $0?.alpha = 1 } }") == ["unnamed-control"])
        #expect(try Self.findings("func go() { goButton.setTitle(\"\", for: .normal) }") == ["unnamed-control"])
        #expect(try Self.findings("// goButton.accessibilityLabel = \"Go\"") == ["unnamed-control"])
    }

    @Test(
        "What code names, or may name, is named",
        arguments: [
            "override func viewDidLoad() { goButton.accessibilityLabel = \"Go\" }",
            "override func viewDidLoad() { goButton?.setTitle(String(1), for: .normal) }",
            """
            override func viewDidLoad() { style(goButton) }
            func style(_ button: UIButton) { button.accessibilityLabel = "Go" }
            """,
            "override func viewDidLoad() { [goButton].forEach { $0?.accessibilityLabel = \"Go\" } }",
            "override func viewDidLoad() { let button = goButton; button?.accessibilityLabel = \"Go\" }",
            "override func viewDidLoad() { goButton.describe(\"Go\") }",
        ])
    func named(code: String) throws {
        #expect(try Self.findings(code).isEmpty)
    }

    @Test("A class that cannot be read may have named it")
    func unreadClass() throws {
        let files = ["Main.storyboard": StoryboardScreen.storyboard(Self.button, controller: Self.outlet)]
        let audit = try TemporaryFolder.audit(files.mapValues { Data($0.utf8) })
        #expect(!audit.findings.contains { $0.rule == "unnamed-control" })
    }

    // MARK: Findings

    @Test("An app of storyboards alone is audited; places, notes and counts are those of its files")
    func storyboardsOnly() throws {
        let files = [
            "Main.storyboard": StoryboardScreen.storyboard("<switch id=\"a\"/>"),
            "Broken.xib": "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view id=\"a\"",
            "Foreign.xib": "not XML",
        ]
        let audit = try TemporaryFolder.audit(files.mapValues { Data($0.utf8) })
        let finding = try #require(audit.findings.first { $0.rule == "unnamed-control" })
        #expect(audit.file(of: finding.place).text(in: finding.place.range) == "<switch id=\"a\"/>")
        #expect(finding.fix.en.contains("Identity inspector"))
        #expect(finding.fix.ko.contains("Identity inspector"))
        #expect(audit.coverage.interfaceFiles == 3)
        #expect(audit.notes.compactMap(\.path).sorted() == ["Broken.xib", "Foreign.xib"])
    }

    @Test("The edit of a repair leaves every other byte as it is, and mends")
    func repair() throws {
        let text = StoryboardScreen.storyboard(
            """
            <label text="Mole" id="a">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """)
        let audit = try TemporaryFolder.audit(["Main.storyboard": Data(text.utf8)])
        let finding = try #require(audit.findings.first { $0.rule == "font-not-adjusting" })
        let edit = try #require(finding.repairs.first?.edits.first)
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(edit.place.range.indices, with: Array(edit.text.utf8))
        #expect(bytes.count == text.utf8.count + edit.text.utf8.count)
        let mended = try TemporaryFolder.audit(["Main.storyboard": Data(bytes)])
        #expect(!mended.findings.contains { $0.rule == "font-not-adjusting" })
    }

    @Test("Two equal faults in different scenes have different fingerprints, and lines play no part")
    func fingerprints() throws {
        func prints(_ text: String) throws -> [String] {
            try TemporaryFolder.audit(["Main.storyboard": Data(text.utf8)]).findings.filter {
                $0.rule == "unnamed-control"
            }
                .map(\.fingerprint)
        }
        let one = StoryboardScreen.storyboard(
            "<switch id=\"a\"/><view id=\"b\"><subviews><switch id=\"c\"/></subviews></view>")
        let found = try prints(one)
        #expect(Set(found).count == 2)
        #expect(try prints(one.replacing("<scenes>", with: "\n\n<scenes>")) == found)
    }
}
