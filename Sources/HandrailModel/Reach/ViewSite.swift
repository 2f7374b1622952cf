public import HandrailSource

/// A place in the code that makes a view, with what became of it.
public struct ViewSite: Hashable, Sendable {
    /// The name of the type, as it is called.
    public let place: SourcePlace
    /// The type of the view that it makes.
    public let name: String
    /// Whether people act on what it makes.
    public let isControl: Bool
    /// Where its view is met.
    public let account: SiteAccount

    /// A site.
    public init(place: SourcePlace, name: String, isControl: Bool, account: SiteAccount) {
        self.place = place
        self.name = name
        self.isControl = isControl
        self.account = account
    }
}
