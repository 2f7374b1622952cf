import HandrailCommand
import HandrailModel
import HandrailReporting
import Testing

@Suite("A session with another feature than VoiceOver")
struct FeatureSessionTests {
    private func session<Feature>(_ feature: Feature.Type) -> FeatureSession<Feature> {
        let base = Harbor.session()
        let first = base.screen
        return FeatureSession(count: 2, language: .english) { position, chosen in
            position == 0
                ? (chosen.isEmpty ? first : Harbor.screen("Taken", [Harbor.stop("Closed", .button)]))
                : Harbor.screen("Empty", [])
        }
    }

    @Test("goes from screen to screen, and says where there is none")
    func screens() {
        var session = session(SwitchControlOperation.self)
        #expect(session.press(.character("p")) == .nothing)
        #expect(session.message == "This is the first screen.")
        #expect(session.press(.character("n")) == .nothing)
        let content = session.content(in: .english)
        #expect(content.title == "Switch Control · Empty (2/2)")
        #expect(content.spoken == "Switch Control comes to nothing on this screen.")
        _ = session.press(.pageDown)
        #expect(session.message == "This is the last screen.")
    }

    @Test("shows the stop with its source, and what the keys did")
    func content() {
        var session = session(FullKeyboardAccessOperation.self)
        #expect(session.press(.tab) == .speak("Pier 3"))
        let content = session.content(in: .english)
        #expect(content.title == "Full Keyboard Access · Piers (1/2) · 2/6")
        #expect(content.place == "Piers.swift:11")
        #expect(content.code == "Text(\"1\")")
        #expect(content.state.hasPrefix("presses: 1 · Space"))
    }

    @Test("takes another case of a condition, and begins anew")
    func cases() {
        var session = session(SwitchControlOperation.self)
        _ = session.press(.character("c"))
        guard case .list(let count, let marked, _) = session.content(in: .english).body else {
            Issue.record("no list of cases")
            return
        }
        #expect(count == 2 && marked == 0)
        _ = session.press(.down)
        _ = session.press(.enter)
        _ = session.press(.character(" "))
        #expect(session.operation.current == "Closed")
    }

    @Test(
        "ends as any program does, whatever is open",
        arguments: [TerminalKey.interrupt, .endOfInput, .suspend, .redraw])
    func endings(key: TerminalKey) {
        let expected: [TerminalKey: SessionEffect] = [
            .interrupt: .interrupt, .endOfInput: .quit, .suspend: .suspend, .redraw: .redraw,
        ]
        var session = session(VoiceControlOperation.self)
        #expect(session.press(key) == expected[key])
        _ = session.press(.character("?"))
        #expect(session.press(key) == expected[key])
    }

    @Test("quits on Q, but not while words are typed")
    func quitting() {
        var keyboard = session(FullKeyboardAccessOperation.self)
        #expect(keyboard.press(.character("q")) == .quit)
        var voice = session(VoiceControlOperation.self)
        #expect(voice.press(.character("q")) == .nothing)
    }

    @Test("never has more lines or cells than there are", arguments: 1...24)
    func sizes(rows: Int) {
        var voice = session(VoiceControlOperation.self)
        var scan = session(SwitchControlOperation.self)
        for key in [TerminalKey.character("?"), .character("x"), .enter, .down, .enter, .pageDown] {
            _ = voice.press(key)
            _ = scan.press(key)
            for columns in [1, 3, 9, 40, 80] {
                let size = TerminalSize(columns: columns, rows: rows)
                let lines = SessionPage(voice, size: size, color: false, language: .korean).lines
                    + SessionPage(scan, size: size, color: false, language: .english).lines
                #expect(lines.count <= 2 * rows)
                for line in lines { #expect(DisplayWidth.of(line) <= columns, "\(columns)×\(rows): \(line)") }
            }
        }
    }
}
