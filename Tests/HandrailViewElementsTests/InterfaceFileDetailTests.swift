import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What interface files say of names, fonts, sizes and languages, told by the findings of whole projects.
@Suite("Details of interface files") struct InterfaceFileDetailTests {
    /// The findings of some rules, as `rule` and what is said of it where that is asked for.
    private func rules(_ files: [String: String], _ wanted: Set<String>) throws -> [String] {
        try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }).findings.map(\.rule).filter(wanted.contains)
    }

    private func rules(_ views: String, controller: String = "", code: String = "", _ wanted: Set<String>) throws
        -> [String]
    {
        var files = ["Main.storyboard": StoryboardScreen.storyboard(views, controller: controller)]
        if !code.isEmpty { files["Harbor.swift"] = "import UIKit\n\(code)\n" }
        return try rules(files, wanted)
    }

    // MARK: Bars

    private let bar = """
        <navigationBar id="n"><rect key="frame" x="0.0" y="47" width="390" height="44"/><items><navigationItem id="i">
        <barButtonItem key="leftBarButtonItem" image="xmark" catalog="system" id="x"/>
        <barButtonItem key="rightBarButtonItem" image="btn_7" id="b"/>
        </navigationItem></items></navigationBar>
        """

    @Test("A bar that stands in a view keeps its items where the scene's class is known")
    func barInView() throws {
        let alone = try rules(bar, ["unnamed-control"])
        let joined = try rules(bar, code: "class HarborViewController: UIViewController {}", ["unnamed-control"])
        #expect(alone == ["unnamed-control", "unnamed-control"])
        #expect(joined == alone)
    }

    // MARK: Tables

    private func table(_ cell: String) -> String {
        """
        <tableView dataMode="prototypes" id="t"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
        <prototypes><tableViewCell id="c"><rect key="frame" x="0.0" y="0.0" width="390" height="80"/>
        <tableViewCellContentView key="contentView" id="cv"><rect key="frame" x="0.0" y="0.0" width="390" height="80"/>
        <subviews><label text="Mole" id="l"/>\(cell)</subviews></tableViewCellContentView>
        <accessibility key="accessibilityConfiguration" label="The mole"/>
        </tableViewCell></prototypes></tableView>
        """
    }

    @Test("The label of a cell names the cell, and no control in it")
    func labelOfACell() throws {
        let button = "<button id=\"b\"><state key=\"normal\" image=\"btn_7\"/></button>"
        #expect(try rules(table(button), ["unnamed-control"]) == ["unnamed-control"])
        #expect(try rules(table("<switch id=\"s\"/>"), ["unnamed-control"]) == ["unnamed-control"])
        #expect(try rules(table(""), ["unnamed-control"]) == [])
    }

    @Test("A button in a cell is as large as its constraints say, not as its row")
    func buttonInACell() throws {
        let button = """
            <button id="b"><rect key="frame" x="300" y="20" width="26" height="22"/><state key="normal" title="Show"/>
            <constraints><constraint firstAttribute="width" constant="26" id="k"/>
            <constraint firstAttribute="height" constant="22" id="m"/></constraints></button>
            """
        #expect(try rules(table(button), ["small-hit-target"]) == ["small-hit-target"])
    }

    // MARK: Fonts

    @Test("The font of a button that shows only a picture is the font of no text")
    func fontWithoutText() throws {
        func button(_ state: String) -> String {
            "<button id=\"b\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
                + """
                <accessibility key="accessibilityConfiguration" label="Go"/>
                <state key="normal" \(state)/></button>
                """
        }
        #expect(try rules(button("image=\"go\""), ["font-not-adjusting"]) == [])
        #expect(try rules(button("title=\"Go\""), ["font-not-adjusting"]) == ["font-not-adjusting"])
    }

    @Test("A font may be told to adjust by a runtime attribute")
    func adjustingByRuntimeAttribute() throws {
        func label(_ value: String) -> String {
            """
            <label text="Mole" id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="adjustsFontForContentSizeCategory" value="\(value)"/>
            </userDefinedRuntimeAttributes></label>
            """
        }
        #expect(try rules(label("YES"), ["font-not-adjusting"]) == [])
        #expect(try rules(label("NO"), ["font-not-adjusting"]) == ["font-not-adjusting"])
    }

    // MARK: Languages

    private let mismatch = """
        <button id="b"><accessibility key="accessibilityConfiguration" label="Remove the tide"/>
        <state key="normal" title="Save"/></button>
        """

    @Test("A file for all languages that is translated is a language of its own")
    func baseIsALanguage() throws {
        let base = ["Base.lproj/Main.storyboard": StoryboardScreen.storyboard(mismatch)]
        let korean = ["ko.lproj/Main.strings": "\"b.normalTitle\" = \"저장\"; \"b.accessibilityLabel\" = \"물때 저장\";"]
        let translated = base.merging(korean) { $1 }
        #expect(try rules(translated, ["visible-text-missing"]) == ["visible-text-missing"])
        #expect(try rules(base, ["visible-text-missing"]) == ["visible-text-missing"])
    }

    @Test("A runtime attribute is not translated with the file it stands in")
    func runtimeLabelBesideTranslations() throws {
        let button = """
            <button id="b"><state key="normal" image="go"/><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Go"/>
            </userDefinedRuntimeAttributes></button>
            """
        let base = [
            "Base.lproj/Main.storyboard": StoryboardScreen.storyboard("<label text=\"Mole\" id=\"a\"/>" + button)
        ]
        #expect(try rules(base, ["unlocalized-label"]) == [])
        #expect(
            try rules(base.merging(["ko.lproj/Main.strings": "\"a.text\" = \"방파제\";"]) { $1 }, ["unlocalized-label"])
                == ["unlocalized-label"])
    }

    // MARK: Wording

    @Test("Fixes in interface files speak of the inspectors, not of code of SwiftUI")
    func wording() throws {
        let views = """
            <textField secureTextEntry="YES" placeholder="Password" id="p"/>
            <label text="The mole is closed from April to October." textAlignment="justified" numberOfLines="0" id="j"/>
            <label text="Pier" id="t">
            <fontDescription key="fontDescription" type="system" weight="ultraLight" pointSize="17"/></label>
            """
        let findings = try TemporaryFolder.audit(["Main.storyboard": Data(StoryboardScreen.storyboard(views).utf8)])
            .findings
        let fixes = findings.filter {
            ["credential-content-type", "justified-text", "thin-font-weight"].contains($0.rule)
        }.map(\.fix)
        #expect(fixes.count == 3)
        for fix in fixes {
            #expect(fix.en.contains("Attributes inspector"), "\(fix.en)")
            #expect(fix.ko.contains("Attributes inspector"), "\(fix.ko)")
        }
    }

    @Test("What stands on a color of the app is not told to take one of the system's")
    func contrastOnOwnGround() throws {
        let views = """
            <label text="Mole" id="a"><rect key="frame" x="0.0" y="0.0" width="200" height="40"/>
            <color key="textColor" red="0.6" green="0.7" blue="0.8" alpha="1" colorSpace="custom"
            customColorSpace="sRGB"/>
            <color key="backgroundColor" red="0.1" green="0.46" blue="0.82" alpha="1" colorSpace="custom"
            customColorSpace="sRGB"/></label>
            """
        let findings = try TemporaryFolder.audit(["Main.storyboard": Data(StoryboardScreen.storyboard(views).utf8)])
            .findings
        let fix = try #require(findings.first { $0.rule == "low-text-contrast" }?.fix)
        #expect(!fix.en.contains("Label Color") && !fix.ko.contains("Label Color"))
        #expect(fix.en.contains("#"), "\(fix.en)")
    }
}

