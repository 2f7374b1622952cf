import HandrailModel
import HandrailSemantics
import HandrailSource

/// Something that moves on and on whether or not Reduce Motion is on.
struct EndlessMotion: ScreenRule {
    static let info = RuleInfo(
        id: "endless-motion",
        title: Bilingual(en: "Movement without end", ko: "끝없이 반복되는 움직임"),
        reason: Bilingual(
            en: """
                What keeps moving draws the eye away from everything else and makes people with a vestibular disorder \
                dizzy or sick. They turn Reduce Motion on to be spared it.
                """,
            ko: "계속 움직이는 요소는 시선을 빼앗고, 전정 장애가 있는 사람에게는 어지럼증이나 메스꺼움을 일으킵니다. 이런 사람들은 움직임을 피하려고 동작 줄이기를 켭니다."),
        impact: .serious, guidelines: ["accessibility.reduce-motion"], criteria: ["WCAG 2.2 2.2.2"],
        settings: [.reduceMotion], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            struct Beacon: View {
                @State private var isLarge = false

                var body: some View {
                    Image("beacon")
                        .scaleEffect(isLarge ? 1.4 : 1)
                        .onAppear {
                            ↓withAnimation(.easeInOut(duration: 1).repeatForever(autoreverses: true)) {
                                isLarge = true
                            }
                        }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Waves: View {
                @State private var isMoving = false

                var body: some View {
                    Capsule()
                        .frame(height: isMoving ? 80 : 20)
                        .↓animation(.easeInOut(duration: 0.8).repeatForever(), value: isMoving)
                        .onAppear { isMoving = true }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            Image("arrow")
                .↓phaseAnimator([0, 24]) { content, shift in
                    content.offset(y: shift)
                }
            """),
        RuleExample(
            .violation,
            """
            struct Glint: View {
                @State private var phase = -1.0

                var body: some View {
                    Text("Loading your trails")
                        .redacted(reason: .placeholder)
                        .mask(
                            LinearGradient(
                                colors: [.clear, .black, .clear], startPoint: UnitPoint(x: phase, y: 0.5),
                                endPoint: UnitPoint(x: phase + 1, y: 0.5)))
                        .onAppear {
                            ↓withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) {
                                phase = 1
                            }
                        }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Waiting: View {
                @State private var isOver = false

                var body: some View {
                    Text("Loading your trails")
                        .mask {
                            LinearGradient(colors: [.clear, .black, .clear], startPoint: .leading, endPoint: .trailing)
                                .offset(x: isOver ? 300 : -300)
                                .↓animation(.linear(duration: 1.2).repeatForever(autoreverses: false), value: isOver)
                        }
                        .onAppear { isOver = true }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Beacon: View {
                @Environment(\\.accessibilityReduceMotion) private var reduceMotion
                @State private var isLarge = false

                var body: some View {
                    Image("beacon")
                        .scaleEffect(isLarge ? 1.4 : 1)
                        .onAppear {
                            guard !reduceMotion else { return }
                            withAnimation(.easeInOut(duration: 1).repeatForever(autoreverses: true)) {
                                isLarge = true
                            }
                        }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Beacon: View {
                @Environment(\\.accessibilityReduceMotion) private var reduceMotion
                @State private var isLarge = false

                private var pulse: Animation? {
                    reduceMotion ? nil : .easeInOut(duration: 1).repeatForever()
                }

                var body: some View {
                    Image("beacon")
                        .scaleEffect(isLarge ? 1.4 : 1)
                        .animation(pulse, value: isLarge)
                        .onAppear { isLarge = true }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            ↓TimelineView(.animation) { context in
                Image("wheel")
                    .rotationEffect(.degrees(context.date.timeIntervalSinceReferenceDate * 90))
            }
            """),
        RuleExample(
            .review,
            """
            ↓TimelineView(.animation) { context in
                Canvas { canvas, size in
                    draw(context.date, on: canvas, size)
                }
                .accessibilityHidden(true)
            }
            """),
        RuleExample(
            .violation,
            """
            ↓PhaseAnimator([0, 1]) { phase in
                Image("beacon").scaleEffect(phase)
            }
            """),
        RuleExample(
            .silent,
            """
            struct Waves: View {
                @Environment(\\.accessibilityReduceMotion) private var reduceMotion

                var body: some View {
                    TimelineView(.animation(minimumInterval: nil, paused: reduceMotion)) { context in
                        Image("wave").offset(x: context.date.timeIntervalSinceReferenceDate)
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            TimelineView(.everyMinute) { context in
                Image("hand").rotationEffect(.degrees(context.date.timeIntervalSinceReferenceDate))
            }
            """),
        RuleExample(
            .silent,
            """
            struct Beacon: View {
                @State private var isLarge = false

                var body: some View {
                    Image("beacon")
                        .scaleEffect(isLarge ? 1.4 : 1)
                        .animation(.easeInOut(duration: 1), value: isLarge)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct UploadSpinner: View {
                var body: some View {
                    TimelineView(.animation) { context in
                        Circle()
                            .trim(from: 0, to: 0.7)
                            .rotationEffect(.degrees(context.date.timeIntervalSinceReferenceDate * 180))
                            .frame(width: 32, height: 32)
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("only the opacity changes, and slowly"),
            """
            struct Beacon: View {
                @State private var isFaint = false

                var body: some View {
                    Image("beacon")
                        .opacity(isFaint ? 0.4 : 1)
                        .animation(.easeInOut(duration: 1).repeatForever(), value: isFaint)
                        .onAppear { isFaint = true }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class BeaconView: UIView {
                private let light = UIImageView(image: UIImage(named: "beacon"))

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(light)
                }

                required init?(coder: NSCoder) { nil }

                func start() {
                    ↓UIView.animate(withDuration: 1.2, delay: 0, options: [.repeat, .autoreverse], animations: {
                        self.light.transform = CGAffineTransform(scaleX: 1.4, y: 1.4)
                    })
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class RadarController: UIViewController {
                private let sweep = UIImageView(image: UIImage(named: "radar-sweep"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(sweep)
                    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
                    turn.toValue = 2 * Double.pi
                    turn.duration = 4
                    turn.repeatCount = .infinity
                    ↓sweep.layer.add(turn, forKey: "turn")
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class RadarController: UIViewController {
                private let sweep = UIImageView(image: UIImage(named: "radar-sweep"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(sweep)
                    if !UIAccessibility.isReduceMotionEnabled { turnSweep() }
                }

                private func turnSweep() {
                    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
                    turn.toValue = 2 * Double.pi
                    turn.duration = 4
                    turn.repeatCount = .infinity
                    sweep.layer.add(turn, forKey: "turn")
                }
            }
            """),
        RuleExample(
            .nearMiss("the class takes the animation away once the work is done"),
            """
            final class WheelView: UIImageView {
                func turn() {
                    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
                    turn.toValue = CGFloat.pi * 2
                    turn.duration = 1
                    turn.repeatCount = .infinity
                    layer.add(turn, forKey: "turn")
                }

                func rest() {
                    layer.removeAllAnimations()
                }
            }

            final class LoansController: UIViewController {
                private let wheel = WheelView(image: UIImage(named: "wheel"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(wheel)
                    wheel.turn()
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class OvenController: UIViewController {
                private let fire = UIImageView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    fire.animationImages = (1...8).compactMap { UIImage(named: "fire-\\($0)") }
                    fire.animationDuration = 0.8
                    view.addSubview(fire)
                    ↓fire.startAnimating()
                }
            }
            """),
        RuleExample(
            .nearMiss("the pictures are shown three times and no more, and the spinner spins while something loads"),
            """
            final class OvenController: UIViewController {
                private let fire = UIImageView()
                private let spinner = UIActivityIndicatorView(style: .medium)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    fire.animationImages = (1...8).compactMap { UIImage(named: "fire-\\($0)") }
                    fire.animationRepeatCount = 3
                    view.addSubview(fire)
                    view.addSubview(spinner)
                    fire.startAnimating()
                    spinner.startAnimating()
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class RainView: UIView {
                override class var layerClass: AnyClass { CAEmitterLayer.self }

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let drop = CAEmitterCell()
                    drop.contents = UIImage(named: "drop")?.cgImage
                    drop.birthRate = 40
                    drop.velocity = 200
                    ↓(layer as? CAEmitterLayer)?.emitterCells = [drop]
                }

                required init?(coder: NSCoder) { nil }
            }

            final class WeatherController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(RainView(frame: view.bounds))
                }
            }
            """),
        RuleExample(
            .nearMiss("it asks for Reduce Motion, or stops by itself"),
            """
            final class CheerController: UIViewController {
                private let emitter = CAEmitterLayer()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let ribbon = CAEmitterCell()
                    ribbon.contents = UIImage(named: "ribbon")?.cgImage
                    ribbon.birthRate = 40
                    emitter.emitterCells = [ribbon]
                    view.layer.addSublayer(emitter)
                    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                        self.emitter.birthRate = 0
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("it turns once, where somebody asks for it"),
            """
            final class CompassController: UIViewController {
                private let needle = UIImageView(image: UIImage(named: "needle"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(needle)
                    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
                    turn.toValue = Double.pi
                    turn.duration = 1
                    needle.layer.add(turn, forKey: "turn")
                }
            }
            """),
    ]

    /// What moves.
    struct Signal: Hashable, Sendable {
        /// How it moves; `nil` where it is drawn anew.
        let property: Movement.Property?
        /// Whether it is a row of pictures.
        var isOfFrames = false
        /// Whether it is particles that are sent out.
        var isOfParticles = false
    }

    let attributes: Set<AttributeKind>? = [
        .motion(.movement), .motion(.animation), .motion(.transition), .code(.action), .interaction(.gesture),
        .code(.event),
    ]

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let motion = ScreenMotion.of(screen)
        var reported: Set<SourcePlace> = []
        for moved in motion.movements where moved.grade == .endless {
            if moved.isGoverned || moved.element.isProgressIndicator || moved.movement.isOfProgressIndicator {
                answers.pass()
            } else if moved.animation.isTakenAway {
                answers.cannotTell(
                    en: "code takes the animation away; how long it goes on was not read",
                    ko: "코드에서 애니메이션을 없애는데, 얼마나 계속되는지는 읽지 못했습니다")
            } else if reported.insert(moved.place).inserted {
                answers.violation(
                    Signal(property: moved.movement.property), on: moved.element, at: moved.place, certainty: .likely,
                    setting: .reduceMotion)
            }
        }
        for site in motion.animations where site.subject.isEndless && !reported.contains(site.place) {
            switch site.subject.names.first {
            case "phaseAnimator", "keyframeAnimator":
                guard let property = Self.moved(by: site.subject.names) else {
                    answers.cannotTell(
                        en: "what the phases move is decided by code that was not read",
                        ko: "각 단계에서 무엇이 움직이는지는 읽지 못한 코드에서 정해집니다")
                    continue
                }
                if site.isGoverned || motion.isTamed(site.element) {
                    answers.pass()
                } else {
                    answers.violation(
                        Signal(property: property), on: site.element, at: site.place, certainty: .likely,
                        setting: .reduceMotion)
                }
            case AnimationUse.frames:
                answers.violation(
                    Signal(property: nil, isOfFrames: true), on: site.element, at: site.place, certainty: .likely,
                    setting: .reduceMotion)
            case AnimationUse.particles:
                if site.isGoverned {
                    answers.pass()
                } else if reported.insert(site.place).inserted {
                    answers.violation(
                        Signal(property: nil, isOfParticles: true), on: site.element, at: site.place,
                        certainty: .likely, setting: .reduceMotion)
                }
            case "timeline" where site.element.descendants.contains { $0.kind == .canvas }:
                if site.isGoverned || motion.isTamed(site.element) {
                    answers.pass()
                } else {
                    answers.review(Signal(property: nil), on: site.element, at: site.place, setting: .reduceMotion)
                }
            default:
                answers.cannotTell(
                    en: "nothing that this animation moves was found", ko: "이 애니메이션으로 움직이는 요소를 찾지 못했습니다")
            }
        }
    }

    /// How something moves that no property of a view says.
    private static func phrase(drawn signal: Signal) -> Bilingual {
        if signal.isOfFrames {
            return Bilingual(en: "shows one picture after another", ko: "그림을 차례로 바꿔 보여 줍니다")
        }
        if signal.isOfParticles { return Bilingual(en: "sends out particles", ko: "입자를 내보냅니다") }
        return Bilingual(en: "is drawn anew with every frame", ko: "매 프레임 다시 그려집니다")
    }

    private static func moved(by names: [String]) -> Movement.Property? {
        for name in names {
            switch name {
            case "offset", "position": return .offset
            case "scaleEffect": return .scale
            case "rotationEffect": return .rotation
            case "rotation3DEffect": return .depth
            case "blur": return .blur
            default: continue
            }
        }
        return nil
    }

    let viewFix: ViewFix? = .endlessMotion

    func phrase(_ signal: Signal) -> Phrasing {
        let how = signal.property.map { MovementWords.phrase($0) } ?? Self.phrase(drawn: signal)
        return Phrasing(
            message: Bilingual(
                en: "Something here \(how.en) without end, with Reduce Motion on as well.",
                ko: "동작 줄이기를 켜도 이 요소는 끝없이 \(how.ko)."),
            fix: Wording(
                en: """
                    Read \(.reduceMotion) and leave the repeating animation out where it is on; a slow fade of the \
                    opacity may stay.
                    """,
                ko: "\(.reduceMotion)을 읽어 켜져 있으면 반복 애니메이션을 적용하지 마세요. 불투명도를 천천히 바꾸는 정도는 괜찮습니다."))
    }
}

extension ElementView {
    /// Whether it turns in a view of the app's own that shows by its name that something is going on: the system's own
    /// indicator turns with Reduce Motion on as well.
    fileprivate var isProgressIndicator: Bool {
        var next = parent
        while let current = next {
            if current.kind == .customView, case .type(let name) = current.content {
                return Self.indicators.contains { name.holds($0) }
            }
            next = current.parent
        }
        return false
    }

    private static let indicators = [
        "Progress", "Spinner", "ActivityIndicator", "LoadingIndicator", "LoadingView", "LoaderView", "LoadingCircle",
    ]
}

extension Movement {
    /// Whether what a class of views moves is called as something that shows that work goes on.
    fileprivate var isOfProgressIndicator: Bool {
        states.contains { state in
            guard state.path.hasSuffix(".transform") else { return false }
            let name = state.path.lowercased()
            return ["progress", "spinner", "loading", "loader", "activity", "refresh"].contains { name.contains($0) }
        }
    }
}
