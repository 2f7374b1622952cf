import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// Finds out what colors functions, properties and initializers of the project make, by following what they do.
struct ProjectColorReader {
    /// Reads the colors that they are made of.
    let colors: ColorReader

    private var evaluator: Evaluator { colors.evaluator }
    private var program: Program { evaluator.program }

    /// The color that a function or a property of the project works out of its argument in several steps, such as
    /// `UIColor.fromHex("a3aab1")` or `"a3aab1".color`; `nil` where the expression asks for no such color.
    ///
    /// What it returns early is for arguments that are not the one at hand, so that none of its returns is taken for
    /// the color where the way to it cannot be followed, unless all of them are known.
    func workedOut(_ expression: Expression, in scope: Scope, of type: String) -> ColorUse? {
        guard let (statements, home, kind) = steps(of: expression, in: scope, asked: type),
            let first = statements.first
        else { return nil }
        return evaluator.budget.descend(
            intoBodyAt: SourcePlace(file: home.file, range: first.range), otherwise: .unknown
        ) { color(of: statements, at: expression, in: home, of: kind) }
    }

    private func color(
        of statements: [Statement], at expression: Expression, in home: Scope, of kind: String
    ) -> ColorUse {
        var machine = ColorInterpreter(evaluator: evaluator, scope: home, returning: kind)
        if let color = machine.color(of: statements) { return color }
        // By the color scheme, or a choice of colors each of which is known.
        let scheme = ColorSchemeReader(colors: colors).schemeColor(statements, in: home, of: kind)
        if scheme != .unknown { return scheme }
        let found: [ColorUse] = evaluator.result(of: statements, in: home).alternatives.map {
            colors.color($0, at: expression, in: home, of: kind)
        }
        return found.isEmpty || found.contains(where: \.holdsUnknown) ? .unknown : .oneOf(found)
    }

    /// The statements that make a color, where they are more than one expression or what a text brings along, with what
    /// they see and the type made.
    private func steps(
        of expression: Expression, in scope: Scope, asked: String
    ) -> (statements: [Statement], home: Scope, type: String)? {
        switch expression.kind {
        case .call(let callee, let arguments):
            guard let (receiver, candidates) = functions(calledBy: callee, in: scope, asked: asked),
                let function = Arguments.best(candidates, for: arguments, from: scope.lookupContext),
                let kind = Self.colorType(function.declaration.result, or: asked),
                Self.isInSteps(function.declaration.body)
            else { return nil }
            let home = Scope(
                parent: nil, names: Arguments.bind(arguments, to: function.declaration.parameters, from: scope),
                receiver: receiver,
                file: function.file, module: function.module)
            return (function.declaration.body, home, kind)
        case .member(let base?, let name, _):
            guard !Self.isColorType(base) else { return nil }
            let value = evaluator.value(of: base, in: scope)
            guard case .text = value, let property = evaluator.textExtension(name, from: scope.lookupContext),
                let kind = Self.colorType(property.declaration.type, or: asked),
                let getter = property.declaration.getter
            else { return nil }
            let home = Scope(parent: nil, receiver: .value(value), file: property.file, module: property.module)
            return (getter, home, kind)
        default:
            return nil
        }
    }

    /// Functions that a call names: of what stands before the name, or of the color that the code belongs to.
    private func functions(
        calledBy callee: Expression, in scope: Scope, asked: String
    ) -> (Scope.Receiver, [LinkedFunction])? {
        switch callee.kind {
        case .member(let base, let name, _):
            return program.isMethod(name) ? functions(name, of: base, in: scope, asked: asked) : nil
        case .name(let name):
            guard program.isMethod(name), scope.local(name) == nil, let own = scope.currentType,
                StaticColors.types.contains(own.name)
            else { return nil }
            return colorFunctions(name, of: [own.name], in: scope)
        default: return nil
        }
    }

    /// Functions of a name that a type or a text has, and who has them.
    private func functions(
        _ name: String, of base: Expression?, in scope: Scope, asked: String
    ) -> (Scope.Receiver, [LinkedFunction])? {
        guard let base else { return colorFunctions(name, of: StaticColors.extended(by: asked), in: scope) }
        if case .name(let type) = base.kind, StaticColors.types.contains(type) {
            return colorFunctions(name, of: [type], in: scope)
        }
        switch evaluator.value(of: base, in: scope) {
        case .type(let type): return (.type(type), program.functions(name, of: type))
        case .enumCase(let type?, let word, let payload):
            return (.value(.enumCase(type: type, name: word, payload: payload)), program.functions(name, of: type))
        // A class may have another built on it that answers otherwise.
        case .instance(let object) where object.type.keyword == .structure:
            return (.value(.instance(object)), program.functions(name, of: object.type))
        case .text(let words):
            for linked in program.types(named: "String", from: scope.lookupContext) {
                if let found = linked.functions[name] { return (.value(.text(words)), found) }
            }
            return nil
        default: return nil
        }
    }

