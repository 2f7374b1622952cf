import HandrailModel
package import HandrailReporting
import HandrailSimulation

/// One screen as `listen --format json` prints it.
package struct ScreenTranscriptV1: Sendable {
    /// What tells it from all other screens.
    package let id: String
    /// The name of its outermost view.
    package let name: String
    /// Where that view is declared.
    package let location: LocationV1?
    /// Conditions that decide what is there.
    package let conditions: [ConditionV1]
    /// The stops in VoiceOver's order; other members point to them by number.
    package let stops: [StopV1]
    /// Shortcuts that take keys of the system.
    package let shortcutClashes: [ShortcutClashV1]
    /// What was left out and why.
    package let trace: [TraceStepV1]

    /// The wire form of a screen.
    init(_ transcript: ScreenTranscript, id: String) {
        self.id = id
        name = transcript.tree.screen.name
        location = transcript.location(transcript.tree.screen.place).map(LocationV1.init)
        conditions = transcript.simulation.screen.choices.map { choice in
            ConditionV1(
                number: choice.number, cases: choice.cases.map(\.text), taken: choice.picked,
                location: transcript.location(choice.place).map(LocationV1.init))
        }
        stops = transcript.stops.indices.map { StopV1(transcript, $0) }
        shortcutClashes = transcript.simulation.keyboard.clashes.map {
            ShortcutClashV1(stop: $0.stop + 1, keys: $0.shortcut.symbols)
        }
        trace = TraceStepV1.steps(transcript.simulation.tour.trace, in: transcript)
    }
}

extension ScreenTranscriptV1: WireObject {
    /// Its name in the schema.
    package static let name = "ScreenTranscript"
    /// What the schema says of it.
    package static let note = "One screen as it is heard, scanned, focused and called."
    /// Its members.
    package static let fields: [WireField<ScreenTranscriptV1>] = [
        WireField("id", "What tells it from all other screens; `--screen` takes it.") { $0.id },
        WireField("name", "The name of its outermost view.") { $0.name },
        WireField("location", "Where that view is declared.") { $0.location },
        WireField("conditions", "Conditions that decide what is there.") { $0.conditions },
        WireField("stops", "The stops in VoiceOver's order; other members point to them by number.") { $0.stops },
        WireField("shortcutClashes", "Shortcuts that take keys of the system.") { $0.shortcutClashes },
        WireField("trace", "What was left out and why.") { $0.trace },
    ]
}
