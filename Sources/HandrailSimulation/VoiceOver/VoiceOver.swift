public import HandrailModel

/// VoiceOver on one screen: from a state and a gesture to the next state.
///
/// A pure function: the same state and gesture always lead to the same step.
public struct VoiceOver: Sendable {
    /// The stops of the screen.
    public let tour: VoiceOverTour
    /// What the rotor offers.
    public let rotor: Rotor
    /// How the screen came up.
    public let presentation: Screen.Presentation

    /// VoiceOver on a screen.
    public init(_ tour: VoiceOverTour, presentation: Screen.Presentation = .root) {
        self.tour = tour
        rotor = Rotor(tour)
        self.presentation = presentation
    }

    /// The state in which a screen is met: the first stop is in focus. That it is the first is not certain.
    public var start: VoiceOverState { VoiceOverState(focus: tour.stops.isEmpty ? nil : 0) }

    /// What the rotor acts on: what it was turned to on this element, or else the element's own value or actions.
    public func effectiveRotor(in state: VoiceOverState) -> RotorKind? {
        guard let stop = stop(in: state) else { return nil }
        let offered = rotor.kinds(at: stop)
        if let chosen = state.rotor, state.isTurnedHere, offered.contains(chosen) { return chosen }
        if offered.contains(.adjustValue) { return .adjustValue }
        if offered.contains(.actions) { return .actions }
        if let chosen = state.rotor, offered.contains(chosen) { return chosen }
        return offered.first
    }

    /// What is said of a stop on coming from another one: the labels of the containers entered are part of it.
    public func utterance(at index: Int, from previous: Int?) -> Utterance? {
        guard tour.stops.indices.contains(index) else { return nil }
        let stop = tour.stops[index]
        var context = stop.context
        context.entering = stop.containers.compactMap { container in
            let inside = tour.containers[container]
            if let previous, inside.stops.contains(previous) { return nil }
            return inside.spokenOnEntering
        }
        return Utterance(stop.node, in: context)
    }

    /// What a gesture leads to.
    public func step(_ gesture: VoiceOverGesture, in state: VoiceOverState) -> VoiceOverStep {
        guard let stop = stop(in: state) else {
            return silent(state, .nothing, Bilingual(en: "Nothing is in focus.", ko: "초점을 받은 요소가 없습니다."))
        }
        switch gesture {
        case .next: return move(from: stop, to: stop.index + 1, state)
        case .previous: return move(from: stop, to: stop.index - 1, state)
        case .down: return swipe(stop, state, isUp: false)
        case .up: return swipe(stop, state, isUp: true)
        case .turnRotor: return turn(stop, state, by: 1)
        case .turnRotorBack: return turn(stop, state, by: -1)
        case .activate: return activate(stop, state)
        case .escape: return escape(stop, state)
        case .magicTap: return magicTap(stop, state)
        }
    }

    private func stop(in state: VoiceOverState) -> VoiceOverStop? {
        guard let focus = state.focus, tour.stops.indices.contains(focus) else { return nil }
        return tour.stops[focus]
    }

    private func silent(_ state: VoiceOverState, _ outcome: VoiceOverOutcome, _ reason: Bilingual) -> VoiceOverStep {
        VoiceOverStep(state: state, outcome: outcome, utterance: nil, trace: Trace([TraceStep(reason)]))
    }

    // MARK: Moving

    private func move(from stop: VoiceOverStop, to index: Int, _ state: VoiceOverState) -> VoiceOverStep {
        guard tour.stops.indices.contains(index), let utterance = utterance(at: index, from: stop.index) else {
            return silent(
                state, .edge,
                Bilingual(en: "There is no further element; a sound is heard.", ko: "더 이동할 요소가 없어 소리만 납니다."))
        }
        return VoiceOverStep(
            state: state.moved(to: index), outcome: .moved(to: index), utterance: utterance, trace: utterance.trace)
    }

    // MARK: Acting

