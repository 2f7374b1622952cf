import AsyncDisplayKit

/// A text that stays small whatever people choose.
final class StiffTextNode: ASCellNode {
    private let note = ASTextNode()

    override init() {
        super.init()
        automaticallyManagesSubnodes = true
        note.attributedText = NSAttributedString(
            string: NSLocalizedString("Pick-up only", comment: ""),
            attributes: [
                // expect: fixed-font-size
                .font: UIFont.systemFont(ofSize: 12),
                .foregroundColor: UIColor.black,
            ])
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        ASInsetLayoutSpec(insets: .zero, child: note)
    }
}
