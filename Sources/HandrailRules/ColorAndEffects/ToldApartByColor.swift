import HandrailModel
import HandrailSemantics

/// One of several equal controls of a capture that differs from the others in color and in nothing that is measured.
struct ToldApartByColor: ScreenRule {
    static let info = RuleInfo(
        id: "told-apart-by-color",
        title: Bilingual(en: "One of several told apart by color", ko: "색으로만 구분되는 항목"),
        reason: Bilingual(
            en: """
                Which one is chosen has to be seen by people who do not tell the colors apart, and in bright light.
                """,
            ko: "색을 구별하지 못하는 사람과 밝은 곳에 있는 사람도 무엇이 선택되었는지 볼 수 있어야 합니다."),
        impact: .minor, guidelines: ["accessibility.color-only"], criteria: ["WCAG 2.2 1.4.1"],
        needsOfCaptures: [.role, .frame, .pixels], examples: examples)

    private static func row(_ colors: [String], height: Int = 36, mark: Int? = nil) -> String {
        colors.enumerated().map { number, color in
            "\(number == mark ? "↓" : "")button \(20 + number * 90) 100 80 \(height) \(color) Day \(number)"
        }.joined(separator: "\n")
    }

    private static let (gray, blue, white) = ("#6B6B6B #FFFFFF", "#2F6FB0 #FFFFFF", "#FFFFFF #1B4F8A")
    private static let examples: [RuleExample] = [
        RuleExample(.review, RuleExample.coloredCapture(row([gray, blue, gray, gray], mark: 1)), in: "Days.json"),
        RuleExample(
            .review,
            RuleExample.coloredCapture(
                "button 20 100 200 44 #FFFFFF #5A7A00 Early\nbutton 20 150 200 44 #FFFFFF #5A7A00 Noon\n"
                    + "↓button 20 200 200 44 #FFFFFF #B84A00 Late"), in: "Days.json"),
        RuleExample(.silent, RuleExample.coloredCapture(row([gray, gray, gray])), in: "Days.json"),
        RuleExample(.silent, RuleExample.coloredCapture(row([gray, white, gray, gray])), in: "Days.json"),
        RuleExample(.silent, RuleExample.coloredCapture(row([gray, blue])), in: "Days.json"),
        RuleExample(
            .nearMiss("each has a color of its own, which is what they are"),
            RuleExample.coloredCapture(row([gray, blue, "#B84A00 #FFFFFF"])), in: "Days.json"),
    ]

    /// What differs and how much.
    struct Signal: Hashable, Sendable {
        /// The one.
        let element: NamedElement
        /// How many others there are.
        let others: Int
        /// Its color and that of the others.
        let colors: [String]
        /// Whether they are those behind the words.
        let isGround: Bool
        /// How far apart they are in lightness, times ten.
        let tenths: Int
    }

    /// Fewer are no group.
    private static let fewest = 3
    /// Closer than this two colors are one.
    private static let same = 6.0
    /// Farther apart than this a difference is meant to be seen.
    private static let clear = 25.0
    /// From this ratio on lightness alone tells two colors apart. Source: WCAG 2.2, technique G183.
    private static let enough = 3.0

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let parts = ColoredPart.all(on: screen.screen).filter(\.part.isControl)
        guard parts.count >= Self.fewest else { return }
        for group in Self.groups(of: parts) {
            guard let (odd, others) = Self.odd(in: group) else {
                answers.pass()
                continue
            }
            let isGround = ColorDifference.between(odd.background, others.background) > Self.same
            let (own, theirs) = isGround
                ? (odd.background, others.background) : (odd.foreground, others.foreground)
            let ratio = ContrastRatio.of(own, on: theirs)
            answers.review(
                Signal(
                    element: NamedElement(captured: odd.part.element), others: group.count - 1,
                    colors: [own.hexadecimal, theirs.hexadecimal], isGround: isGround,
                    tenths: Int((ratio * 10).rounded())),
                on: odd.part.element,
                related: [others.part.related(Bilingual(en: "one of the others", ko: "나머지 중 하나"))])
        }
    }

    /// Controls of one kind and size in one row or one column.
    private static func groups(of parts: [ColoredPart]) -> [[ColoredPart]] {
        var rows: [String: [ColoredPart]] = [:]
        var order: [String] = []
        for part in parts {
            let frame = part.part.frame
            let size = "\(part.part.element.kind) \(Int(frame.height.rounded()))"
            let column = "\(size) x \(Int(frame.x.rounded())) \(frame.width)"
            for line in ["\(size) y \(Int(frame.y.rounded()))", column] {
                if rows[line] == nil { order.append(line) }
                rows[line, default: []].append(part)
            }
        }
        return order.compactMap { rows[$0] }.filter { $0.count >= fewest }
    }

    /// The only one that differs, with one of the others; `nil` where there is none, or where lightness tells it.
    private static func odd(in group: [ColoredPart]) -> (ColoredPart, ColoredPart)? {
        let odd = group.filter { part in
            group.count { other in isAlike(part, other) } == 1
        }
        guard odd.count == 1, let one = odd.first,
            let other = group.first(where: { $0.part.element.index != one.part.element.index }),
            group.count(where: { isAlike($0, other) }) == group.count - 1
        else { return nil }
        let words = ColorDifference.between(one.foreground, other.foreground)
        let ground = ColorDifference.between(one.background, other.background)
        guard max(words, ground) >= clear else { return nil }
        let isTold = ContrastRatio.of(one.foreground, on: other.foreground) >= enough
            || ContrastRatio.of(one.background, on: other.background) >= enough
        return isTold ? nil : (one, other)
    }

    private static func isAlike(_ first: ColoredPart, _ second: ColoredPart) -> Bool {
        ColorDifference.between(first.foreground, second.foreground) <= same
            && ColorDifference.between(first.background, second.background) <= same
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let ratio = "\(signal.tenths / 10).\(signal.tenths % 10)"
        return Phrasing(
            message: Bilingual(
                en: """
                    The \(signal.element.en) differs from \(signal.others) others of its size in color: \
                    \(signal.colors[0]) instead of \(signal.colors[1])\(signal.isGround ? " behind the words" : ""), \
                    \(ratio):1 in lightness, where 3:1 is told apart without color. Look whether a mark, a shape or \
                    the weight of its words differs too.
                    """,
                ko: """
                    \(signal.element.ko)은(는) 크기가 같은 다른 \(signal.others)개와 \(signal.isGround ? "배경색" : "색")이 \
                    다릅니다. \(signal.colors[1]) 대신 \(signal.colors[0])이며 밝기 대비는 \(ratio) : 1입니다(색 없이 구분하려면 3 : 1). 표시, \
                    모양, 글자 굵기도 다른지 확인하세요.
                    """),
            fix: Wording(
                en: "Add a check mark, an underline or a filled symbol to the one that is chosen.",
                ko: "선택된 항목에 체크 표시, 밑줄, 채워진 심벌을 더하세요."))
    }
}
