public import HandrailModel
public import HandrailSource

/// One link of a trace: what was found out, and the place it follows from.
public struct TraceStep: Hashable, Sendable {
    /// What was found out, as a sentence.
    public let sentence: Bilingual
    /// The place that caused it; `nil` where a rule of the system did.
    public let place: SourcePlace?
    /// Whether the wording is not confirmed for VoiceOver in Korean.
    public let isUnconfirmed: Bool

    /// A step.
    public init(_ sentence: Bilingual, place: SourcePlace? = nil, isUnconfirmed: Bool = false) {
        self.sentence = sentence
        self.place = place
        self.isUnconfirmed = isUnconfirmed
    }
}
