/// What is known of names that are known before anything is asked. Other modules make code of their own of it for each
/// kind of value, which the compiler lets them do with what is public, and not with what only the package sees.
public struct NameTable<Value: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
    @usableFromInline let index: NameIndex
    /// What is known, by the position of the name.
    @usableFromInline let values: [Value?]

    /// The names as they are written out.
    @inlinable public init(dictionaryLiteral names: (String, Value)...) { self.init(names) }

    /// The first value given for each name.
    @inlinable public init(_ names: some Sequence<(String, Value)>) {
        let names = Array(names)
        let index = NameIndex(names.map(\.0))
        var values = [Value?](repeating: nil, count: index.count)
        for (name, value) in names {
            guard let position = index.position(of: name), values[position] == nil else { continue }
            values[position] = value
        }
        (self.index, self.values) = (index, values)
    }

    /// What is known of a name.
    @inlinable public subscript(name: String) -> Value? {
        guard let position = index.position(of: name) else { return nil }
        return values[position]
    }

    /// Whether anything is known of a name.
    @inlinable public func contains(_ name: String) -> Bool { index.position(of: name) != nil }
}
