import Foundation
import Handrail
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// What Objective-C code sets on views of storyboards and xibs takes the place of what those say.
@Suite("Objective-C, alone and beside interface files") struct ObjectiveCWritesTests {
    // MARK: What the file says

    @Test func `fonts, colors, lines and scaling of the code take the place of those of the file`() throws {
        let views = """
            <label text="Boats to the outer islands leave from pier four" numberOfLines="1" \
            adjustsFontForContentSizeCategory="YES" id="l1">\
            <rect key="frame" x="20" y="60" width="300" height="30"/>\
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            <label text="Pier" numberOfLines="0" id="l2"><rect key="frame" x="20" y="100" width="300" height="30"/>\
            <fontDescription key="fontDescription" type="system" pointSize="17"/>\
            <color key="textColor" red="0.9" green="0.9" blue="0.9" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/></label>
            <button id="b1"><rect key="frame" x="20" y="140" width="100" height="44"/>\
            <fontDescription key="fontDescription" type="system" pointSize="9"/>\
            <state key="normal" title="Board"/></button>
            """
        let outlets = ["lines": "l1", "pier": "l2", "board": "b1"]
        #expect(try rules(views, outlets, "").count >= 4)
        let code = """
            self.lines.numberOfLines = 0;
            self.pier.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
            self.pier.adjustsFontForContentSizeCategory = YES;
            self.pier.textColor = [UIColor blackColor];
            self.board.titleLabel.font = [Theme buttonFont];
            """
        #expect(try rules(views, outlets, code).isEmpty)
    }

