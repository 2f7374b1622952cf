package import HandrailModel
package import HandrailSimulation

/// Where a person is while listening: a value that changes with every key, and nothing else.
package struct ListeningSession: Sendable {
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
    package enum Effect: Hashable, Sendable {
        case nothing
        /// This is to be heard.
        case speak(String)
        case quit
        /// The shell gets the terminal for a while.
        case suspend
        /// The page is drawn anew.
        case redraw
        /// The program ends as by Ctrl-C.
        case interrupt
    }

    /// A case of a condition in the list of all.
    package struct Case: Hashable, Sendable {
        /// Number of the condition.
        package let choice: Int
        /// Position of the case in it.
        package let position: Int
        /// Whether it is the one that is taken.
        package let isTaken: Bool
        /// The case as it is shown.
        package let text: String
    }

    /// Number of screens.
    package let count: Int
    /// Position of the screen.
    package private(set) var position: Int
    /// The screen.
    package private(set) var screen: ListeningScreen
    /// Where VoiceOver is on it.
    package private(set) var state: VoiceOverState
    /// What was spoken last.
    package private(set) var spoken: String
    /// What the keys speak of.
    package private(set) var mode = Mode.browsing
    /// What the last key did, where nothing is spoken of it.
    package private(set) var message: String?

    private let language: ReportLanguage
    /// Cases chosen so far, by screen and number of the condition.
    private var chosen: [Int: [Int: Int]] = [:]
    private let recite: @Sendable (Int, [Int: Int]) -> ListeningScreen

    /// A session at the first stop of a screen.
    ///
    /// - Parameters:
    ///   - count: number of screens, at least one.
    ///   - language: the language that is spoken.
    ///   - recite: the screen at a position, with the cases taken for its conditions by their numbers.
    package init(
        count: Int, at position: Int = 0, language: ReportLanguage,
        recite: @escaping @Sendable (Int, [Int: Int]) -> ListeningScreen
    ) {
        self.count = max(count, 1)
        self.position = min(max(position, 0), self.count - 1)
        self.language = language
        self.recite = recite
        screen = recite(self.position, [:])
        state = screen.voiceOver.start
        spoken = ""
        arrive()
    }

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
    package var cases: [Case] {
        screen.choices.flatMap { choice in
            choice.cases.enumerated().map { position, entry in
                Case(choice: choice.number, position: position, isTaken: position == choice.picked, text: entry.text)
            }
        }
    }

    /// What is heard on arriving where the session is.
    package var arrival: Effect { spoken.isEmpty ? .nothing : .speak(spoken) }

    /// Does what a key asks for.
    package mutating func press(_ key: TerminalKey) -> Effect {
        message = nil
        switch key {
        case .interrupt: return .interrupt
        case .endOfInput: return .quit
        case .suspend: return .suspend
        case .redraw: return .redraw
        default: break
        }
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
        case .interrupt, .endOfInput, .suspend, .redraw: return .nothing
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
        let sentences = step.trace.steps.map { $0.sentence[language] } + [consequence(of: step.outcome)].compactMap { $0 }
        message = sentences.joined(separator: " ")
        return .nothing
    }

    /// What follows from an activation, as far as it is known.
    private func consequence(of outcome: VoiceOverOutcome) -> String? {
        guard case .activated(_, let activation) = outcome else { return nil }
        return switch activation {
        case .none, .acts, .dismisses: nil
        case .toggles: Bilingual(en: "It is switched over.", ko: "상태가 바뀝니다.")[language]
        case .edits: Bilingual(en: "Text can be typed.", ko: "텍스트를 입력할 수 있습니다.")[language]
        case .opensMenu: Bilingual(en: "A list of choices opens.", ko: "선택 목록이 열립니다.")[language]
        case .shows(_, let screen?): Bilingual(en: "“\(screen)” comes up.", ko: "‘\(screen)’ 화면이 나타납니다.")[language]
        case .shows(_, nil): Bilingual(en: "Another screen comes up.", ko: "다른 화면이 나타납니다.")[language]
        case .opensLink: Bilingual(en: "A page outside the app opens.", ko: "앱 밖의 페이지가 열립니다.")[language]
        }
    }

    private mutating func focus(_ target: Int) -> Effect {
        guard screen.voiceOver.tour.stops.indices.contains(target) else { return .nothing }
        let previous = state.focus
        state = VoiceOverState(focus: target, rotor: state.rotor)
        speak(from: previous)
        return arrival
    }

    private mutating func open(_ target: Int) -> Effect {
        guard (0..<count).contains(target) else {
            return tell(
                target < 0
                    ? Bilingual(en: "This is the first screen.", ko: "첫 번째 화면입니다.")
                    : Bilingual(en: "This is the last screen.", ko: "마지막 화면입니다."))
        }
        position = target
        screen = recite(target, chosen[target] ?? [:])
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
            return tell(Bilingual(en: "No condition decides what is on this screen.", ko: "이 화면에는 조건에 따라 달라지는 부분이 없습니다."))
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
        case .pageUp, .pageDown, .interrupt, .endOfInput, .suspend, .redraw: return .nothing
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
            let list = cases
            mode = .browsing
            guard list.indices.contains(position) else { return .nothing }
            chosen[self.position, default: [:]][list[position].choice] = list[position].position
            screen = recite(self.position, chosen[self.position] ?? [:])
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
