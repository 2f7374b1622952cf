package import HandrailCode
package import HandrailProgram
import HandrailValues

/// Code that does something for some of the objects that it is called with, by their type.
package struct SelectiveCode {
    /// The linked project.
    package let program: Program

    /// A reader of functions of a linked project.
    package init(program: Program) {
        self.program = program
    }

    /// Whether statements go on, or do what they do, only for objects of certain types.
    package func asksForType(_ body: [Statement]) -> Bool {
        body.contains { statement in
            switch statement.kind {
            case .guardElse(let conditions, _): conditions.contains(where: asksForType)
            case .expression(let expression):
                if case .conditional(let conditional) = expression.kind {
                    // Several branches do something for several kinds.
                    conditional.branches.count == 1 && conditional.branches[0].conditions.contains(where: asksForType)
                } else {
                    false
                }
            default: false
            }
        }
    }

    /// Whether statements leave at once for objects of certain types: `switch model { case is Header: return; default:
    /// break }`.
    package func leavesForType(_ body: [Statement]) -> Bool {
        body.contains { statement in
            guard case .expression(let expression) = statement.kind,
                case .conditional(let conditional) = expression.kind
            else { return false }
            return conditional.branches.contains { branch in
                guard branch.body.count == 1, case .result(nil) = branch.body[0].kind else { return false }
                return branch.conditions.contains(where: asksForType)
            }
        }
    }

    private func asksForType(_ condition: Condition) -> Bool {
        switch condition {
        case .expression(let expression), .pattern(.expression(let expression), _): isTypeTest(expression)
        case .binding(_, let value): value.map(isCast) ?? false
        case .pattern, .platform: false
        }
    }

    private func isTypeTest(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .cast(_, "is", let type): isOneOfSeveral(type)
        case .unary("!", let inner): isTypeTest(inner)
        case .binary(let infix, let left, let right):
            (infix == "&&" || infix == "||") && (isTypeTest(left) || isTypeTest(right))
        default: false
        }
    }

    /// Whether an object is taken for one of a type, and not the cell at hand, which is of its type for good.
    private func isCast(_ expression: Expression) -> Bool {
        if case .cast(let subject, _, let type) = expression.kind {
            isOneOfSeveral(type) && !isCell(subject)
        } else {
            false
        }
    }

    /// Whether a type is one of the project's own of which others are not: what all of a list may be, such as a
    /// protocol, lets all of them through.
    private func isOneOfSeveral(_ type: String) -> Bool {
        program.typesByName[TypeName(type).name]?.contains { found in
            switch found.keyword {
            case .structure, .classType, .enumeration, .actorType: true
            case .protocolType, .extensionOf, nil: false
            }
        } ?? false
    }

    private func isCell(_ expression: Expression) -> Bool {
        guard case .call(let callee, _) = expression.unwrapped.kind else { return false }
        return callee.lastName?.hasPrefix("cellFor") ?? false
    }
}
