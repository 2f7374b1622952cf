import HandrailCode
import HandrailModel
import HandrailSource

extension ViewCodeReader {
    /// Reads calls that lay views out: anchors, SnapKit and the like; `false` for any other call.
    mutating func readLayout(
        _ name: String, on base: Expression, _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        switch name {
        case "constraint":
            return readAnchor(base, arguments, at: expression, &site)
        case "makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints":
            guard case .member(let owner?, "snp", _) = base.kind, let argument = arguments.first,
                case .closure(let closure) = argument.value.kind
            else { return false }
            let found = visit(owner, &site)
            readMaker(closure, for: found, &site)
            return true
        case "width", "height":
            // TinyConstraints: `button.width(44)`.
            guard let first = arguments.first, first.label == nil, !first.isTrailing,
                let constant = evaluator.number(of: first.value, in: site.scope).value
            else { return false }
            let found = visit(base, &site)
            for node in found { constrain(node, name, .known(constant), .equal, at: expression, site) }
            return !found.isEmpty
        case "activate", "deactivate":
            guard case .name("NSLayoutConstraint") = base.kind, let first = arguments.first,
                case .array(let constraints) = first.value.kind
            else { return false }
            for constraint in constraints { _ = visit(constraint, &site) }
            return true
        default:
            return false
        }
    }

    private mutating func constrain(
        _ node: Int, _ attribute: String, _ constant: Fact<Double>, _ relation: ViewConstraint.Relation,
        at expression: Expression, _ site: CodeSite, second: ViewConstraint.Side? = nil
    ) {
        nodes[node].constraints.append(
            ViewConstraint(
                first: ViewConstraint.Side(item: name(of: node), attribute: attribute), second: second,
                relation: relation, constant: constant,
                place: SourcePlace(file: site.scope.file, range: expression.range)))
    }

    /// The name that constraints know a view by.
    func name(of node: Int) -> String { nodes[node].design.map { designs[$0].identity } ?? "@\(node)" }

    // MARK: Anchors

    private mutating func readAnchor(
        _ base: Expression, _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        guard let (owner, attribute) = anchor(base, &site) else { return false }
        guard let first = arguments.first, let label = first.label else { return true }
        let relation: ViewConstraint.Relation =
            label.hasPrefix("greater") ? .atLeast : label.hasPrefix("less") ? .atMost : .equal
        if label.hasSuffix("Constant") {
            for node in owner {
                constrain(node, attribute, evaluator.number(of: first.value, in: site.scope), relation, at: expression, site)
            }
            return true
        }
        let other = anchor(first.value, &site)
        let constant = arguments.first { $0.label == "constant" }.map { signed($0.value, in: site.scope) } ?? .known(0)
        for node in owner {
            let side = ViewConstraint.Side(item: other?.0.first.map(name), attribute: other?.1 ?? attribute)
            constrain(node, attribute, constant, relation, at: expression, site, second: side)
        }
        return true
    }

    private mutating func anchor(_ expression: Expression, _ site: inout CodeSite) -> ([Int], String)? {
        switch expression.kind {
        case .member(let base?, let name, _):
            guard name.hasSuffix("Anchor") else { return nil }
            // What lies in a layout guide lies in the view that has the guide.
            if case .member(let view?, let guide, _) = base.kind, guide.hasSuffix("LayoutGuide") || guide == "layoutMarginsGuide" {
                return (visit(view, &site), String(name.dropLast(6)))
            }
            return (visit(base, &site), String(name.dropLast(6)))
        case .name(let name):
            guard name.hasSuffix("Anchor"), let receiver = site.receiver else { return nil }
            return ([receiver], String(name.dropLast(6)))
        case .unary(_, let inner): return anchor(inner, &site)
        default: return nil
        }
    }

    private func signed(_ expression: Expression, in scope: Scope) -> Fact<Double> {
        if case .unary("-", let operand) = expression.kind {
            return evaluator.number(of: operand, in: scope).map { -$0 }
        }
        return evaluator.number(of: expression, in: scope)
    }

    // MARK: NSLayoutConstraint

