import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Views that code puts among others and of which nothing is known, such as those of a package that is not there. Each
/// is told as something that cannot be looked into, so that nothing is left out in silence.
package enum UnreadViews {
    /// The views that a value is, with one that stands for each part of it of which nothing is known.
    static func views(
        _ interpreter: inout ViewCodeInterpreter, in value: Expression, ofMac isOfMac: Bool, _ site: inout CodeSite
    ) -> [Int] {
        switch value.kind {
        case .array(let parts):
            var found: [Int] = []
            for part in parts {
                for node in views(&interpreter, in: part, ofMac: isOfMac, &site) where !found.contains(node) {
                    found.append(node)
                }
            }
            return found
        case .ternary(let condition, let then, let otherwise):
            _ = interpreter.visit(condition, &site)
            var inner = site.sometimes
            let first = views(&interpreter, in: then, ofMac: isOfMac, &inner)
            return first
                + views(&interpreter, in: otherwise, ofMac: isOfMac, &inner).filter { !first.contains($0) }
        default: break
        }
        let isComplete = interpreter.isComplete
        let found = interpreter.visit(value, &site)
        guard found.isEmpty, isComplete, interpreter.isComplete,
            let meant = meant(by: value, in: site.scope, interpreter, site, depth: 0)
        else { return found }
        let stand = stand(&interpreter, for: meant, ofMac: isOfMac, site)
        // What is done to it from now on is done to what stands for it.
        if let name = ownName(value) { remember(&interpreter, stand, as: name, &site) }
        return [stand]
    }

    /// The views of a list that is written out and added one by one, `[title, gauge].forEach(view.addSubview)`; `nil`
    /// for any other call.
    static func added(
        _ interpreter: inout ViewCodeInterpreter, _ list: Expression, by method: String, _ arguments: [Argument],
        _ site: inout CodeSite
    ) -> [Int]? {
        guard method == "forEach", arguments.count == 1, case .array = list.unwrapped.kind,
            adds(arguments[0].value)
        else { return nil }
        let isOfMac = site.receiver.map { interpreter.store.nodes[$0].viewClass.isOfAppKit } ?? false
        return views(&interpreter, in: list.unwrapped, ofMac: isOfMac, &site)
    }

    /// Whether a function that is handed views puts each of them into another.
    private static func adds(_ function: Expression) -> Bool {
        switch function.kind {
        case .member(_?, let name, _), .name(let name):
            if case .addsSubview? = FrameworkMethod.effect(of: name) { return true }
            return false
        case .closure(let closure):
            guard closure.body.count == 1, case .expression(let only) = closure.body[0].kind,
                case .call(let callee, let arguments) = only.kind, arguments.count == 1,
                case .name(let handed) = arguments[0].value.kind,
                handed == closure.parameters.first?.name ?? "$0"
            else { return false }
            return adds(callee)
        default: return false
        }
    }

    /// Whether a property of an object is all that it shows: the view of a controller.
    static func isShown(_ effect: PropertyEffect?, in node: ViewNode) -> Bool {
        switch effect {
        case .showsView: node.viewClass.family == .controller
        case .showsContent: node.viewClass.isOfAppKit
        default: false
        }
    }

    /// The name of a variable or of a property of `self`.
    private static func ownName(_ value: Expression) -> String? {
        switch value.unwrapped.kind {
        case .name(let name): return name
        case .member(let base?, let name, _):
            if case .name("self") = base.kind { return name }
            return nil
        default: return nil
        }
    }

    // MARK: What is meant

    /// Something that is a view, as far as can be told.
    private struct Meant {
        let expression: Expression
        let scope: Scope
        let typeName: String?
    }

    /// What a value that no view was found for is made by; `nil` where it is no view, or one that only others hand
    /// over.
    private static func meant(
        by value: Expression, in scope: Scope, _ interpreter: ViewCodeInterpreter, _ site: CodeSite, depth: Int
    ) -> Meant? {
        guard depth < Self.deepest else { return nil }
        switch value.kind {
        case .unary(_, let inner): return meant(by: inner, in: scope, interpreter, site, depth: depth + 1)
        case .cast(let inner, _, _): return meant(by: inner, in: scope, interpreter, site, depth: depth + 1)
        case .binary("??", let first, _): return meant(by: first, in: scope, interpreter, site, depth: depth + 1)
        case .name("self"), .name("super"), .member(nil, _, _): return nil
        case .name(let name): return meant(named: name, value, in: scope, interpreter, site, depth: depth)
        case .member(let base?, let name, _):
            if case .name("self") = base.kind {
                return meant(named: name, value, in: scope, interpreter, site, depth: depth)
            }
            // The screen of a controller of the project is one of its own.
            if name == "view", isOfProject(base, in: scope, interpreter, site) { return nil }
            return Meant(expression: value, scope: scope, typeName: nil)
        case .call(let callee, _):
            // A function that calls itself says what it makes where it is called first.
            if let own = site.function?.declaration.name, callee.lastName == own, own != "init" { return nil }
            if case .name(let name) = callee.kind, name.beginsWithCapital {
                // What a class built on this one names is made there.
                if let type = site.type, isGeneric(name, of: type, interpreter) { return nil }
                return Meant(expression: value, scope: scope, typeName: name)
            }
            return Meant(expression: value, scope: scope, typeName: nil)
        case .index, .conditional: return Meant(expression: value, scope: scope, typeName: nil)
        case .string, .number, .boolean, .null, .closure, .array, .dictionary, .tuple, .ternary, .binary, .keyPath,
            .conditionalCompilation, .macro, .other:
            return nil
        }
    }

    private static func meant(
        named name: String, _ value: Expression, in scope: Scope, _ interpreter: ViewCodeInterpreter, _ site: CodeSite,
        depth: Int
    ) -> Meant? {
        switch scope.local(name) {
        case .deferred(let given, let home, let type):
            if let type, !type.isFunction, type.name.beginsWithCapital, depth > 0 || !isWritten(given) {
                return Meant(expression: value, scope: scope, typeName: type.name)
            }
            return meant(by: given, in: home, interpreter, site, depth: depth + 1)
        // What a function is handed is told where it is called.
        case .value(.runtime(let type?)):
            let isHanded = site.function?.declaration.parameters.contains { $0.name == name } ?? false
            return isHanded ? nil : Meant(expression: value, scope: scope, typeName: type.name)
        case .value, .function: return nil
        case nil:
            guard let type = site.type, let property = interpreter.program.property(name, of: type) else { return nil }
            let declaration = property.declaration
            guard !declaration.isStatic else { return nil }
            if let declared = declaration.type {
                return declared.isFunction || declared.isArray || isGeneric(declared.name, of: type, interpreter)
                    ? nil : Meant(expression: value, scope: scope, typeName: declared.name)
            }
            guard case .call(let callee, _)? = declaration.initialValue?.kind else {
                return Meant(expression: value, scope: scope, typeName: nil)
            }
            let made = callee.lastName.flatMap { $0.beginsWithCapital ? $0 : nil }
            return Meant(expression: value, scope: scope, typeName: made)
        }
    }

    /// Whether a name stands for what others choose.
    private static func isGeneric(_ name: String, of type: LinkedType, _ interpreter: ViewCodeInterpreter) -> Bool {
        interpreter.program.lineage(of: type).contains { $0.genericParameters.contains(name) }
    }

    /// Whether a value says by itself what it makes.
    private static func isWritten(_ value: Expression) -> Bool {
        guard case .call(let callee, _) = value.unwrapped.kind else { return false }
        return callee.lastName?.beginsWithCapital ?? false
    }

    /// Whether an expression is declared to be something of the project's.
    private static func isOfProject(
        _ base: Expression, in scope: Scope, _ interpreter: ViewCodeInterpreter, _ site: CodeSite
    ) -> Bool {
        guard let name = base.lastName, scope.local(name) == nil, let type = site.type,
            let declared = interpreter.program.property(name, of: type)?.declaration.type
        else { return false }
        return interpreter.program.type(named: declared.name, from: scope.lookupContext, within: type.name) != nil
    }

    /// Through how many hands a value is followed.
    private static let deepest = 6

    // MARK: What stands for it

    private static func stand(
        _ interpreter: inout ViewCodeInterpreter, for meant: Meant, ofMac isOfMac: Bool, _ site: CodeSite
    ) -> Int {
        let place = meant.scope.place(of: meant.expression)
        let builtIn: BuiltInClass = isOfMac ? .viewOfMac : .view
        let viewClass = CodeClass(builtIn, family: SystemClasses.family(of: builtIn.name) ?? .view)
        let (node, isNew) = interpreter.make(viewClass, at: place, in: site, identity: "")
        if isNew { interpreter.store.nodes[node].openTo = .opaque(meant.typeName ?? builtIn.name) }
        return node
    }

    /// Lets a name stand for a view: what was set under that name before is set on it.
    private static func remember(
        _ interpreter: inout ViewCodeInterpreter, _ stand: Int, as name: String, _ site: inout CodeSite
    ) {
        if interpreter.store.nodes[stand].identity.isEmpty { interpreter.store.nodes[stand].identity = name }
        if site.scope.local(name) != nil {
            site.nodes[name] = [stand]
        } else if let receiver = site.receiver {
            interpreter.store.nodes[receiver].fields[name] = [stand]
        }
        interpreter.store.takeUnknownWrites(under: name, of: site.receiver, for: stand)
    }
}
