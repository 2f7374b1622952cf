public import HandrailSource

/// A place in the code or in an interface file that makes or changes a view, with what became of it.
public struct ViewSite: Hashable, Sendable {
    /// The name of the type, modifier, property or function, as it is written.
    public let place: SourcePlace
    /// The type of the view that it makes, or the name of what changes one.
    public let name: String
    /// Whether people act on what it makes.
    public let isControl: Bool
    /// Where its view is met.
    public let account: SiteAccount
    /// What it does to the view.
    public let kind: SiteKind
    /// Where the view is made that it changes, where that is known and accounted for by itself.
    public let owner: SourcePlace?

    /// A site.
    public init(
        place: SourcePlace, name: String, isControl: Bool, account: SiteAccount, kind: SiteKind = .view,
        owner: SourcePlace? = nil
    ) {
        self.place = place
        self.name = name
        self.isControl = isControl
        self.account = account
        self.kind = kind
        self.owner = owner
    }
}
