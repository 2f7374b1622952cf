import HandrailCode
import HandrailFrameworks
import HandrailSource

/// Lowers Objective-C to what Swift is lowered to, under the names that Swift has for what it calls, so that code of
/// both is followed alike.
///
/// Macros are not expanded, but for those that stand for one value, and both sides of an `#if` are read. What is not
/// understood becomes an expression or a statement of which nothing is known.
struct ObjectiveCLowering {
    /// The tokens, and where in them it stands.
    var cursor: ObjectiveCCursor
    /// How deep expressions and statements are nested here.
    var depth = 0
    /// Names with a capital that messages are sent to, since a class began.
    var constructs: Set<String> = []
    /// Functions of C met so far, whether they stand inside an implementation or not.
    private var functions: [FunctionDeclaration] = []
    /// Constants met so far.
    private var properties: [PropertyDeclaration] = []
    /// An instance variable that stands for a local value: inside the getter that makes it once.
    var localVariable: String?

    private init(_ tokens: [ObjectiveCToken]) {
        cursor = ObjectiveCCursor(tokens, ObjectiveCBrackets(tokens), 0..<tokens.count)
    }

    /// Nesting beyond which nothing is understood.
    static let maximumDepth = 60
    /// Operators or suffixes in a row beyond which what stands before them is not understood.
    static let maximumLinks = 200

    /// The lowered form of a file.
    static func lower(_ source: SourceText) -> CodeFile {
        // What is not read may import anything.
        guard source.bytes.count <= ObjectiveCTokenizer.maximumBytes else { return empty(importing: ["*"]) }
        let (tokens, macros, comments, headers) = ObjectiveCTokenizer.parts(of: source.bytes)
        let isObjectiveC = tokens.contains { if case .directive = $0.kind { true } else { false } }
        let imports = headers + modules(in: tokens)
        guard isObjectiveC || !macros.isEmpty else { return empty(importing: imports) }
        var lowering = ObjectiveCLowering(tokens)
        let constants = macros.compactMap { constant($0.name, $0.value) }
        return lowering.file(
            constants, imports, ObjectiveCDirectives(tokens, source.bytes).directives(in: comments),
            index: ObjectiveCIndexing.index(of: tokens, in: source.bytes))
    }

    /// A macro that stands for one value.
    private static func constant(_ name: String, _ tokens: [ObjectiveCToken]) -> PropertyDeclaration? {
        guard let first = tokens.first, let last = tokens.last else { return nil }
        var lowering = ObjectiveCLowering(tokens)
        guard let value = lowering.expression(), lowering.cursor.isAtEnd else { return nil }
        if case .other = value.kind { return nil }
        return PropertyDeclaration(
            name: name, type: nil, initialValue: value, getter: nil, isStatic: false, isConstant: true, attributes: [],
            range: first.range.union(last.range))
    }

    private static func empty(importing imports: [String]) -> CodeFile {
        CodeFile(
            types: [], functions: [], properties: [], aliases: [:], statements: [], imports: imports, directives: [],
            hasErrors: false)
    }

    /// The modules of `@import X;` and `@import X.Y;`.
    private static func modules(in tokens: [ObjectiveCToken]) -> [String] {
        zip(tokens, tokens.dropFirst()).compactMap { token, next in
            token.kind == .directive("import") ? next.name : nil
        }
    }

    /// A lowering that reads a part of the same file.
    func inner(_ range: Range<Int>) -> ObjectiveCLowering {
        var inner = self
        inner.cursor = cursor.inside(range)
        return inner
    }

    private mutating func file(
        _ constants: [PropertyDeclaration], _ imports: [String], _ directives: [CommentDirective], index: CodeIndex
    ) -> CodeFile {
        var types: [TypeDeclaration] = []
        while let token = cursor.peek() {
            switch token.kind {
            case .directive("interface"): if let type = interface() { types.append(type) }
            case .directive("implementation"): if let type = implementation() { types.append(type) }
            case .directive("protocol"): skipProtocol()
            case .directive: cursor.advance()
            default: global()
            }
        }
        return CodeFile(
            types: types, functions: functions, properties: constants + properties, aliases: [:], statements: [],
            imports: imports, directives: directives, index: index, hasErrors: false)
    }

