import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// What assistive technologies would be given by views of AppKit, made by storyboards and by code.
@Suite("Reading AppKit") struct ReadingAppKitTests {
    @Test(
        "The description of an image names the button that shows nothing else",
        arguments: [
            ("NSImage(systemSymbolName: \"trash\", accessibilityDescription: \"Delete\")", "", "Delete: button"),
            ("NSImage(systemSymbolName: \"trash\", accessibilityDescription: nil)", "", "trash: button"),
            ("NSImage(systemSymbolName: \"trash\", accessibilityDescription: \"Delete\")", "Sort", "Sort: button"),
        ])
    func describedImage(image: String, title: String, expected: String) throws {
        let body = "let b = NSButton()\nb.image = \(image)\nb.title = \"\(title)\"\nview.addSubview(b)"
        #expect(try AppKitScreen.stops(coded: body) == [expected])
    }

    @Test(
        "Views of interface files are exposed as AppKit exposes them",
        arguments: [
            (
                "<textField id=\"a\"><textFieldCell key=\"cell\" title=\"Mole\" id=\"b\"/></textField>",
                ["Mole: static text"]
            ),
            (
                """
                <textField id="a"><textFieldCell key="cell" editable="YES" placeholderString="Pier" id="b"/>
                </textField>
                """,
                ["Pier: text field"]
            ),
            (
                "<button id=\"a\"><buttonCell key=\"cell\" type=\"push\" title=\"Go\" id=\"b\"/></button>",
                ["Go: button"]
            ),
            (
                "<button id=\"a\"><buttonCell key=\"cell\" type=\"check\" title=\"Wait\" id=\"b\"/></button>",
                ["Wait: button, toggle"]
            ),
            (
                """
                <button id="a"><accessibility description="Leave"/>
                <buttonCell key="cell" type="bevel" image="go" id="b"/></button>
                """,
                ["Leave: button"]
            ),
            (
                """
                <segmentedControl id="a"><segmentedCell key="cell" id="b"><segments><segment label="Day"/>
                <segment label="Week"/></segments></segmentedCell></segmentedControl>
                """,
                ["Day: button", "Week: button"]
            ),
        ])
    func designed(views: String, expected: [String]) throws {
        #expect(try AppKitScreen.stops(designed: views) == expected)
    }

    @Test(
        "Code makes views as AppKit's initializers do",
        arguments: [
            ("view.addSubview(NSTextField(labelWithString: \"Mole\"))", ["Mole: static text"]),
            (
                "let field = NSTextField(); field.placeholderString = \"Pier\"; view.addSubview(field)",
                ["Pier: text field"]
            ),
            (
                """
                let label = NSTextField()
                label.isEditable = false
                label.stringValue = "Mole"
                view.addSubview(label)
                """, ["Mole: static text"]
            ),
            ("view.addSubview(NSButton(title: \"Go\", target: self, action: nil))", ["Go: button"]),
            (
                "view.addSubview(NSButton(checkboxWithTitle: \"Wait\", target: self, action: nil))",
                ["Wait: button, toggle"]
            ),
            (
                """
                view.addSubview(
                    NSButton(
                        image: NSImage(systemSymbolName: "plus", accessibilityDescription: "Add a pier")!,
                        target: self, action: nil))
                """,
                ["Add a pier: button"]
            ),
            (
                """
                let button = NSButton(image: NSImage(named: "go")!, target: nil, action: nil)
                button.setAccessibilityLabel("Leave")
                view.addSubview(button)
                """,
                ["Leave: button"]
            ),
            (
                """
                let button = NSButton(image: NSImage(named: "go")!, target: nil, action: nil)
                button.cell?.setAccessibilityLabel("Leave")
                view.addSubview(button)
                """,
                ["Leave: button"]
            ),
            (
                """
                let button = NSButton(image: NSImage(named: "go")!, target: nil, action: nil)
                button.toolTip = "Leave"
                view.addSubview(button)
                """,
                ["Leave: button"]
            ),
            (
                """
                view.addSubview(
                    NSSegmentedControl(
                        labels: ["Day", "Week"], trackingMode: .selectOne, target: nil, action: nil))
                """,
                ["Day: button", "Week: button"]
            ),
            (
                """
                let box = NSView()
                box.setAccessibilityElement(true)
                box.setAccessibilityRole(.button)
                box.setAccessibilityLabel("Leave")
                view.addSubview(box)
                """,
                ["Leave: button"]
            ),
            (
                """
                let label = NSTextField(labelWithString: "Mole")
                label.setAccessibilityHidden(true)
                view.addSubview(label)
                """, []
            ),
        ])
    func coded(body: String, expected: [String]) throws {
        #expect(try AppKitScreen.stops(coded: body) == expected)
    }

    @Test("What a class overrides, or conforms to, says what it is")
    func overridden() throws {
        let more = """
            final class LeaveView: NSView {
                override func isAccessibilityElement() -> Bool { true }
                override func accessibilityRole() -> NSAccessibility.Role? { .button }
                override func accessibilityLabel() -> String? { "Leave" }
            }
            final class StayView: NSView, NSAccessibilityButton {
                override func accessibilityLabel() -> String? { "Stay" }
                override func accessibilityPerformPress() -> Bool { true }
            }
            """
        #expect(
            try AppKitScreen.stops(coded: "view.addSubview(LeaveView()); view.addSubview(StayView())", more: more)
                == ["Leave: button", "Stay: button"])
    }

    @Test("What code says of an outlet counts on the Mac too")
    func outlets() throws {
        let button = "<button id=\"a\"><buttonCell key=\"cell\" type=\"bevel\" image=\"go\" id=\"b\"/></button>"
        let outlet = "<connections><outlet property=\"goButton\" destination=\"a\" id=\"o\"/></connections>"
        let code = """
            import AppKit
            class PierController: NSViewController {
                @IBOutlet var goButton: NSButton!
                override func viewDidLoad() { goButton.setAccessibilityLabel("Leave") }
            }
            """
        #expect(
            try AppKitScreen.stops([
                "Main.storyboard": AppKitScreen.storyboard(button, controller: outlet), "Code.swift": code,
            ]) == ["Leave: button"])
    }

    @Test("A button that shows an image alone has no name")
    func unnamed() throws {
        let code = """
            import AppKit
            final class PierController: NSViewController {
                override func loadView() {
                    view = NSView()
                    view.addSubview(NSButton(image: NSImage(named: "btn_7")!, target: self, action: #selector(go)))
                    view.addSubview(
                        NSButton(
                            image: NSImage(systemSymbolName: "plus", accessibilityDescription: "Add")!,
                            target: self, action: #selector(go)))
                }
                @objc func go() { leave() }
            }
            """
        let audit = try TemporaryFolder.audit(["Code.swift": Data(code.utf8)])
        #expect(audit.findings.filter { $0.rule == "unnamed-control" }.count == 1)
    }

    @Test("An item of a toolbar is named by its label")
    func toolbars() throws {
        let code = """
            import AppKit
            final class PierController: NSViewController, NSToolbarDelegate {
                func toolbar(
                    _ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier,
                    willBeInsertedIntoToolbar flag: Bool
                ) -> NSToolbarItem? {
                    let item = NSToolbarItem(itemIdentifier: id)
                    item.label = "Leave"
                    item.image = NSImage(named: "go")
                    return item
                }
                override func loadView() { view = NSView(); view.addSubview(NSTextField(labelWithString: "Mole")) }
            }
            """
        #expect(try AppKitScreen.stops(["Code.swift": code]).contains("Mole: static text"))
        #expect(
            try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.allSatisfy {
                $0.rule != "unnamed-control"
            })
    }
}
