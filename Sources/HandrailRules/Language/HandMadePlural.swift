import HandrailModel
import HandrailSource

/// A plural that is made by asking whether a number is one.
struct HandMadePlural: TargetRule {
    static let info = RuleInfo(
        id: "hand-made-plural",
        title: Bilingual(en: "Plural made by hand", ko: "직접 만든 복수형"),
        reason: Bilingual(
            en: "Polish and Arabic have more than two forms, Korean and Japanese have one: two texts do not go round.",
            ko: "폴란드어와 아랍어는 복수형이 셋 이상이고 한국어와 일본어는 하나뿐입니다. 두 가지 문장으로는 맞출 수 없습니다."),
        impact: .minor, guidelines: ["layout.localized-formats"], criteria: [], examples: examples)

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

    private static let examples: [RuleExample] = [
        RuleExample(
            .review, controller("label.text = ↓count == 1 ? \"1 pier\" : \"\\(count) piers\""), files: translated),
        RuleExample(
            .review, controller("label.text = \"\\(count) pier\" + ↓(count > 1 ? \"s\" : \"\")"), files: translated),
        RuleExample(
            .review,
            controller("""
                if ↓count == 1 {
                            label.text = NSLocalizedString("one", comment: "")
                        } else {
                            label.text = NSLocalizedString("many", comment: "")
                        }
                """), files: translated),
        RuleExample(.silent, controller("label.text = count == 1 ? \"1 pier\" : \"\\(count) piers\"")),
        RuleExample(
            .silent, controller("label.text = String(localized: \"\\(count) piers\")"), files: translated),
        RuleExample(.silent, controller("print(count == 1 ? \"pier\" : \"piers\")"), files: translated),
        RuleExample(.silent, controller("label.text = count == 1 ? \"left\" : \"right\""), files: translated),
        RuleExample(
            .nearMiss("a place in a list is no number of things"),
            controller("""
                label.text = index == 1 ? NSLocalizedString("map", comment: "") : NSLocalizedString("list", comment: "")
                """), files: translated),
    ]

    let readsTexts = true

    /// The plurals of one file.
    struct Signal: Hashable, Sendable {
        /// The text for one thing, and for more; empty where both stand in a table.
        let one: String
        let other: String
        /// How many there are.
        let count: Int
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        let found = target.uses.filter { $0.plural != nil && !$0.isOfSomeBuilds }
        guard !found.isEmpty, target.speaksSeveralLanguages else { return }
        for uses in found.byFile {
            guard let first = uses.first, let plural = first.plural else { continue }
            answers.review(
                Signal(one: plural.one, other: plural.other, count: uses.count), of: target, at: first.place,
                certainty: .likely,
                related: uses.dropFirst().prefix(10).map { RelatedPlace(place: $0.place, why: Self.also) })
        }
    }

    private static let also = Bilingual(en: "This is one as well.", ko: "여기에도 있습니다.")

    func phrase(_ signal: Signal) -> Phrasing {
        let words = signal.one.isEmpty || signal.other.isEmpty ? "" : ", “\(signal.one)” / “\(signal.other)”"
        let more = MoreInFile.words(for: signal.count)
        return Phrasing(
            message: Bilingual(
                en: """
                    A text is chosen by whether the number is one\(words)\(more.en): that makes the plurals of English \
                    alone.
                    """,
                ko: "수가 1인지에 따라 텍스트를 고릅니다\(words)\(more.ko). 영어식 복수형에만 맞는 방식입니다."),
            fix: Bilingual(
                en: "Let the table choose: plural variations in a string catalog, or a .stringsdict.",
                ko: "문자열 카탈로그의 복수형 변형이나 .stringsdict로 테이블이 고르게 하세요."))
    }
}

extension CodeUse {
    /// The two texts of a plural that is made by hand.
    fileprivate var plural: (one: String, other: String)? {
        guard case .text(let text) = api, case .plural(let one, let other) = text.form else { return nil }
        return (one, other)
    }
}
