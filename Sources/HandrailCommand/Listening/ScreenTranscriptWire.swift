import HandrailModel
import HandrailSimulation

/// One screen as `listen --format json` prints it.
struct ScreenTranscriptWire: Sendable {
    /// The name of its outermost view.
    let name: String
    /// Where that view is declared.
    let location: ScreenWire.Location?
    /// Conditions that decide what is there.
    let conditions: [Condition]
    /// The stops in VoiceOver's order; other members point to them by number.
    let stops: [StopWire]
    /// Shortcuts that take keys of the system.
    let shortcutClashes: [Clash]
    /// What was left out and why.
    let trace: [TraceWire]

    /// A condition.
    struct Condition: Sendable {
        /// Its number, for `--when`.
        let number: Int
        /// Its cases as written.
        let cases: [String]
        /// Position of the case that is taken, from 0.
        let taken: Int
        /// Where it stands.
        let location: ScreenWire.Location?
    }

    /// A shortcut that takes keys of the system.
    struct Clash: Sendable {
        /// Number of the stop.
        let stop: Int
        /// The keys.
        let keys: String?
    }

    /// The wire form of a screen.
    init(_ recital: Recital) {
        name = recital.tree.screen.name
        location = recital.location(recital.tree.screen.place)
        conditions = recital.simulation.heard.choices.map { choice in
            Condition(
                number: choice.number, cases: choice.cases.map(\.text), taken: choice.picked,
                location: recital.location(choice.place))
        }
        stops = recital.stops.indices.map { StopWire(recital, $0) }
        shortcutClashes = recital.simulation.keyboard.clashes.map { Clash(stop: $0.stop + 1, keys: $0.shortcut.symbols) }
        trace = TraceWire.steps(recital.simulation.tour.trace, in: recital)
    }
}
