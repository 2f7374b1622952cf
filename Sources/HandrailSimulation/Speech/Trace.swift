public import HandrailModel
public import HandrailSource

/// How a simulation came to its result: a chain of sentences, each with the place it came from.
public struct Trace: Hashable, Sendable {
    /// The steps, in the order in which one follows from the other.
    public private(set) var steps: [TraceStep]

    /// A trace of steps.
    public init(_ steps: [TraceStep] = []) { self.steps = steps }

    /// Adds a step.
    public mutating func add(_ sentence: Bilingual, place: SourcePlace? = nil, isUnconfirmed: Bool = false) {
        steps.append(TraceStep(sentence, place: place, isUnconfirmed: isUnconfirmed))
    }

    /// This trace and then the other.
    public static func + (first: Trace, second: Trace) -> Trace { Trace(first.steps + second.steps) }
}
