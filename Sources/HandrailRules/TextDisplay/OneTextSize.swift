import HandrailModel
import HandrailSemantics

/// A screen of a capture whose texts are all one size.
struct OneTextSize: ScreenRule {
    static let info = RuleInfo(
        id: "one-text-size",
        title: Bilingual(en: "All text in one size", ko: "모두 같은 크기의 텍스트"),
        reason: Bilingual(
            en: "Where a title looks like everything else, people have to read all of it to find what they came for.",
            ko: "제목이 다른 텍스트와 똑같아 보이면 필요한 것을 찾으려고 전부 읽어야 합니다."),
        impact: .minor, guidelines: ["typography.hierarchy"], criteria: [], needsOfCaptures: [.role, .frame],
        examples: examples)

    private static func texts(_ heights: [Double], mark: String = "") -> String {
        heights.enumerated().map { number, height in
            "\(number == 0 ? mark : "")text 20 \(100 + number * 60) 200 \(height) Line \(number)"
        }.joined(separator: "\n")
    }

    private static let examples: [RuleExample] = [
        RuleExample(
            .review, RuleExample.capture(texts([20.5, 20.5, 20.5, 20.5, 20.5, 20.5, 20.5, 20.5], mark: "↓")),
            in: "List.json"),
        RuleExample(
            .review, RuleExample.capture(texts([20, 20, 41, 20, 20, 20, 20, 20], mark: "↓")), in: "List.json"),
        RuleExample(
            .silent, RuleExample.capture(texts([34, 20, 20, 20, 20, 20, 20, 20])), in: "List.json"),
        RuleExample(.silent, RuleExample.capture(texts([20, 20, 20])), in: "List.json"),
        RuleExample(
            .silent,
            RuleExample.capture("navigationBar 0 47 390 44\n  heading 150 59 90 21 Berths\n" + texts(
                [20, 20, 20, 20, 20, 20, 20, 20])), in: "List.json"),
        RuleExample(
            .nearMiss("in a list every row is like the others"),
            RuleExample.capture(
                "list 0 90 390 700\n" + texts([20, 20, 20, 20, 20, 20, 20, 20]).split(separator: "\n").map { "  " + $0 }
                    .joined(separator: "\n")), in: "List.json"),
    ]

    /// The size.
    struct Signal: Hashable, Sendable {
        /// Points that a line takes.
        let height: Double
        /// How many texts there are.
        let count: Int
    }

    /// Fewer texts need no order among them.
    private static let fewest = 8

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let capture = screen.screen.capture, capture.isComplete else { return }
        let parts = CapturedPart.all(on: screen.screen)
        // A title in a bar stands out by itself.
        guard !parts.contains(where: { $0.isText && $0.isOfSystem }) else { return answers.pass() }
        let texts = parts.filter { $0.isText && capture.bounds?.overlaps($0.frame) ?? true }
        guard texts.count >= Self.fewest, !texts.contains(where: \.isScrolled),
            let line = texts.map(\.frame.height).min(), let first = texts.first
        else { return }
        // Texts of several lines are as high as so many of one.
        let isOne = texts.allSatisfy { text in
            let lines = (text.frame.height / line).rounded()
            return abs(text.frame.height - lines * line) <= lines * 0.6 + capture.tolerance
        }
        guard isOne else { return answers.pass() }
        answers.review(Signal(height: line, count: texts.count), on: first.element, certainty: .possible)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    All \(signal.count) texts of this screen have lines \(signal.height.points) points high: none \
                    looks like a title, unless weight or color makes it one.
                    """,
                ko: """
                    이 화면의 텍스트 \(signal.count)개는 줄 높이가 모두 \(signal.height.points) pt입니다. 굵기나 색으로 구분하지 않았다면 제목처럼 보이는 \
                    텍스트가 없습니다.
                    """),
            fix: Wording(
                en: "Set titles in one of the text styles for titles, and mark them as headings.",
                ko: "제목에는 제목용 텍스트 스타일을 쓰고 머리말로 표시하세요."))
    }
}
