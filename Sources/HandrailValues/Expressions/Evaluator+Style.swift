package import HandrailCode
package import HandrailModel
import HandrailSource

extension Evaluator {
    /// Follows names and members of the project until a framework's own expression is left: `.title`,
    /// `.system(size: 9)`, `Color.red.opacity(0.5)`.
    package func symbol(_ expression: Expression, in scope: Scope) -> [(Expression, Scope)] {
        switch value(of: expression, in: scope) {
        case .symbolic(let inner, let home): return [(inner, home)]
        case .oneOf(let values):
            return values.flatMap { value -> [(Expression, Scope)] in
                switch value {
                case .symbolic(let inner, let home): [(inner, home)]
                case .enumCase(nil, let name, _): [(Self.member(name, at: expression), scope)]
                case .view(.expression(let inner, let home)): [(inner, home)]
                default: []
                }
            }
        case .enumCase(nil, let name, let payload):
            if payload.isEmpty { return [(Self.member(name, at: expression), scope)] }
            return [(expression, scope)]
        case .view(.expression(let inner, let home)): return [(inner, home)]
        case .view(.statements(let body, let home)):
            guard body.count == 1, case .expression(let inner) = body[0].kind else { return [] }
            return [(inner, home)]
        default: return []
        }
    }

    package static func member(_ name: String, at expression: Expression) -> Expression {
        Expression(.member(base: nil, name: name, nameStart: expression.range.lower), expression.range)
    }
    /// The expression that is all of a body.
    package static func onlyExpression(_ body: [Statement]?) -> Expression? {
        guard let body, body.count == 1 else { return nil }
        switch body[0].kind {
        case .expression(let expression): return expression
        case .result(let expression): return expression
        default: return nil
        }
    }

    /// The name of an implicit member such as `.semibold`.
    package func memberName(of expression: Expression, in scope: Scope) -> Fact<String> {
        if case .member(_, let name, _) = expression.kind { return .known(name) }
        if case .call(let callee, _) = expression.kind, case .member(_, let name, _) = callee.kind {
            return .known(name)
        }
        let names = value(of: expression, in: scope).alternatives.map { value -> String? in
            switch value {
            case .enumCase(_, let name, _): name
            case .symbolic(let inner, _):
                if case .member(_, let name, _) = inner.kind { name } else { nil }
            default: nil
            }
        }
        let known = names.compactMap { $0 }
        return known.count == names.count && !known.isEmpty ? Self.fact(known) : .dynamic
    }
}
