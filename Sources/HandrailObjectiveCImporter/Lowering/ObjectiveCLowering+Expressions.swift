import HandrailCode
import HandrailFrameworks
import HandrailSource

extension ObjectiveCLowering {
    /// The expression that begins here; `nil` where none does.
    mutating func expression() -> Expression? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { return nil }
        return binary(above: 0)
    }

    // MARK: Operators

    /// An operator with how tightly it binds.
    private struct Operator {
        let name: String
        let level: Int
        let length: Int
        var isRight = false
    }

    private mutating func binary(above level: Int) -> Expression? {
        let start = cursor.position
        guard var left = unary() else { return nil }
        var links = 0
        while let next = nextOperator(), next.level > level {
            cursor.advance(by: next.length)
            left = bounded(left, &links)
            if next.name == "?" {
                left = ternary(left, from: start)
                continue
            }
            guard let right = binary(above: next.isRight ? next.level - 1 : next.level) else {
                return Expression(.other, cursor.range(from: start))
            }
            left = combined(left, next.name, right, cursor.range(from: start))
        }
        return left
    }

    /// What stands before one more operator or suffix, each of which goes one deeper: nothing is known of it where
    /// more stand in a row than anybody writes, as all that read it call themselves for each.
    private func bounded(_ expression: Expression, _ links: inout Int) -> Expression {
        links += 1
        guard links > Self.maximumLinks else { return expression }
        links = 0
        return Expression(.other, expression.range)
    }

    /// Bits that are joined are a set of options in Swift.
    private func combined(_ left: Expression, _ name: String, _ right: Expression, _ range: ByteRange) -> Expression {
        guard name == "|" else { return Expression(.binary(operator: name, left: left, right: right), range) }
        var parts: [Expression] = []
        for side in [left, right] {
            if case .array(let inner) = side.kind { parts += inner } else { parts.append(side) }
        }
        return Expression(.array(parts), range)
    }

    private mutating func ternary(_ condition: Expression, from start: Int) -> Expression {
        if cursor.take(":") {
            guard let other = binary(above: 1) else { return Expression(.other, cursor.range(from: start)) }
            return Expression(.binary(operator: "??", left: condition, right: other), cursor.range(from: start))
        }
        guard let then = expression(), cursor.take(":"), let otherwise = binary(above: 1) else {
            return Expression(.other, cursor.range(from: start))
        }
        return Expression(
            .ternary(condition: condition, then: then, otherwise: otherwise), cursor.range(from: start))
    }

    private func nextOperator() -> Operator? {
        guard let token = cursor.peek() else { return nil }
        switch token.kind {
        case .compound(let compound): return Self.compounds[compound]
        case .sign(let sign):
            let isAssignment = cursor.peek(1).map { $0.is("=") && $0.range.lower == token.range.upper } ?? false
            if isAssignment, Self.arithmetic.contains(sign) {
                return Operator(name: String(UnicodeScalar(sign)) + "=", level: 1, length: 2, isRight: true)
            }
            if sign == UInt8(ascii: "<") || sign == UInt8(ascii: ">"), cursor.peek(1)?.kind == .sign(sign) {
                return Operator(name: sign == UInt8(ascii: "<") ? "<<" : ">>", level: 9, length: 2)
            }
            return Self.signs[sign].map { Operator(name: $0.name, level: $0.level, length: 1, isRight: $0.level <= 2) }
        default: return nil
        }
    }

    private static let arithmetic: Set<UInt8> = [UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%")]

    private static let compounds: [ObjectiveCToken.Operator: Operator] = [
        .equals: Operator(name: "==", level: 7, length: 1), .differs: Operator(name: "!=", level: 7, length: 1),
        .atMost: Operator(name: "<=", level: 8, length: 1), .atLeast: Operator(name: ">=", level: 8, length: 1),
        .and: Operator(name: "&&", level: 4, length: 1), .or: Operator(name: "||", level: 3, length: 1),
        .addsBits: Operator(name: "|=", level: 1, length: 1, isRight: true),
        .keepsBits: Operator(name: "&=", level: 1, length: 1, isRight: true),
        .adds: Operator(name: "+=", level: 1, length: 1, isRight: true),
        .subtracts: Operator(name: "-=", level: 1, length: 1, isRight: true),
    ]

    private static let signs: [UInt8: (name: String, level: Int)] = [
        UInt8(ascii: "="): ("=", 1), UInt8(ascii: "?"): ("?", 2), UInt8(ascii: "|"): ("|", 5),
        UInt8(ascii: "^"): ("^", 5), UInt8(ascii: "&"): ("&", 6), UInt8(ascii: "<"): ("<", 8),
        UInt8(ascii: ">"): (">", 8), UInt8(ascii: "+"): ("+", 10), UInt8(ascii: "-"): ("-", 10),
        UInt8(ascii: "*"): ("*", 11), UInt8(ascii: "/"): ("/", 11), UInt8(ascii: "%"): ("%", 11),
    ]

    // MARK: Operands

    private mutating func unary() -> Expression? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth, let token = cursor.peek() else { return nil }
        let start = cursor.position
        switch token.kind {
        case .sign(UInt8(ascii: "!")), .sign(UInt8(ascii: "-")):
            cursor.advance()
            guard let value = unary() else { return nil }
            if case .number(let number) = value.kind, token.is("-") {
                return Expression(.number(-number), cursor.range(from: start))
            }
            return Expression(
                .unary(operator: token.is("!") ? "!" : "-", value), cursor.range(from: start))
        case .sign(UInt8(ascii: "+")), .sign(UInt8(ascii: "&")), .sign(UInt8(ascii: "*")), .sign(UInt8(ascii: "~")),
            .compound(.increments), .compound(.decrements):
            cursor.advance()
            guard unary() != nil else { return nil }
            return Expression(.other, cursor.range(from: start))
        default:
            guard let operand = operand() else { return nil }
            return postfix(operand, from: start)
        }
    }

    private mutating func postfix(_ first: Expression, from start: Int) -> Expression {
        var value = first
        var links = 0
        while let token = cursor.peek() {
            value = bounded(value, &links)
            switch token.kind {
            case .sign(UInt8(ascii: ".")), .compound(.arrow):
                guard let name = cursor.peek(1)?.name, let place = cursor.peek(1)?.range else { return value }
                cursor.advance(by: 2)
                value = Expression(
                    .member(base: value, name: Self.propertyName(name), nameStart: place.lower),
                    cursor.range(from: start))
            case .sign(UInt8(ascii: "[")):
                var index = inner(cursor.bracketed())
                let arguments = index.expression().map { [Argument(label: nil, value: $0)] } ?? []
                value = Expression(.index(base: value, arguments: arguments), cursor.range(from: start))
            case .sign(UInt8(ascii: "(")):
                let arguments = list(in: cursor.bracketed()).map { Argument(label: nil, value: $0) }
                value = Expression(.call(callee: value, arguments: arguments), cursor.range(from: start))
            case .compound(.increments), .compound(.decrements):
                cursor.advance()
                value = Expression(.other, cursor.range(from: start))
            default: return value
            }
        }
        return value
    }

    /// What Swift calls a property; the underscore of an instance variable is left out.
    private static func propertyName(_ name: String) -> String {
        ObjectiveCPropertyNames.swiftName(of: name.hasPrefix("_") && name.count > 1 ? String(name.dropFirst()) : name)
    }

    private mutating func operand() -> Expression? {
        guard let token = cursor.peek() else { return nil }
        let start = cursor.position
        switch token.kind {
        case .number(let written):
            cursor.advance()
            return Expression(Self.number(written).map(ExpressionKind.number) ?? .other, token.range)
        case .string(let text, _):
            cursor.advance()
            var whole = text
            while case .string(let more, _)? = cursor.peek()?.kind {
                whole += more
                cursor.advance()
            }
            return Expression(.string([.text(whole)]), cursor.range(from: start))
        case .directive(let word): return directive(word, from: start)
        case .sign(UInt8(ascii: "@")): return boxed(from: start)
        case .sign(UInt8(ascii: "[")): return message(from: start)
        case .sign(UInt8(ascii: "(")): return parenthesized(from: start)
        case .sign(UInt8(ascii: "^")): return closure(from: start)
        case .sign(UInt8(ascii: "{")):
            _ = cursor.bracketed()
            return Expression(.other, cursor.range(from: start))
        case .name(let name):
            cursor.advance()
            return cursor.isNext("(") ? call(name, from: start) : named(name, token.range)
        default: return nil
        }
    }

    private static func number(_ written: String) -> Double? {
        if written.hasPrefix("0x") || written.hasPrefix("0X") {
            return UInt64(written.dropFirst(2).prefix { $0.isHexDigit }, radix: 16).map(Double.init)
        }
        return Double(written.prefix { !"fFlLuU".contains($0) })
    }

    /// A name alone.
    mutating func named(_ name: String, _ range: ByteRange) -> Expression {
        switch name {
        case "YES", "true", "TRUE": return Expression(.boolean(true), range)
        case "NO", "false", "FALSE": return Expression(.boolean(false), range)
        case "nil", "NULL", "Nil", "nullptr": return Expression(.null, range)
        case "self", "super": return Expression(.name(name), range)
        default: break
        }
        if name.hasPrefix("_"), name.count > 1 {
            let variable = String(name.dropFirst())
            if variable == localVariable { return Expression(.name(variable), range) }
            let owner = Expression(.name("self"), range)
            return Expression(
                .member(base: owner, name: Self.propertyName(name), nameStart: range.lower), range)
        }
        if let value = ObjectiveCConstant.value(of: name) {
            return Expression(
                .member(base: Expression(.name(value.type), range), name: value.member, nameStart: range.lower), range)
        }
        if let member = ObjectiveCConstant.member(of: name) {
            return Expression(.member(base: nil, name: member, nameStart: range.lower), range)
        }
        return Expression(.name(name), range)
    }

    /// `@selector(close:)`, `@YES`, `@available(…)`
    private mutating func directive(_ word: String, from start: Int) -> Expression {
        cursor.advance()
        switch word {
        case "YES", "true": return Expression(.boolean(true), cursor.range(from: start))
        case "NO", "false": return Expression(.boolean(false), cursor.range(from: start))
        case "selector":
            guard cursor.isNext("(") else { break }
            let inside = cursor.bracketed()
            let pieces = cursor.tokens[inside].compactMap(\.name)
            let takesArguments = cursor.tokens[inside].contains { $0.is(":") }
            let message = ObjectiveCMessage.named(pieces, takesArguments: takesArguments)
            let name = Expression(.name(message.name), cursor.range(from: inside.lowerBound))
            return Expression(
                .macro(name: "selector", arguments: [Argument(label: nil, value: name)]), cursor.range(from: start))
        default:
            if cursor.isNext("(") { _ = cursor.bracketed() }
        }
        return Expression(.other, cursor.range(from: start))
    }

    /// `@[a, b]`, `@{key: a}`, `@(a)` and `@1`
    private mutating func boxed(from start: Int) -> Expression? {
        cursor.advance()
        if cursor.isNext("[") {
            let values = list(in: cursor.bracketed())
            return Expression(.array(values), cursor.range(from: start))
        }
        if cursor.isNext("{") {
            var entries = inner(cursor.bracketed())
            var pairs: [(key: Expression, value: Expression)] = []
            while !entries.cursor.isAtEnd {
                guard let key = entries.expression(), entries.cursor.take(":"), let value = entries.expression() else {
                    break
                }
                pairs.append((key, value))
                guard entries.cursor.take(",") else { break }
            }
            constructs.formUnion(entries.constructs)
            return Expression(.dictionary(pairs), cursor.range(from: start))
        }
        return operand()
    }

    /// A type before its value, a block of statements with a value, or an expression in parentheses.
    private mutating func parenthesized(from start: Int) -> Expression? {
        let inside = cursor.bracketed()
        let tokens = cursor.tokens[inside]
        if tokens.first?.is("{") ?? false { return Expression(.other, cursor.range(from: start)) }
        if isType(tokens), let next = cursor.peek(), beginsOperand(next) {
            if next.is("{") {
                _ = cursor.bracketed()
                return Expression(.other, cursor.range(from: start))
            }
            guard let value = unary() else { return nil }
            guard let type = ObjectiveCTypeReader.type(tokens), tokens.contains(where: { $0.is("*") }) else {
                return value
            }
            return Expression(.cast(value, operator: "as!", type: type.name), cursor.range(from: start))
        }
        var inner = self.inner(inside)
        let value = inner.expression()
        constructs.formUnion(inner.constructs)
        return Expression(value?.kind ?? .other, cursor.range(from: start))
    }

    private func isType(_ tokens: ArraySlice<ObjectiveCToken>) -> Bool {
        guard let first = tokens.first?.name, first != "self", !first.hasPrefix("_") || first.hasPrefix("__") else {
            return false
        }
        return tokens.allSatisfy { token in
            token.name != nil || token.is("*") || token.is("<") || token.is(">") || token.is(",")
        }
    }

    private func beginsOperand(_ token: ObjectiveCToken) -> Bool {
        switch token.kind {
        case .name, .number, .string, .directive: true
        case .sign(let sign): "[(@^{".utf8.contains(sign)
        case .compound: false
        }
    }

    /// `^(BOOL finished) { … }`, also with the type of what it gives back.
    private mutating func closure(from start: Int) -> Expression? {
        cursor.advance()
        while let token = cursor.peek(), !token.is("("), !token.is("{") {
            guard token.name != nil || token.is("*") || token.is("<") || token.is(">") else { return nil }
            cursor.advance()
        }
        var parameters: [Parameter] = []
        if cursor.isNext("(") { parameters = Self.parameters(cursor.tokens[cursor.bracketed()]) }
        guard cursor.isNext("{") else { return nil }
        let body = block()
        return Expression(.closure(Closure(parameters: parameters, body: body)), cursor.range(from: start))
    }

    /// The values of a list, without those that are not understood at its end.
    mutating func list(in range: Range<Int>) -> [Expression] {
        var inner = self.inner(range)
        var values: [Expression] = []
        while !inner.cursor.isAtEnd, let value = inner.expression() {
            values.append(value)
            guard inner.cursor.take(",") else { break }
        }
        constructs.formUnion(inner.constructs)
        return values
    }

    /// A call of a function of C.
    private mutating func call(_ name: String, from start: Int) -> Expression {
        let place = cursor.tokens[start].range
        let values = list(in: cursor.bracketed())
        let range = cursor.range(from: start)
        if let path = ObjectiveCFunction.property(for: name) { return Self.path(path, place, range) }
        if let runner = ObjectiveCFunction.running(name), values.indices.contains(runner.block) {
            let arguments = values.enumerated().map { position, value in
                Argument(label: nil, value: value, isTrailing: position == runner.block)
            }
            return Expression(
                .call(callee: Self.path(runner.callee, place, place), arguments: arguments.filter(\.isTrailing)), range)
        }
        guard let row = ObjectiveCFunction.swift(for: name) else {
            let arguments = values.map { Argument(label: nil, value: $0) }
            return Expression(.call(callee: Expression(.name(name), place), arguments: arguments), range)
        }
        let arguments = values.enumerated().map { position, value in
            Argument(label: row.labels.indices.contains(position) ? row.labels[position] : nil, value: value)
        }
        return Expression(.call(callee: Self.path(row.callee, place, place), arguments: arguments), range)
    }

    private static func path(_ names: [String], _ place: ByteRange, _ range: ByteRange) -> Expression {
        var value = Expression(.name(names[0]), place)
        for name in names.dropFirst() {
            value = Expression(.member(base: value, name: name, nameStart: place.lower), range)
        }
        return value
    }
}
