import HandrailModel
import HandrailSource

/// The places that are not reached, those that only change a view which is not reached either counted with that view.
struct UnreachedSites {
    /// The places to list, in the order of the files.
    let listed: [ViewSite]
    private let counts: [SourcePlace: Int]

    /// What is not reached.
    init(_ reach: Reach) {
        let unreached = reach.sites.filter { $0.unreachedReason != nil }
        let places = Set(unreached.lazy.map(\.place))
        var counts: [SourcePlace: Int] = [:]
        listed = unreached.filter { site in
            guard let owner = site.owner, places.contains(owner) else { return true }
            counts[owner, default: 0] += 1
            return false
        }
        self.counts = counts
    }

    /// How many places change the view of a site and are not reached with it.
    func changes(of site: ViewSite) -> Int { counts[site.place] ?? 0 }
}

extension ViewSite {
    /// Why its view is met on no screen; `nil` where it is met, or not meant to be.
    var unreachedReason: UnreachedReason? {
        if case .notReached(let reason, _) = account { reason } else { nil }
    }
}
