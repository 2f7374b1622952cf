import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Layouts of nodes that closures list, as packages have them: `LayoutSpec { VStackLayout { title; photo } }`.
enum LayoutBuilders {
    private static func meaning(of name: String) -> PackageSymbol.Meaning? {
        PackageSymbol.meaning(of: name, in: .textureSwiftSupport)
    }

    /// What a layout arranges; `nil` for a call that makes none.
    static func arrange(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, _ arguments: [Argument], at expression: Expression,
        _ site: inout CodeSite
    ) -> [Int]? {
        guard case .arranges(let arrangement)? = meaning(of: name), site.isLayingOut || begins(name, arguments, site)
        else { return nil }
        if arrangement == .space { return [] }
        guard let builtIn = builtIn(arrangement) else { return nil }
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        let (spec, isNew) = interpreter.make(CodeClass(builtIn, family: .view), at: place, in: site)
        guard isNew else { return [spec] }
        if let receiver = site.receiver { interpreter.store.makersOfLayouts[spec] = receiver }
        if arrangement == .column { interpreter.write("axis", on: spec, .known(.name("vertical")), at: place, site) }
        var layers: [[Int]] = []
        for argument in arguments {
            if case .closure(let closure) = argument.value.kind {
                layers.append(collect(&interpreter, closure, site))
            } else {
                layers.append(interpreter.visit(argument.value, &site))
            }
        }
        if arrangement == .backed { layers.reverse() }
        for layer in layers { LayoutSpecs.hold(&interpreter, layer, in: spec) }
        return [spec]
    }

    /// Whether a layout begins here, rather than that something else is called so: it lists nodes in a closure where
    /// the function around gives a layout, or is none that is known.
    private static func begins(_ name: String, _ arguments: [Argument], _ site: CodeSite) -> Bool {
        guard meaning(of: name) == .arranges(.plain), name.hasSuffix("Spec") else { return false }
        return arguments.contains { if case .closure = $0.value.kind { true } else { false } }
    }

    private static func builtIn(_ arrangement: PackageSymbol.NodeArrangement) -> BuiltInClass? {
        switch arrangement {
        case .row, .column: .nodeStack
        case .pile, .overlaid, .backed: .nodePile
        case .plain: .nodeArrangement
        case .space: nil
        }
    }

    /// What is done to a node where layouts are listed; `nil` for a method that no package of layouts has.
    static func modify(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, on base: Expression, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> [Int]? {
        guard site.isLayingOut, let meaning = meaning(of: name) else { return nil }
        switch meaning {
        case .adjusts: return interpreter.visit(base, &site)
        case .measures(let relation):
            let found = interpreter.visit(base, &site)
            NodeSizes.measure(&interpreter, found, name, arguments, relation, at: expression, site)
            return found
        case .layers(let isBehind):
            let found = interpreter.visit(base, &site)
            guard !found.isEmpty else { return nil }
            return layer(&interpreter, found, arguments, isBehind: isBehind, at: expression, &site)
        default: return nil
        }
    }

    private static func layer(
        _ interpreter: inout ViewCodeInterpreter, _ found: [Int], _ arguments: [Argument], isBehind: Bool,
        at expression: Expression, _ site: inout CodeSite
    ) -> [Int] {
        var others: [Int] = []
        for argument in arguments {
            if case .closure(let closure) = argument.value.kind {
                others += collect(&interpreter, closure, site)
            } else {
                others += interpreter.visit(argument.value, &site)
            }
        }
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        let (pile, isNew) = interpreter.make(CodeClass(.nodePile, family: .view), at: place, in: site)
        guard isNew else { return [pile] }
        for layer in isBehind ? [others, found] : [found, others] {
            LayoutSpecs.hold(&interpreter, layer, in: pile)
        }
        return [pile]
    }

    // MARK: Closures

    /// The nodes and layouts that a closure lists.
    static func collect(_ interpreter: inout ViewCodeInterpreter, _ closure: Closure, _ site: CodeSite) -> [Int] {
        guard interpreter.isInReach(site) else { return [] }
        var inner = site
        inner.isLayingOut = true
        inner.result = nil
        inner.depth += 1
        return collect(&interpreter, closure.body, &inner)
    }

    private static func collect(
        _ interpreter: inout ViewCodeInterpreter, _ body: [Statement], _ site: inout CodeSite
    ) -> [Int] {
        var found: [Int] = []
        for statement in body {
            switch statement.kind {
            case .expression(let expression):
                if case .conditional(let conditional) = expression.kind {
                    found += branches(&interpreter, of: conditional, &site)
                } else {
                    found += interpreter.visit(expression, &site)
                }
            case .result(let value?): found += interpreter.visit(value, &site)
            case .forEach(_, let sequence, let body):
                _ = interpreter.visit(sequence, &site)
                var inner = site.sometimes
                found += collect(&interpreter, body, &inner)
            case .block(let body): found += collect(&interpreter, body, &site)
            case .conditionalCompilation(let clauses):
                for clause in clauses { found += collect(&interpreter, clause.body, &site) }
            case .binding, .tupleBinding, .guardElse, .function, .caught, .result(nil), .other:
                _ = interpreter.walk([statement], &site)
            }
        }
        return found
    }

    private static func branches(
        _ interpreter: inout ViewCodeInterpreter, of conditional: Conditional, _ site: inout CodeSite
    ) -> [Int] {
        var found: [Int] = []
        var branching = interpreter.open(conditional, at: &site)
        while var branch = interpreter.nextBranch(of: &branching, at: site) {
            found += collect(&interpreter, branch.body, &branch.site)
        }
        _ = interpreter.close(branching, at: &site)
        return found
    }
}
