import HandrailModel
import HandrailSource

/// Bounds the work spent on one screen, so that no project can make the tool hang, and remembers what names stood for.
final class Meter {
    private var left: Int
    private var remembered: [Question: (value: Value, tests: [SettingTest])] = [:]
    /// What is assumed of settings while something is evaluated under either assumption.
    private(set) var assumptions: [SettingTest: Bool] = [:]
    /// Questions about settings that nothing was assumed of, since somebody began to listen.
    private var noted: [SettingTest] = []

    /// An expression in its scope.
    struct Question: Hashable {
        let scope: Scope
        let range: ByteRange

        static func == (a: Question, b: Question) -> Bool { a.scope === b.scope && a.range == b.range }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(scope))
            hasher.combine(range)
        }
    }

    init(limit: Int) { left = limit }

    /// Takes one step; `false` once the limit is reached.
    func spend() -> Bool {
        left -= 1
        return left > 0
    }

    /// What an expression bound to a name stands for; found out once, because names are asked for again and again.
    func answer(_ question: Question, _ find: () -> Value) -> Value {
        guard assumptions.isEmpty else { return find() }
        if let known = remembered[question] {
            for test in known.tests { note(test) }
            return known.value
        }
        var found = Value.unknown(.tooDeep)
        let tests = listen { found = find() }
        for test in tests { note(test) }
        if case .unknown(.tooDeep) = found { return found }
        remembered[question] = (found, tests)
        return found
    }

    // MARK: Settings

    /// Notes that a value depends on a setting.
    func note(_ test: SettingTest) {
        if !noted.contains(test) { noted.append(test) }
    }

    /// The questions about settings that come up while `work` runs.
    func listen(to work: () -> Void) -> [SettingTest] {
        let outer = noted
        noted = []
        work()
        defer { noted = outer }
        return noted
    }

    /// Runs `work` under an assumption.
    func assuming<Result>(_ test: SettingTest, is answer: Bool, _ work: () -> Result) -> Result {
        let outer = assumptions
        assumptions[test] = answer
        defer { assumptions = outer }
        return work()
    }
}
