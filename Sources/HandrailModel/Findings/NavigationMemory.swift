import Synchronization

/// The navigation graph of an audit, made when somebody asks for it: a report does not.
final class NavigationMemory: Sendable {
    private let known = Mutex<NavigationGraph?>(nil)

    /// Nothing yet.
    init() {}

    /// The graph of the screens of the audit that this belongs to.
    func graph(of screens: [PerceivedTree]) -> NavigationGraph {
        known.withLock { known in
            if let graph = known { return graph }
            let graph = NavigationGraph(screens)
            known = graph
            return graph
        }
    }
}
