package import HandrailModel
package import HandrailProgram
package import HandrailSource

/// What is known while one screen, one class or one interface file is evaluated: how much may still be followed, and
/// what names stood for.
package final class EvaluationSession {
    /// How deep and how long code is followed.
    package let budget: EvaluationBudget
    private let names = Answers<Question>()
    private let members = Answers<Member>()
    private let expressions = Answers<Question>()
    /// What is set for keys of the project's own where code is being read now, by the name of the key.
    package var environment: [String: StyleEnvironment.SetValue] = [:]
    /// Whether the body of a style is being read, which is judged as it looks while nobody touches it.
    package var isAtRest = false
    /// What is assumed of settings while something is evaluated under either assumption.
    package private(set) var assumptions: [SettingTest: Bool] = [:]
    /// Questions about settings that nothing was assumed of, since somebody began to listen.
    private var noted: [SettingTest] = []

    /// An expression in its scope.
    package struct Question: AnswerKey {
        package let scope: Scope
        package let range: ByteRange

        fileprivate var place: SourcePlace { SourcePlace(file: scope.file, range: range) }

        package static func == (a: Question, b: Question) -> Bool { a.scope === b.scope && a.range == b.range }

        var spread: UInt { .spread(ObjectIdentifier(scope), UInt64(range.lower) << 32 | UInt64(range.upper)) }
    }

    /// A property of a value, a type or a file.
    package struct Member: AnswerKey {
        package let owner: Owner
        package let name: String

        /// What has the property; two are the same only where they are one object.
        package enum Owner {
            case instance(Instance)
            case type(LinkedType)
            /// A file: what is declared in it at that place, outside of types.
            case file(SourcePlace)
        }

        package static func == (a: Member, b: Member) -> Bool {
            switch (a.owner, b.owner) {
            case (.instance(let a), .instance(let b)): if a !== b { return false }
            case (.type(let a), .type(let b)): if a !== b { return false }
            case (.file(let a), .file(let b)): if a != b { return false }
            case (.instance, _), (.type, _), (.file, _): return false
            }
            return a.name == b.name
        }

        /// Two properties of one object seldom have names of one length that end alike.
        var spread: UInt {
            let ends = UInt64(name.utf8.first ?? 0) << 8 | UInt64(name.utf8.last ?? 0)
            let letters = UInt64(name.utf8.count) << 16 | ends
            return switch owner {
            case .instance(let instance): .spread(ObjectIdentifier(instance), letters)
            case .type(let type): .spread(ObjectIdentifier(type), letters)
            case .file(let place): .spread(place, letters)
            }
        }
    }

    private struct Answer {
        let value: Value
        let tests: [SettingTest]
    }

    /// What was found out to questions of one kind.
    private final class Answers<Key: AnswerKey> {
        @exclusivity(unchecked) var found = AnswerTable<Key, Answer>()
        /// The questions that are being answered, outermost first.
        @exclusivity(unchecked) var open: [Key] = []
    }

    /// A session that may take so many steps.
    package init(steps: Int) { budget = EvaluationBudget(steps: steps) }

    /// What an expression bound to a name stands for; found out once, because names are asked for again and again.
    package func answer(_ question: Question, _ find: () -> Value) -> Value {
        answer(question, among: names, at: question.place, find)
    }

    /// What a property holds; found out once.
    ///
    /// - Parameter place: where it is declared.
    package func answer(_ member: Member, at place: SourcePlace, _ find: () -> Value) -> Value {
        answer(member, among: members, at: place, find)
    }

    /// What an expression stands for where it is written; found out once.
    package func answer(expression question: Question, _ find: () -> Value) -> Value {
        // Expressions that no file holds have no bytes to tell them by.
        guard question.range.length > 0 else { return find() }
        return answer(question, among: expressions, at: question.place, find)
    }

    /// Finds an answer, and keeps it as long as nothing was left out on the way that another asker would be told. A
    /// question that leads back to itself has none.
    private func answer<Key: AnswerKey>(
        _ key: Key, among answers: Answers<Key>, at place: SourcePlace, _ find: () -> Value
    ) -> Value {
        let isOpenToSettings = assumptions.isEmpty
        if isOpenToSettings, let known = answers.found[key] { return recall(known) }
        if answers.open.contains(key) {
            budget.cut(.circle, at: place)
            return .unknown(.tooDeep)
        }
        answers.open.append(key)
        defer { answers.open.removeLast() }
        guard isOpenToSettings else { return find() }
        let losses = budget.losses
        let found = noting(find)
        if losses == budget.losses { answers.found.keep(found, to: key) }
        return found.value
    }

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

    /// Runs `work` where other values stand in the environment.
    func inside<Result>(_ surroundings: [String: StyleEnvironment.SetValue], _ work: () -> Result) -> Result {
        let outer = environment
        environment = surroundings
        defer { environment = outer }
        return work()
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
