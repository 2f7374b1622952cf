import HandrailCode
import HandrailSource
@_spi(RawSyntax) import SwiftSyntax

extension FileLowering {
    /// Folds `a op b op c` by precedence while lowering.
    ///
    /// SwiftOperators would rewrite the syntax tree first, which costs more than the whole of this walk;
    /// evaluation needs only the standard operators, so an operator the app declares counts as an addition.
    mutating func fold(_ sequence: SourceNode) -> Expression {
        let elements = sequence[Part.Sequence.elements].parts
        guard elements.count < Self.maximumOperands else { return Expression(.other, sequence.bytes) }
        if let only = onlyOperation(elements) { return only }
        var operands: [Expression] = []
        var operators: [InfixOperator] = []
        var pending: InfixOperator?
        for element in elements {
            if let infix = infixOperator(element) {
                if case .cast = infix.kind { pending = infix } else { operators.append(infix) }
            } else if let cast = pending, case .cast(let name) = cast.kind, let value = operands.popLast() {
                let type = element.kind == .typeExpr ? lowerTypeName(element[Part.Wrapped.content]).name : ""
                operands.append(
                    Expression(.cast(value, operator: name, type: type), value.range.union(element.bytes)))
                pending = nil
            } else {
                operands.append(lowerExpression(element))
            }
        }
        var position = 0
        return climb(&position, operands, operators, minimum: 0)
    }

    /// Two operands with one operator between them, as nearly all chains are: nothing is to be put in order.
    private mutating func onlyOperation(_ elements: SourceParts) -> Expression? {
        guard elements.count == 3, let left = elements[0], let sign = elements[1], let right = elements[2],
            sign.kind == .binaryOperatorExpr || sign.kind == .assignmentExpr, let infix = infixOperator(sign)
        else { return nil }
        let first = lowerExpression(left)
        return join(first, infix, lowerExpression(right))
    }

    /// The longest chain of operators that is folded; each makes the tree one level deeper.
    private static let maximumOperands = 1_000

    private struct InfixOperator {
        enum Kind {
            case named(String)
            case ternary(then: Expression)
            case cast(String)
        }
        let kind: Kind

        var precedence: Int {
            switch kind {
            case .cast: 90
            case .ternary: 20
            case .named(let name): Self.precedences[name] ?? (name.hasSuffix("=") ? 10 : 70)
            }
        }

        var isRightAssociative: Bool {
            switch kind {
            case .ternary: true
            case .cast: false
            case .named(let name): name == "??" || precedence == 10
            }
        }

        private static let precedences: [String: Int] = [
            "=": 10, "||": 30, "&&": 40, "==": 50, "!=": 50, "<": 50, ">": 50, "<=": 50, ">=": 50, "===": 50,
            "!==": 50, "~=": 50, "??": 60, "...": 65, "..<": 65, "+": 70, "-": 70, "&+": 70, "&-": 70, "|": 70,
            "^": 70, "*": 80, "/": 80, "%": 80, "&": 80, "&*": 80, "<<": 85, ">>": 85,
        ]
    }

    private mutating func infixOperator(_ element: SourceNode) -> InfixOperator? {
        switch element.kind {
        case .binaryOperatorExpr: InfixOperator(kind: .named(text(element[Part.Infix.token])))
        case .assignmentExpr: InfixOperator(kind: .named("="))
        case .unresolvedTernaryExpr:
            InfixOperator(kind: .ternary(then: lowerExpression(element[Part.UnresolvedTernary.then])))
        case .unresolvedAsExpr: InfixOperator(kind: .cast("as"))
        case .unresolvedIsExpr: InfixOperator(kind: .cast("is"))
        default: nil
        }
    }

    /// Precedence climbing from the operand at `position`; leaves `position` at the last operand used.
    private func climb(
        _ position: inout Int, _ operands: [Expression], _ operators: [InfixOperator], minimum: Int
    ) -> Expression {
        guard position < operands.count else { return Expression(.other, .zero) }
        var left = operands[position]
        while position < operators.count, position + 1 < operands.count, operators[position].precedence >= minimum {
            let infix = operators[position]
            position += 1
            let next = infix.isRightAssociative ? infix.precedence : infix.precedence + 1
            let right = climb(&position, operands, operators, minimum: next)
            left = join(left, infix, right)
        }
        return left
    }

    private func join(_ left: Expression, _ infix: InfixOperator, _ right: Expression) -> Expression {
        let range = left.range.union(right.range)
        switch infix.kind {
        case .named(let name):
            return Expression(.binary(operator: name, left: left, right: right), range)
        case .ternary(let then):
            return Expression(.ternary(condition: left, then: then, otherwise: right), range)
        case .cast:
            return left
        }
    }
}
