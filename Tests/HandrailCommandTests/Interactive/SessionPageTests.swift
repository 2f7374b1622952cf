import HandrailCommand
import HandrailModel
import HandrailReporting
import Testing

@Suite("The page of a session")
struct SessionPageTests {
    private func lines(
        _ session: VoiceOverSession, _ columns: Int, _ rows: Int, color: Bool = false,
        language: ReportLanguage = .english
    ) -> [String] {
        SessionPage(session, size: TerminalSize(columns: columns, rows: rows), color: color, language: language).lines
    }

    @Test("shows what is spoken, where it comes from, and the stops around it")
    func page() {
        var session = Harbor.session()
        _ = session.press(.right)
        let lines = lines(session, 80, 24)
        #expect(lines.count == 24)
        #expect(lines[0] == "VoiceOver · Piers (1/2) · 2/6")
        #expect(lines.contains("> 2. Pier 3, button. Actions Available."))
        #expect(lines.contains("  1. Piers, heading."))
        #expect(lines.contains("» Pier 3, button. Actions Available."))
        #expect(lines.contains("Piers.swift:11"))
        #expect(lines.contains("  Text(\"1\")"))
        #expect(lines.contains("rotor: Actions · actions: 2 · conditions: 1"))
        #expect(lines.last?.contains("q quit") == true)
    }

    @Test("speaks Korean")
    func korean() {
        let lines = lines(Harbor.session(language: .korean), 80, 24, language: .korean)
        #expect(lines.contains("로터: 머리말 · 조건 1개"))
        #expect(lines.last?.contains("q 종료") == true)
    }

    @Test("never has more lines or cells than there are", arguments: 1...30)
    func sizes(rows: Int) {
        var session = Harbor.session()
        let keys: [TerminalKey] = [
            .right, .end, .character("c"), .escape, .character("?"), .escape, .left, .character("n"),
        ]
        for key in keys {
            _ = session.press(key)
            for columns in [1, 2, 3, 5, 9, 20, 40, 80, 200] {
                let lines = lines(session, columns, rows)
                #expect(lines.count <= rows)
                for line in lines { #expect(DisplayWidth.of(line) <= columns, "\(columns)×\(rows): \(line)") }
            }
        }
    }

    @Test("shows what is spoken even in one line")
    func oneLine() {
        #expect(lines(Harbor.session(), 20, 1) == ["» Piers, heading."])
    }

    @Test("marks the stop without color, and adds color where it may")
    func color() {
        #expect(!lines(Harbor.session(), 80, 24).joined().contains("\u{1B}"))
        let colored = lines(Harbor.session(), 80, 24, color: true)
        #expect(colored.contains("\u{1B}[7m> 1. Piers, heading.\u{1B}[0m"))
    }

    @Test("lets nothing in the project steer the terminal")
    func unsafe() {
        let session = VoiceOverSession(count: 1, language: .english) { _, _ in
            Harbor.screen("a\u{1B}[2J", [Harbor.stop("b\u{1B}]0;x\u{7}", .button), Harbor.stop("\u{9B}1m", .link)])
        }
        #expect(
            !lines(session, 80, 24).joined().unicodeScalars.contains {
                $0.value < 0x20 || (0x7F..<0xA0).contains($0.value)
            })
    }

    @Test("shows actions, cases and keys in place of the stops")
    func lists() {
        var session = Harbor.session()
        _ = session.press(.right)
        _ = session.press(.character("z"))
        #expect(lines(session, 80, 24).contains("> Moor"))
        _ = session.press(.escape)
        _ = session.press(.character("c"))
        #expect(lines(session, 80, 24).contains("> 1=isOpen ✓"))
        _ = session.press(.escape)
        _ = session.press(.character("?"))
        #expect(lines(session, 80, 24).contains { $0.contains("turn the rotor on") })
    }
}
