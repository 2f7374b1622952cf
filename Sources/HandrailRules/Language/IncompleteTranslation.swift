import HandrailModel
import HandrailSource

/// A table of texts that is nearly translated: some texts are missing, or still stand in the first language.
struct IncompleteTranslation: TargetRule {
    static let info = RuleInfo(
        id: "incomplete-translation",
        title: Bilingual(en: "Texts missing in a language", ko: "일부 언어에 빠진 텍스트"),
        reason: Bilingual(
            en: "In the midst of their own language people see, and hear, a key or a sentence of a foreign one.",
            ko: "자기 언어로 쓰던 중에 키나 외국어 문장이 갑자기 보이고, VoiceOver도 그대로 읽습니다."),
        impact: .moderate, guidelines: ["accessibility.spoken-language", "layout.localized-formats"],
        criteria: ["WCAG 2.2 3.1.2"], examples: examples)

    private static let texts = [
        ("open", "Open the gate", "문 열기"), ("shut", "Shut the gate", "문 닫기"), ("wait", "Wait for the ferry", "배 기다리기"),
        ("call", "Call the harbor", "항구에 전화하기"), ("map", "Look at the map", "지도 보기"),
        ("list", "Go back to the list", "목록으로 돌아가기"),
    ]

    private static let english = texts.map { "\"\($0.0)\" = \"\($0.1)\";" }

    private static func table(_ entries: [String], mark: Int? = nil) -> String {
        entries.enumerated().map { ($0.offset == mark ? "↓" : "") + $0.element }.joined(separator: "\n")
    }

    private static func korean(_ count: Int, copying copied: Int = 0) -> [String: String] {
        let entries = texts.prefix(count).enumerated().map { index, text in
            "\"\(text.0)\" = \"\(index < copied ? text.1 : text.2)\";"
        }
        return ["ko.lproj/Localizable.strings": entries.joined(separator: "\n"), "Texts.swift": uses]
    }

    private static let catalogPath = "Localizable.xcstrings"

    /// A catalog of all texts, the last of which has a translation in some state.
    private static func catalog(last state: String, mark: String = "") -> String {
        let entries = texts.enumerated().map { index, text in
            let isLast = index == texts.count - 1
            return """
                "\(text.0)": { "localizations": {
                \(isLast ? mark : "")"en": { "stringUnit": { "state": "translated", "value": "\(text.1)" } },
                "ko": { "stringUnit": { "state": "\(isLast ? state : "translated")", "value": "\(text.2)" } } } }
                """
        }
        return """
            { "sourceLanguage": "en", "version": "1.0", "strings": { \(entries.joined(separator: ",\n")) } }
            """
    }

    private static let korean = texts.map { "\"\($0.0)\" = \"\($0.2)\";" }

    /// Texts that hold both languages.
    private static let both = [
        "\"form_name\" = \"이름과 성 / Name and other names\";", "\"form_day\" = \"배를 타는 날 / Day of the trip\";",
        "\"form_ship\" = \"배의 이름 / Name of the ship\";",
    ]

    private static let notes = [
        "\"note_en\" = \"This is what the paper says in English\";",
        "\"note_ko\" = \"This is the Korean text of the same paper\";",
    ]

    /// Code that shows all of the texts.
    private static let uses = "let all = [" + texts.map { "\"\($0.0)\"" }.joined(separator: ", ") + "]"

    private static let path = "en.lproj/Localizable.strings"

    private static let views = texts.enumerated().map { "\"Pie-aB-00\($0.offset).text\" = \"\($0.element.1)\";" }
    private static let viewPath = "en.lproj/Pier.strings"