    private func activate(_ stop: VoiceOverStop, _ state: VoiceOverState) -> VoiceOverStep {
        if effectiveRotor(in: state) == .actions, state.action > 0, stop.actions.indices.contains(state.action - 1) {
            return perform(stop.actions[state.action - 1], stop, state)
        }
        if stop.node.traits.contains(.notEnabled) {
            return silent(
                state, .nothing,
                Bilingual(en: "It is dimmed: a double tap does nothing.", ko: "흐리게 표시된 요소라 이중 탭해도 동작하지 않습니다."))
        }
        guard stop.node.activation != .none else {
            return silent(
                state, .nothing, Bilingual(en: "It has nothing to activate.", ko: "활성화할 것이 없는 요소입니다."))
        }
        let outcome: VoiceOverOutcome =
            stop.node.activation == .dismisses ? .left(.likely) : .activated(stop.index, stop.node.activation)
        return VoiceOverStep(
            state: state, outcome: outcome, utterance: nil,
            trace: Trace([
                TraceStep(
                    Bilingual(en: "A double tap activates it.", ko: "이중 탭하면 활성화됩니다."), place: stop.node.place),
            ]))
    }

    private func perform(_ action: NodeAction, _ stop: VoiceOverStop, _ state: VoiceOverState) -> VoiceOverStep {
        let sentence = Bilingual(
            en: "The action “\(action.name.text.en)” is performed.", ko: "‘\(action.name.text.ko)’ 동작을 실행합니다.")
        return VoiceOverStep(
            state: state, outcome: .performed(stop.index, action), utterance: nil,
            trace: Trace([TraceStep(sentence, place: action.name.place ?? stop.node.place)]))
    }

    private func escape(_ stop: VoiceOverStop, _ state: VoiceOverState) -> VoiceOverStep {
        if let action = stop.node.actions.first(where: { $0.kind == .escape }) { return perform(action, stop, state) }
        if tour.stops.contains(where: { $0.node.traits.contains(.backButton) }) {
            return silent(
                state, .left(.likely), Bilingual(en: "The system goes back.", ko: "시스템이 이전 화면으로 돌아갑니다."))
        }
        switch presentation {
        case .sheet, .popover, .dialog:
            return silent(
                state, .left(.possible), Bilingual(en: "The system closes what is presented.", ko: "시스템이 표시된 화면을 닫습니다.")
            )
        case .root, .navigation, .tab, .cover, .widget, .part, .component:
            return silent(
                state, .nothing,
                Bilingual(en: "Nothing on this screen answers an escape.", ko: "이 화면에는 나가기 제스처를 받는 요소가 없습니다."))
        }
    }

    // Whatever is in focus, anything on the screen may answer.
    private func magicTap(_ stop: VoiceOverStop, _ state: VoiceOverState) -> VoiceOverStep {
        for other in [stop] + tour.stops {
            guard let action = other.node.actions.first(where: { $0.kind == .magicTap }) else { continue }
            return perform(action, other, state)
        }
        return silent(
            state, .nothing,
            Bilingual(
                en: "No element answers a magic tap; the system may start or stop what plays.",
                ko: "매직 탭을 받는 요소가 없습니다. 시스템이 재생을 시작하거나 멈출 수 있습니다."))
    }
}

extension TourContainer {
    /// Its label, where it is spoken on entering.
    var spokenOnEntering: SpokenText? {
        guard let label = node.label, !label.isEmpty else { return nil }
        switch node.container {
        case .semanticGroup, .list, .landmark: return label
        case .dataTable, .series, .tabBar, nil: return nil
        }
    }
}

extension VoiceOver {
    /// A swipe up or down: what it does depends on the rotor.
    private func swipe(_ stop: VoiceOverStop, _ state: VoiceOverState, isUp: Bool) -> VoiceOverStep {
        switch effectiveRotor(in: state) {
        case .adjustValue: return adjust(stop, state, isUp: isUp)
        case .actions: return choose(stop, state, by: isUp ? -1 : 1)
        case .headings, .links, .controls, .textFields, .images, .containers, .custom, nil:
            return jump(stop, state, isUp: isUp)
        }
    }

