import HandrailModel

/// Answers conditions on one screen so that equal ones agree: by what was decided before, by the state that is asked
/// for, and by what the code stores at first.
struct StateAnswers {
    private let state: ScreenState
    private let assumptions: [StateAssumption]
    /// What was decided of what is on or off, there, or empty.
    private var decided: [ConditionForm: Bool] = [:]
    /// What was decided of what is one of several.
    private var chosen: [String: String] = [:]

    /// Answers for a state, of which some are assumed.
    init(_ state: ScreenState, assuming assumptions: [StateAssumption] = []) {
        self.state = state
        self.assumptions = assumptions
    }

    // MARK: Asking

    /// Whether a condition holds; `nil` where nothing says so.
    ///
    /// - Parameter startsHere: whether what the code stores at first is what the state shows.
    private func answer(_ condition: ElementCondition, startsHere: Bool) -> Bool? {
        if let assumed = assumptions.lazy.compactMap({ $0.answer(condition) }).first { return assumed }
        if condition.subject == .platform { return platformAnswer(condition) }
        let first = startsHere ? condition.initially : nil
        // A field that people fill is empty at first; a list that is loaded is shown with what it holds.
        if let first, state == .content, case .isEmpty(let path) = condition.form.withoutNegation,
            decided[.isEmpty(path)] == nil
        {
            return first
        }
        return answer(condition.form) ?? first
    }

    private func platformAnswer(_ condition: ElementCondition) -> Bool? {
        guard case .flag(let name) = ConditionForm(condition.text), !name.hasPrefix("os("),
            StateTopic(name) == .elsewhere
        else { return nil }
        return condition.isNegated
    }

    private func answer(_ form: ConditionForm) -> Bool? {
        if let assumed = assumptions.lazy.compactMap({ $0.answer(form) }).first { return assumed }
        return switch form {
        case .flag(let path): decided[form] ?? usual(path)
        case .exists(let path): decided[form] ?? thing(path)
        case .isEmpty(let path): decided[form] ?? emptiness(path)
        case .isOne(let path, let names): chosen[path].map(names.contains) ?? oneOf(names, of: path)
        case .not(let inner): answer(inner).map { !$0 }
        case .both(let left, let right): Self.both(answer(left), answer(right))
        case .either(let left, let right): Self.both(answer(left).map { !$0 }, answer(right).map { !$0 }).map { !$0 }
        case .unknown: nil
        }
    }

    private static func both(_ left: Bool?, _ right: Bool?) -> Bool? {
        if left == false || right == false { return false }
        return left == true && right == true ? true : nil
    }

    /// Something that is on or off.
    private func usual(_ path: String) -> Bool? {
        guard let topic = Self.topic(of: path) else { return nil }
        switch topic {
        case .overlay, .elsewhere: return false
        case .loading, .empty, .error, .search: return topic == own
        case .content: return own == nil || own == .search
        }
    }

    /// Something that is there or not. What is loaded is not there before it is, and an error only where there is one.
    private func thing(_ path: String) -> Bool? {
        switch Self.topic(of: path) {
        case .overlay, .elsewhere: false
        case .error: own == .error
        case .loading: own == .loading
        case .search: own == .search
        case .empty, .content, nil: nil
        }
    }

    /// A list or a text that holds nothing.
    private func emptiness(_ path: String) -> Bool? {
        switch Self.topic(of: path) {
        case .search: own != .search
        case .error: own != .error
        case .overlay, .elsewhere: true
        case .empty, .content, .loading, nil: own == .empty || own == .loading
        }
    }

    private func oneOf(_ names: [String], of path: String) -> Bool? {
        if Self.lastName(of: path) == "userInterfaceIdiom" { return names.contains("phone") }
        if path.lowercased().hasSuffix("sizeclass") { return names.contains("compact") }
        let topics = names.map { StateTopic($0) }
        if let own { return topics.contains(own) ? true : topics.allSatisfy { $0 != nil } ? false : nil }
        if topics.contains(.content) { return true }
        return topics.allSatisfy { $0 == .loading || $0 == .empty || $0 == .error } ? false : nil
    }

    /// The topic of the state; `nil` for the content itself, which no word needs to name.
    private var own: StateTopic? {
        switch state {
        case .content: nil
        case .loading: .loading
        case .empty: .empty
        case .error: .error
        case .search: .search
        }
    }

    private static func topic(of path: String) -> StateTopic? { StateTopic(lastName(of: path)) }

    private static func lastName(of path: String) -> Substring {
        let call = path.prefix { $0 != "(" }
        return call.split(separator: ".").last ?? call
    }

    // MARK: Deciding

    /// Takes for given that a condition holds, or that it does not, as far as that decides what it asks.
    mutating func decide(_ condition: ElementCondition, _ holds: Bool) {
        guard condition.subject != .platform else { return }
        decide(condition.form, holds)
    }

    private mutating func decide(_ form: ConditionForm, _ holds: Bool) {
        switch form {
        case .flag, .exists, .isEmpty: if decided[form] == nil { decided[form] = holds }
        case .isOne(let path, let names): if holds, names.count == 1, chosen[path] == nil { chosen[path] = names[0] }
        case .not(let inner): decide(inner, !holds)
        case .both(let left, let right):
            guard holds else { return }
            decide(left, true)
            decide(right, true)
        case .either(let left, let right):
            guard !holds else { return }
            decide(left, false)
            decide(right, false)
        case .unknown: break
        }
    }

    // MARK: Choosing

    /// The position of the case that is taken: the first that nothing speaks against.
    ///
    /// - Parameter conditions: those of the cases in order; the last case may have none.
    mutating func choose(_ conditions: [ElementCondition?], count: Int) -> Int {
        // A screen that begins with loading is shown with what it loads: what is stored at first is passed by then.
        let isPassed = conditions.contains { condition in
            guard let condition, condition.initially == true else { return false }
            if case .isEmpty = condition.form.withoutNegation { return false }
            return answer(condition, startsHere: false) == false
        }
        let answers = conditions.map { $0.flatMap { answer($0, startsHere: !isPassed) } }
        let taken = answers.firstIndex { $0 != false } ?? (count > conditions.count ? conditions.count : 0)
        settle(conditions, on: taken)
        return taken
    }

    /// Whether a condition holds that takes something away or turns it off; what nothing speaks for does not.
    mutating func holds(_ condition: ElementCondition) -> Bool { choose([condition.opposite], count: 2) == 1 }

    /// Takes for given what follows from a case being taken: it holds, and those before it do not.
    mutating func settle(_ conditions: [ElementCondition?], on taken: Int) {
        for (position, condition) in conditions.enumerated() where position <= taken {
            if let condition { decide(condition, position == taken) }
        }
    }
}
