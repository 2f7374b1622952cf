import HandrailCode
import HandrailProgram
import HandrailValues

/// What code does for each of several cases or sections, as far as it tells them apart by a `switch`, an `if` or a
/// `guard` at its top.
struct CaseAnswers {
    /// For which cases it does something, by name; a number stands for itself.
    private(set) var named: [String: Bool] = [:]
    /// Whether it does something for every other case; `nil` where no other is spoken of.
    private(set) var others: Bool?

    /// Reads statements; `nil` where they do the same in every case, or tell cases apart in a way that is not read.
    ///
    /// - Parameter acts: whether statements do something.
    init?(_ body: [Statement], acts: ([Statement]) -> Bool) {
        for (index, statement) in body.enumerated() {
            switch statement.kind {
            case .guardElse(let conditions, let otherwise):
                let names = Self.names(of: conditions)
                guard !names.isEmpty else { continue }
                for name in names { named[name] = acts(Array(body[(index + 1)...])) }
                others = acts(otherwise)
                return
            case .expression(let expression), .result(let expression?):
                guard case .conditional(let conditional) = expression.kind else { continue }
                let rest = Array(body[(index + 1)...])
                // What is done after it is done in every case that does not leave.
                if acts(rest), !conditional.branches.contains(where: { Self.leaves($0.body) }) { continue }
                for branch in conditional.branches {
                    let does = acts(branch.body) || acts(rest) && !Self.leaves(branch.body)
                    let names = Self.names(of: branch.conditions)
                    if branch.conditions.isEmpty { others = does }
                    for name in names { named[name] = named[name] == true || does }
                }
                guard !named.isEmpty else {
                    others = nil
                    continue
                }
                if !conditional.isExhaustive, others == nil { others = acts(rest) }
                return
            default: continue
            }
        }
        return nil
    }

    /// Whether it does something in some cases and nothing in others.
    var tellsApart: Bool { Set(Array(named.values) + (others.map { [$0] } ?? [])).count > 1 }

    /// Whether it does something in any case.
    var isEverAnswered: Bool { named.values.contains(true) || others == true }

    /// Whether it does something in one of these cases; `nil` where that is not known.
    ///
    /// - Parameter vocabulary: every case that the code these were found in speaks of.
    func answer(to cases: Set<String>, among vocabulary: Set<String>) -> Bool? {
        guard !cases.isEmpty else { return nil }
        let said = cases.compactMap { named[$0] }
        if said.contains(true) { return true }
        if said.count == cases.count { return false }
        if !said.isEmpty { return others == true ? nil : false }
        // Other cases than those named are meant only where both speak of the same thing.
        return vocabulary.isDisjoint(with: named.keys) ? nil : others
    }

    private static func leaves(_ body: [Statement]) -> Bool {
        if case .result? = body.last?.kind { true } else { false }
    }

    // MARK: Names

    /// The cases that conditions ask for, be it by a pattern or by a comparison.
    static func names(of conditions: [Condition]) -> Set<String> {
        conditions.reduce(into: []) { names, condition in
            switch condition {
            case .pattern(let pattern, _): names.formUnion(self.names(of: pattern))
            case .expression(let expression):
                if case .binary("==", let left, let right) = expression.kind {
                    if let name = name(of: right) ?? name(of: left) { names.insert(name) }
                }
            case .binding, .platform: break
            }
        }
    }

    private static func names(of pattern: Pattern) -> Set<String> {
        switch pattern {
        case .enumCase(let name, _): [name]
        case .expression(let expression): name(of: expression).map { [$0] } ?? []
        case .tuple(let parts): parts.first.map { names(of: $0) } ?? []
        case .guarded(let inner, _): names(of: inner)
        case .binding, .anything: []
        }
    }

    /// `.trails`, `Section.trails.rawValue`, `2`
    private static func name(of expression: Expression) -> String? {
        switch expression.kind {
        case .number(let number): "\(number)"
        case .member(let base?, "rawValue", _): name(of: base)
        case .member(nil, let name, _): name
        case .member(let base?, let name, _): base.rootName?.beginsWithCapital == true ? name : nil
        case .unary("?", let inner), .unary("!", let inner): name(of: inner)
        default: nil
        }
    }
}
