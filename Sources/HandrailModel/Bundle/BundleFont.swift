public import HandrailSource

/// A font that an app brings along.
public struct BundleFont: Hashable, Sendable {
    /// The name that code asks for it by.
    public let name: String
    /// The file.
    public let place: SourcePlace

    /// A font.
    public init(name: String, place: SourcePlace) {
        self.name = name
        self.place = place
    }
}
