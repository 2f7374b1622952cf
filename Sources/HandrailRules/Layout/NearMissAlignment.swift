import HandrailModel
import HandrailSemantics

/// Texts of a capture whose left edges nearly stand in one line.
struct NearMissAlignment: ScreenRule {
    static let info = RuleInfo(
        id: "near-miss-alignment",
        title: Bilingual(en: "Edges that nearly line up", ko: "살짝 어긋난 가장자리"),
        reason: Bilingual(
            en: "An edge that all share guides the eye down the screen; one that is a little off makes it stumble.",
            ko: "같은 선에 맞춘 가장자리는 화면을 훑어보게 돕습니다. 조금 어긋나면 시선이 걸립니다."),
        impact: .minor, guidelines: ["layout.alignment"], criteria: [], needsOfCaptures: [.role, .frame],
        examples: examples)

    private static let line = "text 20 100 90 20 A\ntext 20 130 90 20 B\ntext 20 160 90 20 C\ntext 20 190 90 20 D\n"
    private static let examples: [RuleExample] = [
        RuleExample(.review, RuleExample.capture(line + "↓text 22.5 220 90 20 E"), in: "List.json"),
        RuleExample(.review, RuleExample.capture("↓text 18 70 90 20 E\n" + line), in: "List.json"),
        RuleExample(.silent, RuleExample.capture(line + "text 20 220 90 20 E"), in: "List.json"),
        RuleExample(.silent, RuleExample.capture(line + "text 36 220 90 20 E"), in: "List.json"),
        RuleExample(.silent, RuleExample.capture("text 20 100 90 20 A\ntext 22 130 90 20 B"), in: "List.json"),
        RuleExample(
            .nearMiss("half a point is a matter of how letters begin"),
            RuleExample.capture(line + "text 20.5 220 90 20 E"), in: "List.json"),
    ]

    /// What is off.
    struct Signal: Hashable, Sendable {
        /// The first text.
        let element: NamedElement
        /// Where its edge is.
        let edge: Double
        /// Where the edge of the others is.
        let line: Double
        /// How many share that one.
        let sharing: Int
        /// How many texts are off.
        let count: Int
    }

    /// Fewer texts in one line make none.
    private static let fewest = 4
    /// Points. Less may be a matter of rounding, more another level.
    private static let off = 1.5...3.5

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let capture = screen.screen.capture else { return }
        let texts = CapturedPart.all(on: screen.screen).filter { $0.isText && !$0.isOfSystem }
        let edges = Dictionary(grouping: texts) { ($0.frame.x * 2).rounded() / 2 }
        let lines = edges.filter { $0.value.count >= Self.fewest }
        guard !lines.isEmpty else { return }
        let least = Self.off.lowerBound + max(0, capture.tolerance - 0.5)
        let missed = texts.compactMap { text -> (part: CapturedPart, line: Double)? in
            let own = (text.frame.x * 2).rounded() / 2
            // Centered texts have no left edge of their own.
            guard lines[own] == nil, !Self.isCentered(text, among: texts) else { return nil }
            let near = lines.keys.filter { line in
                abs(line - text.frame.x) >= least && abs(line - text.frame.x) <= Self.off.upperBound
            }
            return near.min().map { (text, $0) }
        }
        guard let first = missed.first else { return answers.pass() }
        answers.review(
            Signal(
                element: NamedElement(captured: first.part.element), edge: first.part.frame.x, line: first.line,
                sharing: lines[first.line]?.count ?? 0, count: missed.count),
            on: first.part.element, certainty: .possible,
            related: missed.dropFirst().prefix(8).map {
                $0.part.related(Bilingual(en: "off as well", ko: "함께 어긋난 텍스트"))
            })
    }

    /// Whether another text of another width has the same middle.
    private static func isCentered(_ text: CapturedPart, among texts: [CapturedPart]) -> Bool {
        let middle = text.frame.x + text.frame.width / 2
        return texts.contains { other in
            other.element.index != text.element.index && abs(other.frame.width - text.frame.width) > 2
                && abs(other.frame.x + other.frame.width / 2 - middle) <= 1
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let more = signal.count > 1
            ? Bilingual(en: " \(signal.count) texts are off so.", ko: " 이렇게 어긋난 텍스트가 \(signal.count)개입니다.")
            : Bilingual(en: "", ko: "")
        return Phrasing(
            message: Bilingual(
                en: """
                    The \(signal.element.en) begins at \(signal.edge.points) points, and \(signal.sharing) texts of \
                    this screen begin at \(signal.line.points).\(more.en)
                    """,
                ko: """
                    \(signal.element.ko)은(는) \(signal.edge.points) pt에서 시작하고, 이 화면의 텍스트 \(signal.sharing)개는 \
                    \(signal.line.points) pt에서 시작합니다.\(more.ko)
                    """),
            fix: Wording(
                en: "Give both the same inset, by one guide or one stack.",
                ko: "같은 안내선이나 같은 스택을 써서 여백을 똑같이 맞추세요."))
    }
}
