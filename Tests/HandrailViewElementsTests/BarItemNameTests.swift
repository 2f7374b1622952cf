import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// What names a view that an item of a bar shows.
@Suite("Names of bar items") struct BarItemNameTests {
    private static func unnamed(_ statements: String, more: String = "") throws -> Int {
        let code = """
            import UIKit
            \(more)
            final class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let button = UIButton(type: .custom)
                    button.setImage(UIImage(named: "dots-dark"), for: .normal)
                    button.addTarget(self, action: #selector(open), for: .touchUpInside)
                    \(statements)
                }
                @objc func open() { present(UIViewController(), animated: true) }
            }
            """
        return try TemporaryFolder.audit(["Code.swift": Data(code.utf8)], jobs: 1).findings
            .count { $0.rule == "unnamed-control" }
    }

    @Test(
        "The label of an item reaches the one control that it shows",
        arguments: [
            "let item = UIBarButtonItem(customView: button)",
            "let box = UIView()\nbox.addSubview(button)\nlet item = UIBarButtonItem(customView: box)",
            "let item = UIBarButtonItem.round(button)",
        ])
    func named(_ made: String) throws {
        let factory = """
            extension UIBarButtonItem {
                static func round(_ view: UIView) -> UIBarButtonItem { UIBarButtonItem(customView: view) }
            }
            """
        let shown = made + "\nnavigationItem.rightBarButtonItem = item"
        #expect(try Self.unnamed(shown, more: factory) == 1)
        #expect(try Self.unnamed(shown + "\nitem.accessibilityLabel = \"More\"", more: factory) == 0)
    }

    @Test("An item with a picture is called by its own label")
    func picture() throws {
        let item = """
            let item = UIBarButtonItem(image: UIImage(named: "dots"), style: .plain, target: self, \
            action: #selector(open))
            navigationItem.rightBarButtonItem = item
            """
        #expect(try Self.unnamed(item) == 1)
        #expect(try Self.unnamed(item + "\nitem.accessibilityLabel = \"More\"") == 0)
    }
}
