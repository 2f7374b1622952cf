import HandrailSource

/// Reads one expression from a run of tokens, as far as it is understood; never further than `end`.
struct ObjectiveCExpressionReader {
    private let tokens: [ObjectiveCToken]
    /// Position of the next token.
    private(set) var position: Int
    private let end: Int
    private var depth = 0

    private static let maximumDepth = 60

    /// A reader that starts at a token.
    init(_ tokens: [ObjectiveCToken], at position: Int, end: Int) {
        self.tokens = tokens
        self.position = position
        self.end = min(end, tokens.count)
    }

    /// The expression that begins here; `nil` where none does.
    mutating func expression() -> ObjectiveCExpression? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth, let first = operand() else { return nil }
        var operands = [first]
        var isUnion = true
        while let step = binaryOperator() {
            if step == .question { return choice() }
            isUnion = isUnion && step == .union
            guard let next = operand() else { return .computed }
            operands.append(next)
        }
        if operands.count == 1 { return first }
        return isUnion ? .union(operands) : .computed
    }

    // MARK: Operators

    private enum Step: Equatable {
        case union, question, other
    }

    private mutating func binaryOperator() -> Step? {
        guard let token = peek() else { return nil }
        let step: Step
        switch token.kind {
        case .sign(UInt8(ascii: "|")): step = .union
        case .sign(UInt8(ascii: "?")): step = .question
        case .sign(let sign) where Self.operators.contains(sign): step = .other
        case .compound(.equals), .compound(.differs), .compound(.atMost), .compound(.atLeast), .compound(.and),
            .compound(.or):
            step = .other
        default: return nil
        }
        position += 1
        return step
    }

    private static let operators = Set("+-*/%<>&^".utf8)

    private mutating func choice() -> ObjectiveCExpression {
        var options: [ObjectiveCExpression] = []
        if peek()?.is(":") != true, let first = expression() { options.append(first) }
        guard take(":"), let second = expression() else { return .computed }
        options.append(second)
        return options.count == 2 ? .choice(options) : .computed
    }

    // MARK: Operands

    private mutating func operand() -> ObjectiveCExpression? {
        while let token = peek() {
            guard case .sign(let sign) = token.kind, Self.prefixes.contains(sign) else { break }
            position += 1
            guard operand() != nil else { return nil }
            return .computed
        }
        guard var value = primary() else { return nil }
        while let token = peek() {
            switch token.kind {
            case .sign(UInt8(ascii: ".")), .compound(.arrow):
                position += 1
                guard let name = peek()?.name else { return .computed }
                position += 1
                value = .member(value, name)
            case .sign(UInt8(ascii: "(")):
                let arguments = list(until: ")")
                if case .name(let name) = value { value = .call(name, arguments) } else { value = .computed }
            case .sign(UInt8(ascii: "[")):
                skipBalanced()
                value = .element(value)
            case .compound(.increments), .compound(.decrements):
                position += 1
                value = .computed
            default: return value
            }
        }
        return value
    }

    private static let prefixes = Set("!~-+*&".utf8)

    private mutating func primary() -> ObjectiveCExpression? {
        guard let token = peek() else { return nil }
        switch token.kind {
        case .name(let name):
            position += 1
            return .name(name)
        case .number(let text):
            position += 1
            return Double(text.prefix { $0.isNumber || $0 == "." }).map(ObjectiveCExpression.number) ?? .computed
        case .string(let text, _): return joinedString(text)
        case .sign(UInt8(ascii: "[")): return message()
        case .sign(UInt8(ascii: "(")): return parenthesized()
        case .sign(UInt8(ascii: "@")): return literal()
        case .sign(UInt8(ascii: "^")): return block()
        case .directive(let name):
            position += 1
            let open = position
            guard peek()?.is("(") == true else { return .computed }
            skipBalanced()
            return name == "selector"
                ? .selectorName(Self.selector(in: tokens[(open + 1)..<max(open + 1, position - 1)])) : .computed
        case .sign, .compound: return nil
        }
    }

    /// `setTitle:forState:` as it stands in `@selector(…)`.
    private static func selector(in tokens: ArraySlice<ObjectiveCToken>) -> String {
        tokens.map { $0.name ?? ($0.is(":") ? ":" : "") }.joined()
    }

    /// Strings that stand side by side are one.
    private mutating func joinedString(_ first: String) -> ObjectiveCExpression {
        var text = first
        position += 1
        while case .string(let more, _)? = peek()?.kind {
            text += more
            position += 1
        }
        return .string(text)
    }

    private mutating func message() -> ObjectiveCExpression? {
        position += 1
        guard let receiver = expression() else { return nil }
        var parts: [ObjectiveCExpression.Part] = []
        while let token = peek(), !token.is("]") {
            guard let name = token.name else { return nil }
            position += 1
            guard take(":") else {
                parts.append(.init(name: name, value: nil))
                continue
            }
            guard let value = expression() else { return nil }
            parts.append(.init(name: name, value: value))
            while take(",") { if expression() == nil { return nil } }
        }
        guard take("]"), !parts.isEmpty else { return nil }
        return .message(receiver, parts)
    }

    /// A cast is as good as what it casts.
    private mutating func parenthesized() -> ObjectiveCExpression? {
        let open = position
        if isCast() {
            skipBalanced()
            let type = ObjectiveCParameter.type(in: tokens[(open + 1)..<max(open + 1, position - 1)])
            if let value = operand() { return type.map { ObjectiveCExpression.cast($0, value) } ?? value }
        }
        position = open + 1
        guard let inner = expression(), take(")") else {
            position = open
            skipBalanced()
            return .computed
        }
        return inner
    }

    private func isCast() -> Bool {
        var index = position + 1
        var names = 0
        while index < end, !tokens[index].is(")") {
            switch tokens[index].kind {
            case .name: names += 1
            case .sign(UInt8(ascii: "*")), .sign(UInt8(ascii: "<")), .sign(UInt8(ascii: ">")): break
            default: return false
            }
            index += 1
        }
        guard names > 0, index + 1 < end else { return false }
        switch tokens[index + 1].kind {
        case .name, .string, .number, .directive: return true
        case .sign(let sign): return sign == UInt8(ascii: "[") || sign == UInt8(ascii: "(") || sign == UInt8(ascii: "@")
        case .compound: return false
        }
    }

    private mutating func literal() -> ObjectiveCExpression? {
        position += 1
        guard let token = peek() else { return nil }
        if token.is("[") { return .list(list(until: "]")) }
        if token.is("(") { return parenthesized() }
        if token.is("{") { return .list(dictionaryValues()) }
        return token.kind.isNumber ? primary() : .computed
    }

    private mutating func block() -> ObjectiveCExpression {
        var parameters: [ObjectiveCParameter] = []
        while let token = peek(), !token.is("{") {
            if token.is("(") {
                parameters = ObjectiveCParameter.list(in: tokens, at: position, limit: end)
                skipBalanced()
            } else if token.is(";") {
                return .computed
            } else {
                position += 1
            }
        }
        if peek() != nil { skipBalanced() }
        return .block(parameters)
    }

    /// The values of `@{ key: value, … }`, the next token being the brace.
    private mutating func dictionaryValues() -> [ObjectiveCExpression] {
        let open = position
        position += 1
        var values: [ObjectiveCExpression] = []
        while let token = peek(), !token.is("}") {
            guard expression() != nil, take(":"), let value = expression() else { break }
            values.append(value)
            if !take(",") { break }
        }
        position = open
        skipBalanced()
        return values
    }

    /// What stands between brackets, the next token being the opening one.
    private mutating func list(until close: Unicode.Scalar) -> [ObjectiveCExpression] {
        let open = position
        position += 1
        var values: [ObjectiveCExpression] = []
        while let token = peek(), !token.is(close) {
            guard let value = expression() else { break }
            values.append(value)
            if !take(",") { break }
        }
        if !take(close) {
            position = open
            skipBalanced()
        }
        return values
    }

    // MARK: Tokens

    private func peek() -> ObjectiveCToken? { position < end ? tokens[position] : nil }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard peek()?.is(sign) == true else { return false }
        position += 1
        return true
    }

    /// Moves behind the bracket that closes the one here.
    private mutating func skipBalanced() {
        position = Self.end(ofBracketAt: position, in: tokens, limit: end)
    }

    /// Position behind the bracket that closes the one at `position`; the limit where it stays open.
    static func end(ofBracketAt position: Int, in tokens: [ObjectiveCToken], limit: Int) -> Int {
        close(ofBracketAt: position, in: tokens, limit: limit) ?? max(position, limit)
    }

    /// Position behind the bracket that closes the one at `position`; `nil` where it stays open.
    static func close(ofBracketAt position: Int, in tokens: [ObjectiveCToken], limit: Int) -> Int? {
        var level = 0
        var index = position
        while index < limit {
            if case .sign(let sign) = tokens[index].kind {
                switch sign {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): level += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): level -= 1
                default: break
                }
            }
            index += 1
            if level <= 0 { return index }
        }
        return nil
    }
}

extension ObjectiveCToken.Kind {
    /// Whether it is a number.
    fileprivate var isNumber: Bool {
        guard case .number = self else { return false }
        return true
    }
}
