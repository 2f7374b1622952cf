/// What an element is called, in every case the conditions inside allow.
public struct PerceivedName: Hashable, Sendable {
    /// The cases; at least one, at most `limit`.
    public let cases: [NameCase]

    /// The most cases that are told apart; beyond it the rest is dropped.
    public static let limit = 8

    /// A name. No cases mean that there is none.
    public init(cases: [NameCase]) {
        self.cases = cases.isEmpty ? [NameCase(parts: [])] : Array(cases.prefix(Self.limit))
    }

    /// No name at all.
    public static let none = PerceivedName(cases: [])

    /// The words of the first case, for people to read.
    public var display: String { cases.first?.display ?? "" }
}
