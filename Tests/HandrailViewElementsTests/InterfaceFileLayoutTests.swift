import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// What interface files say of layout: size classes, left and right, frames, rows, the lower edge.
@Suite("Layout of interface files") struct InterfaceFileLayoutTests {
    private static func findings(_ rule: String, _ storyboard: String, code: String = "") throws -> [Finding] {
        var files = ["Main.storyboard": storyboard, "ar.lproj/Localizable.strings": "\"start\" = \"ابدأ\";"]
        if !code.isEmpty { files["Harbor.swift"] = "import UIKit\n\(code)\n" }
        return try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }).findings.filter { $0.rule == rule }
    }

    private static func label(_ inner: String, attributes: String = "") -> String {
        """
        <label text="Mole" numberOfLines="0" adjustsFontForContentSizeCategory="YES" \(attributes) id="a">
        <rect key="frame" x="20" y="60" width="200" height="21"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>\(inner)</label>
        """
    }

    // MARK: Size classes

    private static let height =
        "<constraints><constraint firstAttribute=\"height\" constant=\"21\" id=\"h\"/></constraints>"
    private static let out =
        "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"h\"/></mask></variation>"

    private static func into(_ key: String) -> String {
        "<variation key=\"\(key)\"><mask key=\"constraints\"><include reference=\"h\"/></mask></variation>"
    }

    private static let compactly = "<mask key=\"constraints\"><exclude reference=\"h\"/></mask></variation>"

    private static let variations: [(variations: [String], expected: Int)] = [
        ([], 1), ([out], 0), ([out, into("heightClass=regular-widthClass=compact")], 1),
        ([out, into("widthClass=compact")], 1),
        ([out, into("heightClass=regular-widthClass=regular")], 0),
        (["<variation key=\"heightClass=compact\">", compactly], 1),
        (["<variation key=\"widthClass=compact\">", compactly], 0),
    ]

    @Test(
        "What holds on an iPhone held upright counts, what holds elsewhere is a case, what holds nowhere is not there",
        arguments: variations)
    func masks(variations: [String], expected: Int) throws {
        let file = StoryboardScreen.storyboard(Self.label(Self.height + variations.joined()))
        #expect(try Self.findings("fixed-height-around-text", file).count == expected)
    }

    @Test(
        "Of the constants for several size classes that of an iPhone held upright counts",
        arguments: [
            ("heightClass=regular-widthClass=regular", "60", 1), ("heightClass=regular-widthClass=compact", "160", 0),
        ])
    func constants(key: String, points: String, expected: Int) throws {
        let inner = Self.height.replacing(
            "id=\"h\"/>", with: "id=\"h\"><variation key=\"\(key)\" constant=\"\(points)\"/></constraint>")
        let file = StoryboardScreen.storyboard(Self.label(inner))
        #expect(try Self.findings("fixed-height-around-text", file).count == expected)
    }

    @Test("A view that is there in some size classes only is there, one that is nowhere is not")
    func views() throws {
        func storyboard(_ mask: String) -> String {
            StoryboardScreen.storyboard(
                "<view id=\"w\"><subviews><switch id=\"s\"/></subviews>\(mask)</view>")
        }
        let out = "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"s\"/></mask></variation>"
        let back =
            "<variation key=\"widthClass=regular\"><mask key=\"subviews\"><include reference=\"s\"/></mask></variation>"
        #expect(try Self.findings("unnamed-control", storyboard("")).count == 1)
        #expect(try Self.findings("unnamed-control", storyboard(out)).isEmpty)
        #expect(try Self.findings("unnamed-control", storyboard(out + back)).count == 1)
    }

    // MARK: Left and right

    private static let sides: [(before: String, after: String)] = [
        ("firstItem=\"a\" firstAttribute=\"left\" secondItem=\"w\" secondAttribute=\"left\"",
         "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"w\" secondAttribute=\"leading\""),
        ("firstAttribute=\"rightMargin\" secondItem=\"a\" secondAttribute=\"right\"",
         "firstAttribute=\"trailingMargin\" secondItem=\"a\" secondAttribute=\"trailing\""),
        ("firstItem=\"a\" firstAttribute=\"left\" secondItem=\"w\" secondAttribute=\"centerX\"",
         "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"w\" secondAttribute=\"centerX\""),
    ]

    @Test("A constraint to the left or right is mended on both sides, and every other byte stays", arguments: sides)
    func mirrored(before: String, after: String) throws {
        func storyboard(_ sides: String) -> String {
            StoryboardScreen.storyboard(
                "<view id=\"w\"><subviews>\(Self.label(""))</subviews><constraints>"
                    + "<constraint \(sides) constant=\"20\" id=\"k\"/></constraints></view>")
        }
        let finding = try #require(try Self.findings("left-right-constraint", storyboard(before)).first)
        let repair = try #require(finding.repairs.first)
        #expect(repair.safety == .behavioral)
        var bytes = Array(storyboard(before).utf8)
        for edit in repair.edits.sorted(by: { $0.place.range.lower > $1.place.range.lower }) {
            bytes.replaceSubrange(edit.place.range.indices, with: Array(edit.text.utf8))
        }
        #expect(String(decoding: bytes, as: UTF8.self) == storyboard(after))
        #expect(try Self.findings("left-right-constraint", storyboard(after)).isEmpty)
    }

    @Test("A side that is a part of another one is not mended by a word")
    func notMirrored() throws {
        let file = StoryboardScreen.storyboard(
            """
            <view id="w"><subviews>\(Self.label(""))</subviews><constraints>
            <constraint firstItem="a" firstAttribute="left" 
            """
                + "secondItem=\"w\" secondAttribute=\"right\" multiplier=\"0.5\" id=\"k\"/></constraints></view>")
        #expect(try Self.findings("left-right-constraint", file).map(\.repairs) == [[]])
    }

    // MARK: Encodings

    @Test("A file in UTF-16 is read where it is, and offered no edits", arguments: [false, true])
    func otherEncoding(isBigEndian: Bool) throws {
        let text = StoryboardScreen.storyboard(
            """
            <label text="방파제" id="a">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """)
        var bytes: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
        for unit in text.utf16 {
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            bytes += isBigEndian ? [high, low] : [low, high]
        }
        let audit = try TemporaryFolder.audit(["Main.storyboard": Data(bytes)])
        let finding = try #require(audit.findings.first { $0.rule == "font-not-adjusting" })
        #expect(audit.file(of: finding.place).text(in: finding.place.range) == "<label text=\"방파제\" id=\"a\">")
        #expect(finding.repairs.isEmpty)
        #expect(audit.notes.contains { $0.path == "Main.storyboard" && $0.text.en.contains("UTF-16") })
        // On disk every unit takes two bytes, behind a mark of two.
        let place = audit.file(of: finding.place).rangeOnDisk(of: finding.place.range)
        let units = stride(from: 0, to: place.length, by: 2).map { offset -> UInt16 in
            let (first, second) = (
                UInt16(bytes[Int(place.lower) + offset]), UInt16(bytes[Int(place.lower) + offset + 1])
            )
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        #expect(String(decoding: units, as: UTF16.self) == "<label text=\"방파제\" id=\"a\">")
    }

    // MARK: Frames

    private static let mask = "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>"

    @Test("In a file without Auto Layout views keep their frames, unless code gives them others")
    func oldFiles() throws {
        func storyboard(_ views: String) -> String {
            StoryboardScreen.storyboard(
                views, controller: "<connections><outlet property=\"mole\" destination=\"a\" id=\"o\"/></connections>")
                .replacing(" useAutolayout=\"YES\"", with: "")
        }
        func code(_ body: String) -> String {
            """
            class HarborViewController: UIViewController {
                @IBOutlet var mole: UILabel!
                override func viewDidLayoutSubviews() { \(body) }
            }
            """
        }
        let label = storyboard(Self.label(Self.mask))
        #expect(try Self.findings("fixed-height-around-text", label, code: code("")).count == 1)
        #expect(try Self.findings("fixed-height-around-text", label, code: code("mole.sizeToFit()")).isEmpty)
        #expect(try Self.findings("fixed-height-around-text", label, code: code("mole.frame = view.bounds")).isEmpty)
        let tall = storyboard(Self.label("<autoresizingMask key=\"autoresizingMask\" heightSizable=\"YES\"/>"))
        #expect(try Self.findings("fixed-height-around-text", tall, code: code("")).isEmpty)
        let button = storyboard(
            """
            <button id="b"><rect key="frame" x="20" y="60" width="24" height="24"/>\(Self.mask)<state key="normal"
            title="Leave"/></button>
            """)
        #expect(try Self.findings("small-hit-target", button).count == 1)
        // With Auto Layout a frame is only where a view was drawn.
        let new = StoryboardScreen.storyboard(Self.label(Self.mask))
        #expect(try Self.findings("fixed-height-around-text", new).isEmpty)
    }

    // MARK: Rows

    private static let rows: [(cell: String, table: String, code: String, expected: Int)] = [
        ("rowHeight=\"44\"", "rowHeight=\"-1\"", "", 1), ("", "rowHeight=\"44\"", "", 1),
        ("", "rowHeight=\"-1\"", "", 0),
        ("rowHeight=\"160\"", "rowHeight=\"44\"", "", 0),
        ("rowHeight=\"44\"", "rowHeight=\"-1\"", "UITableView.automaticDimension", 0),
        ("rowHeight=\"160\"", "rowHeight=\"-1\"", "40", 1),
    ]

    @Test(
        "The rows of a static table are as high as their cells say, or else the table, unless code says otherwise",
        arguments: rows)
    func staticRows(cell: String, table: String, code: String, expected: Int) throws {
        let views = """
            <tableView dataMode="static" \(table) id="t"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <sections><tableViewSection id="s"><cells>
            <tableViewCell \(cell) style="IBUITableViewCellStyleDefault" textLabel="a" id="c">
            <tableViewCellContentView key="contentView" id="cv">
            <subviews>\(Self.label(""))</subviews></tableViewCellContentView>
            </tableViewCell></cells></tableViewSection></sections></tableView>
            """
        let height =
            code.isEmpty ? "" : "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { \(code) }"
        let found = try Self.findings(
            "fixed-height-around-text", StoryboardScreen.storyboard(views),
            code: "class HarborViewController: UIViewController {\n\(height)\n}")
        #expect(found.count == expected)
    }

    @Test(
        "The rows of a table that shows copies of its cells are as high as it says, where no class of the app is asked",
        arguments: [("44", "", 1), ("-1", "", 0), ("160", "", 0), ("44", "customClass=\"PierSource\"", 0)])
    func prototypes(height: String, source: String, expected: Int) throws {
        let views = """
            <tableView dataMode="prototypes" rowHeight="\(height)" id="t">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <prototypes><tableViewCell reuseIdentifier="pier" style="IBUITableViewCellStyleDefault" textLabel="a"
            id="c">
            <tableViewCellContentView key="contentView" id="cv">
            <subviews>\(Self.label(""))</subviews></tableViewCellContentView>
            </tableViewCell></prototypes><connections><outlet property="dataSource" destination="d" id="o1"/>
            <outlet property="delegate" destination="c1" id="o2"/></connections></tableView>
            """
        let file = StoryboardScreen.storyboard(views).replacing(" customClass=\"HarborViewController\"", with: "")
            .replacing("</viewController>", with: "</viewController><customObject id=\"d\" \(source)/>")
        #expect(try Self.findings("fixed-height-around-text", file).count == expected)
    }

    @Test(
        """
        The items of a collection view are as high as the layout in the file says, unless it asks them or \
        code lays them out
        """,
        arguments: [
            ("40", "", "", 1), ("160", "", "", 0), ("40", "automaticEstimatedItemSize=\"YES\"", "", 0),
            ("40", "customClass=\"Tiles\"", "", 0), ("40", "", "items.collectionViewLayout = Tiles()", 0),
            ("40", "", "(items.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = size()", 0),
        ])
    func items(height: String, layout: String, code: String, expected: Int) throws {
        let views = """
            <collectionView dataMode="prototypes" id="t"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <collectionViewFlowLayout key="collectionViewLayout" \(layout) id="fl">
            <size key="itemSize" width="200" height="\(height)"/></collectionViewFlowLayout>
            <cells><collectionViewCell reuseIdentifier="pier" id="c">
            <collectionViewCellContentView key="contentView" id="cv"><subviews>\(Self.label(""))
            </subviews></collectionViewCellContentView></collectionViewCell></cells></collectionView>
            """
        let file = StoryboardScreen.storyboard(
            views, controller: "<connections><outlet property=\"items\" destination=\"t\" id=\"o\"/></connections>")
        let body = "@IBOutlet var items: UICollectionView!\noverride func viewDidLoad() { \(code) }"
        let found = try Self.findings(
            "fixed-height-around-text", file, code: "class HarborViewController: UIViewController {\n\(body)\n}")
        #expect(found.count == expected)
    }

    // MARK: The lower edge

    @Test("Buttons in a stack that stands on the lower edge stand there too")
    func stackAtTheEdge() throws {
        let views = """
            <view id="w"><subviews><stackView id="st"><subviews><button id="b">
            <state key="normal" title="Leave"/></button></subviews></stackView></subviews>
            <constraints><constraint firstAttribute="bottom" secondItem="st" secondAttribute="bottom" id="k"/>
            </constraints></view>
            """
        func storyboard(_ constraint: String) -> String {
            StoryboardScreen.storyboard(views).replacing(
                "<viewLayoutGuide", with: "<constraints>\(constraint)</constraints><viewLayoutGuide")
        }
        let edge = storyboard(
            "<constraint firstAttribute=\"bottom\" secondItem=\"w\" secondAttribute=\"bottom\" id=\"z\"/>")
        let safe = storyboard(
            """
            <constraint firstItem="g1" firstAttribute="bottom" secondItem="w" secondAttribute="bottom" id="z"/>
            """)
        #expect(try Self.findings("control-at-bottom-edge", edge).count == 1)
        #expect(try Self.findings("control-at-bottom-edge", safe).isEmpty)
    }

    private static let heldFrames: [(y: String, mask: String, code: String, expected: Int)] = [
        ("800", "flexibleMinY=\"YES\"", "", 1), ("760", "flexibleMinY=\"YES\"", "", 0),
        ("800", "flexibleMaxY=\"YES\"", "", 0),
        ("800", "flexibleMinY=\"YES\" flexibleMaxY=\"YES\"", "", 0), ("800", "", "", 0),
        ("800", "flexibleMinY=\"YES\"", "leave.frame = CGRect(x: 0, y: 700, width: 100, height: 44)", 0),
    ]

    @Test(
        "In a file without Auto Layout a button that goes along with the lower edge stands there", arguments: heldFrames
    )
    func framesAtTheEdge(y: String, mask: String, code: String, expected: Int) throws {
        let file = StoryboardScreen.storyboard(
            """
            <button id="b"><rect key="frame" x="20" y="\(y)" width="200" height="44"/>
            <autoresizingMask key="autoresizingMask" \(mask)/>
            <state key="normal" title="Leave"/></button>
            """, controller: "<connections><outlet property=\"leave\" destination=\"b\" id=\"o\"/></connections>"
        ).replacing(" useAutolayout=\"YES\"", with: "")
        let found = try Self.findings(
            "control-at-bottom-edge", file,
            code: "class HarborViewController: UIViewController {\n@IBOutlet var leave: UIButton!\n"
                + "override func viewDidLayoutSubviews() { \(code) }\n}")
        #expect(found.count == expected)
    }

    @Test("A button in a strip that was drawn at the lower edge stands there, one in a strip that grows does not")
    func stripsAtTheEdge() throws {
        func found(_ mask: String) throws -> Int {
            let views = """
                <view id="w"><rect key="frame" x="0" y="800" width="390" height="44"/>
                <autoresizingMask key="autoresizingMask" \(mask)/>
                <subviews><button id="b"><rect key="frame" x="20" y="0" width="200" height="44"/>
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                <state key="normal" title="Leave"/></button>
                </subviews></view>
                """
            return try Self.findings(
                "control-at-bottom-edge",
                StoryboardScreen.storyboard(views).replacing(" useAutolayout=\"YES\"", with: "")
            ).count
        }
        #expect(try found("widthSizable=\"YES\" flexibleMinY=\"YES\"") == 1)
        #expect(try found("widthSizable=\"YES\" heightSizable=\"YES\"") == 0)
    }
}
