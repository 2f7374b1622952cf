import HandrailModel
import HandrailSemantics
import HandrailSource
import HandrailStandards

/// A symbol that moves on and on without a state behind it, or several that move at once.
struct EndlessSymbolEffect: ScreenRule {
    static let info = RuleInfo(
        id: "endless-symbol-effect",
        title: Bilingual(en: "Symbol animated without end", ko: "끝없이 움직이는 심벌"),
        reason: Bilingual(
            en: """
                A symbol that keeps moving promises that something is going on. Where nothing is, or where several \
                move at once, it only draws people away from what they came for.
                """,
            ko: "계속 움직이는 심벌은 무언가 진행 중이라는 뜻입니다. 아무 일도 없거나 여러 심벌이 한꺼번에 움직이면 주의만 흩뜨립니다."),
        impact: .minor, guidelines: ["symbols.animation-meaning", "symbols.animation-restraint"],
        criteria: ["WCAG 2.2 2.2.2"], settings: [.reduceMotion], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            Image(systemName: "bell")
                .↓symbolEffect(.wiggle, options: .repeating)
            """),
        RuleExample(
            .review,
            """
            Image(systemName: "gear")
                .↓symbolEffect(.rotate)
            """),
        RuleExample(
            .review,
            """
            VStack {
                Image(systemName: "mic").symbolEffect(.pulse)
                Image(systemName: "wifi").symbolEffect(.variableColor)
                Image(systemName: "bolt").↓symbolEffect(.pulse)
            }
            """),
        RuleExample(
            .silent,
            """
            Image(systemName: "bell")
                .symbolEffect(.bounce, value: count)
            """),
        RuleExample(
            .silent,
            """
            struct Sync: View {
                @State private var isSyncing = false

                var body: some View {
                    Button("Sync") { isSyncing = true }
                    Image(systemName: "arrow.triangle.2.circlepath")
                        .symbolEffect(.rotate, isActive: isSyncing)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Bell: View {
                @Environment(\\.accessibilityReduceMotion) private var reduceMotion

                var body: some View {
                    Image(systemName: "bell")
                        .symbolEffect(.wiggle, options: .repeating, isActive: !reduceMotion)
                }
            }
            """),
        RuleExample(
            .nearMiss("only the opacity changes"),
            """
            Image(systemName: "mic")
                .symbolEffect(.pulse)
            """),
        RuleExample(
            .review,
            """
            final class BellController: UIViewController {
                private let bell = UIImageView(image: UIImage(systemName: "bell"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    ↓bell.addSymbolEffect(.wiggle, options: .repeating)
                    view.addSubview(bell)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class BellController: UIViewController {
                private let bell = UIImageView(image: UIImage(systemName: "bell"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    bell.addSymbolEffect(.wiggle, options: .repeating)
                    view.addSubview(bell)
                }

                func stopRinging() {
                    bell.removeAllSymbolEffects()
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class BellController: UIViewController {
                private let bell = UIImageView(image: UIImage(systemName: "bell"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(bell)
                }

                func ring() {
                    bell.addSymbolEffect(.bounce)
                }
            }
            """),
    ]

    /// What moves.
    enum Signal: Hashable, Sendable {
        /// One symbol, by an effect that no state starts or ends.
        case stateless(effect: String)
        /// So many symbols at once, none of them for something that goes on.
        case several(Int)
    }

    /// From so many on a screen is restless.
    private static let tooMany = 3

    let attributes: Set<AttributeKind>? = [.motion(.symbolEffect)]

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let tree = screen.screen.tree
        var restless: [(element: ElementView, use: AttributeUse)] = []
        var isReported = false
        for index in tree.elements.indices {
            let element = tree[index]
            for use in element.attributes {
                guard case .motion(.symbolEffect(let effect)) = use.attribute else { continue }
                guard effect.trigger == nil, effect.states.isEmpty, !effect.names.contains("nonRepeating"),
                    let found = effect.names.lazy.compactMap(SymbolEffect.named).first, found.goesOnSince != nil,
                    use.condition == nil, !effect.asksForReducedMotion, !element.lastsAsLongAsSomethingGoesOn,
                    !MotionContext(element).asksForReducedMotion
                else {
                    answers.pass()
                    continue
                }
                restless.append((element, use))
                if found.moves {
                    answers.review(.stateless(effect: found.name), on: element, at: use.place, setting: .reduceMotion)
                    isReported = true
                } else {
                    answers.pass()
                }
            }
        }
        let count = restless.reduce(0) { $0 + ($1.element.isRepeated ? Self.tooMany : 1) }
        guard !isReported, count >= Self.tooMany, let last = restless.last else { return }
        answers.review(.several(restless.count), on: last.element, at: last.use.place, setting: .reduceMotion)
    }

    let viewFix: ViewFix? = .symbolEffect

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .stateless(let effect):
            Phrasing(
                message: Bilingual(
                    en: """
                        This symbol keeps moving (.\(effect)) as long as it is on screen, with Reduce Motion on as \
                        well, and no state starts or ends it.
                        """,
                    ko: "이 심벌은 동작 줄이기를 켜도 화면에 있는 동안 계속 움직이며(.\(effect)), 시작하거나 끝내는 상태가 없습니다."),
                fix: Wording(
                    en: """
                        Start it by a value, or with isActive: for as long as something is going on and Reduce Motion \
                        is off.
                        """,
                    ko: "value:로 한 번만 시작하거나, isActive:로 진행 중이고 동작 줄이기가 꺼져 있을 때만 움직이게 하세요."))
        case .several(let count):
            Phrasing(
                message: count > 1
                    ? Bilingual(
                        en: """
                            \(count) symbols on this screen are animated all the time at once, and no state starts or \
                            ends any of them.
                            """,
                        ko: "이 화면에서는 심벌 \(count)개가 한꺼번에 계속 움직이며, 시작하거나 끝내는 상태가 없습니다.")
                    : Bilingual(
                        en: "The symbol is animated all the time in every row at once, and no state starts or ends it.",
                        ko: "모든 행의 심벌이 한꺼번에 계속 움직이며, 시작하거나 끝내는 상태가 없습니다."),
                fix: Wording(
                    en: "Animate the one that tells something, for as long as that goes on, with isActive:.",
                    ko: "전할 내용이 있는 심벌 하나만 isActive:로 진행 중일 때 움직이게 하세요."))
        }
    }
}

extension ElementView {
    /// Whether there is one for each of some data.
    fileprivate var isRepeated: Bool { ancestors.contains { $0.kind == .repeated } }

    /// Whether it is shown by a condition that sounds like something going on, or in place of something else: the
    /// symbol moves while that lasts.
    fileprivate var lastsAsLongAsSomethingGoesOn: Bool {
        ancestors.contains { level in
            guard level.kind == .branch, let branching = level.parent else { return false }
            if Array(branching.children).count > 1 { return true }
            guard case .condition(let condition?) = level.content else { return false }
            return condition.text.contains("ing")
        }
    }
}
