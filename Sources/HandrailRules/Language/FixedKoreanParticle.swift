import HandrailModel
import HandrailSource
import HandrailStandards

/// A Korean text, in a table or in the code, with one form of a particle behind a word that is only known at run time.
struct FixedKoreanParticle: BundleItemRule, TargetRule {
    static let info = RuleInfo(
        id: "fixed-korean-particle",
        title: Bilingual(en: "Korean particle fixed behind a variable", ko: "변수 뒤에 고정된 조사"),
        reason: Bilingual(
            en: "Particles follow the sound before them: with every other word the sentence is wrong, and is heard so "
                + "in VoiceOver.",
            ko: "조사는 앞말의 받침에 따라 달라집니다. 들어가는 말에 따라 문장이 틀리게 보이고 VoiceOver도 그대로 읽습니다."),
        impact: .minor, guidelines: ["layout.localized-formats"], criteria: [], examples: examples)

    private static let used = [
        "Texts.swift": """
        enum Texts {
            static let delete = NSLocalizedString("delete", comment: "")
            static let sent = NSLocalizedString("sent", comment: "")
            static let moved = NSLocalizedString("moved", comment: "")
            static let welcome = String(format: NSLocalizedString("welcome", comment: ""), Bundle.main.appName)
        }
        """
    ]

    private static let examples: [RuleExample] = [
        RuleExample(.review, "↓\"delete\" = \"%@을 삭제할까요?\";", files: used),
        RuleExample(.review, "↓\"sent\" = \"%1$@가 ‘%2$@’를 보냈습니다.\";", files: used),
        RuleExample(.review, "↓\"moved\" = \"%@으로 옮겼습니다.\";", files: used),
        RuleExample(
            .review, deviceTable(mac: "%@를 삭제할까요?").replacing("\"ko\"", with: "↓\"ko\""), in: catalog, files: used),
        RuleExample(.silent, deviceTable(mac: "%@ 항목을 삭제할까요?"), in: catalog, files: used),
        RuleExample(.silent, "\"delete\" = \"항목(%@)을 삭제할까요?\";", files: used),
        RuleExample(.silent, "\"unused\" = \"%@을 삭제할까요?\";", files: used),
        RuleExample(
            .nearMiss("the name of the app is always the same"), "\"welcome\" = \"%@를 시작합니다.\";", files: used),
        RuleExample(.silent, "\"delete\" = \"%@을(를) 삭제할까요?\";"),
        RuleExample(.silent, "\"delete\" = \"%@ 항목을 삭제할까요?\";"),
        RuleExample(.silent, "\"hello\" = \"%@님이 보냈습니다.\";"),
        RuleExample(.silent, "\"count\" = \"%d개를 골랐습니다.\";"),
        RuleExample(.nearMiss("the syllable begins a word of its own"), "\"room\" = \"%@은행 계좌\";"),
    ] + inCode

    private static let catalog = "Localizable.xcstrings"

    /// A catalog with a text that has a form of its own for one device.
    private static func deviceTable(mac: String) -> String {
        """
        { "sourceLanguage": "en", "version": "1.0", "strings": { "delete": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Delete %@?" } },
        "ko": { "variations": { "device": {
        "mac": { "stringUnit": { "state": "translated", "value": "\(mac)" } },
        "other": { "stringUnit": { "state": "translated", "value": "%@ 항목을 삭제할까요?" } } } } } } } } }
        """
    }

    private static func view(_ text: String, _ more: String = "") -> String {
        """
        struct Pier: View {
            let name: String
            let departureTime: String
            \(more)
            var body: some View { Text(\(text)) }
        }
        """
    }

    private static func alert(_ text: String) -> String {
        """
        import UIKit

        final class PierController: UIViewController {
            func ask(_ piers: [Pier], at index: Int, _ title: String?) {
                let alert = UIAlertController(title: \(text), message: nil, preferredStyle: .alert)
                present(alert, animated: true)
            }
        }
        """
    }

