import HandrailModel

/// A picture that is drawn for some languages of the app and not for the others, as pictures with text in them are.
struct PictureOfOneLanguage: BundleItemRule {
    static let info = RuleInfo(
        id: "picture-of-one-language",
        title: Bilingual(en: "Picture drawn for one language", ko: "일부 언어용으로만 그려진 이미지"),
        reason: Bilingual(
            en: """
                A picture that is drawn again for a language mostly has text in it. People who use the app in another \
                language cannot read that text, and no setting makes it larger or speaks it.
                """,
            ko: """
                언어마다 따로 그리는 이미지에는 대개 텍스트가 들어 있습니다. 다른 언어로 앱을 쓰는 사람은 그 텍스트를 읽을 수 없고, 글자 크기 \
                설정이나 VoiceOver의 도움도 받지 못합니다.
                """),
        impact: .minor, guidelines: ["images.text-in-images"], criteria: ["WCAG 2.2 1.4.5"], examples: examples)

    private static let slot = #"{"idiom": "universal", "filename": "star.png"}"#

    private static func set(
        _ expectation: RuleExample.Expectation, _ slots: String, named name: String, languages: [String] = ["en", "ko"],
        besides other: String? = nil
    ) -> RuleExample {
        let texts = languages.map { ("\($0).lproj/Localizable.strings", "\"greeting\" = \"Welcome\";") }
        let sibling = other.map { ["Assets.xcassets/\($0).imageset/Contents.json": #"{"images": []}"#] }
        return .imageSet(
            expectation, slots, pictures: ["star.png": (64, 32), "ko.png": (64, 32)],
            files: Dictionary(uniqueKeysWithValues: texts).merging(sibling ?? [:]) { $1 }, named: name)
    }

    private static func localized(_ language: String) -> String {
        ##"{"idiom": "universal", "locale": "\##(language)", "filename": "ko.png"}"##
    }

    private static let examples: [RuleExample] = [
        set(.review, "↓" + slot, named: "sale_en"),
        set(.review, "↓" + slot, named: "welcome-banner-ko"),
        set(.review, "↓" + slot, named: "sale_en", languages: ["en", "ko", "ja"], besides: "sale_ko"),
        set(.review, slot + ", ↓" + localized("ko"), named: "Sale", languages: ["en", "ja", "ko"]),
        set(.silent, slot, named: "sale_en", languages: ["en"]),
        set(.silent, slot, named: "sale_en", besides: "sale_ko"),
        set(.silent, slot + ", " + localized("ko"), named: "Sale"),
        set(.silent, slot, named: "sale"),
        set(.nearMiss("a flag stands for the language itself"), slot, named: "flag_en"),
        set(.nearMiss("the name is the language itself"), slot, named: "ko"),
        set(.nearMiss("the app is not in that language"), slot, named: "tour_de"),
    ]

    let kinds: Set<BundleItem.Kind> = [.picture]

    /// A picture and the languages that it is not drawn for.
    struct Signal: Hashable, Sendable {
        /// Its name.
        let name: String
        /// The languages that it is drawn for, sorted.
        let languages: [String]
        /// The languages of the app besides, sorted.
        let others: [String]
        /// Whether only its name says so.
        let isByName: Bool
    }

    func examine(_ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        guard case .picture(let image) = item, image.kind == .image, let set = image.set else { return }
        let localized = set.entries.filter { $0.use.locale != nil && $0.presence == .there }
        let word = LanguageInName(image.name)
        guard !localized.isEmpty || word != nil else { return }
        let spoken = Set(project.spokenLanguages.map(Self.language))
        guard spoken.count > 1 else { return answers.pass() }
        if let first = localized.first {
            let drawn = Set(localized.compactMap { $0.use.locale.map(Self.language) })
            // A picture without a language stands for the one that the app was written in.
            let hasPlain = set.entries.contains { $0.use.locale == nil && $0.presence == .there }
            let missing = spoken.subtracting(drawn).sorted()
            if missing.count <= (hasPlain ? 1 : 0) { return answers.pass() }
            return answers.review(
                Signal(name: image.name, languages: drawn.sorted(), others: missing, isByName: false), of: item,
                at: first.place)
        }
        guard let word, spoken.contains(word.language) else { return answers.pass() }
        let siblings = project.bundleItems(of: [.picture]).compactMap { LanguageInName($0.name) }
            .filter { $0.rest == word.rest }
        let drawn = Set(siblings.map(\.language)).union([word.language])
        let missing = spoken.subtracting(drawn).sorted()
        // Of several pictures that belong together the first one is told.
        if missing.isEmpty || drawn.sorted().first != word.language { return answers.pass() }
        answers.review(
            Signal(name: image.name, languages: drawn.sorted(), others: missing, isByName: true), of: item,
            at: set.entries.first { $0.presence == .there }?.place)
    }

    private static func language(_ code: String) -> String {
        String(code.split { $0 == "-" || $0 == "_" }.first ?? "").lowercased()
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let drawn = signal.languages.joined(separator: ", ")
        let others = signal.others.joined(separator: ", ")
        return Phrasing(
            message: signal.isByName
                ? Bilingual(
                    en: "“\(signal.name)” is drawn for \(drawn) by its name, and the app is also in \(others).",
                    ko: "“\(signal.name)”은(는) 이름으로 보아 \(drawn)용 이미지인데, 앱은 \(others)로도 제공됩니다.")
                : Bilingual(
                    en: "“\(signal.name)” has pictures of its own for \(drawn), and none for \(others).",
                    ko: "“\(signal.name)”에는 \(drawn)용 이미지가 따로 있지만 \(others)용은 없습니다."),
            fix: Bilingual(
                en: """
                    If there is text in it, take the text out and show it as text; or localize the image set and add a \
                    picture for each language.
                    """,
                ko: """
                    이미지에 텍스트가 있다면 빼내어 텍스트로 보여 주세요. 그럴 수 없다면 이미지 세트를 현지화하고 언어마다 이미지를 추가하세요.
                    """))
    }
}

/// The language that the last word of a picture's name says.
private struct LanguageInName {
    /// The code of the language.
    let language: String
    /// The name without it.
    let rest: String

    /// Codes that mean nothing else at the end of a name, with what they stand for.
    private static let codes = [
        "en": "en", "ko": "ko", "kr": "ko", "ja": "ja", "jp": "ja", "zh": "zh", "fr": "fr", "de": "de", "es": "es",
        "ru": "ru",
    ]
    /// Words of pictures that stand for a language or a country and need no other drawing.
    private static let marks: Set<String> = [
        "flag", "flags", "lang", "language", "languages", "country", "locale", "keyboard", "ic", "icon",
    ]

    /// The language in a name; `nil` where it says none, or is a sign for the language itself.
    init?(_ name: String) {
        guard let last = name.lastIndex(where: { "_-".contains($0) }),
            let language = Self.codes[name[name.index(after: last)...].lowercased()]
        else { return nil }
        let words = name[..<last].lowercased().split { !$0.isLetter }.map(String.init)
        guard !words.isEmpty, words.allSatisfy({ !Self.marks.contains($0) }) else { return nil }
        self.language = language
        rest = String(name[..<last])
    }
}
