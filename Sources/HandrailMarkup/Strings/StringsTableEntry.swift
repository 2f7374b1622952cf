public import HandrailSource

/// One `"key" = "value";` of a `.strings` file.
public struct StringsTableEntry: Hashable, Sendable {
    /// The key, unescaped.
    public let key: String
    /// The text, unescaped; the key where the file has `"key";`.
    public let value: String
    /// Where the key stands, quotes included.
    public let keyRange: ByteRange
    /// Where the value stands, quotes included; the key's range where the file has `"key";`.
    public let valueRange: ByteRange
    /// What stands between the entry before it and the key: space, and comments.
    public let leadRange: ByteRange

    /// An entry.
    public init(
        key: String, value: String, keyRange: ByteRange, valueRange: ByteRange, leadRange: ByteRange = .zero
    ) {
        self.key = key
        self.value = value
        self.keyRange = keyRange
        self.valueRange = valueRange
        self.leadRange = leadRange
    }
}
