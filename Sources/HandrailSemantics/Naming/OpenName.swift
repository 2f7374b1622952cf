import HandrailModel

/// A name while it is put together: its cases with what each takes for granted.
struct OpenName {
    /// One case.
    struct Case {
        /// What is spoken.
        var parts: [NamePart] = []
        /// The branch taken at each choice, by the words of its conditions: the same condition asked twice inside
        /// one control does not go both ways.
        var assumptions: [(choice: Choice, branch: Int)] = []

        /// The branch taken at a choice.
        func branch(of choice: Choice) -> Int? { assumptions.first { $0.choice == choice }?.branch }
    }

    /// A choice between branches, by the conditions that decide. Choices are compared again and again, and hardly ever
    /// equal: their hashes tell that at once.
    struct Choice: Equatable {
        private let hash: Int
        private let conditions: [ElementCondition]

        init(_ conditions: [ElementCondition]) {
            self.conditions = conditions
            hash = conditions.hashValue
        }
    }

    /// Cases kept while joining; more than in the end, because settling makes some of them equal.
    private static let limit = 32
    /// Parts kept in one case.
    fileprivate static let partLimit = 256
    /// Choices remembered in one case; those beyond are taken as independent.
    fileprivate static let assumptionLimit = 32

    /// The cases; never empty.
    private(set) var cases: [Case]

    /// A name made of one part.
    init(_ part: NamePart) { cases = [Case(parts: [part])] }

    private init(cases: [Case]) { self.cases = cases.isEmpty ? [Case()] : cases }

    /// No name.
    static let silent = OpenName(cases: [])

    /// Whether there is nothing in any case.
    var isSilent: Bool { cases.allSatisfy { $0.parts.isEmpty } }

    /// Whether something is spoken in some case.
    var maySpeak: Bool { cases.contains { $0.parts.contains(where: \.maySpeak) } }

    /// The cases as the model keeps them.
    var perceived: PerceivedName {
        if cases.count == 1 { return PerceivedName(cases: [NameCase(parts: cases[0].parts)]) }
        var seen: Set<[NamePart]> = []
        return PerceivedName(cases: cases.map(\.parts).filter { seen.insert($0).inserted }.map(NameCase.init(parts:)))
    }

    /// Adds what is spoken next, in every combination that can be.
    mutating func join(_ next: OpenName) {
        if next.cases.count == 1, next.cases[0].assumptions.isEmpty {
            for index in cases.indices where cases[index].parts.count < Self.partLimit {
                cases[index].parts += next.cases[0].parts
            }
            return
        }
        var joined: [Case] = []
        for first in cases {
            for second in next.cases where joined.count < Self.limit {
                if let both = first.joined(with: second) { joined.append(both) }
            }
        }
        if !joined.isEmpty { cases = joined }
    }

    /// The name or another one.
    func or(_ other: OpenName) -> OpenName { OpenName(cases: Array((cases + other.cases).prefix(Self.limit))) }

    /// The name in each branch of a choice.
    static func choice(_ conditions: [ElementCondition], branches: [OpenName]) -> OpenName {
        let choice = Choice(conditions)
        var cases: [Case] = []
        for (branch, name) in branches.enumerated() {
            for var next in name.cases where cases.count < limit {
                // The nearer choice wins: inside a branch the same condition cannot say otherwise.
                if let taken = next.branch(of: choice) {
                    guard taken == branch else { continue }
                } else {
                    next.assumptions.append((choice, branch))
                }
                cases.append(next)
            }
        }
        return OpenName(cases: cases)
    }

    /// The name with each case settled for itself.
    func mapCases(_ settle: ([NamePart]) -> [NamePart]) -> OpenName {
        OpenName(cases: cases.map { Case(parts: settle($0.parts), assumptions: $0.assumptions) })
    }

    /// The name, with `other` in the cases where it does not speak.
    func fallingBack(on other: OpenName) -> OpenName {
        var result: [Case] = []
        for next in cases {
            if next.parts.contains(where: \.speaks) {
                result.append(next)
            } else {
                var open = OpenName(cases: [next])
                open.join(other)
                result += open.cases
            }
        }
        return OpenName(cases: Array(result.prefix(Self.limit)))
    }
}

extension OpenName.Case {
    /// Both, one after the other; `nil` where they contradict each other.
    fileprivate func joined(with next: OpenName.Case) -> OpenName.Case? {
        var added: [(choice: OpenName.Choice, branch: Int)] = []
        for (choice, branch) in next.assumptions {
            if let taken = self.branch(of: choice) {
                guard taken == branch else { return nil }
            } else {
                added.append((choice, branch))
            }
        }
        var result = self
        if result.parts.count < OpenName.partLimit { result.parts += next.parts }
        if result.assumptions.count < OpenName.assumptionLimit { result.assumptions += added }
        return result
    }
}
