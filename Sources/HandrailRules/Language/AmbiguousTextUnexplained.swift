import HandrailModel
import HandrailSource

/// A word with several meanings that translators are given without a word about it.
struct AmbiguousTextUnexplained: TargetRule {
    static let info = RuleInfo(
        id: "ambiguous-text-unexplained",
        title: Bilingual(en: "Ambiguous text without a comment", ko: "설명 없이 번역을 맡긴 모호한 말"),
        reason: Bilingual(
            en: "“Book” may be a thing or what a button does; whoever translates a list of words can only guess, and "
                + "people get a button that makes no sense.",
            ko: "“Book”은 책일 수도, 예약하는 버튼일 수도 있습니다. 단어 목록만 받은 번역자는 짐작할 수밖에 없어 뜻이 통하지 않는 "
                + "버튼이 생깁니다."),
        impact: .minor, guidelines: ["layout.localized-formats"], criteria: [], examples: examples)

    private static func tables(_ word: String, _ korean: String) -> [String: String] {
        ["ko.lproj/Localizable.strings": "\"\(word)\" = \"\(korean)\"; \"Start\" = \"시작\";"]
    }

    private static let path = "en.lproj/Localizable.strings"
    private static let book = "\"Start\" = \"Start\";\n↓\"Book\" = \"Book\";"
    private static let plain = book.replacing("↓", with: "")

    private static func catalog(_ comment: String, mark: String = "") -> String {
        """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
        \(mark)"Open": { \(comment)"localizations": {
        "ko": { "stringUnit": { "state": "translated", "value": "열기" } } } }
        } }
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(.review, book, in: path, files: tables("Book", "예약")),
        RuleExample(.review, catalog("", mark: "↓"), in: "Localizable.xcstrings"),
        RuleExample(.silent, catalog("\"comment\": \"Button that opens the gate\", "), in: "Localizable.xcstrings"),
        RuleExample(
            .silent, plain.replacing("\"Book\" =", with: "/* Button that books a berth */\n\"Book\" ="), in: path,
            files: tables("Book", "예약")),
        RuleExample(.silent, plain, in: path),
        RuleExample(
            .silent, plain, in: path,
            files: tables("Book", "예약").merging([
                "Texts.swift": "let book = NSLocalizedString(\"Book\", comment: \"Button that books a berth\")"
            ]) { _, new in new }),
        RuleExample(
            .nearMiss("the key says what it is"), "\"Start\" = \"Start\";\n\"button.book_berth\" = \"Book\";", in: path,
            files: tables("button.book_berth", "예약")),
        RuleExample(
            .nearMiss("a whole sentence is plain enough"),
            "\"Start\" = \"Start\";\n\"Book a berth\" = \"Book a berth\";", in: path,
            files: tables("Book a berth", "자리 예약")),
    ]

    let names: Set<String> = ["NSLocalizedString"]

    /// What is not explained.
    struct Signal: Hashable, Sendable {
        /// The table.
        let table: String
        /// The words.
        let words: [String]
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        guard target.speaksSeveralLanguages else { return }
        let explained = Set(target.usesOfProject.compactMap(Self.explainedKey))
        let files = Dictionary(grouping: target.declared.tables.filter { !$0.isEmpty }, by: { $0.first?.table ?? "" })
        for (name, files) in files.sorted(by: { $0.key < $1.key }) {
            var seen: Set<String> = []
            let found = files.joined().filter { entry in
                entry.language == "en" && !entry.isExplained && entry.state != .stale && Self.isAmbiguous(entry)
                    && !explained.contains(entry.key) && seen.insert(entry.key).inserted
            }
            guard let first = found.first else {
                answers.pass()
                continue
            }
            answers.review(
                Signal(table: name, words: found.map { $0.value ?? $0.key }), of: target, at: first.place,
                certainty: .possible,
                related: found.dropFirst().prefix(10).map { RelatedPlace(place: $0.place, why: Self.also) })
        }
    }

    private static let also = Bilingual(en: "This word has no comment as well.", ko: "이 말에도 설명이 없습니다.")

    /// Whether a text is one such word, and its key is no more than that.
    private static func isAmbiguous(_ entry: StringEntry) -> Bool {
        let text = (entry.value ?? entry.key).lowercased()
        return words.contains(text) && entry.key.lowercased() == text
    }

    /// The key of a text that is looked up with a comment.
    private static func explainedKey(_ use: CodeUse) -> String? {
        guard use.isNamed(among: ["NSLocalizedString"]), case .string(let key)? = use.arguments.first?.value,
            use.arguments.contains(where: { argument in
                guard argument.label == "comment", case .string(let text) = argument.value else { return false }
                return text.contains(where: \.isLetter) && text != key
            })
        else { return nil }
        return key
    }

    /// Words of English that are a thing, an act or a quality, which other languages tell apart. Words that nearly
    /// every app has on a button, such as “Close” and “Share”, are none of them: translators know what they mean there.
    private static let words: Set<String> = [
        "book", "charge", "fine", "free", "last", "left", "light", "live", "mark", "match", "may", "open", "order",
        "present", "record", "right", "second", "store", "watch",
    ]

    func phrase(_ signal: Signal) -> Phrasing {
        let shown = signal.words.prefix(Self.shown).map { "“\($0)”" }.joined(separator: ", ")
        let rest = signal.words.count - Self.shown
        let more = rest > 0 ? Bilingual(en: " and \(rest) more", ko: " 외 \(rest)개") : Bilingual(en: "", ko: "")
        return Phrasing(
            message: Bilingual(
                en: """
                    Translators of “\(signal.table)” are not told what these words mean here: \(shown)\(more.en). Each \
                    may be a verb, a noun or an adjective.
                    """,
                ko: """
                    “\(signal.table)” 테이블의 다음 말은 동사인지 명사인지 알 수 없는데 번역자를 위한 설명이 없습니다: \(shown)\(more.ko).
                    """),
            fix: Bilingual(
                en: "Say in the comment of each where it stands and what it does, or give each meaning its own key.",
                ko: "어디에 나오고 무엇을 하는 말인지 comment에 적거나, 뜻마다 키를 따로 두세요."))
    }

    private static let shown = 6
}
