package import HandrailModel
import HandrailReporting

/// What the terminal shows of a session: never more lines or cells than there are.
package struct ListeningPage {
    private let session: ListeningSession
    private let size: TerminalSize
    private let color: Bool
    private let language: ReportLanguage

    /// A page.
    ///
    /// - Parameter color: whether bold and reversed text may be used; without it a mark says where one is.
    package init(_ session: ListeningSession, size: TerminalSize, color: Bool, language: ReportLanguage) {
        self.session = session
        self.size = size
        self.color = color
        self.language = language
    }

    /// The lines, from the top: as many as fit, what is spoken first of all.
    package var lines: [String] {
        // What is least needed goes first where there is no room: keys, title, source, rotor.
        let spoken = spoken
        var room = size.rows - spoken.count
        guard room > 0 else { return Array(spoken.prefix(size.rows)) }
        let foot = [place, code, state].compactMap { $0 }.prefix(max(room - 1, 0))
        room -= foot.count
        let title = room > 3 ? [heading, rule] : []
        room -= title.count
        let keys = room > 4 ? [rule, cut(keyLine)] : []
        room -= keys.count
        let ruler = room > 2 ? [rule] : []
        room -= ruler.count
        let list = room > 0 ? body(room) : []
        let gap = [String](repeating: "", count: max(room - list.count, 0))
        return title + list + gap + ruler + spoken + foot + keys
    }

    // MARK: Parts

    private var heading: String {
        let screens = session.count > 1 ? " (\(session.position + 1)/\(session.count))" : ""
        let stops = session.screen.stops.count
        let stop = stops == 0 ? "" : " · \(session.stop + 1)/\(stops)"
        return strong(cut("VoiceOver · \(PlainLine.of(session.screen.name))\(screens)\(stop)"))
    }

    private var rule: String { String(repeating: "─", count: size.columns) }

    /// What is spoken, in as many lines as it takes, up to a third of the page.
    private var spoken: [String] {
        let words = session.spoken.isEmpty
            ? Bilingual(en: "VoiceOver meets nothing on this screen.", ko: "이 화면에는 VoiceOver가 만나는 요소가 없습니다.")[language]
            : session.spoken
        let mark = size.columns > 8 ? "» " : ""
        let lines = TextFitting.lines(PlainLine.of(words), width: size.columns - DisplayWidth.of(mark))
        let limit = max(size.rows / 3, 1)
        return lines.prefix(limit).enumerated().map { index, line in
            let isCut = index == limit - 1 && lines.count > limit
            return strong(cut((index == 0 ? mark : blank(mark)) + line + (isCut ? "…" : "")))
        }
    }

    private var place: String? {
        shown?.place.map { TextFitting.cutPath(PlainLine.of($0), to: size.columns) }
    }

    private var code: String? {
        shown?.code.map { cut("  " + PlainLine.of($0)) }
    }

    private var shown: ListeningStop? {
        session.screen.stops.indices.contains(session.stop) ? session.screen.stops[session.stop] : nil
    }

    private var state: String? {
        if let message = session.message { return cut(PlainLine.of(message)) }
        let rotor = session.rotor.map { Bilingual(en: "rotor: \($0)", ko: "로터: \($0)")[language] }
        let count = session.actions.count
        let actions = count == 0 ? nil : Bilingual(en: "actions: \(count)", ko: "동작 \(count)개")[language]
        let choices = session.screen.choices.isEmpty
            ? nil
            : Bilingual(
                en: "conditions: \(session.screen.choices.count)", ko: "조건 \(session.screen.choices.count)개")[language]
        let parts = [rotor, actions, choices].compactMap { $0 }
        return parts.isEmpty ? "" : cut(PlainLine.of(parts.joined(separator: " · ")))
    }

    private var keyLine: String {
        switch session.mode {
        case .browsing:
            Bilingual(
                en: "q quit  ←→ swipe  ↑↓ rotor  r turn  ⏎ activate  z actions  c cases  ? help",
                ko: "q 종료  ←→ 쓸기  ↑↓ 로터  r 로터 돌리기  ⏎ 활성화  z 동작  c 조건  ? 도움말")[language]
        case .actions, .cases:
            Bilingual(en: "↑↓ choose  ⏎ take  Esc close", ko: "↑↓ 선택  ⏎ 실행  Esc 닫기")[language]
        case .help:
            Bilingual(en: "any key: back", ko: "아무 키나 누르면 돌아갑니다")[language]
        }
    }

    private func body(_ room: Int) -> [String] {
        switch session.mode {
        case .browsing:
            return window(session.screen.stops.count, at: session.stop, room) { index in
                "\(index + 1). \(session.screen.stops[index].speech)"
            }
        case .actions(let chosen):
            let actions = session.actions
            return window(actions.count, at: chosen, room) { actions[$0] }
        case .cases(let chosen):
            let cases = session.cases
            return window(cases.count, at: chosen, room) { index in
                "\(cases[index].choice)=\(cases[index].text)" + (cases[index].isTaken ? " ✓" : "")
            }
        case .help:
            return help.prefix(room).map(cut)
        }
    }

    /// The entries around one of them; it never stands outside.
    private func window(_ count: Int, at chosen: Int, _ room: Int, _ text: (Int) -> String) -> [String] {
        let first = min(max(chosen - room / 2, 0), max(count - room, 0))
        return (first..<min(first + room, count)).map { index in
            let mark = index == chosen ? "> " : "  "
            let line = cut(mark + PlainLine.of(text(index)))
            return index == chosen ? reversed(line) : line
        }
    }

    private var help: [String] {
        let entries: [(String, Bilingual)] = [
            ("→ ←", Bilingual(en: "next and previous element, as a swipe to the right or left", ko: "다음/이전 요소 (오른쪽/왼쪽으로 쓸기)")),
            ("↓ ↑", Bilingual(en: "next and previous of what the rotor is turned to, an action or a value", ko: "로터 항목, 동작 또는 값의 다음/이전 (아래/위로 쓸기)")),
            ("r R", Bilingual(en: "turn the rotor on, or back", ko: "로터 돌리기, 반대로 돌리기")),
            ("⏎ Space", Bilingual(en: "activate, as a double tap", ko: "활성화 (이중 탭)")),
            ("Esc m", Bilingual(en: "escape, and magic tap", ko: "나가기(두 손가락 문지르기), 매직 탭")),
            ("z", Bilingual(en: "the actions of the element", ko: "요소의 동작")),
            ("c", Bilingual(en: "the conditions of the screen and their cases", ko: "화면의 조건과 그 경우")),
            ("n p", Bilingual(en: "next and previous screen", ko: "다음/이전 화면")),
            ("Home End", Bilingual(en: "first and last element", ko: "첫/마지막 요소")),
            ("s", Bilingual(en: "say it again", ko: "다시 말하기")),
            ("q", Bilingual(en: "quit", ko: "종료")),
        ]
        let width = entries.map { DisplayWidth.of($0.0) }.max() ?? 0
        return entries.map { keys, meaning in
            "  " + keys + String(repeating: " ", count: width - DisplayWidth.of(keys) + 2) + meaning[language]
        }
    }

    // MARK: Cells

    private func cut(_ text: String) -> String { TextFitting.cut(text, to: size.columns) }

    private func blank(_ text: String) -> String { String(repeating: " ", count: DisplayWidth.of(text)) }

    private func strong(_ text: String) -> String { color ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

    private func reversed(_ text: String) -> String { color ? "\u{1B}[7m\(text)\u{1B}[0m" : text }
}
