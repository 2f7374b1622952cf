public import HandrailSource

/// One key of a property list dictionary with its value.
public struct PropertyListMember: Hashable, Sendable {
    /// The key, unescaped.
    public let key: String
    /// Where the key stands: with its quotes in an old-style list, the whole `<key>` element in XML.
    public let keyRange: ByteRange
    /// The value.
    public let value: PropertyListNode

    /// Whether it stands between `#if` and `#endif`, so that only some builds have it.
    public let isConditional: Bool

    /// A member.
    public init(key: String, keyRange: ByteRange, value: PropertyListNode, isConditional: Bool = false) {
        self.key = key
        self.keyRange = keyRange
        self.value = value
        self.isConditional = isConditional
    }

    /// Where the whole member stands, from the key to the end of the value.
    public var range: ByteRange { keyRange.union(value.range) }
}
