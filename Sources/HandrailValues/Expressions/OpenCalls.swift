import HandrailCode
import HandrailProgram
import HandrailSource

/// The calls of the project's functions that are being read, outermost first.
///
/// A function that calls itself is read a few turns, in each of which it may be given something else. Where its own
/// body gives it what it was given before, every further turn comes to the same as the one before, and none of them
/// ends.
final class OpenCalls {
    private struct Call {
        let function: FunctionDeclaration
        let scope: Scope
    }

    @exclusivity(unchecked) private var calls: [Call] = []

    /// What reading the body of a function comes to, whose scope binds its parameters; `nil` where its own body calls
    /// it for what it is being read for already.
    ///
    /// - Parameter caller: where the call is written. What an argument comes to is read in the midst of a body, too:
    ///   `wrap(wrap(text))` leads into the same function without leading back to itself.
    func reading(
        _ function: FunctionDeclaration, in scope: Scope, calledFrom caller: Scope, by evaluator: Evaluator,
        _ read: () -> Value
    ) -> Value? {
        if let turn = calls.last(where: { $0.function === function }), caller.lies(in: turn.scope),
            repeats(turn, in: scope, evaluator)
        {
            return nil
        }
        calls.append(Call(function: function, scope: scope))
        defer { calls.removeLast() }
        return read()
    }

    private func repeats(_ turn: Call, in scope: Scope, _ evaluator: Evaluator) -> Bool {
        var isSame = false
        // What the values depend on, and what is left out of them, is noted by whoever asks for them.
        _ = evaluator.session.listen {
            let likeness = Likeness(evaluator: evaluator)
            isSame = evaluator.budget.sparingNotes {
                likeness.holds(between: turn.scope.currentReceiver, scope.currentReceiver)
                    && turn.function.parameters.allSatisfy {
                        likeness.holds(between: turn.scope.local($0.name), scope.local($0.name))
                    }
            }
        }
        return isSame
    }
}

/// Tells whether all that is known of two values is the same.
private struct Likeness {
    let evaluator: Evaluator

    /// How far values are looked into that hold others.
    private static let maximumDepth = 6

    func holds(between a: Scope.Receiver?, _ b: Scope.Receiver?) -> Bool {
        switch (a, b) {
        case (.value(let a), .value(let b)): holds(between: a, b, 0)
        case (.type(let a), .type(let b)): a === b
        case (nil, nil): true
        case (.view, _), (.value, _), (.type, _), (nil, _): false
        }
    }

    func holds(between a: Binding?, _ b: Binding?, _ depth: Int = 0) -> Bool {
        switch (a, b) {
        case (.deferred(let one, let scope, _), .deferred(let other, let home, _))
        where scope === home && one.range == other.range && one.range.length > 0:
            true
        case (.value, let b?), (.deferred, let b?):
            a.map { holds(between: evaluator.value(of: $0), evaluator.value(of: b), depth) } ?? false
        case (nil, nil): true
        case (.function, _), (.value, nil), (.deferred, nil), (nil, _): false
        }
    }

    private func holds(between a: Value, _ b: Value, _ depth: Int) -> Bool {
        switch (a, b) {
        case (.text(let a), .text(let b)): a == b
        case (.number(let a), .number(let b)): a == b
        case (.boolean(let a), .boolean(let b)): a == b
        case (.null, .null): true
        case (.enumCase(let type, let name, let payload), .enumCase(let other, let another, let given)):
            type === other && name == another && holds(between: payload, given, depth)
        case (.instance(let a), .instance(let b)): a === b || holds(between: a, b, depth)
        case (.type(let a), .type(let b)): a === b
        case (.foreignType(let a), .foreignType(let b)): a == b
        case (.array(let a), .array(let b)), (.oneOf(let a), .oneOf(let b)): holds(between: a, b, depth)
        case (.symbolic(let a, let scope), .symbolic(let b, let home)): scope === home && a.range == b.range
        case (.runtime(let a), .runtime(let b)): a == b
        case (.unknown(let a), .unknown(let b)): a == b
        default: false
        }
    }

    private func holds(between a: [Value], _ b: [Value], _ depth: Int) -> Bool {
        depth < Self.maximumDepth && a.count == b.count && zip(a, b).allSatisfy { holds(between: $0, $1, depth + 1) }
    }

    private func holds(between a: Instance, _ b: Instance, _ depth: Int) -> Bool {
        depth < Self.maximumDepth && a.type === b.type && a.isRuntime == b.isRuntime
            && a.properties.count == b.properties.count
            && a.properties.allSatisfy { holds(between: $0.value, b.properties[$0.key], depth + 1) }
    }
}

extension Scope {
    /// Whether what is written in it is inside of another one.
    fileprivate func lies(in outer: Scope) -> Bool {
        var current: Scope? = self
        while let scope = current {
            if scope === outer { return true }
            current = scope.parent
        }
        return false
    }
}
