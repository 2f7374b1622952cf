import AsyncDisplayKit

/// The profile of a seller: who that is, what people can do about it, and what is for sale.
final class ProfileController: ASDKViewController<ProfileNode> {
    private let seller: Seller

    init(seller: Seller) {
        self.seller = seller
        super.init(node: ProfileNode(seller: seller))
        title = NSLocalizedString("Profile", comment: "")
        node.items.dataSource = self
        node.items.delegate = self
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}

extension ProfileController: ASTableDataSource, ASTableDelegate {
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { seller.items.count }

    func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
        let item = seller.items[indexPath.row]
        return { ItemCellNode(item: item) }
    }

    func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(MistakesController(), animated: true)
    }
}
