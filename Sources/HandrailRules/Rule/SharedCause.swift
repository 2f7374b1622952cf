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
    /// Something on a screen that was captured several times, by the name of the screen and of the thing: captures of
    /// one screen show one fault.
    case captured(screen: String, name: String)

    /// Where it is mended; `nil` where every place is mended by itself, so that the first one stands for all.
    public var place: SourcePlace? {
        switch self {
        case .declared(let place), .scene(let place, _): place
        case .app, .twins, .captured: nil
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

    /// An element of a capture, which captures of the same screen hold as well; `nil` for what source says.
    static func captured(_ element: ElementView, on screen: Screen) -> SharedCause? {
        guard let name = screen.capture?.variant.screen else { return nil }
        let own = element.capturedName ?? ""
        let before = (0..<element.index).count { index in
            element.tree.elements[index].kind == element.kind && (element.tree[index].capturedName ?? "") == own
        }
        return .captured(screen: name, name: "\(element.kind) \(before) \(own)")
    }
}
