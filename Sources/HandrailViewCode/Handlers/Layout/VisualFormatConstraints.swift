import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Constraints written in the visual format language.
enum VisualFormatConstraints {
    /// `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`.
    static func readVisualFormat(
        _ interpreter: inout ViewCodeInterpreter, _ arguments: [Argument], at expression: Expression,
        _ site: inout CodeSite
    ) {
        func argument(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }
        guard let written = argument("withVisualFormat"),
            let text = interpreter.evaluator.string(of: written, in: site.scope).value,
            let format = VisualFormat(text), let listed = argument("views")
        else {
            interpreter.visit(arguments, &site)
            return
        }
        let views = named(&interpreter, listed, site.scope, &site)
        let metrics = argument("metrics").map { numbers(interpreter.evaluator, $0, site.scope) } ?? [:]
        let isLeftToRight = argument("options").map { Self.mentions("directionLeftToRight", $0) } ?? false
        let edges = format.isVertical ? ("top", "bottom") : isLeftToRight ? ("left", "right") : ("leading", "trailing")
        for part in format.parts {
            switch part {
            case .size(let view, let length):
                // A size that is another view's is no size of its own.
                guard let constant = points(length.amount, metrics), views[length.amount] == nil else { continue }
                for node in views[view] ?? [] {
                    LayoutAnchors.constrain(
                        &interpreter.store, node, format.isVertical ? "height" : "width", constant,
                        Self.relation(length.relation),
                        at: expression, site, priority: priority(length.priority, metrics))
                }
            case .gap(let first, let second, let lengths):
                gap(
                    &interpreter.store, from: first, to: second, lengths.first, views, metrics, edges, at: expression,
                    site)
            }
        }
    }

    private static func gap(
        _ store: inout ObjectStore, from first: String?, to second: String?, _ length: VisualFormat.Length?,
        _ views: [String: [Int]],
        _ metrics: [String: Fact<Double>], _ edges: (String, String), at expression: Expression, _ site: CodeSite
    ) {
        let constant = length.flatMap { points($0.amount, metrics) } ?? .dynamic
        let relation = length.map { Self.relation($0.relation) } ?? .equal
        let required = priority(length?.priority, metrics)
        if let second, let node = views[second]?.first {
            let other = first.map { name in views[name]?.first.map { store.name(of: $0) } } ?? LayoutAnchors.aroundIt
            let edge = first == nil ? edges.0 : edges.1
            LayoutAnchors.constrain(
                &store, node, edges.0, constant, relation, at: expression, site,
                second: ViewConstraint.Side(item: other, attribute: edge), priority: required)
        } else if second == nil, let first, let node = views[first]?.first {
            LayoutAnchors.constrain(
                &store, node, edges.1, constant.map { -$0 }, relation, at: expression, site,
                second: ViewConstraint.Side(item: LayoutAnchors.aroundIt, attribute: edges.1), priority: required)
        }
    }

    private static func points(_ amount: String, _ metrics: [String: Fact<Double>]) -> Fact<Double>? {
        Double(amount).map { .known($0) } ?? metrics[amount]
    }

    private static func priority(_ written: String?, _ metrics: [String: Fact<Double>]) -> Fact<Double> {
        written.map { points($0, metrics) ?? .dynamic } ?? .known(1000)
    }

    private static func relation(_ sign: String) -> ViewConstraint.Relation {
        switch sign {
        case ">=": .atLeast
        case "<=": .atMost
        default: .equal
        }
    }

    // MARK: What names stand for

    /// The views of a dictionary literal, or of a variable that holds one, by name.
    private static func named(
        _ interpreter: inout ViewCodeInterpreter, _ expression: Expression, _ scope: Scope, _ site: inout CodeSite
    ) -> [String: [Int]] {
        var result: [String: [Int]] = [:]
        for (key, value) in pairs(of: expression, scope) {
            guard let name = interpreter.evaluator.string(of: key, in: scope).value else { continue }
            result[name] = interpreter.visit(value, &site)
        }
        return result
    }

    private static func numbers(
        _ evaluator: Evaluator, _ expression: Expression, _ scope: Scope
    ) -> [String: Fact<
        Double
    >] {
        var result: [String: Fact<Double>] = [:]
        for (key, value) in pairs(of: expression, scope) {
            guard let name = evaluator.string(of: key, in: scope).value else { continue }
            result[name] = evaluator.number(of: value, in: scope)
        }
        return result
    }

    private static func pairs(
        of expression: Expression, _ scope: Scope, depth: Int = 0
    ) -> [(key: Expression, value: Expression)] {
        guard depth < 6 else { return [] }
        switch expression.kind {
        case .dictionary(let pairs): return pairs
        case .cast(let inner, _, _), .unary(_, let inner): return pairs(of: inner, scope, depth: depth + 1)
        case .name(let name):
            guard case .deferred(let value, let home, _)? = scope.local(name) else { return [] }
            return pairs(of: value, home, depth: depth + 1)
        default: return []
        }
    }

    private static func mentions(_ name: String, _ expression: Expression) -> Bool {
        switch expression.kind {
        case .member(_, name, _): true
        case .array(let elements): elements.contains { mentions(name, $0) }
        default: false
        }
    }
}
