import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// What code does to objects that cannot be told is done to these, and to nothing that happens to be called the same.
@Suite("Reading UIKit: objects that cannot be told") struct UnidentifiedObjectsTests {
    /// A screen with a button that has no name, and a custom view whose outlets are called as parts of cells are.
    private static let screen = """
        final class Screen: UIViewController {
            let box = UIView()
            private let name = UILabel()
            private let close = UIButton()
            override func viewDidLoad() {
                super.viewDidLoad()
                name.text = "Ferries"
                close.setImage(UIImage(named: "btn_x"), for: .normal)
                box.addSubview(name)
                box.addSubview(close)
                view.addSubview(box)
            }
        }

        """

    private static let alone = try? UIKitScreen.dump(screen)

    @Test(
        "A parameter, a loop variable, a binding or a cast is no property of any class",
        arguments: [
            "final class Icon: UIView { func f(view: UIView) { view.isHidden = true } }",
            "final class Icon: UIView { func f(box: UIView) { box.isHidden = true } }",
            "final class Icon: UIView { func f(close: UIButton) { close.accessibilityLabel = title(of: close) } }",
            "final class Icon: UIView { func f(close: UILabel) { close.isHidden = true } }",
            "final class Icon: UIView { func f(view: UIControl) { view.isSelected = true } }",
            """
            final class Icon: UIView {
                func f() { for s in subviews { if let view = s as? UILabel { view.isHidden = true } } }
            }
            """,
            "final class Icon: UIView { func f() { for box in subviews { box.alpha = 0 } } }",
            """
            final class Icon: UIView {
                init(extra: UIView?) {
                    super.init(frame: .zero)
                    if let view = extra { view.isHidden = true }
                }
                required init?(coder: NSCoder) { nil }
            }
            """,
            """
            final class Delegate: NSObject, UITableViewDelegate {
                func tableView(
                    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
                ) { view.alpha = 0 }
            }
            """,
            "final class Icon: UIView { func f() { load { view in view.isHidden = true } } }",
        ])
    func locals(_ code: String) throws {
        #expect(try UIKitScreen.dump(Self.screen + code) == Self.alone)
    }

    @Test(
        "The view of a controller that cannot be told is not the view of every controller",
        arguments: [
            "final class Root: UIViewController { func f(_ c: UIViewController) { c.view.isHidden = true } }",
            "final class Root: UIViewController { func f() { for c in children { c.view.isHidden = true } } }",
            "final class Root: UIViewController { func f() { children.forEach { $0.view.isHidden = true } } }",
            "final class Root: UINavigationController { func f() { visibleViewController?.view.alpha = 0 } }",
            """
            final class Root: UIViewController {
                func swap(_ new: UIViewController) {
                    new.view.alpha = 0
                    UIView.animate(withDuration: 0.2) { new.view.alpha = 1 }
                }
            }
            """,
            """
            final class Root: UIViewController {
                func f(_ c: UIViewController) { c.navigationController?.view.accessibilityElementsHidden = true }
            }
            """,
        ])
    func views(_ code: String) throws {
        #expect(try UIKitScreen.dump(Self.screen + code) == Self.alone)
    }

    @Test("What is set on something of a framework's class is not set on properties of the project's classes")
    func frameworkClasses() throws {
        let code =
            "final class Icon: UIView { func f(_ other: UIView?) { other?.close.accessibilityLabel = name(other) } }"
        #expect(try UIKitScreen.dump(Self.screen + code) == Self.alone)
    }

    @Test("What a closure is handed may be any of the project's objects that has such a property")
    func openObjects() throws {
        let code = """
            final class Screen: UICollectionViewCell {
                let close = UIButton()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    close.setImage(UIImage(named: "btn_x"), for: .normal)
                    contentView.addSubview(close)
                }
            }
            final class List: UIViewController {
                func fill() {
                    register { cell in
                        cell.close.accessibilityLabel = "Close"
                        cell.close.isHidden = true
                    }
                }
            }
            """
        #expect(try UIKitScreen.dump(code).contains("element button \"Close\" (label)"))
    }

    @Test("The label of a plain cell is no outlet of a class of the project")
    func labelsOfCells() throws {
        let badge = """
            final class Screen: UIView {
                let textLabel = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    textLabel.text = "Low tide"
                    addSubview(textLabel)
                }
            }

            """
        let list = """
            final class Credits: UITableViewController {
                override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
                    cell.textLabel?.text = "Made by many"
                    cell.textLabel?.isHidden = true
                    return cell
                }
            }
            """
        #expect(try UIKitScreen.dump(badge + list) == UIKitScreen.dump(badge))
    }

    // MARK: What is made once

    @Test("What a method makes for a property that is still empty is one view, however often the method is called")
    func madeOnce() throws {
        let code = """
            final class Screen: UIViewController {
                private var bar: FindBar?
                private let stack = UIStackView()
                override func viewDidLoad() { super.viewDidLoad(); view.addSubview(stack) }
                func show(_ isOn: Bool, text: String) {
                    if isOn {
                        if bar == nil {
                            let bar = FindBar()
                            self.bar = bar
                            stack.addArrangedSubview(bar)
                        }
                        bar?.becomeFirstResponder()
                    }
                }
                func find() { show(true, text: "") }
                func findNext() { show(true, text: "next") }
                func close() { show(false, text: "none") }
            }
            final class FindBar: UIView {
                private let field = UITextField()
                override init(frame: CGRect) { super.init(frame: frame); field.placeholder = "Find"; addSubview(field) }
            }
            """
        let dump = try UIKitScreen.dump(code)
        #expect(dump.components(separatedBy: "\"Find\"").count == 2)
    }

