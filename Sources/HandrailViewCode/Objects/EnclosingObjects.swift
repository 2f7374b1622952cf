/// The objects around one, from the innermost outward.
///
/// What is held without anybody knowing where is its own parent, and then there is no other around it. However parents
/// came about, there are no more of them than objects.
struct EnclosingObjects: Sequence, IteratorProtocol {
    private let nodes: [ViewNode]
    private var current: Int
    private var left: Int

    /// The objects around one of `nodes`, by position.
    init(of node: Int, among nodes: [ViewNode]) {
        self.nodes = nodes
        current = node
        left = nodes.count
    }

    mutating func next() -> Int? {
        let parent = nodes[current].parent
        guard parent >= 0, parent != current, left > 0 else { return nil }
        current = parent
        left -= 1
        return parent
    }
}

extension ObjectStore {
    /// The objects around one, from the innermost outward.
    func around(_ node: Int) -> EnclosingObjects { EnclosingObjects(of: node, among: nodes) }
}
