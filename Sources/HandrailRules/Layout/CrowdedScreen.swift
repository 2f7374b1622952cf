import HandrailModel
import HandrailSemantics

/// A captured screen on which so much stands that nothing has room.
struct CrowdedScreen: ScreenRule {
    static let info = RuleInfo(
        id: "crowded-screen",
        title: Bilingual(en: "Little room around what is on the screen", ko: "여백이 부족한 화면"),
        reason: Bilingual(
            en: """
                Where everything stands close together, people search longer, and what matters most does not stand out.
                """,
            ko: "모든 것이 붙어 있으면 찾는 데 오래 걸리고, 가장 중요한 것이 눈에 띄지 않습니다."),
        impact: .minor, guidelines: ["layout.breathing-room"], criteria: [], needsOfCaptures: [.role, .frame],
        examples: examples)

    private static func rows(_ count: Int, every step: Int, height: Int, mark: Bool = false) -> String {
        (0..<count).map { row in
            "\(mark && row == 0 ? "↓" : "")text 8 \(60 + row * step) \(180 - row % 3) \(height) Name \(row)\n"
                + "button 200 \(60 + row * step) \(182 - row % 3) \(height) Act \(row)"
        }.joined(separator: "\n")
    }

    private static let examples: [RuleExample] = [
        RuleExample(.review, RuleExample.capture(rows(20, every: 38, height: 36, mark: true)), in: "Board.json"),
        RuleExample(.review, RuleExample.capture(rows(30, every: 26, height: 25, mark: true)), in: "Board.json"),
        RuleExample(.silent, RuleExample.capture(rows(20, every: 38, height: 16)), in: "Board.json"),
        RuleExample(.silent, RuleExample.capture(rows(8, every: 90, height: 44)), in: "Board.json"),
        RuleExample(.silent, RuleExample.capture("text 20 100 90 20 A"), in: "Board.json"),
        RuleExample(
            .nearMiss("keys of one size are one thing, as those of a calculator or days of a month"),
            RuleExample.capture(
                (0..<42).map { "button \($0 % 6 * 65) \(60 + $0 / 6 * 110) 64 108 \($0)" }.joined(separator: "\n")),
            in: "Board.json"),
    ]

    /// How much there is.
    struct Signal: Hashable, Sendable {
        /// What can be seen at once.
        let elements: Int
        /// How many of these people act on.
        let controls: Int
        /// The share of the screen that they cover, in percent.
        let percent: Int
        /// Points between one and the next below, in the middle of all.
        let gap: Double
    }

    /// Fewer are not many, whatever room they take.
    private static let fewest = 32
    /// The share of the screen from which on there is little room.
    private static let share = 0.55
    /// So many of one size are one thing.
    private static let ofOneSize = 12

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let capture = screen.screen.capture, capture.isComplete, let bounds = capture.bounds, bounds.width > 0,
            bounds.height > 0
        else { return }
        let shown = CapturedPart.all(on: screen.screen).filter { part in
            (part.isText || part.isControl) && !part.isOfSystem && bounds.contains(part.frame, within: 1)
        }
        let sizes = Dictionary(grouping: shown, by: Self.size)
        let single = shown.filter { sizes[Self.size(of: $0)]?.count ?? 0 < Self.ofOneSize }
        guard let first = single.first, single.count >= Self.fewest else { return answers.pass() }
        let covered = Self.area(of: single.map(\.frame), on: bounds)
        guard covered >= Self.share else { return answers.pass() }
        answers.review(
            Signal(
                elements: single.count, controls: single.count(where: \.isControl),
                percent: Int((covered * 100).rounded()), gap: Self.gap(of: single)),
            on: first.element)
    }

    /// What is equal for all of one kind and size.
    private static func size(of part: CapturedPart) -> String {
        "\(part.element.kind) \(part.frame.width.rounded()) \(part.frame.height.rounded())"
    }

    /// The share of a screen that some frames cover, what lies over each other once.
    private static func area(of frames: [ViewFrame], on bounds: ViewFrame) -> Double {
        let (columns, rows) = (48, 96)
        var covered = Set<Int>()
        for frame in frames {
            let left = Int(((frame.x - bounds.x) / bounds.width * Double(columns)).rounded())
            let right = Int(((frame.right - bounds.x) / bounds.width * Double(columns)).rounded())
            let top = Int(((frame.y - bounds.y) / bounds.height * Double(rows)).rounded())
            let bottom = Int(((frame.bottom - bounds.y) / bounds.height * Double(rows)).rounded())
            for row in max(0, top)..<max(0, top, min(rows, bottom)) {
                for column in max(0, left)..<max(0, left, min(columns, right)) {
                    covered.insert(row * columns + column)
                }
            }
        }
        return Double(covered.count) / Double(columns * rows)
    }

    /// Points between an element and the next one below, of as many as have one the middle.
    private static func gap(of parts: [CapturedPart]) -> Double {
        let gaps = parts.compactMap { part in
            parts.filter { $0.frame.y >= part.frame.bottom - 1 && $0.frame.shared(with: part.frame).width > 0 }
                .map { $0.frame.y - part.frame.bottom }.min()
        }.sorted()
        return gaps.isEmpty ? 0 : max(0, gaps[gaps.count / 2])
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    \(signal.elements) elements are seen at once, \(signal.controls) of them to act on, and cover \
                    \(signal.percent) % of the screen, \(signal.gap.points) points apart. Look whether what matters \
                    most stands out.
                    """,
                ko: """
                    한 번에 보이는 요소가 \(signal.elements)개(조작할 수 있는 요소 \(signal.controls)개)이고 화면의 \
                    \(signal.percent)%를 차지하며, 위아래 간격은 \(signal.gap.points) pt입니다. 가장 중요한 것이 눈에 띄는지 확인하세요.
                    """),
            fix: Wording(
                en: "Move what is needed less to another screen or behind a disclosure, and give the rest room.",
                ko: "덜 필요한 것은 다른 화면이나 펼침 영역으로 옮기고 나머지에 여백을 주세요."))
    }
}
