import HandrailModel

extension VoiceOver {
    /// A swipe up or down: what it does depends on the rotor.
    func swipe(_ stop: VoiceOverStop, _ state: VoiceOverState, isUp: Bool) -> VoiceOverStep {
        switch effectiveRotor(in: state) {
        case .adjustValue: return adjust(stop, state, isUp: isUp)
        case .actions: return choose(stop, state, by: isUp ? -1 : 1)
        case .headings, .links, .controls, .textFields, .images, .containers, .custom, nil:
            return jump(stop, state, isUp: isUp)
        }
    }

    /// Turns the rotor and says what it is set to.
    func turn(_ stop: VoiceOverStop, _ state: VoiceOverState, by offset: Int) -> VoiceOverStep {
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
                    Bilingual(en: "The rotor is set to “\(kind.name.text.en)”.", ko: "로터를 ‘\(kind.name.text.ko)’(으)로 돌렸습니다."),
                    isUnconfirmed: !kind.name.isConfirmed),
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
                    Bilingual(en: "A double tap would now perform “\(name.text.en)”.", ko: "이제 이중 탭하면 ‘\(name.text.ko)’을(를) 실행합니다."),
                    place: name.place, isUnconfirmed: !name.isConfirmed),
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
