package import HandrailModel

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
    /// Position of the stop.
    package private(set) var stop = 0
    /// Position of the rotor's setting; the one that is kept while the screen changes is told by its name.
    package private(set) var rotor = 0
    /// What the keys speak of.
    package private(set) var mode = Mode.browsing
    /// What the last key did, where it is not seen.
    package private(set) var message: Bilingual?

    /// Cases chosen so far, by screen and number of the condition.
    private var chosen: [Int: [Int: Int]] = [:]
    private let recite: @Sendable (Int, [Int: Int]) -> ListeningScreen

    /// A session at the first stop of a screen.
    ///
    /// - Parameters:
    ///   - count: number of screens, at least one.
    ///   - recite: the screen at a position, with the cases taken for its conditions by their numbers.
    package init(count: Int, at position: Int = 0, recite: @escaping @Sendable (Int, [Int: Int]) -> ListeningScreen) {
        self.count = max(count, 1)
        self.position = min(max(position, 0), self.count - 1)
        self.recite = recite
        screen = recite(self.position, [:])
    }

    /// The stop; `nil` on a screen that has none.
    package var current: ListeningStop? { screen.stops.indices.contains(stop) ? screen.stops[stop] : nil }

    /// The setting of the rotor; `nil` where there is nothing to turn it to.
    package var setting: ListeningScreen.Rotor? {
        screen.rotors.indices.contains(rotor) ? screen.rotors[rotor] : nil
    }

    /// The cases of all conditions in one list.
    package var cases: [Case] {
        screen.choices.flatMap { choice in
            choice.cases.enumerated().map { position, text in
                Case(choice: choice.number, position: position, isTaken: position == choice.taken, text: text)
            }
        }
    }

    /// What is heard on arriving where the session is.
    package var arrival: Effect { current.map { .speak($0.speech) } ?? .nothing }

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
        case .actions(let chosen): return choose(key, chosen: chosen, among: current?.actions.count ?? 0)
        case .cases(let chosen): return choose(key, chosen: chosen, among: cases.count)
        case .help: return leaveHelp(key)
        }
    }

    // MARK: Browsing

    private mutating func browse(_ key: TerminalKey) -> Effect {
        switch key {
        case .right: return move(to: stop + 1)
        case .left: return move(to: stop - 1)
        case .home: return move(to: 0)
        case .end: return move(to: screen.stops.count - 1)
        case .down: return jump(forward: true)
        case .up: return jump(forward: false)
        case .pageDown: return open(position + 1)
        case .pageUp: return open(position - 1)
        case .tab: return turn(by: 1)
        case .backTab: return turn(by: -1)
        case .enter: return activate()
        case .escape: return tell(Bilingual(en: "Escape: closes what is modal, or goes back.", ko: "나가기: 모달을 닫거나 뒤로 갑니다."))
        case .character: return command(key.letter)
        case .interrupt, .endOfInput, .suspend, .redraw: return .nothing
        }
    }

    private mutating func command(_ letter: Character?) -> Effect {
        switch letter {
        case " ": return activate()
        case "q", "Q": return .quit
        case "r": return turn(by: 1)
        case "R": return turn(by: -1)
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

    private mutating func move(to target: Int) -> Effect {
        guard screen.stops.indices.contains(target) else {
            return tell(
                target < 0
                    ? Bilingual(en: "This is the first stop.", ko: "첫 번째 요소입니다.")
                    : Bilingual(en: "This is the last stop.", ko: "마지막 요소입니다."))
        }
        stop = target
        return arrival
    }

    private mutating func jump(forward: Bool) -> Effect {
        guard let setting else {
            return tell(Bilingual(en: "There is nothing to jump to on this screen.", ko: "이 화면에는 이동할 항목이 없습니다."))
        }
        let target = forward ? setting.stops.first { $0 > stop } : setting.stops.last { $0 < stop }
        guard let target else {
            return tell(
                forward
                    ? Bilingual(en: "\(setting.name): none further on.", ko: "\(setting.name): 다음 항목이 없습니다.")
                    : Bilingual(en: "\(setting.name): none before.", ko: "\(setting.name): 이전 항목이 없습니다."))
        }
        return move(to: target)
    }

    private mutating func turn(by step: Int) -> Effect {
        guard !screen.rotors.isEmpty else {
            return tell(Bilingual(en: "The rotor has nothing on this screen.", ko: "이 화면에는 로터 항목이 없습니다."))
        }
        rotor = (rotor + step + screen.rotors.count) % screen.rotors.count
        return .speak(screen.rotors[rotor].name)
    }

    private mutating func activate() -> Effect {
        guard let current else { return .nothing }
        message = Bilingual(en: current.activation, ko: current.activation)
        return .nothing
    }

    private mutating func open(_ target: Int) -> Effect {
        guard (0..<count).contains(target) else {
            return tell(
                target < 0
                    ? Bilingual(en: "This is the first screen.", ko: "첫 번째 화면입니다.")
                    : Bilingual(en: "This is the last screen.", ko: "마지막 화면입니다."))
        }
        position = target
        show(recite(target, chosen[target] ?? [:]), at: 0)
        return arrival
    }

    /// The rotor stays where it is by name, as VoiceOver leaves it.
    private mutating func show(_ next: ListeningScreen, at stop: Int) {
        let name = setting?.name
        screen = next
        rotor = next.rotors.firstIndex { $0.name == name } ?? 0
        self.stop = min(max(stop, 0), max(next.stops.count - 1, 0))
    }

    private mutating func tell(_ message: Bilingual) -> Effect {
        self.message = message
        return .nothing
    }

    // MARK: Lists over the screen

    private mutating func openActions() -> Effect {
        guard let current, !current.actions.isEmpty else {
            return tell(Bilingual(en: "No actions are available here.", ko: "이 항목에 사용 가능한 동작이 없습니다."))
        }
        mode = .actions(chosen: 0)
        return .speak(current.actions[0])
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
            guard let current, current.actions.indices.contains(position) else { return .nothing }
            mode = .actions(chosen: position)
            return .speak(current.actions[position])
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
            let name = current.flatMap { $0.actions.indices.contains(position) ? $0.actions[position] : nil } ?? ""
            mode = .browsing
            return tell(Bilingual(en: "Does “\(name)”.", ko: "‘\(name)’ 동작을 실행합니다."))
        case .cases:
            let list = cases
            mode = .browsing
            guard list.indices.contains(position) else { return .nothing }
            chosen[self.position, default: [:]][list[position].choice] = list[position].position
            show(recite(self.position, chosen[self.position] ?? [:]), at: stop)
            return arrival
        case .browsing, .help: return .nothing
        }
    }

    private mutating func leaveHelp(_ key: TerminalKey) -> Effect {
        mode = .browsing
        return .nothing
    }
}
