public import HandrailSource

/// The name and the attributes of a start tag or an empty tag.
public struct XMLTag: Hashable, Sendable {
    /// The name, with its prefix.
    public let name: String
    /// Where the name stands.
    public let nameRange: ByteRange
    /// The attributes in the order of the file.
    public let attributes: [XMLAttribute]

    /// A tag.
    public init(name: String, nameRange: ByteRange, attributes: [XMLAttribute]) {
        self.name = name
        self.nameRange = nameRange
        self.attributes = attributes
    }

    /// The value of the first attribute of that name.
    public subscript(attribute: String) -> String? {
        attributes.first { $0.name == attribute }?.value
    }
}
