package import HandrailReporting

/// A condition.
package struct ConditionV1: Sendable {
    /// Its number, for `--when`.
    package let number: Int
    /// Its cases as written.
    package let cases: [String]
    /// Position of the case that is taken, from 0.
    package let taken: Int
    /// Where it stands.
    package let location: LocationV1?
}

extension ConditionV1: WireObject {
    /// Its name in the schema.
    package static let name = "Condition"
    /// What the schema says of it.
    package static let note = "A condition that decides what is on the screen."
    /// Its members.
    package static let fields: [WireField<ConditionV1>] = [
        WireField("number", "Its number, for `--when`.") { $0.number },
        WireField("cases", "Its cases as written.") { $0.cases },
        WireField("taken", "Position of the case that is taken, from 0.") { $0.taken },
        WireField("location", "Where it stands.") { $0.location },
    ]
}
