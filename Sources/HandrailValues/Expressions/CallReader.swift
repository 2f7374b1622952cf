package import HandrailCode
import HandrailModel
package import HandrailProgram
import HandrailSource

/// Finds out what calls stand for: functions and methods of the project by what they give back, initializers by the
/// value they make.
package struct CallReader {
    /// Resolves what names and parts of expressions stand for.
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// What a call stands for.
    package func call(
        _ callee: Expression, _ arguments: [Argument], at expression: Expression, in scope: Scope
    ) -> Value {
        switch callee.kind {
        case .name(let name):
            return call(named: name, arguments, at: expression, in: scope)
        case .member(nil, let name, _):
            let payload = arguments.map { evaluator.value(of: $0.value, in: scope) }
            if name == "init" || Self.makesFont(name, arguments) { return .symbolic(expression, scope) }
            if payload.isEmpty || arguments.contains(where: \.isTrailing) { return .symbolic(expression, scope) }
            // A function that makes a value is found by its labels.
            if program.isMethod(name), arguments.contains(where: { $0.label != nil }) {
                return .symbolic(expression, scope)
            }
            return .enumCase(type: nil, name: name, payload: payload)
        case .member(let base?, let name, _):
            return method(name, of: base, arguments, at: expression, in: scope)
        case .closure(let closure):
            return evaluator.result(of: closure.body, in: scope)
        default:
            return .symbolic(expression, scope)
        }
    }

    /// Whether it is one of the functions that make a font of a size: what they are given has to be read with its
    /// labels.
    private static func makesFont(_ name: String, _ arguments: [Argument]) -> Bool {
        switch name {
        case "system", "custom": arguments.contains { ["size", "fixedSize", "design", "relativeTo"].contains($0.label) }
        case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont":
            arguments.first?.label == "ofSize"
        case "preferredFont": arguments.first?.label == "forTextStyle"
        default: false
        }
    }

    private func call(
        named name: String, _ arguments: [Argument], at expression: Expression, in scope: Scope
    ) -> Value {
        if let local = scope.local(name) { return call(local, arguments, in: scope) }
        if let words = evaluator.localization.function(name, arguments, in: scope) { return words }
        if let receiver = scope.currentReceiver,
            let found = method(name, of: receiver, arguments, in: scope)
        {
            return found
        }
        if let type = evaluator.type(named: name, for: arguments, in: scope), type.keyword != nil {
            return instance(of: type, arguments, at: expression, in: scope)
        }
        if let functions = program.functions[name],
            let function = Arguments.best(functions, for: arguments, from: scope.lookupContext)
        {
            return call(function, receiver: nil, arguments, in: scope)
        }
        return .symbolic(expression, scope)
    }

    private func call(_ binding: Binding, _ arguments: [Argument], in scope: Scope) -> Value {
        switch evaluator.value(of: binding) {
        case .closure(let closure, let home):
            let names = Arguments.bind(arguments, to: closure.parameters, from: scope)
            if closure.isList {
                let inside = home.binding(names)
                let place = SourcePlace(file: home.file, range: closure.body.first?.range ?? .zero)
                return .array(
                    evaluator.budget.first(Value.maximumChoices, of: closure.body, at: place).compactMap { statement in
                        guard case .expression(let element) = statement.kind else { return nil }
                        return evaluator.value(of: element, in: inside)
                    })
            }
            return evaluator.result(of: closure.body, in: home.binding(names))
        case .runtime(let type?) where type.isFunction:
            return .runtime(TypeName(type.name, arguments: type.arguments))
        case let other:
            return other
        }
    }

    /// A value of a project's type: its properties bound to what the call gives.
    package func instance(
        of type: LinkedType, _ arguments: [Argument], at expression: Expression, in scope: Scope
    ) -> Value {
        switch type.keyword {
        case .enumeration:
            return .runtime(TypeName(type.name))
        case .structure, .classType, .actorType:
            switch program.role(of: type) {
            case .view, .representable, .shape: return .view(.expression(expression, scope))
            default:
                // What an object holds changes while the app runs; only what can be read off its type is known.
                if type.keyword != .structure {
                    let kept = evaluator.catalogObjects.name(givenTo: type, arguments, in: scope)
                    return .instance(Instance(type: type, properties: kept, isRuntime: true))
                }
                let properties = evaluator.instances.memberBindings(of: type, arguments, in: scope)
                return .instance(Instance(type: type, properties: properties))
            }
        case .protocolType, .extensionOf, nil:
            return .symbolic(expression, scope)
        }
    }

    private func method(
        _ name: String, of base: Expression, _ arguments: [Argument], at expression: Expression, in scope: Scope
    ) -> Value {
        if case .name(let outer) = base.kind, scope.local(outer) == nil {
            if program.isTypeWord(name), let type = evaluator.type(named: "\(outer).\(name)", in: scope),
                type.keyword != nil
            {
                return instance(of: type, arguments, at: expression, in: scope)
            }
            if outer == "super" { return .runtime(nil) }
        }
        let receiver = evaluator.value(of: base, in: scope)
        switch receiver {
        case .type(let type):
            if name == "init" { return instance(of: type, arguments, at: expression, in: scope) }
            if type.cases.contains(where: { $0.name == name }) {
                return .enumCase(
                    type: type, name: name,
                    payload: arguments.map { evaluator.value(of: $0.value, in: scope) })
            }
            if program.isTypeWord(name),
                let nested = program.type(named: "\(type.name).\(name)", from: scope.lookupContext)
            {
                return instance(of: nested, arguments, at: expression, in: scope)
            }
            return method(name, of: .type(type), arguments, in: scope) ?? .symbolic(expression, scope)
        case .foreignType(let type):
            if let linked = program.type(named: type, from: scope.lookupContext),
                let found = method(name, of: .type(linked), arguments, in: scope)
            {
                return found
            }
            if let words = evaluator.localization.method(name, arguments, in: scope) { return words }
            return .symbolic(expression, scope)
        case .text(let words):
            if let found = method(name, of: .value(receiver), arguments, in: scope) { return found }
            return TextMembers.call(name, of: words)
        case .oneOf(let values):
            if let words = evaluator.localization.method(name, arguments, ofAny: values, in: scope) { return words }
            return .choice(
                values.map { value in
                    if case .text(let words) = value { return TextMembers.call(name, of: words) }
                    return method(name, of: .value(value), arguments, in: scope) ?? .runtime(nil)
                })
        case .symbolic, .view, .closure:
            if let words = evaluator.localization.method(name, arguments, in: scope) { return words }
            return .symbolic(expression, scope)
        case .enumCase(nil, _, _):
            // A chain on an implicit member, such as `.title3.bold()`: a font or color reader understands it.
            return .symbolic(expression, scope)
        case .array(let elements):
            if name == "contains", arguments.count == 1 { return evaluator.operators.open(expression, in: scope) }
            return arrayMethod(name, elements, arguments, at: expression, in: scope)
        case .instance, .enumCase, .runtime, .number, .boolean, .null, .unknown:
            if let found = method(name, of: .value(receiver), arguments, in: scope) { return found }
            return evaluator.localization.method(name, arguments, ofAny: [receiver], in: scope) ?? .runtime(nil)
        }
    }

    /// A method of what `self` is; `nil` where it has none of that name.
    private func method(
        _ name: String, of receiver: Scope.Receiver, _ arguments: [Argument], in scope: Scope
    ) -> Value? {
        let candidates: [LinkedFunction]
        switch receiver {
        case .type(let type): candidates = program.functions(name, of: type)
        case .view: candidates = program.viewExtension(name)
        case .value(let value):
            guard let type = typeOf(value, in: scope) else { return nil }
            candidates = program.functions(name, of: type)
        }
        guard let function = Arguments.best(candidates, for: arguments, from: scope.lookupContext) else { return nil }
        if function.declaration.body.isEmpty, let shown = required(function, arguments, in: scope) {
            return shown
        }
        return call(function, receiver: receiver, arguments, in: scope)
    }

    /// What a function that a protocol asks for comes to, where the types that conform to it make views: any of these.
    private func required(
        _ function: LinkedFunction, _ arguments: [Argument], in scope: Scope
    ) -> Value? {
        let name = function.declaration.name
        let owners = program.types.filter { type in
            type.keyword == .protocolType
                && type.functions[name]?.contains { $0.declaration === function.declaration } ?? false
        }
        let makers = owners.flatMap { program.overriders(of: name, in: $0) }.compactMap { maker in
            Arguments.best(maker.functions, for: arguments, from: scope.lookupContext).map { (maker.type, $0) }
        }.filter { $0.0.isAudited && $0.1.declaration.givesViews }
        if makers.isEmpty { return nil }
        let place = SourcePlace(file: function.file, range: function.declaration.range)
        return .choice(
            evaluator.budget.first(Self.maximumMakers, of: makers, at: place).map { type, own in
                let receiver = Value.instance(Instance(type: type, properties: [:], isRuntime: true))
                return call(own, receiver: .value(receiver), arguments, in: scope)
            })
    }

    /// Of how many types that conform to one protocol what they show is told apart.
    private static let maximumMakers = 6

    private func typeOf(_ value: Value, in scope: Scope) -> LinkedType? {
        switch value {
        case .instance(let instance): instance.type
        case .enumCase(let type, _, _): type
        case .text: program.typesByName["String"]?.first
        case .runtime(let type?):
            type.isArray ? nil : program.type(named: type.name, from: scope.lookupContext)
        default: nil
        }
    }

    /// The result of a function of the project.
    package func call(
        _ function: LinkedFunction, receiver: Scope.Receiver?, _ arguments: [Argument], in scope: Scope
    ) -> Value {
        let declaration = function.declaration
        let home = Scope(
            parent: nil, names: Arguments.bind(arguments, to: declaration.parameters, from: scope), receiver: receiver,
            file: function.file, module: function.module)
        if declaration.givesViews {
            return .view(.statements(declaration.body, home))
        }
        let result = evaluator.openCalls.reading(
            declaration, in: home, calledFrom: scope, by: evaluator
        ) {
            evaluator.result(of: declaration.body, in: home)
        }
        let found = evaluator.types.typed(
            result ?? evaluator.circle(in: declaration.body, home), as: declaration.result, in: home)
        return evaluator.localization.lookedUp(by: declaration, arguments, giving: found) ?? found
    }

    /// The result of a static function of a type for values that are known already, one for each parameter.
    func call(_ function: LinkedFunction, of type: LinkedType, given values: [Value]) -> Value {
        let declaration = function.declaration
        let names = zip(declaration.parameters, values).map { parameter, value in
            (parameter.name, Binding.value(value))
        }
        let home = Scope(
            parent: nil, names: Dictionary(names) { first, _ in first }, receiver: .type(type), file: function.file,
            module: function.module)
        if declaration.givesViews { return .view(.statements(declaration.body, home)) }
        return evaluator.types.typed(
            evaluator.result(of: declaration.body, in: home), as: declaration.result, in: home)
    }

    private func arrayMethod(
        _ name: String, _ elements: [Value], _ arguments: [Argument], at expression: Expression, in scope: Scope
    ) -> Value {
        switch name {
        case "filter", "sorted", "reversed", "shuffled", "dropFirst", "dropLast", "prefix", "suffix", "enumerated":
            return .array(elements)
        case "joined":
            guard let separator = arguments.first(where: { $0.label == "separator" })?.value,
                case .text(let between) = evaluator.value(of: separator, in: scope)
            else { return .runtime(nil) }
            var pieces: [Words.Piece] = []
            var origin = between.originOfWhole
            for (index, element) in elements.enumerated() {
                if index > 0 { pieces += between.pieces }
                guard case .text(let words) = element else {
                    pieces.append(.runtime)
                    continue
                }
                pieces += words.pieces
                if words.originOfWhole == .joined { origin = .joined }
            }
            return evaluator.text(Words(pieces: pieces, origin: origin), at: scope.place(of: expression))
        case "map", "compactMap":
            guard let argument = arguments.first else { return .runtime(nil) }
            switch evaluator.value(of: argument.value, in: scope) {
            case .closure(let closure, let home):
                return .array(
                    elements.map { element in
                        let name = closure.parameters.first?.name ?? "$0"
                        return evaluator.result(
                            of: closure.body, in: home.binding(name, to: .value(element)))
                    })
            default: return .runtime(nil)
            }
        default:
            return .runtime(nil)
        }
    }
}

extension Closure {
    /// Whether it is nothing but values that stand one after the other, of which a result builder of the project makes
    /// a list.
    fileprivate var isList: Bool {
        body.count > 1
            && body.allSatisfy { statement in
                guard case .expression(let expression) = statement.kind, case .call(let callee, _) = expression.kind
                else { return false }
                if case .name(let name) = callee.kind { return name.beginsWithCapital }
                return false
            }
    }
}
