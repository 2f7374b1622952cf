import Foundation
import Handrail
import HandrailModel
import HandrailSemantics
import Testing

/// Items of bars and buttons of cells that are made where they are put.
@Suite("Reading UIKit: items and accessories made in place") struct ReadingBarItemsTests {
    private static func rules(_ code: String) throws -> [String] {
        try TemporaryFolder.audit(["Code.swift": Data(("import UIKit\n" + code).utf8)]).findings.map(\.rule)
    }

    private static func screen(_ body: String) -> String {
        """
        final class Screen: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                title = NSLocalizedString("Items", comment: "")
                \(body)
            }
            @objc private func go() {}
        }
        """
    }

    private static let icon = ".init(image: UIImage(named: \"gg\"), style: .plain, target: self, action: #selector(go))"

    @Test(
        "An item whose class only the property says is one",
        arguments: [
            "navigationItem.rightBarButtonItem = \(icon)", "navigationItem.leftBarButtonItems = [\(icon)]",
            "navigationItem.setLeftBarButton(\(icon), animated: false)", "toolbarItems = [.flexibleSpace(), \(icon)]",
        ])
    func items(_ body: String) throws {
        #expect(try Self.rules(Self.screen(body)) == ["unnamed-control"])
    }

    @Test(
        "Such an item that says what it does is left alone",
        arguments: [
            "navigationItem.rightBarButtonItem = \(icon)\nnavigationItem.rightBarButtonItem?.accessibilityLabel = NSLocalizedString(\"Go\", comment: \"\")",
            "navigationItem.leftBarButtonItem = .init(systemItem: .close)", "toolbarItems = [.flexibleSpace(), .fixedSpace(8)]",
            "toolbarItems = [.init(title: NSLocalizedString(\"Next\", comment: \"\"), style: .plain, target: self, action: #selector(go))]",
        ])
    func named(_ body: String) throws {
        #expect(try Self.rules(Self.screen(body)).isEmpty)
    }

    @Test("What a function gives back is of the class that it is declared to give")
    func results() throws {
        func screen(_ maker: String, _ use: String) -> String {
            Self.screen(use).replacing("@objc private func go", with: maker + "\n    @objc private func go")
        }
        let put = "navigationItem.rightBarButtonItem = item()"
        #expect(try Self.rules(screen("private func item() -> UIBarButtonItem { \(Self.icon) }", put)) == ["unnamed-control"])
        #expect(try Self.rules(screen("private func item() -> UIBarButtonItem { print(1); return \(Self.icon) }", put)) == ["unnamed-control"])
        let all = "navigationItem.rightBarButtonItems = items"
        #expect(try Self.rules(screen("private var items: [UIBarButtonItem] { [\(Self.icon)] }", all)) == ["unnamed-control"])
        // What a closure gives back is not what the function around it gives.
        let other = "private func item() -> UIBarButtonItem? { let all = [1].map { _ in return \(Self.icon) }; print(all); return nil }"
        #expect(try Self.rules(screen(other, put)).isEmpty)
    }

    @Test("A button at the end of a cell is a control of its own where it does something")
    func accessories() throws {
        func code(_ more: String) -> String {
            """
            final class DownloadCell: UITableViewCell {
                private lazy var get: UIButton = {
                    let button = UIButton(type: .custom)
                    button.setImage(UIImage(named: "dl"), for: .normal)
                    button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
                    \(more)
                    return button
                }()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    accessoryView = get
                }
                required init?(coder: NSCoder) { nil }
                @objc private func download() {}
            }
            """
        }
        let action = "button.addTarget(self, action: #selector(download), for: .touchUpInside)"
        #expect(try Self.rules(code(action)) == ["unnamed-control"])
        #expect(try Self.rules(code(action + "\nbutton.accessibilityLabel = NSLocalizedString(\"Download\", comment: \"\")")).isEmpty)
        #expect(try Self.rules(code("")).isEmpty)
    }
}
