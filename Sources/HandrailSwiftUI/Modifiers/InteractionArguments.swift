import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailValues

/// Reads the arguments of modifiers that let people do something with a view.
struct InteractionArguments {
    /// The modifier.
    let call: ModifierCall

    /// The arguments of a modifier.
    init(_ call: ModifierCall) { self.call = call }

    private var evaluator: Evaluator { call.evaluator }
    private var scope: Scope { call.scope }
    private var first: Expression? { call.first }
    private var arguments: [Argument] { call.arguments }

    /// The gestures given to `gesture(_:)`, with what they do when they end.
    var gestures: [Attribute] {
        guard let first else { return [.interaction(.gesture(Gesture(kind: .other, action: ActionSummary())))] }
        return GestureReader(evaluator: evaluator).gestures(first, in: scope).map { .interaction(.gesture($0)) }
    }

    /// A haptic with the state whose change plays it; one that is chosen while the app runs says nothing.
    var feedback: CodeUse? {
        guard let first, case .known(let name) = evaluator.memberName(of: first, in: scope) else { return nil }
        var reader = StateReader(evaluator: evaluator)
        if let trigger = call.argument("trigger") { reader.read(trigger, in: scope) }
        let hasCondition = arguments.contains(where: \.isTrailing) || call.argument("condition") != nil
        let api = CodeUse.API.sensoryFeedback(name, triggers: reader.states, isConditional: hasCondition)
        return CodeUse(api, place: call.place)
    }

    /// The keys given to `keyboardShortcut`; nothing where `nil` is.
    var shortcut: Shortcut? {
        guard let first else { return Shortcut(key: nil, modifiers: nil) }
        if case .null = first.kind { return nil }
        let held = call.argument("modifiers").map { modifiers(in: $0) } ?? .some([.command])
        if let character = evaluator.string(of: first, in: scope).value {
            return Shortcut(key: character, modifiers: held)
        }
        if case .call(let callee, let arguments) = first.kind { return spelledOut(callee, arguments) }
        let name = evaluator.memberName(of: first, in: scope).value
        // The default and the cancel action are keys of their own.
        let isAction = name == "defaultAction" || name == "cancelAction"
        return Shortcut(key: name, modifiers: isAction ? [] : held)
    }

    /// `KeyboardShortcut("a", modifiers: .shift)` and `.init("a")`.
    private func spelledOut(_ callee: Expression, _ arguments: [Argument]) -> Shortcut {
        let name = callee.lastName
        guard name == SwiftUITypes.keyboardShortcut || name == "init", let first = arguments.first?.value else {
            return Shortcut(key: nil, modifiers: nil)
        }
        let held = arguments.first { $0.label == "modifiers" }.map { modifiers(in: $0.value) } ?? .some([.command])
        let key = evaluator.string(of: first, in: scope).value ?? evaluator.memberName(of: first, in: scope).value
        return Shortcut(key: key, modifiers: held)
    }

    private func modifiers(in expression: Expression) -> Set<Shortcut.Modifier>? {
        guard case .array(let elements) = expression.kind else {
            return evaluator.memberName(
                of: expression, in: scope).value.flatMap { Shortcut.Modifier(rawValue: $0) }.map { [$0] }
        }
        let names = elements.compactMap { $0.lastName }.compactMap { Shortcut.Modifier(rawValue: $0) }
        return names.count == elements.count ? Set(names) : nil
    }
}
