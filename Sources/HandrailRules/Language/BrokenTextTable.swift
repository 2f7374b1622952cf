import HandrailModel
import HandrailSource

/// A table of texts in which something was lost: a place for a value that a translation has not, or one of two texts
/// under one key.
struct BrokenTextTable: TargetRule {
    static let info = RuleInfo(
        id: "broken-text-table",
        title: Bilingual(en: "Text table that lost something", ko: "내용이 빠진 문자열 테이블"),
        reason: Bilingual(
            en: "In one language people are told less than in others, or something else: how much is left, whom it is "
                + "about.",
            ko: "한 언어에서만 남은 양이나 상대의 이름 같은 값이 빠지거나 다른 문장이 나옵니다."),
        impact: .moderate, guidelines: ["layout.localized-formats"], criteria: [], examples: examples)

    private static let english = """
        "left" = "%d minutes left";
        "from" = "From %1$@ to %2$@";
        "full" = "{{free}} of {{total}} free";
        "sure" = "100% sure";
        """

    private static func korean(_ entries: String) -> [String: String] {
        [
            "ko.lproj/Localizable.strings": entries,
            "Texts.swift": "let all = [\"left\", \"from\", \"full\", \"sure\"]",
        ]
    }

    /// A catalog with a text whose translation has a form of its own for one device.
    private static func catalog(mac: String) -> String {
        """
        { "sourceLanguage": "en", "version": "1.0", "strings": { "open": { "localizations": {
        ↓"en": { "stringUnit": { "state": "translated", "value": "Open %@" } },
        "de": { "variations": { "device": {
        "mac": { "stringUnit": { "state": "translated", "value": "\(mac)" } },
        "other": { "stringUnit": { "state": "translated", "value": "%@ öffnen" } } } } } } } } }
        """
    }

    private static let opening = ["Texts.swift": "let open = \"open\""]
    private static let path = "en.lproj/Localizable.strings"
    private static let marked = "↓" + english

    private static let examples: [RuleExample] = [
        RuleExample(.review, marked, in: path, files: korean("\"left\" = \"몇 분 남음\";")),
        RuleExample(
            .review, marked.replacing("↓", with: "").replacing("\"full\"", with: "↓\"full\""), in: path,
            files: korean("\"full\" = \"{{total}} 중에서 사용 가능\";")),
        RuleExample(
            .review, english + "\n↓\"sure\" = \"Quite sure\";", in: path, files: korean("\"sure\" = \"확실함\";")),
        RuleExample(
            .review, english.replacing("\"full\"", with: "↓\"full\""), in: path,
            files: korean("\"full\" = \"%@개 중 %@개 사용 가능\";").merging([
                "de.lproj/Localizable.strings": "\"full\" = \"%@ von %@ frei\";",
                "fr.lproj/Localizable.strings": "\"full\" = \"%@ sur %@ libres\";",
            ]) { _, new in new }),
        RuleExample(
            .review, marked, in: path,
            files: korean("\"left\" = \"몇 분 남음\";").merging([
                "de.lproj/Localizable.strings": "\"left\" = \"Noch %d Minuten\";",
                "fr.lproj/Localizable.strings": "\"left\" = \"Encore quelques minutes\";",
            ]) { _, new in new }),
        RuleExample(
            .review, catalog(mac: "Auf dem Mac öffnen"), in: "Localizable.xcstrings", files: opening),
        RuleExample(
            .silent, catalog(mac: "%@ auf dem Mac öffnen").replacing("↓", with: ""), in: "Localizable.xcstrings",
            files: opening),
        RuleExample(.silent, english, in: path, files: korean("\"left\" = \"%ld분 남음\";")),
        RuleExample(.silent, english, in: path, files: korean("\"from\" = \"%2$@에서 %1$@까지\";")),
        RuleExample(.silent, english, in: path, files: korean("\"sure\" = \"확실함\";")),
        RuleExample(
            .silent, english + "\n\"sure\" = \"100% sure\";", in: path, files: korean("\"sure\" = \"확실함\";")),
        RuleExample(
            .nearMiss("no code shows the text"), english, in: path,
            files: ["ko.lproj/Localizable.strings": "\"left\" = \"몇 분 남음\";"]),
    ]

