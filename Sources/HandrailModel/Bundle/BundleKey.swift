public import HandrailSource

/// A key of an `Info.plist`, at its top level.
public struct BundleKey: Hashable, Sendable {
    /// The key.
    public let name: String
    /// Its value, where that is a text.
    public let text: String?
    /// The texts in its value, where that is a list of them; empty for anything else.
    public let list: [String]
    /// The key with its value.
    public let place: SourcePlace

    /// A key.
    public init(name: String, text: String?, list: [String] = [], place: SourcePlace) {
        self.name = name
        self.text = text
        self.list = list
        self.place = place
    }
}
