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
        impact: .critical, guidelines: ["accessibility.flashing"], criteria: ["WCAG 2.2 2.3.1"],
        examples: FlashingAnimationExamples.all)

    /// How fast it blinks.
    struct Signal: Hashable, Sendable {
        /// Flashes in a second, rounded down.
        let rate: Int
        /// Whether it stops by itself.
        let ends: Bool
    }

    let attributes: Set<AttributeKind>? = [
        .motion(.animation), .code(.action), .code(.event), .interaction(.gesture),
    ]

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let tree = screen.screen.tree
        for index in tree.elements.indices {
            let element = tree[index]
            for use in element.attributes {
                guard case .motion(.animation(let animation)) = use.attribute, let pace = FlashPace(of: animation)
                else { continue }
                guard pace.isTooFast else {
                    answers.pass()
                    continue
                }
                guard element.blinks else {
                    answers.cannotTell(en: "whether anything blinks was not found out", ko: "깜빡이는 요소가 있는지 확인하지 못했습니다")
                    continue
                }
                answers.violation(pace.signal, on: element, at: use.place, certainty: .likely)
            }
        }
        examineStates(screen, &answers)
    }

    /// What blinks because a state is changed again and again: inside an animation that repeats, or by a timer.
    private func examineStates(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let tree = screen.screen.tree
        let changes = ScreenMotion.of(screen).changes.compactMap { site in
            FlashPace(of: site.subject.animation).map { FlashingState(site.subject.states, $0, site.place) }
        }
        var reported: Set<SourcePlace> = []
        for state in changes + tree.switchedByTimers {
            guard state.pace.isTooFast else {
                answers.pass()
                continue
            }
            let lit = tree.elements.indices.first { tree[$0].blinks(by: state.names) }
            guard let lit, reported.insert(state.place).inserted else { continue }
            answers.violation(state.pace.signal, on: tree[lit], at: state.place, certainty: .likely)
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: signal.ends
                ? Bilingual(
                    en: "This flashes about \(signal.rate) times a second, several times in a row.",
                    ko: "1초에 약 \(signal.rate)번씩 여러 번 잇달아 깜박입니다.")
                : Bilingual(
                    en: "This flashes about \(signal.rate) times a second without end.",
                    ko: "1초에 약 \(signal.rate)번씩 끝없이 깜박입니다."),
            fix: Wording(
                en: """
                    Let a flash take at least 0.5 seconds to come and as long to go, or show the state without blinking.
                    """,
                ko: "한 번 켜지고 꺼지는 데 각각 0.5초 이상 걸리게 하거나, 깜박임 없이 상태를 표시하세요."))
    }
}

/// How fast something comes and goes, and for how long.
private struct FlashPace {
    /// Flashes in a second.
    let rate: Double
    /// How many there are; `nil` for without end.
    let flashes: Double?

    /// The pace of an animation that repeats; `nil` for any other, and where no time is known.
    init?(of animation: AnimationUse) {
        guard animation.isEndless || animation.rounds.value != nil, let seconds = animation.duration.value, seconds > 0
        else { return nil }
        rate = 1 / (2 * seconds)
        flashes = animation.isEndless ? nil : animation.rounds.value
    }

    /// The pace of what is switched each time after some seconds.
    init(switchedEvery seconds: Double) {
        rate = 1 / (2 * seconds)
        flashes = nil
    }

    /// Whether there are more than three flashes within one second.
    var isTooFast: Bool { rate > 3 && (flashes ?? .infinity) > 3 }

    var signal: FlashingAnimation.Signal {
        FlashingAnimation.Signal(rate: Int(clamping: min(rate, 100)), ends: flashes != nil)
    }
}

/// A state of the app that is changed again and again.
private struct FlashingState {
    /// The names of the properties that hold it.
    let names: Set<String>
    /// How often it changes.
    let pace: FlashPace
    /// Where it is changed.
    let place: SourcePlace

    init(_ states: Set<StatePath>, _ pace: FlashPace, _ place: SourcePlace) {
        self.init(Set(states.compactMap { $0.property.map(String.init) }), pace, place)
    }

    init(_ names: Set<String>, _ pace: FlashPace, _ place: SourcePlace) {
        self.names = names
        self.pace = pace
        self.place = place
    }
}

extension ElementTree {
    /// What timers switch on and off.
    fileprivate var switchedByTimers: [FlashingState] {
        elements.indices.flatMap { index in
            self[index].attributes.compactMap { use -> FlashingState? in
                guard case .code(.event(let event)) = use.attribute, event.kind == .timer,
                    let seconds = event.interval, seconds > 0, !event.action.toggles.isEmpty
                else { return nil }
                return FlashingState(Set(event.action.toggles), FlashPace(switchedEvery: seconds), use.place)
            }
        }
    }
}

extension ElementView {
    /// Whether its opacity goes from low to high, or its color from one to quite another.
    fileprivate var blinks: Bool { attributes.contains { blinks($0.attribute) } }

    /// Whether some states of the app decide whether it is there, how opaque or how light it is.
    fileprivate func blinks(by names: Set<String>) -> Bool {
        if case .condition(let condition?) = content, kind == .branch,
            condition.stateDependencies.contains(where: { names.contains($0.name) })
        {
            return showsSurface
        }
        return attributes.contains { use in
            guard case .state(.look(let states, _)) = use.attribute, states.contains(where: { names.contains($0.name) })
            else { return false }
            return attributes.contains { $0.place == use.place && blinks($0.attribute) }
        }
    }

    /// Whether there is a surface in it that is seen to come and go.
    private var showsSurface: Bool { descendants.contains { $0.kind == .fill || $0.kind == .shape } }

    private func blinks(_ attribute: Attribute) -> Bool {
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

extension ColorUse {
    /// Whether it is about as light as white, or nothing.
    fileprivate var isLight: Bool {
        switch plain {
        case .system(let name):
            ["white", "clear", "background", "systemBackground", "yellow"].contains(name)
        case .literal(let value):
            value.alpha < 0.3 || 0.299 * value.red + 0.587 * value.green + 0.114 * value.blue > 0.8
        case .withOpacity(_, let opacity): opacity.value.map { $0 < 0.3 } ?? false
        case .asset, .appearance, .oneOf, .candidates, .themes, .gradient, .material, .constant, .unknown:
            false
        }
    }
}
