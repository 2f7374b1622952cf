import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// A controller that other code makes is a screen of its own; what that code does to its views holds there.
@Suite("Reading UIKit: what is done to controllers that are made") struct ReadingMadeControllersTests {
    private static func unnamed(_ more: String, members: String = "") throws -> Int {
        let code = """
            import UIKit
            final class Detail: UIViewController {
                let close = UIButton(type: .custom)
                \(members)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Detail"
                    close.setImage(UIImage(named: "xx_big"), for: .normal)
                    close.addTarget(self, action: #selector(leave), for: .touchUpInside)
                    view.addSubview(close)
                }
                @objc func leave() { dismiss(animated: true) }
            }
            \(more)
            """
        return try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.count {
            $0.rule == "unnamed-control"
        }
    }

    private static let name = "detail.close.accessibilityLabel = NSLocalizedString(\"Close\", comment: \"\")"

    @Test(
        "Who makes a controller may name its buttons",
        arguments: [
            """
            final class Flow {
                let bar = UINavigationController()
                func show() {
                    let detail = Detail()
                    \(name)
                    bar.pushViewController(detail, animated: true)
                }
            }
            """,
            """
            final class Flow {
                let bar = UINavigationController()
                func show() {
                    let detail = Detail()
                    detail.close.setTitle("Close", for: .normal)
                    bar.pushViewController(detail, animated: true)
                }
            }
            """,
            """
            enum Screens {
                static func detail() -> UIViewController {
                    let detail = Detail()
                    \(name)
                    return detail
                }
            }
            """,
            "extension Detail { static func make() -> Detail { let detail = Detail(); \(name); return detail } }",
            """
            final class Flow {
                let bar = UINavigationController()
                lazy var detail = Detail()
                func show() {
                    \(name)
                    bar.pushViewController(detail, animated: true)
                }
            }
            """,
            """
            final class Parent: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let detail = Detail()
                    addChild(detail)
                    view.addSubview(detail.view)
                    \(name)
                }
            }
            """,
            """
            final class Other: UIViewController {
                @objc func open() {
                    let detail = Detail()
                    \(name)
                    present(detail, animated: true)
                }
            }
            """,
            """
            final class Other: UIViewController {
                @objc func open() {
                    let detail = Detail()
                    Styles.name(detail.close)
                    present(detail, animated: true)
                }
            }
            """,
        ])
    func named(_ more: String) throws {
        #expect(try Self.unnamed(more) == 0)
    }

    @Test(
        "Making a controller, or doing something else to it, names nothing",
        arguments: [
            "",
            """
            final class Flow {
                let bar = UINavigationController()
                func show() {
                    let detail = Detail()
                    detail.title = "Detail"
                    bar.pushViewController(detail, animated: true)
                }
            }
            """,
            """
            extension Detail {
                static func make() -> Detail {
                    let detail = Detail()
                    detail.close.tintColor = .red
                    return detail
                }
            }
            """,
        ])
    func unnamed(_ more: String) throws {
        #expect(try Self.unnamed(more) == 1)
    }

    @Test("A presenter may name the buttons of the view that it is handed")
    func presenters() throws {
        let members = "private let box = Box(); lazy var presenter = Presenter(box: box)"
        let box = """
            final class Box: UIView {
                let play = UIButton(type: .custom)
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    play.setImage(UIImage(named: "pp_big"), for: .normal)
                    addSubview(play)
                }
                required init?(coder: NSCoder) { nil }
            }
            final class Presenter { init(box: Box) { BODY } }
            extension Detail { func fill() { view.addSubview(box) } }
            """
        #expect(try Self.unnamed(box.replacing("BODY", with: ""), members: members) == 2)
        #expect(
            try Self.unnamed(
                box.replacing("BODY", with: "box.play.accessibilityLabel = NSLocalizedString(\"Play\", comment: \"\")"),
                members: members) == 1)
    }
}
