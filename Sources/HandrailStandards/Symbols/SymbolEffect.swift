public import HandrailModel

/// An effect that animates symbols.
///
/// Source: Apple's documentation of the Symbols framework.
public struct SymbolEffect: Hashable, Sendable {
    /// Its name as code spells it after the dot.
    public let name: String
    /// Whether it moves the symbol or parts of it; others change its opacity, color or shape in place.
    public let moves: Bool
    /// Whether it goes on as long as it is active, and from which version of iOS on; `nil` where it never does.
    public let goesOnSince: Version?
    /// The release of iOS that it came with; the other systems' of the same year have it too.
    public let release: Int

    /// The effect of a name; `nil` for another word.
    public static func named(_ name: String) -> SymbolEffect? { byName[name] }

    /// Every effect.
    public static let all: [SymbolEffect] = TableRow.rows(of: rows).map { row in
        SymbolEffect(name: row[0], moves: row[1] == "moves", goesOnSince: row.text(2).flatMap { Version($0) },
            release: Int(row[3]) ?? 17)
    }

    private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

    /// Columns: name, whether it moves, the version of iOS since which it goes on while active, the
    /// release of iOS that it came with.
    private static let rows = """
        appear\tstays\t\t17
        disappear\tstays\t\t17
        bounce\tmoves\t18.0\t17
        scale\tmoves\t\t17
        pulse\tstays\t17.0\t17
        variableColor\tstays\t17.0\t17
        replace\tstays\t\t17
        automatic\tstays\t\t17
        wiggle\tmoves\t18.0\t18
        rotate\tmoves\t18.0\t18
        breathe\tmoves\t18.0\t18
        drawOn\tstays\t\t26
        drawOff\tstays\t\t26
        """
}
