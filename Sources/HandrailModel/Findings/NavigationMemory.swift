import Synchronization

/// What is worked out of the screens of an audit when somebody asks for it: a report does not.
final class NavigationMemory: Sendable {
    private let knownGraph = Mutex<NavigationGraph?>(nil)
    private let knownIdentifiers = Mutex<ScreenIdentifiers?>(nil)

    /// Nothing yet.
    init() {}

    /// The graph of the screens of the audit that this belongs to.
    func graph(of screens: [PerceivedTree]) -> NavigationGraph {
        Self.once(knownGraph) { NavigationGraph(screens) }
    }

    /// The identifiers of the screens of the audit that this belongs to.
    func identifiers(of audit: Audit) -> ScreenIdentifiers {
        Self.once(knownIdentifiers) { ScreenIdentifiers(audit.screens, files: audit.files) }
    }

    private static func once<Value: Sendable>(_ known: borrowing Mutex<Value?>, _ make: () -> Value) -> Value {
        known.withLock { known in
            if let value = known { return value }
            let value = make()
            known = value
            return value
        }
    }
}
