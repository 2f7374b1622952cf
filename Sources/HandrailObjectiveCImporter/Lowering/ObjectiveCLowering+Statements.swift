import HandrailCode
import HandrailSource

extension ObjectiveCLowering {
    /// The statements of the next block, which begins here.
    mutating func block() -> [Statement] {
        var body = inner(cursor.bracketed())
        body.depth += 1
        guard body.depth < Self.maximumDepth else { return [] }
        let statements = body.statements()
        constructs.formUnion(body.constructs)
        return statements
    }

    /// All statements that are left.
    mutating func statements() -> [Statement] {
        var statements: [Statement] = []
        while !cursor.isAtEnd {
            let before = cursor.position
            statements += statement()
            if cursor.position == before { cursor.advance() }
        }
        return statements
    }

    /// The next statement; none for what has no meaning, several where one of Objective-C takes more in Swift.
    private mutating func statement() -> [Statement] {
        let start = cursor.position
        guard let token = cursor.peek() else { return [] }
        switch token.kind {
        case .sign(UInt8(ascii: ";")):
            cursor.advance()
            return []
        case .sign(UInt8(ascii: "{")): return [made(.block(block()), from: start)]
        case .directive("autoreleasepool"), .directive("try"), .directive("finally"):
            cursor.advance()
            return body()
        case .directive("synchronized"), .directive("catch"):
            cursor.advance()
            if cursor.isNext("(") { _ = cursor.bracketed() }
            return body()
        case .name(let word):
            if let statements = keyword(word, from: start) { return statements }
            if let binding = binding() { return binding }
        default: break
        }
        guard let expression = expression() else {
            skip(to: ";")
            return [made(.other, from: start)]
        }
        skip(to: ";")
        return [Statement(.expression(called(expression)), cursor.range(from: start))]
    }

    private func made(_ kind: StatementKind, from start: Int) -> Statement {
        Statement(kind, cursor.range(from: start))
    }

    /// The next statement, or those of the block that begins here.
    private mutating func body() -> [Statement] {
        guard depth < Self.maximumDepth else {
            skip(to: ";")
            return []
        }
        depth += 1
        defer { depth -= 1 }
        return cursor.isNext("{") ? block() : statement()
    }

    /// A message without arguments on its own is a call, and not a property that is read.
    private func called(_ expression: Expression) -> Expression {
        // `self = [super init…]` calls another initializer.
        if case .binary("=", let left, let call) = expression.kind, case .name("self") = left.kind { return call }
        guard case .member(let base?, _, _) = expression.kind, cursor.tokens.indices.contains(cursor.position - 1)
        else { return expression }
        if case .name(let name) = base.kind, name.first?.isUppercase ?? false { return expression }
        return Expression(.call(callee: expression, arguments: []), expression.range)
    }

    // MARK: Keywords

    /// A statement that begins with a keyword; `nil` for any other.
    private mutating func keyword(_ word: String, from start: Int) -> [Statement]? {
        switch word {
        case "return":
            cursor.advance()
            let value = cursor.isNext(";") ? nil : expression()
            skip(to: ";")
            return [made(.result(value), from: start)]
        case "if": return conditional(from: start)
        case "switch": return choice(from: start)
        case "for":
            cursor.advance()
            return [loop(from: start)]
        case "while":
            cursor.advance()
            if cursor.isNext("(") { _ = cursor.bracketed() }
            return [made(.block(body()), from: start)]
        case "do":
            cursor.advance()
            let repeated = body()
            if cursor.take(word: "while") { skip(to: ";") }
            return [made(.block(repeated), from: start)]
        case "else":
            cursor.advance()
            return body()
        case "break", "continue", "goto", "throw", "delete", "using":
            skip(to: ";")
            return [made(.other, from: start)]
        case "case", "default":
            skip(to: ":")
            return []
        default: return nil
        }
    }

