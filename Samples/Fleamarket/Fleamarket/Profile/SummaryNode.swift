import AsyncDisplayKit

/// Who the seller is: a face, a name and a rating, which are heard as one.
final class SummaryNode: ASDisplayNode {
    private let face = ASNetworkImageNode()
    private let name = ASTextNode()
    private let rating = ASTextNode()

    init(seller: Seller) {
        super.init()
        automaticallyManagesSubnodes = true
        isAccessibilityContainer = true
        face.accessibilityIgnoresInvertColors = true
        // quiet: silent-picture-node — the face beside a name says nothing more
        face.url = seller.face
        face.style.preferredSize = CGSize(width: 64, height: 64)
        name.attributedText = TextStyle.title(seller.name)
        rating.attributedText = TextStyle.detail(seller.rating)
        // quiet: label-before-text — the label stands behind the text
        rating.accessibilityLabel = String(
            format: NSLocalizedString("Rated %@ of 5", comment: ""), seller.rating)
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        let words = ASStackLayoutSpec.vertical()
        words.children = [name, rating]
        return ASStackLayoutSpec(
            direction: .horizontal, spacing: 12, justifyContent: .start, alignItems: .center, children: [face, words])
    }
}
