/// What somebody who read a finding against the whole source says of it.
package enum Verdict: String, CaseIterable, Sendable, Decodable {
    /// True, worth telling, message and fix correct.
    case right
    /// A true defect; a part of the message, the place or the fix is not correct.
    case but
    /// True, and a sensible team would not want it; of a review, a question that a good auditor would not ask there.
    case noise
    /// Not true.
    case wrong

    /// How much of a right finding it is.
    package var weight: Double {
        switch self {
        case .right: 1
        case .but: 0.5
        case .noise, .wrong: 0
        }
    }

    /// Whether what the finding tells of is there and worth telling.
    package var isTrue: Bool { weight > 0 }
}
