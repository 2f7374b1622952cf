import HandrailModel
import HandrailSimulation

/// A step of a trace as `listen --format json` prints it.
struct TraceWire: Sendable {
    /// What was found out.
    let sentence: String
    /// The place it follows from.
    let location: ScreenWire.Location?
    /// Whether the Korean wording is not confirmed.
    let unconfirmed: Bool

    /// The steps of a trace.
    static func steps(_ trace: Trace, in recital: Recital) -> [TraceWire] {
        trace.steps.map { step in
            TraceWire(
                sentence: step.sentence[recital.language], location: recital.location(step.place),
                unconfirmed: step.isUnconfirmed)
        }
    }
}
