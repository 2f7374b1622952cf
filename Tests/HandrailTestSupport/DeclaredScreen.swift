package import HandrailModel

extension Screen {
    /// The attributes of all its elements, in order.
    package var attributes: [Attribute] { tree.elements.indices.flatMap { tree[$0].attributes.map(\.attribute) } }

    /// The known words that its elements hold, in order.
    package var words: [String] {
        (tree.root.map { [$0] + $0.descendants } ?? []).compactMap { element in
            guard case .words(.known(let words)) = element.content else { return nil }
            return words.display
        }
    }
}
