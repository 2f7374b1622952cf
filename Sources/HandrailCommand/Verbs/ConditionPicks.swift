import HandrailModel
import HandrailSimulation

/// What `--state` and `--when` pick: a state of the screen, the case of a condition by its number in the transcript,
/// and what a part of a condition is.
struct ConditionPicks {
    /// The case that a condition is given, by the condition's number.
    private struct Answer {
        let number: Int
        let text: String
    }

    private let answers: [Answer]
    private let assumptions: [StateAssumption]
    private let state: ScreenState?

    /// The picks of options such as `2=else` and `isOpen=true`, in a state; in the one that people meet first where
    /// none is asked for.
    init(_ options: [String], state: ScreenState? = nil) throws(CommandFailure) {
        var answers: [Answer] = []
        var assumptions: [StateAssumption] = []
        for option in options {
            guard let sign = option.lastIndex(of: "="), sign > option.startIndex, !option.hasSuffix("=")
            else { throw Self.noAnswer(option) }
            let name = option[..<sign]
            let value = String(option[option.index(after: sign)...])
            if let number = Int(name) {
                guard number > 0 else { throw Self.noAnswer(option) }
                answers.append(Answer(number: number, text: value))
            } else {
                assumptions.append(StateAssumption(name: String(name), value: value))
            }
        }
        self.answers = answers
        self.assumptions = assumptions
        self.state = state
    }

    /// Whether no condition is spoken of.
    var namesNoCondition: Bool { answers.isEmpty && assumptions.isEmpty }

    /// The indices of the cases on each of several screens, by number.
    ///
    /// - Throws: where a condition or the state is on none of them.
    func picks(on trees: [PerceivedTree]) throws(CommandFailure) -> [[Int: Int]] {
        if namesNoCondition, state == nil { return trees.map { _ in [:] } }
        let all = try trees.map { tree throws(CommandFailure) in try picks(on: tree) }
        if let state, state != .content, trees.count == 1, let only = trees.first,
            AccessibilityScreen(only).choices == AccessibilityScreen(only, state: state).choices
        {
            throw Self.noState(state, on: only)
        }
        return all
    }

    /// The indices of the cases on a screen, by number. A condition inside a case is there only once that case is
    /// picked.
    private func picks(on tree: PerceivedTree) throws(CommandFailure) -> [Int: Int] {
        var picks: [Int: Int] = [:]
        var choices = choices(of: tree, picks)
        for _ in answers {
            for answer in answers {
                guard let choice = choices.first(where: { $0.number == answer.number }) else { continue }
                guard let index = choice.index(of: answer.text) else { throw Self.noCase(answer.text, choice) }
                picks[answer.number] = index
            }
            choices = self.choices(of: tree, picks)
        }
        for answer in answers where picks[answer.number] == nil {
            throw Self.noCondition(answer.number, on: tree, choices)
        }
        for assumption in assumptions {
            let conditions = choices.flatMap { $0.cases.compactMap(\.condition) }
            guard conditions.contains(where: assumption.concerns) else { throw Self.nothing(assumption, tree, choices) }
        }
        for choice in choices where picks[choice.number] == nil { picks[choice.number] = choice.picked }
        return picks
    }

    private func choices(of tree: PerceivedTree, _ picks: [Int: Int]) -> [ScreenChoice] {
        AccessibilityScreen(tree, picks: picks, state: state ?? .content, assuming: assumptions).choices
    }

    // MARK: What cannot be picked

    private static func noAnswer(_ option: String) -> CommandFailure {
        CommandFailure(
            .badRequest,
            Bilingual(
                en: """
                    “--when” takes a condition and what it is, such as isOpen=true or state=loading, or the number \
                    of a condition and a case, such as 2=else; not “\(option)”.
                    """,
                ko: """
                    ‘--when’에는 isOpen=true나 state=loading처럼 조건과 값을, 또는 2=else처럼 조건의 번호와 경우를 지정하세요. \
                    받은 값: ‘\(option)’
                    """))
    }

    private static func noState(_ state: ScreenState, on tree: PerceivedTree) -> CommandFailure {
        CommandFailure(
            .badRequest,
            Bilingual(
                en: """
                    “\(tree.screen.name)” shows nothing else in the state “\(state.name)”: no condition on it tells of \
                    that.
                    """,
                ko: """
                    ‘\(tree.screen.name)’ 화면은 ‘\(state.name)’ 상태에서 달라지는 것이 없습니다. 이 상태를 나타내는 조건이 \
                    없습니다.
                    """))
    }

    private static func nothing(
        _ assumption: StateAssumption, _ tree: PerceivedTree, _ choices: [ScreenChoice]
    ) -> CommandFailure {
        let texts = choices.map { $0.cases[0].text }.filter { !$0.isEmpty }
        let list = texts.prefix(mostConditions).joined(separator: ", ") + (texts.count > mostConditions ? ", …" : "")
        return CommandFailure(
            .badRequest,
            Bilingual(
                en: """
                    No condition on “\(tree.screen.name)” asks whether “\(assumption.name)” is “\(assumption.value)”.
                    """ + (texts.isEmpty ? " It has none." : " It has: \(list)."),
                ko: """
                    ‘\(tree.screen.name)’ 화면에는 ‘\(assumption.name)’이(가) ‘\(assumption.value)’인지 묻는 조건이 없습니다.
                    """ + (texts.isEmpty ? " 조건이 하나도 없습니다." : " 있는 조건: \(list)")))
    }

    /// More conditions do not help to find the one that is meant.
    private static let mostConditions = 12

    private static func noCase(_ text: String, _ choice: ScreenChoice) -> CommandFailure {
        let cases = choice.cases.enumerated().map { "\($0 + 1) \($1.text)" }.joined(separator: ", ")
        return CommandFailure(
            .badRequest,
            Bilingual(
                en: "Condition \(choice.number) has no case “\(text)”. Its cases are: \(cases).",
                ko: "조건 \(choice.number)에는 ‘\(text)’ 경우가 없습니다. 있는 경우: \(cases)"))
    }

    private static func noCondition(_ number: Int, on tree: PerceivedTree, _ choices: [ScreenChoice]) -> CommandFailure
    {
        let numbers = choices.map { String($0.number) }.joined(separator: ", ")
        return CommandFailure(
            .badRequest,
            Bilingual(
                en: "“\(tree.screen.name)” has no condition \(number) here."
                    + (choices.isEmpty ? " It has none." : " It has: \(numbers)."),
                ko: "‘\(tree.screen.name)’ 화면에는 조건 \(number)이(가) 없습니다."
                    + (choices.isEmpty ? " 조건이 하나도 없습니다." : " 있는 조건: \(numbers)")))
    }
}
