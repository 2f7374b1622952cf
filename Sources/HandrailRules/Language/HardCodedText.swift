import HandrailModel
import HandrailSource

/// Texts of alerts and notifications that stand in the code in one language although the app speaks several.
struct HardCodedText: TargetRule {
    static let info = RuleInfo(
        id: "hard-coded-text",
        title: Bilingual(en: "Alert in one language only", ko: "한 언어로만 나오는 경고"),
        reason: Bilingual(
            en: "An alert asks for a decision: whoever cannot read it presses a button at a guess.",
            ko: "경고는 결정을 요구합니다. 읽지 못하는 사람은 짐작으로 버튼을 누르게 됩니다."),
        impact: .moderate, guidelines: ["layout.localized-formats", "accessibility.spoken-language"], criteria: [],
        examples: examples)

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

    /// The texts of one file.
    struct Signal: Hashable, Sendable {
        /// The first of them.
        let text: String
        /// How many there are.
        let count: Int
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        let found = target.uses.filter { use in
            use.hardCodedText != nil && !use.isOfSomeBuilds && !target.developerFiles.contains(use.place.file)
        }
        guard !found.isEmpty, target.speaksSeveralLanguages else { return }
        for uses in found.byFile {
            guard let first = uses.first, let text = first.hardCodedText else { continue }
            answers.violation(
                Signal(text: text, count: uses.count), of: target, at: first.place, certainty: .likely,
                related: uses.dropFirst().prefix(10).map { RelatedPlace(place: $0.place, why: Self.also) })
        }
    }

    private static let also = Bilingual(en: "This is in one language as well.", ko: "이 텍스트도 한 언어로만 나옵니다.")

    func phrase(_ signal: Signal) -> Phrasing {
        let more = MoreInFile.words(for: signal.count)
        return Phrasing(
            message: Bilingual(
                en: """
                    “\(signal.text)” is shown in every language as it stands here\(more.en), while the app has texts \
                    in several.
                    """,
                ko: "앱은 여러 언어를 지원하는데 “\(signal.text)” 텍스트는 어느 언어에서나 그대로 나옵니다\(more.ko)."),
            fix: Bilingual(
                en: "Look them up with String(localized:) or NSLocalizedString, and translate them.",
                ko: "String(localized:)나 NSLocalizedString으로 가져오고 번역하세요."))
    }
}

extension CodeUse {
    /// The words of an alert or a notification that stand in the code: more than a name, a sign or OK.
    fileprivate var hardCodedText: String? {
        guard case .text(let text) = api, text.sink == .alert || text.sink == .notification,
            case .literal(let words) = text.form
        else { return nil }
        let letters = words.split { !$0.isLetter }.filter { $0.count > 2 }
        return letters.isEmpty || IdentifierShape(words) != nil ? nil : words
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
