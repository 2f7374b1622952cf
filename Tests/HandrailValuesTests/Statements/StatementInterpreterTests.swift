import HandrailCode
import HandrailSource
import HandrailSwiftImporter
import HandrailValues
import Testing

/// What every interpreter of statements has in common, with one that only notes what it meets.
@Suite("Walking statements")
struct StatementInterpreterTests {
    @Test("Statements are met in the order they stand in, up to what ends the body")
    func order() {
        #expect(Self.met("first(); second(); return; third()") == ["first", "second", "return"])
    }

    @Test("A name is known from the statement after it on, with those before")
    func names() {
        #expect(
            Self.met("first(); let a = 1; second(); let (b, c) = pair; third(); func d() { }; fourth()")
                == ["first", "second a", "third a b c", "fourth a b c d"])
    }

    @Test("What is known of a condition decides which side of a guard is walked", arguments: [
        ("true", ["rest"]), ("false", ["other"]), ("isOpen", ["other", "rest"]), ("let view", ["other", "rest view"]),
    ])
    func guards(condition: String, expected: [String]) {
        #expect(Self.met("guard \(condition) else { other() }\n rest()") == expected)
    }

    @Test("What a guard does otherwise ends nothing where it may hold")
    func otherSide() {
        #expect(Self.met("guard isOpen else { return }\n rest()") == ["return", "rest"])
    }

    @Test("Bodies that run often or never are walked once, and nothing in them ends what follows", arguments: [
        "for one in all { INNER }", "while isOpen { INNER }", "repeat { INNER } while isOpen", "do { INNER }",
        "defer { INNER }",
    ])
    func bodies(written: String) {
        let body = written.replacing("INNER", with: "let a = 1; inner(); return")
        #expect(Self.met("\(body)\n rest()") == ["inner a", "return", "rest"])
    }

    @Test("The bodies of catch are part of the block that may fail")
    func caught() {
        #expect(Self.met("do { attempt() } catch { failed() }\n rest()") == ["attempt", "failed", "rest"])
    }

    @Test("Every clause of #if is walked from where it begins")
    func clauses() {
        #expect(
            Self.met("#if BETA\n let a = 1\n first()\n #else\n second()\n #endif\n rest()")
                == ["first a", "second", "rest"])
    }

    @Test("Once no step is left, the rest is left out")
    func budget() {
        #expect(Self.met("first(); do { second(); third() }; fourth()", steps: 3) == ["first", "second"])
    }

    @Test("Each branch begins where the conditional does, and a branch that is taken for certain is the last")
    func branches() {
        #expect(
            Self.met("if isOpen { let a = 1; first() } else if isNew { second() } else { third() }\n rest()")
                == ["first a", "second", "third", "rest"])
        #expect(Self.met("if false { first() } else if true { second() } else { third() }") == ["second"])
    }

    @Test("What follows a conditional is reached unless every branch leaves")
    func leaving() {
        #expect(Self.met("if isOpen { return } else { return }\n rest()") == ["return", "return"])
        #expect(Self.met("if isOpen { return }\n rest()") == ["return", "rest"])
        #expect(Self.met("if true { return }\n rest()") == ["return"])
    }

    private static func met(_ body: String, steps: Int = 100) -> [String] {
        let file = SwiftImporter.lower(SourceText(path: "body.swift", text: "func body() {\n\(body)\n}"))
        var recorder = Recorder(steps: steps)
        var site = Recorder.Site(scope: Scope(parent: nil, file: FileIndex(0), module: 0))
        _ = recorder.run(file.functions[0].body, at: &site)
        return recorder.met
    }
}

/// Notes what is called, with the names that are known there, and takes literals for what is known of a condition.
private struct Recorder: BranchingInterpreter {
    struct Site: ScopedSite {
        var scope: Scope
    }

    var steps: Int
    private(set) var met: [String] = []

    init(steps: Int) { self.steps = steps }

    mutating func spend(at site: Site) -> Bool {
        steps -= 1
        return steps >= 0
    }

    mutating func perform(_ expression: Expression, at site: inout Site) -> ControlFlow {
        if case .conditional(let conditional) = expression.kind { return walkBranches(of: conditional, at: &site) }
        guard case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind else { return .goesOn }
        var known: [String] = []
        var scope: Scope? = site.scope
        while let current = scope {
            known += current.names
            scope = current.parent
        }
        met.append(([name] + known.sorted()).joined(separator: " "))
        return .goesOn
    }

    mutating func giveBack(_ value: Expression?, at site: inout Site) -> ControlFlow {
        met.append("return")
        return .leaves
    }

    mutating func holds(_ conditions: [Condition], at site: Site) -> Bool? { Self.answer(conditions) }

    mutating func pass(_ conditions: [Condition], at site: inout Site) {
        for case .binding(let name, _) in conditions { bind(name, nil, to: nil, at: &site) }
    }

    private static func answer(_ conditions: [Condition]) -> Bool? {
        if conditions.isEmpty { return true }
        guard case .expression(let asked) = conditions[0], case .boolean(let flag) = asked.kind else { return nil }
        return flag
    }

    // MARK: Conditionals

    struct Branching {
        var branches: [Branch]
        /// Whether what follows is reached besides the branches, or after one of them.
        var goesOn: Bool
    }

    mutating func open(_ conditional: Conditional, at site: inout Site) -> Branching {
        Branching(branches: conditional.branches.reversed(), goesOn: !conditional.isExhaustive)
    }

    mutating func nextBranch(of branching: inout Branching, at site: Site) -> (body: [Statement], site: Site)? {
        while let branch = branching.branches.popLast() {
            switch Self.answer(branch.conditions) {
            case false: continue
            case true:
                branching.branches = []
                branching.goesOn = false
            case nil: break
            }
            return (branch.body, site)
        }
        return nil
    }

    mutating func endBranch(at inner: Site, _ flow: ControlFlow, of branching: inout Branching, at site: inout Site) {
        if flow == .goesOn { branching.goesOn = true }
    }

    mutating func close(_ branching: Branching, at site: inout Site) -> ControlFlow {
        branching.goesOn ? .goesOn : .leaves
    }
}
