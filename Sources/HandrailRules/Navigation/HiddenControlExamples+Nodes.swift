/// Examples of nodes of Texture.
extension HiddenControl {
    static let nodeExamples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            import AsyncDisplayKit

            final class SellerNode: ASDisplayNode {
                private let name = ASTextNode()
                private let follow = ASButtonNode()

                override init() {
                    super.init()
                    name.attributedText = NSAttributedString(string: seller.name)
                    follow.setImage(UIImage(named: "heart"), for: .normal)
                    follow.addTarget(self, action: #selector(follow(_:)), forControlEvents: .touchUpInside)
                    addSubnode(name)
                    addSubnode(follow)
                    ↓isAccessibilityContainer = true
                }

                @objc private func follow(_ sender: ASButtonNode) { seller.follow() }
            }
            """),
        RuleExample(
            .silent,
            """
            import AsyncDisplayKit

            final class SellerNode: ASDisplayNode {
                private let name = ASTextNode()
                private let follow = ASButtonNode()

                override init() {
                    super.init()
                    name.attributedText = NSAttributedString(string: seller.name)
                    follow.setImage(UIImage(named: "heart"), for: .normal)
                    follow.accessibilityLabel = NSLocalizedString("Follow", comment: "")
                    follow.addTarget(self, action: #selector(follow(_:)), forControlEvents: .touchUpInside)
                    addSubnode(name)
                    addSubnode(follow)
                    isAccessibilityContainer = true
                }

                @objc private func follow(_ sender: ASButtonNode) { seller.follow() }
            }
            """),
    ]
}
