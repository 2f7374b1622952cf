package import HandrailModel
package import HandrailSimulation

/// Where a person is while listening: a value that changes with every key, and nothing else.
package struct VoiceOverSession: TerminalSession {
    /// What the keys speak of.
    package enum Mode: Hashable, Sendable {
        /// The stops of the screen.
        case browsing
        /// The actions of the stop, with the one that is chosen.
        case actions(chosen: Int)
        /// The cases of the screen's conditions, with the one that is chosen, all in one list.
        case cases(chosen: Int)
        /// The list of keys.
        case help
    }

    /// What a key asks of the world outside.
    package typealias Effect = SessionEffect

    /// Where VoiceOver is on it.
    package private(set) var state: VoiceOverState
    /// What was spoken last.
    package private(set) var spoken: String
    /// What the keys speak of.
    package private(set) var mode = Mode.browsing
    /// What the last key did, where nothing is spoken of it.
    package private(set) var message: String?

    private let language: ReportLanguage
    private var screens: SessionScreens

    /// A session at the first stop of a screen.
    ///
    /// - Parameters:
    ///   - count: number of screens, at least one.
    ///   - language: the language that is spoken.
    ///   - makeScreen: the screen at a position, with the cases taken for its conditions by their numbers.
    package init(
        count: Int, at position: Int = 0, language: ReportLanguage,
        makeScreen: @escaping @Sendable (Int, [Int: Int]) -> SessionScreen
    ) {
        self.language = language
        screens = SessionScreens(count: count, at: position, makeScreen: makeScreen)
        state = screens.screen.voiceOver.start
        spoken = ""
        arrive()
    }

    /// Number of screens.
    package var count: Int { screens.count }
    /// Position of the screen.
    package var position: Int { screens.position }
    /// The screen.
    package var screen: SessionScreen { screens.screen }

    /// Position of the stop in focus; 0 where nothing is.
    package var stop: Int { state.focus ?? 0 }

    /// The stop in focus; `nil` where nothing is.
    package var current: VoiceOverStop? {
        state.focus.flatMap { screen.voiceOver.tour.stops.indices.contains($0) ? screen.voiceOver.tour.stops[$0] : nil }
    }

    /// What the rotor is set to; `nil` where it leads nowhere.
    package var rotor: String? { screen.voiceOver.effectiveRotor(in: state)?.name[language] }

    /// Names of the actions that are offered.
    package var actions: [String] { current?.actions.map { $0.name[language] } ?? [] }

    /// The cases of all conditions in one list.
    package var cases: [SessionScreens.Case] { screens.cases }

    /// What is heard on arriving where the session is.
    package var arrival: Effect { spoken.isEmpty ? .nothing : .speak(spoken) }

    /// The feature, the screen and the stop.
    var title: String {
        screens.title("VoiceOver", stop: screen.stops.isEmpty ? nil : stop, of: screen.stops.count)
    }

    /// Does what a key asks for.
    package mutating func press(_ key: TerminalKey) -> Effect {
        message = nil
        if let effect = SessionEffect(anywhere: key) { return effect }
        switch mode {
        case .browsing: return browse(key)
        case .actions(let chosen): return choose(key, chosen: chosen, among: actions.count)
        case .cases(let chosen): return choose(key, chosen: chosen, among: cases.count)
        case .help: return leaveHelp(key)
        }
    }

    // MARK: Browsing

    private mutating func browse(_ key: TerminalKey) -> Effect {
        switch key {
        case .right: return gesture(.next)
        case .left: return gesture(.previous)
        case .down: return gesture(.down)
        case .up: return gesture(.up)
        case .tab: return gesture(.turnRotor)
        case .backTab: return gesture(.turnRotorBack)
        case .enter: return gesture(.activate)
        case .escape: return gesture(.escape)
        case .home: return focus(0)
        case .end: return focus(screen.stops.count - 1)
        case .pageDown: return open(position + 1)
        case .pageUp: return open(position - 1)
        case .character: return command(key.letter)
        case .backspace, .interrupt, .endOfInput, .suspend, .redraw: return .nothing
        }
    }

    private mutating func command(_ letter: Character?) -> Effect {
        switch letter {
        case " ": return gesture(.activate)
        case "q", "Q": return .quit
        case "r": return gesture(.turnRotor)
        case "R": return gesture(.turnRotorBack)
        case "m": return gesture(.magicTap)
        case "n": return open(position + 1)
        case "p": return open(position - 1)
        case "z": return openActions()
        case "c": return openCases()
        case "s": return arrival
        case "?", "h":
            mode = .help
            return .nothing
        default: return .nothing
        }
    }

    /// What a gesture leads to: something is spoken, or it is told what happens instead.
    private mutating func gesture(_ gesture: VoiceOverGesture) -> Effect {
        let step = screen.voiceOver.step(gesture, in: state)
        state = step.state
        if let utterance = step.utterance {
            spoken = utterance.line(language).orSilence(language)
            return arrival
        }
        let sentences =
            step.trace.steps.map { $0.sentence[language] } + [consequence(of: step.outcome)].compactMap { $0 }
        message = sentences.joined(separator: " ")
        return .nothing
    }

    /// What follows from an activation, as far as it is known.
    private func consequence(of outcome: VoiceOverOutcome) -> String? {
        guard case .activated(_, let activation) = outcome else { return nil }
        return activation.consequence?[language]
    }

    private mutating func focus(_ target: Int) -> Effect {
        guard screen.voiceOver.tour.stops.indices.contains(target) else { return .nothing }
        let previous = state.focus
        state = VoiceOverState(focus: target, rotor: state.rotor)
        speak(from: previous)
        return arrival
    }

    private mutating func open(_ target: Int) -> Effect {
        guard screens.open(target) else {
            return tell(SessionKeys.noScreen(isBefore: target < 0))
        }
        state = VoiceOverState(focus: screen.voiceOver.start.focus, rotor: state.rotor)
        arrive()
        return arrival
    }

    /// What is spoken of a screen that has just come.
    private mutating func arrive() { speak(from: nil) }

    private mutating func speak(from previous: Int?) {
        guard let focus = state.focus, let utterance = screen.voiceOver.utterance(at: focus, from: previous) else {
            spoken = ""
            return
        }
        spoken = utterance.line(language).orSilence(language)
    }

    private mutating func tell(_ message: Bilingual) -> Effect {
        self.message = message[language]
        return .nothing
    }

    // MARK: Lists over the screen

    private mutating func openActions() -> Effect {
        guard let first = actions.first else {
            return tell(Bilingual(en: "No actions are available here.", ko: "이 항목에 사용 가능한 동작이 없습니다."))
        }
        mode = .actions(chosen: 0)
        return .speak(first)
    }

    private mutating func openCases() -> Effect {
        guard !cases.isEmpty else {
            return tell(SessionKeys.noCases)
        }
        mode = .cases(chosen: cases.firstIndex(where: \.isTaken) ?? 0)
        return .nothing
    }

    private mutating func choose(_ key: TerminalKey, chosen: Int, among count: Int) -> Effect {
        switch key {
        case .down, .right, .tab: return point(at: min(chosen + 1, count - 1))
        case .up, .left, .backTab: return point(at: max(chosen - 1, 0))
        case .home: return point(at: 0)
        case .end: return point(at: count - 1)
        case .enter: return take(chosen)
        case .character(" "): return take(chosen)
        case .escape, .character:
            let letter = key.letter
            guard letter == nil || letter == "q" || letter == "z" || letter == "c" else { return .nothing }
            mode = .browsing
            return .nothing
        case .backspace, .pageUp, .pageDown, .interrupt, .endOfInput, .suspend, .redraw: return .nothing
        }
    }

    private mutating func point(at position: Int) -> Effect {
        switch mode {
        case .actions:
            guard actions.indices.contains(position) else { return .nothing }
            mode = .actions(chosen: position)
            return .speak(actions[position])
        case .cases:
            guard cases.indices.contains(position) else { return .nothing }
            mode = .cases(chosen: position)
            return .nothing
        case .browsing, .help: return .nothing
        }
    }

    private mutating func take(_ position: Int) -> Effect {
        switch mode {
        case .actions:
            let name = actions.indices.contains(position) ? actions[position] : ""
            mode = .browsing
            return tell(Bilingual(en: "The action “\(name)” is performed.", ko: "‘\(name)’ 동작을 실행합니다."))
        case .cases:
            mode = .browsing
            guard cases.indices.contains(position) else { return .nothing }
            screens.take(position)
            let last = screen.voiceOver.tour.stops.count - 1
            state = VoiceOverState(focus: last < 0 ? nil : min(stop, last), rotor: state.rotor)
            arrive()
            return arrival
        case .browsing, .help: return .nothing
        }
    }

    private mutating func leaveHelp(_ key: TerminalKey) -> Effect {
        mode = .browsing
        return .nothing
    }
}

