public import HandrailSource

/// One attribute of a tag.
public struct XMLAttribute: Hashable, Sendable {
    /// The name, with its prefix.
    public let name: String
    /// The value, with entities decoded and white space made spaces, as XML demands.
    public let value: String
    /// Where the name stands.
    public let nameRange: ByteRange
    /// Where the value stands, without its quotes; empty behind the name where there is none.
    public let valueRange: ByteRange

    /// An attribute.
    public init(name: String, value: String, nameRange: ByteRange, valueRange: ByteRange) {
        self.name = name
        self.value = value
        self.nameRange = nameRange
        self.valueRange = valueRange
    }
}
