/// Fixed names, to be asked whether one is among them.
package struct NameSet: Sendable, ExpressibleByArrayLiteral {
    private let table: NameTable<Bool>

    /// The names as they are written out.
    package init(arrayLiteral names: String...) { self.init(names) }

    /// The names, each once or more often.
    package init(_ names: some Sequence<String>) { table = NameTable(names.map { ($0, true) }) }

    /// Whether a name is one of them.
    package func contains(_ name: String) -> Bool { table.contains(name) }
}
