/// The languages that a text may be in, by its letters; empty where they are those of many.
enum WrittenLanguage {
    /// Whether a text is surely written in a language, or in one with the same letters.
    static func isLikely(_ language: String, of text: String) -> Bool {
        let code = language.split(separator: "-").first.map(String.init) ?? language
        return text.unicodeScalars.contains { scalar in
            scripts.contains { $0.range.contains(scalar.value) && $0.languages.contains(code) }
        }
    }

    private static let scripts: [(range: ClosedRange<UInt32>, languages: Set<String>)] = [
        (0xAC00...0xD7A3, ["ko"]), (0x3040...0x30FF, ["ja"]), (0x4E00...0x9FFF, ["zh", "yue", "ja"]),
        (0x0400...0x04FF, ["ru", "uk", "be", "bg", "sr", "mk", "kk", "ky", "mn"]), (0x0370...0x03FF, ["el"]),
        (0x0590...0x05FF, ["he", "yi"]), (0x0600...0x06FF, ["ar", "fa", "ur"]), (0x0E00...0x0E7F, ["th"]),
    ]
}
