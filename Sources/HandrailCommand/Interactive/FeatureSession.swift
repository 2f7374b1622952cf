package import HandrailModel
import HandrailSimulation

/// A session with a feature other than VoiceOver: what the feature does with a key comes first, then what every
/// session does.
package struct FeatureSession<Feature: FeatureOperation>: TerminalSession {
    /// What lies over the screen.
    private enum Mode: Sendable {
        case operating
        case cases(chosen: Int)
        case help
    }

    /// The feature on the screen in front.
    package private(set) var operation: Feature
    /// What the last key did, where nothing is spoken of it.
    package private(set) var message: String?
    private var screens: SessionScreens
    private var mode = Mode.operating
    private let language: ReportLanguage

    /// A session at the top of a screen.
    ///
    /// - Parameters:
    ///   - count: number of screens, at least one.
    ///   - language: the language that is spoken.
    ///   - makeScreen: the screen at a position, with the cases taken for its conditions by their numbers.
    package init(
        count: Int, at position: Int = 0, language: ReportLanguage,
        makeScreen: @escaping @Sendable (Int, [Int: Int]) -> SessionScreen
    ) {
        screens = SessionScreens(count: count, at: position, makeScreen: makeScreen)
        operation = Feature(screens.screen, language: language)
        self.language = language
    }

    /// What is heard on arriving where the session is.
    package var arrival: SessionEffect { operation.current.isEmpty ? .nothing : .speak(operation.current) }

    /// Does what a key asks for.
    package mutating func press(_ key: TerminalKey) -> SessionEffect {
        message = nil
        if let effect = SessionEffect(anywhere: key) { return effect }
        switch mode {
        case .operating: return operate(key)
        case .cases(let chosen): return choose(key, chosen)
        case .help:
            mode = .operating
            return .nothing
        }
    }

    private mutating func operate(_ key: TerminalKey) -> SessionEffect {
        if let step = operation.press(key) {
            message = step.message
            return step.speech.map(SessionEffect.speak) ?? .nothing
        }
        switch key {
        case .pageDown: return open(screens.position + 1)
        case .pageUp: return open(screens.position - 1)
        default: break
        }
        switch key.letter {
        case "q", "Q": return .quit
        case "n": return open(screens.position + 1)
        case "p": return open(screens.position - 1)
        case "s": return arrival
        case "c":
            let cases = screens.cases
            guard !cases.isEmpty else { return tell(SessionKeys.noCases) }
            mode = .cases(chosen: cases.firstIndex(where: \.isTaken) ?? 0)
            return .nothing
        case "?", "h":
            mode = .help
            return .nothing
        default: return .nothing
        }
    }

    private mutating func open(_ target: Int) -> SessionEffect {
        guard screens.open(target) else { return tell(SessionKeys.noScreen(isBefore: target < 0)) }
        operation = Feature(screens.screen, language: language)
        return arrival
    }

    private mutating func choose(_ key: TerminalKey, _ chosen: Int) -> SessionEffect {
        let last = screens.cases.count - 1
        switch key {
        case .down, .right, .tab: mode = .cases(chosen: min(chosen + 1, last))
        case .up, .left, .backTab: mode = .cases(chosen: max(chosen - 1, 0))
        case .home: mode = .cases(chosen: 0)
        case .end: mode = .cases(chosen: last)
        case .enter, .character(" "):
            screens.take(chosen)
            operation = Feature(screens.screen, language: language)
            mode = .operating
            return arrival
        case .escape: mode = .operating
        default: if key.letter == "q" || key.letter == "c" { mode = .operating }
        }
        return .nothing
    }

    private mutating func tell(_ message: Bilingual) -> SessionEffect {
        self.message = message[language]
        return .nothing
    }

    /// What is shown of it.
    package func content(in language: ReportLanguage) -> SessionContent {
        let stops = screens.screen.stops
        let stop = operation.stop.flatMap { stops.indices.contains($0) ? $0 : nil }
        let nothing = Bilingual(
            en: "\(Feature.feature.title.en) comes to nothing on this screen.",
            ko: "이 화면에는 \(Feature.feature.title.ko)(으)로 조작할 요소가 없습니다.")
        return SessionContent(
            title: screens.title(Feature.feature.title[language], stop: stop, of: stops.count),
            spoken: operation.current.isEmpty ? nothing[language] : operation.current,
            place: stop.flatMap { stops[$0].place },
            code: stop.flatMap { stops[$0].code }, state: message ?? operation.details, keys: keys[language], body: body
        )
    }

    private var keys: Bilingual {
        switch mode {
        case .operating: Feature.keys
        case .cases: SessionKeys.list
        case .help: SessionKeys.help
        }
    }

    private var body: SessionContent.Body {
        switch mode {
        case .operating: operation.body
        case .cases(let chosen): SessionKeys.cases(screens.cases, marked: chosen)
        case .help: .help(Feature.help)
        }
    }
}
