import HandrailCode
import HandrailProgram

/// Finds out whether an action is nothing but the call of one function.
struct OnlyCallReader {
    let evaluator: Evaluator

    /// The function that is all a method of the current type calls, by the name of that method; the method itself where
    /// it does more and is told nothing, as others may call it.
    func call(by expression: Expression, in scope: Scope) -> String? {
        if let own = ownFunction(of: expression, in: scope) { return own }
        guard case .name(let name) = expression.kind, let type = scope.currentType, type.keyword == .classType,
            let function = evaluator.program.functions(name, of: type).first
        else { return nil }
        if let only = call(by: function, in: type) { return only }
        return function.declaration.parameters.isEmpty ? "\(type.name).\(name)" : nil
    }

    /// The function of a view that is all an action calls, or the closure that this view is given from outside, however
    /// many views in between hand it on.
    private func ownFunction(of expression: Expression, in scope: Scope) -> String? {
        let origin = ActionOrigin(of: expression, in: scope)
        let home = origin.scope
        guard let name = ActionOrigin.calledAlone(origin.expression), home.local(name) == nil,
            let type = home.currentType, type.keyword == .structure
        else { return nil }
        if case .value(.instance(let instance))? = home.currentReceiver, instance.properties[name] != nil { return nil }
        let functions = evaluator.program.functions(name, of: type)
        let isOwn = functions.isEmpty
            ? evaluator.program.property(name, of: type)?.declaration.type?.isFunction ?? false
            : functions.contains { $0.declaration.parameters.isEmpty }
        return isOwn ? "\(type.name).\(name)" : nil
    }

    /// What is all that a method calls: a function or closure of the same object without arguments, or one of something
    /// it holds, such as its delegate, that is told no more than who asks; `nil` where it does anything else. To ask
    /// for the state of a recognizer and to tap are nothing.
    func call(by function: LinkedFunction, in type: LinkedType) -> String? {
        guard let called = Self.onlyCall(of: function.declaration.body, depth: 0) else { return nil }
        let own = called.prefix { $0 != "." }
        let isOwn = evaluator.program.lineage(of: type).contains { ancestor in
            ancestor.properties[String(own)] != nil
                || own == called && ancestor.functions[called]?.contains { $0.declaration.parameters.isEmpty } ?? false
        }
        return isOwn ? "\(type.name).\(called)" : nil
    }

    private static func onlyCall(of body: [Statement], depth: Int) -> String? {
        guard depth < 4 else { return nil }
        var found: String?
        for statement in body {
            let next: String
            switch statement.kind {
            case .guardElse(_, let otherwise):
                guard otherwise.allSatisfy(\.isPlainReturn) else { return nil }
                continue
            case .result(nil): continue
            case .expression(let expression), .result(let expression?):
                switch expression.kind {
                case .conditional(let conditional):
                    guard conditional.branches.count == 1, conditional.subject == nil,
                        let inner = onlyCall(of: conditional.branches[0].body, depth: depth + 1)
                    else { return nil }
                    next = inner
                case .call(let callee, let arguments):
                    if let called = callee.lastName, felt.contains(called) { continue }
                    guard let called = called(by: callee, arguments) else { return nil }
                    next = called
                default: return nil
                }
            default: return nil
            }
            guard found == nil else { return nil }
            found = next
        }
        return found
    }

    /// The name of a function that is called on `self`, or on a property of it with nothing but `self`.
    private static func called(by callee: Expression, _ arguments: [Argument]) -> String? {
        let isToldWhoAsks = arguments.allSatisfy { $0.label == nil && isSelf($0.value) }
        switch callee.unwrapped.kind {
        case .name(let name): return arguments.isEmpty ? name : nil
        case .member(let base?, let name, _):
            let base = base.unwrapped
            if isSelf(base) { return arguments.isEmpty ? name : nil }
            guard isToldWhoAsks, let holder = property(base) else { return nil }
            return arguments.isEmpty ? "\(holder).\(name)" : "\(holder).\(name)(self)"
        default: return nil
        }
    }

    /// The name of a property of `self`.
    private static func property(_ expression: Expression) -> String? {
        switch expression.kind {
        case .name(let name): return name
        case .member(let base?, let name, _): return isSelf(base.unwrapped) ? name : nil
        default: return nil
        }
    }

    /// Whether it is the object that runs the code.
    private static func isSelf(_ expression: Expression) -> Bool {
        if case .name("self") = expression.kind { true } else { false }
    }

    /// What is felt and not done.
    private static let felt: Set<String> = ["impactOccurred", "notificationOccurred", "selectionChanged", "prepare"]
}

extension Statement {
    /// Whether it only leaves.
    fileprivate var isPlainReturn: Bool { if case .result(nil) = kind { true } else { false } }
}
