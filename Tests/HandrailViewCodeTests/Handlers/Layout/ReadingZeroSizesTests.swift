import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// A size of nothing puts a view away for a while; nobody touches it then.
@Suite("Reading UIKit: sizes of nothing") struct ReadingZeroSizesTests {
    private static func targets(_ line: String, always: String = "") throws -> Int {
        let code = """
            import UIKit
            import SnapKit
            final class Screen: UIViewController {
                private let more = UIButton(type: .system)
                var shows = true {
                    didSet {
                        if shows {
                            more.isHidden = false
                        } else {
                            more.isHidden = true
                            \(line)
                        }
                    }
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Harbor"
                    more.setTitle("More", for: .normal)
                    view.addSubview(more)
                    \(always)
                }
            }
            """
        return try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings
            .filter { $0.rule == "small-hit-target" }.count
    }

    @Test(
        "A side of nothing in the branch that hides a view is not its size",
        arguments: [
            "more.snp.makeConstraints { $0.width.equalTo(0) }",
            "more.snp.makeConstraints { make in make.width.equalTo(0); make.height.equalTo(0) }",
            "more.widthAnchor.constraint(equalToConstant: 0).isActive = true",
            "more.heightAnchor.constraint(equalToConstant: 0).isActive = true",
        ])
    func hidden(line: String) throws {
        #expect(try Self.targets(line) == 0)
    }

    @Test("The size that it has whenever it is seen still is")
    func seen() throws {
        let always = "more.snp.makeConstraints { $0.width.height.equalTo(20) }"
        #expect(try Self.targets("more.snp.makeConstraints { $0.width.equalTo(0) }", always: always) == 1)
    }
}
