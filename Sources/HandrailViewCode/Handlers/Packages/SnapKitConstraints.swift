import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailSource

/// Constraints made with SnapKit: `view.snp.makeConstraints { make in … }`.
enum SnapKitConstraints {
    /// What the end of a SnapKit chain says of the constraints that it makes.
    private struct Making {
        var relation = ViewConstraint.Relation.equal
        /// What they are held against; `nil` for the view around.
        var other: Expression?
        var isAroundIt = false
        /// Points added, in the direction of the axis; an inset counts inward from either edge.
        var offset: Fact<Double>?
        var isInset = false
        var priority: Fact<Double> = .known(1000)
        /// Whether the constraint is kept, to be changed later.
        var isKept = false
        /// What the other side is multiplied by.
        var factor: Fact<Double> = .known(1)
    }

    /// The view of `view.snp`; `nil` for any other expression.
    static func owner(of expression: Expression) -> Expression? {
        guard case .member(let owner?, let name, _) = expression.kind, isNamespace(name) else { return nil }
        return owner
    }

    private static func isNamespace(_ name: String) -> Bool {
        PackageSymbol.meaning(of: name, in: .snapKit) == .namespace
    }

    /// The constraints that the closure of `snp.makeConstraints` makes.
    static func read(
        _ interpreter: inout ViewCodeInterpreter, _ closure: Closure, for owners: [Int], _ site: inout CodeSite
    ) {
        let maker = closure.parameters.first?.name ?? "$0"
        for statement in closure.body { read(&interpreter, statement, maker, for: owners, &site) }
    }

    private static func read(
        _ interpreter: inout ViewCodeInterpreter, _ statement: Statement, _ maker: String, for owners: [Int],
        _ site: inout CodeSite
    ) {
        switch statement.kind {
        case .expression(let expression):
            switch expression.kind {
            case .binary("=", let target, let value):
                _ = target
                read(&interpreter, value, maker, Making(isKept: true), at: value, for: owners, &site)
            case .conditional(let conditional):
                for branch in conditional.branches {
                    for inner in branch.body { read(&interpreter, inner, maker, for: owners, &site) }
                }
            case .call: read(&interpreter, expression, maker, Making(), at: expression, for: owners, &site)
            default: break
            }
        case .result(let value?): read(&interpreter, value, maker, Making(), at: value, for: owners, &site)
        case .block(let body): for inner in body { read(&interpreter, inner, maker, for: owners, &site) }
        default: break
        }
    }

    /// `make.size.equalTo(44)`, `make.left.equalTo(label.snp.right).offset(8).priority(.low)`, from its end.
    private static func read(
        _ interpreter: inout ViewCodeInterpreter, _ expression: Expression, _ maker: String, _ making: Making,
        at whole: Expression, for owners: [Int],
        _ site: inout CodeSite
    ) {
        var making = making
        if case .member(let base?, let name, _) = expression.kind,
            PackageSymbol.meaning(of: name, in: .snapKit) == .keeps
        {
            making.isKept = true
            return read(&interpreter, base, maker, making, at: whole, for: owners, &site)
        }
        guard case .call(let callee, let arguments) = expression.kind,
            case .member(let base?, let name, _) = callee.kind
        else { return }
        let first = arguments.first?.value
        let meaning = PackageSymbol.meaning(of: name, in: .snapKit)
        switch meaning {
        case .offsets, .insets:
            making.offset = first.map { LayoutAnchors.signed(interpreter.evaluator, $0, in: site.scope) }
            making.isInset = meaning == .insets
        case .weighs:
            making.priority =
                first.map { LayoutAnchors.priority(interpreter.evaluator, $0, in: site.scope) } ?? .dynamic
        case .multiplies, .divides:
            let factor = first.map { LayoutAnchors.signed(interpreter.evaluator, $0, in: site.scope) } ?? .dynamic
            making.factor = meaning == .multiplies ? factor : factor.map { 1 / $0 }
        case .relates(let relation, let isAroundIt):
            making.relation = relation
            making.other = first
            making.isAroundIt = isAroundIt
            return make(&interpreter, Self.attributes(base, maker), making, at: whole, for: owners, &site)
        default: break
        }
        read(&interpreter, base, maker, making, at: whole, for: owners, &site)
    }

