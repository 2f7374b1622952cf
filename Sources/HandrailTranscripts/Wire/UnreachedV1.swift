package import HandrailModel
import HandrailReporting

/// The places in code that make views which no screen shows.
package struct UnreachedV1: Encodable, Sendable {
    /// Its name and version.
    package let schema: String
    /// The places, by file and line.
    package let sites: [UnreachedSiteV1]

    /// What an audit did not reach.
    package init(_ audit: Audit) {
        schema = "handrail.unreached/1"
        let unreached = UnreachedSites(audit.reach)
        sites = unreached.listed.compactMap { UnreachedSiteV1($0, changes: unreached.changes(of: $0), in: audit) }
    }
}

/// A place in code that makes a view which no screen shows.
package struct UnreachedSiteV1: Encodable, Sendable {
    /// The view that it makes, or the name of what changes one.
    package let view: String
    /// Whether people act on it.
    package let isControl: Bool
    /// What it does to a view: `view` and `designed` make one, `modifier`, `member`, `property`, `call` and `outlet`
    /// change one.
    package let kind: String
    /// How many places change this view and are not reached with it; they are not listed.
    package let changes: Int
    /// Why it is not reached: `part-not-followed`, `path-not-followed` or `declaration-not-reached`.
    package let reason: String
    /// Where it stands.
    package let place: LocationV1
    /// Where the way to it broke off.
    package let brokenOffAt: LocationV1?

    fileprivate init?(_ site: ViewSite, changes: Int, in audit: Audit) {
        guard case .notReached(let reason, let end) = site.account,
            let place = SourceLocation(site.place, in: audit.files)
        else { return nil }
        view = site.name
        isControl = site.isControl
        kind = Self.name(of: site.kind)
        self.changes = changes
        self.reason = Self.name(of: reason)
        self.place = LocationV1(place)
        brokenOffAt = SourceLocation(end, in: audit.files).map(LocationV1.init)
    }

    private static func name(of reason: UnreachedReason) -> String {
        switch reason {
        case .partNotFollowed: "part-not-followed"
        case .pathNotFollowed: "path-not-followed"
        case .declarationNotReached: "declaration-not-reached"
        }
    }

    private static func name(of kind: SiteKind) -> String {
        switch kind {
        case .view: "view"
        case .designed: "designed"
        case .modifier: "modifier"
        case .member: "member"
        case .property: "property"
        case .call: "call"
        case .outlet: "outlet"
        }
    }

    private enum CodingKeys: String, CodingKey {
        case view = "view"
        case isControl = "isControl"
        case kind = "kind"
        case changes = "changes"
        case reason = "reason"
        case place = "place"
        case brokenOffAt = "brokenOffAt"
    }
}
