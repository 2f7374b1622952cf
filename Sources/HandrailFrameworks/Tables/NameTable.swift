/// What is known of fixed names. Other modules make code of their own of it for each kind of value.
package struct NameTable<Value: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
    @usableFromInline let index: NameIndex
    /// What is known, by the position of the name.
    @usableFromInline let values: [Value?]

    /// The names as they are written out.
    @inlinable package init(dictionaryLiteral names: (String, Value)...) { self.init(names) }

    /// The first value given for each name.
    @inlinable package init(_ names: some Sequence<(String, Value)>) {
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
    @inlinable package subscript(name: String) -> Value? {
        guard let position = index.position(of: name) else { return nil }
        return values[position]
    }

    /// Whether anything is known of a name.
    @inlinable package func contains(_ name: String) -> Bool { index.position(of: name) != nil }
}
