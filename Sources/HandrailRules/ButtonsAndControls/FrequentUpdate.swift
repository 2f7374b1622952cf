import HandrailModel
import HandrailSemantics
import HandrailSource

/// A text that a timer changes every few seconds, without the trait that says so.
struct FrequentUpdate: ScreenRule {
    static let info = RuleInfo(
        id: "frequent-update",
        title: Bilingual(en: "Changes all the time without the trait", ko: "특성 없이 계속 바뀌는 텍스트"),
        reason: Bilingual(
            en: """
                VoiceOver reads a text that changes while people listen only where the trait asks for it, and then \
                often enough and not at every change.
                """,
            ko: "VoiceOver는 특성이 있을 때에만 듣는 동안 바뀌는 텍스트를 알맞은 간격으로 다시 읽어 줍니다."),
        impact: .minor, guidelines: ["accessibility.custom-element-traits"], criteria: ["WCAG 2.2 4.1.2"],
        options: [often], examples: examples)

    /// What changes less often can be read in peace.
    private static let often = RuleOption(
        "seconds", .number(1...3600, standard: 5),
        Bilingual(
            en: "A text that changes less often than after so many seconds is left alone.",
            ko: "이 시간(초)보다 드물게 바뀌는 텍스트는 지적하지 않습니다."))

    /// What the project decided.
    var options = RuleOptions.standard

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            struct Example: View {
                @State private var seconds = 60
                private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

                var body: some View {
                    VStack {
                        Text("The train leaves in")
                        ↓Text("\\(seconds) seconds")
                    }
                    .onReceive(clock) { _ in seconds -= 1 }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @State private var seconds = 60
                private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

                var body: some View {
                    Text("\\(seconds) seconds")
                        .accessibilityAddTraits(.updatesFrequently)
                        .onReceive(clock) { _ in seconds -= 1 }
                }
            }
            """),
        RuleExample(
            .nearMiss("once a minute is not often"),
            """
            struct Example: View {
                @State private var minutes = 60
                private let clock = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

                var body: some View {
                    Text("\\(minutes) minutes")
                        .onReceive(clock) { _ in minutes -= 1 }
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class TideController: UIViewController {
                private let level = ↓UILabel()
                private var timer: Timer?

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    view.addSubview(level)
                    timer = Timer.scheduledTimer(
                        timeInterval: 1, target: self, selector: #selector(measure), userInfo: nil, repeats: true)
                }

                @objc private func measure() {
                    show(gauge.meters)
                }

                private func show(_ meters: Double) {
                    level.text = meters.formatted()
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class TideController: UIViewController {
                private let level = UILabel()
                private var timer: Timer?

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(level)
                    level.accessibilityTraits = .updatesFrequently
                    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                        self?.level.text = gauge.meters.formatted()
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @State private var seconds = 60
                private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

                var body: some View {
                    Text("The train leaves soon")
                        .onReceive(clock) { _ in seconds -= 1 }
                }
            }
            """),
        RuleExample(
            .nearMiss("the timer only fills what is empty"),
            """
            final class TideController: UIViewController {
                private let level = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(level)
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                        self?.fill()
                    }
                }

                private func fill() {
                    if level.text == nil { level.text = gauge.meters.formatted() }
                }
            }
            """),
        RuleExample(
            .nearMiss("the text is only set where it is another one"),
            """
            final class TideController: UIViewController {
                private let level = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(level)
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                        self?.fill()
                    }
                }

                private func fill() {
                    let name = gauge.stateName
                    guard level.text != name else { return }
                    level.text = name
                }
            }
            """),
        RuleExample(
            .nearMiss("the timer runs once"),
            """
            final class TideController: UIViewController {
                private let level = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(level)
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
                        self?.level.text = gauge.meters.formatted()
                    }
                }
            }
            """),
    ]

    /// How often the text changes.
    struct Signal: Hashable, Sendable {
        /// Seconds between two changes.
        let seconds: Double
    }

    let attributes: Set<AttributeKind>? = [.code(.event)]

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let tree = screen.screen.tree
        let timers = tree.timers
        for index in tree.elements.indices where tree.elements[index].kind == .text {
            let element = tree[index]
            guard let (seconds, place) = element.change(by: timers) else { continue }
            guard seconds <= options.number(Self.often), element.isHeard, !element.tellsOfUpdates else {
                answers.pass()
                continue
            }
            let related = place == element.place
                ? [] : [RelatedPlace(place: place, why: Bilingual(en: "changes it", ko: "여기에서 바뀝니다"))]
            answers.review(Signal(seconds: seconds), on: element, certainty: .likely, related: related)
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let number = signal.seconds.inPoints
        let isFaster = signal.seconds < 1
        let whole = signal.seconds == 1 ? "every second" : "every \(number) seconds"
        let every = isFaster ? "several times a second" : whole
        let koreanEvery = isFaster ? "1초에 여러 번" : "\(number)초마다"
        return Phrasing(
            message: Bilingual(
                en: """
                    A timer changes this text \(every), and nothing tells VoiceOver that it changes often.
                    """,
                ko: "타이머가 이 텍스트를 \(koreanEvery) 바꾸지만, 자주 바뀐다는 것을 VoiceOver에 알리지 않습니다."),
            fix: Wording(
                en: "Add .accessibilityAddTraits(.updatesFrequently).",
                ko: ".accessibilityAddTraits(.updatesFrequently)를 추가하세요."),
            inViews: Wording(
                en: "Insert .updatesFrequently into its accessibilityTraits.",
                ko: "accessibilityTraits에 .updatesFrequently를 추가하세요."))
    }
}

extension ElementTree {
    /// Timers that set properties: how often they do, and where, by property.
    fileprivate var timers: [String: (seconds: Double, place: SourcePlace)] {
        var found: [String: (seconds: Double, place: SourcePlace)] = [:]
        for index in elements.indices {
            for use in self[index].attributes {
                guard case .code(.event(let event)) = use.attribute, event.kind == .timer,
                    let seconds = event.interval
                else { continue }
                for name in event.motion.assigned.compactMap(\.property) {
                    found[String(name)] = (seconds, use.place)
                }
            }
        }
        return found
    }
}

extension ElementView {
    /// How often a timer changes its words, and where.
    fileprivate func change(
        by timers: [String: (seconds: Double, place: SourcePlace)]
    ) -> (seconds: Double, place: SourcePlace)? {
        for use in attributes {
            switch use.attribute {
            case .code(.event(let event)) where event.kind == .timer && event.action.motion.assigned.isEmpty:
                if let seconds = event.interval { return (seconds, use.place) }
            case .state(.words(let names)):
                for name in names.sorted() { if let timer = timers[name] { return timer } }
            default: continue
            }
        }
        return nil
    }

    /// Whether people hear it by itself: what stands in a control or in one element with others is heard as that.
    fileprivate var isHeard: Bool {
        guard isReadable, !DeclaredContext(self).hiding.isCertain else { return false }
        return !([self] + ancestors).contains { level in
            level.kind.isControl
                || level.has { attribute in
                    switch attribute {
                    case .accessibility(.children), .accessibility(.unknown), .accessibility(.representation): true
                    default: false
                    }
                }
        }
    }

    /// Whether it, or what is around it, has the trait.
    fileprivate var tellsOfUpdates: Bool {
        ([self] + ancestors).contains { level in
            level.has { attribute in
                guard case .accessibility(.addTraits(let traits)) = attribute else { return false }
                return traits.values.isEmpty || traits.values.contains { $0.contains(.updatesFrequently) }
            }
        }
    }
}