    private static let inCode: [RuleExample] = [
        RuleExample(.review, view(#"↓"\(name)을 삭제할까요?""#)),
        RuleExample(.review, view(#"verbatim: name).accessibilityLabel(↓"‘\(name)’가 열렸습니다""#)),
        RuleExample(.review, alert(#"↓"\(piers[index].name)로 옮길까요?""#)),
        RuleExample(.review, alert(#"title.map { $0 } ?? ↓"\(title!)는 닫혔습니다""#)),
        RuleExample(.silent, view(#""\(name)을(를) 삭제할까요?""#)),
        RuleExample(.silent, view(#""\(name) 항목을 삭제할까요?""#)),
        RuleExample(.silent, view(#""\(name)은행 계좌""#)),
        RuleExample(.silent, alert(#""\(Pier.main.name)을 닫을까요?""#)),
        RuleExample(.silent, alert(#""\(particle(of: title))을 닫을까요?""#)),
        RuleExample(
            .nearMiss("a text that stands in the code is always the same"),
            view(#""\(harbor)를 떠납니다""#, #"private let harbor = "항구""#)),
        RuleExample(
            .nearMiss("times end with the same word"), view(#""\(departureTime)은 지났습니다""#)),
        RuleExample(
            .nearMiss("what is written to a log is shown to nobody"),
            alert(#"nil, message: nil, preferredStyle: .alert); print("\(title!)을 닫음""#)),
    ]

    let kinds: Set<BundleItem.Kind> = [.string]

    /// The particle that is fixed.
    struct Signal: Hashable, Sendable {
        /// What stands there.
        let written: String
        /// Both forms.
        let particle: KoreanParticle
        /// How many such texts the code of a file has; one for what a table holds.
        var count = 1
    }

    func examine(_ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        examine([item], in: project, &answers)
    }

    func examine(all project: ProjectFacts, _ answers: inout Answers<Signal>) {
        var korean: [BundleItem] = []
        project.forEachBundleItem(of: kinds) { item in
            if case .string(let entry) = item, entry.language.hasPrefix("ko") { korean.append(item) }
        }
        examine(korean, in: project, &answers)
        for target in project.targets { examine(target, &answers) }
    }

    let readsTexts = true

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        let uses = target.uses.filter { use in
            guard case .text(let text) = use.api, case .filled = text.form else { return false }
            return text.sink != .anywhere && !use.isOfSomeBuilds && !target.developerFiles.contains(use.place.file)
        }
        let found = uses.filter { Self.fixed(in: $0) != nil }
        for _ in found.count..<uses.count { answers.pass() }
        for uses in found.byFile {
            guard let first = uses.first, var signal = Self.fixed(in: first) else { continue }
            signal.count = uses.count
            answers.review(
                signal, of: target, at: first.place,
                related: uses.dropFirst().prefix(10).map { RelatedPlace(place: $0.place, why: Self.also) })
        }
    }

    private static let also = Bilingual(
        en: "Here a particle is fixed behind a variable as well.", ko: "여기도 변수 뒤에 조사가 고정되어 있습니다.")

    /// The first particle in a text of the code that is fixed behind a value which may be any word.
    private static func fixed(in use: CodeUse) -> Signal? {
        guard case .text(let text) = use.api, case .filled(let parts, let values) = text.form else { return nil }
        return zip(values, parts.dropFirst()).lazy.compactMap { value, part in
            value.flatMap { mayBeAnyWord($0) ? fixed(behind: part[...]) : nil }
        }.first
    }

    /// Whether a value may end with any sound, by its name: times and amounts end with the word of their unit, the
    /// name of the app never changes, and of what is one of a few all may fit.
    private static func mayBeAnyWord(_ name: String) -> Bool {
        alike.isDisjoint(with: name.split { !$0.isLetter }.flatMap { String($0).camelCaseWords })
    }

    private static let alike: Set<String> = [
        "date", "time", "day", "month", "year", "week", "hour", "minute", "second", "seconds", "minutes", "hours",
        "days", "price", "amount", "cost", "percent", "percentage", "rate", "duration", "distance", "version", "size",
        "app", "product", "brand", "company", "service", "bundle", "language", "locale", "mode", "kind", "type",
        "state", "status", "unit", "currency", "gender", "action", "josa", "particle", "suffix", "error",
    ]

    /// The keys are looked for in the code together: a text that nothing shows, or that the name of the app alone is
    /// put into, is right as it stands.
    private func examine(_ items: [BundleItem], in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        var found: [(item: BundleItem, key: String, signal: Signal)] = []
        for item in items {
            guard case .string(let entry) = item, entry.language.hasPrefix("ko") else { continue }
            let texts = ([entry.value].compactMap(\.self) + entry.forms).filter { $0.contains("@") }
            guard !texts.isEmpty else { continue }
            if let signal = texts.lazy.compactMap(Self.fixed).first {
                found.append((item, entry.key, signal))
            } else {
                answers.pass()
            }
        }
        let varying = project.names.mentions(ofKeys: Set(found.map(\.key))).varying
        for text in found {
            guard varying.contains(text.key) else {
                answers.pass()
                continue
            }
            answers.review(text.signal, of: text.item, cause: .app("particles"))
        }
    }

    /// The first particle that follows a variable, and is followed by no other letter and no bracket.
    private static func fixed(in text: String) -> Signal? {
        var rest = text[...]
        while let percent = rest.firstIndex(of: "%") {
            rest = rest[rest.index(after: percent)...]
            let behind = rest.drop { $0.isASCII && $0.isNumber || $0 == "$" }
            guard behind.first == "@" else { continue }
            if let signal = fixed(behind: behind.dropFirst()) { return signal }
        }
        return nil
    }

    /// The particle that a text begins with behind a variable.
    private static func fixed(behind text: Substring) -> Signal? {
        let after = text.drop { quotes.contains($0) }
        for particle in KoreanParticle.all {
            for form in [particle.closed, particle.open] where after.hasPrefix(form) {
                let next = after.dropFirst(form.count).first
                if next.map({ !$0.isLetter && $0 != "(" && $0 != "/" }) ?? true {
                    return Signal(written: form, particle: particle)
                }
            }
        }
        return nil
    }

    /// A bracket is none of them: behind it the particle belongs to the noun before it.
    private static let quotes: Set<Character> = ["’", "”", "'", "\"", "」", "》", ">"]

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        let both = signal.particle.both
        return Phrasing(
            message: Bilingual(
                en: """
                    In \(places) texts one form of a particle stands behind a variable, such as “\(signal.written)”: \
                    it is wrong behind half of all words.
                    """,
                ko: """
                    문장 \(places)개에서 변수 뒤에 ‘\(signal.written)’ 같은 조사 한 가지만 고정되어 있어, 들어가는 말의 받침에 따라 틀린 문장이 \
                    됩니다.
                    """),
            fix: Bilingual(
                en: "Where the word varies, put a noun of the text's own behind it, or write both forms: “\(both)”.",
                ko: "들어가는 말이 달라지는 곳에서는 변수 뒤에 ‘항목’ 같은 명사를 두거나 두 형태를 함께 쓰세요: ‘\(both)’."))
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let both = signal.particle.both
        let more = MoreInFile.words(for: signal.count)
        return Phrasing(
            message: Bilingual(
                en: """
                    “\(signal.written)” stands behind a variable\(more.en): it is wrong behind half of all words.
                    """,
                ko: """
                    변수 뒤에 조사 ‘\(signal.written)’ 한 가지만 고정되어 있어\(more.ko), 들어가는 말의 받침에 따라 틀린 문장이 됩니다.
                    """),
            fix: Bilingual(
                en: "Put a noun of the text's own behind the variable, or write both forms: “\(both)”.",
                ko: "변수 뒤에 ‘항목’ 같은 명사를 두거나 두 형태를 함께 쓰세요: ‘\(both)’."))
    }
}
