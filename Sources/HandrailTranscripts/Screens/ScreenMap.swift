package import HandrailModel

/// The screens of an audit, how each comes up, and from where.
package struct ScreenMap: Sendable {
    /// A way between two screens, or out of the app, as one of its ends sees it.
    package struct Way: Sendable {
        /// The edge of the graph.
        package let edge: NavigationEdge
        /// The screen at the other end, by its position; `nil` outside the app, or where it is not known.
        package let other: Int?
    }

    /// One screen with its ways.
    package struct Entry: Sendable {
        /// Its position in the audit.
        package let position: Int
        /// What tells it from others.
        package let id: String
        /// What people call it: the shortest name that no other screen has.
        package let label: String
        /// What it is.
        package let kind: ScreenKind
        /// It, as assistive technologies meet it.
        package let tree: PerceivedTree
        /// Ways that lead to it.
        package let parents: [Way]
        /// Ways that lead from it.
        package let children: [Way]
    }

    /// The screens in the order of the audit.
    package let entries: [Entry]

    /// The map of the screens of an audit.
    package init(_ audit: Audit) {
        var parents: [Int: [Way]] = [:]
        var children: [Int: [Way]] = [:]
        for edge in audit.navigation.edges {
            let target: Int? = if case .screen(let position) = edge.target { position } else { nil }
            children[edge.from, default: []].append(Way(edge: edge, other: target))
            if let target { parents[target, default: []].append(Way(edge: edge, other: edge.from)) }
        }
        let identifiers = audit.screenIdentifiers
        entries = audit.screens.indices.map { position in
            let tree = audit.screens[position]
            return Entry(
                position: position, id: identifiers.all[position], label: identifiers.labels[position],
                kind: ScreenKind(tree.screen), tree: tree,
                parents: parents[position] ?? [], children: children[position] ?? [])
        }
    }
}
