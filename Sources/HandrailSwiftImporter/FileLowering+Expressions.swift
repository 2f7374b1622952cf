import HandrailCode
import HandrailSource
@_spi(RawSyntax) import SwiftSyntax

extension FileLowering {
    /// An expression with everything inside it; nothing modeled where there is none.
    mutating func lowerExpression(_ expression: SourceNode?) -> Expression {
        guard let expression else { return Expression(.other, .zero) }
        guard depth < Self.maximumDepth else { return Expression(.other, expression.bytes) }
        depth += 1
        defer { depth -= 1 }
        // What is tried or awaited begins where it is written itself.
        switch expression.kind {
        case .tryExpr: return lowerExpression(expression.parts[Part.Try.expression])
        case .awaitExpr: return lowerExpression(expression.parts[Part.Marked.expression])
        default: return Expression(lowerKind(expression), expression.bytes)
        }
    }

    /// How deep expressions are followed.
    private static let maximumDepth = 600

    private mutating func lowerKind(_ expression: SourceNode) -> ExpressionKind {
        let parts = expression.parts
        return switch expression.kind {
        case .stringLiteralExpr: lowerString(parts)
        case .simpleStringLiteralExpr:
            .string([.text(parts[Part.SimpleString.segments].map { text(in: $0.allBytes) } ?? "")])
        case .integerLiteralExpr, .floatLiteralExpr: number(text(parts[Part.Literal.token]))
        case .booleanLiteralExpr: .boolean(isToken(parts[Part.Literal.token], "true"))
        case .nilLiteralExpr: .null
        case .declReferenceExpr: .name(identifier(parts[Part.Reference.name]))
        case .superExpr: .name("super")
        case .genericSpecializationExpr: lowerContent(parts[Part.Wrapped.content])
        case .memberAccessExpr: lowerMember(parts)
        case .functionCallExpr: lowerCall(parts)
        case .subscriptCallExpr:
            .index(
                base: lowerExpression(parts[Part.Call.callee]), arguments: lowerArguments(parts[Part.Call.arguments]))
        case .closureExpr: .closure(lowerClosure(expression))
        case .arrayExpr: .array(lowerElements(parts[Part.Elements.list]))
        case .dictionaryExpr: lowerDictionary(parts[Part.Dictionary.content])
        case .tupleExpr: lowerTuple(parts[Part.Elements.list])
        case .sequenceExpr: fold(expression).kind
        case .ternaryExpr:
            .ternary(
                condition: lowerExpression(parts[Part.Ternary.condition]),
                then: lowerExpression(parts[Part.Ternary.then]),
                otherwise: lowerExpression(parts[Part.Ternary.otherwise]))
        case .prefixOperatorExpr: lowerPrefix(parts)
        case .postfixOperatorExpr:
            .unary(operator: text(parts[Part.Postfix.token]), lowerExpression(parts[Part.Postfix.expression]))
        case .forceUnwrapExpr: .unary(operator: "!", lowerExpression(parts[Part.Postfix.expression]))
        case .optionalChainingExpr: .unary(operator: "?", lowerExpression(parts[Part.Postfix.expression]))
        case .inOutExpr: .unary(operator: "&", lowerExpression(parts[Part.Marked.expression]))
        case .tryExpr: lowerContent(parts[Part.Try.expression])
        case .awaitExpr, .unsafeExpr, .consumeExpr, .copyExpr, .borrowExpr: lowerContent(parts[Part.Marked.expression])
        case .keyPathExpr: .keyPath(lowerKeyPath(parts[Part.KeyPath.components]))
        case .ifExpr: .conditional(lowerIf(expression))
        case .switchExpr: .conditional(lowerSwitch(parts))
        case .asExpr:
            .cast(
                lowerExpression(parts[Part.As.expression]), operator: "as",
                type: lowerTypeName(parts[Part.As.type]).name)
        case .isExpr:
            .cast(
                lowerExpression(parts[Part.Is.expression]), operator: "is",
                type: lowerTypeName(parts[Part.Is.type]).name)
        case .postfixIfConfigExpr: lowerPostfixConditional(parts)
        case .macroExpansionExpr: lowerMacro(parts)
        case .patternExpr: parts[Part.Wrapped.content].flatMap { name(ofPattern: $0) }.map { .name($0) } ?? .other
        case .typeExpr: .name(lowerTypeName(parts[Part.Wrapped.content]).name)
        default: .other
        }
    }

