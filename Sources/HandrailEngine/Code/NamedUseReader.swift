import HandrailCode
import HandrailModel
import HandrailRules
import HandrailSource

/// Reads the code of one file for the APIs that it uses.
struct NamedUseReader {
    private let spelling: CodeSpelling
    private let file: FileIndex
    private let name: ([Substring]) -> String?
    private let beginning: (String) -> String?
    private let readsTexts: Bool
    private let launch: LaunchPaths
    /// The uses found so far, one block for each declaration.
    private(set) var blocks: [CodeBlock] = []
    private var uses: [CodeUse] = []
    private var type: String?
    private var function: String?
    private var condition: ElementCondition?
    /// Whether what is read is written to a log, which is in the language of those who read it.
    private var isLogged = false
    /// Whether what is read is all that a view is given to show.
    private var isShown = false
    /// Whether the type that is read is a screen of its own.
    private var isScreen = false
    /// Whether what is read runs as a view appears, in its body.
    private var isAppearing = false
    /// The words of the file.
    private var index = CodeIndex.empty
    /// The bytes of the declaration that is read.
    private var declaration: ByteRange?
    /// The closures of the function that is read which take a message about an error.
    private var handlers: Set<String> = []
    /// What the file declares with a text, which may always be that.
    private var fixedTexts: Set<String> = []

    /// A reader of a file.
    ///
    /// - Parameters:
    ///   - name: the name that a rule asks for, by the names of a chain as written.
    ///   - beginning: the name that a rule asks for, by a text.
    ///   - readsTexts: whether a rule asks for the texts that code makes for people.
    ///   - launch: which code runs while the app starts.
    init(
        spelling: CodeSpelling, file: FileIndex, name: @escaping ([Substring]) -> String?,
        beginning: @escaping (String) -> String?, readsTexts: Bool, launch: LaunchPaths
    ) {
        self.spelling = spelling
        self.file = file
        self.name = name
        self.beginning = beginning
        self.readsTexts = readsTexts
        self.launch = launch
    }

    /// Reads every declaration of the file, and what stands outside of them.
    mutating func read(_ code: CodeFile) {
        index = code.index
        if readsTexts {
            for property in code.properties + code.types.flatMap(\.properties) where property.isConstant {
                noteFixed(property.initialValue, of: property.name)
            }
        }
        for type in code.types where !type.inherited.contains(where: { $0.name == "PreviewProvider" }) {
            self.type = type.name
            isScreen = ([type.name] + type.inherited.map(\.name)).contains { $0.hasSuffix("Controller") }
            block(of: nil) { reader in
                for ancestor in type.inherited {
                    let words = Self.words(of: type, below: ancestor, in: code)
                    reader.noteName(ancestor.name, at: type.range, words: words)
                }
            }
            read(type.properties, type.functions)
        }
        type = nil
        isScreen = false
        read(code.properties, code.functions)
        block(of: nil) { $0.read(code.statements) }
    }

    /// What a type that inherits from some others is told apart by: the words of all its parts in this file.
    private static func words(of type: TypeDeclaration, below ancestor: TypeName, in code: CodeFile) -> [CodeArgument] {
        guard ScreenMovement.types.contains(ancestor.name) else { return [] }
        let words = code.types.filter { $0.name == type.name }.map { code.index.words(in: $0.range) }
        return words.reduce(into: Set<String>()) { $0.formUnion($1.intersection(ScreenMovement.words)) }.sorted()
            .map { CodeArgument(label: nil, value: .name($0)) }
    }

    private mutating func read(_ properties: [PropertyDeclaration], _ functions: [FunctionDeclaration]) {
        for property in properties {
            block(of: property.name, in: property.range) { reader in
                for attribute in property.attributes {
                    reader.noteName(
                        attribute.name, at: attribute.arguments.first?.value.range ?? property.range,
                        with: attribute.arguments)
                    // What is read of the environment is named by a path: `\.accessibilityReduceMotion`.
                    reader.read(attribute.arguments)
                }
                reader.noteValue(property.initialValue, of: property.name)
                reader.read(property.initialValue)
                reader.read(property.getter ?? [])
                reader.noteReturned(by: property.getter ?? [], named: property.name)
                reader.read(property.observers)
            }
        }
        for function in functions {
            let name = Declaration.name(of: function)
            handlers = readsTexts ? ReturnedTextReader.handlers(of: function, in: index) : []
            block(of: name, in: function.range) { reader in
                if RefusedPaste(spelling: reader.spelling).isAnswer(of: function) {
                    reader.noteName(
                        RefusedPaste.question, at: function.range,
                        words: [CodeArgument(label: nil, value: .name("paste"))])
                }
                reader.read(function.body)
                reader.noteReturned(by: function.body, named: name)
            }
            handlers = []
        }
    }

