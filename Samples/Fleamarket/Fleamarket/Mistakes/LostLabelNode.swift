import AsyncDisplayKit

/// A label that the text takes back, and one on a node that is no element.
final class LostLabelNode: ASCellNode {
    private let rating = ASTextNode()
    private let badge = ASDisplayNode()
    private let badgeText = ASTextNode()

    override init() {
        super.init()
        automaticallyManagesSubnodes = true
        // expect: label-before-text
        rating.accessibilityLabel = NSLocalizedString("Rated 4.8 of 5", comment: "")
        rating.attributedText = TextStyle.detail("4.8")
        badgeText.attributedText = TextStyle.detail("S")
        badge.addSubnode(badgeText)
        // expect: label-without-element review
        badge.accessibilityLabel = NSLocalizedString("Super seller", comment: "")
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        ASStackLayoutSpec(
            direction: .horizontal, spacing: 8, justifyContent: .start, alignItems: .center, children: [rating, badge])
    }
}
