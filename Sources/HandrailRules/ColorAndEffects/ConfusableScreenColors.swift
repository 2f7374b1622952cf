import HandrailModel
import HandrailSemantics

/// Colors of a captured screen that look different to most people and alike to some.
struct ConfusableScreenColors: ScreenRule {
    static let info = RuleInfo(
        id: "confusable-screen-colors",
        title: Bilingual(en: "Colors on a screen that many people confuse", ko: "화면에서 혼동하기 쉬운 색"),
        reason: Bilingual(
            en: """
                One man in twelve cannot tell some colors apart. Where two of them say different things, he sees no \
                difference.
                """,
            ko: "남성 열두 명 중 한 명은 특정한 색들을 구별하지 못합니다. 그런 두 색이 서로 다른 뜻을 나타내면 차이를 알아볼 수 없습니다."),
        impact: .minor, guidelines: ["accessibility.color-pairs", "color.color-blindness"],
        criteria: ["WCAG 2.2 1.4.1"], needsOfCaptures: [.frame, .pixels], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            RuleExample.coloredCapture(
                "↓text 20 100 90 20 #B84A00 #FFFFFF 12 late\ntext 20 130 90 20 #5A7A00 #FFFFFF 30 on time"),
            in: "Boats.json"),
        RuleExample(
            .review,
            RuleExample.coloredCapture(
                "↓button 20 100 90 44 #FFFFFF #D0342C Leave\nbutton 20 150 90 44 #FFFFFF #5B6B00 Stay"),
            in: "Boats.json"),
        RuleExample(
            .silent,
            RuleExample.coloredCapture(
                "text 20 100 90 20 #B84A00 #FFFFFF 12 late\ntext 20 130 90 20 #0A54C4 #FFFFFF 30 on time"),
            in: "Boats.json"),
        RuleExample(
            .silent,
            RuleExample.coloredCapture(
                "text 20 100 90 20 #000000 #FFFFFF Boats\ntext 20 130 90 20 #6B6B6B #FFFFFF All of them"),
            in: "Boats.json"),
        RuleExample(.silent, RuleExample.capture("text 20 100 90 20 Boats"), in: "Boats.json"),
        RuleExample(
            .nearMiss("one of them is on another ground, which tells them apart"),
            RuleExample.coloredCapture(
                "text 20 100 90 20 #B84A00 #FFFFFF 12 late\ntext 20 130 90 20 #5A7A00 #000000 30 on time"),
            in: "Boats.json"),
    ]

    /// The two colors.
    struct Signal: Hashable, Sendable {
        /// What has the one and what has the other.
        let elements: [NamedElement]
        /// The colors, as people without a deficiency see them.
        let colors: [String]
        /// The same colors in the deficiency that makes them most alike.
        let seen: [String]
        /// That deficiency.
        let vision: ColorVision
        /// How different they are to most people.
        let mostDifference: Int
        /// The same with the deficiency.
        let someDifference: Int
        /// How many pairs there are.
        let pairs: Int
    }

    /// Farther apart than this two colors are different for everybody else.
    private static let clearlyDifferent = 50.0
    /// Closer than this they are taken for shades of one color.
    private static let alike = 20.0
    /// Of a screen with more colors it is no pair that matters.
    private static let mostColors = 24

    /// A color of the screen, with the first element that has it.
    private struct Shade {
        let color: ColorValue
        /// What it stands on, of the color of words; `nil` for a ground.
        let ground: String?
        let part: CapturedPart
    }

    private struct Pair {
        let first: Shade
        let second: Shade
        let vision: ColorVision
        /// How different the two are to most people, and with the deficiency.
        let most: Double
        let some: Double
    }

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let parts = ColoredPart.all(on: screen.screen)
        guard !parts.isEmpty else { return }
        let shades = Self.shades(of: parts)
        guard shades.count > 1, shades.count <= Self.mostColors else { return answers.pass() }
        let pairs = Self.pairs(of: shades)
        guard let worst = pairs.min(by: { $0.some < $1.some }) else { return answers.pass() }
        let colors = [worst.first.color, worst.second.color]
        answers.review(
            Signal(
                elements: [worst.first, worst.second].map { NamedElement(captured: $0.part.element) },
                colors: colors.map(\.hexadecimal), seen: colors.map { worst.vision.seen($0).hexadecimal },
                vision: worst.vision,
                mostDifference: Int(worst.most.rounded()), someDifference: Int(worst.some.rounded()),
                pairs: pairs.count),
            on: worst.first.part.element, certainty: .possible,
            related: [worst.second.part.related(Bilingual(en: "the other color", ko: "다른 색"))])
    }

    /// The colors of words by what they stand on, and the grounds of controls, each once.
    private static func shades(of parts: [ColoredPart]) -> [Shade] {
        var known: Set<String> = []
        var shades: [Shade] = []
        for part in parts {
            if part.foreground.isChromatic,
                known.insert(part.foreground.hexadecimal + part.background.hexadecimal).inserted
            {
                shades.append(
                    Shade(color: part.foreground, ground: part.background.hexadecimal, part: part.part))
            }
            if part.part.isControl, part.background.isChromatic, known.insert(part.background.hexadecimal).inserted {
                shades.append(Shade(color: part.background, ground: nil, part: part.part))
            }
        }
        return shades
    }

    private static func pairs(of shades: [Shade]) -> [Pair] {
        var pairs: [Pair] = []
        for (position, first) in shades.enumerated() {
            for second in shades.dropFirst(position + 1) where first.ground == second.ground {
                let most = ColorDifference.between(first.color, second.color)
                guard most >= clearlyDifferent, first.part.element.index != second.part.element.index else { continue }
                let worst = ColorVision.dichromacies.map { vision in
                    (vision, ColorDifference.between(vision.seen(first.color), vision.seen(second.color)))
                }.min { $0.1 < $1.1 }
                guard let worst, worst.1 <= alike else { continue }
                pairs.append(
                    Pair(first: first, second: second, vision: worst.0, most: most, some: worst.1))
            }
        }
        return pairs
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let more = signal.pairs > 1
            ? Bilingual(
                en: " \(signal.pairs) pairs of colors on this screen are so.",
                ko: " 이 화면에 그런 색 조합이 \(signal.pairs)개 있습니다.")
            : Bilingual(en: "", ko: "")
        let (first, second) = (signal.elements[0], signal.elements[1])
        return Phrasing(
            message: Bilingual(
                en: """
                    The \(first.en) is \(signal.colors[0]) and the \(second.en) \(signal.colors[1]): with \
                    \(signal.vision.name.en) they look like \(signal.seen[0]) and \(signal.seen[1]), a difference of \
                    \(signal.someDifference) instead of \(signal.mostDifference).\(more.en) Look whether the color \
                    says something that no word or shape does.
                    """,
                ko: """
                    \(first.ko)은(는) \(signal.colors[0]), \(second.ko)은(는) \(signal.colors[1])입니다. \
                    \(signal.vision.name.ko)이 있으면 \(signal.seen[0])와 \(signal.seen[1])처럼 보이며, 색 차이가 \
                    \(signal.mostDifference)에서 \(signal.someDifference)(으)로 줄어듭니다.\(more.ko) 색만으로 전하는 내용이 있는지 \
                    확인하세요.
                    """),
            fix: Wording(
                en: """
                    Where the color means something, add a word, a symbol or a shape; or choose colors that differ in \
                    lightness too.
                    """,
                ko: "색에 뜻이 있다면 단어나 심벌, 모양을 더하세요. 또는 밝기도 다른 색을 고르세요."))
    }
}
