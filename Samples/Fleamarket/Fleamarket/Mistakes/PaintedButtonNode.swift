import AsyncDisplayKit

/// A button that is drawn without a view, and so cannot be pressed.
final class PaintedButtonNode: ASCellNode {
    private let buy = ASButtonNode()

    override init() {
        super.init()
        automaticallyManagesSubnodes = true
        buy.setAttributedTitle(TextStyle.title(NSLocalizedString("Buy", comment: "")), for: .normal)
        buy.addTarget(self, action: #selector(buyItem), forControlEvents: .touchUpInside)
        // expect: layer-backed-control
        buy.isLayerBacked = true
    }

    @objc private func buyItem() { Market.shared.write() }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        ASInsetLayoutSpec(insets: .zero, child: buy)
    }
}
