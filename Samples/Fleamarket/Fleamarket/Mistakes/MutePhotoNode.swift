import AsyncDisplayKit

/// A large photo that nobody hears of.
final class MutePhotoNode: ASCellNode {
    private let photo = ASNetworkImageNode()

    override init() {
        super.init()
        automaticallyManagesSubnodes = true
        photo.accessibilityIgnoresInvertColors = true
        // expect: silent-picture-node review
        photo.url = URL(string: "https://example.org/chair.jpg")
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        ASRatioLayoutSpec(ratio: 1, child: photo)
    }
}
