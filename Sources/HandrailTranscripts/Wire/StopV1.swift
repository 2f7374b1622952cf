import HandrailModel
package import HandrailReporting
import HandrailSimulation

/// One stop under all features as `listen --format json` prints it.
package struct StopV1: Sendable {
    /// Its number, from 1.
    package let number: Int
    /// What VoiceOver speaks at once.
    package let text: String
    /// What follows after a pause.
    package let hint: String?
    /// What is spoken, part by part.
    package let parts: [UtterancePartV1]
    /// Actions that are offered, by name.
    package let actions: [String]
    /// Where it is declared.
    package let location: LocationV1?
    /// Why all this is said.
    package let trace: [TraceStepV1]
    /// `responds`, `doubtful` or `silent`: whether features other than VoiceOver offer it.
    package let response: String
    /// Why.
    package let responseReason: String
    /// How sure that is: `certain`, `likely` or `possible`.
    package let responseCertainty: String
    /// The way to it with a switch; none where it is passed by.
    package let switchControl: SwitchControlPathV1?
    /// The way to it with a keyboard; none where the focus does not come.
    package let keyboard: KeyboardFocusV1?
    /// How it is called by voice; none where it is not offered.
    package let voiceControl: VoiceControlCallV1?
    /// Why the features besides VoiceOver come to it as they do, or pass it by.
    package let traces: StopTracesV1
    /// Swipes, words and presses.
    package let cost: StopCostV1

    /// The wire form of a stop.
    init(_ transcript: ScreenTranscript, _ index: Int) {
        let (language, stop) = (transcript.language, transcript.stops[index])
        let utterance = stop.utterance
        number = index + 1
        text = utterance.text(language)
        hint = utterance.hint(language)
        parts = utterance.all.map { UtterancePartV1($0, transcript) }
        actions = stop.actions.map { $0.name[language] }
        location = transcript.location(stop.node.place).map(LocationV1.init)
        trace = TraceStepV1.steps(utterance.trace, in: transcript)
        let answer = transcript.simulation.scan.responses[index]
        response = answer.answer.wireName
        responseReason = answer.sentence[language]
        responseCertainty = CertaintyV1(answer.certainty).rawValue
        switchControl = SwitchControlPathV1(transcript.simulation.scan, index, language)
        keyboard = KeyboardFocusV1(transcript.simulation.keyboard, index)
        voiceControl = transcript.simulation.voice.target(at: index).map { VoiceControlCallV1($0, language) }
        traces = StopTracesV1(transcript, index)
        cost = StopCostV1(transcript.simulation.costs.elements[index])
    }
}

extension StopV1: WireObject {
    /// Its name in the schema.
    package static let name = "Stop"
    /// What the schema says of it.
    package static let note = "One stop under all features."
    /// Its members.
    package static let fields: [WireField<StopV1>] = [
        WireField("number", "Its number, from 1.") { $0.number },
        WireField("text", "What VoiceOver speaks at once.") { $0.text },
        WireField("hint", "What follows after a pause.") { $0.hint },
        WireField("parts", "What is spoken, part by part.") { $0.parts },
        WireField("actions", "Actions that are offered, by name.") { $0.actions },
        WireField("location", "Where it is declared.") { $0.location },
        WireField("trace", "Why all this is said.") { $0.trace },
        WireField("response", "`responds`, `doubtful` or `silent`: whether features other than VoiceOver offer it.") {
            $0.response
        },
        WireField("responseReason", "Why.") { $0.responseReason },
        WireField("responseCertainty", "How sure that is: `certain`, `likely` or `possible`.") { $0.responseCertainty },
        WireField("switchControl", "The way to it with a switch; none where it is passed by.") { $0.switchControl },
        WireField("keyboard", "The way to it with a keyboard; none where the focus does not come.") { $0.keyboard },
        WireField("voiceControl", "How it is called by voice; none where it is not offered.") { $0.voiceControl },
        WireField("traces", "Why the features besides VoiceOver come to it as they do, or pass it by.") { $0.traces },
        WireField("cost", "Swipes, words and presses.") { $0.cost },
    ]
}

extension Responsiveness.Answer {
    /// The name on the wire, which stays when the type changes.
    fileprivate var wireName: String {
        switch self {
        case .responds: "responds"
        case .doubtful: "doubtful"
        case .silent: "silent"
        }
    }
}
