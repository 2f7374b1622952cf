/// Fixed names, to be asked whether one is among them.
struct NameSet: Sendable, ExpressibleByArrayLiteral {
    private let table: NameTable<Bool>

    /// The names as they are written out.
    init(arrayLiteral names: String...) { self.init(names) }

    /// The names, each once or more often.
    init(_ names: some Sequence<String>) { table = NameTable(names.map { ($0, true) }) }

    /// Whether a name is one of them.
    func contains(_ name: String) -> Bool { table.contains(name) }
}
