import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Constraints made with anchors and with `NSLayoutConstraint`.
package enum LayoutAnchors {
    /// Reads calls that lay views out: anchors, SnapKit and the like; `false` for any other call.
    static func readLayout(
        _ interpreter: inout ViewCodeInterpreter, _ effect: MethodEffect?, by name: String, on base: Expression,
        _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        switch effect {
        case .constrains: return readAnchor(&interpreter, base, arguments, at: expression, &site)
        case .fits where arguments.isEmpty:
            // Its content decides on its size.
            for node in interpreter.visit(base, &site) {
                interpreter.store.nodes[node].sizes += ["width", "height"].map {
                    ViewNode.Size(side: $0, points: .dynamic, place: interpreter.store.nodes[node].place)
                }
            }
            return false
        case .laysOut, .fits: return readPackage(&interpreter, name, on: base, arguments, at: expression, &site)
        case nil:
            guard case .name(let type) = base.kind, type.beginsWithCapital,
                let function = TypeFunction.effect(of: name, on: type) else {
                return false
            }
            return readConstraints(&interpreter, function, arguments, at: expression, &site)
        default: return false
        }
    }

    /// What functions of `NSLayoutConstraint` make of several constraints.
    private static func readConstraints(
        _ interpreter: inout ViewCodeInterpreter, _ function: TypeFunction.Effect, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        switch function {
        case .readsVisualFormat:
            VisualFormatConstraints.readVisualFormat(&interpreter, arguments, at: expression, &site)
            return true
        case .activates, .deactivates:
            guard let first = arguments.first else { return false }
            let constraints = if case .array(let elements) = first.value.kind { elements } else { [first.value] }
            for constraint in constraints {
                _ = interpreter.visit(constraint, &site)
                if function == .deactivates, let held = constraint.lastName {
                    interpreter.store.layout.changed.insert(held)
                }
            }
            return true
        case .animates, .transitions, .makesSystemButton, .makesSystemItem, .makesProminent, .makesEmpty,
            .makesDeferred, .arrangesNodes:
            return false
        }
    }

    /// Reads a method of a package that lays views out; `false` for a call that means something else.
    private static func readPackage(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, on base: Expression, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        if PackageSymbol.meaning(of: name, in: .snapKit) == .makesConstraints {
            guard let owner = SnapKitConstraints.owner(of: base), let argument = arguments.first,
                case .closure(let closure) = argument.value.kind
            else { return false }
            let found = interpreter.visit(owner, &site)
            SnapKitConstraints.read(&interpreter, closure, for: found, &site)
            return true
        }
        if PackageSymbol.meaning(of: name, in: .pinLayout) != nil,
            PinLayoutFrames.readPin(&interpreter, expression, &site)
        {
            return true
        }
        if let meaning = TinyConstraints.meaning(of: name) {
            return TinyConstraints.read(&interpreter, meaning, by: name, on: base, arguments, at: expression, &site)
        }
        guard case .weighs(let label)? = PackageSymbol.meaning(of: name, in: nil), let first = arguments.first,
            label == nil || first.label == label
        else { return false }
        return weigh(&interpreter, base, by: first.value, &site)
    }

    /// Notes a constraint on a view.
    static func constrain(
        _ store: inout ObjectStore, _ node: Int, _ attribute: String, _ constant: Fact<Double>,
        _ relation: ViewConstraint.Relation,
        at expression: Expression, _ site: CodeSite, second: ViewConstraint.Side? = nil, guide: String? = nil,
        multiplier: Fact<Double> = .known(1), priority: Fact<Double> = .known(1000)
    ) {
        store.layout.made.append((node, store.nodes[node].constraints.count))
        store.nodes[node].constraints.append(
            ViewConstraint(
                first: ViewConstraint.Side(item: store.name(of: node), attribute: attribute, guide: guide),
                second: second,
                relation: relation, constant: constant, multiplier: multiplier, priority: priority,
                place: SourcePlace(file: site.scope.file, range: expression.range), isConditional: site.isConditional))
    }

    /// What constraints call the view around another, which may not be known yet where they are made.
    static let aroundIt = "@superview"

    /// `anchor.constraint(equalToConstant: 44).withPriority(.defaultHigh)`: a method of the app's or a package's that
    /// hands a constraint on with another priority.
    private static func weigh(
        _ interpreter: inout ViewCodeInterpreter, _ base: Expression, by value: Expression, _ site: inout CodeSite
    ) -> Bool {
        guard case .call = base.kind else { return false }
        let before = interpreter.store.layout.made.count
        _ = interpreter.visit(base, &site)
        guard interpreter.store.layout.made.count > before else { return false }
        let priority = priority(interpreter.evaluator, value, in: site.scope)
        for (node, index) in interpreter.store.layout.made[before...] {
            interpreter.store.nodes[node].constraints[index] = interpreter.store.nodes[node].constraints[index]
                .weighing(priority)
        }
        return true
    }

    /// Notes that a property of a constraint which a name holds is set.
    static func changeConstraint(
        _ interpreter: inout ViewCodeInterpreter, _ property: String, of base: Expression, to value: Expression,
        _ site: CodeSite
    ) {
        guard ObjectStore.constraintProperties.contains(property), let name = base.lastName else {
            return
        }
        switch property {
        case "priority":
            interpreter.store.layout.priorities[name] = priority(interpreter.evaluator, value, in: site.scope)
        case "isActive":
            if case .boolean(true) = value.kind { return } else { interpreter.store.layout.changed.insert(name) }
        default:
            interpreter.store.layout.changed.insert(name)
            guard let function = site.function?.place else { return }
            let points = TransformReader(evaluator: interpreter.evaluator).number(value, in: site.scope)
            let measured = points == nil ? measured(value) : nil
            guard points != nil || measured != nil else { return }
            interpreter.store.layout.constants[name, default: []].append(
                LayoutNotes.Constant(points: points, sizeOf: measured, function: function))
        }
    }

    /// The view whose height or width is all that an expression says, as in `-card.frame.height`.
    private static func measured(_ value: Expression) -> String? {
        switch value.kind {
        case .unary(_, let operand): return measured(operand)
        case .member(let base?, "height", _), .member(let base?, "width", _):
            var frame = base
            if case .member(let outer?, "size", _) = frame.kind { frame = outer }
            switch frame.kind {
            case .member(let view?, "frame", _), .member(let view?, "bounds", _): return view.unwrapped.lastName
            default: return nil
            }
        default: return nil
        }
    }

    // MARK: Anchors

    private static func readAnchor(
        _ interpreter: inout ViewCodeInterpreter, _ base: Expression, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        guard let (owner, attribute, ownGuide) = anchor(&interpreter, base, &site) else { return false }
        guard let first = arguments.first, let label = first.label else { return true }
        let relation: ViewConstraint.Relation =
            label.hasPrefix("greater") ? .atLeast : label.hasPrefix("less") ? .atMost : .equal
        if label.hasSuffix("Constant") {
            for node in owner {
                constrain(
                    &interpreter.store, node, attribute, interpreter.evaluator.number(of: first.value, in: site.scope),
                    relation, at: expression, site)
            }
            return true
        }
        let guide = ReplacedGuides.oldGuide(&interpreter, ofAnchor: first.value, site)
        let other = guide == nil ? anchor(&interpreter, first.value, &site) : nil
        let constant =
            arguments.first { $0.label == "constant" }.map { signed(interpreter.evaluator, $0.value, in: site.scope) }
            ?? .known(0)
        let multiplier = factor(interpreter.evaluator, arguments, in: site.scope)
        for node in owner {
            let side =
                guide
                ?? ViewConstraint.Side(
                    item: other?.nodes.first.map { interpreter.store.name(of: $0) },
                    attribute: other?.attribute ?? attribute, guide: other?.guide)
            constrain(
                &interpreter.store, node, attribute, constant, relation, at: expression, site, second: side,
                guide: ownGuide, multiplier: multiplier)
        }
        return true
    }

    /// Reads an operator of a package that holds an anchor to a number; what it does with another anchor stays unknown.
    static func readOperator(
        _ interpreter: inout ViewCodeInterpreter, _ infix: String, _ left: Expression, _ right: Expression,
        at expression: Expression, _ site: inout CodeSite
    ) {
        guard let relation = ConstraintOperator.relation(of: infix) else { return }
        var (amount, weight): (Expression, Expression?) = (right, nil)
        if case .binary(let sign, let inner, let priority) = right.kind, ConstraintOperator.weighs(sign) {
            (amount, weight) = (inner, priority)
        }
        guard let points = signed(interpreter.evaluator, amount, in: site.scope).value,
            let (owners, attribute, guide) = anchor(&interpreter, left, &site)
        else { return }
        let strength = weight.map { priority(interpreter.evaluator, $0, in: site.scope) } ?? .known(1000)
        for node in owners {
            constrain(
                &interpreter.store, node, attribute, .known(points), relation, at: expression, site, guide: guide,
                priority: strength)
        }
    }

    /// What the other side of a constraint is multiplied by.
    private static func factor(_ evaluator: Evaluator, _ arguments: [Argument], in scope: Scope) -> Fact<Double> {
        arguments.first { $0.label == "multiplier" }.map { evaluator.number(of: $0.value, in: scope) } ?? .known(1)
    }

    /// The views whose anchor an expression names, with the attribute and the layout guide that it is the anchor of.
    private static func anchor(
        _ interpreter: inout ViewCodeInterpreter, _ expression: Expression, _ site: inout CodeSite
    ) -> (nodes: [Int], attribute: String, guide: String?)? {
        switch expression.kind {
        case .member(let base?, let name, _):
            guard name.hasSuffix("Anchor") else { return nil }
            // What lies in a layout guide lies in the view that has the guide.
            if let (owners, guide) = guide(&interpreter, base, &site) {
                return (owners, String(name.dropLast(6)), guide)
            }
            return (interpreter.visit(base, &site), String(name.dropLast(6)), nil)
        case .name(let name):
            guard name.hasSuffix("Anchor"), let receiver = site.receiver else { return nil }
            return ([receiver], String(name.dropLast(6)), nil)
        case .unary(_, let inner): return anchor(&interpreter, inner, &site)
        default: return nil
        }
    }

    /// The objects whose layout guide an expression names, with the name of the guide; those that the safe area has
    /// replaced keep clear of the same.
    private static func guide(
        _ interpreter: inout ViewCodeInterpreter, _ expression: Expression, _ site: inout CodeSite
    ) -> (owners: [Int], name: String)? {
        let found: (owners: [Int], name: String)
        switch expression.kind {
        case .member(let owner?, let name, _) where Self.isGuide(name): found = (interpreter.visit(owner, &site), name)
        case .name(let name) where Self.isGuide(name) && site.nodes[name] == nil:
            guard let receiver = site.receiver else { return nil }
            found = ([receiver], name)
        default: return nil
        }
        // What the class declares by that name is something of its own.
        let isOwn = found.owners.contains { owner in
            interpreter.store.nodes[owner].viewClass.type.map {
                interpreter.program.property(found.name, of: $0) != nil
            } ?? false
        }
        if isOwn { return nil }
        return (found.owners, Self.replacedGuides.contains(found.name) ? "safeAreaLayoutGuide" : found.name)
    }

    /// Guides that the safe area has replaced.
    static let replacedGuides: NameSet = ["topLayoutGuide", "bottomLayoutGuide"]

    /// Whether a property of a view is one of its layout guides.
    static func isGuide(_ name: String) -> Bool {
        name.hasSuffix("LayoutGuide") || name.hasSuffix("MarginsGuide") || name.hasSuffix("ContentGuide")
    }

    /// A number with its sign.
    static func signed(_ evaluator: Evaluator, _ expression: Expression, in scope: Scope) -> Fact<Double> {
        if case .unary("-", let operand) = expression.kind {
            return evaluator.number(of: operand, in: scope).map { -$0 }
        }
        return evaluator.number(of: expression, in: scope)
    }

    // MARK: NSLayoutConstraint

    /// `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
    static func readConstraint(
        _ interpreter: inout ViewCodeInterpreter, made arguments: [Argument], at expression: Expression?,
        _ site: inout CodeSite
    ) {
        func argument(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }
        guard let item = argument("item"), let attribute = argument("attribute"),
            let name = interpreter.evaluator.memberName(of: attribute, in: site.scope).value
        else { return }
        let relation: ViewConstraint.Relation =
            switch argument("relatedBy").flatMap({ interpreter.evaluator.memberName(of: $0, in: site.scope).value }) {
            case "greaterThanOrEqual": .atLeast
            case "lessThanOrEqual": .atMost
            default: .equal
            }
        var second: ViewConstraint.Side?
        if let other = argument("toItem"), !isNull(other) {
            let attributes = arguments.filter { $0.label == "attribute" }
            var (view, guide): (Expression, String?) = (other, nil)
            if case .member(let base?, let name, _) = other.kind, Self.isGuide(name),
                !Self.replacedGuides.contains(name)
            {
                (view, guide) = (base, name)
            }
            second = ViewConstraint.Side(
                item: ReplacedGuides.oldGuide(&interpreter, other, site)
                    ?? interpreter.visit(view, &site).first.map { interpreter.store.name(of: $0) },
                attribute: attributes.last.flatMap {
                    interpreter.evaluator.memberName(of: $0.value, in: site.scope).value
                } ?? name, guide: guide)
        }
        let constant = argument("constant").map { signed(interpreter.evaluator, $0, in: site.scope) } ?? .known(0)
        for node in interpreter.visit(item, &site) {
            constrain(
                &interpreter.store, node, name, constant, relation, at: expression ?? attribute, site, second: second,
                multiplier: factor(interpreter.evaluator, arguments, in: site.scope))
        }
    }

    private static func isNull(_ expression: Expression) -> Bool {
        if case .null = expression.kind { true } else { false }
    }

    // MARK: Values

    /// A size that is known: a number for both, or a `CGSize`.
    static func size(
        _ evaluator: Evaluator, _ expression: Expression, in site: CodeSite
    ) -> (
        width: Double, height: Double
    )? {
        if let both = evaluator.number(of: expression, in: site.scope).value { return (both, both) }
        for (inner, scope) in evaluator.symbol(expression, in: site.scope) {
            guard case .call(let callee, let arguments) = inner.kind, case .name(let type) = callee.kind,
                FrameworkType.kind(of: type) == .size,
                let width = arguments.first(where: { $0.label == "width" }),
                let height = arguments.first(where: { $0.label == "height" }),
                let x = evaluator.number(of: width.value, in: scope).value,
                let y = evaluator.number(of: height.value, in: scope).value
            else { continue }
            return (x, y)
        }
        return nil
    }

    /// A priority: a number, or one of those that have names.
    static func priority(_ evaluator: Evaluator, _ expression: Expression, in scope: Scope) -> Fact<Double> {
        if case .call(let callee, let arguments) = expression.kind, let first = arguments.first {
            switch callee.kind {
            case .name(let type) where FrameworkType.kind(of: type) == .layoutPriority:
                return evaluator.number(of: first.value, in: scope)
            case .member(_, "init", _), .member(_, "Priority", _):
                return evaluator.number(of: first.value, in: scope)
            default: return .dynamic
            }
        }
        if case .member(_, let name, _) = expression.kind, let known = Self.priorities[name] { return .known(known) }
        return evaluator.number(of: expression, in: scope)
    }

    private static let priorities: [String: Double] = [
        "required": 1000, "defaultHigh": 750, "high": 750, "defaultLow": 250, "low": 250, "medium": 500,
        "fittingSizeLevel": 50,
    ]
}

extension ViewConstraint {
    /// The same constraint with another priority.
    fileprivate func weighing(_ priority: Fact<Double>) -> ViewConstraint {
        ViewConstraint(
            first: first, second: second, relation: relation, constant: constant, multiplier: multiplier,
            priority: priority,
            place: place, isConditional: isConditional)
    }
}