    /// What was lost.
    enum Signal: Hashable, Sendable {
        /// Values that translations of a table have no place for, by language, with one of these texts.
        case values(languages: [String: Int], example: Loss)
        /// Texts of the first language that lack a place which most translations have in place of theirs, one of them,
        /// and how many translations have it.
        case first(count: Int, example: Loss, others: Int)
        /// Keys that stand in one file with different texts: how many, one of them with the languages of its files, and
        /// the languages of all.
        case twice(count: Int, key: String, languages: [String], ofAll: [String])
    }

    /// A translation without a place for a value.
    struct Loss: Hashable, Sendable {
        let language: String
        let text: String
        let value: String
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        for table in TargetTable.all(of: target) {
            let losses = Self.losses(in: table)
            report(losses, of: table, in: target, &answers)
            reportFirst(losses, in: target, &answers)
        }
        reportTwice(in: target, &answers)
    }

    func examine(all project: ProjectFacts, _ answers: inout Answers<Signal>) {
        let losses = project.targets.map { target in
            TargetTable.all(of: target).map { (table: $0, losses: Self.losses(in: $0)) }
        }
        let keys = Set(losses.joined().flatMap { $0.losses.map { $0.written.key } })
        let used = project.names.mentions(ofKeys: keys).found
        for (target, tables) in zip(project.targets, losses) {
            for (table, losses) in tables {
                let shown = losses.filter { used.contains($0.written.key) }
                report(shown, of: table, in: target, &answers)
                reportFirst(shown, in: target, &answers)
            }
            reportTwice(in: target, &answers)
        }
    }

    // MARK: Values

    /// A translation, the text that it is of, and a value that it has no place for.
    private struct Found {
        let written: StringEntry
        let translated: StringEntry
        /// The text, or the form of it, that lacks the place.
        let text: String
        let value: String
        /// What most translations have a place for, in place of what the first language has; `nil` where the first
        /// language is not alone with its own.
        let agreed: String?
        /// How many translations do.
        let agreeing: Int
    }

    private static func losses(in table: TargetTable) -> [Found] {
        // Few texts have values, and each of them is compared with many translations.
        var written: [String: (entry: StringEntry, values: TextValues)] = [:]
        for entry in table.written where written[entry.key] == nil {
            guard let source = entry.value, TextValues.mayStand(in: source) else { continue }
            written[entry.key] = (entry, TextValues(source))
        }
        guard !written.isEmpty else { return [] }
        let agreed = agreedValues(in: table, written: written.mapValues(\.values))
        return table.others.values.joined().joined().compactMap { entry -> Found? in
            guard entry.state != .new, entry.state != .stale, let own = written[entry.key],
                let text = entry.value, !text.isEmpty, text != own.entry.value
            else { return nil }
            guard let value = own.values.firstMissing(in: TextValues(text)) else {
                return Self.lossInForms(of: entry, own.entry, own.values)
            }
            let others = agreed[entry.key]
            return Found(
                written: own.entry, translated: entry, text: text, value: value, agreed: others?.value,
                agreeing: others?.count ?? 0)
        }.sorted { ($0.written.place, $0.translated.place) < ($1.written.place, $1.translated.place) }
    }

    /// A form of a translation that has no place for a text, which the forms of the first language all have: a number
    /// is often left out where a form is for one number alone.
    private static func lossInForms(of entry: StringEntry, _ own: StringEntry, _ values: TextValues) -> Found? {
        for form in entry.forms {
            guard let value = values.firstMissing(in: TextValues(form)), value.hasSuffix("@"),
                own.forms.allSatisfy({ values.firstMissing(in: TextValues($0)) == nil })
            else { continue }
            return Found(written: own, translated: entry, text: form, value: value, agreed: nil, agreeing: 0)
        }
        return nil
    }

