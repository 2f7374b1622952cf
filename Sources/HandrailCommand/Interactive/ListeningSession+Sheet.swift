package import HandrailModel

extension ListeningSession {
    /// What is shown: the stops around the one in focus, or the list that is open over them.
    package func sheet(in language: ReportLanguage) -> SessionSheet {
        let shown = screen.stops.indices.contains(stop) ? screen.stops[stop] : nil
        let silence = Bilingual(en: "VoiceOver meets nothing on this screen.", ko: "이 화면에는 VoiceOver가 만나는 요소가 없습니다.")
        return SessionSheet(
            title: shelfTitle, spoken: spoken.isEmpty ? silence[language] : spoken, place: shown?.place, code: shown?.code,
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

    private var body: SessionSheet.Body {
        switch mode {
        case .browsing:
            let stops = screen.stops
            return .list(count: stops.count, marked: stop) { "\($0 + 1). \(stops[$0].speech)" }
        case .actions(let chosen):
            let actions = actions
            return .list(count: actions.count, marked: chosen) { actions[$0] }
        case .cases(let chosen): return SessionKeys.cases(cases, marked: chosen)
        case .help:
            return .help([
                ("→ ←", Bilingual(en: "next and previous element, as a swipe to the right or left", ko: "다음/이전 요소 (오른쪽/왼쪽으로 쓸기)")),
                ("↓ ↑", Bilingual(en: "next and previous of what the rotor is turned to, an action or a value", ko: "로터 항목, 동작 또는 값의 다음/이전 (아래/위로 쓸기)")),
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
