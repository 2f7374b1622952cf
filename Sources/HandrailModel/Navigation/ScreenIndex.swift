import HandrailSource

/// Finds the screen that a link means.
struct ScreenIndex {
    /// A content that is brought up in one place.
    private struct Use: Hashable {
        let identity: ScreenIdentity
        let place: SourcePlace
    }

    private var byIdentity: [ScreenIdentity: Int] = [:]
    private var byUse: [Use: Int] = [:]

    /// The screens of an audit, by their positions.
    init(_ screens: [PerceivedTree]) {
        for (position, tree) in screens.enumerated() {
            for identity in tree.screen.identities {
                if byIdentity[identity] == nil { byIdentity[identity] = position }
                guard let place = tree.screen.broughtUpAt else { continue }
                let use = Use(identity: identity, place: place)
                if byUse[use] == nil { byUse[use] = position }
            }
        }
    }

    /// Where a link leads. A view that is brought up in many places is built for a few of them: the first of these
    /// stands for the others.
    func target(of link: ScreenLink) -> NavigationEdge.Target {
        guard let identity = link.target else { return .unknown }
        let exact = link.place.flatMap { byUse[Use(identity: identity, place: $0)] }
        return (exact ?? byIdentity[identity]).map(NavigationEdge.Target.screen) ?? .unknown
    }
}