    private mutating func block(of function: String?, in range: ByteRange? = nil, _ read: (inout Self) -> Void) {
        self.function = function
        declaration = range
        read(&self)
        if !uses.isEmpty { blocks.append(CodeBlock(uses: uses)) }
        uses = []
    }

    // MARK: Statements

    private mutating func read(_ statements: [Statement]) {
        for statement in statements { read(statement) }
    }

    private mutating func read(_ statement: Statement) {
        switch statement.kind {
        case .expression(let expression): read(expression)
        case .binding(let name, _, let value):
            noteValue(value, of: name)
            if readsTexts { noteFixed(value, of: name) }
            read(value)
        case .tupleBinding(_, let value): read(value)
        case .result(let value): read(value)
        case .guardElse(let conditions, let body):
            read(conditions)
            under(conditions, isNegated: true) { $0.read(body) }
        case .forEach(_, let sequence, let body):
            read(sequence)
            read(body)
        case .block(let body), .caught(let body): read(body)
        case .conditionalCompilation(let clauses):
            for clause in clauses {
                let platform = clause.condition.map { ElementCondition(subject: .platform, text: $0) }
                under(platform) { $0.read(clause.body) }
            }
        case .function(let function): read(function.body)
        case .other: break
        }
    }

    private mutating func read(_ conditional: Conditional) {
        if readsTexts, !isLogged { note(WrittenTextReader.plural(of: conditional), in: .anywhere) }
        let compared = conditional.branches.flatMap(\.conditions).compactMap(Self.comparison)
        if let subject = conditional.subject, compared.isEmpty || !note(subject, called: subject, with: compared) {
            read(subject)
        }
        for branch in conditional.branches {
            read(branch.conditions)
            under(branch.conditions) { $0.read(branch.body) }
        }
    }

