import HandrailModel
import HandrailSource

/// Texts of alerts, notifications and notices that are there in one language although the app speaks several: they
/// stand in the code, or are looked up under keys that no table has.
struct HardCodedText: TargetRule {
    static let info = RuleInfo(
        id: "hard-coded-text",
        title: Bilingual(en: "Text in one language only", ko: "한 언어로만 나오는 텍스트"),
        reason: Bilingual(
            en: """
                What asks for a decision or says what went wrong helps only people who can read it; others press a \
                button at a guess.
                """,
            ko: "결정을 묻거나 무엇이 잘못됐는지 알리는 텍스트는 읽을 수 있어야 도움이 됩니다. 읽지 못하는 사람은 짐작으로 버튼을 누르게 됩니다."),
        impact: .moderate, guidelines: ["layout.localized-formats", "accessibility.spoken-language"], criteria: [],
        examples: examples + HardCodedTextExamples.all)

    private static let translated = [
        "en.lproj/Localizable.strings": "\"start\" = \"Start\";",
        "ko.lproj/Localizable.strings": "\"start\" = \"시작\";",
    ]

    private static func controller(_ code: String) -> String {
        """
        import UIKit

        final class PierController: UIViewController {
            private let label = UILabel()

            func show(_ name: String, _ count: Int, _ depth: Double, _ piers: [String]) {
                \(code)
            }
        }
        """
    }

    private static func alert(_ title: String) -> String {
        controller("let alert = UIAlertController(title: \(title), message: nil, preferredStyle: .alert)")
    }

    private static let examples: [RuleExample] = [
        RuleExample(.violation, alert("↓\"Leave the pier?\""), files: translated),
        RuleExample(.violation, controller("content.body = ↓\"Your ferry leaves soon\""), files: translated),
        RuleExample(
            .violation,
            controller(
                "let first = UIAlertAction(title: ↓\"Leave\", style: .default)\n"
                    + "        let second = UIAlertAction(title: \"Stay\", style: .cancel)"),
            files: translated),
        RuleExample(.silent, alert("\"Leave the pier?\"")),
        RuleExample(.silent, alert("NSLocalizedString(\"leave\", comment: \"\")"), files: translated),
        RuleExample(.silent, alert("\"OK\""), files: translated),
        RuleExample(.silent, alert("name"), files: translated),
        RuleExample(
            .nearMiss("what is written to the log is not shown"),
            controller("print(\"Leave the pier?\" + name)"), files: translated),
    ]

    let readsTexts = true

    /// What is wrong with the texts of one file.
    struct Signal: Hashable, Sendable {
        /// The first of them.
        let text: String
        /// Why it is in one language only.
        let cause: Cause
        /// How many there are for the same cause.
        let count: Int
    }

    /// Why a text is in one language only.
    enum Cause: Hashable, Sendable, CaseIterable {
        /// It stands in the code.
        case literal
        /// No table has the key that it is looked up under.
        case lookup
        /// The tables write the places for values otherwise than the key that is looked up.
        case format
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        let uses = target.uses.filter { use in
            guard case .text = use.api else { return false }
            return !use.isOfSomeBuilds && !target.developerFiles.contains(use.place.file)
        }
        let found = HardCodedTexts(uses)
        guard !found.isEmpty, target.speaksSeveralLanguages else { return }
        let faults = found.faults(in: target)
        for cause in Cause.allCases {
            let texts = faults.filter { $0.cause == cause }
            let words = Dictionary(texts.map { ($0.use.place, $0.text) }, uniquingKeysWith: { first, _ in first })
            for uses in texts.map(\.use).byFile {
                guard let first = uses.first, let text = words[first.place] else { continue }
                answers.violation(
                    Signal(text: text, cause: cause, count: uses.count), of: target, at: first.place,
                    certainty: .likely,
                    related: uses.dropFirst().prefix(10).map { RelatedPlace(place: $0.place, why: Self.also) })
            }
        }
    }

    private static let also = Bilingual(en: "This is in one language as well.", ko: "이 텍스트도 한 언어로만 나옵니다.")

    func phrase(_ signal: Signal) -> Phrasing {
        let more = MoreInFile.words(for: signal.count)
        let text = TextLine.short(signal.text)
        return switch signal.cause {
        case .literal:
            Phrasing(
                message: Bilingual(
                    en: """
                        “\(text)” is shown in every language as it stands here\(more.en), while the app has texts \
                        in several.
                        """,
                    ko: "앱은 여러 언어를 지원하는데 “\(text)” 텍스트는 어느 언어에서나 그대로 나옵니다\(more.ko)."),
                fix: Bilingual(
                    en: "Look them up with String(localized:) or NSLocalizedString, and translate them.",
                    ko: "String(localized:)나 NSLocalizedString으로 가져오고 번역하세요."))
        case .lookup:
            Phrasing(
                message: Bilingual(
                    en: """
                        No string table has “\(text)”, which is looked up here\(more.en): it is shown as it stands \
                        in every language, while the app has texts in several.
                        """,
                    ko: """
                        앱은 여러 언어를 지원하는데 여기서 찾는 “\(text)”이(가) 어느 문자열 테이블에도 없어, 어느 언어에서나 그대로 \
                        나옵니다\(more.ko).
                        """),
                fix: Bilingual(
                    en: "Add it to the string table of each language, or look up the key that is there for it.",
                    ko: "각 언어의 문자열 테이블에 추가하거나, 이미 있는 키로 찾으세요."))
        case .format:
            Phrasing(
                message: Bilingual(
                    en: """
                        The string tables have “\(text)”, but SwiftUI looks a whole number up as %lld and a text as \
                        %@: the translation is never found\(more.en).
                        """,
                    ko: """
                        문자열 테이블의 키는 “\(text)”인데 SwiftUI는 정수를 %lld로, 텍스트를 %@로 찾으므로 번역을 전혀 찾지 \
                        못합니다\(more.ko).
                        """),
                fix: Bilingual(
                    en: """
                        Write the places of the key as they are looked up: %lld for an Int, %@ for a text, %lf for \
                        a Double.
                        """,
                    ko: "키의 자리를 코드가 찾는 대로 적으세요. Int는 %lld, 텍스트는 %@, Double은 %lf입니다."))
        }
    }
}

extension [CodeUse] {
    /// The uses of each file, in the order of the files.
    var byFile: [[CodeUse]] {
        Dictionary(grouping: self, by: \.place.file).sorted { $0.key < $1.key }.map { file in
            file.value.sorted { $0.place < $1.place }
        }
    }
}