    @Test func `a font of another family that does not grow is told as that`() throws {
        let views = """
            <label text="Pier" numberOfLines="0" adjustsFontForContentSizeCategory="YES" id="l1">\
            <rect key="frame" x="20" y="60" width="300" height="30"/>\
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """
        #expect(try rules(views, ["pier": "l1"], "").isEmpty)
        #expect(
            try rules(views, ["pier": "l1"], "self.pier.font = [UIFont fontWithName:@\"Avenir\" size:15];")
                == ["bold-text-ignored", "custom-font-not-scaling"])
    }

    // MARK: Who sets it

    @Test func `a base class in Objective-C names the buttons of a class in Swift`() throws {
        let base = """
            @interface Harbor : UIViewController
            @property (weak) IBOutlet UIButton *first;
            @property (weak) IBOutlet UIButton *second;
            @end
            @implementation Harbor
            - (void)viewDidLoad { self.first.accessibilityLabel = @"First"; }
            @end
            """
        let child = "import UIKit\nfinal class Pier: Harbor { override func viewDidLoad() { super.viewDidLoad() } }"
        let files = [
            "Main.storyboard": storyboard(buttons(2), ["first": "b1", "second": "b2"], of: "Pier"),
            "Harbor.m": Data(base.utf8), "Pier.swift": Data(child.utf8),
        ]
        #expect(try buttonsWithoutName(files) == ["second"])
    }

    @Test func `an extension in Swift names the buttons of a class in Objective-C`() throws {
        let added = """
            import UIKit
            extension Pier {
                @objc func setUp() { second.accessibilityLabel = NSLocalizedString("Second", comment: "") }
            }
            """
        var files = self.files(buttons(2), ["first": "b1", "second": "b2"], "[self setUp];")
        files["Pier.swift"] = Data(added.utf8)
        #expect(try buttonsWithoutName(files) == ["first"])
    }

    @Test func `a list names the buttons of its cells`() throws {
        let list = """
            @interface Boats : UITableViewController
            @end
            @implementation Boats
            - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
                Pier *cell = [tableView dequeueReusableCellWithIdentifier:@"pier" forIndexPath:indexPath];
                cell.first.accessibilityLabel = NSLocalizedString(@"Board", nil);
                return cell;
            }
            @end
            """
        var files = self.files(buttons(2), ["first": "b1", "second": "b2"], "")
        files["Boats.m"] = Data(list.utf8)
        #expect(try buttonsWithoutName(files) == ["second"])
    }

    @Test(
        arguments: [
            """
            [@[self.first] enumerateObjectsUsingBlock:^(UIButton *b, NSUInteger i, BOOL *stop) {
                b.accessibilityLabel = names[i];
            }];
            """,
            "[@[self.first] makeObjectsPerformSelector:@selector(setAccessibilityLabel:) withObject:@\"First\"];",
            "[[self.view viewWithTag:1] setAccessibilityLabel:@\"First\"];",
            "NAME(self.first, @\"First\");",
            "[self.theme style:@{ @\"first\": self.first }];",
            "for (UIView *view in @[self.first]) { view.accessibilityLabel = @\"First\"; }",
        ])
    func `whatever way the code takes to a button, its name is heard or in doubt`(code: String) throws {
        #expect(try buttonsWithoutName(files(buttons(2), ["first": "b1", "second": "b2"], code)) == ["second"])
    }

    @Test func `code that goes through all views of a screen leaves none of them certain`() throws {
        let code = "for (UIView *view in self.view.subviews) { view.accessibilityLabel = [self nameOf:view]; }"
        #expect(try buttonsWithoutName(files(buttons(2), ["first": "b1"], code)).isEmpty)
    }

    // MARK: Gestures and lists

    @Test func `a tap on a picture whose method is in Objective-C`() throws {
        let views = """
            <imageView userInteractionEnabled="YES" contentMode="scaleAspectFit" image="boat" id="i1">\
            <rect key="frame" x="20" y="200" width="80" height="80"/></imageView>
            """
        func rules(_ method: String, _ more: String = "") throws -> [String] {
            let tap = """
                [self.boat addGestureRecognizer:
                    [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(open)]];
                """
            return try self.rules(views, ["boat": "i1"], tap + more, methods: "- (void)open { \(method) }")
        }
        let opens = "[self performSegueWithIdentifier:@\"boat\" sender:self];"
        #expect(try rules(opens) == ["tap-without-trait"])
        #expect(try rules("[self.view endEditing:YES];").isEmpty)
        let said = """
            self.boat.isAccessibilityElement = YES; self.boat.accessibilityTraits = UIAccessibilityTraitButton;
            self.boat.accessibilityLabel = NSLocalizedString(@"Boat", nil);
            """
        #expect(try rules(opens, said).isEmpty)
    }

    @Test func `a button that a list of elements leaves out`() throws {
        let views = buttons(2).replacingOccurrences(of: "image=\"ic_1\"", with: "title=\"Board\"")
            .replacingOccurrences(of: "image=\"ic_2\"", with: "title=\"Leave\"")
        let outlets = ["first": "b1", "second": "b2"]
        #expect(try rules(views, outlets, "self.view.accessibilityElements = @[self.first];") == ["hidden-control"])
        #expect(try rules(views, outlets, "self.view.accessibilityElements = @[self.second, self.first];").isEmpty)
        #expect(try rules(views, outlets, "self.view.accessibilityElements = @[self.first, [self makeMap]];").isEmpty)
    }

    // MARK: What cannot be seen

    @Test func `a folder of Objective-C alone is audited`() throws {
        let code = """
            @interface Harbor : UIViewController
            @end
            @implementation Harbor
            - (void)viewDidLoad {
                UIButton *close = [UIButton buttonWithType:UIButtonTypeCustom];
                [close setImage:[UIImage imageNamed:@"ic_close"] forState:UIControlStateNormal];
                [close addTarget:self action:@selector(close) forControlEvents:UIControlEventTouchUpInside];
                [self.view addSubview:close];
            }
            - (void)close {}
            @end
            """
        #expect(try TemporaryFolder.audit(["Harbor.m": Data(code.utf8)]).findings.map(\.rule) == ["unnamed-control"])
    }

    @Test func `a bracket that is left open is told`() throws {
        var files = self.files(buttons(1), ["first": "b1"], "")
        files["Broken.m"] = Data("@implementation Broken\n- (void)b {\n  if (self.a {\n}\n@end\n".utf8)
        let notes = try TemporaryFolder.audit(files).notes
        #expect(notes.contains { $0.path == "Broken.m" && $0.text.en.contains("line 2") })
    }

    // MARK: Files

    private func buttons(_ count: Int) -> String {
        (1...count).map {
            """
            <button id="b\($0)" tag="\($0)"><rect key="frame" x="20" y="\($0 * 100)" width="60" height="60"/>
            <state key="normal" image="ic_\($0)"/></button>
            """
        }.joined(separator: "\n")
    }

    private func storyboard(_ views: String, _ outlets: [String: String], of owner: String) -> Data {
        let connections = outlets.sorted { $0.key < $1.key }.map {
            "<outlet property=\"\($0.key)\" destination=\"\($0.value)\" id=\"o-\($0.key)\"/>"
        }
        return Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <scenes><scene sceneID="s1"><objects>
                    <viewController title="Pier" id="vc1" customClass="\(owner)" sceneMemberID="viewController">
                        <view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                            <subviews>\(views)</subviews>
                            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                        </view>
                        <connections>\(connections.joined())</connections>
                    </viewController>
                </objects></scene></scenes>
            </document>
            """.utf8)
    }

    private func files(
        _ views: String, _ outlets: [String: String], _ body: String, methods: String = ""
    ) -> [String: Data] {
        [
            "Main.storyboard": storyboard(views, outlets, of: "Pier"),
            "Pier.m": Data(
                """
                @interface Pier : UIViewController
                \(outlets.map { "@property (weak) IBOutlet \(Self.type(of: $1)) *\($0);" }.sorted().joined())
                @end
                @implementation Pier
                - (void)viewDidLoad { [super viewDidLoad]; \(body) }
                \(methods)
                @end
                """.utf8),
        ]
    }

    private static func type(of view: String) -> String {
        ["b": "UIButton", "l": "UILabel", "i": "UIImageView"][view.prefix(1)] ?? "UIView"
    }

    private func rules(
        _ views: String, _ outlets: [String: String], _ body: String, methods: String = ""
    ) throws -> [String] {
        try TemporaryFolder.audit(files(views, outlets, body, methods: methods)).findings.map(\.rule)
    }

    /// The outlets of buttons without a name, told by their pictures.
    private func buttonsWithoutName(_ files: [String: Data]) throws -> [String] {
        let names = ["ic_1": "first", "ic_2": "second"]
        return try TemporaryFolder.audit(files).findings.filter { $0.rule == "unnamed-control" }.compactMap { finding in
            names.first { finding.message.en.contains($0.key) }?.value
        }
    }
}
