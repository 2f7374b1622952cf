public import HandrailSource

/// A connection between an object of an interface and another, or what code does in its place.
public struct ViewConnection: Hashable, Sendable {
    /// What it connects.
    public enum Kind: Hashable, Sendable {
        /// A property of an object that holds this view, by its name.
        case outlet
        /// A property that holds several views, this one among them.
        case outletCollection
        /// A method called, by its selector.
        case action
        /// A screen brought up, by how: `show`, `presentation`, `relationship` …
        case segue
    }

    /// What it connects.
    public let kind: Kind
    /// The property, the selector or the kind of segue.
    public let name: String
    /// The event for an action, such as `touchUpInside`; the identifier for a segue.
    public let event: String?
    /// Identity of the object at the other end: the owner of the outlet, the action's target, the scene brought up.
    public let other: String?
    /// Class of the object at the other end, where it is the app's own.
    public let otherClass: String?
    /// Where it is declared.
    public let place: SourcePlace

    /// A connection.
    public init(
        _ kind: Kind, name: String, event: String? = nil, other: String? = nil, otherClass: String? = nil,
        place: SourcePlace
    ) {
        self.kind = kind
        self.name = name
        self.event = event
        self.other = other
        self.otherClass = otherClass
        self.place = place
    }
}
