import HandrailModel

extension Fact where Value == Words {
    /// Several words spoken one after the other, as one.
    static func joined(_ facts: [Fact<Words>]) -> Fact<Words> {
        let present = facts.filter { !$0.isAbsent }
        guard present.count > 1 else { return present.first ?? .absent }
        var pieces: [Words.Piece] = []
        for fact in present {
            if !pieces.isEmpty { pieces.append(.text(", ")) }
            switch fact {
            case .known(let words): pieces += words.pieces
            case .oneOf, .dynamic: pieces.append(.runtime)
            case .unknown: return fact
            case .absent: break
            }
        }
        return .known(Words(pieces: pieces))
    }

    /// What is left of these words where a modifier sets others, always or only sometimes.
    func replaced(by next: Fact<Words>, always: Bool) -> Fact<Words> {
        guard !always, !next.isAbsent else { return next.isAbsent ? self : next }
        let values = next.values + self.values
        return values.isEmpty ? .dynamic : .oneOf(values)
    }
}

extension OpenName {
    /// The name as the words of an action.
    var words: Fact<Words> {
        let facts = cases.map { Fact.joined($0.parts.map(\.words)) }
        let distinct = facts.reduce(into: [Fact<Words>]()) { if !$0.contains($1) { $0.append($1) } }
        guard distinct.count > 1 else { return distinct.first ?? .absent }
        let values = distinct.flatMap(\.values)
        return values.count < distinct.count ? .dynamic : .oneOf(values)
    }
}
