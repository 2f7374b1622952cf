public import HandrailSource

/// A property list value and where it stands.
public struct PropertyListNode: Hashable, Sendable {
    /// The value. Old-style lists know only strings, arrays, dictionaries and data.
    public enum Kind: Hashable, Sendable {
        /// Text, unescaped.
        case string(String)
        /// Elements.
        case array([PropertyListNode])
        /// Members in the order of the file; a key may come twice.
        case dictionary([PropertyListMember])
        /// Bytes.
        case data([UInt8])
        /// An integer or real number; whole numbers are exact up to 2^53.
        case number(Double)
        /// `<true/>` or `<false/>`.
        case boolean(Bool)
        /// A date as it is written.
        case date(String)
    }

    /// The value.
    public let kind: Kind
    /// Where it stands, quotes, brackets and tags included.
    public let range: ByteRange

    /// A value at `range`.
    public init(_ kind: Kind, range: ByteRange) {
        self.kind = kind
        self.range = range
    }

    /// The value of a key in a dictionary, found by looking at one member after the other; the last of equal keys.
    public subscript(key: String) -> PropertyListNode? {
        members?.last { $0.key == key }?.value
    }

    /// The members, where it is a dictionary.
    public var members: [PropertyListMember]? {
        if case .dictionary(let members) = kind { members } else { nil }
    }

    /// The elements, where it is an array.
    public var elements: [PropertyListNode]? {
        if case .array(let elements) = kind { elements } else { nil }
    }

    /// The text, where it is a string.
    public var stringValue: String? {
        if case .string(let text) = kind { text } else { nil }
    }

    /// The number, where it is one, or a string that reads as one, as old-style lists write numbers.
    public var doubleValue: Double? {
        switch kind {
        case .number(let number): number
        case .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
        case .array, .dictionary, .data, .boolean, .date: nil
        }
    }

    /// The truth value; the strings `YES`, `NO`, `true`, `false`, `1` and `0` count, as old-style lists write them.
    public var boolValue: Bool? {
        switch kind {
        case .boolean(let value): value
        case .string("YES"), .string("true"), .string("1"): true
        case .string("NO"), .string("false"), .string("0"): false
        case .string, .array, .dictionary, .data, .number, .date: nil
        }
    }
}
