/// What a gesture leads to.
public struct VoiceOverStep: Sendable {
    /// The state afterwards.
    public let state: VoiceOverState
    /// What came of it.
    public let outcome: VoiceOverOutcome
    /// What is spoken: an element, or a word of the rotor; empty where only a sound is heard.
    public let utterance: Utterance?
    /// How it came to this.
    public let trace: Trace

    /// A step.
    public init(state: VoiceOverState, outcome: VoiceOverOutcome, utterance: Utterance?, trace: Trace) {
        self.state = state
        self.outcome = outcome
        self.utterance = utterance
        self.trace = trace
    }
}
