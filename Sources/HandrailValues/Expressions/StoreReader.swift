import HandrailCode
import HandrailProgram

/// Stores of reducers, as packages bring them along: views read the state of a reducer through one, and send it
/// actions.
struct StoreReader {
    /// Resolves what names and parts of expressions stand for.
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// Code with the names it can see.
    typealias Reduction = (body: [Statement], scope: Scope)

    /// The types of stores.
    static let stores: Set<String> = ["StoreOf", "Store", "ViewStoreOf", "ViewStore"]

    /// The state that is read through a store, by the type the store is declared with; `nil` for anything else.
    func state(ofStore type: TypeName, in scope: Scope) -> Value? {
        reducer(ofStore: type, in: scope).flatMap { state(of: $0, in: scope) }
    }

    /// The code of a reducer that runs for an action that is sent to its store.
    func reduction(sentTo store: Expression, _ arguments: [Argument], in scope: Scope) -> Reduction? {
        guard let action = arguments.first?.value, let name = action.lastName,
            case .runtime(let type?) = evaluator.value(of: store, in: scope),
            let reducer = reducer(ofStore: type, in: scope),
            let state = state(of: reducer, in: scope)
        else { return nil }
        var bodies: [(body: [Statement], home: Scope)] = []
        let receiver = Scope.Receiver.value(.instance(Instance(type: reducer, properties: [:], isRuntime: true)))
        if let property = reducer.properties["body"], let getter = property.declaration.getter {
            bodies.append(
                (getter, Scope(parent: nil, receiver: receiver, file: property.file, module: property.module)))
        }
        for function in (reducer.functions["reduce"] ?? []) + (reducer.functions["core"] ?? []) {
            let home = Scope(
                parent: nil, names: function.declaration.parameters.first.map { [$0.name: .value(state)] } ?? [:],
                receiver: receiver, file: function.file, module: function.module)
            bodies.append((function.declaration.body, home))
        }
        for (body, home) in bodies {
            if let found = Self.reduction(for: name, in: body, home, of: state, depth: 0) { return found }
        }
        return nil
    }

    private func reducer(ofStore type: TypeName, in scope: Scope) -> LinkedType? {
        guard Self.stores.contains(type.name), !type.isArray, !type.isFunction, let first = type.arguments.first?.name
        else {
            return nil
        }
        if type.name.hasSuffix("Of") {
            return program.type(named: first, from: scope.lookupContext, within: scope.currentType?.name)
        }
        guard first.hasSuffix(".State") else { return nil }
        return program.type(
            named: String(first.dropLast(6)), from: scope.lookupContext, within: scope.currentType?.name)
    }

    private func state(of reducer: LinkedType, in scope: Scope) -> Value? {
        guard let state = program.type(named: "\(reducer.name).State", from: scope.lookupContext),
            state.keyword == .structure
        else {
            return nil
        }
        return .instance(Instance(type: state, properties: [:], isRuntime: true))
    }

    /// What the choice among actions does for one of them, however deep the closure of a reducer stands.
    private static func reduction(
        for name: String, in body: [Statement], _ scope: Scope, of state: Value, depth: Int
    ) -> Reduction? {
        guard depth < 8 else { return nil }
        for statement in body {
            guard case .expression(let expression) = statement.kind else {
                guard case .result(let expression?) = statement.kind,
                    let found = reduction(for: name, in: expression, scope, of: state, depth: depth)
                else { continue }
                return found
            }
            if let found = reduction(for: name, in: expression, scope, of: state, depth: depth) { return found }
        }
        return nil
    }

    private static func reduction(
        for name: String, in expression: Expression, _ scope: Scope, of state: Value, depth: Int
    ) -> Reduction? {
        switch expression.kind {
        case .conditional(let choice):
            guard choice.subject != nil else { return nil }
            return choice.branches.first { branch in branch.conditions.contains { isCase($0, named: name) } }
                .map { ($0.body, scope) }
        case .call(let callee, let arguments):
            if case .member(let base?, _, _) = callee.kind,
                let found = reduction(for: name, in: base, scope, of: state, depth: depth + 1)
            {
                return found
            }
            for argument in arguments {
                guard case .closure(let closure) = argument.value.kind else { continue }
                let home = scope.binding(closure.parameters.first?.name ?? "$0", to: .value(state))
                if let found = reduction(for: name, in: closure.body, home, of: state, depth: depth + 1) {
                    return found
                }
            }
            return nil
        default: return nil
        }
    }

    private static func isCase(_ condition: Condition, named name: String) -> Bool {
        guard case .pattern(let pattern, _) = condition else { return false }
        switch pattern {
        case .enumCase(let own, _), .guarded(.enumCase(let own, _), _): return own == name
        case .expression(let written): return written.lastName == name
        default: return false
        }
    }
}
