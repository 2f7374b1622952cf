import AsyncDisplayKit

/// Buttons of signs alone, one of them too small.
final class MuteButtonsNode: ASCellNode {
    // expect: unnamed-control
    private let like = ASButtonNode()
    private let share = ASButtonNode()

    override init() {
        super.init()
        automaticallyManagesSubnodes = true
        like.setImage(UIImage(named: "heart"), for: .normal)
        like.addTarget(self, action: #selector(likeItem), forControlEvents: .touchUpInside)
        like.style.preferredSize = CGSize(width: 48, height: 48)
        share.setImage(UIImage(named: "share"), for: .normal)
        share.accessibilityLabel = NSLocalizedString("Share", comment: "")
        share.addTarget(self, action: #selector(shareItem), forControlEvents: .touchUpInside)
        // expect: small-hit-target
        share.style.preferredSize = CGSize(width: 24, height: 24)
    }

    @objc private func likeItem() { Market.shared.follow() }

    @objc private func shareItem() { Market.shared.write() }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        ASStackLayoutSpec(
            direction: .horizontal, spacing: 24, justifyContent: .start, alignItems: .center, children: [like, share])
    }
}