extension String {
    /// The text, or what stands for nothing being said.
    fileprivate func orSilence(_ language: ReportLanguage) -> String {
        isEmpty ? Bilingual(en: "(silence)", ko: "(말하는 내용 없음)")[language] : self
    }
}

extension VoiceOverSession {
    /// What is shown: the stops around the one in focus, or the list that is open over them.
    package func content(in language: ReportLanguage) -> SessionContent {
        let shown = screen.stops.indices.contains(stop) ? screen.stops[stop] : nil
        let silence = Bilingual(en: "VoiceOver meets nothing on this screen.", ko: "이 화면에는 VoiceOver가 만나는 요소가 없습니다.")
        return SessionContent(
            title: title, spoken: spoken.isEmpty ? silence[language] : spoken, place: shown?.place, code: shown?.code,
            state: message ?? details(language), keys: keyLine[language], body: body)
    }

    private func details(_ language: ReportLanguage) -> String {
        let rotor = rotor.map { Bilingual(en: "rotor: \($0)", ko: "로터: \($0)")[language] }
        let count = actions.count
        let actions = count == 0 ? nil : Bilingual(en: "actions: \(count)", ko: "동작 \(count)개")[language]
        let choices = screen.choices.isEmpty
            ? nil : Bilingual(en: "conditions: \(screen.choices.count)", ko: "조건 \(screen.choices.count)개")[language]
        return [rotor, actions, choices].compactMap { $0 }.joined(separator: " · ")
    }

