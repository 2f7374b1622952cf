/// How Handrail fails on an input.
package enum FuzzFailure: Sendable, Hashable {
    /// It crashed, took too long, held too much memory or ended with a status that means neither findings nor none.
    case ending(ChildRun.Ending)
    /// It printed no report, though it ended as if all were well.
    case noReport
    /// A rule finds something else in an app whose meaning did not change; the sentence says which.
    case otherFindings(String)

    /// Whether `other` is the same failure, as far as can be told without knowing its cause.
    package func isSame(as other: FuzzFailure) -> Bool {
        switch (self, other) {
        case (.otherFindings, .otherFindings): true
        case (.ending(let one), .ending(let two)): one == two
        case (.noReport, .noReport): true
        case (.otherFindings, _), (.ending, _), (.noReport, _): false
        }
    }
}

extension FuzzFailure: CustomStringConvertible {
    /// As it is printed.
    package var description: String {
        switch self {
        case .ending(let ending): "\(ending)"
        case .noReport: "no report"
        case .otherFindings(let which): "other findings: \(which)"
        }
    }
}
