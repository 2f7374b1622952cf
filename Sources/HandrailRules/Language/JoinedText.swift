import HandrailModel
import HandrailSource

/// A sentence that is put together of pieces.
struct JoinedText: TargetRule {
    static let info = RuleInfo(
        id: "joined-text",
        title: Bilingual(en: "Sentence put together of pieces", ko: "조각을 이어 붙인 문장"),
        reason: Bilingual(
            en: "Other languages put words in another order and bend them: nobody can make a sentence of pieces there.",
            ko: "언어마다 어순과 조사가 다릅니다. 조각만으로는 번역가가 올바른 문장을 만들 수 없습니다."),
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
            .review, controller("label.text = ↓NSLocalizedString(\"welcome\", comment: \"\") + \" \" + name"),
            files: translated),
        RuleExample(
            .review, controller("label.text = ↓\"Leave \" + name + \" for good\""), files: translated),
        RuleExample(
            .review,
            """
            struct Pier: View {
                let name: String
                var body: some View { Text(↓String(localized: "start") + " " + name) }
            }
            """, files: translated),
        RuleExample(.silent, controller("label.text = name + \" \" + name"), files: translated),
        RuleExample(
            .silent, controller("label.text = NSLocalizedString(\"depth\", comment: \"\") + \": \" + name"),
            files: translated),
        RuleExample(
            .silent,
            controller("label.text = String(format: NSLocalizedString(\"welcome\", comment: \"\"), name)"),
            files: translated),
        RuleExample(.silent, controller("label.text = \"Leave \" + name")),
        RuleExample(
            .nearMiss("a number with the symbol of its unit is no sentence"),
            controller("label.text = \"\\(depth)\" + \" kbps\""), files: translated),
        RuleExample(
            .nearMiss("a view that shows a number with its unit"),
            """
            struct Pier: View {
                let depth: String
                var body: some View { Text(depth + " km") }
            }
            """, files: translated),
        RuleExample(
            .nearMiss("a mark behind a text makes no sentence"),
            controller("label.text = NSLocalizedString(\"wait\", comment: \"\") + \"…\""), files: translated),
    ]

    let readsTexts = true

    /// The texts of one file.
    struct Signal: Hashable, Sendable {
        /// How many there are.
        let count: Int
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        let found = target.uses.filter { $0.isSentenceOfPieces && !$0.isOfSomeBuilds }
        guard !found.isEmpty, target.speaksSeveralLanguages else { return }
        for uses in found.byFile {
            guard let first = uses.first else { continue }
            answers.review(
                Signal(count: uses.count), of: target, at: first.place, certainty: .likely,
                related: uses.dropFirst().prefix(10).map { RelatedPlace(place: $0.place, why: Self.also) })
        }
    }

    private static let also = Bilingual(en: "This is put together as well.", ko: "이 문장도 이어 붙였습니다.")

    func phrase(_ signal: Signal) -> Phrasing {
        let more = MoreInFile.words(for: signal.count)
        return Phrasing(
            message: Bilingual(
                en: "This text is put together of pieces\(more.en).", ko: "조각을 이어 붙여 텍스트를 만듭니다\(more.ko)."),
            fix: Bilingual(
                en: "Make one text of it with a place for each value: “Welcome, %@”.",
                ko: "값이 들어갈 자리가 있는 한 문장으로 만드세요(예: “%@ 님, 환영합니다”)."))
    }
}

extension CodeUse {
    /// Whether a text is put together of words and values with nothing but blanks between.
    fileprivate var isSentenceOfPieces: Bool {
        guard case .text(let text) = api, case .joined(let pieces) = text.form else { return false }
        var (words, values) = (0, 0)
        for piece in pieces {
            switch piece {
            case .localized: words += 1
            case .value: values += 1
            case .text(let text):
                if text.contains(where: { $0.isNewline || ":;|•·–—/()[]".contains($0) }) { return false }
                let found = text.split { !$0.isLetter }.map(String.init)
                if found.contains(where: { $0.count > 1 && !UnitSymbols.contain($0) }) { words += 1 }
            }
        }
        return words > 0 && (values > 0 || words > 1 && pieces.contains(.localized))
    }
}
