import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

@Suite("What is told is established by all code and files")
struct EstablishedFactsTests {
    private static func findings(_ files: [String: String], of rule: String) throws -> [Finding] {
        try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }, jobs: 1).findings.filter { $0.rule == rule }
    }

    private static func screen(_ statements: String, besides other: String = "") -> [String: String] {
        [
            "Code.swift": """
                import UIKit
                final class Quay: UIViewController {
                    private let note = UILabel()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        note.text = "Sound the horn"
                        view.addSubview(note)
                        \(statements)
                    }
                    @objc func sound() { Horn.shared.sound() }
                }
                \(other)
                """
        ]
    }

    private static let tap = "let tap = UITapGestureRecognizer(target: self, action: #selector(sound))\n"
        + "note.isUserInteractionEnabled = true\nnote.addGestureRecognizer(tap)\n"

    @Test(
        "A recognizer for buttons of a remote is no tap",
        arguments: [
            ("", 1),
            ("tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.upArrow.rawValue)]", 0),
        ])
    func presses(statement: String, count: Int) throws {
        #expect(try Self.findings(Self.screen(Self.tap + statement), of: "tap-without-trait").count == count)
    }

    @Test("Nor is one of Objective-C", arguments: [("", 1), ("tap.allowedPressTypes = @[@(UIPressTypeMenu)];", 0)])
    func pressesInObjectiveC(statement: String, count: Int) throws {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Quay"><connections>
            <outlet property="note" destination="l1" id="o1"/><outlet property="view" destination="v1" id="o2"/>
            </connections></placeholder>
            <view id="v1"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
            <label text="Sound the horn" id="l1"><rect key="frame" x="0" y="0" width="100" height="50"/></label>
            </subviews></view></objects></document>
            """
        let code = """
            @interface Quay : UIViewController
            @property (weak) IBOutlet UILabel *note;
            @end
            @implementation Quay
            - (void)viewDidLoad {
                UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc]
                    initWithTarget:self action:@selector(sound)];
                \(statement)
                [self.note addGestureRecognizer:tap];
            }
            - (void)sound { [Horn play]; }
            @end
            """
        #expect(try Self.findings(["Quay.xib": xib, "Quay.m": code], of: "tap-without-trait").count == count)
    }

    @Test(
        "What the first touch does as well is no drag",
        arguments: [("", 1), ("override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {"
            + " touchesMoved(touches, with: event) }", 0)])
    func touches(began: String, count: Int) throws {
        let pad = """
            final class Pad: UIView {
                var picked = 0
                \(began)
                override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                    picked += 1
                    Horn.shared.play(picked)
                }
            }
            """
        let found = try Self.findings(Self.screen("view.addSubview(Pad())", besides: pad), of: "missing-custom-action")
        #expect(found.count == count)
    }

    @Test(
        "A title that whoever makes a controller gives it is one",
        arguments: [
            ("", 1), ("page.title = name", 0), ("page.navigationItem.title = name", 0),
            ("page.tabBarItem.title = name", 1), ("other.title = name", 1),
        ])
    func titles(statement: String, count: Int) throws {
        let flow = """
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for text in ["Depth", "Tide"] { view.addSubview(UISwitch()); view.addSubview(row(text)) }
                    view.addSubview(row("Wind"))
                    view.addSubview(UITextField())
                }
                func row(_ text: String) -> UILabel { let label = UILabel(); label.text = text; return label }
            }
            struct Flow {
                let bar: UINavigationController
                func open(_ name: String) {
                    let page = Page()
                    \(statement)
                    bar.pushViewController(page, animated: true)
                }
            }
            """
        let files = Self.screen("navigationController?.pushViewController(Page(), animated: true)", besides: flow)
        #expect(try Self.findings(files, of: "missing-screen-title").count == count)
    }

    @Test(
        "What a file calls a label is one where its class is", arguments: [("UIView", 0), ("UILabel", 1)])
    func labels(base: String, count: Int) throws {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="v1"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
            <label text="Depth" id="l1" customClass="Gauge"><rect key="frame" x="0" y="0" width="100" height="50"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            </subviews></view></objects></document>
            """
        let code = "import UIKit\nclass Gauge: \(base) {}\n"
        #expect(try Self.findings(["Quay.xib": xib, "Gauge.swift": code], of: "fixed-font-size").count == count)
    }

    @Test("An item of a bar that shows and does nothing in a file is no control", arguments: [
        ("<barButtonItem id=\"b1\"/>", 0),
        ("<barButtonItem id=\"b1\"><connections><action selector=\"go:\" destination=\"c1\" id=\"a1\"/></connections>"
            + "</barButtonItem>", 1),
        ("<barButtonItem image=\"horn\" id=\"b1\"/>", 1),
    ])
    func blankItems(item: String, count: Int) throws {
        let storyboard = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="c1"><scenes><scene sceneID="s1"><objects>
            <viewController id="c1" customClass="Quay" sceneMemberID="viewController">
            <view key="view" id="v1"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
            <navigationItem key="navigationItem" id="n1">\(item.replacing("<barButtonItem ",
                with: "<barButtonItem key=\"rightBarButtonItem\" "))</navigationItem>
            </viewController></objects></scene></scenes></document>
            """
        let code = "import UIKit\nclass Quay: UIViewController { @IBAction func go(_ sender: Any) { sound() } }"
        let files = ["Main.storyboard": storyboard, "Quay.swift": code]
        #expect(try Self.findings(files, of: "unnamed-control").count == count)
    }

    @Test("The name of a face says how heavy the text is", arguments: [
        ("name=\"Skerry-Bold\" family=\"Skerry\"", "bold"), ("name=\"SkerrySemiBold\" family=\"Skerry\"", "semibold"),
        ("name=\"Skerry-Regular\" family=\"Skerry\"", "regular"),
    ])
    func faces(font: String, weight: String) throws {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="v1"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
            <label text="Depth" id="l1"><rect key="frame" x="0" y="0" width="100" height="50"/>
            <fontDescription key="fontDescription" \(font) pointSize="14"/>
            <color key="textColor" red="0.85" green="0.85" blue="0.85" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/></label></subviews>
            <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/></view></objects></document>
            """
        let found = try Self.findings(["Quay.xib": xib], of: "low-text-contrast")
        #expect(found.count == 1)
        #expect(found.first?.message.en.contains("14 pt \(weight)") ?? false)
    }

    @Test("A proposed color passes on raised grounds too")
    func raised() throws {
        let code = """
            import SwiftUI
            struct Tide: View {
                var body: some View {
                    List { Text("On time").foregroundStyle(Color(red: 0.2, green: 0.78, blue: 0.35)) }
                        .listStyle(.plain)
                }
            }
            """
        let fix = try Self.findings(["Tide.swift": code], of: "low-text-contrast").first?.fix.en ?? ""
        // The nearest that passes on white and on black alone is too dark for a sheet.
        #expect(fix.contains("for light appearance and") || fix.contains("in light appearance alone"))
    }
}
