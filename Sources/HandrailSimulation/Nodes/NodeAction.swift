/// Something offered apart from activation.
public struct NodeAction: Hashable, Sendable {
    /// What kind of action.
    public enum Kind: Hashable, Sendable {
        /// One with a name, found by swiping up or down.
        case custom
        case escape, magicTap, delete, adjust, scroll, zoom, showMenu
    }

    /// What kind of action.
    public let kind: Kind
    /// What it is called.
    public let name: SpokenText

    /// An action.
    public init(_ kind: Kind, name: SpokenText) {
        self.kind = kind
        self.name = name
    }

    /// Whether VoiceOver lists it among the actions of the element.
    public var isListed: Bool {
        switch kind {
        case .custom, .delete, .showMenu: true
        case .escape, .magicTap, .adjust, .scroll, .zoom: false
        }
    }
}
