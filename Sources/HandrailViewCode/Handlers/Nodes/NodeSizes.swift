import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// How large nodes are laid out: `node.style.preferredSize = CGSize(width: 44, height: 44)`.
enum NodeSizes {
    /// Notes what the style of a node says of its size; `false` where a target is no style of a node.
    static func set(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of base: Expression, to value: Expression,
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        let owners: [Int]
        switch base.unwrapped.kind {
        case .member(let owner?, "style", _): owners = interpreter.visit(owner, &site)
        case .name("style"): owners = site.receiver.map { [$0] } ?? []
        default: return false
        }
        let nodes = owners.filter { isLaidOut(interpreter.store.nodes[$0]) }
        guard !nodes.isEmpty else { return false }
        guard let (sides, relation) = meaning(of: name) else { return true }
        let argument = Argument(label: nil, value: value)
        note(&interpreter, nodes, sides, [argument], relation, at: expression, site)
        return true
    }

    /// What a method of a package of layouts says of the size of nodes: `node.preferredSize(…)`, `.width(44)`.
    static func measure(
        _ interpreter: inout ViewCodeInterpreter, _ nodes: [Int], _ name: String, _ arguments: [Argument],
        _ relation: ViewConstraint.Relation, at expression: Expression, _ site: CodeSite
    ) {
        let sides = meaning(of: name)?.sides ?? ["width", "height"]
        let labels = Set(arguments.compactMap(\.label))
        guard labels.isDisjoint(with: ["fraction"]) else { return }
        note(&interpreter, nodes, sides, arguments, relation, at: expression, site)
    }

    private static func isLaidOut(_ view: ViewNode) -> Bool {
        view.viewClass.has(.node) || view.viewClass.has(.layoutSpec)
    }

    /// The sides that a property speaks of, and how it holds them; `nil` for one that speaks of no size.
    private static func meaning(of name: String) -> (sides: [String], relation: ViewConstraint.Relation)? {
        switch name {
        case "preferredSize", "preferredLayoutSize": (["width", "height"], .equal)
        case "minSize", "minLayoutSize": (["width", "height"], .atLeast)
        case "maxSize", "maxLayoutSize": (["width", "height"], .atMost)
        case "width": (["width"], .equal)
        case "height": (["height"], .equal)
        case "minWidth": (["width"], .atLeast)
        case "minHeight": (["height"], .atLeast)
        case "maxWidth": (["width"], .atMost)
        case "maxHeight": (["height"], .atMost)
        default: nil
        }
    }

    private static func note(
        _ interpreter: inout ViewCodeInterpreter, _ nodes: [Int], _ sides: [String], _ arguments: [Argument],
        _ relation: ViewConstraint.Relation, at expression: Expression, _ site: CodeSite
    ) {
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        for side in sides {
            guard let points = points(interpreter.evaluator, side, of: arguments, isOnly: sides.count == 1, site) else {
                continue
            }
            for node in nodes {
                let name = interpreter.store.name(of: node)
                interpreter.store.nodes[node].constraints.append(
                    ViewConstraint(
                        first: ViewConstraint.Side(item: name, attribute: side), relation: relation, constant: points,
                        place: place, isConditional: site.isConditional))
            }
        }
    }

    /// The points of a side; `nil` where nothing is said of it.
    private static func points(
        _ evaluator: Evaluator, _ side: String, of arguments: [Argument], isOnly: Bool, _ site: CodeSite
    ) -> Fact<Double>? {
        if let own = arguments.first(where: { $0.label.map { $0.lowercased().hasSuffix(side) } ?? false }) {
            return evaluator.number(of: own.value, in: site.scope)
        }
        guard let first = arguments.first, first.label == nil else { return nil }
        return isOnly ? dimension(evaluator, first.value, site) : part(evaluator, side, of: first.value, site)
    }

    /// `CGSize(width: 44, height: 44)`
    private static func part(
        _ evaluator: Evaluator, _ side: String, of size: Expression, _ site: CodeSite
    ) -> Fact<Double> {
        let found = evaluator.symbol(size, in: site.scope)
        guard found.count == 1, case .call(_, let arguments) = found[0].0.kind,
            let own = arguments.first(where: { $0.label == side })
        else { return .dynamic }
        return evaluator.number(of: own.value, in: found[0].1)
    }

    /// `ASDimensionMake(44)`, `ASDimensionMake("44pt")`, `ASDimension(unit: .points, value: 44)`,
    /// `.init(unit: .points, value: 44)`; a part of what is around is not known in points.
    private static func dimension(_ evaluator: Evaluator, _ value: Expression, _ site: CodeSite) -> Fact<Double> {
        guard case .call(let callee, let arguments) = value.kind, let last = arguments.last else {
            return evaluator.number(of: value, in: site.scope)
        }
        if callee.lastName?.hasSuffix("Fraction") ?? false { return .dynamic }
        if case .string(let segments) = last.value.kind { return points(in: segments) }
        if let unit = arguments.count > 1 ? arguments.first : nil,
            evaluator.memberName(of: unit.value, in: site.scope).value != "points"
        {
            return .dynamic
        }
        return evaluator.number(of: last.value, in: site.scope)
    }

    /// `"44pt"`, but not `"50%"`.
    private static func points(in segments: [StringSegment]) -> Fact<Double> {
        guard segments.count == 1, case .text(let written) = segments[0], written.hasSuffix(unit),
            let points = Double(written.dropLast(unit.count))
        else { return .dynamic }
        return .known(points)
    }

    private static let unit = "pt"

    // MARK: Touches

    /// Notes by how much a node reacts to touches around it: `button.hitTestSlop = UIEdgeInsets(top: -8, …)`.
    static func widenTouch(
        _ interpreter: inout ViewCodeInterpreter, _ node: Int, by insets: Expression, _ site: CodeSite
    ) {
        let sides = ["top", "left", "bottom", "right"].map { side in
            part(interpreter.evaluator, side, of: insets, site).value
        }
        guard !site.isConditional, let top = sides[0], let left = sides[1], let bottom = sides[2],
            let right = sides[3], left + right <= 0, top + bottom <= 0
        else {
            interpreter.store.viewsWithOwnTouchArea.insert(node)
            return
        }
        interpreter.store.nodes[node].touchSlop = ViewNode.Slop(across: -(left + right), down: -(top + bottom))
    }
}
