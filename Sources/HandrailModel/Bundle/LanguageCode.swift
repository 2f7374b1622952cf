/// How codes of languages are spelled.
public enum LanguageCode {
    /// A code as systems spell it, so that `zh-hans`, `zh_Hans` and `zh-Hans` are one language, and `English` is `en`.
    public static func canonical(_ code: String) -> String {
        if let modern = legacy[code] { return modern }
        let isPlain = code.utf8.allSatisfy { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
        // `Base` is no code.
        if isPlain { return code.count > 3 ? code : code.lowercased() }
        let parts = code.split { $0 == "-" || $0 == "_" }
        return parts.enumerated().map { index, part in
            if index == 0 { return part.lowercased() }
            switch part.count {
            case 2: return part.uppercased()
            case 4: return part.prefix(1).uppercased() + part.dropFirst().lowercased()
            default: return String(part)
            }
        }.joined(separator: "-")
    }

    /// Whether texts in a language run from right to left.
    public static func isRightToLeft(_ code: String) -> Bool {
        let parts = code.split { $0 == "-" || $0 == "_" }
        guard let language = parts.first, !parts.dropFirst().contains("Latn") else { return false }
        return rightToLeft.contains(String(language))
    }

    /// Whether a language is another as people write it in some region, so that whoever reads one reads the other:
    /// `en-GB` and `en`; not `zh-Hant` and `zh-Hans`, which are written in other letters.
    public static func isVariant(_ code: String, of other: String) -> Bool {
        let (own, others) = (code.split(separator: "-"), other.split(separator: "-"))
        guard let language = own.first, language == others.first else { return false }
        return own.first { $0.count == 4 } == others.first { $0.count == 4 }
    }

    private static let rightToLeft: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
    ]

    /// The English names that projects had for languages before they had codes; Xcode still understands them.
    ///
    /// Source: "Language and Locale IDs" in Apple's Internationalization and Localization Guide.
    private static let legacy = [
        "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
        "Dutch": "nl", "Korean": "ko",
    ]
}
