/// An SF Symbol that apps may use.
public struct SystemSymbol: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// The release that brought this name.
    public let release: SymbolRelease
    /// The newer name of the same symbol, where this one is kept for old code only. It has a release of its own.
    public let replacement: String?
    /// The symbol for the same meaning that follows the layout direction, such as `chevron.forward` for
    /// `chevron.right`.
    public let directionalCounterpart: String?
    /// Whether it is the artwork of another symbol for one script or direction, which the system picks by itself.
    public let isLocalizedVariant: Bool
    /// What Apple allows it for only, such as `AirPlay`; `nil` where it is free to use.
    public let restrictedTo: String?
    /// Whether name and release are confirmed.
    public let isCertain: Bool

    /// Reads what `SymbolTable` has after the name; `nil` where it has no known release.
    init?(name: String, record: String) {
        guard let letter = record.utf8.first else { return nil }
        let number = Int(letter) - 0x41
        guard SymbolRelease.all.indices.contains(number) else { return nil }
        self.name = name
        release = SymbolRelease.all[number]
        replacement = Self.text(after: "=", in: record)
        directionalCounterpart = Self.text(after: "~", in: record)
        isLocalizedVariant = record.utf8.contains(0x40)
        restrictedTo = Self.text(after: "!", in: record).flatMap(Self.restriction)
        isCertain = !record.utf8.contains(0x3F)
    }

    private static let restrictions = TableRow.rows(of: SymbolRestrictionTable.text).map { $0[0] }

    private static func restriction(number: String) -> String? {
        guard let index = Int(number), restrictions.indices.contains(index) else { return nil }
        return restrictions[index]
    }

    private static func text(after mark: Character, in record: String) -> String? {
        guard let start = record.firstIndex(of: mark) else { return nil }
        return String(record[record.index(after: start)...].prefix { !"?=~@!".contains($0) })
    }
}
