import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
package import HandrailSource
import HandrailValues

/// The xibs that code loads.
package enum XibLoading {
    /// What a call that loads a xib for an object of the project makes: `Bundle.main.loadNibNamed("Header", owner:
    /// self)`, `UINib(nibName: "Header", bundle: nil).instantiate(withOwner: self)`; `nil` for any other call.
    static func load(
        _ interpreter: inout ViewCodeInterpreter, by effect: MethodEffect, on base: Expression, _ arguments: [Argument],
        in site: inout CodeSite
    ) -> [Int]? {
        let name: Fact<String>
        let ownerLabel: String
        switch effect {
        case .loadsXib(let label):
            guard let first = arguments.first else { return nil }
            name = interpreter.evaluator.string(of: first.value, in: site.scope)
            ownerLabel = label
        case .instantiatesXib(let label):
            guard arguments.first?.label == label else { return nil }
            name = xibName(interpreter.evaluator, of: base, in: site.scope)
            ownerLabel = label
        default: return nil
        }
        guard let argument = arguments.first(where: { $0.label == ownerLabel }) else { return nil }
        if let owner = interpreter.visit(argument.value, &site).first,
            let type = interpreter.store.nodes[owner].viewClass.type
        {
            let lineage = interpreter.program.lineage(of: type)
            if let linked = xib(interpreter.evaluator, named: name, for: lineage, in: site),
                Self.isOwned(linked, by: lineage)
            {
                return take(&interpreter, linked, owner: owner)
            }
        }
        let place = SourcePlace(file: site.scope.file, range: argument.value.range)
        return ownerless(interpreter.evaluator, named: name, in: site).map {
            take(&interpreter, $0, owner: -1, call: place)
        }
    }

    /// A xib that no class owns, by its name or, in a function of the class of what it makes, by that class.
    private static func ownerless(
        _ evaluator: Evaluator, named name: Fact<String>, in site: CodeSite
    ) -> LinkedInterface? {
        let found: LinkedInterface?
        if let name = name.value {
            found = evaluator.program.interfaces.xib(named: name, in: site.scope.module)
        } else {
            let made =
                site.type.map { evaluator.program.interfaces.scenes(holding: $0.name).filter(\.scene.isContentsOfXib) }
                ?? []
            found = made.count == 1 ? made[0] : nil
        }
        return found.flatMap { $0.scene.customClass == nil && $0.scene.isContentsOfXib ? $0 : nil }
    }

    /// The xibs of which what they hold was put into a view, by where it begins; none where not all was read.
    package static func shownXibs(_ interpreter: ViewCodeInterpreter) -> Set<SourcePlace> {
        guard interpreter.isComplete else { return [] }
        return Set(
            interpreter.store.loadedXibs.filter { $0.value.contains { interpreter.store.nodes[$0].parent >= 0 } }.keys
                .map(\.scene))
    }

    /// Puts what the xib of a view's class holds into the view, where a call of this name does so that only a package
    /// declares; `false` for any other call.
    static func load(_ interpreter: inout ViewCodeInterpreter, byPackage method: String, in site: CodeSite) -> Bool {
        guard case .loadsOwnXib? = FrameworkMethod.effect(of: method), let owner = site.receiver,
            interpreter.store.nodes[owner].viewClass.family == .view,
            let type = interpreter.store.nodes[owner].viewClass.type
        else { return false }
        let lineage = interpreter.program.lineage(of: type)
        guard let linked = xib(interpreter.evaluator, named: .absent, for: lineage, in: site) else { return false }
        for root in take(&interpreter, linked, owner: owner) { interpreter.hold(root, in: owner, slot: .subview) }
        return true
    }

    /// Whether what a xib holds is made for an object of a class.
    private static func isOwned(_ linked: LinkedInterface, by lineage: [LinkedType]) -> Bool {
        guard let name = linked.scene.customClass else { return false }
        return lineage.contains { $0.name == name || $0.simpleName == name }
    }

    /// The name that `UINib(nibName:bundle:)` is given.
    private static func xibName(
        _ evaluator: Evaluator, of base: Expression, in scope: Scope, depth: Int = 0
    ) -> Fact<
        String
    > {
        guard depth < 4 else { return .unknown(.tooDeep) }
        switch base.kind {
        case .call(let callee, let arguments):
            guard case .name(let type) = callee.kind, FrameworkType.kind(of: type) == .xib,
                let name = arguments.first(where: { $0.label == "nibName" })
            else { return .unknown(.computed) }
            return evaluator.string(of: name.value, in: scope)
        case .unary(_, let operand): return xibName(evaluator, of: operand, in: scope, depth: depth + 1)
        case .name(let local):
            guard case .deferred(let value, let home, _)? = scope.local(local) else { return .unknown(.computed) }
            return xibName(evaluator, of: value, in: home, depth: depth + 1)
        default: return .unknown(.computed)
        }
    }

    /// The xib of a name or, where that is made while the app runs, the only one that is made for the owner's class.
    private static func xib(
        _ evaluator: Evaluator, named name: Fact<String>, for lineage: [LinkedType], in site: CodeSite
    ) -> LinkedInterface? {
        if let name = name.value { return evaluator.program.interfaces.xib(named: name, in: site.scope.module) }
        for type in lineage {
            let own = evaluator.program.interfaces.scenes(of: type.name).filter(\.scene.isContentsOfXib)
            if own.count == 1 { return own[0] }
        }
        return nil
    }

    /// Takes in what a xib holds, with an object of the code as its owner.
    private static func take(
        _ interpreter: inout ViewCodeInterpreter, _ linked: LinkedInterface, owner: Int, call: SourcePlace? = nil
    ) -> [Int] {
        let scene = linked.scene
        let key = LoadedXib(scene: scene.place, owner: owner, call: call)
        if let known = interpreter.store.loadedXibs[key] { return known }
        guard interpreter.store.loadedXibs.keys.count(where: { $0.scene == scene.place }) < Self.maximumLoads,
            interpreter.store.designs.count < InterfaceObjects.maximumDesigns
        else {
            interpreter.evaluator.budget.cut(.tooOften, at: scene.place)
            return []
        }
        var found = owner < 0 ? [:] : [scene.identity: owner]
        let first = interpreter.store.nodes.count
        let roots = scene.roots.map { InterfaceObjects.take(&interpreter, $0, in: nil, linked.target, &found) }
        interpreter.store.loadedXibs[key] = roots
        interpreter.store.maximumNodes += interpreter.store.nodes.count - first
        for index in first..<interpreter.store.nodes.count {
            guard let design = interpreter.store.nodes[index].design else { continue }
            for connection in interpreter.store.designs[design].connections {
                InterfaceObjects.connect(&interpreter, connection, to: index, found)
            }
        }
        return roots
    }

    /// How often one xib is loaded on a screen.
    private static let maximumLoads = 12
}
