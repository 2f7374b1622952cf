/// A name in one case: the parts that are spoken one after the other.
public struct NameCase: Hashable, Sendable {
    /// The parts, in order.
    public let parts: [NamePart]

    /// A name made of parts.
    public init(parts: [NamePart]) { self.parts = parts }

    /// The words, `…` for what is only known at run time.
    public var display: String {
        parts.map { part in
            switch part.words {
            case .known(let words): words.display
            case .oneOf(let words): words.first?.display ?? "…"
            case .dynamic, .unknown: "…"
            case .absent: ""
            }
        }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
