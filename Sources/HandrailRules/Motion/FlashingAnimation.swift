import HandrailModel
import HandrailSemantics
import HandrailSource

/// Something that blinks more than three times a second.
struct FlashingAnimation: ScreenRule {
    static let info = RuleInfo(
        id: "flashing-animation",
        title: Bilingual(en: "Flashes more than three times a second", ko: "1초에 세 번 넘게 깜박임"),
        reason: Bilingual(
            en: "More than three flashes a second can cause a seizure in people with photosensitive epilepsy.",
            ko: "1초에 세 번 넘게 깜박이면 광과민성 뇌전증이 있는 사람에게 발작을 일으킬 수 있습니다."),
        impact: .critical, guidelines: ["accessibility.flashing"], criteria: ["WCAG 2.2 2.3.1"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            struct Alarm: View {
                @State private var isLit = false

                var body: some View {
                    Text("Wake up")
                        .opacity(isLit ? 1 : 0)
                        .↓animation(.linear(duration: 0.1).repeatForever(), value: isLit)
                        .onAppear { isLit = true }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Alarm: View {
                @State private var isLit = false

                var body: some View {
                    Rectangle()
                        .opacity(isLit ? 1 : 0.1)
                        .↓animation(Animation.easeInOut(duration: 0.12).repeatForever(autoreverses: true), value: isLit)
                        .onAppear { isLit = true }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Example: View {
                @State private var isAlarmed = false

                var body: some View {
                    Rectangle()
                        .fill(isAlarmed ? Color.red : Color.white)
                        .↓animation(.linear(duration: 0.1).repeatForever(autoreverses: true), value: isAlarmed)
                        .onAppear { isAlarmed = true }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Alarm: View {
                @State private var isLit = false

                var body: some View {
                    Text("Wake up")
                        .opacity(isLit ? 1 : 0)
                        .animation(.linear(duration: 0.5).repeatForever(), value: isLit)
                        .onAppear { isLit = true }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Alarm: View {
                @State private var isLit = false

                var body: some View {
                    Text("Wake up")
                        .opacity(isLit ? 1 : 0)
                        .animation(.linear(duration: 0.1), value: isLit)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Alarm: View {
                @Environment(\\.accessibilityDimFlashingLights) private var dimFlashing
                @State private var isLit = false

                var body: some View {
                    Text("Wake up")
                        .opacity(isLit ? 1 : 0.8)
                        .animation(.linear(duration: 0.4).repeatForever(), value: isLit)
                }
            }
            """),
        RuleExample(
            .nearMiss("it moves quickly, but nothing blinks"),
            """
            struct Shaker: View {
                @State private var isShaking = false

                var body: some View {
                    Image("bell")
                        .rotationEffect(.degrees(isShaking ? 5 : -5))
                        .animation(.linear(duration: 0.1).repeatForever(), value: isShaking)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class AlarmController: UIViewController {
                private let lamp = UIImageView(image: UIImage(named: "lamp"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(lamp)
                    ↓UIView.animate(withDuration: 0.1, delay: 0, options: [.repeat, .autoreverse], animations: {
                        self.lamp.alpha = 0
                    })
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class AlarmController: UIViewController {
                private let lamp = UIImageView(image: UIImage(named: "lamp"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(lamp)
                    UIView.animate(withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse], animations: {
                        self.lamp.alpha = 0
                    })
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class AlarmController: UIViewController {
                private let lamp = UIImageView(image: UIImage(named: "lamp"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(lamp)
                    let flash = CABasicAnimation(keyPath: "opacity")
                    flash.fromValue = 1
                    flash.toValue = 0
                    flash.duration = 0.1
                    flash.autoreverses = true
                    flash.repeatCount = .infinity
                    ↓lamp.layer.add(flash, forKey: "flash")
                }
            }
            """),
        RuleExample(
            .nearMiss("it blinks a few times and stops"),
            """
            final class AlarmController: UIViewController {
                private let lamp = UIImageView(image: UIImage(named: "lamp"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(lamp)
                    let flash = CABasicAnimation(keyPath: "opacity")
                    flash.fromValue = 1
                    flash.toValue = 0
                    flash.duration = 0.1
                    flash.repeatCount = 2
                    lamp.layer.add(flash, forKey: "flash")
                }
            }
            """),
    ]

    /// How fast it blinks.
    struct Signal: Hashable, Sendable {
        /// Flashes in a second, rounded down.
        let rate: Int
    }

    let attributes: Set<AttributeKind>? = [.motion(.animation)]

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let tree = screen.screen.tree
        for index in tree.elements.indices {
            let element = tree[index]
            for use in element.attributes {
                guard case .motion(.animation(let animation)) = use.attribute, animation.isEndless,
                    let seconds = animation.duration.value, seconds > 0
                else { continue }
                let rate = 1 / (2 * seconds)
                guard rate > 3 else {
                    answers.pass()
                    continue
                }
                guard element.blinks else {
                    answers.cannotTell(en: "whether anything blinks was not found out", ko: "깜빡이는 요소가 있는지 확인하지 못했습니다")
                    continue
                }
                let signal = Signal(rate: Int(clamping: min(rate, 100)))
                answers.violation(signal, on: element, at: use.place, certainty: .likely)
            }
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "This flashes about \(signal.rate) times a second without end.",
                ko: "1초에 약 \(signal.rate)번씩 끝없이 깜박입니다."),
            fix: Wording(
                en: "Let one pass of the animation take at least 0.5 seconds, or show the state without blinking.",
                ko: "애니메이션이 한 번 지나가는 시간을 0.5초 이상으로 늘리거나, 깜박임 없이 상태를 표시하세요."))
    }
}

extension ElementView {
    /// Whether its opacity goes from low to high, or its color from one to quite another.
    fileprivate var blinks: Bool {
        has { attribute in
            switch attribute {
            case .visibility(.opacity(.oneOf(let values))):
                guard let low = values.min(), let high = values.max() else { return false }
                return high - low >= 0.5
            case .color(.foreground(let color)) where kind == .fill || kind == .shape, .color(.background(let color)):
                guard case .oneOf(let colors) = color.plain else { return false }
                return Set(colors.map(\.plain)).count > 1 && colors.contains { $0.isLight }
                    && colors.contains { !$0.isLight }
            default: return false
            }
        }
    }
}

extension ColorUse {
    /// Whether it is about as light as white, or nothing.
    fileprivate var isLight: Bool {
        switch plain {
        case .system(let name):
            ["white", "clear", "background", "systemBackground", "yellow"].contains(name)
        case .literal(let value):
            value.alpha < 0.3 || 0.299 * value.red + 0.587 * value.green + 0.114 * value.blue > 0.8
        case .withOpacity(_, let opacity): opacity.value.map { $0 < 0.3 } ?? false
        case .asset, .appearance, .oneOf, .candidates, .gradient, .material, .constant, .unknown:
            false
        }
    }
}