    /// Turns the rotor and says what it is set to.
    private func turn(_ stop: VoiceOverStop, _ state: VoiceOverState, by offset: Int) -> VoiceOverStep {
        let kinds = rotor.kinds(at: stop)
        guard let current = effectiveRotor(in: state), let index = kinds.firstIndex(of: current) else {
            return silent(
                state, .nothing,
                Bilingual(en: "The rotor leads nowhere on this screen.", ko: "이 화면에서는 로터로 이동할 곳이 없습니다."))
        }
        let kind = kinds[(index + offset + kinds.count) % kinds.count]
        let utterance = Utterance(parts: [UtterancePart(.label, kind.name)], afterPause: [])
        return VoiceOverStep(
            state: VoiceOverState(focus: state.focus, rotor: kind, isTurnedHere: true), outcome: .turned(kind),
            utterance: utterance,
            trace: Trace([
                TraceStep(
                    Bilingual(
                        en: "The rotor is set to “\(kind.name.text.en)”.", ko: "로터를 ‘\(kind.name.text.ko)’(으)로 돌렸습니다."),
                    isUnconfirmed: !kind.name.isConfirmed)
            ]))
    }

    private func adjust(_ stop: VoiceOverStop, _ state: VoiceOverState, isUp: Bool) -> VoiceOverStep {
        guard !stop.node.traits.contains(.notEnabled) else {
            return silent(
                state, .nothing, Bilingual(en: "It is dimmed: its value stays.", ko: "흐리게 표시된 요소라 값이 바뀌지 않습니다."))
        }
        let sentence =
            isUp
            ? Bilingual(en: "The value goes up one step.", ko: "값이 한 단계 커집니다.")
            : Bilingual(en: "The value goes down one step.", ko: "값이 한 단계 작아집니다.")
        return VoiceOverStep(
            state: state, outcome: .adjusted(stop.index, isUp: isUp), utterance: nil,
            trace: Trace([TraceStep(sentence, place: stop.node.place)]))
    }

    // Activation comes first, then the actions in their order, and round again.
    private func choose(_ stop: VoiceOverStop, _ state: VoiceOverState, by offset: Int) -> VoiceOverStep {
        let count = stop.actions.count + 1
        let chosen = (state.action + offset + count) % count
        let action = chosen == 0 ? nil : stop.actions[chosen - 1]
        let name = action?.name ?? SpokenText(Bilingual(en: "Activate", ko: "활성화"), isConfirmed: false)
        let next = VoiceOverState(
            focus: state.focus, rotor: state.rotor, isTurnedHere: state.isTurnedHere, action: chosen)
        return VoiceOverStep(
            state: next, outcome: .chose(action),
            utterance: Utterance(parts: [UtterancePart(.label, name)], afterPause: []),
            trace: Trace([
                TraceStep(
                    Bilingual(
                        en: "A double tap would now perform “\(name.text.en)”.",
                        ko: "이제 이중 탭하면 ‘\(name.text.ko)’을(를) 실행합니다."),
                    place: name.place, isUnconfirmed: !name.isConfirmed)
            ]))
    }

    private func jump(_ stop: VoiceOverStop, _ state: VoiceOverState, isUp: Bool) -> VoiceOverStep {
        guard let kind = effectiveRotor(in: state) else {
            return silent(
                state, .nothing,
                Bilingual(en: "The rotor leads nowhere on this screen.", ko: "이 화면에서는 로터로 이동할 곳이 없습니다."))
        }
        let stops = rotor.stops(of: kind)
        let target = isUp ? stops.last { $0 < stop.index } : stops.first { $0 > stop.index }
        guard let target else {
            return silent(
                state, .edge,
                Bilingual(
                    en: "No further element for “\(kind.name.text.en)” in that direction.",
                    ko: "그 방향으로는 ‘\(kind.name.text.ko)’에 해당하는 요소가 더 없습니다."))
        }
        return move(from: stop, to: target, state)
    }
}
