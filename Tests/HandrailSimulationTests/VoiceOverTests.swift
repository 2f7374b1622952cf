import HandrailModel
import HandrailSimulation
import Testing

@Suite("A gesture with VoiceOver")
struct VoiceOverTests {
    private let screen = VoiceOver(
        VoiceOverTour(
            Views.view(0, [
                Views.element(1, "Harbor", .header), Views.element(2, "Open all day"),
                Views.view(
                    3,
                    [
                        Views.element(4, "Ferries", .header),
                        Views.element(5, "Pier 1", .button).with {
                            $0.activation = .acts
                            $0.actions = [NodeAction(.custom, name: SpokenText("Pin"))]
                        },
                        Views.element(6, "Volume", .adjustable),
                    ], container: .semanticGroup, label: "Today"),
                Views.element(7, "Closed", [.button, .notEnabled]).with { $0.activation = .acts },
            ])), presentation: .sheet)

    private func steps(_ gestures: [VoiceOverGesture], from focus: Int = 0) -> VoiceOverStep {
        var step = screen.step(gestures[0], in: VoiceOverState(focus: focus))
        for gesture in gestures.dropFirst() { step = screen.step(gesture, in: step.state) }
        return step
    }

    @Test("moves to the next element, and tells the edge where there is none")
    func moving() {
        #expect(steps([.next]).utterance?.text(.english) == "Open all day")
        #expect(steps([.previous]).outcome == .edge)
        #expect(steps([.next], from: 5).state.focus == 5)
    }

    @Test("says the label of a group on coming in from either side, and not within")
    func entering() {
        #expect(steps([.next], from: 1).utterance?.text(.english) == "Today, Ferries, heading")
        #expect(steps([.previous], from: 5).utterance?.text(.english) == "Today, Volume, adjustable")
        #expect(steps([.next], from: 2).utterance?.text(.english) == "Pier 1, button")
    }

    @Test("jumps from heading to heading with the rotor")
    func headings() {
        #expect(steps([.down]).outcome == .moved(to: 2))
        #expect(steps([.down, .down]).outcome == .edge)
        #expect(steps([.up], from: 2).outcome == .moved(to: 0))
    }

    @Test("turns the rotor through what leads somewhere")
    func turning() {
        #expect(steps([.turnRotor]).outcome == .turned(.controls))
        #expect(steps([.turnRotor]).utterance?.text(.korean) == "양식 조절기")
        #expect(steps([.turnRotor, .down]).outcome == .moved(to: 3))
        #expect(steps([.turnRotorBack]).outcome == .turned(.containers))
    }

    @Test("chooses among the actions of the element in focus, and performs the one chosen")
    func actions() {
        let pin = NodeAction(.custom, name: SpokenText("Pin"))
        #expect(steps([.activate], from: 3).outcome == .activated(3, .acts))
        #expect(steps([.down], from: 3).outcome == .chose(pin))
        #expect(steps([.down, .activate], from: 3).outcome == .performed(3, pin))
        #expect(steps([.down, .down], from: 3).outcome == .chose(nil))
        #expect(steps([.down, .next, .previous, .activate], from: 3).outcome == .activated(3, .acts))
    }

    @Test("changes a value, unless the rotor was turned to something else here")
    func adjusting() {
        #expect(steps([.up], from: 4).outcome == .adjusted(4, isUp: true))
        #expect(steps([.turnRotor, .up], from: 4).outcome == .moved(to: 2))
    }

    @Test("does nothing to what is dimmed or only tells something")
    func nothing() {
        #expect(steps([.activate], from: 5).outcome == .nothing)
        #expect(steps([.activate], from: 1).outcome == .nothing)
        #expect(steps([.activate], from: 5).trace.steps.count == 1)
    }

    @Test("leaves a sheet, but a first screen only where something answers")
    func escape() {
        #expect(steps([.escape]).outcome == .left(.possible))
        let first = VoiceOver(screen.tour)
        #expect(first.step(.escape, in: first.start).outcome == .nothing)
        let out = NodeAction(.escape, name: SpokenText("Out"))
        let answering = VoiceOver(VoiceOverTour(Views.view(0, [Views.element(1, "a").with { $0.actions = [out] }])))
        #expect(answering.step(.escape, in: answering.start).outcome == .performed(0, out))
        #expect(answering.step(.magicTap, in: answering.start).outcome == .nothing)
    }

    @Test("lands on the first element of a new screen, which is no more than possible")
    func arrival() {
        let arrival = ScreenArrival(on: screen)
        #expect(arrival.focus == 0)
        #expect(arrival.certainty == .possible)
        #expect(arrival.utterance?.text(.english) == "Harbor, heading")
        #expect(ScreenArrival(on: VoiceOver(VoiceOverTour(Views.view(0, [])))).focus == nil)
    }
}