    /// Functions of a name that the project adds to the first of several types of colors that has any.
    func colorFunctions(_ name: String, of types: [String], in scope: Scope) -> (Scope.Receiver, [LinkedFunction])? {
        for linked in types.flatMap({ program.types(named: $0, from: scope.lookupContext) }) {
            if let found = linked.functions[name] { return (.type(linked), found) }
        }
        return nil
    }

    private static func isColorType(_ expression: Expression) -> Bool {
        if case .name(let name) = expression.kind { StaticColors.types.contains(name) } else { false }
    }

    /// The type of a color that a declaration says it gives.
    static func colorType(_ declared: TypeName?, or asked: String) -> String? {
        guard let name = declared?.name else { return nil }
        if name == "Self" { return asked }
        return StaticColors.types.contains(name) ? name : nil
    }

    /// Whether statements do more than give one value: they choose one, come to it in several steps, or make it of
    /// components that they work out.
    private static func isInSteps(_ statements: [Statement]) -> Bool {
        switch Evaluator.onlyExpression(statements)?.kind {
        case .ternary, .conditional: true
        case .call(let callee, let arguments):
            ColorInterpreter.isColorInitializer(callee)
                && arguments.contains { $0.label.map(ColorComponents.leading.contains) ?? false }
        case nil: !statements.isEmpty
        default: false
        }
    }

    // MARK: Initializers

    /// The color an initializer of the project makes, such as `Color(hex:)`: by following its body, never by its name.
    func projectInitializer(
        _ arguments: [Argument], of type: String, in scope: Scope
    ) -> ColorUse {
        let candidates = program.types(named: type, from: scope.lookupContext).flatMap { $0.functions["init"] ?? [] }
        guard let chosen = Arguments.best(candidates, for: arguments, from: scope.lookupContext),
            Self.accepts(chosen.declaration.parameters, arguments)
        else { return .unknown }
        let declaration = chosen.declaration
        let home = Scope(
            parent: nil, names: Arguments.bind(arguments, to: declaration.parameters, from: scope), file: chosen.file,
            module: chosen.module)
        if let only = Evaluator.onlyExpression(declaration.body), case .call(let callee, let inner) = only.kind,
            case .member(_, "init", _) = callee.kind
        {
            let found = evaluator.budget.descend(
                intoBodyAt: SourcePlace(file: chosen.file, range: declaration.range), otherwise: .unknown
            ) { initialized(inner, of: type, in: home) }
            if found != .unknown { return found }
        }
        var machine = ColorInterpreter(evaluator: evaluator, scope: home, initializing: type)
        return machine.color(of: declaration.body) ?? .unknown
    }

    /// Whether each argument has a parameter, and each parameter an argument or a default.
    private static func accepts(_ parameters: [Parameter], _ arguments: [Argument]) -> Bool {
        let matched = Arguments.match(arguments, to: parameters)
        guard matched.count(where: { $0 != nil }) == arguments.count else { return false }
        return parameters.indices.allSatisfy { matched[$0] != nil || parameters[$0].defaultValue != nil }
    }

    private func initialized(_ arguments: [Argument], of type: String, in scope: Scope) -> ColorUse {
        colors.color(
            Expression(.call(callee: Expression(.name(type), .zero), arguments: arguments), .zero), in: scope, of: type)
    }
}

extension ColorUse {
    /// Whether it may be a color that is not known.
    var holdsUnknown: Bool {
        switch self {
        case .unknown: true
        case .oneOf(let colors), .candidates(let colors), .themes(of: _, let colors):
            colors.isEmpty || colors.contains(where: \.holdsUnknown)
        case .withOpacity(let inner, _), .constant(let inner, _): inner.holdsUnknown
        case .appearance(let light, let dark): light.holdsUnknown || dark.holdsUnknown
        case .literal, .system, .asset, .gradient, .material: false
        }
    }
}
