package import HandrailReporting
import HandrailSimulation

/// Why each feature comes to it as it does.
package struct StopTracesV1: Sendable {
    /// Why the scan comes to it where it does.
    package let switchControl: [TraceStepV1]
    /// Why the keyboard's focus comes to it where it does.
    package let keyboard: [TraceStepV1]
    /// Why it is called as it is.
    package let voiceControl: [TraceStepV1]
}

extension StopTracesV1 {
    /// The wire form of the traces of a stop.
    init(_ transcript: ScreenTranscript, _ index: Int) {
        let simulation = transcript.simulation
        self.init(
            switchControl: TraceStepV1.steps(simulation.scan.trace(of: index), in: transcript),
            keyboard: TraceStepV1.steps(simulation.keyboard.trace(of: index), in: transcript),
            voiceControl: TraceStepV1.steps(simulation.voice.trace(of: index), in: transcript))
    }
}

extension StopTracesV1: WireObject {
    /// Its name in the schema.
    package static let name = "Traces"
    /// What the schema says of it.
    package static let note = "Why each feature comes to it as it does, or passes it by."
    /// Its members.
    package static let fields: [WireField<StopTracesV1>] = [
        WireField("switchControl", "Why the scan comes to it where it does.") { $0.switchControl },
        WireField("keyboard", "Why the keyboard's focus comes to it where it does.") { $0.keyboard },
        WireField("voiceControl", "Why it is called as it is.") { $0.voiceControl },
    ]
}
