import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What is to do about nodes of Texture is said in the names of Texture, and beside them of views in those of UIKit.
@Suite("Fixes for nodes") struct NodeFixTests {
    private static let code = """
        import AsyncDisplayKit

        final class PierController: ASDKViewController<ASDisplayNode> {
            private let name = ASTextNode()
            private let photo = ASImageNode()
            private let depth = UILabel()

            override init() {
                super.init(node: ASDisplayNode())
                name.attributedText = NSAttributedString(string: "Pier four", attributes: Style.name)
                photo.addTarget(self, action: #selector(open), forControlEvents: .touchUpInside)
                node.addSubnode(name)
                node.addSubnode(photo)
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                depth.text = "3.2 m"
                depth.font = UIFont.systemFont(ofSize: 14)
                view.addSubview(depth)
            }

            @objc private func open() { present(UIViewController(), animated: true) }
        }

        enum Style {
            static let name: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 16)]
        }
        """

    @Test("name what nodes have, also where a style is made far from them")
    func names() throws {
        let findings = try TemporaryFolder.audit(["Code.swift": Data(Self.code.utf8)], jobs: 1).findings
        let fixes = findings.filter { $0.rule == "fixed-font-size" }.map(\.fix.en)
        #expect(fixes.count == 2)
        #expect(fixes.count { $0.contains("set the attributed text anew") } == 1)
        #expect(fixes.count { $0.contains("adjustsFontForContentSizeCategory") } == 1)
        let tap = try #require(findings.first { $0.rule == "tap-without-trait" })
        #expect(tap.fix.en.hasPrefix("Make it an ASButtonNode"))
        #expect(tap.fix.ko.hasPrefix("ASButtonNode로 바꾸거나"))
    }
}
