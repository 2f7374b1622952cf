import HandrailModel
package import HandrailReporting
import HandrailSimulation

/// A step of a trace as `listen --format json` prints it.
package struct TraceStepV1: Sendable {
    /// What was found out.
    package let sentence: String
    /// The place it follows from.
    package let location: LocationV1?
    /// Whether the Korean wording is not confirmed.
    package let unconfirmed: Bool

    /// The steps of a trace.
    static func steps(_ trace: Trace, in transcript: ScreenTranscript) -> [TraceStepV1] {
        trace.steps.map { step in
            TraceStepV1(
                sentence: step.sentence[transcript.language],
                location: transcript.location(step.place).map(LocationV1.init),
                unconfirmed: step.isUnconfirmed)
        }
    }
}

extension TraceStepV1: WireObject {
    /// Its name in the schema.
    package static let name = "TraceStep"
    /// What the schema says of it.
    package static let note = "A step of a trace."
    /// Its members.
    package static let fields: [WireField<TraceStepV1>] = [
        WireField("sentence", "What was found out.") { $0.sentence },
        WireField("location", "The place it follows from.") { $0.location },
        WireField("unconfirmed", "Whether the Korean wording is not confirmed.") { $0.unconfirmed },
    ]
}
