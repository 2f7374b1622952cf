import HandrailCode
import HandrailFrameworks
import HandrailProgram
import HandrailSource
import HandrailValues

/// Functions, closures, properties and initializers of the project that make attributed strings, or the attributes of
/// some.
enum AttributedMakers {
    /// Whose members are meant: the type, and what `self` is in them.
    private struct Owner {
        let types: [LinkedType]
        let receiver: Scope.Receiver?
    }

    /// What a call or a property comes to, where that is the same whatever happens; `nil` for anything else.
    ///
    /// - Parameters:
    ///   - expression: the call, or the name of the property.
    ///   - scope: where it stands.
    static func made(
        by expression: Expression, in scope: Scope, _ interpreter: ViewCodeInterpreter, _ site: CodeSite
    ) -> (value: Expression, scope: Scope)? {
        switch expression.kind {
        case .call(let callee, let arguments):
            made(byCalling: callee, arguments, in: scope, interpreter, site)
        case .member(let base?, let name, _):
            owner(of: base, asked: name, in: scope, interpreter, site).flatMap { held(name, by: $0, scope) }
        case .name(let name):
            own(site, in: scope, interpreter).flatMap { held(name, by: $0, scope) }
        // `name!`
        case .unary(_, let inner) where inner.range.lower == expression.range.lower:
            made(by: inner, in: scope, interpreter, site)
        default: nil
        }
    }

    private static func made(
        byCalling callee: Expression, _ arguments: [Argument], in scope: Scope, _ interpreter: ViewCodeInterpreter,
        _ site: CodeSite
    ) -> (value: Expression, scope: Scope)? {
        if arguments.isEmpty, let property = property(called: callee, site.type, interpreter.program),
            case .closure(let closure)? = property.declaration.initialValue?.kind
        {
            let receiver = site.receiver.flatMap { interpreter.receiver(of: $0) }
            return result(
                of: closure.body,
                in: Scope(parent: nil, receiver: receiver, file: property.file, module: property.module))
        }
        guard
            let (functions, receiver) = functions(called: callee, arguments, in: scope, interpreter, site),
            let best = Arguments.best(functions, for: arguments, from: scope.lookupContext)
        else { return nil }
        let names = Arguments.bind(arguments, to: best.declaration.parameters, from: scope)
        return result(
            of: best.declaration.body,
            in: Scope(parent: nil, names: names, receiver: receiver, file: best.file, module: best.module))
    }

    /// The property of a class that is called and that no other class gives another closure.
    private static func property(
        called callee: Expression, _ type: LinkedType?, _ program: Program
    ) -> LinkedProperty? {
        let name: String
        switch callee.kind {
        case .name(let own): name = own
        case .member(let base?, let own, _):
            guard case .name("self") = base.kind else { return nil }
            name = own
        default: return nil
        }
        let found = type.flatMap { program.lineage(of: $0).lazy.compactMap { $0.properties[name] }.first }
        return found.flatMap { $0.declaration.isConstant || $0.declaration.modifiers.contains(.isPrivate) ? $0 : nil }
    }

    private static func functions(
        called callee: Expression, _ arguments: [Argument], in scope: Scope, _ interpreter: ViewCodeInterpreter,
        _ site: CodeSite
    ) -> ([LinkedFunction], Scope.Receiver?)? {
        let program = interpreter.program
        func found(_ name: String, of owner: Owner) -> ([LinkedFunction], Scope.Receiver?)? {
            owner.types.lazy.compactMap { $0.functions[name] }.first.map { ($0, owner.receiver) }
        }
        switch callee.kind {
        case .name(let name):
            if attributedNames.contains(name) { return initializers(arguments, program).map { ($0, nil) } }
            let owner = own(site, in: scope, interpreter)
            return owner.flatMap { found(name, of: $0) } ?? program.functions[name].map { ($0, owner?.receiver) }
        case .member(nil, "init", _): return initializers(arguments, program).map { ($0, nil) }
        case .member(nil, let name, _): return found(name, of: Owner(types: added(program), receiver: nil))
        case .member(let base?, let name, _):
            return owner(of: base, asked: name, in: scope, interpreter, site).flatMap { found(name, of: $0) }
        default: return nil
        }
    }

    // MARK: Owners

    /// What code at a place may name the members of without saying whose they are.
    private static func own(_ site: CodeSite, in scope: Scope, _ interpreter: ViewCodeInterpreter) -> Owner? {
        switch scope.currentReceiver {
        case .value(.text)?, .value(.runtime)?:
            return Owner(types: addedToTexts(interpreter.program), receiver: scope.currentReceiver)
        default: break
        }
        guard let type = scope.currentType ?? site.type else { return nil }
        let isOwn = site.type.map { $0 === type } ?? false
        let object = isOwn ? site.receiver.flatMap { interpreter.receiver(of: $0) } : nil
        return Owner(types: interpreter.program.lineage(of: type), receiver: object ?? scope.currentReceiver)
    }

