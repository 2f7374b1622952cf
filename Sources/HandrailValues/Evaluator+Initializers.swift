package import HandrailCode
import HandrailModel
package import HandrailProgram
import HandrailSource

extension Evaluator {
    /// What the properties of a new value are bound to: by an initializer of the type, or member by member.
    package func memberBindings(
        of type: LinkedType, _ arguments: [Argument], in scope: Scope, depth: Int
    ) -> [String: Binding] {
        let initializers = (type.functions["init"] ?? []).filter { function in
            // An initializer from Codable or of another shape is no way a view is made.
            !function.declaration.parameters.contains { $0.name == "decoder" || $0.name == "coder" }
        }
        let memberwise = type.stored.filter(Self.isMemberwise).map { Self.parameter(for: $0) }
        if let best = Self.best(initializers, for: arguments, from: scope.lookupContext),
            Self.score(best.declaration.parameters, arguments) >= Self.score(memberwise, arguments)
                || type.keyword != .structure
        {
            return run(best, of: type, arguments, in: scope, depth: depth)
        }
        return Self.bindGiven(arguments, to: memberwise, from: scope)
    }

    /// How well a way to make a value of a type fits arguments; the more, the better.
    package func fit(of type: LinkedType, _ arguments: [Argument]) -> Int {
        var scores = (type.functions["init"] ?? []).map { Self.score($0.declaration.parameters, arguments) }
        if type.keyword == .structure {
            scores.append(Self.score(type.stored.filter(Self.isMemberwise).map { Self.parameter(for: $0) }, arguments))
        }
        return scores.max() ?? 0
    }

    /// Whether a memberwise initializer takes a property.
    private static func isMemberwise(_ property: LinkedProperty) -> Bool {
        let declaration = property.declaration
        if declaration.isConstant, declaration.initialValue != nil { return false }
        return !declaration.attributes.contains { ownWrappers.contains($0.name) }
    }

    private static let ownWrappers: Set<String> = [
        "Environment", "EnvironmentObject", "FocusState", "AccessibilityFocusState", "GestureState", "Namespace",
        "AppStorage", "SceneStorage", "FetchRequest", "Query",
    ]

    private static func parameter(for property: LinkedProperty) -> Parameter {
        let declaration = property.declaration
        return Parameter(
            label: declaration.name, name: declaration.name, type: declaration.type,
            defaultValue: declaration.initialValue ?? absent(property), attributes: declaration.attributes.map(\.name))
    }

    /// What a variable holds that may hold nothing and is given nothing.
    private static func absent(_ property: LinkedProperty) -> Expression? {
        let declaration = property.declaration
        guard !declaration.isConstant, declaration.type?.isOptional == true,
            !declaration.attributes.contains(where: { bound.contains($0.name) })
        else { return nil }
        return Expression(.null, declaration.range)
    }

    private static let bound: Set<String> = ["Binding", "Bindable", "ObservedObject"]

    /// Binds what is given; what is left out stays unbound, so that the property's own default holds.
    private static func bindGiven(
        _ arguments: [Argument], to parameters: [Parameter], from scope: Scope
    ) -> [String: Binding] {
        var names: [String: Binding] = [:]
        for (parameter, argument) in zip(parameters, match(arguments, to: parameters)) {
            if let argument { names[parameter.name] = .deferred(argument.value, scope, type: parameter.type) }
        }
        return names
    }

    /// Follows the assignments of an initializer to the properties they set.
    private func run(
        _ initializer: LinkedFunction, of type: LinkedType, _ arguments: [Argument], in scope: Scope, depth: Int
    ) -> [String: Binding] {
        guard mayGoOn(at: depth) else { return [:] }
        let declaration = initializer.declaration
        let home = Scope(
            parent: nil, names: Self.bind(arguments, to: declaration.parameters, from: scope),
            receiver: .type(type), file: initializer.file, module: initializer.module)
        var properties: [String: Binding] = [:]
        assign(declaration.body, of: type, in: home, into: &properties, depth: depth)
        return properties
    }

    private func assign(
        _ body: [Statement], of type: LinkedType, in start: Scope, into properties: inout [String: Binding], depth: Int
    ) {
        var scope = start
        for statement in body {
            switch statement.kind {
            case .binding(let name, let declared, let value):
                scope = scope.binding(
                    name, to: value.map { .deferred($0, scope, type: declared) } ?? .value(.runtime(declared)))
            case .guardElse(let conditions, _):
                scope = scope.binding(names(boundBy: conditions, in: scope))
            case .expression(let expression):
                assign(expression, of: type, in: scope, into: &properties, depth: depth)
            case .block(let inner), .caught(let inner):
                assign(inner, of: type, in: scope, into: &properties, depth: depth)
            case .conditionalCompilation(let clauses):
                if let first = clauses.first {
                    assign(first.body, of: type, in: scope, into: &properties, depth: depth)
                }
            case .result, .tupleBinding, .forEach, .function, .other:
                break
            }
        }
    }

    private func assign(
        _ expression: Expression, of type: LinkedType, in scope: Scope, into properties: inout [String: Binding],
        depth: Int
    ) {
        switch expression.kind {
        case .binary("=", let target, let value):
            guard let name = Self.assignedProperty(target) else { return }
            let declared = type.properties[name]?.declaration
            properties[name] = binding(value, declared: declared, wrapper: target, in: scope)
        case .call(let callee, let arguments):
            // self.init(…): another initializer of the same type goes on.
            guard case .member(let base?, "init", _) = callee.kind, case .name("self") = base.kind,
                depth < 6
            else { return }
            properties.merge(memberBindings(of: type, arguments, in: scope, depth: depth + 1)) { _, new in new }
        case .conditional(let conditional):
            var choices: [[String: Binding]] = []
            for (branch, isTaken) in branches(of: conditional, in: scope, depth: depth) {
                var inner = properties
                assign(branch.body, of: type, in: branch.scope, into: &inner, depth: depth + 1)
                choices.append(inner)
                if isTaken { break }
            }
            merge(choices, isComplete: conditional.isExhaustive, into: &properties)
        default:
            break
        }
    }

    private func merge(_ choices: [[String: Binding]], isComplete: Bool, into properties: inout [String: Binding]) {
        if choices.count == 1, isComplete {
            properties = choices[0]
            return
        }
        let names = Set(choices.flatMap(\.keys))
        for name in names.sorted() {
            let values = choices.compactMap { $0[name] }.map { value(of: $0) }
            properties[name] = .value(.choice(values))
        }
    }

    private static func assignedProperty(_ target: Expression) -> String? {
        let name: String
        switch target.kind {
        case .member(let base?, let member, _):
            guard case .name("self") = base.kind else { return nil }
            name = member
        case .name(let plain): name = plain
        default: return nil
        }
        return name.hasPrefix("_") ? String(name.dropFirst()) : name
    }

    private func binding(
        _ value: Expression, declared: PropertyDeclaration?, wrapper: Expression, in scope: Scope
    ) -> Binding {
        // State that starts with a value is free to change.
        let isState = declared?.attributes.contains { ["State", "StateObject", "Published"].contains($0.name) } ?? false
        if isState { return .value(.runtime(declared?.type)) }
        return .deferred(value, scope, type: declared?.type)
    }
}