    /// `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
    mutating func readConstraint(made arguments: [Argument], _ site: inout CodeSite) {
        func argument(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }
        guard let item = argument("item"), let attribute = argument("attribute"),
            let name = evaluator.memberName(of: attribute, in: site.scope).value
        else { return }
        let relation: ViewConstraint.Relation =
            switch argument("relatedBy").flatMap({ evaluator.memberName(of: $0, in: site.scope).value }) {
            case "greaterThanOrEqual": .atLeast
            case "lessThanOrEqual": .atMost
            default: .equal
            }
        var second: ViewConstraint.Side?
        if let other = argument("toItem"), !isNull(other) {
            let attributes = arguments.filter { $0.label == "attribute" }
            second = ViewConstraint.Side(
                item: visit(other, &site).first.map { self.name(of: $0) },
                attribute: attributes.last.flatMap { evaluator.memberName(of: $0.value, in: site.scope).value } ?? name)
        }
        let constant = argument("constant").map { signed($0, in: site.scope) } ?? .known(0)
        for node in visit(item, &site) {
            constrain(node, name, constant, relation, at: attribute, site, second: second)
        }
    }

    private func isNull(_ expression: Expression) -> Bool { if case .null = expression.kind { true } else { false } }

    // MARK: SnapKit

    private mutating func readMaker(_ closure: Closure, for owners: [Int], _ site: inout CodeSite) {
        let maker = closure.parameters.first?.name ?? "$0"
        for statement in closure.body {
            guard case .expression(let expression) = statement.kind else { continue }
            readMaker(expression, maker, for: owners, &site)
        }
    }

    /// `make.size.equalTo(44)`, `make.left.equalTo(label.snp.right).offset(8)`.
    private mutating func readMaker(_ expression: Expression, _ maker: String, for owners: [Int], _ site: inout CodeSite) {
        guard case .call(let callee, let arguments) = expression.kind, case .member(let base?, let name, _) = callee.kind
        else { return }
        let relation: ViewConstraint.Relation
        switch name {
        case "equalTo": relation = .equal
        case "greaterThanOrEqualTo": relation = .atLeast
        case "lessThanOrEqualTo": relation = .atMost
        default: return readMaker(base, maker, for: owners, &site)
        }
        let attributes = Self.attributes(base, maker)
        guard !attributes.isEmpty, let first = arguments.first?.value else { return }
        let size = size(first, in: site)
        for owner in owners {
            for attribute in attributes {
                switch attribute {
                case "size":
                    guard let size else { continue }
                    constrain(owner, "width", .known(size.width), relation, at: expression, site)
                    constrain(owner, "height", .known(size.height), relation, at: expression, site)
                case "width", "height":
                    guard let size else { continue }
                    let points = attribute == "width" ? size.width : size.height
                    constrain(owner, attribute, .known(points), relation, at: expression, site)
                default:
                    let other = side(first, attribute, &site)
                    constrain(owner, attribute, .dynamic, relation, at: expression, site, second: other)
                }
            }
        }
    }

    private mutating func side(_ expression: Expression, _ attribute: String, _ site: inout CodeSite) -> ViewConstraint.Side {
        if case .member(let base?, let name, _) = expression.kind, case .member(let view?, "snp", _) = base.kind {
            return ViewConstraint.Side(item: visit(view, &site).first.map { self.name(of: $0) }, attribute: name)
        }
        return ViewConstraint.Side(item: visit(expression, &site).first.map { name(of: $0) }, attribute: attribute)
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

    /// A size that is known: a number for both, or a `CGSize`.
    private func size(_ expression: Expression, in site: CodeSite) -> (width: Double, height: Double)? {
        if let both = evaluator.number(of: expression, in: site.scope).value { return (both, both) }
        for (inner, scope) in evaluator.symbol(expression, in: site.scope) {
            guard case .call(let callee, let arguments) = inner.kind, case .name("CGSize") = callee.kind,
                let width = arguments.first(where: { $0.label == "width" }),
                let height = arguments.first(where: { $0.label == "height" }),
                let x = evaluator.number(of: width.value, in: scope).value,
                let y = evaluator.number(of: height.value, in: scope).value
            else { continue }
            return (x, y)
        }
        return nil
    }
}
