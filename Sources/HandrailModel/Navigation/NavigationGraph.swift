/// Which action of which element brings up which screen, and how, as far as the source says so.
///
/// What is not known is said: an edge may have no element, or no target that is known; and a screen may have no way in
/// that is known.
public struct NavigationGraph: Sendable {
    /// The ways from each screen, in the order of the screens.
    public let edges: [NavigationEdge]
    /// Screens, by their positions, that no way leads to and that the app does not open with.
    public let screensWithoutWayIn: [Int]

    /// The graph of the screens of an audit.
    public init(_ screens: [PerceivedTree]) {
        let index = ScreenIndex(screens)
        edges = screens.indices.flatMap { position in
            ScreenExits(screens[position].screen, at: position, index: index).edges
        }
        let reached = Set(
            edges.compactMap { edge -> Int? in
                if case .screen(let target) = edge.target { target } else { nil }
            })
        screensWithoutWayIn = screens.indices.filter { !reached.contains($0) && !screens[$0].screen.isEntry }
    }
}
