package import HandrailCode
import HandrailModel
package import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeReader {
    /// The views and items that a property of something keeps which is no view itself: a factory, a namespace, an extension of
    /// a framework's class.
    ///
    /// - Parameters:
    ///   - base: what has the property; `nil` for what only the context says.
    ///   - type: the type the context declares.
    package mutating func kept(_ name: String, by base: Expression?, expecting type: TypeName?, _ site: CodeSite) -> [Int] {
        guard program.keepsViews(name), isInReach(site) else { return [] }
        if let named = base.map({ typeName(of: $0, site) }) ?? type?.name {
            let declared = program.type(named: named, from: site.scope.viewpoint, within: site.type?.name).map { [$0] } ?? []
            let extended = program.added(toFramework: named)
            for owner in declared + extended {
                guard let property = program.property(name, of: owner), property.declaration.isStatic else { continue }
                return kept(property, of: owner, as: .type(owner), site)
            }
            return []
        }
        guard let base else { return [] }
        let value = evaluator.value(of: base, in: site.scope)
        guard let owner = self.type(of: value, site), program.viewClass(of: owner) == nil, let property = program.property(name, of: owner),
            !property.declaration.isStatic
        else { return [] }
        return kept(property, of: owner, as: .value(value), site)
    }

    /// The views and items that a property of the type keeps whose code is read for no object.
    package mutating func kept(_ name: String, by type: LinkedType, _ site: CodeSite) -> [Int] {
        guard program.keepsViews(name), isInReach(site), let property = program.property(name, of: type) else { return [] }
        return kept(property, of: type, as: .type(type), site)
    }

    private mutating func kept(
        _ property: LinkedProperty, of type: LinkedType, as receiver: Scope.Receiver, _ site: CodeSite
    ) -> [Int] {
        let declaration = property.declaration
        let scope = Scope(parent: nil, receiver: receiver, file: property.file, module: property.module)
        var home = CodeSite(scope: scope, receiver: nil, type: type, depth: site.depth + 1)
        home.result = declaration.type
        if let getter = declaration.getter {
            guard isViewType(declaration.type, in: home) else { return [] }
            // Each time it is asked for it makes another one.
            home.context = context(of: site, site.receiver ?? -1, SourcePlace(file: property.file, range: declaration.range))
            return making { $0.walk(getter, &home) } ?? []
        }
        guard let initial = declaration.initialValue,
            let found = making({ $0.visit(initial, expecting: declaration.type, &home) })
        else { return [] }
        for node in found where nodes[node].identity.isEmpty { nodes[node].identity = declaration.name }
        // What the type does with it elsewhere may name it.
        if !PropertyMentions(of: property, in: type, program).isMentionedOnce { escaped.formUnion(found) }
        return found
    }

    private func type(of value: Value, _ site: CodeSite) -> LinkedType? {
        switch value {
        case .instance(let instance): instance.type
        case .enumCase(let type, _, _): type
        case .runtime(let type?): program.type(named: type.name, from: site.scope.viewpoint, within: site.type?.name)
        default: nil
        }
    }
}
