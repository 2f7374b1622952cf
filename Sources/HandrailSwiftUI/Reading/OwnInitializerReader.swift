import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailValues

/// Finds initializers that a project adds to views of SwiftUI, such as `Image(icon: .close)`.
struct OwnInitializerReader {
    /// Resolves names and values.
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// The project's own initializer that these arguments are meant for: one with a label that SwiftUI's do not have,
    /// or one that takes a value of a type of the project: `Toggle(.sounds, isOn: $isOn)`.
    func initializer(of name: String, _ arguments: [Argument], in scope: Scope) -> LinkedFunction? {
        let types = program.extensions(ofFramework: name)
        if types.isEmpty { return nil }
        let written = arguments.filter { !($0.isTrailing && $0.label == nil) }
        let candidates = types.flatMap { $0.functions["init"] ?? [] }.filter { function in
            let labels = function.declaration.parameters.map(\.label)
            return written.allSatisfy { labels.contains($0.label) }
        }
        if candidates.isEmpty { return nil }
        let isOwn = written.contains { !Self.isSystems($0, of: name) }
        return Arguments.best(
            isOwn ? candidates : candidates.filter { takesOwnType($0, arguments, in: scope) }, for: arguments,
            from: scope.lookupContext)
    }

    private static func isSystems(_ argument: Argument, of name: String) -> Bool {
        guard let label = argument.label else { return true }
        if ContentArguments.isOfSwiftUI(label) { return true }
        guard let part = ViewTable.entry(for: name)?.labeled[label] else { return false }
        // Views stand in closures; something else in their place is meant for another initializer.
        guard case .slot = part, !argument.isTrailing else { return true }
        if case .closure = argument.value.kind { return true }
        return label == "label" || label == "destination"
    }

    // MARK: Types of the project

    /// Whether one of the arguments is a value of a type of the project, and the initializer asks for one there.
    private func takesOwnType(_ function: LinkedFunction, _ arguments: [Argument], in scope: Scope) -> Bool {
        let parameters = function.declaration.parameters
        return zip(parameters, Arguments.match(arguments, to: parameters)).contains { parameter, argument in
            guard let argument, let name = parameter.type?.name,
                let type = program.type(
                    named: name, from: LookupContext(file: function.file, module: function.module)),
                type.keyword != nil
            else { return false }
            switch argument.value.kind {
            case .string, .number, .boolean, .null, .closure, .array: return false
            default: return isValue(argument.value, of: type, in: scope)
            }
        }
    }

    private func isValue(_ expression: Expression, of type: LinkedType, in scope: Scope) -> Bool {
        evaluator.value(of: expression, in: scope).alternatives.contains { value in
            switch value {
            case .enumCase(nil, let name, _): type.declares(name)
            case .enumCase(let own?, _, _): isSame(own, type)
            case .instance(let instance): isSame(instance.type, type)
            case .runtime(let own?): own.name == type.name || own.name == type.simpleName
            case .symbolic(let made, _):
                if case .call(let callee, _) = made.kind, case .member(nil, let name, _) = callee.kind {
                    name == "init" || type.declares(name)
                } else {
                    false
                }
            default: false
            }
        }
    }

    private func isSame(_ own: LinkedType, _ type: LinkedType) -> Bool {
        own === type || program.ancestry(of: own)?.parents.contains { $0 === type } ?? false
    }

    // MARK: What it hands on

    /// What an initializer hands on: the call of `self.init`, with what it is given, and what names stand for there;
    /// where it has several, the first that may be reached.
    func delegation(
        in body: [Statement], _ start: Scope
    ) -> (call: Expression, arguments: [Argument], scope: Scope)? {
        var scope = start
        for statement in body {
            switch statement.kind {
            case .binding(let name, let type, let value):
                scope = scope.binding(
                    name, to: value.map { .deferred($0, scope, type: type) } ?? .value(.runtime(type)))
            case .guardElse(let conditions, _):
                scope = scope.binding(evaluator.names(boundBy: conditions, in: scope))
            case .block(let inner):
                if let found = delegation(in: inner, scope) { return found }
            case .conditionalCompilation(let clauses):
                for clause in program.compiled(clauses, in: scope.file, condition: \.condition) {
                    if let found = delegation(in: clause.body, scope) { return found }
                }
            case .expression(let expression):
                switch expression.kind {
                case .call(let callee, let arguments):
                    guard case .member(let base?, "init", _) = callee.kind, case .name("self") = base.kind
                    else { continue }
                    return (expression, arguments, scope)
                case .conditional(let conditional):
                    for (branch, _) in evaluator.forks.branches(of: conditional, in: scope) {
                        if let found = delegation(in: branch.body, branch.scope) { return found }
                    }
                    if let after = evaluator.scope(after: expression, in: scope) { scope = after }
                default: if let after = evaluator.scope(after: expression, in: scope) { scope = after }
                }
            case .tupleBinding, .result, .forEach, .caught, .function, .other: break
            }
        }
        return nil
    }
}

extension LinkedType {
    /// Whether values of it can be named without it: a case, or a static member.
    fileprivate func declares(_ member: String) -> Bool {
        cases.contains { $0.name == member } || properties[member]?.declaration.isStatic ?? false
            || functions[member]?.contains { $0.declaration.isStatic } ?? false
    }
}
