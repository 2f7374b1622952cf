public import HandrailSource

/// One key of a property list dictionary with its value.
public struct PropertyListMember: Hashable, Sendable {
    /// The key, unescaped.
    public let key: String
    /// Where the key stands: with its quotes in an old-style list, the whole `<key>` element in XML.
    public let keyRange: ByteRange
    /// The value.
    public let value: PropertyListNode

    /// A member.
    public init(key: String, keyRange: ByteRange, value: PropertyListNode) {
        self.key = key
        self.keyRange = keyRange
        self.value = value
    }

    /// Where the whole member stands, from the key to the end of the value.
    public var range: ByteRange { keyRange.union(value.range) }
}