    private mutating func read(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition {
            case .expression(let expression): read(expression)
            case .binding(_, let value): read(value)
            case .pattern(_, let value): read(value)
            case .platform: break
            }
        }
    }

    // MARK: Conditions

    /// Reads code that runs under conditions: a question about the system counts before any of the app's own.
    private mutating func under(_ conditions: [Condition], isNegated: Bool = false, _ read: (inout Self) -> Void) {
        let told = conditions.compactMap { element(of: $0, isNegated: isNegated) }
        under(told.first { $0.subject == .platform } ?? told.first, read)
    }

    private mutating func under(_ inner: ElementCondition?, _ read: (inout Self) -> Void) {
        let outer = condition
        if let inner, outer?.subject != .platform { condition = inner }
        read(&self)
        condition = outer
    }

    private func element(of condition: Condition, isNegated: Bool) -> ElementCondition? {
        switch condition {
        case .platform(let text): ElementCondition(subject: .platform, isNegated: isNegated, text: text)
        case .expression(let expression):
            ElementCondition(subject: .app, isNegated: isNegated, text: spelling.spelling(of: expression.range))
        case .binding(let name, _): ElementCondition(subject: .app, isNegated: isNegated, text: "let \(name)")
        case .pattern: nil
        }
    }

    // MARK: Expressions

    private mutating func read(_ expression: Expression?) {
        guard let expression else { return }
        let isWhole = isShown
        isShown = false
        if readsTexts, !isLogged, let found = WrittenTextReader.lookup(expression) {
            note([found], in: isWhole ? .view : .anywhere)
        }
        switch expression.kind {
        case .call(let callee, let arguments):
            if !note(callee, called: expression, with: arguments) { read(called: callee) }
            let wasLogged = isLogged
            let wasAppearing = isAppearing
            isAppearing = isAppearing || Self.isAppearance(callee)
            let chain = Self.chain(callee)
            isLogged = isLogged || chain.map(WrittenTextReader.isLog) ?? false
            if readsTexts, !isLogged {
                let names = chain ?? []
                let shown = WrittenTextReader.shown(byCalling: names.last.map(String.init) ?? "", with: arguments)
                for (value, sink, isKey) in shown {
                    note(WrittenTextReader(isKey: isKey).texts(of: value), in: sink)
                    if isKey { noteKey(value, in: sink, by: names.last.map(String.init) ?? "", with: arguments) }
                }
                if shown.isEmpty { note(WrittenTextReader.notices(byCalling: names, with: arguments), in: .notice) }
                note(ReturnedTextReader.texts(byCalling: callee, with: arguments, of: handlers), in: .notice)
                let ranges = shown.map(\.value.range)
                // What is made with a text, as a picker or a field is, shows it itself.
                let isMade = names.last?.first?.isUppercase ?? false
                for argument in arguments {
                    isShown = isMade || ranges.contains(argument.value.range)
                    read(argument.value)
                }
            } else {
                read(arguments)
            }
            isLogged = wasLogged
            isAppearing = wasAppearing
        case .name, .member:
            if note(expression) { return }
            if case .member(let base, _, _) = expression.kind { read(base) }
        case .index(let base, let arguments):
            read(base)
            noteAttributes(arguments)
            read(arguments)
        case .closure(let closure): read(closure.body)
        case .array(let elements): for element in elements { read(element) }
        case .dictionary(let entries):
            for entry in entries {
                read(entry.key)
                read(entry.value)
            }
        // What is shown to developers alone runs in no app.
        case .macro("Preview", _): break
        case .tuple(let arguments), .macro(_, let arguments): read(arguments)
        case .ternary(let condition, let then, let otherwise):
            if readsTexts, !isLogged {
                note(WrittenTextReader.plural(condition, then, otherwise, at: expression.range), in: .anywhere)
            }
            read(condition)
            isShown = isWhole
            under([.expression(condition)]) { $0.read(then) }
            isShown = isWhole
            under([.expression(condition)], isNegated: true) { $0.read(otherwise) }
        case .binary(let sign, let left, let right):
            let compared = Argument(label: sign, value: right)
            isShown = isWhole && sign == "??"
            if !Self.relations.contains(sign) || !note(left, called: expression, with: [compared]) { read(left) }
            isShown = isWhole && sign == "??"
            if readsTexts, !isLogged, sign == "=", let chain = Self.chain(left),
                let sink = WrittenTextReader.sink(ofAssigningTo: chain, inScreen: isScreen)
            {
                note(WrittenTextReader(isKey: false).texts(of: right), in: sink)
                isShown = true
            }
            read(right)
        case .unary(_, let inner), .cast(let inner, _, _):
            isShown = isWhole
            read(inner)
        case .conditional(let conditional): read(conditional)
        case .conditionalCompilation(let base, let clauses):
            read(base)
            for clause in clauses {
                let platform = clause.condition.map { ElementCondition(subject: .platform, text: $0) }
                under(platform) { $0.read(clause.expression) }
            }
        case .string(let segments):
            for case .interpolation(let value) in segments { read(value) }
            note(segments, at: expression.range)
        case .keyPath(let path):
            if let name = name(path.split(separator: ".")) { add(.named(name, []), at: expression.range) }
        case .number, .boolean, .null, .other: break
        }
    }

    /// Reads what is called: of a function that looks a text up, which has been seen with its arguments, the text.
    private mutating func read(called callee: Expression) {
        if case .member(let base, let name, _) = callee.kind, ShownTextNames.lookups.contains(name) {
            read(base)
        } else {
            read(callee)
        }
    }

    private mutating func read(_ arguments: [Argument]) {
        for argument in arguments { read(argument.value) }
    }

    /// Takes down the key that a view of SwiftUI makes of a text, with values in it or without; what writes its places
    /// itself is left out, as is what is looked up elsewhere.
    private mutating func noteKey(
        _ value: Expression, in sink: WrittenText.Sink, by function: String, with arguments: [Argument]
    ) {
        guard !arguments.contains(where: { $0.label.map(ShownTextNames.tables.contains) ?? false }) else { return }
        if let key = WrittenTextReader.key(value, shownBy: function) { return note([key], in: sink) }
        guard let found = WrittenTextReader.format(value),
            !spelling.spelling(of: value.range).holds("specifier:")
        else { return }
        note([found], in: sink)
    }

    /// Takes down what is asked of the attributes of a file by a bare key, `attributes[.creationDate]`, in a file that
    /// reads them.
    private mutating func noteAttributes(_ arguments: [Argument]) {
        guard case .member(nil, let key, _)? = arguments.first?.value.unwrapped.kind,
            let known = name(["FileAttributeKey", key[...]]), index.token(of: "attributesOfItem") != nil
        else { return }
        add(.named(known, []), at: arguments[0].value.range)
    }

    private static func isAppearance(_ callee: Expression) -> Bool {
        guard case .member(_, let name, _) = callee.unwrapped.kind else { return false }
        return LaunchSearch.appearances.contains(name)
    }

    /// What stands between a name and what is assigned to it or compared with it.
    private static let relations: Set<String> = ["=", "==", "!=", "<", ">", "<=", ">=", "===", "!=="]

    /// Takes down texts that are made for people.
    private mutating func note(_ texts: [WrittenTextReader.Found], in sink: WrittenText.Sink) {
        for text in texts {
            var form = text.form
            if case .filled(let parts, let values) = form {
                let varying = values.map { name in name.flatMap { fixedTexts.contains($0) ? nil : $0 } }
                guard varying.contains(where: { $0 != nil }) else { continue }
                form = .filled(parts, values: varying)
            }
            add(.text(WrittenText(form, in: sink)), at: text.range)
        }
    }

    /// Takes down that something is declared with a text that stands there.
    private mutating func noteFixed(_ value: Expression?, of name: String) {
        guard case .string? = value?.kind else { return }
        fixedTexts.insert(name)
    }

    /// The value that a case of a `switch` compares its subject with.
    private static func comparison(_ condition: Condition) -> Argument? {
        guard case .pattern(.expression(let value), _) = condition else { return nil }
        return Argument(label: "==", value: value)
    }

    /// Takes down the texts that a declaration gives back to whoever shows them.
    private mutating func noteReturned(by body: [Statement], named name: String) {
        guard readsTexts else { return }
        for (text, isName) in ReturnedTextReader.texts(of: body, named: name) {
            note([text], in: isName ? .title : .notice)
        }
    }

    /// Takes down the value that something is declared with, where a rule asks for it: `=name`.
    private mutating func noteValue(_ value: Expression?, of declared: String) {
        guard let value, let name = name(["=" + declared]) else { return }
        add(.named(name, [Self.argument(Argument(label: "=", value: value))]), at: value.range)
    }

    /// Takes down the name of a type that another inherits from, or of an attribute.
    private mutating func noteName(
        _ written: String, at range: ByteRange, with arguments: [Argument] = [], words: [CodeArgument] = []
    ) {
        guard let name = name(written.split(separator: ".")) else { return }
        add(.named(name, arguments.map(Self.argument) + words), at: range)
    }

    private mutating func add(_ api: CodeUse.API, at range: ByteRange) {
        uses.append(
            CodeUse(
                api, place: SourcePlace(file: file, range: range), type: type, function: function,
                condition: condition, runsAtLaunch: function.flatMap(runsAtLaunch)))
    }

    private func runsAtLaunch(_ function: String) -> Bool? {
        launch.has(function, of: type, isAppearing: isAppearing, isConditional: condition != nil)
    }

    /// Takes down a text that a rule asks for.
    private mutating func note(_ segments: [StringSegment], at range: ByteRange) {
        guard let text = Self.text(segments), let name = beginning(text) else { return }
        add(.named(name, [CodeArgument(label: nil, value: .string(text))]), at: range)
    }

    /// Takes down what a chain of names is a use of; `false` where it is none.
    private mutating func note(
        _ chain: Expression, called call: Expression? = nil, with arguments: [Argument] = []
    ) -> Bool {
        guard let parts = Self.chain(chain), let name = name(parts) else { return false }
        if MovementCalls.names.contains(name) {
            let reader = MovementReader(index: index, declaration: declaration)
            if let call, let found = reader.movement(byCalling: name, call, with: arguments) {
                let reach = CodeArgument(label: MovementCalls.reach, value: .name(found.reach.rawValue))
                add(.named(name, [reach]), at: found.range)
            }
            return false
        }
        add(.named(name, arguments.filter { !$0.isTrailing }.map(Self.argument)), at: (call ?? chain).range)
        // What the chain begins with may be made by calls that use something as well.
        if case .member(let base, _, _) = chain.kind { read(base) }
        return true
    }

    /// The names of a chain, outermost first; calls and marks in between are passed over.
    private static func chain(_ expression: Expression) -> [Substring]? {
        var names: [Substring] = []
        var next: Expression? = expression
        walk: while let link = next {
            switch link.kind {
            case .name(let name):
                names.append(name[...])
                break walk
            case .member(let base, let name, _):
                names.append(name[...])
                next = base
            case .call(let callee, _): next = callee
            case .unary(_, let inner): next = inner
            default: break walk
            }
        }
        guard !names.isEmpty else { return nil }
        names.reverse()
        return names
    }

    private static func argument(_ argument: Argument) -> CodeArgument {
        let value: CodeArgument.Value =
            switch argument.value.kind {
            case .string(let segments): text(segments).map(CodeArgument.Value.string) ?? .interpolated(names(segments))
            case .number(let number): .number(number)
            case .boolean(let flag): .flag(flag)
            case .name(let name), .member(_, let name, _): .name(name)
            case .null: .name("nil")
            default: .other
            }
        return CodeArgument(label: argument.label, value: value)
    }

    /// The names of the values that are put into a text: of `\(session.token)` it is `token`.
    private static func names(_ segments: [StringSegment]) -> [String] {
        segments.compactMap { segment in
            guard case .interpolation(let value) = segment else { return nil }
            return chain(value)?.last.map(String.init)
        }
    }

    private static func text(_ segments: [StringSegment]) -> String? {
        var text = ""
        for segment in segments {
            guard case .text(let part) = segment else { return nil }
            text += part
        }
        return text
    }
}