    private mutating func lowerContent(_ expression: SourceNode?) -> ExpressionKind {
        expression.map { lowerKind($0) } ?? .other
    }

    private mutating func lowerElements(_ list: SourceNode?) -> [Expression] {
        let elements = list.parts
        var result: [Expression] = []
        result.reserveCapacity(elements.count)
        for element in elements { result.append(lowerExpression(element[Part.Wrapped.content])) }
        return result
    }

    private func number(_ text: String) -> ExpressionKind {
        let digits = text.utf8.contains(UInt8(ascii: "_")) ? text.filter { $0 != "_" } : text
        if digits.hasPrefix("0x"), let value = UInt64(digits.dropFirst(2), radix: 16) { return .number(Double(value)) }
        if digits.hasPrefix("0b"), let value = UInt64(digits.dropFirst(2), radix: 2) { return .number(Double(value)) }
        if digits.hasPrefix("0o"), let value = UInt64(digits.dropFirst(2), radix: 8) { return .number(Double(value)) }
        return Double(digits).map { .number($0) } ?? .other
    }

    private mutating func lowerString(_ literal: SourceParts) -> ExpressionKind {
        let isRaw = literal[Part.StringLiteral.pounds] != nil
        let pieces = literal[Part.StringLiteral.segments].parts
        if pieces.count == 1, let only = pieces.first, only.kind == .stringSegment, !isRaw,
            isToken(literal[Part.StringLiteral.quote], "\"")
        {
            return .string([.text(resolved(only))])
        }
        var segments: [HandrailCode.StringSegment] = []
        for piece in pieces {
            switch piece.kind {
            case .stringSegment:
                segments.append(.text(isRaw ? text(piece[Part.StringSegment.content]) : resolved(piece)))
            case .expressionSegment:
                guard let value = piece[Part.Interpolation.expressions].parts.first else { continue }
                segments.append(.interpolation(lowerExpression(value[Part.Labeled.expression])))
            default: continue
            }
        }
        return .string(segments)
    }

    /// The text of a segment with its escapes resolved.
    private func resolved(_ segment: SourceNode) -> String {
        let text = text(segment[Part.StringSegment.content])
        return text.utf8.contains(UInt8(ascii: "\\")) ? StringEscapes.resolve(text) : text
    }

    private mutating func lowerMember(_ member: SourceParts) -> ExpressionKind {
        let name = member[Part.MemberAccess.name]
        return .member(
            base: member[Part.MemberAccess.base].map { lowerExpression($0) },
            name: identifier(name?[Part.Reference.name]), nameStart: name?.bytes.lower ?? 0)
    }

    private mutating func lowerCall(_ call: SourceParts) -> ExpressionKind {
        let callee = lowerExpression(call[Part.Call.callee])
        noteConstruction(callee)
        var arguments = lowerArguments(call[Part.Call.arguments], andMore: call[Part.Call.closure] == nil ? 0 : 1)
        appendClosures(call[Part.Call.closure], call[Part.Call.moreClosures], to: &arguments)
        return .call(callee: callee, arguments: arguments)
    }

    /// The closures behind the parentheses: the first, and those with labels.
    private mutating func appendClosures(_ first: SourceNode?, _ others: SourceNode?, to arguments: inout [Argument]) {
        if let first {
            let value = Expression(.closure(lowerClosure(first)), first.bytes)
            arguments.append(Argument(label: nil, value: value, isTrailing: true))
        }
        for element in others.parts {
            guard let closure = element[Part.LabeledClosure.closure] else { continue }
            let value = Expression(.closure(lowerClosure(closure)), closure.bytes)
            let label = identifier(element[Part.LabeledClosure.label])
            arguments.append(Argument(label: label, value: value, isTrailing: true))
        }
    }

    private mutating func noteConstruction(_ callee: Expression) {
        switch callee.kind {
        case .name(let name) where name.beginsWithCapital: constructs.append(name)
        case .member(let base, let name, _) where name.beginsWithCapital:
            constructs.append(name)
            // Of types of one name, such as `Login.View` and `Account.View`, the words before it tell which is made.
            if let outer = base?.dottedName, outer.beginsWithCapital { constructs.append("\(outer).\(name)") }
        default: break
        }
    }

