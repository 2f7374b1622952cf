public import HandrailSource

/// A JSON value and where it stands.
public struct JSONNode: Hashable, Sendable {
    /// The value.
    public enum Kind: Hashable, Sendable {
        /// Members in the order of the file; a key may come twice.
        case object([JSONMember])
        /// Elements.
        case array([JSONNode])
        /// Text, unescaped.
        case string(String)
        /// A number; whole numbers are exact up to 2^53.
        case number(Double)
        /// `true` or `false`.
        case bool(Bool)
        /// `null`.
        case null
    }

    /// The value.
    public let kind: Kind
    /// Where it stands, quotes and brackets included.
    public let range: ByteRange

    /// A value at `range`.
    public init(_ kind: Kind, range: ByteRange) {
        self.kind = kind
        self.range = range
    }

    /// The value of a key in an object, found by looking at one member after the other; the last of equal keys.
    public subscript(key: String) -> JSONNode? {
        members?.last { $0.key == key }?.value
    }

    /// The element at `index` of an array.
    public subscript(index: Int) -> JSONNode? {
        guard let elements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The members, where it is an object.
    public var members: [JSONMember]? {
        if case .object(let members) = kind { members } else { nil }
    }

    /// The elements, where it is an array.
    public var elements: [JSONNode]? {
        if case .array(let elements) = kind { elements } else { nil }
    }

    /// The text, where it is a string.
    public var stringValue: String? {
        if case .string(let text) = kind { text } else { nil }
    }

    /// The number, where it is one.
    // Kept whole: inlined in other rooms, it ends the optimizer of Swift 6.3.
    @inline(never)
    public var doubleValue: Double? {
        if case .number(let number) = kind { number } else { nil }
    }

    /// The number, where it is a whole one that fits.
    public var intValue: Int? { doubleValue.flatMap(Int.init(exactly:)) }

    /// The truth value, where it is one.
    public var boolValue: Bool? {
        if case .bool(let value) = kind { value } else { nil }
    }

    /// Whether it is `null`.
    public var isNull: Bool { kind == .null }
}
