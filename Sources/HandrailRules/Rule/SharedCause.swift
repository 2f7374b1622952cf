import HandrailModel
public import HandrailSource

/// Where a defect comes from that other places may share: what shares one cause is told once, with its places.
public enum SharedCause: Hashable, Sendable {
    /// A color set, a constant or the like, which is mended itself.
    case declared(SourcePlace)
    /// A scene of an interface file, which sets the same on each of its views: its outermost view, and its name.
    case scene(SourcePlace, name: String)
    /// Something that the app does not do anywhere, or does everywhere, by a name: what has the same name in one rule
    /// is one question.
    case app(String)
    /// Something that holds controls of one look, such as the buttons of a row, and the look by a name: even two of
    /// them are one question.
    case twins(SourcePlace, look: String)

    /// Where it is mended; `nil` where every place is mended by itself, so that the first one stands for all.
    public var place: SourcePlace? {
        switch self {
        case .declared(let place), .scene(let place, _): place
        case .app, .twins: nil
        }
    }
}

extension SharedCause {
    /// The scene of an interface file in which a view is set up at a place; `nil` for what code sets.
    static func scene(of element: ElementView, at place: SourcePlace, on screen: Screen) -> SharedCause? {
        guard screen.toolkit(at: place) == .interfaceFile else { return nil }
        var outermost = element
        for level in element.ancestors where level.place.file == place.file { outermost = level }
        guard case .type(let name)? = element.tree.root?.content else { return .scene(outermost.place, name: "") }
        return .scene(outermost.place, name: name)
    }
}