    private static func make(
        _ interpreter: inout ViewCodeInterpreter, _ attributes: [String], _ making: Making, at expression: Expression,
        for owners: [Int], _ site: inout CodeSite
    ) {
        let number = making.other.flatMap { LayoutAnchors.signed(interpreter.evaluator, $0, in: site.scope).value }
        let size =
            number.map { ($0, $0) } ?? making.other.flatMap { LayoutAnchors.size(interpreter.evaluator, $0, in: site) }
        for owner in owners {
            for attribute in attributes {
                switch attribute {
                case "size", "width", "height":
                    // What is kept is switched on and off, or changed.
                    if making.isKept { continue }
                    guard let size else {
                        relate(&interpreter, attribute, making, at: expression, for: owner, &site)
                        continue
                    }
                    guard making.factor == .known(1) else { continue }
                    for (side, points) in [("width", size.0), ("height", size.1)]
                    where attribute == side || attribute == "size" {
                        LayoutAnchors.constrain(
                            &interpreter.store, owner, side, .known(points), making.relation, at: expression, site,
                            priority: making.priority)
                    }
                default:
                    let isFar = attribute == "right" || attribute == "trailing" || attribute == "bottom"
                    var constant = making.offset ?? .known(0)
                    if making.isInset, isFar { constant = constant.map { -$0 } }
                    // A number alone is held against the view around.
                    if making.offset == nil, let size { constant = .known(size.0) }
                    var other = ViewConstraint.Side(item: LayoutAnchors.aroundIt, attribute: attribute)
                    if !making.isAroundIt, size == nil {
                        guard let expression = making.other else { continue }
                        other = side(&interpreter, expression, attribute, &site)
                    }
                    LayoutAnchors.constrain(
                        &interpreter.store, owner, attribute, making.isKept ? .dynamic : constant, making.relation,
                        at: expression, site,
                        second: other, priority: making.priority)
                }
            }
        }
    }

    /// A width or height that follows another: `make.width.equalTo(picture.snp.height).multipliedBy(1.5)`.
    private static func relate(
        _ interpreter: inout ViewCodeInterpreter, _ attribute: String, _ making: Making, at expression: Expression,
        for owner: Int, _ site: inout CodeSite
    ) {
        guard attribute != "size", !making.isAroundIt, let other = making.other else { return }
        let second = side(&interpreter, other, attribute, &site)
        guard second.item != nil else { return }
        LayoutAnchors.constrain(
            &interpreter.store, owner, attribute, making.offset ?? .known(0), making.relation, at: expression, site,
            second: second,
            multiplier: making.factor, priority: making.priority)
    }

    private static func side(
        _ interpreter: inout ViewCodeInterpreter, _ expression: Expression, _ attribute: String, _ site: inout CodeSite
    ) -> ViewConstraint.Side {
        var expression = expression
        var edge = attribute
        if case .member(let base?, let name, _) = expression.kind, owner(of: base) != nil {
            (expression, edge) = (base, name)
        }
        var inner = expression
        if let base = owner(of: inner) { inner = base }
        if let guide = ReplacedGuides.oldGuide(&interpreter, inner, site) {
            return ViewConstraint.Side(item: guide, attribute: edge)
        }
        // What lies in a layout guide lies in the view that has the guide.
        var guide: String?
        while case .member(let base?, let name, _) = expression.kind, isNamespace(name) || LayoutAnchors.isGuide(name)
        {
            if !isNamespace(name) { guide = LayoutAnchors.replacedGuides.contains(name) ? "safeAreaLayoutGuide" : name }
            expression = base
        }
        return ViewConstraint.Side(
            item: interpreter.visit(expression, &site).first.map { interpreter.store.name(of: $0) }, attribute: edge,
            guide: guide)
    }

    /// The attributes in front of a relation: `make.left.top` has two.
    private static func attributes(_ expression: Expression, _ maker: String) -> [String] {
        var result: [String] = []
        var current = expression
        while case .member(let base?, let name, _) = current.kind {
            result.insert(name, at: 0)
            current = base
        }
        guard case .name(maker) = current.kind else { return [] }
        return result
    }
}
