import HandrailModel
import HandrailSemantics
import HandrailSource

/// Colors that tell states apart for most people and look alike to people with a color-vision deficiency.
struct ConfusableStateColors: ElementRule {
    static let info = RuleInfo(
        id: "confusable-state-colors",
        title: Bilingual(en: "State colors that many people confuse", ko: "혼동하기 쉬운 상태 색상"),
        reason: Bilingual(
            en: """
                One man in twelve cannot tell some colors apart. Where two of them stand for two states and nothing \
                else differs, he sees no difference.
                """,
            ko: "남성 열두 명 중 한 명은 특정한 색들을 구별하지 못합니다. 두 상태가 그런 색으로만 다르면 차이를 알아볼 수 없습니다."),
        impact: .moderate, guidelines: ["accessibility.color-pairs"],
        criteria: ["WCAG 2.2 1.4.1"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            HStack {
                Text("Engine")
                RoundedRectangle(cornerRadius: 4)
                    .↓fill(isRunning ? Color.green : Color.red)
                    .frame(width: 120, height: 24)
            }
            """),
        RuleExample(
            .review,
            """
            Text("Engine")
                .↓foregroundStyle(isRunning ? Color.green : Color.red)
                .accessibilityValue(isRunning ? "Running" : "Stopped")
            """),
        RuleExample(
            .review,
            """
            HStack {
                Text("Engine")
                RoundedRectangle(cornerRadius: 4)
                    .↓fill(isRunning ? Color.blue : Color.red)
                    .frame(width: 120, height: 24)
            }
            """),
        RuleExample(
            .nearMiss("one of the colors is much darker, which is seen without any color"),
            """
            HStack {
                Text("Engine")
                RoundedRectangle(cornerRadius: 4)
                    .fill(isRunning ? Color.indigo : Color.orange)
                    .frame(width: 120, height: 24)
            }
            """),
        RuleExample(
            .nearMiss("a theme that people choose has many colors, and is no state"),
            """
            enum Accent: String {
                case red, orange, yellow, green, blue, purple

                var color: Color {
                    switch self {
                    case .red: .red
                    case .orange: .orange
                    case .yellow: .yellow
                    case .green: .green
                    case .blue: .blue
                    case .purple: .purple
                    }
                }
            }

            struct Example: View {
                @AppStorage("accent") private var accent = Accent.green

                var body: some View {
                    VStack {
                        Text("Harbor")
                        RoundedRectangle(cornerRadius: 4)
                            .fill(accent.color)
                            .frame(width: 120, height: 24)
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text("Engine")
                RoundedRectangle(cornerRadius: 4)
                    .fill(isRunning ? Color.blue : Color.yellow)
                    .frame(width: 120, height: 24)
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text(isRunning ? "Running" : "Stopped")
                RoundedRectangle(cornerRadius: 4)
                    .fill(isRunning ? Color.green : Color.red)
                    .frame(width: 120, height: 24)
            }
            """),
        RuleExample(
            .silent,
            """
            Text(isRunning ? "Running" : "Stopped")
                .foregroundStyle(isRunning ? Color.green : Color.red)
            """),
        RuleExample(
            .nearMiss("the symbol says it too"),
            """
            Image(systemName: isRunning ? "checkmark.circle" : "xmark.octagon")
                .foregroundStyle(isRunning ? Color.green : Color.red)
                .accessibilityLabel(isRunning ? "Running" : "Stopped")
            """),
        RuleExample(
            .review,
            """
            final class EngineController: UIViewController {
                private let engine = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    engine.text = "Engine"
                    view.addSubview(engine)
                }

                func show(isRunning: Bool) {
                    ↓engine.textColor = isRunning ? .systemGreen : .systemRed
                    engine.accessibilityValue = isRunning ? "Running" : "Stopped"
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class EngineController: UIViewController {
                private let engine = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    engine.text = "Engine"
                    view.addSubview(engine)
                }

                func show(isRunning: Bool) {
                    engine.textColor = isRunning ? .systemBlue : .systemYellow
                    engine.accessibilityValue = isRunning ? "Running" : "Stopped"
                }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = [.text, .image, .label, .shape, .fill]
    let attributes: Set<AttributeKind>? = [.color(.foreground)]

    /// Two colors and how they look to whom.
    struct Signal: Hashable, Sendable {
        /// The colors, as people without a deficiency see them.
        let values: [ColorValue]
        /// The same colors in the deficiency that makes them most alike.
        let seen: [String]
        /// That deficiency.
        let vision: ColorVision

        /// The colors as code writes them.
        var colors: [String] { values.map(\.hexadecimal) }
    }

    /// Farther apart than this two colors are different for everybody else.
    private static let clearlyDifferent = 50.0
    /// Closer than this they are taken for shades of one color.
    private static let alike = 20.0
    /// Grays that are closer than this are taken for one: what tells them apart without any cones is lightness alone,
    /// of which people see smaller steps.
    private static let alikeInGray = 8.0

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            guard case .color(.foreground(let color)) = use.attribute, case .oneOf(let colors) = color.plain,
                use.condition == nil
            else { continue }
            guard element.saysTheSame || element.kind == .shape || element.kind == .fill, !element.isToldBeside,
                !ColorOnlyState.speaks(of: element, on: screen)
            else { return answers.pass() }
            let distinct = colors.map(\.plain).reduce(into: [ColorUse]()) { found, color in
                if !found.contains(color) { found.append(color) }
            }
            guard distinct.count <= Self.mostStates else {
                return answers.cannotTell(
                    en: "it is one of many colors, as a theme that people choose has them",
                    ko: "사용자가 고르는 테마처럼 여러 색상 중 하나입니다")
            }
            guard let values = Self.values(of: distinct, on: screen.screen) else {
                return answers.cannotTell(en: "a color is not known", ko: "색상 하나를 알 수 없습니다")
            }
            if let signal = Self.worstPair(of: values, in: ColorVision.dichromacies, below: Self.alike) {
                let certainty = Self.isAlikeForBothModels(signal) ? Certainty.likely : .possible
                return answers.review(signal, on: element, at: use.place, certainty: certainty)
            }
            guard let signal = Self.worstPair(of: values, in: [.achromatopsia], below: Self.alikeInGray) else {
                return answers.pass()
            }
            return answers.review(signal, on: element, at: use.place)
        }
    }

    /// Whether another model of such eyes has the colors as alike, so that it does not hang on one of them.
    private static func isAlikeForBothModels(_ signal: Signal) -> Bool {
        guard let other = DichromacyProjection(signal.vision) else { return true }
        let seen = signal.values.map(other.seen)
        guard let first = seen.first, let last = seen.last else { return false }
        return ColorDifference.between(first, last) <= alike
    }

    /// How many colors are read as those of states. Among more, two always look alike to somebody, and what has so many
    /// colors is a theme or a category rather than a state.
    private static let mostStates = 4

    /// The colors in light appearance, opaque ones only; `nil` where one is not known.
    private static func values(of colors: [ColorUse], on screen: Screen) -> [ColorValue]? {
        let platform = screen.platforms.map(\.platform).min() ?? .iOS
        let resolver = ColorResolver(
            platform: platform, since: screen.platforms.first { $0.platform == platform }?.version)
        let values = colors.map { resolver.values(of: $0, in: Appearance(isDark: false))?.last }
        let known = values.compactMap(\.self)
        return known.count == values.count && known.allSatisfy { $0.alpha >= 0.9 } ? known : nil
    }

    private static func worstPair(
        of colors: [ColorValue], in visions: [ColorVision], below alike: Double
    ) -> Signal? {
        var worst: (difference: Double, signal: Signal)?
        for (index, first) in colors.enumerated() {
            for second in colors.dropFirst(index + 1)
            where ColorDifference.between(first, second) >= clearlyDifferent {
                for vision in visions {
                    let seen = [vision.seen(first), vision.seen(second)]
                    let difference = ColorDifference.between(seen[0], seen[1])
                    guard difference <= alike, difference < worst?.difference ?? .infinity else { continue }
                    worst = (
                        difference,
                        Signal(
                            values: [first, second], seen: seen.map(\.hexadecimal),
                            vision: vision)
                    )
                }
            }
        }
        return worst?.signal
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    \(signal.colors[0]) in one case and \(signal.colors[1]) in another look like \(signal.seen[0]) and \
                    \(signal.seen[1]) with \(signal.vision.name.en), and nothing else about it differs.
                    """,
                ko: """
                    경우에 따라 \(signal.colors[0])와 \(signal.colors[1])(으)로 바뀌지만 \(signal.vision.name.ko)이 있으면 \
                    \(signal.seen[0])와 \(signal.seen[1])처럼 비슷하게 보이고, 다른 차이는 없습니다.
                    """),
            fix: Wording(
                en: """
                    Add a word, a symbol or a shape that differs; or choose colors that differ in lightness too, such \
                    as blue and yellow.
                    """,
                ko: "상태마다 다른 단어나 심벌, 모양을 더하세요. 또는 파란색과 노란색처럼 밝기도 다른 색을 고르세요."))
    }
}
