/// How Handrail fails on an input.
package enum FuzzFailure: Sendable, Hashable {
    /// It crashed, took too long, held too much memory or ended with a status that means neither findings nor none.
    case ending(ChildRun.Ending)
    /// It printed no report, though it ended as if all were well.
    case noReport
    /// Rules find in a changed app what the change did not promise; a sentence for each.
    case otherFindings([String: String])

    /// Whether `other` is the same failure, as far as can be told without knowing its cause.
    package func isSame(as other: FuzzFailure) -> Bool {
        switch (self, other) {
        case (.otherFindings(let one), .otherFindings(let two)): !Set(one.keys).isDisjoint(with: two.keys)
        case (.ending(let one), .ending(let two)): one == two
        case (.noReport, .noReport): true
        case (.otherFindings, _), (.ending, _), (.noReport, _): false
        }
    }
}

extension FuzzFailure: CustomStringConvertible {
    /// As it is counted: failures of one likely cause have equal ones.
    package var summary: String {
        switch self {
        case .ending, .noReport: description
        case .otherFindings(let which): "other findings: " + which.keys.sorted().joined(separator: ", ")
        }
    }

    /// As it is printed.
    package var description: String {
        switch self {
        case .ending(let ending): "\(ending)"
        case .noReport: "no report"
        case .otherFindings(let which):
            "other findings: " + which.sorted { $0.key < $1.key }.map(\.value).joined(separator: ", ")
        }
    }
}