    /// By the key of a text, a place that most of its translations have and the first language has not, where they lack
    /// one of its own: then it is the first language that nobody fills.
    private static func agreedValues(
        in table: TargetTable, written: [String: TextValues]
    ) -> [String: (value: String, count: Int)] {
        var asked: [String: Int] = [:]
        var others: [String: [String: Int]] = [:]
        for entry in table.others.values.joined().joined() {
            guard entry.state != .new, entry.state != .stale, let own = written[entry.key], let text = entry.value,
                !text.isEmpty
            else { continue }
            asked[entry.key, default: 0] += 1
            guard TextValues.mayStand(in: text) else { continue }
            let values = TextValues(text)
            guard own.firstMissing(in: values) != nil, let other = values.firstMissing(in: own) else { continue }
            others[entry.key, default: [:]][other, default: 0] += 1
        }
        return others.compactMapValues { values in
            values.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { (value: $0.key, count: $0.value) }
        }.filter { key, most in most.count >= fewestAgreeing && most.count * 2 > asked[key] ?? 0 }
    }

    /// Languages that have to agree against the first one.
    private static let fewestAgreeing = 2

    private func reportFirst(_ losses: [Found], in target: TargetFacts, _ answers: inout Answers<Signal>) {
        let odd = losses.filter { $0.agreed != nil }
        guard let first = odd.first, let text = first.written.value, let agreed = first.agreed else { return }
        let example = Loss(language: first.written.language, text: text, value: agreed)
        answers.review(
            .first(count: Set(odd.map(\.written.key)).count, example: example, others: first.agreeing), of: target,
            at: first.written.place, certainty: .likely,
            related: odd.prefix(5).map { RelatedPlace(place: $0.translated.place, why: Self.has(agreed)) })
    }

    private static func has(_ value: String) -> Bilingual {
        Bilingual(en: "This has a place for \(value).", ko: "여기에는 \(value) 자리가 있습니다.")
    }

    private func report(
        _ all: [Found], of table: TargetTable, in target: TargetFacts, _ answers: inout Answers<Signal>
    ) {
        let losses = all.filter { $0.agreed == nil }
        guard let first = losses.first else { return answers.pass() }
        let languages = Dictionary(losses.map { ($0.translated.language, 1) }, uniquingKeysWith: +)
        let example = Loss(language: first.translated.language, text: first.text, value: first.value)
        answers.review(
            .values(languages: languages, example: example), of: target, at: first.written.place, certainty: .likely,
            related: losses.prefix(10).map { RelatedPlace(place: $0.translated.place, why: Self.lacks($0.value)) })
    }

    private static func lacks(_ value: String) -> Bilingual {
        Bilingual(en: "This has no place for \(value).", ko: "여기에는 \(value) 자리가 없습니다.")
    }

    // MARK: Keys that come twice

    /// The same slip stands in many languages, as their files are copies of one: it is told once.
    private func reportTwice(in target: TargetFacts, _ answers: inout Answers<Signal>) {
        let found = target.declared.tables.flatMap(Self.keysTwice)
        guard let pair = found.first else { return }
        let keys = Set(found.map(\.later.key)).count
        let languages = Set(found.map(\.later.language)).sorted()
        answers.review(
            .twice(
                count: keys, key: pair.later.key,
                languages: Set(found.filter { $0.later.key == pair.later.key }.map(\.later.language)).sorted(),
                ofAll: languages), of: target,
            at: pair.later.place, certainty: .likely, impact: .minor,
            related: [RelatedPlace(place: pair.earlier.place, why: Self.before)]
                + found.dropFirst().prefix(10).map { RelatedPlace(place: $0.later.place, why: Self.again) })
    }

