import Foundation
import HandrailModel
import HandrailSemantics
import HandrailSource
import HandrailTestSupport
import Testing

/// What UIKit code makes people touch, choose, swipe and open, as assistive technologies are given it.
@Suite("Reading UIKit: what reacts") struct ReadingUIKitInteractionTests {
    /// What is met of all screens of the class `Screen`.
    private static func dumps(_ code: String) throws -> [String] {
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(("import UIKit\n" + code).utf8)])
        return inspection.screens.filter { $0.screen.name == "Screen" }.map(\.dump)
    }

    /// The rules that speak of `code`, with the words they are about, in order.
    private static func findings(_ code: String) throws -> [String] {
        let source = "import UIKit\n" + code
        let bytes = Array(source.utf8)
        return try TemporaryFolder.audit(["Code.swift": Data(bytes)]).findings.map { finding in
            let start = Int(finding.place.range.lower)
            let before = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            let line = bytes[before...].prefix { $0 != 0x0A }
            return "\(finding.rule): " + String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
        }
    }

    @Test("Entries of menus and alerts, and what a swipe over a row offers, are elements of their own")
    func menus() throws {
        let code = """
            final class Screen: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Notes"
                }
                override func tableView(
                    _ view: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
                ) -> UISwipeActionsConfiguration? {
                    let delete = UIContextualAction(style: .destructive, title: nil) { _, _, done in done(true) }
                    delete.image = UIImage(named: "bin_2")
                    delete.backgroundColor = .red
                    let share = UIContextualAction(style: .normal, title: "Share") { _, _, done in done(true) }
                    return UISwipeActionsConfiguration(actions: [delete, share])
                }
                func ask() {
                    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
                    present(alert, animated: true)
                }
            }
            """
        let met = try Self.dumps(code).joined(separator: "\n").split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        #expect(
            met.filter { $0.hasPrefix("element") }.sorted() == [
                "element button \"Delete\" (text); traits: button; merges: text",
                "element button \"Share\" (text); traits: button; merges: text",
                "element button \"bin_2\" (asset bin_2); traits: button; merges: image",
                "element text \"Delete?\" (text); traits: static text",
            ])
        #expect(met.contains { $0.contains("contextMenu") })
        #expect(try Self.findings(code).contains { $0.hasPrefix("unnamed-control: let delete = UIContextualAction") })
    }

    @Test("An action that a button performs is no entry of a menu")
    func primaryActions() throws {
        let code = """
            final class Screen: UIView {
                func setUp() {
                    let save = UIAction(title: "Save") { _ in }
                    addSubview(UIButton(type: .system, primaryAction: save))
                    let more = UIButton(type: .system)
                    more.setImage(UIImage(named: "dots_3"), for: .normal)
                    more.addAction(UIAction(title: "Never shown") { _ in }, for: .touchUpInside)
                    addSubview(more)
                }
            }
            """
        #expect(
            try Self.dumps(code) == [
                """
                element button "Save" (text); traits: button; merges: text
                element button "dots_3" (asset dots_3); traits: button; merges: image
                """
            ])
    }

    @Test("A button at the side of a field is an element beside it")
    func fieldAccessories() throws {
        let code = """
            final class Screen: UIView {
                let field = UITextField()
                let eye = UIButton(type: .custom)
                func setUp() {
                    field.placeholder = "Password"
                    eye.setImage(UIImage(named: "eye_2"), for: .normal)
                    field.rightView = eye
                    addSubview(field)
                }
            }
            """
        #expect(try Self.findings(code).contains("unnamed-control: let eye = UIButton(type: .custom)"))
    }

    @Test("What a closure that is kept for later sets counts")
    func keptClosures() throws {
        let code = """
            final class Screen: UIView {
                let play = UIButton()
                let model = Model()
                func setUp() {
                    play.setImage(UIImage(named: "play_2"), for: .normal)
                    addSubview(play)
                    model.onChange = { [weak self] state in self?.play.accessibilityLabel = state.title }
                }
            }
            """
        #expect(try !Self.findings(code).contains { $0.hasPrefix("unnamed-control") })
    }

    @Test("Cells and headers that a list is given are on its screen; a tab is named by its controller's title")
    func givenViews() throws {
        let code = """
            final class Screen: UIViewController, UITableViewDelegate {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tabBarItem = UITabBarItem(title: nil, image: UIImage(named: "tab_2"), tag: 0)
                    TITLE
                }
                func tableView(_ view: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                    let header = UIView()
                    let add = UIButton(type: .custom)
                    add.setImage(UIImage(named: "plus_2"), for: .normal)
                    header.addSubview(add)
                    return header
                }
            }
            """
        func nameless(_ title: String) throws -> [String] {
            try Self.findings(code.replacing("TITLE", with: title)).filter { $0.hasPrefix("unnamed-control") }.sorted()
        }
        let header = "unnamed-control: let add = UIButton(type: .custom)"
        let tab = "unnamed-control: tabBarItem = UITabBarItem(title: nil, image: UIImage(named: \"tab_2\"), tag: 0)"
        #expect(try nameless("") == [header, tab])
        #expect(try nameless("title = \"Trails\"") == [header])
    }

    @Test("A switch at the end of a row may be named by the row, wrapped or not; one that stands alone is not")
    func rowSwitches() throws {
        let code = """
            final class Padding: UIView {
                init(around inner: UIView) {
                    super.init(frame: .zero)
                    addSubview(inner)
                }
            }
            final class Screen: UITableViewCell {
                let toggle = UISwitch()
                func setUp() {
                    textLabel?.text = "Downloads"
                    PLACE
                }
            }
            """
        func isNameless(_ place: String) throws -> Bool {
            try Self.findings(code.replacing("PLACE", with: place)).contains { $0.hasPrefix("unnamed-control") }
        }
        #expect(try !isNameless("accessoryView = toggle"))
        #expect(try !isNameless("accessoryView = Padding(around: toggle)"))
        #expect(try isNameless("contentView.addSubview(toggle)"))
    }

    @Test("What a button shows in turn is all known")
    func alternativePictures() throws {
        let code = """
            final class Screen: UIView {
                private var isMuted = false
                private let mute = UIButton(type: .system)
                func setUp() {
                    mute.accessibilityLabel = "Sound"
                    mute.addTarget(self, action: #selector(toggle), for: .touchUpInside)
                    addSubview(mute)
                    update()
                }
                @objc private func toggle() {
                    isMuted = !isMuted
                    update()
                }
                private func update() {
                    mute.setImage(
                        UIImage(systemName: isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill"), for: .normal)
                }
            }
            """
        #expect(try Self.findings(code).contains { $0.hasPrefix("state-not-spoken") })
    }

    @Test("A list of elements that leaves out a control hides it, once and for all")
    func elementLists() throws {
        let code = """
            final class Screen: UIView {
                private let title = UILabel()
                private let close = UIButton(type: .system)
                init() {
                    super.init(frame: .zero)
                    title.text = "Terms"
                    close.setTitle("Close", for: .normal)
                    addSubview(title)
                    addSubview(close)
                    accessibilityElements = LIST
                }
            }
            """
        func found(_ list: String) throws -> Bool {
            try Self.findings(code.replacing("LIST", with: list)).contains { $0.hasPrefix("hidden-control") }
        }
        #expect(try found("[title]"))
        #expect(try !found("[title, close]"))
        #expect(try !found("[title] + others"), "What else is in it is not known")
    }

    @Test("A control that the app draws itself, and a view that handles touches, react without saying so")
    func drawnControls() throws {
        let code = """
            final class Star: UIControl {
                private let caption = UILabel()
                init() {
                    super.init(frame: .zero)
                    caption.text = "Rate"
                    addSubview(caption)
                }
            }
            final class Tile: UIView {
                private let name = UILabel()
                var onTap: () -> Void = {}
                init() {
                    super.init(frame: .zero)
                    name.text = "Maps"
                    addSubview(name)
                }
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    super.touchesEnded(touches, with: event)
                    onTap()
                }
            }
            final class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Places"
                    let star = Star()
                    star.addTarget(self, action: #selector(rate), for: .touchUpInside)
                    view.addSubview(star)
                }
                @objc private func rate() { Store.shared.rate() }
            }
            """
        let all = try Self.findings(code)
        #expect(all.contains("tap-without-trait: star.addTarget(self, action: #selector(rate), for: .touchUpInside)"))
        #expect(
            all.contains(
                "tap-without-trait: override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {"))
    }

    @Test("A view passed only to say where something appears stays known; one handed to other code does not")
    func whereabouts() throws {
        let code = """
            final class Screen: UIView {
                let menu = UIButton(type: .custom)
                func setUp() {
                    menu.setImage(UIImage(named: "dots_3"), for: .normal)
                    addSubview(menu)
                    CALL
                }
            }
            """
        func isNameless(_ call: String) throws -> Bool {
            try Self.findings(code.replacing("CALL", with: call)).contains { $0.hasPrefix("unnamed-control") }
        }
        #expect(try isNameless("UIMenuController.shared.setTargetRect(.zero, in: menu)"))
        #expect(try isNameless("popup.present(from: menu)"))
        #expect(try !isNameless("theme.decorate(menu)"))
    }
}
