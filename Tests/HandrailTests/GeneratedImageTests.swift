import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

@Suite("Images by the code that generators make of a catalog")
struct GeneratedImageTests {
    private func messages(_ code: String, image: String) throws -> [String] {
        let files = [
            "Assets.xcassets/\(image).imageset/Contents.json": #"{"info": {"author": "xcode", "version": 1}}"#,
            "Code.swift": code,
        ]
        return try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }, jobs: 1).findings
            .filter { $0.rule == "unnamed-control" }.map(\.message.en)
    }

    private func controller(_ image: String) -> String {
        """
        import UIKit
        final class GateController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let close = UIButton()
                close.setImage(\(image), for: .normal)
                close.addTarget(self, action: #selector(leave), for: .touchUpInside)
                view.addSubview(close)
            }
            @objc private func leave() { dismiss(animated: true) }
        }
        """
    }

    @Test(
        "are known by name where the code itself is not there",
        arguments: [
            ("R.image.ic_gate_close()", "ic_gate_close"), ("R.image.gates.gateClose()", "gate-close"),
            ("GateAssets.gateClose.image", "gate-close"),
            ("GateAssets.gateClose.image.withRenderingMode(.alwaysTemplate)", "gate-close"),
        ])
    func named(image: String, asset: String) throws {
        #expect(try messages(controller(image), image: asset).map { $0.contains("“\(asset)”") } == [true])
    }

    @Test("are pictures without a known name where the catalog has none of it, and no name is denied")
    func unknown() throws {
        let found = try messages(controller("R.image.ic_other()"), image: "gate-close")
        #expect(found.map { $0.contains("shows only an image and no words") } == [true])
    }

    @Test("are not meant by a property of a value that is called alike")
    func property() throws {
        let code = """
            import SwiftUI
            struct Row: View {
                let gate: Gate
                var body: some View { Button { open() } label: { Image(gate.gateClose) } }
            }
            """
        #expect(try messages(code, image: "gate-close").allSatisfy { !$0.contains("“gate-close”") })
    }

    @Test("A bar button of a shared function is one finding where the picture is chosen")
    func shared() throws {
        func screen(_ name: String) -> String {
            """
            final class \(name)Controller: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.rightBarButtonItem = .help(target: self, action: #selector(ask))
                }
                @objc private func ask() {}
            }
            """
        }
        let files = [
            "Help.swift": """
                import UIKit
                extension UIBarButtonItem {
                    static func help(target: Any?, action: Selector?) -> UIBarButtonItem {
                        let icon = UIImage(named: "help-icon")
                        return UIBarButtonItem(image: icon, style: .plain, target: target, action: action)
                    }
                }
                """,
            "First.swift": "import UIKit\n" + screen("First"), "Second.swift": "import UIKit\n" + screen("Second"),
        ]
        let audit = try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }, jobs: 1)
        let found = audit.findings.filter { $0.rule == "unnamed-control" }
        #expect(found.map { audit.files[Int($0.place.file.value)].path } == ["Help.swift"])
        #expect(found.first?.screens == ["FirstController", "SecondController"])
    }
}