    private static func owner(
        of base: Expression, asked name: String, in scope: Scope, _ interpreter: ViewCodeInterpreter, _ site: CodeSite
    ) -> Owner? {
        let program = interpreter.program
        if case .name(let own) = base.kind, own == "self" || own == "Self" {
            return Self.own(site, in: scope, interpreter)
        }
        if case .name(let type) = base.kind, attributedNames.contains(type) {
            return Owner(types: added(program), receiver: nil)
        }
        let value = interpreter.evaluator.value(of: base, in: scope)
        switch value {
        case .type(let type): return Owner(types: program.lineage(of: type), receiver: .type(type))
        case .enumCase(let type?, _, _): return Owner(types: [type], receiver: .value(value))
        case .instance(let instance): return Owner(types: program.lineage(of: instance.type), receiver: .value(value))
        case .text: return Owner(types: addedToTexts(program), receiver: .value(value))
        case .runtime(let type?) where !type.isArray && !type.isFunction:
            if isText(type.name) { return Owner(types: addedToTexts(program), receiver: .value(value)) }
            guard
                let found = program.type(
                    named: type.name, from: scope.lookupContext, within: scope.currentType?.name),
                // What a protocol says by itself others may say otherwise.
                found.keyword != .protocolType
            else { return nil }
            return Owner(types: program.lineage(of: found), receiver: .value(value))
        case .runtime, .symbolic: return onlyOwner(of: name, program)
        case .number, .boolean, .null, .enumCase, .closure, .foreignType, .array, .view, .oneOf, .unknown: return nil
        }
    }

    /// What the project adds to texts, where nothing else has a member of that name: whatever it is asked of is a text.
    private static func onlyOwner(of name: String, _ program: Program) -> Owner? {
        func has(_ type: LinkedType) -> Bool { type.functions[name] != nil || type.properties[name] != nil }
        let texts = addedToTexts(program).filter(has)
        guard !texts.isEmpty, program.types.allSatisfy({ type in !has(type) || texts.contains { $0 === type } })
        else { return nil }
        return Owner(types: texts, receiver: .value(.runtime(TypeName("String"))))
    }

    private static func isText(_ type: String) -> Bool {
        switch FrameworkType.kind(of: type) {
        case .text, .textObject, .partOfText: true
        default: false
        }
    }

    private static func addedToTexts(_ program: Program) -> [LinkedType] {
        textNames.flatMap { program.typesByName[$0] ?? [] }
    }

    private static let textNames = [.text, .partOfText, .textObject].flatMap { FrameworkType.names(of: $0) } + [
        "StringProtocol",
    ]

    /// What the project adds to attributed strings: `.title("Save")`.
    private static func added(_ program: Program) -> [LinkedType] {
        attributedNames.flatMap { program.typesByName[$0] ?? [] }
    }

    private static let attributedNames =
        FrameworkType.names(of: .attributedText) + FrameworkType.names(of: .mutableAttributedText)

    /// The initializers that the project adds to attributed strings, where a call names only what one of them takes.
    private static func initializers(_ arguments: [Argument], _ program: Program) -> [LinkedFunction]? {
        let fitting = added(program).flatMap { $0.functions["init"] ?? [] }.filter { function in
            let labels = function.declaration.parameters.map(\.label)
            return arguments.allSatisfy { labels.contains($0.label) }
                && function.declaration.parameters.allSatisfy { parameter in
                    parameter.defaultValue != nil || arguments.contains { $0.label == parameter.label }
                }
        }
        return fitting.isEmpty ? nil : fitting
    }

    /// What a property comes to whenever it is asked for: a constant, what it was given, or what its getter gives back.
    private static func held(_ name: String, by owner: Owner, _ outer: Scope) -> (value: Expression, scope: Scope)? {
        if case .value(.instance(let instance))? = owner.receiver,
            case .deferred(let value, let home, _)? = instance.properties[name]
        {
            return (value, home)
        }
        guard let property = owner.types.lazy.compactMap({ $0.property(name, from: outer.lookupContext) }).first
        else { return nil }
        let home = Scope(parent: nil, receiver: owner.receiver, file: property.file, module: property.module)
        let declaration = property.declaration
        if let getter = declaration.getter { return result(of: getter, in: home) }
        guard declaration.isConstant, let initial = declaration.initialValue else { return nil }
        return (initial, home)
    }

    /// What statements give back that only name values before; `nil` where they do anything else, or give back one of
    /// several things.
    static func result(of body: [Statement], in scope: Scope) -> (value: Expression, scope: Scope)? {
        var scope = scope
        for (position, statement) in body.enumerated() {
            switch statement.kind {
            case .binding(let name, let type, let value?):
                scope = scope.binding(name, to: .deferred(value, scope, type: type))
            case .guardElse(let conditions, _):
                for case .binding(let name, let value?) in conditions {
                    if case .name(name) = value.kind { continue }
                    scope = scope.binding(name, to: .deferred(value, scope, type: nil))
                }
            case .result(let value?): return position == body.count - 1 ? (value, scope) : nil
            case .expression(let value):
                if case .conditional = value.kind { return nil }
                return body.count == 1 ? (value, scope) : nil
            default: return nil
            }
        }
        return nil
    }
}