    @Test("A list keeps all the views that are added to it")
    func lists() throws {
        let code = """
            final class Screen: UIViewController {
                private let stack = UIStackView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(stack)
                    for row in rows() { stack.addArrangedSubview(row) }
                }
                private func rows() -> [UIView] {
                    var rows: [UIView] = []
                    let label = UILabel()
                    label.text = "Tides"
                    rows.append(label)
                    let other = UILabel()
                    other.text = "Winds"
                    rows.append(other)
                    return rows
                }
            }
            """
        let dump = try UIKitScreen.dump(code)
        #expect(dump.contains("Tides") && dump.contains("Winds"))
    }

    @Test("A view stands for all that are made of the values of a list")
    func mapped() throws {
        let code = """
            final class Screen: UIView {
                private var buttons: [UIButton] = []
                func show(_ actions: [Action]) {
                    buttons = actions.map { action -> UIButton in
                        let button = UIButton()
                        button.setImage(UIImage(named: "btn_x"), for: .normal)
                        return button
                    }
                    buttons.forEach { addSubview($0) }
                }
            }
            """
        #expect(try UIKitScreen.dump(code).components(separatedBy: "element button").count == 2)
    }

    // MARK: Bars of other controllers

    @Test(
        """
        An item that code puts on the bar of another controller belongs to that one, and to none that \
        inherits the code
        """)
    func itemsOfOthers() throws {
        let code = """
            final class Login: UIViewController {
                private let name = UITextField()
                override func viewDidLoad() { super.viewDidLoad(); name.placeholder = "User"; view.addSubview(name) }
            }
            class Form: UITableViewController {
                func showLogin() {
                    let login = Login()
                    let bar = UINavigationController(rootViewController: login)
                    login.navigationItem.leftBarButtonItem = UIBarButtonItem(
                        barButtonSystemItem: .cancel, target: self, action: #selector(close))
                    present(bar, animated: true)
                }
                @objc func close() {}
            }
            final class Summary: Form {}
            final class Address: Form {}
            """
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(("import UIKit\n" + code).utf8)])
        let holding = inspection.screens.filter { $0.dump.contains("Cancel") }
        #expect(holding.map(\.screen.name) == ["Login"])
        #expect(holding.allSatisfy { $0.dump.contains("User") })
    }

    // MARK: Words

    @Test("A key that the language of development lacks says what the code says for it, not what a translation says")
    func valuesOfKeys() throws {
        let files = [
            "am.lproj/Localizable.strings": "\"Menu.Rename\" = \"ሰይም\";\n\"Menu.Join\" = \"ተቀላቀል\";",
            "en.lproj/Localizable.strings": "\"Menu.Other\" = \"Other\";",
            "en-GB.lproj/Localizable.strings": "\"Menu.Join\" = \"Join in\";",
        ]
        let code = """
            final class Screen: UIView {
                private let name = UILabel()
                private let join = UILabel()
                func setUp() {
                    name.text = NSLocalizedString("Menu.Rename", value: "Rename Route", comment: "")
                    join.text = NSLocalizedString("Menu.Join", comment: "")
                    addSubview(name)
                    addSubview(join)
                }
            }
            """
        let dump = try UIKitScreen.dump(code, files: files)
        #expect(dump.contains("\"Rename Route\"") && dump.contains("\"Join in\""))
    }

    @Test("What current systems are given takes the place of what older ones are given")
    func newerSystems() throws {
        let code = """
            final class Screen: UIView {
                private let info = UIButton()
                func setUp() {
                    if #available(iOS 13.0, *) {
                        info.setImage(UIImage(systemName: "info.circle"), for: .normal)
                    } else {
                        info.setImage(UIImage(named: "circle-info"), for: .normal)
                    }
                    addSubview(info)
                }
            }
            """
        let dump = try UIKitScreen.dump(code)
        #expect(dump.contains("info.circle") && !dump.contains("circle-info"))
    }

    // MARK: Controls

    @Test("A stepper is two buttons that name themselves")
    func steppers() throws {
        let code = """
            final class Screen: UIView {
                private let count = UIStepper()
                func setUp() { addSubview(count) }
            }
            """
        let dump = try UIKitScreen.dump(code)
        #expect(dump.contains("button \"Decrement\"") && dump.contains("button \"Increment\""))
    }

    @Test(
        "A class built on a button is selected some time only where its code speaks of that", arguments: [true, false])
    func selections(_ speaks: Bool) throws {
        let code = """
            final class Screen: UIView {
                private let chip = Chip()
                func setUp() { chip.setTitle("Calm", for: .normal); addSubview(chip) }
            }
            final class Chip: UIButton {
                override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 44) }
                func choose() { \(speaks ? "isSelected.toggle()" : "setNeedsLayout()") }
            }
            """
        #expect(try UIKitScreen.dump(code).contains("selected") == speaks)
    }
}