    /// The arguments of a call, subscript, attribute or macro.
    ///
    /// - Parameter others: how many will be added.
    mutating func lowerArguments(_ list: SourceNode?, andMore others: Int = 0) -> [Argument] {
        let elements = list.parts
        if elements.isEmpty { return [] }
        var result: [Argument] = []
        result.reserveCapacity(elements.count + others)
        for argument in elements {
            let parts = argument.parts
            result.append(
                Argument(
                    label: parts[Part.Labeled.label].map { identifier($0) },
                    value: lowerExpression(parts[Part.Labeled.expression])))
        }
        return result
    }

    private mutating func lowerClosure(_ closure: SourceNode) -> Closure {
        let parts = closure.parts
        return Closure(
            parameters: lowerClosureParameters(parts[Part.Closure.signature]),
            body: lowerItems(parts[Part.Closure.statements]))
    }

    private func lowerClosureParameters(_ signature: SourceNode?) -> [Parameter] {
        guard let clause = signature?[Part.ClosureSignature.parameters] else { return [] }
        if clause.kind == .closureShorthandParameterList {
            return clause.parts.map { Parameter(label: nil, name: identifier($0[Part.ShorthandParameter.name])) }
        }
        return clause[Part.ParameterClause.parameters].parts.map { parameter in
            let parts = parameter.parts
            return Parameter(
                label: nil, name: identifier(parts[Part.Parameter.second] ?? parts[Part.Parameter.first]),
                type: parts[Part.Parameter.type].map { lowerTypeName($0) })
        }
    }

    private mutating func lowerDictionary(_ content: SourceNode?) -> ExpressionKind {
        guard let content, content.kind == .dictionaryElementList else { return .dictionary([]) }
        var result: [(key: Expression, value: Expression)] = []
        for element in content.parts {
            result.append(
                (
                    lowerExpression(element[Part.DictionaryElement.key]),
                    lowerExpression(element[Part.DictionaryElement.value])
                ))
        }
        return .dictionary(result)
    }

    private mutating func lowerTuple(_ list: SourceNode?) -> ExpressionKind {
        let elements = list.parts
        if elements.count == 1, let only = elements.first, only[Part.Labeled.label] == nil {
            return lowerContent(only[Part.Labeled.expression])
        }
        return .tuple(lowerArguments(list))
    }

    private mutating func lowerPrefix(_ prefix: SourceParts) -> ExpressionKind {
        let value = lowerExpression(prefix[Part.Prefix.expression])
        let token = text(prefix[Part.Prefix.token])
        if token == "-", case .number(let number) = value.kind { return .number(-number) }
        return .unary(operator: token, value)
    }

    private func lowerKeyPath(_ components: SourceNode?) -> String {
        var names: [String] = []
        for component in components.parts {
            guard let property = component[Part.KeyPathComponent.component], property.kind == .keyPathPropertyComponent
            else { continue }
            names.append(text(property[Part.KeyPathProperty.name]?[Part.Reference.name]))
        }
        return names.joined(separator: ".")
    }

    private mutating func lowerMacro(_ macro: SourceParts) -> ExpressionKind {
        var arguments = lowerArguments(macro[Part.Macro.arguments])
        appendClosures(macro[Part.Macro.closure], nil, to: &arguments)
        return .macro(name: text(macro[Part.Macro.name]), arguments: arguments)
    }

    private mutating func lowerPostfixConditional(_ conditional: SourceParts) -> ExpressionKind {
        guard let base = conditional[Part.PostfixCompilation.base] else { return .other }
        let compilation = conditional[Part.PostfixCompilation.compilation]?[Part.ConditionalCompilation.clauses]
        var clauses: [PostfixClause] = []
        for clause in compilation.parts {
            var expression: Expression?
            if let chain = clause[Part.Clause.elements], RawExprSyntax.isKindOf(chain.raw) {
                expression = lowerExpression(chain)
            }
            clauses.append(
                PostfixClause(condition: clause[Part.Clause.condition].map { text($0) }, expression: expression))
        }
        return .conditionalCompilation(base: lowerExpression(base), clauses: clauses)
    }
}
