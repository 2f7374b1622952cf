package import HandrailModel

/// What was noted of a view anywhere in the code, settled into what holds of it whenever it is seen.
///
/// What is noted once holds. Of several answers to one question the first that is not only given in some cases holds,
/// and the others do in some.
package struct SettledFacts {
    /// The facts, the first that is noted of each kind first.
    package let facts: [ViewFact]

    /// Settles what was noted of a view.
    package init(_ noted: [ViewFact]) {
        guard noted.count > 1 else {
            facts = noted.map { Self.fact($0, isConditional: false) }
            return
        }
        facts = noted.indices.flatMap { index -> [ViewFact] in
            let content = noted[index].content
            if noted[..<index].contains(where: { $0.content.isAlternative(to: content) }) { return [] }
            return Self.settled(noted[index...].filter { $0.content.isAlternative(to: content) })
        }
    }

    /// What holds of a view of an interface file with what code does to it: the code has the last word.
    package func laid(over designed: [ViewFact]) -> [ViewFact] {
        guard !facts.isEmpty, !designed.isEmpty else { return designed + facts }
        return designed.filter { old in !facts.contains { $0.content.isAlternative(to: old.content) } } + facts
    }

    private static func settled(_ group: [ViewFact]) -> [ViewFact] {
        guard let first = group.first(where: { !$0.isConditional }) ?? group.first else { return [] }
        var result = [fact(first, isConditional: false)]
        for other in group where !result.contains(other.content) { result.append(fact(other, isConditional: true)) }
        return result
    }

    private static func fact(_ fact: ViewFact, isConditional: Bool) -> ViewFact {
        ViewFact(fact.content, place: fact.place, isConditional: isConditional)
    }
}
