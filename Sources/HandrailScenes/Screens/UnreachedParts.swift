import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailSwiftUI
import HandrailValues

/// Finds views that nothing has led to and that are no types of SwiftUI: what components of packages show, what
/// factories, coordinators and routers make, and closures that somebody keeps to show what they make later.
///
/// Each is judged as a component by itself, with what it is given left open.
struct UnreachedParts {
    /// The linked project.
    let program: Program

    /// Views of one kind or another, with the type that makes them.
    struct Part {
        /// The type.
        let type: LinkedType
        /// What makes them.
        let source: ViewSource
        /// Where that is written.
        let place: SourcePlace
        /// Where the first of their statements stands; `nil` for the body of a component.
        let start: SourcePlace?
    }

    /// All of them, reached or not.
    func all() -> [Part] {
        let makers = program.types.filter { $0.isAudited && $0.keyword != nil && program.role(of: $0) == .other }
        return makers.flatMap(parts(of:)) + keptClosures()
    }

    // MARK: Types

    private func parts(of type: LinkedType) -> [Part] {
        let made = type.shownParts.filter { part in
            // What is handed the view that it changes is a modifier or a style.
            !part.parameters.contains { parameter in
                parameter.type.map { Self.given.contains($0.name) } ?? false
            }
        }
        if let body = made.first(where: { $0.name == "body" && !$0.isStatic }), type.keyword != .protocolType {
            let place = SourcePlace(file: type.file, range: type.range)
            return [Part(type: type, source: Self.root(type), place: SourcePlace(file: body.file, range: place.range),
                start: nil)]
        }
        return made.compactMap { part in
            guard let first = part.body.first else { return nil }
            let names = part.parameters.map { ($0.name, Binding.value(.runtime($0.type))) }
            let scope = Scope(
                parent: nil, names: Dictionary(names) { first, _ in first },
                receiver: part.isStatic ? .type(type) : .value(Self.value(of: type)), file: part.file,
                module: part.module)
            return Part(
                type: type, source: .statements(part.body, scope),
                place: SourcePlace(file: part.file, range: part.range),
                start: SourcePlace(file: part.file, range: first.range))
        }
    }

    /// What styles and modifiers are given of the view that they change.
    private static let given: Set<String> = ["Content", "Configuration"]

    /// A value of a type whose properties are all set at run time.
    private static func value(of type: LinkedType) -> Value {
        .instance(Instance(type: type, properties: [:], isRuntime: true))
    }

    private static func root(_ type: LinkedType) -> ViewSource {
        let scope = Scope(parent: nil, names: ["root": .value(value(of: type))], file: type.file, module: type.module)
        return .expression(Expression(.name("root"), type.range), scope)
    }

    // MARK: Closures

    /// Closures of views that are handed to functions which give no view back, those that stand in tables, and those of
    /// stacks that a view of the project is given and may show later.
    private func keptClosures() -> [Part] {
        var names: Set<String> = []
        for type in program.types where type.keyword != nil && program.role(of: type) == .other {
            for function in type.functions.values.joined() where Self.keepsViews(function.declaration) {
                names.insert(function.declaration.name == "init" ? type.simpleName : function.declaration.name)
            }
        }
        let views = Set(program.types.lazy.filter { program.role(of: $0) == .view }.map(\.simpleName))
        let namesMethods = names.contains(where: program.isMethod)
        var parts: [Part] = []
        for type in program.types where type.isAudited && program.role(of: type) != .preview {
            let tables = type.properties.values.filter { Self.isTable($0.declaration) }
            if names.isDisjoint(with: type.constructs), views.isDisjoint(with: type.constructs), tables.isEmpty,
                !namesMethods
            {
                continue
            }
            var finder = KeptClosureFinder(names: names, views: views)
            for property in type.properties.values.sorted(by: { $0.declaration.range < $1.declaration.range }) {
                let declaration = property.declaration
                if let value = declaration.initialValue { finder.read(value, isTable: Self.isTable(declaration)) }
                finder.read(declaration.getter ?? [])
                parts += finder.take().compactMap { part($0, of: type, property.file, property.module) }
            }
            for function in type.functions.values.joined().sorted(by: { $0.place < $1.place }) {
                finder.read(function.declaration.body)
                parts += finder.take().compactMap { part($0, of: type, function.file, function.module) }
            }
        }
        return parts
    }

