import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// What assistive technologies would be given by UIKit classes, from what their code ever does to each view.
@Suite("Reading UIKit") struct ReadingUIKitTests {
    @Test("A view is known by what any method sets on it")
    func writesAnywhere() throws {
        let code = """
            final class Screen: UIView {
                private let close = UIButton(type: .system)
                private let title = UILabel()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(title)
                    addSubview(close)
                    close.setImage(UIImage(named: "btn_close"), for: .normal)
                }

                func show(_ trail: Trail) {
                    title.text = "Trails"
                    describe()
                }
            }
            extension Screen {
                func describe() { close.accessibilityLabel = NSLocalizedString("Close", comment: "") }
            }
            """
        #expect(
            try UIKitScreen.dump(code) == """
                element text "Trails" (text); traits: static text
                element button "Close" (label); traits: button; merges: image
                """)
    }

    @Test("Closures, lazy properties and factories make views")
    func making() throws {
        let code = """
            final class Screen: UIViewController {
                private lazy var play: UIButton = {
                    let button = UIButton()
                    button.setTitle("Play", for: .normal)
                    return button
                }()
                private let next: UIButton = .init(type: .custom)
                private let previous = make(title: "Previous")

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(play)
                    view.addSubview(next)
                    view.addSubview(previous)
                    view.addSubview(icon(named: "gear-icon"))
                    next.setTitle("Next", for: .normal)
                }

                private static func make(title: String) -> UIButton {
                    let button = UIButton(type: .system)
                    button.setTitle(title, for: .normal)
                    return button
                }

                private func icon(named name: String) -> UIButton {
                    let button = UIButton(type: .system)
                    button.setImage(UIImage(named: name), for: .normal)
                    return button
                }
            }
            """
        #expect(
            try UIKitScreen.dump(code) == """
                element button "Play" (text); traits: button; merges: text
                element button "Next" (text); traits: button; merges: text
                element button "Previous" (text); traits: button; merges: text
                element button "gear-icon" (asset gear-icon); traits: button; merges: image
                """)
    }

    @Test("Functions that are handed a view are followed: extensions, style functions, loops and closures")
    func configuring() throws {
        let style = """
            import UIKit
            enum Style {
                static func named(_ button: UIButton, _ name: String) { button.accessibilityLabel = name }
            }
            extension UIView {
                func hideFromVoiceOver() { isAccessibilityElement = false }
            }
            protocol Configurable {}
            extension NSObject: Configurable {}
            extension Configurable {
                func with(_ change: (Self) -> Void) -> Self { change(self); return self }
            }
            """
        let code = """
            final class Screen: UIView {
                let first = UIButton()
                let second = UIButton()
                let third = UIButton().with { $0.accessibilityLabel = "Third" }
                let dot = UIButton()

                func setUp() {
                    [first, second, third, dot].forEach { $0.setImage(UIImage(named: "dot"), for: .normal) }
                    for button in [first, second, third, dot] { addSubview(button) }
                    Style.named(first, "First")
                    name(second)
                    dot.hideFromVoiceOver()
                }

                private func name(_ button: UIButton) { button.accessibilityLabel = "Second" }
            }
            """
        #expect(
            try UIKitScreen.dump(code, files: ["Style.swift": style]) == """
                element button "First" (label); traits: button; merges: image
                element button "Second" (label); traits: button; merges: image
                element button "Third" (label); traits: button; merges: image
                """)
    }

    @Test("An initializer that a class inherits is read where one that it adds calls it")
    func inheritedInitializer() throws {
        let code = """
            class Page: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    setUp()
                }
                func setUp() {}
            }
            class TallPage: Page {
                convenience init() { self.init(frame: UIScreen.main.bounds) }
            }
            final class BoardPage: TallPage {
                private let placeholder = UIButton(type: .system)
                override func setUp() {
                    placeholder.setTitle("Follow", for: .normal)
                    placeholder.isEnabled = false
                    addSubview(placeholder)
                }
            }
            final class Screen: UIViewController {
                override func loadView() { view = BoardPage() }
            }
            """
        let dump = try UIKitScreen.dump(code)
        #expect(dump.contains("traits: button, dimmed"), "\(dump)")
    }

    @Test("What a cell lists beside what holds it is reached as well, and what it does not list is not")
    func listedBesideItsHolder() throws {
        let code = """
            final class Screen: UITableViewCell {
                private let nameLabel = UILabel()
                private let pin = UIButton(type: .system)
                private let share = UIButton(type: .system)
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    nameLabel.text = "Harbor"
                    pin.setTitle("Pin", for: .normal)
                    share.setTitle("Share", for: .normal)
                    contentView.addSubview(nameLabel)
                    contentView.addSubview(pin)
                    contentView.addSubview(share)
                    contentView.isAccessibilityElement = true
                    contentView.accessibilityLabel = "Harbor, two minutes"
                    accessibilityElements = [contentView, pin]
                }
            }
            """
        let dump = try UIKitScreen.dump(code)
        #expect(dump.contains("element button \"Pin\""), "\(dump)")
        #expect(dump.contains("\"Harbor, two minutes\""), "\(dump)")
        #expect(!dump.contains("element button \"Share\""), "\(dump)")
    }

    @Test("What a container lists is met in the order of the list, and items of a bar as they are seen")
    func givenOrder() throws {
        let code = """
            final class Screen: UIViewController {
                let name = UILabel()
                let price = UILabel()
                let note = UILabel()
                override func viewDidLoad() {
                    name.text = "Ferry"
                    price.text = "12 euros"
                    note.text = "Not on Sundays"
                    view.addSubview(name)
                    view.addSubview(price)
                    view.addSubview(note)
                    view.accessibilityElements = [note, name]
                    navigationItem.rightBarButtonItems = [
                        UIBarButtonItem(title: "Last", style: .plain, target: nil, action: nil),
                        UIBarButtonItem(title: "First", style: .plain, target: nil, action: nil),
                    ]
                }
            }
            """
        let dump = try UIKitScreen.dump(code)
        let order = ["Not on Sundays", "Ferry", "First", "Last"].map { dump.range(of: "\"\($0)\"")?.lowerBound }
        #expect(!order.contains(nil), "\(dump)")
        #expect(!dump.contains("12 euros"), "What the list leaves out is not met: \(dump)")
        #expect(order.compactMap { $0 } == order.compactMap { $0 }.sorted(), "\(dump)")
    }

    @Test("What a base class sets counts, and what a subclass adds")
    func inheritance() throws {
        let code = """
            class Base: UIViewController {
                let close = UIBarButtonItem(image: UIImage(named: "close"), style: .plain, target: nil, action: nil)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.leftBarButtonItem = close
                    configure()
                }
                func configure() {}
            }
            final class Screen: Base {
                override func configure() { close.accessibilityLabel = "Close" }
            }
            """
        #expect(
            try UIKitScreen.dump(code) == """
                container toolbar
                  element button "Close" (label); traits: button; merges: image
                """)
    }

    @Test("A class of the project is entered where it is made, with what it is given")
    func components() throws {
        let code = """
            final class IconButton: UIButton {
                init(icon: String, label: String?) {
                    super.init(frame: .zero)
                    setImage(UIImage(named: icon), for: .normal)
                    accessibilityLabel = label
                }
            }
            final class Header: UIView {
                let title = UILabel()
                init() {
                    super.init(frame: .zero)
                    addSubview(title)
                }
            }
            final class Screen: UIViewController {
                let header = Header()
                override func viewDidLoad() {
                    header.title.text = "Harbor"
                    view.addSubview(header)
                    view.addSubview(IconButton(icon: "map", label: "Map"))
                    view.addSubview(IconButton(icon: "gear-icon", label: nil))
                }
            }
            """
        #expect(
            try UIKitScreen.dump(code) == """
                element text "Harbor" (text); traits: static text
                element button "Map" (label); traits: button; merges: image
                element button "gear-icon" (asset gear-icon); traits: button; merges: image
                """)
    }

    @Test("An overridden property speaks for the class")
    func overrides() throws {
        let code = """
            final class Screen: UIView {
                override var isAccessibilityElement: Bool { get { true } set {} }
                override var accessibilityLabel: String? {
                    get { "Battery" }
                    set {}
                }
                override var accessibilityTraits: UIAccessibilityTraits { get { .updatesFrequently } set {} }
            }
            """
        #expect(try UIKitScreen.dump(code) == "element opaque \"Battery\" (label); traits: updates frequently")
    }

    @Test("What cells are given where they are asked for counts")
    func cells() throws {
        let code = """
            final class Screen: UICollectionViewCell {
                let share = UIButton()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubview(share)
                    share.setImage(UIImage(named: "share"), for: .normal)
                }
            }
            final class List: UIViewController, UICollectionViewDataSource {
                func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! Screen
                    cell.share.accessibilityLabel = "Share"
                    return cell
                }
            }
            """
        #expect(try UIKitScreen.dump(code) == "element button \"Share\" (label); traits: button; merges: image")
    }

    @Test("What cells of one class are given is not given to those of another with a property of that name")
    func cellsOfOtherClasses() throws {
        let code = """
            final class Screen: UICollectionViewCell {
                let share = UIButton()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubview(share)
                    share.setImage(UIImage(named: "btn_share"), for: .normal)
                }
            }
            final class Other: UICollectionViewCell {
                let share = UIButton()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubview(share)
                    share.setImage(UIImage(named: "btn_share"), for: .normal)
                }
            }
            final class List: UIViewController, UICollectionViewDataSource {
                func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    let cell = view.dequeueReusableCell(withReuseIdentifier: "other", for: path) as! Other
                    cell.share.accessibilityLabel = "Send"
                    return cell
                }
            }
            """
        #expect(
            try UIKitScreen.dump(code, screen: "Other")
                == "element button \"Send\" (label); traits: button; merges: image")
        #expect(try !UIKitScreen.dump(code).contains("Send"))
    }

    @Test("A button's configuration names it")
    func configurations() throws {
        let code = """
            final class Screen: UIView {
                func setUp() {
                    var configuration = UIButton.Configuration.filled()
                    configuration.image = UIImage(systemName: "trash")
                    configuration.title = "Delete"
                    let button = UIButton(configuration: configuration)
                    addSubview(button)
                }
            }
            """
        #expect(try UIKitScreen.dump(code).hasPrefix("element button \"Delete\" (text); traits: button"))
    }

    @Test("A view handed to code that is not read is not called nameless")
    func unknownOwners() throws {
        let code = """
            final class Screen: UIView {
                let more = UIButton()
                init(other: Panel) {
                    super.init(frame: .zero)
                    more.setImage(UIImage(named: "more"), for: .normal)
                    addSubview(more)
                    other.decorate(more)
                }
            }
            """
        #expect(try UIKitScreen.dump(code) == "element button ? (label); traits: button; merges: image")
    }
}
