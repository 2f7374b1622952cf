package import HandrailCode
import HandrailFrameworks
import HandrailModel
package import HandrailProgram
import HandrailSource
import HandrailValues

/// Views that types keep or make for others.
package enum StaticMembers {
    /// The views and items that a property of something keeps which is no view itself: a factory, a namespace, an
    /// extension of a framework's class.
    ///
    /// - Parameters:
    ///   - base: what has the property; `nil` for what only the context says.
    ///   - type: the type the context declares.
    package static func kept(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, by base: Expression?, expecting type: TypeName?,
        _ site: CodeSite
    ) -> [Int] {
        guard interpreter.program.keepsViews(name), interpreter.isInReach(site) else { return [] }
        if let named = base.map({ site.typeName(of: $0) }) ?? type?.name {
            let declared =
                interpreter.program.type(
                    named: named, from: site.scope.lookupContext, within: site.type?.name).map { [$0] }
                ?? []
            let extended = interpreter.program.added(toFramework: named)
            for owner in declared + extended {
                guard let property = interpreter.program.property(name, of: owner), property.declaration.isStatic else {
                    continue
                }
                return kept(&interpreter, property, of: owner, as: .type(owner), site)
            }
            return []
        }
        guard let base else { return [] }
        let value = interpreter.evaluator.value(of: base, in: site.scope)
        guard let owner = Self.type(interpreter.evaluator, of: value, site),
            interpreter.program.viewClass(of: owner) == nil,
            let property = interpreter.program.property(name, of: owner),
            !property.declaration.isStatic
        else { return [] }
        return kept(&interpreter, property, of: owner, as: .value(value), site)
    }

    /// The views and items that a property of the type keeps whose code is read for no object.
    package static func kept(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, by type: LinkedType, _ site: CodeSite
    ) -> [Int] {
        guard interpreter.program.keepsViews(name), interpreter.isInReach(site),
            let property = interpreter.program.property(name, of: type)
        else { return [] }
        return kept(&interpreter, property, of: type, as: .type(type), site)
    }

    private static func kept(
        _ interpreter: inout ViewCodeInterpreter, _ property: LinkedProperty, of type: LinkedType,
        as receiver: Scope.Receiver, _ site: CodeSite
    ) -> [Int] {
        let declaration = property.declaration
        let scope = Scope(parent: nil, receiver: receiver, file: property.file, module: property.module)
        var home = CodeSite(scope: scope, receiver: nil, type: type, depth: site.depth + 1)
        home.result = declaration.type
        if let getter = declaration.getter {
            guard interpreter.isViewType(declaration.type, in: home) else { return [] }
            // Each time it is asked for it makes another one.
            home.context = interpreter.context(
                of: site, site.receiver ?? -1, SourcePlace(file: property.file, range: declaration.range))
            return interpreter.making { $0.walk(getter, &home) } ?? []
        }
        guard let initial = declaration.initialValue,
            let found = interpreter.making({ $0.visit(initial, expecting: declaration.type, &home) })
        else { return [] }
        for node in found where interpreter.store.nodes[node].identity.isEmpty {
            interpreter.store.nodes[node].identity = declaration.name
        }
        let mentions = PropertyMentions(of: property, in: type, interpreter.program)
        // What the type does with it elsewhere may name it, and paint what only holds others.
        let mayChange = !mentions.isMentionedOnce
            && !(found.allSatisfy { isPlainBox(interpreter.store.nodes[$0]) } && mentions.isOnlyPlaced)
        if mayChange { interpreter.store.viewsGivenAway.formUnion(found) }
        return found
    }

    /// Whether a view is one of the framework's own that only holds others.
    private static func isPlainBox(_ view: ViewNode) -> Bool {
        view.viewClass.has(.box) && view.viewClass.isKnown && view.viewClass.type == nil
    }

    private static func type(_ evaluator: Evaluator, of value: Value, _ site: CodeSite) -> LinkedType? {
        switch value {
        case .instance(let instance): instance.type
        case .enumCase(let type, _, _): type
        case .runtime(let type?):
            evaluator.program.type(named: type.name, from: site.scope.lookupContext, within: site.type?.name)
        default: nil
        }
    }
}
