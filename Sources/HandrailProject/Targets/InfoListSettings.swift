/// What build settings say of the `Info.plist` of a target.
public struct InfoListSettings: Hashable, Sendable {
    /// The texts that they write into it, by their keys; `nil` where the text is not known.
    public let texts: [String: String?]
    /// Whether they name a file that it is made from.
    public let namesFile: Bool

    /// Settings that say something of the list.
    public init(texts: [String: String?] = [:], namesFile: Bool = true) {
        self.texts = texts
        self.namesFile = namesFile
    }
}
