import HandrailTestSupport
import Testing

/// Menus that code makes, and what stands in them.
@Suite("Reach of menus") struct ReachOfMenusTests {
    @Test("meets menus that functions and properties make and that are made as they open")
    func menus() throws {
        let code = """
            final class Pier: UIViewController {
                private let more = UIButton(type: .system)
                private var sorting: UIMenu {
                    UIMenu(title: "Sort", children: [UIAction(title: "Name") { _ in }])
                }
                override func viewDidLoad() {
                    more.menu = UIMenu(children: entries() + [sorting])
                    let later = UIMenu(children: [
                        UIDeferredMenuElement.uncached { done in done([UIAction(title: "Rope") { _ in }]) }
                    ])
                    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, menu: later)
                    let given = UIMenu(children: store.commands())
                    more.addInteraction(UIContextMenuInteraction(delegate: self))
                    view.addSubview(more)
                }
                private func entries() -> [UIMenuElement] {
                    [UIMenu(options: .displayInline, children: [UIAction(title: "Moor") { _ in }])]
                }
                override func collectionView(
                    _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
                ) -> UIContextMenuConfiguration? {
                    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                        UIMenu(title: "", children: [UIAction(title: "Leave") { _ in }])
                    }
                }
            }
            """
        #expect(try AccountedSites.notReached(code).isEmpty)
    }

    @Test("meets menus of AppKit with their entries and the menus that these open")
    func menusOfMac() throws {
        let code = """
            final class Chart: NSViewController {
                override func rightMouseDown(with event: NSEvent) {
                    NSMenu.popUpContextMenu(built(), with: event, for: view)
                }
                private func built() -> NSMenu {
                    let menu = NSMenu(title: "Chart")
                    menu.addItem(withTitle: "Copy", action: #selector(copyChart), keyEquivalent: "c")
                    let depth = NSMenuItem(title: "Depth", action: nil, keyEquivalent: "")
                    depth.submenu = NSMenu()
                    depth.submenu?.addItem(NSMenuItem(title: "Fathoms", action: nil, keyEquivalent: ""))
                    menu.addItem(depth)
                    let tide = NSMenuItem(title: "Tide", action: nil, keyEquivalent: "")
                    menu.insertItem(tide, at: 0)
                    menu.setSubmenu(NSMenu(title: "Tide"), for: tide)
                    return menu
                }
                @objc private func copyChart() {}
            }
            final class Dock {
                func fill(_ menu: NSMenu) { menu.addItem(NSMenuItem(title: "Open", action: nil, keyEquivalent: "")) }
            }
            """
        #expect(try AccountedSites.notReached(code, framework: "AppKit").isEmpty)
    }

    @Test("meets what stands in a pop-up button that code fills", arguments: ["false", "true"])
    func popUps(pullsDown: String) throws {
        let code = """
            final class Choice: NSView {
                func build() {
                    let depths = NSPopUpButton(frame: .zero, pullsDown: \(pullsDown))
                    let menu = NSMenu()
                    for depth in ["Shallow", "Deep"] {
                        menu.addItem(NSMenuItem(title: depth, action: nil, keyEquivalent: ""))
                    }
                    depths.menu = menu
                    addSubview(depths)
                }
            }
            """
        #expect(try AccountedSites.notReached(code, framework: "AppKit").isEmpty)
    }

    @Test("counts what a control does where it has words, and nothing where it has none")
    func actions() throws {
        let code = """
            final class Quay: UIViewController {
                override func viewDidLoad() {
                    let moor = UIButton(type: .system, primaryAction: UIAction(title: "Moor", handler: { _ in }))
                    let leave = UIButton(type: .system)
                    leave.setTitle("Leave", for: .normal)
                    leave.addAction(UIAction(handler: { _ in }), for: .touchUpInside)
                    leave.addAction(UIAction(title: "Leave", handler: { _ in }), for: .menuActionTriggered)
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Map", image: nil, primaryAction: UIAction(handler: { _ in }), menu: nil)
                    view.addSubview(moor)
                    view.addSubview(leave)
                }
            }
            """
        #expect(try AccountedSites.notReached(code).isEmpty)
    }

    @Test("meets what is awaited or tried")
    func awaited() throws {
        let code = """
            final class Keeper {
                func ask(on screen: UIViewController) async throws {
                    let add = await UIAlertAction(title: "Add", style: .default)
                    let drop = try await UIAlertAction(title: "Drop", style: .destructive)
                    try await screen.confirm([add, drop])
                }
            }
            """
        #expect(try AccountedSites.notReached(code).isEmpty)
    }
}
