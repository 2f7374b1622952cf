import HandrailModel

extension ViewDescriber {
    /// What a view holds, as assistive technologies meet it: `accessibilityElements = [contentView, deleteButton]` gives the
    /// button beside the element that it lies in.
    func children(of node: Int) -> [ViewNode.Child] {
        let own = reader.nodes[node].children
        if lifted.isEmpty { return own }
        let elsewhere = Set(lifted.values.joined())
        return own.filter { !elsewhere.contains($0.node) } + (lifted[node] ?? []).map { ViewNode.Child(node: $0, slot: .subview) }
    }

    /// Views that lists of elements name besides elements they lie in.
    static func lifted(in reader: ViewCodeReader) -> [Int: [Int]] {
        var result: [Int: [Int]] = [:]
        for (owner, node) in reader.nodes.enumerated() {
            guard let listed = node.fields["accessibilityElements"], listed.count > 1 else { continue }
            let elements = listed.filter { isElement(reader.nodes[$0]) }
            let inner = listed.filter { view in
                elements.contains { $0 != view && $0 != owner && reader.isInside(view, $0) && reader.isInside($0, owner) }
            }
            if !inner.isEmpty { result[owner] = inner }
        }
        return result
    }

    private static func isElement(_ view: ViewNode) -> Bool {
        view.writes.contains { $0.name == "isAccessibilityElement" && $0.value.values.contains(.flag(true)) }
    }
}
