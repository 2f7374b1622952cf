package import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource
package import HandrailValues

/// What methods of lists hand to closures and give back.
package enum ListTransforms {
    /// Makes a view of the values of a list, `items.map { $0.makeButton() }`: one stands for all.
    static func mapped(
        _ interpreter: inout ViewCodeInterpreter, _ closure: Closure, over list: Expression, _ site: CodeSite
    ) -> [Int] {
        var site = site
        site.isLooped = true
        guard let type = elementType(interpreter.evaluator, of: list, in: site.scope, site.type) else {
            return ClosureCalls.run(&interpreter, closure, handing: [], site)
        }
        guard closure.parameters.count < 2 else { return ClosureCalls.run(&interpreter, closure, handing: [], site) }
        var inner = site
        let name = closure.parameters.first?.name ?? "$0"
        inner.nodes[name] = nil
        inner.scope = site.scope.binding(name, to: .value(.runtime(type)))
        // The name of the parameter stands for a value of the list.
        return ClosureCalls.run(&interpreter, Closure(parameters: [], body: closure.body), handing: [], inner)
    }

    /// What a list is handed, with `makeButton(for:)` written out as the closure that it stands for.
    package static func written(_ evaluator: Evaluator, _ arguments: [Argument], in site: CodeSite) -> [Argument] {
        guard arguments.count == 1, let method = Self.method(arguments[0].value, site), let type = site.type else {
            return arguments
        }
        let functions = evaluator.program.lineage(of: type).lazy.compactMap { $0.functions[method] }.first ?? []
        guard functions.count == 1, let first = functions[0].declaration.parameters.first,
            functions[0].declaration.parameters.dropFirst().allSatisfy({ $0.defaultValue != nil })
        else { return arguments }
        let reference = arguments[0].value
        let each = Argument(label: first.label, value: Expression(.name("$0"), reference.range))
        let call = Expression(.call(callee: reference, arguments: [each]), reference.range)
        let closure = Closure(parameters: [], body: [Statement(.expression(call), reference.range)])
        return [Argument(label: arguments[0].label, value: Expression(.closure(closure), reference.range))]
    }

    /// The method of `self` that an expression names.
    private static func method(_ expression: Expression, _ site: CodeSite) -> String? {
        switch expression.kind {
        case .name(let name):
            site.nodes[name] == nil && site.closures[name] == nil && site.scope.local(name) == nil ? name : nil
        case .member(let base?, let name, _): if case .name("self") = base.kind { name } else { nil }
        default: nil
        }
    }

    /// The declared type of what a list holds; `nil` where it is not written.
    private static func elementType(
        _ evaluator: Evaluator, of list: Expression, in scope: Scope, _ own: LinkedType?, depth: Int = 0
    ) -> TypeName? {
        guard depth < 6 else { return nil }
        switch list.kind {
        case .name(let name):
            switch scope.local(name) {
            case .value(.runtime(let type?)): return Self.element(of: type)
            case .deferred(_, _, let type?): return Self.element(of: type)
            case .deferred(let value, let outer, nil):
                return elementType(evaluator, of: value, in: outer, own, depth: depth + 1)
            case nil:
                return own.flatMap { evaluator.program.property(name, of: $0) }?.declaration.type.flatMap(Self.element)
            default: return nil
            }
        case .member(let base?, let name, _):
            if case .name("self") = base.kind {
                return own.flatMap { evaluator.program.property(name, of: $0) }?.declaration.type.flatMap(Self.element)
            }
            if name == "allCases", case .name(let type) = base.kind, type.beginsWithCapital { return TypeName(type) }
            return nil
        case .unary(_, let operand): return elementType(evaluator, of: operand, in: scope, own, depth: depth + 1)
        default: return nil
        }
    }

    private static func element(of type: TypeName) -> TypeName? {
        type.isArray && !type.isFunction ? TypeName(type.name, arguments: type.arguments) : nil
    }

    /// Hands each view of a list to a closure of a method that the project adds to lists, whichever parameter takes it;
    /// `false` for any other call.
    static func loop(
        _ interpreter: inout ViewCodeInterpreter, own name: String, over found: [Int], _ arguments: [Argument],
        _ site: CodeSite
    ) -> Bool {
        guard interpreter.program.isMethod(name), case .closure(let closure)? = arguments.last?.value.kind,
            Self.lists.contains(where: { list in
                interpreter.program.typesByName[list]?.contains { $0.functions[name] != nil } ?? false
            })
        else { return false }
        for node in interpreter.turns(over: found, at: site.scope.place(of: arguments[0].value)) {
            var inner = site.sometimes
            for parameter in closure.parameters {
                inner.nodes[parameter.name] = [node]
                inner.scope = inner.scope.binding(parameter.name, to: .value(.runtime(nil)))
            }
            ClosureCalls.run(
                &interpreter, Closure(parameters: [], body: closure.body),
                handing: closure.parameters.isEmpty ? [node] : [], inner)
        }
        return true
    }

    private static let lists = [
        "Array", "Sequence", "Collection", "MutableCollection", "RandomAccessCollection", "BidirectionalCollection",
    ]
}