/// What interface files say of sizes, of colors and of texts that stand in parts of views.
@Suite("Details of interface files: parts") struct InterfaceFilePartTests {
    private func findings(_ views: String, _ rule: String, files: [String: String] = [:]) throws -> [Finding] {
        let all = files.merging(["Base.lproj/Main.storyboard": StoryboardScreen.storyboard(views)]) { $1 }
        return try TemporaryFolder.audit(all.mapValues { Data($0.utf8) }).findings.filter { $0.rule == rule }
    }

    private func label(_ attributes: String, mask: String = "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"") -> String {
        """
        <label \(attributes) text="Mole" numberOfLines="0" adjustsFontForContentSizeCategory="YES" id="a">
        <rect key="frame" x="20" y="60" width="200" height="21"/><autoresizingMask key="autoresizingMask" \(mask)/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        """
    }

    @Test("A view that nothing constrains keeps the frame it was drawn with")
    func fixedFrames() throws {
        #expect(try findings(label("fixedFrame=\"YES\""), "fixed-height-around-text").count == 1)
        #expect(
            try findings(label("fixedFrame=\"YES\"", mask: "heightSizable=\"YES\""), "fixed-height-around-text").isEmpty
        )
        #expect(try findings(label(""), "fixed-height-around-text").isEmpty)
        let button = """
            <button fixedFrame="YES" id="b"><rect key="frame" x="20" y="60" width="20" height="20"/>
            <state key="normal" title="Go"/></button>
            """
        #expect(try findings(button, "small-hit-target").map(\.message.en).first?.contains("20 × 20") == true)
    }

    @Test(
        "The rows of a table are as high as its file says, unless code says otherwise",
        arguments: [
            ("44", "", 1), ("-1", "", 0),
            ("44", "override func viewDidLoad() { rows.rowHeight = UITableView.automaticDimension }", 0),
            (
                "44",
                """
                func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat {
                    UITableView.automaticDimension
                }
                """, 0
            ),
        ])
    func rowHeights(height: String, code: String, expected: Int) throws {
        let table = """
            <tableView dataMode="prototypes" rowHeight="\(height)" id="t">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <prototypes><tableViewCell reuseIdentifier="cell" id="c">
            <tableViewCellContentView key="contentView" id="cv">
            <subviews><label text="Mole" numberOfLines="0" adjustsFontForContentSizeCategory="YES" id="l">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
            </tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        let files = [
            "Main.storyboard": StoryboardScreen.storyboard(
                table, controller: "<connections><outlet property=\"rows\" destination=\"t\" id=\"o\"/></connections>"),
            "Harbor.swift": """
                import UIKit
                class HarborViewController: UIViewController {
                    @IBOutlet var rows: UITableView!
                    \(code)
                }
                """,
        ]
        let audit = try TemporaryFolder.audit(files.mapValues { Data($0.utf8) })
        #expect(audit.findings.filter { $0.rule == "fixed-height-around-text" }.count == expected)
    }

    private func button(_ style: String) -> String {
        """
        <button id="b"><state key="normal"/><buttonConfiguration key="configuration" style="\(style)" title="Save">
        <color key="baseForegroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/>
        <color key="baseBackgroundColor" red="1" green="0.9" blue="0.2" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/>
        </buttonConfiguration></button>
        """
    }

    @Test("The colors of a button's configuration are held against each other", arguments: ["filled", "gray"])
    func configuredColors(style: String) throws {
        #expect(try findings(button(style), "low-text-contrast").count == 1)
    }

    @Test("The color of an attributed text is its color")
    func attributedColor() throws {
        let text = """
            <label id="a"><rect key="frame" x="20" y="60" width="200" height="21"/>
            <attributedString key="attributedText">
            <fragment content="Low tide"><attributes>
            <color key="NSColor" red="0.85" green="0.85" blue="0.85" alpha="1" colorSpace="custom"
            customColorSpace="sRGB"/>
            </attributes></fragment></attributedString>
            <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom"
            customColorSpace="sRGB"/></label>
            """
        #expect(try findings(text, "low-text-contrast").count == 1)
    }

    @Test("The titles of segments and of a navigation item are translated by keys of their own")
    func keysOfParts() throws {
        let controller = "<navigationItem key=\"navigationItem\" title=\"Tides\" id=\"ni\"/>"
        let segments = """
            <segmentedControl id="sg"><segments><segment title="Low"/>
            <segment title="High"/></segments></segmentedControl>
            """
        let files = [
            "Base.lproj/Main.storyboard": StoryboardScreen.storyboard(segments, controller: controller),
            "ko.lproj/Main.strings":
                "\"ni.title\" = \"물때\"; \"sg.segmentTitles[0]\" = \"간조\"; \"sg.segmentTitles[1]\" = \"만조\";",
        ]
        let tree = try #require(try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) }).screens.first)
        let names = tree.stops.flatMap { $0.element.name.cases.flatMap(\.parts) }.compactMap {
            $0.words.value?.translations["ko"]
        }
        #expect(names == ["간조", "만조"])
        let titles = tree.screen.tree.elements.indices.flatMap { tree.screen.tree[$0].attributes }.compactMap {
            use -> String? in
            if case .screen(.title(let words)) = use.attribute { words.value?.translations["ko"] } else { nil }
        }
        #expect(titles == ["물때"])
    }
}