    /// `if (…) … else if (…) … else …`
    private mutating func conditional(from start: Int) -> [Statement] {
        var branches: [Branch] = []
        var isExhaustive = false
        var before: [Statement] = []
        while cursor.take(word: "if") {
            let first = cursor.position - 1
            guard cursor.isNext("(") else { break }
            let written = cursor.bracketed()
            if branches.isEmpty, let made = ownInitializer(in: written) {
                before += made.call
                let isGuard = made.isNegated
                let statements = body()
                if cursor.take(word: "else") { _ = body() }
                return before + (isGuard ? [] : statements)
            }
            let conditions = self.conditions(in: written)
            branches.append(Branch(conditions: conditions, body: body(), range: cursor.range(from: first)))
            guard cursor.take(word: "else") else { break }
            guard !cursor.isNext(word: "if") else { continue }
            let last = cursor.position - 1
            branches.append(Branch(conditions: [], body: body(), range: cursor.range(from: last)))
            isExhaustive = true
            break
        }
        let range = cursor.range(from: start)
        let conditional = Conditional(branches: branches, subject: nil, isExhaustive: isExhaustive)
        return [Statement(.expression(Expression(.conditional(conditional), range)), range)]
    }

    /// What `if (self)`, `if (self = [super init])` and `if (!(self = …))` ask: whether an object was made, which it
    /// always is where it matters. The call of the other initializer is kept.
    private mutating func ownInitializer(in range: Range<Int>) -> (call: [Statement], isNegated: Bool)? {
        let tokens = cursor.tokens[range]
        guard let word = tokens.lazy.first(where: { $0.name != nil })?.name, word == "self" else { return nil }
        let isNegated = tokens.first?.is("!") ?? false
        if tokens.count == 1 { return ([], isNegated) }
        guard let assignment = tokens.firstIndex(where: { $0.is("=") }) else {
            let isCompared = tokens.contains { $0.name == "nil" }
            return isCompared && tokens.count == 3 ? ([], tokens.contains { $0.kind == .compound(.equals) }) : nil
        }
        var value = inner(assignment + 1..<range.upperBound)
        guard let call = value.expression() else { return ([], isNegated) }
        constructs.formUnion(value.constructs)
        return ([Statement(.expression(call), call.range)], isNegated)
    }

    private mutating func conditions(in range: Range<Int>) -> [Condition] {
        let tokens = cursor.tokens[range]
        if tokens.first?.kind == .directive("available") {
            let words = tokens.dropFirst(2).compactMap { token -> String? in
                switch token.kind {
                case .name(let name): name
                case .number(let number): number
                case .sign(UInt8(ascii: "*")): "*"
                case .sign(UInt8(ascii: ",")): ","
                default: nil
                }
            }
            let written = words.split(separator: ",").map { $0.joined(separator: " ") }.joined(separator: ", ")
            return [.platform("#available(\(written))")]
        }
        var condition = inner(range)
        guard let expression = condition.expression() else {
            let place = tokens.first.map { $0.range.union(tokens.last?.range ?? $0.range) } ?? .zero
            return [.expression(Expression(.other, place))]
        }
        constructs.formUnion(condition.constructs)
        return [.expression(expression)]
    }

    /// `switch (…) { case a: … break; default: … }`
    private mutating func choice(from start: Int) -> [Statement] {
        cursor.advance()
        guard cursor.isNext("(") else { return [] }
        var asked = inner(cursor.bracketed())
        let subject = asked.expression()
        guard cursor.isNext("{") else { return [] }
        var cases = inner(cursor.bracketed())
        cases.depth += 1
        guard cases.depth < Self.maximumDepth else { return [] }
        var branches: [Branch] = []
        var isExhaustive = false
        while !cases.cursor.isAtEnd {
            let first = cases.cursor.position
            var patterns: [Condition] = []
            var isDefault = false
            while let label = cases.cursor.peek()?.name, label == "case" || label == "default" {
                cases.cursor.advance()
                if label == "default" { isDefault = true } else { patterns.append(cases.pattern()) }
                _ = cases.cursor.take(":")
            }
            var body: [Statement] = []
            while let token = cases.cursor.peek(), token.name != "case", token.name != "default" {
                let before = cases.cursor.position
                body += cases.statement()
                if cases.cursor.position == before { cases.cursor.advance() }
            }
            if patterns.isEmpty, !isDefault { continue }
            isExhaustive = isExhaustive || isDefault
            let range = cases.cursor.range(from: first)
            // One condition of several patterns would have all of them hold: each gets a branch of its own.
            if isDefault {
                branches.append(Branch(conditions: [], body: body, range: range))
            } else {
                branches += patterns.map { Branch(conditions: [$0], body: body, range: range) }
            }
        }
        constructs.formUnion(cases.constructs)
        let range = cursor.range(from: start)
        let conditional = Conditional(branches: branches, subject: subject, isExhaustive: isExhaustive)
        return [Statement(.expression(Expression(.conditional(conditional), range)), range)]
    }

