public import HandrailSource

/// What a screen says of another one that it brings up, before it is known which screen of the project that is.
public struct ScreenLink: Hashable, Sendable {
    /// How the other one comes up.
    public let manner: NavigationManner
    /// What names the other one; `nil` where that is not known.
    public let target: ScreenIdentity?
    /// Where it is written that the other one comes up; `nil` where only the class that does it is known.
    public let place: SourcePlace?
    /// What makes the element that people act on; `nil` where only the place above tells.
    public let source: SourcePlace?

    /// A link.
    public init(
        _ manner: NavigationManner, to target: ScreenIdentity?, place: SourcePlace? = nil, source: SourcePlace? = nil
    ) {
        self.manner = manner
        self.target = target
        self.place = place
        self.source = source
    }
}