    /// A Korean table of the views that lacks the last text, and the interface file with some of them.
    private static func koreanViews(objects count: Int) -> [String: String] {
        let entries = texts.prefix(5).enumerated().map { "\"Pie-aB-00\($0.offset).text\" = \"\($0.element.2)\";" }
        let labels = texts.prefix(count).enumerated().map { index, text in
            """
            <label text="\(text.1)" id="Pie-aB-00\(index)"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
            """
        }
        return [
            "ko.lproj/Pier.strings": entries.joined(separator: "\n"),
            "Base.lproj/Pier.xib": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects><view id="Pie-aB-100"><subviews>\(labels.joined())</subviews></view></objects>
            </document>
            """,
        ]
    }

    private static let examples: [RuleExample] = [
        RuleExample(.review, table(english, mark: 5), in: path, files: korean(5)),
        RuleExample(.review, table(english, mark: 0), in: path, files: korean(6, copying: 1)),
        RuleExample(.review, catalog(last: "needs_review", mark: "↓"), in: catalogPath, files: ["Texts.swift": uses]),
        RuleExample(.silent, catalog(last: "translated"), in: catalogPath, files: ["Texts.swift": uses]),
        RuleExample(
            .nearMiss("no code has the key that is marked"), catalog(last: "needs_review"), in: catalogPath,
            files: ["Texts.swift": uses.replacing("\"list\"", with: "\"other\"")]),
        RuleExample(.silent, table(english), in: path, files: korean(6)),
        RuleExample(.silent, table(english), in: path, files: korean(6, copying: 3)),
        RuleExample(.silent, table(english), in: path, files: korean(5).merging(["Texts.swift": ""]) { _, new in new }),
        RuleExample(.silent, table(english), in: path),
        RuleExample(.silent, table(Array(english.prefix(3))), in: path, files: korean(2)),
        RuleExample(.review, table(views, mark: 5), in: viewPath, files: koreanViews(objects: 6)),
        RuleExample(
            .nearMiss("the view was deleted, and its text stayed in the table"), table(views), in: viewPath,
            files: koreanViews(objects: 5)),
        RuleExample(
            .nearMiss("a variant shows the words of its language"), table(english), in: path,
            files: ["en-GB.lproj/Localizable.strings": english.prefix(5).joined(separator: "\n"), "Texts.swift": uses]),
        RuleExample(
            .nearMiss("an address is the same in every language"),
            table(english + ["\"mail\" = \"#crew@harbor-of-the-island.example::mailto:crew@harbor.example#\";"]),
            in: path,
            files: korean(6).merging([
                "Texts.swift": uses + "; let mail = \"mail\"",
            ]) { _, new in new }),
        RuleExample(
            .nearMiss("a link with its address and a number have no words"),
            table(
                english + [
                    #""site" = "<a href=\"https://harbor.example/about/the/island\">harbor.example</a>";"#,
                    #""call_us" = "+82 2 123 4567";"#,
                ]), in: path,
            files: korean(6).merging([
                "Texts.swift": uses + "; let more = [\"site\", \"call_us\"]",
            ]) { _, new in new }),
        RuleExample(
            .nearMiss("each says the same in two languages on purpose"), table(english + both), in: path,
            files: [
                "ko.lproj/Localizable.strings": (korean + both).joined(separator: "\n"),
                "Texts.swift": uses + "; let form = [\"form_name\", \"form_day\", \"form_ship\"]",
            ]),
        RuleExample(
            .nearMiss("their keys say of which language each is the text"),
            table(english + notes), in: path,
            files: [
                "ko.lproj/Localizable.strings": (korean + notes).joined(separator: "\n"),
                "Texts.swift": uses + "; let notes = [\"note_en\", \"note_ko\"]",
            ]),
        RuleExample(
            .review,
            table(english + ["\"user_id\" = \"This is what the crew knows you by\";"], mark: 6), in: path,
            files: [
                "ko.lproj/Localizable.strings": korean.joined(separator: "\n"),
                "Texts.swift": uses + "; let id = \"user_id\"",
            ]),
        RuleExample(
            .nearMiss("a language that was only begun is known to be unfinished"), table(english), in: path,
            files: korean(2)),
        RuleExample(
            .nearMiss("what people write in one country they read in another"), table(english), in: path,
            files: ["en-GB.lproj/Localizable.strings": english.joined(separator: "\n")]),
    ]

    /// What a table lacks.
    struct Signal: Hashable, Sendable {
        /// The table.
        let table: String
        /// The languages, each with the number of its texts that are missing or stand in the first language.
        let gaps: [Gap]
        /// One of the texts.
        let example: String
        /// Languages in which much more is missing.
        let begun: [String]
        /// Languages with texts that the catalog marks for review, each with their number.
        let unchecked: [Unchecked]
        /// What adds an empty entry, marked as new, for each text that a catalog lacks in one of the languages.
        let insertions: [SourceEdit]
    }

    /// Texts of a language whose first text has changed since they were translated, or that a person should look at.
    struct Unchecked: Hashable, Sendable {
        /// The language.
        let language: String
        /// Their number.
        let count: Int
    }

    /// What a table lacks in one language.
    struct Gap: Hashable, Sendable {
        /// The language.
        let language: String
        /// Texts that are not there, or that nobody has translated yet.
        let missing: Int
        /// Texts that are those of the first language.
        let copied: Int
    }

    /// A table, and what each of its languages lacks.
    private struct Read {
        let target: TargetFacts
        let table: TargetTable
        let lacks: [Lack]
        private let texts: [TranslatableText]

        init(_ table: TargetTable, of target: TargetFacts) {
            (self.target, self.table) = (target, table)
            let spoken = Set(table.others.keys).union(table.written.first.map { [$0.language] } ?? [])
            let twins = TextsByLanguage(table.written.map(\.key), in: spoken)
            let texts = table.written.enumerated().compactMap { number, entry in
                twins.has(entry.key) ? nil : TranslatableText(number, entry)
            }
            self.texts = texts
            lacks = table.others.sorted { $0.key < $1.key }.map { language, entries in
                Lack(of: language, entries, in: table, texts: texts)
            }
        }

        /// The same without keys that nothing names.
        func lacks(without unused: Set<String>) -> [Lack] {
            let used = texts.filter { !unused.contains($0.key) }
            return lacks.map { lack in
                guard (lack.numbers + lack.unchecked).contains(where: { unused.contains(table.written[$0].key) })
                else { return lack }
                return Lack(of: lack.language, table.others[lack.language] ?? [], in: table, texts: used)
            }
        }
    }

    /// A text of the first language in which there is anything to translate.
    private struct TranslatableText {
        /// Its number in the table.
        let number: Int
        let key: String
        let source: String
        /// Whether it is more than a name: asked once for all languages, of which many may have a copy.
        let isSentence: Bool
        /// Whether it says the same in two languages, as `이름 / Name` does.
        let isOfTwo: Bool

        init?(_ number: Int, _ entry: StringEntry) {
            guard let source = entry.value, source.isTranslatable, !source.isAddress else { return nil }
            isOfTwo = source.isOfTwoParts
            (self.number, key, self.source) = (number, entry.key, source)
            isSentence = IncompleteTranslation.isSentence(source)
        }
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        for read in Self.read(target) { report(read, read.lacks, &answers) }
    }

    /// The keys that some language lacks are looked for in the code together: what nothing names is shown in no
    /// language.
    func examine(all project: ProjectFacts, _ answers: inout Answers<Signal>) {
        let reads = project.targets.flatMap(Self.read)
        var lacking: Set<String> = []
        for read in reads {
            for lack in Self.forgotten(among: read.lacks) {
                lacking.formUnion(lack.numbers.map { read.table.written[$0].key })
            }
            for lack in read.lacks { lacking.formUnion(lack.unchecked.map { read.table.written[$0].key }) }
        }
        let asked = Set(lacking.map { Self.object(ofKey: $0) ?? $0 })
        let found = project.names.mentions(ofKeys: asked).found
        let unused = lacking.filter { !found.contains(Self.object(ofKey: $0) ?? $0) }
        for read in reads { report(read, read.lacks(without: unused), &answers) }
    }

    private static func read(_ target: TargetFacts) -> [Read] {
        TargetTable.all(of: target).filter { $0.written.count >= fewest }.map { Read($0, of: target) }
    }

    /// The object of an interface file that a key belongs to, which alone is named there: `x2F-aB-9qZ` of
    /// `x2F-aB-9qZ.text`. Tables keep the texts of objects that were deleted.
    private static func object(ofKey key: String) -> String? {
        let object = key.prefix { $0 != "." }
        let parts = object.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.count) == [3, 2, 3] && key.contains(".") ? String(object) : nil
    }

    private func report(_ read: Read, _ lacks: [Lack], _ answers: inout Answers<Signal>) {
        let table = read.table
        let found = Self.forgotten(among: lacks)
        let unchecked = lacks.filter { !$0.unchecked.isEmpty && $0.isTranslated }
        guard let first = (found.compactMap(\.numbers.first) + unchecked.compactMap(\.unchecked.first)).min()
        else { return answers.pass() }
        // What is missing is told before what is marked.
        let text = table.written[found.compactMap(\.numbers.first).min() ?? first]
        let signal = Signal(
            table: table.name, gaps: found.map(\.gap), example: text.value ?? text.key,
            begun: lacks.filter { lack in
                !lack.numbers.isEmpty && !found.contains { $0.language == lack.language }
            }.map(\.gap.language),
            unchecked: unchecked.map { Unchecked(language: $0.language, count: $0.unchecked.count) },
            insertions: Self.insertions(of: found))
        answers.review(
            signal, of: read.target, at: text.place, certainty: .likely,
            related: (found.isEmpty ? unchecked : found).prefix(5).compactMap { lack in
                table.others[lack.language]?.first?.first.map {
                    RelatedPlace(
                        place: $0.place,
                        why: Bilingual(en: "The texts in \(lack.language).", ko: "\(lack.language) 텍스트입니다."))
                }
            })
    }

    /// The entries that catalogs lack, those of one text in one edit.
    private static func insertions(of lacks: [Lack]) -> [SourceEdit] {
        var texts: [SourcePlace: String] = [:]
        for lack in lacks {
            for place in lack.gaps {
                texts[place, default: ""] +=
                    "\"\(lack.language)\" : { \"stringUnit\" : { \"state\" : \"new\", \"value\" : \"\" } }, "
            }
        }
        return texts.sorted { $0.key < $1.key }.prefix(mostInsertions).map { SourceEdit(place: $0.key, text: $0.value) }
    }

    /// Entries that one repair adds at most.
    private static let mostInsertions = 500

    func repairs(_ signal: Signal) -> [RepairPlan] {
        signal.insertions.isEmpty ? [] : [.editing(signal.insertions, .mechanical)]
    }

    /// What was forgotten: of the languages that are nearly done, and of those that lack hardly more than these do.
    private static func forgotten(among lacks: [Lack]) -> [Lack] {
        let most = lacks.filter(\.isNearlyDone).map(\.numbers.count).max() ?? 0
        guard most > 0 else { return [] }
        return lacks.filter { lack in
            !lack.numbers.isEmpty && (lack.isNearlyDone || lack.isTranslated && lack.numbers.count * 2 <= most * 3)
        }
    }

    /// Keys that are the same but for the code of a language at their end, as `note_en` and `note_ko`: the text of
    /// each is meant for that language alone.
    private struct TextsByLanguage {
        private let keys: Set<String>

        init(_ keys: [String], in languages: Set<String>) {
            let ends = languages.flatMap { language in ["_", ".", "-"].map { $0 + language } }
            let ended = keys.compactMap { key -> (stem: Substring, key: String)? in
                let lower = key.lowercased()
                guard let end = ends.first(where: { lower.hasSuffix($0.lowercased()) }) else { return nil }
                return (key.dropLast(end.count), key)
            }
            self.keys = Set(
                Dictionary(grouping: ended, by: \.stem).values.filter { $0.count > 1 }.joined().map(\.key))
        }

        func has(_ key: String) -> Bool { keys.contains(key) }
    }

    /// Of fewer texts nobody can tell whether a language is meant to be finished.
    private static let fewest = 5

    /// What one language lacks of a table.
    private struct Lack {
        let language: String
        /// The numbers of the texts that it lacks, in the order of the table.
        let numbers: [Int]
        /// The numbers of those that are there and marked for review.
        let unchecked: [Int]
        /// Where a catalog has room for an entry that it lacks.
        let gaps: [SourcePlace]
        private let missing: Int
        private let done: Int
        private let undone: Int

        init(
            of language: String, _ entries: [ArraySlice<StringEntry>], in table: TargetTable,
            texts: [TranslatableText]
        ) {
            var own: [String: StringEntry] = [:]
            for entry in entries.joined() where own[entry.key] == nil { own[entry.key] = entry }
            let isForeign = scripts.contains(language.split(separator: "-").first.map(String.init) ?? language)
            let isVariant = LanguageCode.isVariant(language, of: table.written.first?.language ?? "en")
            var (missing, done, undone, numbers) = (0, 0, 0, [Int]())
            var (ofTwo, namesOfTwo, unchecked, gaps) = ([Int](), 0, [Int](), [SourcePlace]())
            for text in texts {
                let entry = own[text.key]
                if entry?.state == .stale { continue }
                if entry?.state == .needsReview, entry?.value != nil { unchecked.append(text.number) }
                if entry?.value == nil || entry?.state == .new {
                    // A variant shows the words of the language itself.
                    if isVariant { continue }
                    missing += 1
                    numbers.append(text.number)
                    if let entry, entry.state == .new, entry.place.range.length == 0 { gaps.append(entry.place) }
                } else if entry?.value != text.source || isVariant {
                    done += 1
                } else if text.isSentence, text.isOfTwo {
                    ofTwo.append(text.number)
                } else if text.isSentence {
                    numbers.append(text.number)
                } else if text.isOfTwo {
                    namesOfTwo += 1
                } else if isForeign {
                    // A name may stay as it is: it says nothing, but a table of them is not translated.
                    undone += 1
                }
            }
            // A single one may be a choice that is written with a slash.
            if ofTwo.count + namesOfTwo < fewestOfTwo { numbers = (numbers + ofTwo).sorted() }
            (self.language, self.numbers, self.missing, self.done) = (language, numbers, missing, done)
            self.undone = undone
            self.unchecked = unchecked
            self.gaps = gaps
        }

        /// Whether so much is translated that the rest is likely to have been forgotten.
        var isNearlyDone: Bool { done >= 4 * numbers.count && isTranslated }

        /// Whether it has at least as many texts of its own as texts that may be names, or not translated.
        var isTranslated: Bool { done >= undone }

        var gap: Gap { Gap(language: language, missing: missing, copied: numbers.count - missing) }
    }

    /// Texts in two languages from which on they are a way of writing.
    private static let fewestOfTwo = 3

    /// Whether a text is more than a name: three words, of which most begin small.
    private static func isSentence(_ text: String) -> Bool {
        // Three words have two marks between them, which bytes say in a fraction of the time.
        guard text.utf8.count(where: { !(0x61...0x7A ~= $0 | 0x20) }) >= 2 else { return false }
        let words = text.split { !$0.isLetter && $0 != "'" && $0 != "’" }.filter { $0.count > 1 }
        return words.count >= 3 && words.count(where: { $0.first?.isLowercase ?? false }) * 2 > words.count
            && !text.holds("://")
    }

    /// Languages that are written in other letters than those of English.
    private static let scripts: Set<String> = [
        "ar", "be", "bg", "bn", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "kn", "ko", "ml", "mr", "pa", "ru",
        "sr", "ta", "te", "th", "uk", "ur", "yue", "zh",
    ]

    func phrase(_ signal: Signal) -> Phrasing {
        let example = TextLine.short(signal.example)
        let marked = signal.unchecked.prefix(Self.shown).map { "\($0.language) (\($0.count))" }.joined(separator: ", ")
        guard !signal.gaps.isEmpty else {
            return Phrasing(
                message: Bilingual(
                    en: """
                        The catalog “\(signal.table)” marks translations as to be reviewed: \(marked); for example \
                        that of “\(example)”. The text they were made from may have changed.
                        """,
                    ko: """
                        “\(signal.table)” 카탈로그에 검토가 필요하다고 표시된 번역이 있습니다: \(marked). 예: “\(example)”. 번역한 뒤에 \
                        원문이 바뀌었을 수 있습니다.
                        """),
                fix: Bilingual(
                    en: "Have them compared with the text of the first language, and mark them as reviewed.",
                    ko: "원문과 비교해 확인한 다음 검토 완료로 표시하세요."))
        }
        let list = signal.gaps.prefix(Self.shown).map { "\($0.language) (\($0.missing + $0.copied))" }
            .joined(separator: ", ")
        let rest = signal.gaps.count - Self.shown
        let more =
            rest > 0 ? Bilingual(en: " and \(rest) more languages", ko: " 외 언어 \(rest)개") : Bilingual(en: "", ko: "")
        let begun = signal.begun.prefix(Self.shown).joined(separator: ", ")
        let others = signal.begun.isEmpty ? Bilingual(en: "", ko: "")
            : Bilingual(en: " Much more is missing in others: \(begun).", ko: " 다음 언어에는 훨씬 많이 빠져 있습니다: \(begun).")
        let unchecked = marked.isEmpty ? Bilingual(en: "", ko: "")
            : Bilingual(en: " Marked as to be reviewed: \(marked).", ko: " 검토가 필요하다고 표시된 번역: \(marked).")
        return Phrasing(
            message: Bilingual(
                en: """
                    These languages have nearly all texts of “\(signal.table)”. Texts that are missing, or sentences \
                    that stand in the first language: \(list)\(more.en); for example \
                    “\(example)”.\(others.en)\(unchecked.en)
                    """,
                ko: """
                    다음 언어는 “\(signal.table)” 테이블이 거의 번역되었지만 번역이 없거나 문장이 원래 언어 그대로인 텍스트가 있습니다: \
                    \(list)\(more.ko). 예: “\(example)”.\(others.ko)\(unchecked.ko)
                    """),
            fix: Bilingual(
                en: "Have them translated, or remove keys that no code uses.", ko: "번역하거나, 코드에서 쓰지 않는 키라면 지우세요."))
    }

    private static let shown = 8
}

extension String {
    /// Whether all that is left of it without its markup are addresses of mail or of pages, and numbers.
    fileprivate var isAddress: Bool {
        // An address has one of these marks, and few texts have.
        guard utf8.contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "<") })
        else { return false }
        var text = ""
        var isInTag = false
        for character in self {
            switch character {
            case "<": isInTag = true
            case ">": isInTag = false
            case "#", "[", "]", "(", ")", "|", "\"": if !isInTag { text.append(" ") }
            default: if !isInTag { text.append(character) }
            }
        }
        let words = text.replacing("::", with: " ").split(whereSeparator: \.isWhitespace)
            .filter { $0.contains(where: \.isLetter) }
        return !words.isEmpty && words.allSatisfy { word in
            word.contains("://") || ["mailto:", "tel:", "www."].contains { word.hasPrefix($0) }
                || word.split(separator: "@").count == 2 && word.contains(".") || Self.isHost(word)
        }
    }

    /// Whether a word is the name of a host: parts of small letters with dots between them.
    private static func isHost(_ word: Substring) -> Bool {
        let parts = word.prefix { $0 != "/" }.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1
            && parts.allSatisfy { part in
                !part.isEmpty && part.allSatisfy { $0.isNumber || $0 == "-" || $0.isLetter && $0.isLowercase }
            }
    }

    /// Whether it is two texts with a slash between them.
    fileprivate var isOfTwoParts: Bool {
        guard utf8.contains(UInt8(ascii: "/")), let slash = firstRange(of: " / ") else { return false }
        return self[..<slash.lowerBound].contains(where: \.isLetter)
            && self[slash.upperBound...].contains(where: \.isLetter)
    }
}