    /// `@protocol A, B;` or a whole protocol, of which nothing is needed: its methods have no bodies.
    private mutating func skipProtocol() {
        cursor.advance()
        while let token = cursor.peek() {
            if token.is(";"), cursor.position > 0 { return cursor.advance() }
            if token.kind == .directive("end") { return cursor.advance() }
            if token.is("-") || token.is("+") || token.kind == .directive("property") { break }
            cursor.advance()
        }
        while let token = cursor.peek(), token.kind != .directive("end") {
            if token.kind == .directive("interface") || token.kind == .directive("implementation") { return }
            cursor.advance()
        }
        cursor.advance()
    }

    /// A function or a variable outside any class.
    mutating func global() {
        let start = cursor.position
        var open: Int?
        if let first = cursor.peek()?.name, Self.typeKeywords.contains(first) { return skip(to: ";") }
        while let token = cursor.peek() {
            if case .directive = token.kind { return }
            if token.is(";") { return cursor.advance() }
            if token.is("=") {
                if let property = constant(from: start) { properties.append(property) }
                return
            }
            if token.is("(") {
                open = cursor.position
                _ = cursor.bracketed()
            } else if token.is("{") {
                if let open, let function = function(from: start, parametersAt: open) {
                    functions.append(function)
                } else {
                    _ = cursor.bracketed()
                }
                return
            } else {
                cursor.advance()
            }
        }
    }

    private static let typeKeywords: Set<String> = [
        "typedef", "enum", "struct", "union", "namespace", "template", "using",
    ]

    /// `static NSString *const name = @"…";`
    private mutating func constant(from start: Int) -> PropertyDeclaration? {
        let declaration = cursor.tokens[start..<cursor.position]
        cursor.advance()
        let value = expression()
        skip(to: ";")
        guard let name = declaration.last?.name else { return nil }
        return PropertyDeclaration(
            name: name, type: ObjectiveCTypeReader.type(declaration.dropLast()), initialValue: value, getter: nil,
            isStatic: false, isConstant: true, attributes: [], range: cursor.range(from: start))
    }

    /// `static void name(int a, UIView *b) { … }`, at its brace.
    private mutating func function(from start: Int, parametersAt open: Int) -> FunctionDeclaration? {
        guard open > start, let name = cursor.tokens[open - 1].name else { return nil }
        let behind = cursor.brackets.behind(open)
        let parameters = Self.parameters(cursor.tokens[(open + 1)..<max(open + 1, behind - 1)])
        let result = ObjectiveCTypeReader.type(cursor.tokens[start..<(open - 1)])
        let body = block()
        return FunctionDeclaration(
            name: name, parameters: parameters, result: result, body: body, isStatic: false, attributes: [],
            range: cursor.range(from: start))
    }

    /// The parameters of a function or a block, from the tokens between its parentheses.
    static func parameters(_ tokens: ArraySlice<ObjectiveCToken>) -> [Parameter] {
        var parameters: [Parameter] = []
        var level = 0
        var first = tokens.startIndex
        func add(_ declaration: ArraySlice<ObjectiveCToken>) {
            guard let last = declaration.last, let name = last.name, name != "void" else { return }
            let type = declaration.count > 1 ? ObjectiveCTypeReader.type(declaration.dropLast()) : nil
            parameters.append(Parameter(label: nil, name: name, type: type))
        }
        for position in tokens.indices {
            let token = tokens[position]
            if token.is("(") || token.is("<") { level += 1 }
            if token.is(")") || token.is(">") { level -= 1 }
            guard token.is(","), level == 0 else { continue }
            add(tokens[first..<position])
            first = position + 1
        }
        add(tokens[first...])
        return parameters
    }

    /// Goes behind the next sign of this kind that is in no bracket.
    mutating func skip(to sign: Unicode.Scalar) {
        while let token = cursor.peek() {
            if token.is(sign) { return cursor.advance() }
            if token.is("}") { return }
            if token.is("(") || token.is("[") || token.is("{") { _ = cursor.bracketed() } else { cursor.advance() }
        }
    }
}
