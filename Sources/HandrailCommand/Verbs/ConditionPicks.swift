import HandrailModel
import HandrailSimulation

/// What `--when` picks: the case of a condition, by the condition's number in the transcript.
struct ConditionPicks {
    /// One answer as it was given.
    private struct Answer {
        let number: Int
        let text: String
    }

    private let answers: [Answer]

    /// The picks of options such as `2=else`.
    init(_ options: [String]) throws(CommandFailure) {
        answers = try options.map { option throws(CommandFailure) in
            let parts = option.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let number = Int(parts[0]), number > 0 else {
                throw CommandFailure(
                    .badRequest,
                    Bilingual(
                        en: "“--when” takes the number of a condition and a case, such as 2=else, not “\(option)”.",
                        ko: "‘--when’에는 2=else처럼 조건의 번호와 경우를 지정하세요. 받은 값: ‘\(option)’"))
            }
            return Answer(number: number, text: String(parts[1]))
        }
    }

    /// Whether nothing is picked.
    var isEmpty: Bool { answers.isEmpty }

    /// The indices of the cases on a screen, by number. A condition inside a case is there only once that case is
    /// picked.
    func picks(on tree: PerceivedTree) throws(CommandFailure) -> [Int: Int] {
        var picks: [Int: Int] = [:]
        var choices = AccessibilityScreen(tree).choices
        for _ in answers {
            for answer in answers {
                guard let choice = choices.first(where: { $0.number == answer.number }) else { continue }
                guard let index = choice.index(of: answer.text) else { throw Self.noCase(answer.text, choice) }
                picks[answer.number] = index
            }
            choices = AccessibilityScreen(tree, picks: picks).choices
        }
        for answer in answers where picks[answer.number] == nil {
            throw Self.noCondition(answer.number, on: tree, choices)
        }
        return picks
    }

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
