/// Fixed names, to be asked whether one is among them.
package struct NameSet: Sendable, ExpressibleByArrayLiteral {
    private let index: NameIndex

    /// The names as they are written out.
    package init(arrayLiteral names: String...) { self.init(names) }

    /// The names, each once or more often.
    package init(_ names: some Sequence<String>) { index = NameIndex(Array(names)) }

    /// Whether a name is one of them.
    package func contains(_ name: String) -> Bool { index.position(of: name) != nil }
}
