/// Fixed names, to be asked whether one is among them.
struct NameSet: Sendable, ExpressibleByArrayLiteral {
    private let table: NameTable<Bool>

    init(arrayLiteral names: String...) { self.init(names) }

    init(_ names: some Sequence<String>) { table = NameTable(names.map { ($0, true) }) }

    /// Whether a name is one of them.
    func contains(_ name: String) -> Bool { table.contains(name) }
}
