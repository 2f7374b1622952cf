import Foundation
import HandrailModel
import HandrailSimulation
import HandrailTestSupport
import Testing

/// What people hear first on screens of UIKit, of which set-up code hides some parts or turns them off.
@Suite("What code of UIKit shows first") struct FirstLookTests {
    /// What VoiceOver says at the stops of one screen.
    private func heard(_ code: String, screen: String = "Dock") throws -> [String] {
        let audit = try TemporaryFolder.inspect(["Code.swift": Data(("import UIKit\n" + code).utf8)])
        let tree = try #require(audit.screens.first { $0.screen.name == screen })
        return AccessibilityScreen(tree).tour().stops.map { $0.utterance.line(.english) }
    }

    @Test("What is hidden as the screen is built is not heard, though something shows it later")
    func hidden() throws {
        let code = """
            final class Dock: UIViewController {
                private let caption = UILabel()
                private let again = UIButton(type: .system)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    caption.text = "Dock"
                    again.setTitle("Again", for: .normal)
                    again.isHidden = true
                    view.addSubview(caption)
                    view.addSubview(again)
                }
                @objc func finish() { again.isHidden = false }
            }
            """
        #expect(try heard(code) == ["Dock."])
    }

    @Test("A view of one's own hides its parts in what it calls as it is made")
    func nested() throws {
        let code = """
            final class Dock: UIViewController {
                private let card = CardView()
                override func viewDidLoad() { super.viewDidLoad(); view.addSubview(card) }
            }
            final class CardView: UIView {
                private let name = UILabel()
                private let skipped = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    name.text = "Rope"
                    skipped.text = "Skipped"
                    addSubview(name)
                    addSubview(skipped)
                    rest()
                }
                required init?(coder: NSCoder) { fatalError() }
                private func rest() { hideSkipped() }
                private func hideSkipped() { skipped.isHidden = true }
                func skip() { skipped.isHidden = false }
            }
            """
        #expect(try heard(code) == ["Rope."])
    }

    @Test(
        "Of the two sides of a question one is heard",
        arguments: [
            ("var isTied = false", "Mooring."), ("var isTied = true", "All moored."),
            ("var isTied: Bool { tide() }", "All moored."),
        ])
    func sides(declaration: String, expected: String) throws {
        let code = """
            final class Dock: UIViewController {
                private let done = UILabel()
                private let progress = UILabel()
                \(declaration)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    done.text = "All moored"
                    progress.text = "Mooring"
                    view.addSubview(done)
                    view.addSubview(progress)
                    decide()
                }
                private func decide() {
                    if isTied {
                        done.isHidden = false
                        progress.isHidden = true
                    } else {
                        done.isHidden = true
                        progress.isHidden = false
                    }
                }
                private func tide() -> Bool { Bool.random() }
            }
            """
        #expect(try heard(code) == [expected])
    }

    @Test("What is turned off at first is dimmed")
    func dimmed() throws {
        let code = """
            final class Dock: UIViewController {
                private let send = UIButton(type: .system)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    send.setTitle("Send", for: .normal)
                    send.isEnabled = false
                    view.addSubview(send)
                }
                @objc func typed(_ field: UITextField) { send.isEnabled = field.text?.isEmpty == false }
            }
            """
        #expect(try heard(code) == ["Send, dimmed, button."])
    }

    @Test("What only a function of a class above makes that nothing calls is not there at first")
    func uncalled() throws {
        let code = """
            class Harbor: UIViewController {
                func showWaiting(_ words: String) {
                    let note = UILabel()
                    note.text = "Please wait"
                    view.addSubview(note)
                }
            }
            final class Dock: Harbor {
                private let caption = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    caption.text = "Dock"
                    view.addSubview(caption)
                }
            }
            final class Quay: Harbor {
                override func viewDidLoad() { super.viewDidLoad(); showWaiting("Tide") }
            }
            """
        #expect(try heard(code) == ["Dock."])
        #expect(try heard(code, screen: "Quay") == ["Please wait."])
    }

    @Test("What holds other views and comes back is what people came for")
    func content() throws {
        let code = """
            final class Dock: UIViewController {
                private let box = UIView()
                private let caption = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    caption.text = "Boats"
                    box.addSubview(caption)
                    box.isHidden = true
                    view.addSubview(box)
                }
                func show() { box.isHidden = false }
            }
            """
        #expect(try heard(code) == ["Boats."])
    }
}
