import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailValues

/// Reads what a modifier sets or uses, and under which condition.
struct ModifierReader {
    /// Resolves names and values.
    let evaluator: Evaluator
    /// The condition under which it holds as a whole; `nil` where it always does.
    let condition: ElementCondition?

    /// The attributes that a modifier sets.
    func uses(of call: ModifierCall, _ read: ModifierTable.Reading) -> [AttributeUse] {
        underSettings(call) {
            read(call).map { AttributeUse($0, place: call.place, condition: condition) }
        } under: { use, test, text in
            use.under(test, text)
        }
    }

    /// The APIs that a modifier uses.
    func codeUses(of call: ModifierCall, _ read: CodeUseModifiers.Reading) -> [CodeUse] {
        underSettings(call) {
            read(call).map { $0.under(condition) }
        } under: { use, test, text in
            use.under(test, text)
        }
    }

    /// What is read of a modifier. Where its arguments depend on a setting, what is read under either choice, each with
    /// its condition; further settings beyond the second stay a choice.
    private func underSettings<Item>(
        _ call: ModifierCall, depth: Int = 0, _ read: () -> [Item], under: (Item, SettingTest, String) -> Item
    ) -> [Item] {
        var items: [Item] = []
        let tests = evaluator.session.listen { items = read() }
        guard condition == nil, depth < 2, let test = tests.first else { return items }
        // What only VoiceOver hears is heard while it is on.
        if test == .isOn(.voiceOver), call.name.hasPrefix("accessibility") {
            return evaluator.session.assuming(test, is: true) {
                underSettings(call, depth: depth + 1, read, under: under)
            }
        }
        let text = call.first.map { evaluator.program.spelling(of: call.scope.place(of: $0)) } ?? call.name
        return [true, false].flatMap { answer in
            evaluator.session.assuming(test, is: answer) {
                underSettings(call, depth: depth + 1, read, under: under).map {
                    under($0, answer ? test : .not(test), text)
                }
            }
        }
    }
}
