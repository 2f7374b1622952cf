package import HandrailModel
package import HandrailSimulation
import HandrailTranscripts

/// Full Keyboard Access: Tab moves the focus on, arrows move it inside a group, Space activates.
package struct FullKeyboardAccessOperation: FeatureOperation {
    /// Full Keyboard Access.
    package static let feature = AssistiveFeature.fullKeyboardAccess

    private let screen: SessionScreen
    private let tour: FullKeyboardAccessTour
    private let language: ReportLanguage
    /// Position in the tour; `nil` before the first Tab.
    private var position: Int?
    /// The action that is chosen, while their list is open.
    private var chosen: Int?
    /// Presses so far.
    package private(set) var presses = 0

    /// Nothing has the focus yet.
    package init(_ screen: SessionScreen, language: ReportLanguage) {
        self.screen = screen
        self.language = language
        tour = FullKeyboardAccessTour(screen.voiceOver.tour)
    }

    /// Index of the stop that has the focus.
    package var stop: Int? { position.map { tour.stops[$0].stop } }

    private var node: AccessibilityNode? { stop.map { screen.voiceOver.tour.stops[$0].node } }

    private var actions: [String] { (node?.actions ?? []).filter(\.isListed).map { $0.name[language] } }

    /// What has the focus, or the action that is chosen.
    package var current: String {
        guard !tour.stops.isEmpty else { return "" }
        guard let position else {
            return Bilingual(en: "Nothing has the focus yet: press Tab.", ko: "아직 초점이 없습니다. Tab을 누르세요.")[language]
        }
        if let chosen, actions.indices.contains(chosen) { return actions[chosen] }
        return screen.voiceOver.tour.stops[tour.stops[position].stop].node.shownName(language)
    }

    /// The keys that act on what has the focus, and the presses so far.
    package var details: String {
        let count = Bilingual(en: "presses: \(presses)", ko: "누른 횟수: \(presses)")[language]
        guard let stop else { return count }
        return count + " · " + tour.commands(on: stop).map(\.keys).joined(separator: ", ")
    }

    /// What takes the focus, in order, or the actions.
    package var body: SessionContent.Body {
        if let chosen {
            let actions = actions
            return .list(count: actions.count, marked: chosen) { actions[$0] }
        }
        let (stops, voiceOver, language) = (tour.stops, screen.voiceOver, language)
        return .list(count: stops.count, marked: position) { index in
            let focus = stops[index]
            let arrows = focus.arrows > 0 ? " ↓\(focus.arrows)" : ""
            return "Tab \(focus.tabs)\(arrows)  " + voiceOver.tour.stops[focus.stop].node.shownName(language)
        }
    }

    // MARK: Keys

    /// The keys that matter most.
    package static let keys = Bilingual(
        en: "q quit  Tab ⇧Tab move  ↑↓ in a group  Space activate  z actions  c cases  ? help",
        ko: "q 종료  Tab ⇧Tab 이동  ↑↓ 그룹 안  Space 활성화  z 동작  c 조건  ? 도움말")

    /// All its keys.
    package static let help: [(keys: String, meaning: Bilingual)] =
        [
            ("Tab ⇧Tab", Bilingual(en: "the next and the previous element or group", ko: "다음/이전 요소 또는 그룹")),
            (
                "↓ ↑ → ←",
                Bilingual(
                    en: "the next and the previous element of the group; elsewhere the value",
                    ko: "그룹 안의 다음/이전 요소. 그룹이 아니면 값 조절")
            ),
            ("Space ⏎", Bilingual(en: "activate", ko: "활성화")),
            ("z", Bilingual(en: "the actions of the element, as Tab-Z", ko: "요소의 동작 (Tab-Z)")),
            ("Esc", Bilingual(en: "go back, or close the list", ko: "뒤로 가기, 목록 닫기")),
        ] + SessionKeys.common + [("q", Bilingual(en: "quit", ko: "종료"))]

    /// Moves the focus or acts on what has it.
    package mutating func press(_ key: TerminalKey) -> FeatureStep? {
        if chosen != nil { return choose(key) }
        switch key {
        case .tab: return tab(forward: true)
        case .backTab: return tab(forward: false)
        case .down, .right: return arrow(by: 1)
        case .up, .left: return arrow(by: -1)
        case .character(" "), .enter: return activate()
        case .escape: return goBack()
        default: return key.letter == "z" ? openActions() : nil
        }
    }

    private mutating func tab(forward: Bool) -> FeatureStep {
        let tabs = position.map { tour.stops[$0].tabs } ?? 0
        let wanted = forward ? tabs + 1 : tabs - 1
        guard let next = tour.stops.firstIndex(where: { $0.tabs == wanted }) else {
            return say(
                forward
                    ? Bilingual(en: "The focus comes to nothing further.", ko: "초점이 갈 다음 요소가 없습니다.")
                    : Bilingual(en: "The focus comes to nothing before.", ko: "초점이 갈 이전 요소가 없습니다."))
        }
        presses += 1
        position = next
        return FeatureStep(speech: current)
    }

    private mutating func arrow(by step: Int) -> FeatureStep {
        guard let position, let node else {
            return say(Bilingual(en: "Nothing has the focus yet.", ko: "아직 초점이 없습니다."))
        }
        let next = position + step
        if tour.stops.indices.contains(next), let group = tour.stops[position].group, tour.stops[next].group == group,
            tour.stops[next].tabs == tour.stops[position].tabs
        {
            presses += 1
            self.position = next
            return FeatureStep(speech: current)
        }
        guard node.traits.contains(.adjustable) else {
            return say(Bilingual(en: "The arrows do nothing here.", ko: "화살표 키로 할 수 있는 일이 없습니다."))
        }
        presses += 1
        return say(
            step > 0
                ? Bilingual(en: "The value goes down by one step.", ko: "값이 한 단계 줄어듭니다.")
                : Bilingual(en: "The value goes up by one step.", ko: "값이 한 단계 늘어납니다."))
    }

    private mutating func activate() -> FeatureStep {
        guard let node else { return FeatureStep(message: current) }
        presses += 1
        return say(node.activation.tapped)
    }

    private mutating func openActions() -> FeatureStep {
        guard !actions.isEmpty else {
            return say(Bilingual(en: "No actions are available here.", ko: "이 항목에 사용 가능한 동작이 없습니다."))
        }
        presses += 1
        chosen = 0
        return FeatureStep(speech: current)
    }

    private mutating func choose(_ key: TerminalKey) -> FeatureStep {
        let actions = actions
        switch key {
        case .down, .right, .tab: chosen = min((chosen ?? 0) + 1, actions.count - 1)
        case .up, .left, .backTab: chosen = max((chosen ?? 0) - 1, 0)
        case .enter, .character(" "):
            let name = current
            chosen = nil
            return say(Bilingual(en: "The action “\(name)” is performed.", ko: "‘\(name)’ 동작을 실행합니다."))
        default:
            chosen = nil
            return FeatureStep()
        }
        presses += 1
        return FeatureStep(speech: current)
    }

    private func goBack() -> FeatureStep {
        let step = screen.voiceOver.step(.escape, in: VoiceOverState(focus: stop ?? screen.voiceOver.start.focus))
        return FeatureStep(message: step.trace.steps.map { $0.sentence[language] }.joined(separator: " "))
    }

    private func say(_ message: Bilingual) -> FeatureStep { FeatureStep(message: message[language]) }
}
