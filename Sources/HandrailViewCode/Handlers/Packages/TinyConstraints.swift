import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Constraints made with TinyConstraints and packages like it: `view.edgesToSuperview()`.
enum TinyConstraints {
    /// What a method of TinyConstraints or PureLayout does to the view it is called on; `nil` for any other.
    static func meaning(of name: String) -> PackageSymbol.Meaning? {
        PackageSymbol.meaning(of: name, in: .tinyConstraints) ?? PackageSymbol.meaning(of: name, in: .pureLayout)
    }

    /// `button.height(44)`, `label.leftToSuperview(offset: 16)`; `false` where the call means something else.
    static func read(
        _ interpreter: inout ViewCodeInterpreter, _ meaning: PackageSymbol.Meaning, by name: String,
        on base: Expression, _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        guard arguments.allSatisfy({ !$0.isTrailing }) else { return false }
        let owners = interpreter.visit(base, &site)
        guard let first = owners.first, interpreter.store.nodes[first].viewClass.family == .view,
            interpreter.program.methods(
                name, of: interpreter.store.nodes[first].viewClass.type,
                systemClass: interpreter.store.nodes[first].viewClass.systemClass
            ).isEmpty
        else { return false }
        switch meaning {
        case .sizes(let width, let height, _) where width != height:
            return readSide(
                &interpreter, width ? "width" : "height", of: owners, arguments, at: expression, &site)
        case .sizes:
            guard let value = arguments.first, value.label == nil,
                let size = LayoutAnchors.size(interpreter.evaluator, value.value, in: site)
            else { return false }
            constrain(&interpreter, owners, size, .equal, arguments, at: expression, site)
            return true
        case .setsDimension:
            return readDimension(&interpreter, of: owners, arguments, at: expression, &site)
        case .pinsEdge:
            guard let edge = arguments.first?.value,
                let name = interpreter.evaluator.memberName(of: edge, in: site.scope).value,
                arguments.first?.label == "toSuperviewEdge"
            else { return false }
            hold(
                &interpreter, owners, by: name, to: LayoutAnchors.aroundIt, name,
                offset: argument("withInset", arguments), at: expression, site)
            return true
        case .holds(let edge, let far, let isAroundIt):
            let offset = argument("offset", arguments)
            if isAroundIt {
                hold(
                    &interpreter, owners, by: edge, to: LayoutAnchors.aroundIt, edge, offset: offset, at: expression,
                    site)
                return true
            }
            guard let value = arguments.first, value.label == "to" || value.label == "of",
                let other = interpreter.visit(value.value, &site).first
            else { return false }
            hold(
                &interpreter, owners, by: edge, to: interpreter.store.name(of: other), far, offset: offset,
                at: expression, site)
            return true
        default: return false
        }
    }

    /// `height(44)`, `height(min: 20, max: 60)`, `height(44, relation: .equalOrGreater, priority: .defaultHigh)`.
    private static func readSide(
        _ interpreter: inout ViewCodeInterpreter, _ side: String, of owners: [Int], _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        if let first = arguments.first, first.label == nil {
            let points = interpreter.evaluator.number(of: first.value, in: site.scope)
            guard points.value != nil || arguments.count > 1 else { return false }
            for owner in owners {
                LayoutAnchors.constrain(
                    &interpreter.store, owner, side, points, relation(interpreter.evaluator, arguments, site),
                    at: expression, site, priority: priority(interpreter.evaluator, arguments, site))
            }
            return true
        }
        let bounds = arguments.filter { $0.label == "min" || $0.label == "max" }
        guard !bounds.isEmpty else { return false }
        for owner in owners {
            for bound in bounds {
                LayoutAnchors.constrain(
                    &interpreter.store, owner, side, interpreter.evaluator.number(of: bound.value, in: site.scope),
                    bound.label == "min" ? .atLeast : .atMost,
                    at: expression, site, priority: priority(interpreter.evaluator, arguments, site))
            }
        }
        return true
    }

    /// `autoSetDimension(.height, toSize: 44)`, `autoSetDimensions(to: CGSize(width: 44, height: 44))`.
    private static func readDimension(
        _ interpreter: inout ViewCodeInterpreter, of owners: [Int], _ arguments: [Argument], at expression: Expression,
        _ site: inout CodeSite
    ) -> Bool {
        if let size = argument("to", arguments).flatMap({ LayoutAnchors.size(interpreter.evaluator, $0, in: site) }) {
            constrain(&interpreter, owners, size, .equal, arguments, at: expression, site)
            return true
        }
        guard let dimension = arguments.first,
            let side = interpreter.evaluator.memberName(of: dimension.value, in: site.scope).value,
            side == "width" || side == "height", let size = argument("toSize", arguments)
        else { return false }
        for owner in owners {
            LayoutAnchors.constrain(
                &interpreter.store, owner, side, interpreter.evaluator.number(of: size, in: site.scope),
                relation(interpreter.evaluator, arguments, site), at: expression, site)
        }
        return true
    }

    private static func constrain(
        _ interpreter: inout ViewCodeInterpreter, _ owners: [Int], _ size: (width: Double, height: Double),
        _ relation: ViewConstraint.Relation,
        _ arguments: [Argument], at expression: Expression, _ site: CodeSite
    ) {
        for owner in owners {
            LayoutAnchors.constrain(
                &interpreter.store, owner, "width", .known(size.width), relation, at: expression, site,
                priority: priority(interpreter.evaluator, arguments, site))
            LayoutAnchors.constrain(
                &interpreter.store, owner, "height", .known(size.height), relation, at: expression, site,
                priority: priority(interpreter.evaluator, arguments, site))
        }
    }

    private static func hold(
        _ interpreter: inout ViewCodeInterpreter, _ owners: [Int], by edge: String, to other: String, _ far: String,
        offset: Expression?, at expression: Expression,
        _ site: CodeSite
    ) {
        let constant = offset.map { LayoutAnchors.signed(interpreter.evaluator, $0, in: site.scope) } ?? .known(0)
        for owner in owners {
            LayoutAnchors.constrain(
                &interpreter.store, owner, edge, constant, .equal, at: expression, site,
                second: ViewConstraint.Side(item: other, attribute: far))
        }
    }

    private static func argument(_ label: String, _ arguments: [Argument]) -> Expression? {
        arguments.first { $0.label == label }?.value
    }

    private static func relation(
        _ evaluator: Evaluator, _ arguments: [Argument], _ site: CodeSite
    ) -> ViewConstraint.Relation {
        switch argument("relation", arguments).flatMap({ evaluator.memberName(of: $0, in: site.scope).value }) {
        case "equalOrGreater", "greaterThanOrEqual": .atLeast
        case "equalOrLess", "lessThanOrEqual": .atMost
        default: .equal
        }
    }

    private static func priority(_ evaluator: Evaluator, _ arguments: [Argument], _ site: CodeSite) -> Fact<Double> {
        argument("priority", arguments).map { LayoutAnchors.priority(evaluator, $0, in: site.scope) } ?? .known(1000)
    }
}
