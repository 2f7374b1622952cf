import AsyncDisplayKit

/// The same profile in each form that keeps somebody out, one in each cell.
final class MistakesController: ASDKViewController<ASCollectionNode>, ASCollectionDataSource {
    override init() {
        super.init(node: ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout()))
        title = NSLocalizedString("Mistakes", comment: "")
        node.dataSource = self
        node.backgroundColor = .white
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { 7 }

    func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock
    {
        switch indexPath.item {
        case 0: return { SwallowingSummaryNode() }
        case 1: return { ShortListNode() }
        case 2: return { LostLabelNode() }
        case 3: return { MuteButtonsNode() }
        case 4: return { StiffTextNode() }
        case 5: return { MutePhotoNode() }
        default: return { PaintedButtonNode() }
        }
    }
}
