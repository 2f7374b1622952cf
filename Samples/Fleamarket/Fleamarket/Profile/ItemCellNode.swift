import AsyncDisplayKit

/// Something for sale: all of the cell is one stop that tells name and price.
final class ItemCellNode: ASCellNode {
    private let photo = ASNetworkImageNode()
    private let name = ASTextNode()
    private let price = ASTextNode()

    init(item: Item) {
        super.init()
        automaticallyManagesSubnodes = true
        photo.accessibilityIgnoresInvertColors = true
        photo.url = item.photo
        photo.style.preferredSize = CGSize(width: 120, height: 120)
        name.attributedText = TextStyle.title(item.name)
        price.attributedText = TextStyle.detail(item.price)
        isAccessibilityElement = true
        accessibilityLabel = "\(item.name), \(item.price)"
        accessibilityTraits = .button
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        let words = ASStackLayoutSpec(
            direction: .vertical, spacing: 4, justifyContent: .start, alignItems: .start, children: [name, price])
        let row = ASStackLayoutSpec(
            direction: .horizontal, spacing: 12, justifyContent: .start, alignItems: .center, children: [photo, words])
        return ASInsetLayoutSpec(insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16), child: row)
    }
}
