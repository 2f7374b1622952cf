import HandrailCode
import HandrailSource
import SwiftSyntax

extension FileLowering {
    /// An expression with everything inside it.
    mutating func lowerExpression(_ expression: ExprSyntax) -> Expression {
        guard depth < Self.maximumDepth else { return Expression(.other, expression.bytes) }
        depth += 1
        defer { depth -= 1 }
        return Expression(lowerKind(expression), expression.bytes)
    }

    /// How deep expressions are followed.
    private static let maximumDepth = 600

    private mutating func lowerKind(_ expression: ExprSyntax) -> ExpressionKind {
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let literal): lowerString(literal)
        case .simpleStringLiteralExpr(let literal): .string([.text(literal.segments.description)])
        case .integerLiteralExpr(let literal): number(literal.literal.text)
        case .floatLiteralExpr(let literal): number(literal.literal.text)
        case .booleanLiteralExpr(let literal): .boolean(literal.literal.tokenKind == .keyword(.true))
        case .nilLiteralExpr: .null
        case .declReferenceExpr(let reference): .name(identifier(reference.baseName))
        case .superExpr: .name("super")
        case .genericSpecializationExpr(let generic): lowerKind(generic.expression)
        case .memberAccessExpr(let member): lowerMember(member)
        case .functionCallExpr(let call): lowerCall(call)
        case .subscriptCallExpr(let call):
            .index(base: lowerExpression(call.calledExpression), arguments: lowerArguments(call.arguments))
        case .closureExpr(let closure): .closure(lowerClosure(closure))
        case .arrayExpr(let array): .array(array.elements.map { lowerExpression($0.expression) })
        case .dictionaryExpr(let dictionary): lowerDictionary(dictionary)
        case .tupleExpr(let tuple): lowerTuple(tuple)
        case .sequenceExpr(let sequence): fold(sequence).kind
        case .ternaryExpr(let ternary):
            .ternary(
                condition: lowerExpression(ternary.condition), then: lowerExpression(ternary.thenExpression),
                otherwise: lowerExpression(ternary.elseExpression))
        case .prefixOperatorExpr(let prefix): lowerPrefix(prefix)
        case .postfixOperatorExpr(let postfix):
            .unary(operator: postfix.operator.text, lowerExpression(postfix.expression))
        case .forceUnwrapExpr(let unwrap): .unary(operator: "!", lowerExpression(unwrap.expression))
        case .optionalChainingExpr(let chain): .unary(operator: "?", lowerExpression(chain.expression))
        case .inOutExpr(let value): .unary(operator: "&", lowerExpression(value.expression))
        case .tryExpr(let value): lowerKind(value.expression)
        case .awaitExpr(let value): lowerKind(value.expression)
        case .unsafeExpr(let value): lowerKind(value.expression)
        case .consumeExpr(let value): lowerKind(value.expression)
        case .copyExpr(let value): lowerKind(value.expression)
        case .borrowExpr(let value): lowerKind(value.expression)
        case .keyPathExpr(let path): .keyPath(lowerKeyPath(path))
        case .ifExpr(let value): .conditional(lowerIf(value))
        case .switchExpr(let value): .conditional(lowerSwitch(value))
        case .asExpr(let cast):
            .cast(lowerExpression(cast.expression), operator: "as", type: lowerTypeName(cast.type).name)
        case .isExpr(let cast):
            .cast(lowerExpression(cast.expression), operator: "is", type: lowerTypeName(cast.type).name)
        case .postfixIfConfigExpr(let conditional): lowerPostfixConditional(conditional)
        case .macroExpansionExpr(let macro): lowerMacro(macro)
        case .typeExpr(let type): .name(lowerTypeName(type.type).name)
        default: .other
        }
    }

    private func number(_ text: String) -> ExpressionKind {
        let digits = text.filter { $0 != "_" }
        if digits.hasPrefix("0x"), let value = UInt64(digits.dropFirst(2), radix: 16) { return .number(Double(value)) }
        if digits.hasPrefix("0b"), let value = UInt64(digits.dropFirst(2), radix: 2) { return .number(Double(value)) }
        if digits.hasPrefix("0o"), let value = UInt64(digits.dropFirst(2), radix: 8) { return .number(Double(value)) }
        return Double(digits).map { .number($0) } ?? .other
    }

    private mutating func lowerString(_ literal: StringLiteralExprSyntax) -> ExpressionKind {
        if literal.segments.count == 1, case .stringSegment(let only)? = literal.segments.first,
            literal.openingQuote.tokenKind == .stringQuote, literal.openingPounds == nil
        {
            let text = only.content.text
            return .string([.text(text.utf8.contains(UInt8(ascii: "\\")) ? StringEscapes.resolve(text) : text)])
        }
        let isRaw = literal.openingPounds != nil
        var segments: [HandrailCode.StringSegment] = []
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let piece):
                let text = piece.content.text
                segments.append(.text(isRaw ? text : StringEscapes.resolve(text)))
            case .expressionSegment(let piece):
                guard let value = piece.expressions.first else { continue }
                segments.append(.interpolation(lowerExpression(value.expression)))
            }
        }
        return .string(segments)
    }

    private mutating func lowerMember(_ member: MemberAccessExprSyntax) -> ExpressionKind {
        .member(
            base: member.base.map { lowerExpression($0) }, name: identifier(member.declName.baseName),
            nameStart: UInt32(clamping: member.declName.positionAfterSkippingLeadingTrivia.utf8Offset))
    }

    private mutating func lowerCall(_ call: FunctionCallExprSyntax) -> ExpressionKind {
        let callee = lowerExpression(call.calledExpression)
        noteConstruction(callee)
        var arguments = lowerArguments(call.arguments)
        if let closure = call.trailingClosure {
            let value = Expression(.closure(lowerClosure(closure)), closure.bytes)
            arguments.append(Argument(label: nil, value: value, isTrailing: true))
        }
        for element in call.additionalTrailingClosures {
            let value = Expression(.closure(lowerClosure(element.closure)), element.closure.bytes)
            arguments.append(Argument(label: identifier(element.label), value: value, isTrailing: true))
        }
        return .call(callee: callee, arguments: arguments)
    }

    private mutating func noteConstruction(_ callee: Expression) {
        let name: String
        switch callee.kind {
        case .name(let plain): name = plain
        case .member(_, let member, _): name = member
        default: return
        }
        if let first = name.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") { constructs.insert(name) }
    }

    /// The arguments of a call, subscript, attribute or macro.
    mutating func lowerArguments(_ list: LabeledExprListSyntax) -> [Argument] {
        if list.isEmpty { return [] }
        var result: [Argument] = []
        for argument in list {
            result.append(Argument(label: argument.label.map(identifier), value: lowerExpression(argument.expression)))
        }
        return result
    }

    private mutating func lowerClosure(_ closure: ClosureExprSyntax) -> Closure {
        Closure(parameters: lowerClosureParameters(closure.signature), body: lowerItems(closure.statements))
    }

    private func lowerClosureParameters(_ signature: ClosureSignatureSyntax?) -> [Parameter] {
        switch signature?.parameterClause {
        case .simpleInput(let list):
            list.map { Parameter(label: nil, name: identifier($0.name)) }
        case .parameterClause(let clause):
            clause.parameters.map { parameter in
                Parameter(
                    label: nil, name: identifier(parameter.secondName ?? parameter.firstName),
                    type: parameter.type.map { lowerTypeName($0) })
            }
        case nil:
            []
        }
    }

    private mutating func lowerDictionary(_ dictionary: DictionaryExprSyntax) -> ExpressionKind {
        guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
        var result: [(key: Expression, value: Expression)] = []
        for element in elements { result.append((lowerExpression(element.key), lowerExpression(element.value))) }
        return .dictionary(result)
    }

    private mutating func lowerTuple(_ tuple: TupleExprSyntax) -> ExpressionKind {
        if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
            return lowerKind(only.expression)
        }
        return .tuple(lowerArguments(tuple.elements))
    }

    private mutating func lowerPrefix(_ prefix: PrefixOperatorExprSyntax) -> ExpressionKind {
        let value = lowerExpression(prefix.expression)
        if prefix.operator.text == "-", case .number(let number) = value.kind { return .number(-number) }
        return .unary(operator: prefix.operator.text, value)
    }

    private func lowerKeyPath(_ path: KeyPathExprSyntax) -> String {
        path.components.compactMap { component -> String? in
            guard case .property(let property) = component.component else { return nil }
            return property.declName.baseName.text
        }.joined(separator: ".")
    }

    private mutating func lowerMacro(_ macro: MacroExpansionExprSyntax) -> ExpressionKind {
        var arguments = lowerArguments(macro.arguments)
        if let closure = macro.trailingClosure {
            let value = Expression(.closure(lowerClosure(closure)), closure.bytes)
            arguments.append(Argument(label: nil, value: value, isTrailing: true))
        }
        return .macro(name: macro.macroName.text, arguments: arguments)
    }

    private mutating func lowerPostfixConditional(_ conditional: PostfixIfConfigExprSyntax) -> ExpressionKind {
        guard let base = conditional.base else { return .other }
        var clauses: [PostfixClause] = []
        for clause in conditional.config.clauses {
            var expression: Expression?
            if case .postfixExpression(let chain) = clause.elements { expression = lowerExpression(chain) }
            clauses.append(
                PostfixClause(condition: clause.condition?.trimmedDescription, expression: expression))
        }
        return .conditionalCompilation(base: lowerExpression(base), clauses: clauses)
    }
}
