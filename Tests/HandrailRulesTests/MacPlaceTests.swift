import Handrail
import HandrailModel
import Testing

/// Views of AppKit are found wherever code makes them, and so is what handles clicks by itself.
@Suite("Where views of the Mac are") struct MacPlaceTests {
    @Test(
        "A view that handles clicks by itself is no button, whatever label lies in it",
        arguments: [
            ("let part = NSTextField(labelWithString: \"Recent\")", 1), ("let part = NSTextField(string: \"\")", 0),
        ])
    func mouse(part: String, expected: Int) throws {
        let more = """
            final class Tile: NSView {
                \(part)
                override init(frame: NSRect) {
                    super.init(frame: frame)
                    addSubview(part)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func mouseDown(with event: NSEvent) { Shop.shared.open() }
            }
            """
        #expect(
            try MacAudit.findings("tap-without-trait", in: "view.addSubview(Tile(frame: .zero))", more: more).count
                == expected)
    }

    @Test("A label that opens something when it is clicked is no link to assistive technologies")
    func label() throws {
        let more =
            "final class LinkLabel: NSTextField {\noverride func mouseDown(with event: NSEvent) { Shop.shared.open() "
                + "}\n}"
        #expect(
            try MacAudit.findings(
                "tap-without-trait", in: "view.addSubview(LinkLabel(labelWithString: \"Website\"))", more: more
            ).count == 1)
    }

    @Test(
        "Windows, items of the menu bar, of toolbars and of collections are read wherever code makes them",
        arguments: [
            """
            final class Palette: NSPanel {
                let b = NSButton(image: NSImage(named: "bin")!, target: nil, action: nil)
                init() {
                    super.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
                    let box = NSView()
                    box.addSubview(b)
                    contentView = box
                }
            }
            """,
            """
            final class AppDelegate: NSObject, NSApplicationDelegate {
                let window = NSWindow()
                func applicationDidFinishLaunching(_ notification: Notification) {
                    let b = NSButton(image: NSImage(named: "bin")!, target: nil, action: nil)
                    window.contentView?.addSubview(b)
                }
            }
            """,
            """
            final class AboutController: NSWindowController {
                init() {
                    let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
                    super.init(window: window)
                    let stack = NSStackView()
                    stack.addArrangedSubview(NSButton(image: NSImage(named: "bin")!, target: nil, action: nil))
                    window.contentView = stack
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """,
            """
            final class AppDelegate: NSObject, NSApplicationDelegate {
                private var item: NSStatusItem?
                func applicationDidFinishLaunching(_ notification: Notification) {
                    item = NSStatusBar.system.statusItem(withLength: 22)
                    if let button = item?.button { button.image = NSImage(named: "bin") }
                }
            }
            """,
            """
            final class PhotoItem: NSCollectionViewItem {
                private let b = NSButton(image: NSImage(named: "bin")!, target: nil, action: nil)
                override func loadView() {
                    view = NSView()
                    view.addSubview(b)
                }
            }
            """,
            """
            final class Bar: NSWindowController, NSToolbarDelegate {
                func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier, \
            willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem? {
                    let item = NSToolbarItem(itemIdentifier: id)
                    item.view = NSButton(image: NSImage(named: "bin")!, target: self, action: #selector(sync))
                    return item
                }
                @objc func sync() { Shop.shared.sync() }
            }
            """,
        ])
    func places(code: String) throws {
        let found = try MacAudit.findings("unnamed-control", inFile: "import AppKit\n\n" + code)
        #expect(found.map(\.message.en) == ["This button has no name but that of its image: VoiceOver says “bin”."])
    }

    @Test("A status item with a description is named by it")
    func namedStatusItem() throws {
        let code = """
            import AppKit
            final class StatusController {
                private let item = NSStatusBar.system.statusItem(withLength: 22)
                init() { item.button?.image = NSImage(systemSymbolName: "star", accessibilityDescription: "Tides") }
            }
            """
        #expect(try MacAudit.findings("unnamed-control", inFile: code).isEmpty)
    }
}
