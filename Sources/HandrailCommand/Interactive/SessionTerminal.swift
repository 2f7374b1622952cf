import HandrailModel

/// Runs a session in the terminal: draws the page, waits for keys and signals, and always gives the terminal back.
struct SessionTerminal {
    /// How it ended.
    private enum Ending {
        case quit
        /// Nobody is there any more.
        case closed
        case signal(Int32)
    }

    private let terminal: RawTerminal
    private let color: Bool
    private let language: ReportLanguage
    private let speaker: Speaker?

    /// The terminal of this process; refused where standard input or output is something else.
    init(_ context: CommandContext, language: ReportLanguage, speaker: Speaker?) throws(CommandFailure) {
        let isPlain = context.environment["TERM"] == "dumb"
        guard context.output.isTerminal, !isPlain, let terminal = RawTerminal() else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "“--interactive” needs a terminal for its input and output.",
                    ko: "‘--interactive’를 쓰려면 입력과 출력이 모두 터미널이어야 합니다."))
        }
        self.terminal = terminal
        self.color = context.usesColor
        self.language = language
        self.speaker = speaker
    }

    /// Runs the session to its end. A signal ends the process as it would have done, once the terminal is given back.
    func run(_ session: some TerminalSession) -> ExitStatus {
        terminal.enter()
        let ending = follow(session)
        speaker?.stop()
        terminal.leave()
        switch ending {
        case .quit, .closed: return .clean
        case .signal(let number):
            RawTerminal.end(by: number)
            return .nothingDone
        }
    }

    private func follow(_ start: some TerminalSession) -> Ending {
        var session = start
        var reader = KeyReader()
        hear(session.arrival)
        while true {
            guard draw(session) else { return .closed }
            // A lone Escape is told from the beginning of a sequence by what does not follow it.
            for event in terminal.wait(milliseconds: reader.isWaiting ? 50 : nil) {
                switch event {
                case .closed: return .closed
                case .signal(let number):
                    if let ending = Self.ending(by: number) { return ending }
                    if RawTerminal.isReturn(number) { terminal.enter() }
                case .quiet:
                    if let ending = press(reader.settle(), &session) { return ending }
                case .bytes(let bytes):
                    if let ending = press(reader.read(bytes), &session) { return ending }
                }
            }
        }
    }

    private func press(_ keys: [TerminalKey], _ session: inout some TerminalSession) -> Ending? {
        for key in keys {
            let effect = session.press(key)
            switch effect {
            case .nothing: break
            case .speak: hear(effect)
            case .quit: return .quit
            case .interrupt: return .signal(RawTerminal.interrupt)
            case .suspend: terminal.suspend()
            case .redraw: terminal.clear()
            }
        }
        return nil
    }

    private func hear(_ effect: SessionEffect) {
        if case .speak(let text) = effect { speaker?.say(text) }
    }

    private func draw(_ session: some TerminalSession) -> Bool {
        let page = SessionPage(session, size: terminal.size, color: color, language: language)
        return terminal.draw(page.lines) == .written
    }

    private static func ending(by number: Int32) -> Ending? {
        RawTerminal.ends(number) ? .signal(number) : nil
    }
}
