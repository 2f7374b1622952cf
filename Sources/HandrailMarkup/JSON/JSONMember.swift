public import HandrailSource

/// One key of a JSON object with its value.
public struct JSONMember: Hashable, Sendable {
    /// The key, unescaped.
    public let key: String
    /// Where the key stands, quotes included.
    public let keyRange: ByteRange
    /// The value.
    public let value: JSONNode

    /// A member.
    public init(key: String, keyRange: ByteRange, value: JSONNode) {
        self.key = key
        self.keyRange = keyRange
        self.value = value
    }

    /// Where the whole member stands, from the key to the end of the value.
    public var range: ByteRange { keyRange.union(value.range) }
}
