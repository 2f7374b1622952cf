import AsyncDisplayKit

/// One label for all of a cell, which takes the button in it away from everybody who listens.
final class SwallowingSummaryNode: ASCellNode {
    private let name = ASTextNode()
    private let follow = ASButtonNode()

    override init() {
        super.init()
        automaticallyManagesSubnodes = true
        name.attributedText = TextStyle.title("Mina")
        follow.setAttributedTitle(TextStyle.title(NSLocalizedString("Follow", comment: "")), for: .normal)
        follow.addTarget(self, action: #selector(followSeller), forControlEvents: .touchUpInside)
        // expect: hidden-control
        isAccessibilityElement = true
        accessibilityLabel = NSLocalizedString("Super seller", comment: "")
    }

    @objc private func followSeller() { Market.shared.follow() }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        ASStackLayoutSpec(
            direction: .horizontal, spacing: 8, justifyContent: .start, alignItems: .center, children: [name, follow])
    }
}
