import HandrailCommand
import HandrailModel
import Testing

/// Two screens for the tests of the interactive mode: the first has headings, an action, and a condition.
enum Harbor {
    static func session(at position: Int = 0) -> ListeningSession {
        ListeningSession(count: 2, at: position) { position, chosen in
            position == 0 ? piers(chosen[1] ?? 0) : ListeningScreen(name: "Empty", stops: [])
        }
    }

    private static func piers(_ taken: Int) -> ListeningScreen {
        let last = taken == 0 ? "Open, button." : "Closed."
        let speech = ["Piers, heading.", "Pier 3, button.", "Tides, heading.", "높은 물때, 버튼.", last]
        return ListeningScreen(
            name: "Piers",
            stops: speech.enumerated().map { index, speech in
                ListeningStop(
                    number: index + 1, speech: speech, place: "Piers.swift:\(index + 10)", code: "Text(\"\(index)\")",
                    activation: "Does \(index).", actions: index == 1 ? ["Moor", "Cast off"] : [])
            },
            rotors: [
                ListeningScreen.Rotor(name: "Headings", stops: [0, 2]), ListeningScreen.Rotor(name: "Controls", stops: [1, 3]),
            ],
            choices: [ListeningScreen.Choice(number: 1, cases: ["if isOpen", "otherwise"], taken: taken)])
    }
}

@Suite("A session of listening")
struct ListeningSessionTests {
    @Test("swipes to the right and left, and stays at the ends")
    func swiping() {
        var session = Harbor.session()
        #expect(session.arrival == .speak("Piers, heading."))
        #expect(session.press(.right) == .speak("Pier 3, button."))
        #expect(session.press(.left) == .speak("Piers, heading."))
        #expect(session.press(.left) == .nothing)
        #expect(session.message?.en == "This is the first stop.")
        #expect(session.press(.end) == .speak("Open, button."))
        #expect(session.press(.right) == .nothing)
        #expect(session.message?.ko == "마지막 요소입니다.")
    }

    @Test("jumps by what the rotor is turned to")
    func rotor() {
        var session = Harbor.session()
        #expect(session.press(.down) == .speak("Tides, heading."))
        #expect(session.press(.down) == .nothing)
        #expect(session.press(.character("r")) == .speak("Controls"))
        #expect(session.press(.up) == .speak("Pier 3, button."))
        #expect(session.press(.tab) == .speak("Headings"))
        #expect(session.press(.backTab) == .speak("Controls"))
    }

    @Test("activates with Return and Space")
    func activation() {
        var session = Harbor.session()
        _ = session.press(.right)
        #expect(session.press(.enter) == .nothing)
        #expect(session.message?.en == "Does 1.")
        _ = session.press(.right)
        _ = session.press(.character(" "))
        #expect(session.message?.en == "Does 2.")
    }

    @Test("opens the actions with z, chooses, and closes")
    func actions() {
        var session = Harbor.session()
        #expect(session.press(.character("z")) == .nothing)
        #expect(session.message?.en == "No actions are available here.")
        _ = session.press(.right)
        #expect(session.press(.character("z")) == .speak("Moor"))
        #expect(session.press(.down) == .speak("Cast off"))
        #expect(session.press(.down) == .speak("Cast off"))
        _ = session.press(.enter)
        #expect(session.mode == .browsing)
        #expect(session.message?.en == "Does “Cast off”.")
        _ = session.press(.character("z"))
        _ = session.press(.escape)
        #expect(session.mode == .browsing)
    }

    @Test("takes another case of a condition and stays where it was")
    func cases() {
        var session = Harbor.session()
        _ = session.press(.end)
        _ = session.press(.character("c"))
        #expect(session.mode == .cases(chosen: 0))
        _ = session.press(.down)
        #expect(session.press(.enter) == .speak("Closed."))
        #expect(session.screen.choices[0].taken == 1)
        _ = session.press(.character("n"))
        _ = session.press(.character("p"))
        #expect(session.screen.choices[0].taken == 1)
    }

    @Test("goes to other screens, one without stops among them")
    func screens() {
        var session = Harbor.session()
        #expect(session.press(.character("n")) == .nothing)
        #expect(session.screen.name == "Empty")
        for key in [TerminalKey.right, .left, .up, .down, .enter, .character("z"), .character("c"), .character("r"), .end] {
            _ = session.press(key)
        }
        #expect(session.current == nil)
        #expect(session.press(.character("n")) == .nothing)
        #expect(session.press(.pageUp) == .speak("Piers, heading."))
    }

    @Test("ends as it is asked to, in Korean typing too")
    func ends() {
        var session = Harbor.session()
        #expect(session.press(.character("q")) == .quit)
        #expect(session.press(.character("ㅂ")) == .quit)
        #expect(session.press(.endOfInput) == .quit)
        #expect(session.press(.interrupt) == .interrupt)
        #expect(session.press(.suspend) == .suspend)
    }
}
