import HandrailCommand
import HandrailModel
import HandrailSimulation
import HandrailSource
import Testing

/// Two screens for the tests of the interactive mode: the first has headings, actions, a value, and a condition.
enum Harbor {
    static func session(at position: Int = 0, language: ReportLanguage = .english) -> VoiceOverSession {
        VoiceOverSession(count: 2, at: position, language: language) { position, chosen in
            position == 0 ? piers(chosen[1] ?? 0) : screen("Empty", [])
        }
    }

    static func screen(_ name: String, _ nodes: [AccessibilityNode], choices: [ScreenChoice] = []) -> SessionScreen {
        var root = AccessibilityNode(id: 0)
        root.isOrderExplicit = true
        root.children = nodes
        let tour = VoiceOverTour(root)
        return SessionScreen(
            name: name, voiceOver: VoiceOver(tour),
            stops: tour.stops.map { stop in
                SessionStop(
                    speech: stop.utterance.line(.english), place: "\(name).swift:\(stop.index + 10)",
                    code: "Text(\"\(stop.index)\")")
            }, choices: choices)
    }

    static func stop(_ label: String, _ traits: Traits, _ change: (inout AccessibilityNode) -> Void = { _ in })
        -> AccessibilityNode
    {
        var node = AccessibilityNode(id: 1)
        node.isElement = true
        node.label = SpokenText(label)
        node.traits = traits
        change(&node)
        return node
    }

    private static func piers(_ taken: Int) -> SessionScreen {
        let pier = stop("Pier 3", .button) { node in
            node.activation = .acts
            node.actions = ["Moor", "Cast off"].map { NodeAction(.custom, name: SpokenText($0)) }
        }
        let last = taken == 0 ? stop("Open", .button) { $0.activation = .opensLink } : stop("Closed", .staticText)
        return screen(
            "Piers",
            [
                stop("Piers", .header), pier, stop("Tides", .header), stop("높은 물때", .button),
                stop("Depth", .adjustable), last,
            ],
            choices: [
                ScreenChoice(
                    number: 1,
                    cases: [
                        ScreenChoice.Case(text: "isOpen", isEmpty: false),
                        ScreenChoice.Case(text: "else", isEmpty: false),
                    ],
                    picked: taken, place: SourcePlace(file: FileIndex(0), range: ByteRange(0, 0)))
            ])
    }
}

@Suite("A session of listening")
struct VoiceOverSessionTests {
    @Test("swipes to the right and left, and stays at the ends")
    func swiping() {
        var session = Harbor.session()
        #expect(session.arrival == .speak("Piers, heading."))
        #expect(session.press(.right) == .speak("Pier 3, button. Actions Available."))
        #expect(session.press(.left) == .speak("Piers, heading."))
        #expect(session.press(.left) == .nothing)
        #expect(session.message == "There is no further element; a sound is heard.")
        #expect(session.press(.end) == .speak("Open, button."))
        #expect(session.press(.right) == .nothing)
        #expect(session.stop == 5)
    }

    @Test("jumps by what the rotor is turned to, and adjusts a value")
    func rotor() {
        var session = Harbor.session()
        #expect(session.rotor == "Headings")
        #expect(session.press(.down) == .speak("Tides, heading."))
        #expect(session.press(.down) == .nothing)
        #expect(session.press(.character("r")) == .speak("Form Controls."))
        #expect(session.press(.up) == .speak("Pier 3, button. Actions Available."))
        #expect(session.rotor == "Actions")
        #expect(session.press(.down) == .speak("Moor."))
        _ = session.press(.enter)
        #expect(session.message == "The action “Moor” is performed.")
        _ = session.press(.end)
        _ = session.press(.left)
        _ = session.press(.up)
        #expect(session.message == "The value goes up one step.")
    }

    @Test("activates with Return and Space, and says what follows")
    func activation() {
        var session = Harbor.session()
        #expect(session.press(.enter) == .nothing)
        #expect(session.message == "It has nothing to activate.")
        _ = session.press(.right)
        _ = session.press(.character(" "))
        #expect(session.message == "A double tap activates it.")
        _ = session.press(.end)
        _ = session.press(.enter)
        #expect(session.message == "A double tap activates it. A page outside the app opens.")
        #expect(session.press(.escape) == .nothing)
        #expect(session.message == "Nothing on this screen answers an escape.")
    }

    @Test("opens the actions with z, chooses, and closes")
    func actions() {
        var session = Harbor.session()
        #expect(session.press(.character("z")) == .nothing)
        #expect(session.message == "No actions are available here.")
        _ = session.press(.right)
        #expect(session.press(.character("z")) == .speak("Moor"))
        #expect(session.press(.down) == .speak("Cast off"))
        #expect(session.press(.down) == .speak("Cast off"))
        _ = session.press(.enter)
        #expect(session.mode == .browsing)
        #expect(session.message == "The action “Cast off” is performed.")
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
        #expect(session.screen.choices[0].picked == 1)
        _ = session.press(.character("n"))
        _ = session.press(.character("p"))
        #expect(session.screen.choices[0].picked == 1)
    }

    @Test("goes to other screens, one without stops among them")
    func screens() {
        var session = Harbor.session()
        #expect(session.press(.character("n")) == .nothing)
        #expect(session.screen.name == "Empty")
        for key in [
            TerminalKey.right, .left, .up, .down, .enter, .character("z"), .character("c"), .character("r"), .end,
        ] {
            _ = session.press(key)
        }
        #expect(session.current == nil)
        #expect(session.press(.character("n")) == .nothing)
        #expect(session.message == "This is the last screen.")
        #expect(session.press(.pageUp) == .speak("Piers, heading."))
    }

    @Test("speaks Korean, its own sentences too")
    func korean() {
        var session = Harbor.session(language: .korean)
        #expect(session.arrival == .speak("Piers, 머리말."))
        #expect(session.rotor == "머리말")
        _ = session.press(.character("z"))
        #expect(session.message == "이 항목에 사용 가능한 동작이 없습니다.")
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
