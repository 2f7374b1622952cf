package import HandrailModel
package import HandrailProgram
package import HandrailSource

/// Bounds the work spent on one screen, so that no project can make the tool hang, and remembers what names stood for.
package final class EvaluationSession {
    private var left: Int
    /// Whether nothing is left.
    package var isSpent: Bool { left <= 0 }
    private var remembered: [Question: Answer] = [:]
    private var members: [Member: Answer] = [:]
    private var expressions: [Question: Answer] = [:]
    /// What is set for keys of the project's own where code is being read now, by the name of the key.
    package var environment: [String: Binding] = [:]
    /// Whether the body of a style is being read, which is judged as it looks while nobody touches it.
    package var isAtRest = false
    /// How often something was given up because it nests too deep.
    private var limitsReached = 0
    /// What is assumed of settings while something is evaluated under either assumption.
    package private(set) var assumptions: [SettingTest: Bool] = [:]
    /// Questions about settings that nothing was assumed of, since somebody began to listen.
    private var noted: [SettingTest] = []

    /// An expression in its scope.
    package struct Question: Hashable {
        package let scope: Scope
        package let range: ByteRange

        package static func == (a: Question, b: Question) -> Bool { a.scope === b.scope && a.range == b.range }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(scope))
            hasher.combine(range)
        }
    }

    /// A property of a value or a type.
    package struct Member: Hashable {
        package let owner: Owner
        package let name: String

        /// What has the property; two are the same only where they are one object.
        package enum Owner {
            case instance(Instance)
            case type(LinkedType)
        }

        private var identity: ObjectIdentifier {
            switch owner {
            case .instance(let instance): ObjectIdentifier(instance)
            case .type(let type): ObjectIdentifier(type)
            }
        }

        package static func == (a: Member, b: Member) -> Bool { a.identity == b.identity && a.name == b.name }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(identity)
            hasher.combine(name)
        }
    }

    private struct Answer {
        let value: Value
        let tests: [SettingTest]
    }

    package init(limit: Int) { left = limit }

    /// Takes one step; `false` once the limit is reached.
    package func spend() -> Bool {
        left -= 1
        return left > 0
    }

    /// What an expression bound to a name stands for; found out once, because names are asked for again and again.
    package func answer(_ question: Question, _ find: () -> Value) -> Value {
        guard assumptions.isEmpty else { return find() }
        if let known = remembered[question] { return recall(known) }
        let found = noting(find)
        if case .unknown(.tooDeep) = found.value { return found.value }
        remembered[question] = found
        return found.value
    }

    /// What a property holds; found out once, as long as nothing nested too deep on the way.
    package func answer(_ member: Member, _ find: () -> Value) -> Value {
        guard assumptions.isEmpty else { return find() }
        if let known = members[member] { return recall(known) }
        let before = limitsReached
        let found = noting(find)
        if before == limitsReached { members[member] = found }
        return found.value
    }

    /// What an expression stands for where it is written; found out once, as long as nothing nested too deep on the
    /// way.
    package func answer(expression question: Question, _ find: () -> Value) -> Value {
        // Expressions that no file holds have no bytes to tell them by.
        guard assumptions.isEmpty, question.range.length > 0 else { return find() }
        if let known = expressions[question] { return recall(known) }
        let before = limitsReached
        let found = noting(find)
        if before == limitsReached { expressions[question] = found }
        return found.value
    }

    /// Notes that something was given up because it nests too deep.
    func reachLimit() { limitsReached += 1 }

    private func recall(_ answer: Answer) -> Value {
        for test in answer.tests { note(test) }
        return answer.value
    }

    private func noting(_ find: () -> Value) -> Answer {
        var found = Value.unknown(.tooDeep)
        let tests = listen { found = find() }
        for test in tests { note(test) }
        return Answer(value: found, tests: tests)
    }

    // MARK: Settings

    /// Notes that a value depends on a setting.
    package func note(_ test: SettingTest) {
        if !noted.contains(test) { noted.append(test) }
    }

    /// The questions about settings that come up while `work` runs.
    package func listen(to work: () -> Void) -> [SettingTest] {
        let outer = noted
        noted = []
        work()
        defer { noted = outer }
        return noted
    }

    /// Runs `work` under an assumption.
    package func assuming<Result>(_ test: SettingTest, is answer: Bool, _ work: () -> Result) -> Result {
        let outer = assumptions
        assumptions[test] = answer
        defer { assumptions = outer }
        return work()
    }
}
