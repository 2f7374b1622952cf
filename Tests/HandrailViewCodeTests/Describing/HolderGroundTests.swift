import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What lies behind words in views that an object keeps which is no view itself.
@Suite("The ground of views that another object keeps")
struct HolderGroundTests {
    /// The findings on contrast of two texts in a box of a holder, on a white screen.
    private func findings(_ layout: String, outside: String = "") throws -> [String] {
        let code = """
            import SnapKit
            import UIKit
            final class Parts {
                let box: UIView = {
                    let view = UIView(frame: .zero)
                    return view
                }()
                let high: UILabel = {
                    let label = UILabel()
                    label.text = "High tide"
                    label.textColor = UIColor(white: 0.75, alpha: 1)
                    return label
                }()
                let low: UILabel = {
                    let label = UILabel()
                    label.text = "Low tide"
                    label.textColor = .black
                    return label
                }()
                func place(in view: UIView) {
                    view.addSubview(box)
                    box.addSubview(high)
                    box.addSubview(low)
                    \(layout)
                }
            }
            final class Harbor: UIViewController {
                private let parts = Parts()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .white
                    parts.place(in: view)
                    \(outside)
                }
            }
            """
        let audit = try TemporaryFolder.audit(["a.swift": Data(code.utf8)], jobs: 1)
        return audit.findings.filter { $0.rule == "low-text-contrast" }.map(\.message.en)
    }

    @Test("A box that is put somewhere, filled and laid out shows what it lies on", arguments: [
        "box.snp.makeConstraints { make in make.edges.equalToSuperview() }",
        "box.translatesAutoresizingMaskIntoConstraints = false\nbox.topAnchor.constraint(equalTo: view.topAnchor)"
            + ".isActive = true",
    ])
    func placed(layout: String) throws {
        #expect(try findings(layout).first?.contains("#BFBFBF on #FFFFFF") == true)
    }

    @Test("A box that is painted later, by the holder or by who has it, lies on nobody knows what", arguments: [
        ("box.backgroundColor = Vendor.tone()", ""), ("Vendor.dress(box)", ""),
        ("", "parts.box.backgroundColor = Vendor.tone()"), ("", "Vendor.dress(parts.box)"),
    ])
    func painted(layout: String, outside: String) throws {
        #expect(try findings(layout, outside: outside).isEmpty)
    }
}
