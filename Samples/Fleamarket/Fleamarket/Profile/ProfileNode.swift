import AsyncDisplayKit

/// All of the profile. The summary is one stop; the buttons and the items are stops of their own.
final class ProfileNode: ASDisplayNode {
    let summary: SummaryNode
    let follow = ASButtonNode()
    let message = ASButtonNode()
    let items = ASTableNode()

    init(seller: Seller) {
        summary = SummaryNode(seller: seller)
        super.init()
        automaticallyManagesSubnodes = true
        backgroundColor = .white
        follow.setAttributedTitle(TextStyle.title(NSLocalizedString("Follow", comment: "")), for: .normal)
        follow.addTarget(self, action: #selector(followSeller), forControlEvents: .touchUpInside)
        follow.style.minHeight = ASDimensionMake(44)
        // quiet: unnamed-control — a sign without words, which has a label of its own
        message.setImage(UIImage(named: "bubble"), for: .normal)
        message.accessibilityLabel = NSLocalizedString("Send a message", comment: "")
        message.addTarget(self, action: #selector(writeMessage), forControlEvents: .touchUpInside)
        // quiet: small-hit-target — touches around it count
        message.style.preferredSize = CGSize(width: 28, height: 28)
        message.hitTestSlop = UIEdgeInsets(top: -8, left: -8, bottom: -8, right: -8)
    }

    @objc private func followSeller() { Market.shared.follow() }

    @objc private func writeMessage() { Market.shared.write() }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        let buttons = ASStackLayoutSpec(
            direction: .horizontal, spacing: 16, justifyContent: .start, alignItems: .center,
            children: [follow, message])
        items.style.flexGrow = 1
        return ASStackLayoutSpec(
            direction: .vertical, spacing: 12, justifyContent: .start, alignItems: .stretch,
            children: [summary, buttons, items])
    }
}
