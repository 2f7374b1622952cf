import HandrailMarkup

/// Finds the elements of a capture inside whatever a tool, a server or a script put around them.
enum JSONWrappers {
    /// How many objects and arrays are looked through.
    private static let depth = 4

    /// The outermost elements; `nil` where there are none.
    static func elements(in node: JSONNode, where isElement: (JSONNode) -> Bool) -> [JSONNode]? {
        elements(in: node, depth, isElement)
    }

    private static func elements(
        in node: JSONNode, _ left: Int, _ isElement: (JSONNode) -> Bool
    ) -> [JSONNode]? {
        if isElement(node) { return [node] }
        guard left > 0 else { return nil }
        if let parts = node.elements {
            let found = parts.filter(isElement)
            if !found.isEmpty { return found }
            for part in parts.prefix(8) {
                if let found = elements(in: part, left - 1, isElement) { return found }
            }
        }
        for member in node.members ?? [] {
            if let found = elements(in: member.value, left - 1, isElement) { return found }
        }
        return nil
    }
}
