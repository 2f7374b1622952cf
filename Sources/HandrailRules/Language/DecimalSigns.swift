/// How languages separate the decimals of a number.
///
/// Source: Unicode CLDR, “Numbers”, decimal symbols of the default numbering system.
enum DecimalSigns {
    /// Whether a language writes a point, with the digits of English.
    static func isPoint(in code: String) -> Bool {
        if regions.contains(code) { return true }
        return languages.contains(code.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? code)
            && !others.contains(code)
    }

    private static let languages: Set<String> = [
        "en", "ko", "ja", "zh", "yue", "th", "he", "iw", "ms", "fil", "tl", "hi", "ta", "te", "kn", "ml", "gu", "pa",
        "cy", "ga", "mt", "sw", "si", "km", "am",
    ]
    /// Regions that write a point although their languages write a comma elsewhere.
    private static let regions: Set<String> = ["es-MX", "es-419", "es-US", "de-CH", "it-CH", "de-LI"]
    private static let others: Set<String> = ["en-ZA"]
}
