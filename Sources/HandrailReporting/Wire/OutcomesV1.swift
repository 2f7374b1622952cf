/// How often a rule said what.
public struct OutcomesV1: Codable, Hashable, Sendable {
    /// Subjects that are wrong.
    public let violations: Int
    /// Subjects that a person should look at.
    public let reviews: Int
    /// Subjects nothing sensible can be said of.
    public let cannotTell: Int
    /// Those subjects by the reason, in the asked language.
    public let reasons: [String: Int]
    /// Subjects in order.
    public let passes: Int
    /// Findings silenced by a comment.
    public let suppressed: Int
}

extension OutcomesV1: WireObject {
    /// Its name in the schema.
    package static let name = "Outcomes"
    /// What the schema says of it.
    package static let note = "How often a rule said what."
    /// Its members.
    package static let fields: [WireField<OutcomesV1>] = [
        WireField("violations", "Subjects that are wrong.") { $0.violations },
        WireField("reviews", "Subjects that a person should look at.") { $0.reviews },
        WireField("cannotTell", "Subjects nothing sensible can be said of.") { $0.cannotTell },
        WireField("reasons", "Those subjects by the reason, in the asked language.") { $0.reasons },
        WireField("passes", "Subjects in order.") { $0.passes },
        WireField("suppressed", "Findings silenced by a comment.") { $0.suppressed },
    ]
}