    private var keyLine: Bilingual {
        switch mode {
        case .browsing:
            Bilingual(
                en: "q quit  ←→ swipe  ↑↓ rotor  r turn  ⏎ activate  z actions  c cases  ? help",
                ko: "q 종료  ←→ 쓸기  ↑↓ 로터  r 로터 돌리기  ⏎ 활성화  z 동작  c 조건  ? 도움말")
        case .actions, .cases: SessionKeys.list
        case .help: SessionKeys.help
        }
    }

    private var body: SessionContent.Body {
        switch mode {
        case .browsing:
            let stops = screen.stops
            return .list(count: stops.count, marked: stop) { "\($0 + 1). \(stops[$0].speech)" }
        case .actions(let chosen):
            let actions = actions
            return .list(count: actions.count, marked: chosen) { actions[$0] }
        case .cases(let chosen): return SessionKeys.cases(cases, marked: chosen)
        case .help:
            return .help(
                [
                    (
                        "→ ←",
                        Bilingual(
                            en: "next and previous element, as a swipe to the right or left",
                            ko: "다음/이전 요소 (오른쪽/왼쪽으로 쓸기)")
                    ),
                    (
                        "↓ ↑",
                        Bilingual(
                            en: "next and previous of what the rotor is turned to, an action or a value",
                            ko: "로터 항목, 동작 또는 값의 다음/이전 (아래/위로 쓸기)")
                    ),
                    ("r R", Bilingual(en: "turn the rotor on, or back", ko: "로터 돌리기, 반대로 돌리기")),
                    ("⏎ Space", Bilingual(en: "activate, as a double tap", ko: "활성화 (이중 탭)")),
                    ("Esc m", Bilingual(en: "escape, and magic tap", ko: "나가기(두 손가락 문지르기), 매직 탭")),
                    ("z", Bilingual(en: "the actions of the element", ko: "요소의 동작")),
                ] + SessionKeys.common + [
                    ("Home End", Bilingual(en: "first and last element", ko: "첫/마지막 요소")),
                    ("q", Bilingual(en: "quit", ko: "종료")),
                ])
        }
    }
}
