/// Symbols of units, which stand behind numbers and are no words of a sentence.
///
/// Source: Bureau International des Poids et Mesures, “The International System of Units”, tables 2 to 8; IEC 80000-13.
enum UnitSymbols {
    /// Whether a word is such a symbol, however it is capitalized.
    static func contain(_ word: String) -> Bool { all.contains(word.lowercased()) }

    private static let all: Set<String> = [
        "mm", "cm", "dm", "km", "nm", "um", "ft", "yd", "mg", "kg", "lb", "lbs", "oz", "ml", "cl", "dl",
        "ms", "ns", "sec", "secs", "min", "mins", "hr", "hrs", "hz", "khz", "mhz", "ghz", "kw", "kwh", "mw", "wh",
        "mah", "kv", "mv", "kj", "kcal", "cal", "hpa", "kpa", "mbar", "psi", "db", "dbm", "kb",
        "mb", "gb", "tb", "kib", "mib", "gib", "tib", "kbit", "mbit", "gbit", "kbps", "mbps", "gbps", "bps", "fps",
        "bpm", "rpm", "kmh", "mph", "km²", "px", "dpi", "ppi", "lm", "lx", "mol",
    ]
}