    private mutating func pattern() -> Condition {
        let value = expression()
        guard let value else { return .pattern(.anything, value: nil) }
        if case .member(nil, let name, _) = value.kind {
            return .pattern(.enumCase(name: name, bindings: []), value: nil)
        }
        return .pattern(.expression(value), value: nil)
    }

    /// `for (UIView *view in views) …` or a loop that counts.
    private mutating func loop(from start: Int) -> Statement {
        guard cursor.isNext("(") else { return made(.other, from: start) }
        let head = cursor.bracketed()
        guard let keyword = head.first(where: { cursor.tokens[$0].name == "in" }), keyword > head.lowerBound else {
            return made(.block(body()), from: start)
        }
        var sequence = inner(keyword + 1..<head.upperBound)
        let values = sequence.expression() ?? Expression(.other, cursor.tokens[keyword].range)
        constructs.formUnion(sequence.constructs)
        let name = cursor.tokens[keyword - 1].name
        return made(.forEach(name: name, sequence: values, body: body()), from: start)
    }

    // MARK: Variables

    /// `UIButton *button = …, *other;` and `__weak typeof(self) weakSelf = self;`; `nil` for anything else.
    private mutating func binding() -> [Statement]? {
        let start = cursor.position
        guard var name = declared() else {
            cursor.back(to: start)
            return nil
        }
        let type = ObjectiveCTypeReader.type(cursor.tokens[start..<name])
        var statements: [Statement] = []
        while let word = cursor.tokens[name].name {
            cursor.jump(to: name + 1)
            if cursor.isNext("[") { _ = cursor.bracketed() }
            let given = cursor.take("=") ? expression() : nil
            let value = given.map { typed($0, as: type) }
            statements.append(
                Statement(.binding(name: word, type: type, value: value), cursor.range(from: start)))
            guard cursor.take(",") else { break }
            while cursor.take("*") {}
            guard cursor.peek()?.name != nil else { break }
            name = cursor.position
        }
        skip(to: ";")
        return statements
    }

    /// A value as it is given to a variable: where a message gives back any object, the variable says of which class.
    private func typed(_ value: Expression, as type: TypeName?) -> Expression {
        guard let type, type.isOptional, !type.isArray, !type.isFunction, type.name != "AnyObject",
            case .call(let callee, _) = value.kind, case .member(let base?, _, _) = callee.kind
        else { return value }
        if case .name(let name) = base.kind, name.first?.isUppercase ?? false { return value }
        return Expression(.cast(value, operator: "as!", type: type.name), value.range)
    }

    /// The number of the token that names the variable which a declaration here declares; the cursor may move.
    private mutating func declared() -> Int? {
        var words = 0
        var hasPointer = false
        while let token = cursor.peek() {
            switch token.kind {
            case .name("typeof"), .name("__typeof"), .name("__typeof__"), .name("decltype"):
                cursor.advance()
                guard cursor.isNext("(") else { return nil }
                _ = cursor.bracketed()
                words += 1
            case .name:
                let next = cursor.peek(1)
                let ends = next.map { $0.is("=") || $0.is(";") || $0.is(",") || $0.is("[") } ?? true
                if ends { return words > 0 ? cursor.position : nil }
                words += 1
                cursor.advance()
            case .sign(UInt8(ascii: "*")):
                guard words > 0, !hasPointer || cursor.peek(1)?.name != nil || cursor.peek(1)?.is("*") ?? false
                else { return nil }
                hasPointer = true
                cursor.advance()
            case .sign(UInt8(ascii: "<")):
                guard words > 0 else { return nil }
                var level = 0
                repeat {
                    if cursor.isNext("<") { level += 1 } else if cursor.isNext(">") { level -= 1 }
                    if cursor.isNext(";") || cursor.isNext("(") { return nil }
                    cursor.advance()
                } while level > 0 && !cursor.isAtEnd
            case .sign(UInt8(ascii: "(")):
                // `void (^name)(BOOL) = ^…`
                guard words > 0, cursor.peek(1)?.is("^") ?? false, cursor.peek(2)?.name != nil else { return nil }
                let name = cursor.position + 2
                _ = cursor.bracketed()
                if cursor.isNext("(") { _ = cursor.bracketed() }
                // The name stands before the types of the parameters: the cursor is at the value already.
                return name
            default: return nil
            }
        }
        return nil
    }
}
