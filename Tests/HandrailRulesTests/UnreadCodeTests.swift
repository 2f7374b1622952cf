import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What is decided although some of the code around it was not read, since that code cannot change it.
@Suite("What code that was not read leaves as it is") struct UnreadCodeTests {
    /// How often a rule said what of some code: violations, reviews, passes, and how often it could not tell.
    private static func told(_ rule: String, _ code: String) throws -> [Int] {
        let audit = try TemporaryFolder.audit(["Code.swift": Data(code.utf8)])
        let tally = try #require(audit.tallies.first { $0.rule == rule })
        return [tally.violations, tally.reviews, tally.passes, tally.cannotTell.values.reduce(0, +)]
    }

    @Test("Initializers that the project adds to items of bars say what they make")
    func spaces() throws {
        let spaces = """
            import UIKit
            extension UIBarButtonItem {
                convenience init(space: CGFloat) {
                    self.init(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
                    width = space
                }
            }
            final class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let save = UIBarButtonItem(title: "Save", style: .plain, target: self, action: #selector(save))
                    navigationItem.rightBarButtonItems = [UIBarButtonItem(space: 8), save]
                }
                @objc func save() {}
            }
            """
        #expect(try Self.told("unnamed-control", spaces) == [0, 0, 1, 0])
    }

    @Test("A button that shows words is called by them, whatever a package does to it")
    func titled() throws {
        func button(_ title: String) -> String {
            """
            import UIKit
            import Theming
            final class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let button = UIButton(type: .system)
                    \(title)
                    Theme.shared.decorate(button)
                    view.addSubview(button)
                }
            }
            """
        }
        #expect(try Self.told("unnamed-control", button("button.setTitle(\"Save\", for: .normal)")) == [0, 0, 1, 0])
        #expect(try Self.told("unnamed-control", button("button.setTitle(\"\", for: .normal)")) == [0, 0, 0, 1])
    }

    private static func stacked(_ change: String) -> String {
        """
        import UIKit
        final class Screen: UIViewController {
            private let column = UIStackView()
            private let label = UILabel()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                label.text = "Closed"
                label.textColor = UIColor(red: 0.7, green: 0.7, blue: 0.7, alpha: 1)
                \(change)
                column.addArrangedSubview(label)
                view.addSubview(column)
            }
        }
        """
    }

    @Test("What is only watched, scrolled or cut round keeps the ground that it lies on")
    func watched() throws {
        let isFound = [1, 0, 0, 0]
        #expect(try Self.told("low-text-contrast", Self.stacked("")) == isFound)
        #expect(try Self.told("low-text-contrast", Self.stacked("column.layer.maskedCorners = []")) == isFound)
        #expect(try Self.told("low-text-contrast", Self.stacked("column.detachesHiddenViews = true")) == isFound)
        let watching = "column.rx.tapGesture().subscribe(onNext: { print($0) })"
        #expect(try Self.told("low-text-contrast", Self.stacked(watching)) == isFound)
        // What nothing declares may paint.
        #expect(try Self.told("low-text-contrast", Self.stacked("column.glaze = .dark")) == [0, 0, 0, 1])
    }

    @Test("Through a veil shines what the view with it lies on")
    func veiled() throws {
        let veil = "column.backgroundColor = UIColor.black.withAlphaComponent(0.1)"
        #expect(try Self.told("low-text-contrast", Self.stacked(veil)) == [1, 0, 0, 0])
        #expect(try Self.told("low-text-contrast", Self.stacked("column.backgroundColor = shade")) == [0, 0, 0, 1])
    }

    @Test("A window of the Mac has the ground of the system, unless code makes it clear")
    func windows() throws {
        func window(_ change: String) -> String {
            """
            import AppKit
            final class Panel: NSWindow {
                private let column = NSStackView()
                init() {
                    super.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
                    \(change)
                    let label = NSTextField(labelWithString: "Closed")
                    label.textColor = NSColor(red: 0.8, green: 0.8, blue: 0.8, alpha: 1)
                    column.orientation = .vertical
                    column.addArrangedSubview(label)
                    contentView = column
                }
            }
            """
        }
        #expect(try Self.told("low-text-contrast", window("")).first == 1)
        #expect(try Self.told("low-text-contrast", window("isOpaque = false")).first == 0)
    }
}
