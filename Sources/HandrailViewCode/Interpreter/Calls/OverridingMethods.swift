package import HandrailCode
import HandrailFrameworks
import HandrailModel
package import HandrailProgram
import HandrailSource
package import HandrailValues

/// Methods that subclasses of the class of an object override.
package enum OverridingMethods {
    /// Reads a method of a value that is no view: where only a protocol or a class is known that others conform to or
    /// are built on, what each of them does; `nil` for a method that the project does not declare.
    static func follow(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of base: Expression, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> [Int]? {
        guard interpreter.program.isMethod(name), let type = type(interpreter.evaluator, of: base, site) else {
            return nil
        }
        let declared = interpreter.program.functions(name, of: type)
        let others =
            isOpen(interpreter.evaluator, base, site) && handsView(&interpreter, arguments, &site)
            ? interpreter.program.overriders(of: name, in: type) : []
        let full = declared.filter { !$0.declaration.body.isEmpty }
        if others.isEmpty, full.isEmpty, !declared.isEmpty {
            // Who does what a protocol only asks for stands outside of the project; a class that does nothing does
            // nothing.
            return interpreter.visit(arguments, escaping: type.keyword == .protocolType, &site)
        }
        if others.count > Self.maximumOverriders { return interpreter.visit(arguments, escaping: true, &site) }
        let lookupContext = site.scope.lookupContext
        var found: [Int] = []
        var inner = others.isEmpty || others.count == 1 && full.isEmpty ? site : site.sometimes
        if let best = Arguments.best(full, for: arguments, from: lookupContext) {
            found += interpreter.follow(best, receiver: nil, type: type, arguments, at: expression, &inner)
        } else if others.isEmpty {
            return nil
        }
        for other in others {
            guard let best = Arguments.best(other.functions, for: arguments, from: lookupContext) else { continue }
            found += interpreter.follow(best, receiver: nil, type: other.type, arguments, at: expression, &inner)
        }
        return found
    }

    /// Whether a call hands over a view besides the object whose code it is, which tells others of itself all the time.
    private static func handsView(
        _ interpreter: inout ViewCodeInterpreter, _ arguments: [Argument], _ site: inout CodeSite
    ) -> Bool {
        for argument in arguments {
            if case .closure = argument.value.kind { continue }
            if interpreter.visit(argument.value, &site).contains(where: {
                $0 != site.receiver && interpreter.store.nodes[$0].viewClass.family == .view
            }) {
                return true
            }
        }
        return false
    }

    /// How many types that do the same in ways of their own are read.
    private static let maximumOverriders = 6

    /// Whether a value may be of a type that stands for the one that is known.
    private static func isOpen(_ evaluator: Evaluator, _ base: Expression, _ site: CodeSite) -> Bool {
        switch evaluator.value(of: base, in: site.scope) {
        case .instance(let instance): instance.isRuntime || instance.type.keyword == .protocolType
        case .runtime: true
        default: false
        }
    }

    /// The type of the project that a value has, where it is no view.
    package static func type(_ evaluator: Evaluator, of base: Expression, _ site: CodeSite) -> LinkedType? {
        switch evaluator.value(of: base, in: site.scope) {
        case .instance(let instance): instance.type
        case .enumCase(let type, _, _): type
        case .runtime(let type?):
            evaluator.program.type(named: type.name, from: site.scope.lookupContext, within: site.type?.name)
        default: nil
        }
    }
}
