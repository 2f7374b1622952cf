/// Fixed names, to be asked whether one is among them.
package struct NameSet: Sendable, ExpressibleByArrayLiteral {
    @usableFromInline let table: NameTable<Bool>

    /// The names as they are written out.
    @inlinable package init(arrayLiteral names: String...) { self.init(names) }

    /// The names, each once or more often.
    @inlinable package init(_ names: some Sequence<String>) { table = NameTable(names.map { ($0, true) }) }

    /// Whether a name is one of them.
    @inlinable package func contains(_ name: String) -> Bool { table.contains(name) }
}