    /// The keys that stand twice in a file of one language, with different texts; catalogs cannot have any.
    private static func keysTwice(_ file: ArraySlice<StringEntry>) -> [(earlier: StringEntry, later: StringEntry)] {
        guard let language = file.first?.language, file.last?.language == language else { return [] }
        var first: [String: StringEntry] = [:]
        return file.compactMap { entry in
            guard entry.language == language, let earlier = first.updateValue(entry, forKey: entry.key),
                let old = earlier.value, let new = entry.value, old != new
            else { return nil }
            return (earlier, entry)
        }
    }

    private static let again = Bilingual(en: "Here as well.", ko: "여기도 마찬가지입니다.")
    private static let before = Bilingual(en: "The key stands here as well.", ko: "여기에도 같은 키가 있습니다.")

    /// Languages that a message names at most.
    private static let shown = 8

    // MARK: Words

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .values(let languages, let example):
            let list = languages.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
            return Phrasing(
                message: Bilingual(
                    en: """
                        Translations have no place for a value that the text has: \(list). In \(example.language) \
                        “\(TextLine.short(example.text))” lacks \(example.value).
                        """,
                    ko: """
                        원문에 있는 값의 자리가 번역에 없습니다: \(list). 예를 들어 \(example.language)의 \
                        “\(TextLine.short(example.text))”에는 \(example.value)이(가) 없습니다.
                        """),
                fix: Bilingual(
                    en: "Put the value back where it belongs in the sentence, spelled as in the first language.",
                    ko: "문장에서 알맞은 자리에 원문과 같은 표기로 값을 되돌려 넣으세요."))
        case .first(let count, let example, let others):
            let more = count > 1
                ? Bilingual(en: " So it is with \(count - 1) more texts.", ko: " 이런 문장이 \(count - 1)개 더 있습니다.")
                : Bilingual(en: "", ko: "")
            return Phrasing(
                message: Bilingual(
                    en: """
                        “\(TextLine.short(example.text))” of the first language (\(example.language)) has no place \
                        for \(example.value), which \(others) translations have in place of its own.\(more.en)
                        """,
                    ko: """
                        원문(\(example.language)) “\(TextLine.short(example.text))”에는 번역 \(others)개에 있는 \
                        \(example.value) 자리가 없고, 다른 표기가 있습니다.\(more.ko)
                        """),
                fix: Bilingual(
                    en: "Spell the value in the first language as the translations do, if that is what the code fills.",
                    ko: "코드가 채우는 값이 번역의 표기라면 원문도 같은 표기로 고치세요."))
        case .twice(let count, let key, let languages, let all):
            let list = languages.prefix(Self.shown).joined(separator: ", ")
                + (languages.count > Self.shown ? " (+\(languages.count - Self.shown))" : "")
            let others = all.prefix(Self.shown).joined(separator: ", ")
                + (all.count > Self.shown ? " (+\(all.count - Self.shown))" : "")
            let place = all == languages ? Bilingual(en: "", ko: "")
                : Bilingual(en: " in one of \(others)", ko: " 언어별 테이블(\(others))에")
            let more = switch count {
            case 1: Bilingual(en: "", ko: "")
            case 2: Bilingual(en: ", as does one more key\(place.en)", ko: "\(place.ko) 이런 키가 하나 더 있습니다.")
            default:
                Bilingual(
                    en: ", as do \(count - 1) more keys\(place.en)", ko: "\(place.ko) 이런 키가 \(count - 1)개 더 있습니다.")
            }
            return Phrasing(
                message: Bilingual(
                    en: """
                        “\(TextLine.short(key))” stands twice in one table (\(list)) with different texts\(more.en).
                        """,
                    ko: "“\(TextLine.short(key))” 키가 한 테이블(\(list))에 서로 다른 문장으로 두 번 있습니다.\(more.ko)"),
                fix: Bilingual(
                    en: "Keep the text that is right, and delete the other: only one of them is ever shown.",
                    ko: "맞는 문장만 남기고 다른 하나는 지우세요. 둘 중 하나만 표시됩니다."))
        }
    }
}
