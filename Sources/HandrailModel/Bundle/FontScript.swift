/// A script that languages are written in, as far as fonts are held against it.
public enum FontScript: String, Hashable, Sendable, CaseIterable {
    case latin, greek, cyrillic, armenian, hebrew, arabic, devanagari, thai, georgian, kana, han, hangul

    /// The scripts that texts in a language need besides digits and signs; empty where that is not known.
    ///
    /// Source: Unicode CLDR, languages with their scripts.
    public static func scripts(of language: String) -> [FontScript] {
        let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let code = parts.first else { return [] }
        let written = parts.dropFirst().first { $0.count == 4 }
        if let written { return byScriptCode[written] ?? [] }
        return byLanguage[code] ?? []
    }

    private static let byScriptCode: [String: [FontScript]] = [
        "Latn": [.latin], "Cyrl": [.cyrillic], "Arab": [.arabic], "Hans": [.han], "Hant": [.han], "Grek": [.greek],
        "Hebr": [.hebrew], "Deva": [.devanagari], "Thai": [.thai], "Kore": [.hangul], "Jpan": [.kana, .han],
    ]

    private static let byLanguage: [String: [FontScript]] = {
        let scripts: [([FontScript], String)] = [
            ([.latin], "en fr de es it pt nl sv da nb nn no fi is pl cs sk sl hr hu ro tr id ms vi ca eu gl"),
            ([.latin], "et lv lt af"), ([.greek], "el"), ([.cyrillic], "ru uk be bg mk sr kk ky mn tg"),
            ([.armenian], "hy"), ([.hebrew], "he iw yi"),
            ([.arabic], "ar fa ur ps ckb sd ug"), ([.devanagari], "hi mr ne"), ([.thai], "th"), ([.georgian], "ka"),
            ([.kana, .han], "ja"), ([.han], "zh"), ([.hangul], "ko"),
        ]
        return Dictionary(
            scripts.flatMap { scripts, codes in codes.split(separator: " ").map { (String($0), scripts) } },
            uniquingKeysWith: { first, _ in first })
    }()

    /// Its name.
    public var name: Bilingual {
        switch self {
        case .latin: Bilingual(en: "Latin", ko: "라틴 문자")
        case .greek: Bilingual(en: "Greek", ko: "그리스 문자")
        case .cyrillic: Bilingual(en: "Cyrillic", ko: "키릴 문자")
        case .armenian: Bilingual(en: "Armenian", ko: "아르메니아 문자")
        case .hebrew: Bilingual(en: "Hebrew", ko: "히브리 문자")
        case .arabic: Bilingual(en: "Arabic", ko: "아랍 문자")
        case .devanagari: Bilingual(en: "Devanagari", ko: "데바나가리 문자")
        case .thai: Bilingual(en: "Thai", ko: "태국 문자")
        case .georgian: Bilingual(en: "Georgian", ko: "조지아 문자")
        case .kana: Bilingual(en: "kana", ko: "가나")
        case .han: Bilingual(en: "Han", ko: "한자")
        case .hangul: Bilingual(en: "Hangul", ko: "한글")
        }
    }
}