    private func part(_ closure: Closure, of type: LinkedType, _ file: FileIndex, _ module: Int) -> Part? {
        guard let first = closure.body.first, let last = closure.body.last else { return nil }
        let scope = Scope(parent: nil, receiver: .value(Self.value(of: type)), file: file, module: module)
        return Part(
            type: type, source: .statements(closure.body, scope.binding(closure.openNames)),
            place: SourcePlace(file: file, range: first.range.union(last.range)),
            start: SourcePlace(file: file, range: first.range))
    }

    /// Whether a function is handed closures of views without giving views back itself.
    private static func keepsViews(_ function: FunctionDeclaration) -> Bool {
        if function.result.map({ SwiftUIProtocols.viewTypes.contains($0.name) }) ?? false { return false }
        return function.parameters.contains { parameter in
            guard parameter.takesClosure, let type = parameter.type else { return false }
            return parameter.attributes.contains(SwiftUIProtocols.viewBuilder)
                || SwiftUIProtocols.anyView.contains(type.name)
        }
    }

    /// Whether a property is a table or a list of closures of views.
    private static func isTable(_ declaration: PropertyDeclaration) -> Bool {
        guard let type = declaration.type else { return false }
        if type.isArray, SwiftUIProtocols.anyView.contains(type.name) { return true }
        return type.arguments.contains { $0.isFunction && SwiftUIProtocols.anyView.contains($0.name) }
    }
}

/// Finds the closures that are handed to functions of some names, wherever these are called in code.
struct KeptClosureFinder {
    /// The functions, and types by whose initializers closures are kept.
    let names: Set<String>
    /// Views of the project, which may keep views that they are given.
    let views: Set<String>
    private var found: [Closure] = []

    init(names: Set<String>, views: Set<String>) {
        self.names = names
        self.views = views
    }

    /// What was found since it was asked last.
    mutating func take() -> [Closure] {
        defer { found = [] }
        return found
    }

    /// What a stack or another view of the system holds that is written as an argument, with modifiers or without.
    private static func content(of argument: Expression) -> Closure? {
        guard case .call(let callee, let arguments) = argument.kind else { return nil }
        if case .member(let base?, _, _) = callee.kind { return content(of: base) }
        guard case .name(let name) = callee.kind, let entry = ViewTable.entry(for: name), !entry.kind.isControl,
            case .closure(let closure)? = arguments.last?.value.kind
        else { return nil }
        return closure
    }

    /// Reads statements.
    mutating func read(_ body: [Statement]) {
        for statement in body {
            switch statement.kind {
            case .expression(let expression), .result(let expression?), .tupleBinding(_, let expression):
                read(expression)
            case .binding(_, _, let value): if let value { read(value) }
            case .guardElse(_, let inner), .block(let inner), .caught(let inner): read(inner)
            case .forEach(_, let sequence, let inner):
                read(sequence)
                read(inner)
            case .conditionalCompilation(let clauses): for clause in clauses { read(clause.body) }
            case .function(let function): read(function.body)
            case .result(nil), .other: break
            }
        }
    }

    /// Reads an expression.
    ///
    /// - Parameter isTable: whether closures that stand in it as values are kept.
    mutating func read(_ expression: Expression, isTable: Bool = false) {
        switch expression.kind {
        case .call(let callee, let arguments):
            let keeps = callee.lastName.map(names.contains) ?? false
            let shows = callee.lastName.map(views.contains) ?? false
            read(callee)
            for argument in arguments {
                if keeps, case .closure(let closure) = argument.value.kind { found.append(closure) }
                if shows, let content = Self.content(of: argument.value) { found.append(content) }
                read(argument.value)
            }
        case .member(let base?, _, _), .unary(_, let base), .cast(let base, _, _): read(base)
        case .index(let base, let arguments):
            read(base)
            for argument in arguments { read(argument.value) }
        case .closure(let closure):
            if isTable { found.append(closure) }
            read(closure.body)
        case .array(let elements): for element in elements { read(element, isTable: isTable) }
        case .dictionary(let pairs): for pair in pairs { read(pair.value, isTable: isTable) }
        case .tuple(let parts): for part in parts { read(part.value, isTable: isTable) }
        case .ternary(let condition, let then, let otherwise):
            for part in [condition, then, otherwise] { read(part) }
        case .binary(_, let left, let right):
            read(left)
            read(right)
        case .conditional(let conditional): for branch in conditional.branches { read(branch.body) }
        case .conditionalCompilation(let base, _): read(base)
        case .member(nil, _, _), .string, .number, .boolean, .null, .name, .keyPath, .macro, .other: break
        }
    }
}
