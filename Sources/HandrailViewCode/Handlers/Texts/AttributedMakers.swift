import HandrailCode
import HandrailFrameworks
import HandrailProgram
import HandrailSource
import HandrailValues

/// Functions and closures of the project that make attributed strings, or the attributes of some.
enum AttributedMakers {
    /// What a call of one gives back, where that is the same whatever happens; `nil` for any other call.
    static func made(
        by call: Expression, in scope: Scope, _ interpreter: ViewCodeInterpreter, _ site: CodeSite
    ) -> (value: Expression, scope: Scope)? {
        guard case .call(let callee, let arguments) = call.kind else { return nil }
        let receiver = site.receiver.flatMap { interpreter.receiver(of: $0) }
        if arguments.isEmpty, let property = property(called: callee, site.type, interpreter.program),
            case .closure(let closure)? = property.declaration.initialValue?.kind
        {
            return result(
                of: closure.body,
                in: Scope(parent: nil, receiver: receiver, file: property.file, module: property.module))
        }
        let functions = functions(called: callee, in: scope, interpreter.program, site.type)
        guard let best = Arguments.best(functions, for: arguments, from: scope.lookupContext) else { return nil }
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
        called callee: Expression, in scope: Scope, _ program: Program, _ type: LinkedType?
    ) -> [LinkedFunction] {
        switch callee.kind {
        case .name(let name): own(name, of: type, program) ?? program.functions[name] ?? []
        case .member(let base, let name, _):
            switch base?.kind {
            case .name("self"), .name("Self"): own(name, of: type, program) ?? []
            case .name(let owner) where owner.beginsWithCapital:
                (program.typesByName[owner] ?? []).lazy.compactMap { $0.functions[name] }.first ?? []
            case nil: added(name, program)
            default: []
            }
        default: []
        }
    }

    private static func own(_ name: String, of type: LinkedType?, _ program: Program) -> [LinkedFunction]? {
        type.flatMap { program.lineage(of: $0).lazy.compactMap { $0.functions[name] }.first }
    }

    /// Functions that the project adds to attributed strings: `.title("Save")`.
    private static func added(_ name: String, _ program: Program) -> [LinkedFunction] {
        let owners = FrameworkType.names(of: .attributedText) + FrameworkType.names(of: .mutableAttributedText)
        return owners.lazy.flatMap { program.typesByName[$0] ?? [] }.compactMap { $0.functions[name] }.first ?? []
    }

    /// What statements give back that only name values before; `nil` where they do anything else, or give back one of
    /// several things.
    private static func result(of body: [Statement], in scope: Scope) -> (value: Expression, scope: Scope)? {
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
