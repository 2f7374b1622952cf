import AsyncDisplayKit

/// A list of elements that leaves a button out, which nobody who listens ever meets.
final class ShortListNode: ASCellNode {
    private let name = ASTextNode()
    private let rating = ASTextNode()
    private let message = ASButtonNode()

    override init() {
        super.init()
        automaticallyManagesSubnodes = true
        name.attributedText = TextStyle.title("Mina")
        rating.attributedText = TextStyle.detail("4.8")
        message.setAttributedTitle(TextStyle.title(NSLocalizedString("Send a message", comment: "")), for: .normal)
        message.addTarget(self, action: #selector(writeMessage), forControlEvents: .touchUpInside)
        // expect: hidden-control review
        accessibilityElements = [name, rating]
    }

    @objc private func writeMessage() { Market.shared.write() }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        ASStackLayoutSpec(
            direction: .vertical, spacing: 8, justifyContent: .start, alignItems: .start,
            children: [name, rating, message])
    }
}
