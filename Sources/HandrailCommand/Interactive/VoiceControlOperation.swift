package import HandrailModel
package import HandrailSimulation
import HandrailTranscripts

/// Voice Control: what is typed is what somebody says.
package struct VoiceControlOperation: FeatureOperation {
    /// Voice Control.
    package static let feature = AssistiveFeature.voiceControl

    private let screen: SessionScreen
    private let map: VoiceControlMap
    private let language: ReportLanguage
    /// What has been typed so far.
    package private(set) var phrase = ""
    /// Stops that a number is asked for, as several have the name that was said.
    package private(set) var asked: [Int] = []
    /// Index of the stop that was called last.
    package private(set) var stop: Int?

    /// Nothing was said yet.
    package init(_ screen: SessionScreen, language: ReportLanguage) {
        self.screen = screen
        self.language = language
        map = VoiceControlMap(screen.voiceOver.tour, language: language)
    }

    /// What is being said.
    package var current: String {
        guard !map.targets.isEmpty else { return "" }
        guard phrase.isEmpty else { return phrase }
        return asked.isEmpty
            ? Bilingual(en: "Type what you would say, then Return.", ko: "말할 내용을 입력하고 Return을 누르세요.")[language]
            : Bilingual(en: "Which one? Type its number.", ko: "어느 항목인지 번호를 입력하세요.")[language]
    }

    /// How many elements can be called.
    package var details: String {
        Bilingual(en: "can be called: \(map.targets.count)", ko: "부를 수 있는 요소 \(map.targets.count)개")[language]
    }

    /// What can be said, each with its number.
    package var body: SessionContent.Body {
        let targets = asked.isEmpty ? map.targets : asked.compactMap { map.target(at: $0) }
        let language = language
        let marked = stop.flatMap { stop in targets.firstIndex { $0.stop == stop } }
        return .list(count: targets.count, marked: marked) { "\($0 + 1). \(targets[$0].words(language))" }
    }

    // MARK: Keys

    /// The keys that matter most.
    package static let keys = Bilingual(
        en: "type what you say  ⏎ say it  Esc clear  PgUp PgDn screens  Ctrl-D quit  ? help",
        ko: "말할 내용 입력  ⏎ 말하기  Esc 지우기  PgUp PgDn 화면  Ctrl-D 종료  ? 도움말")

    /// All its keys, and what can be said.
    package static let help: [(keys: String, meaning: Bilingual)] = [
        (
            "Pier 3",
            Bilingual(en: "tap what has this name; “Tap Pier 3” does the same", ko: "이 이름의 요소 탭하기. ‘Pier 3 탭’도 같습니다")
        ),
        ("4", Bilingual(en: "tap what has this number", ko: "이 번호의 요소 탭하기")),
        ("Increment …", Bilingual(en: "raise a value; “Decrement …” lowers it", ko: "값 늘리기는 ‘… 증가’, 줄이기는 ‘… 감소’")),
        ("Show actions for …", Bilingual(en: "name the actions of an element", ko: "요소의 동작 보기는 ‘…의 동작 보기’")),
        ("Go back", Bilingual(en: "leave the screen", ko: "‘뒤로 이동’은 화면 나가기")),
        ("Esc", Bilingual(en: "forget what was typed", ko: "입력한 내용 지우기")),
        ("PgUp PgDn", Bilingual(en: "next and previous screen", ko: "다음/이전 화면")),
        ("Ctrl-D", Bilingual(en: "quit", ko: "종료")),
    ]

    /// Takes what is typed, and says it on Return.
    package mutating func press(_ key: TerminalKey) -> FeatureStep? {
        switch key {
        case .character("?"): return nil
        case .character(let character):
            guard phrase.count < Self.longest else { return FeatureStep() }
            phrase.append(character)
            return FeatureStep()
        case .backspace:
            _ = phrase.popLast()
            return FeatureStep()
        case .escape:
            phrase = ""
            asked = []
            return FeatureStep()
        case .enter: return say()
        default: return nil
        }
    }

    private static let longest = 200

    private mutating func say() -> FeatureStep {
        guard !phrase.isEmpty else { return FeatureStep() }
        let said = phrase
        phrase = ""
        let answer = map.answer(to: said, among: asked, in: language)
        asked = []
        switch answer {
        case .tapped(let stop):
            self.stop = stop
            return tell(node(stop).activation.tapped, of: stop)
        case .ambiguous(let stops):
            asked = stops
            return FeatureStep(
                message: Bilingual(
                    en: "\(stops.count) elements have this name.", ko: "이 이름의 요소가 \(stops.count)개 있습니다.")[language])
        case .adjusted(let stop, let isUp):
            self.stop = stop
            return tell(
                isUp
                    ? Bilingual(en: "The value goes up by one step.", ko: "값이 한 단계 늘어납니다.")
                    : Bilingual(en: "The value goes down by one step.", ko: "값이 한 단계 줄어듭니다."), of: stop)
        case .actions(let stop):
            self.stop = stop
            let names = node(stop).actions.filter(\.isListed).map { $0.name[language] }.joined(separator: ", ")
            return tell(
                names.isEmpty
                    ? Bilingual(en: "No actions are available here.", ko: "이 항목에 사용 가능한 동작이 없습니다.")
                    : Bilingual(en: "Actions: \(names)", ko: "동작: \(names)"), of: stop)
        case .back:
            let step = screen.voiceOver.step(.escape, in: screen.voiceOver.start)
            return FeatureStep(message: step.trace.steps.map { $0.sentence[language] }.joined(separator: " "))
        case .nothing:
            return FeatureStep(
                message: Bilingual(en: "Nothing answers to “\(said)”.", ko: "‘\(said)’에 해당하는 요소가 없습니다.")[language])
        }
    }

    private func node(_ stop: Int) -> AccessibilityNode { screen.voiceOver.tour.stops[stop].node }

    private func tell(_ message: Bilingual, of stop: Int) -> FeatureStep {
        FeatureStep(message: node(stop).shownName(language) + ": " + message[language])
    }
}
